/** Set-up as it is proposed: an answer to every question that is still to come, which people may change before they take all of
 * them at once. What is sent is one ordinary choice after the other. */
import type { Decision, Option } from '../../lib/wire'
import type { DaggerView, QuestionView } from './view'

const nameOf = ({ kind, hero }: { kind: string; hero: string }) => `${kind} ${hero}`
const questionOf = (decision: Decision) => nameOf({ kind: decision.kind, hero: decision.origin })

export class SetUpProposal {
  /** Somebody would rather be asked one question after the other. */
  apart = $state(false)
  /** What was changed, by question. */
  #wishes = $state.raw<Record<string, string>>({})
  /** What has been taken and is still to be sent. Each counts once: what is taken back is asked again. */
  #taken: Record<string, string> = {}

  /** What will be answered to a question. */
  answer(question: QuestionView): string {
    return this.#wishes[nameOf(question)] ?? question.suggested
  }

  /** What may be answered: also what another question of the kind would take, for then the two change places. */
  things(question: QuestionView, all: QuestionView[]): string[] {
    return [...new Set(all.filter(({ kind }) => kind === question.kind && kind !== 'support').flatMap(({ things }) => things).concat(question.things))]
  }

  wish(question: QuestionView, thing: string, all: QuestionView[]): void {
    const rival = all.find((other) => other.kind === question.kind && other !== question && this.answer(other) === thing)
    const swapped = rival ? { [nameOf(rival)]: this.answer(question) } : {}
    this.#wishes = { ...this.#wishes, ...swapped, [nameOf(question)]: thing }
  }

  /** The option of a decision that is proposed. */
  proposed(decision: Decision, questions: QuestionView[]): Option | undefined {
    const question = questions.find((one) => nameOf(one) === questionOf(decision))
    return question && decision.options.find(({ targets }) => targets[0] === this.answer(question))
  }

  /** All questions of a seat are answered as proposed. */
  take(questions: QuestionView[]): void {
    this.#taken = Object.fromEntries(questions.map((question) => [nameOf(question), this.answer(question)]))
    this.#wishes = { ...this.#taken }
  }

  /** The option that has been taken beforehand; one that is no longer there is asked about. */
  next(decision: Decision): Option | undefined {
    const thing = this.#taken[questionOf(decision)]
    delete this.#taken[questionOf(decision)]
    return decision.options.find(({ targets }) => targets[0] === thing)
  }
}

/** The table as it will be if everything is taken as proposed. */
export function withProposal(view: DaggerView, opening: SetUpProposal, questions: QuestionView[]): DaggerView {
  const answers = new Map(questions.map((question) => [nameOf(question), opening.answer(question)]))
  const iliad = answers.get('iliad ') ?? view.iliad
  const first = view.heroes.findIndex(({ id }) => id === answers.get('first '))
  const heroes = view.heroes.map((hero) => {
    const start = answers.get(`start ${hero.id}`)
    const support = answers.get(`support ${hero.id}`)
    return {
      ...hero,
      aspect: hero.aspect || (answers.get(`aspect ${hero.id}`) ?? ''),
      ready: support ? [support] : hero.ready,
      space: start === 'iliad' ? iliad : (start ?? hero.space),
    }
  })
  return { ...view, heroes, iliad, first: first < 0 ? view.first : first }
}
