/**
 * The proposed set-up: an answer to every remaining question, which the player can change before accepting all. The
 * answers are sent as ordinary choices, one at a time.
 */
import type { Decision, Option } from '../../lib/wire'
import type { DaggerView, QuestionView } from './view'

const nameOf = ({ kind, hero }: { kind: string; hero: string }) => `${kind} ${hero}`
const questionOf = (decision: Decision) => nameOf({ kind: decision.kind, hero: decision.origin })

export class SetUpProposal {
  /** Whether the player answers the questions one at a time instead. */
  apart = $state(false)
  /** Changed answers, by question. */
  #wishes = $state.raw<Record<string, string>>({})
  /** Accepted answers still to be sent. Each is sent once, so that the player decides again after an undo. */
  #taken: Record<string, string> = {}

  /** Return the current answer to a question. */
  answer(question: QuestionView): string {
    return this.#wishes[nameOf(question)] ?? question.suggested
  }

  /** Return the possible answers, including the answers to a similar question that can be swapped with. */
  things(question: QuestionView, all: QuestionView[]): string[] {
    return [...new Set(all.filter(({ kind }) => kind === question.kind && kind !== 'support').flatMap(({ things }) => things).concat(question.things))]
  }

  wish(question: QuestionView, thing: string, all: QuestionView[]): void {
    const rival = all.find((other) => other.kind === question.kind && other !== question && this.answer(other) === thing)
    const swapped = rival ? { [nameOf(rival)]: this.answer(question) } : {}
    this.#wishes = { ...this.#wishes, ...swapped, [nameOf(question)]: thing }
  }

  /** Return the proposed option of a decision. */
  proposed(decision: Decision, questions: QuestionView[]): Option | undefined {
    const question = questions.find((one) => nameOf(one) === questionOf(decision))
    return question && decision.options.find(({ targets }) => targets[0] === this.answer(question))
  }

  /** Accept the proposed answers to these questions. */
  take(questions: QuestionView[]): void {
    this.#taken = Object.fromEntries(questions.map((question) => [nameOf(question), this.answer(question)]))
    this.#wishes = { ...this.#taken }
  }

  /** Return the accepted option of a decision. If it no longer exists, the player must decide. */
  next(decision: Decision): Option | undefined {
    const thing = this.#taken[questionOf(decision)]
    delete this.#taken[questionOf(decision)]
    return decision.options.find(({ targets }) => targets[0] === thing)
  }
}

/** Return the view with all proposed answers applied. */
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
