"""What a card says, made from its effect trees: the printed text cannot disagree with what the card does."""

from __future__ import annotations

from tableverse.games.champions.cards import KINDS, Card, Cards, Constant, Use
from tableverse.games.champions.vocabulary.verbs.lasting import say_change
from tableverse.kernel.effects import Voice


def say_card(cards: Cards, card: Card, voice: Voice) -> list[str]:
    """The lines of a card's text, keywords first."""
    lines: list[str] = []
    for name, amount in card.keywords.items():
        keyword = voice.word(f"champions-keyword-{name}")
        keyword = keyword[:1].upper() + keyword[1:]
        lines.append(f"{keyword} {amount}." if name in ("retaliate", "hinder", "incite", "victory") else f"{keyword}.")
    lines += card.terms.say(voice, {other.id: other.names for other in cards.by_id.values()})
    if card.campaign:
        campaign = cards.registry.name("campaign", card.campaign, voice.language)
        lines.append(voice.word("champions-line-campaign", campaign=campaign))
    if card.endless:
        lines.append(voice.word("champions-line-endless"))
    if card.giver:
        lines.append(voice.word("champions-line-give-to", card=cards.by_id[card.giver].names[voice.language]))
    if card.play_form:
        form = voice.word(f"champions-kind-{card.play_form}")
        lines.append(voice.word("champions-line-play-form", form=form))
    if card.under_anyone:
        lines.append(voice.word("champions-line-anyone"))
    if card.attach is not None:
        lines.append(voice.word("champions-line-attach", to=card.attach.say(voice)))
    if card.attach_else:
        lines.append(voice.word("champions-line-otherwise-surge"))
    if card.deck_limit:
        lines.append(voice.word("champions-line-deck-limit", amount=card.deck_limit))
    lines += card.building.say(voice)
    if card.limit_per:
        lines.append(voice.word(f"champions-line-max-{card.limit_per}"))
    for period, amount in card.most_played.items():
        lines.append(voice.word(f"champions-line-max-{period}", amount=amount))
    if card.counters:
        key = "champions-line-uses" if card.uses_up else "champions-line-counters"
        lines.append(voice.word(key, amount=card.counters))
    if card.doubles:
        aspect = voice.word(f"champions-aspect-{card.doubles}")
        lines.append(voice.word("champions-line-doubles", aspect=aspect))
    for toll in card.tolls:
        said = {"of": toll.of.say(voice), "cost": voice.clause(toll.cost.effect.say(voice))}
        if toll.to == "ready":
            lines.append(voice.word("champions-line-toll-ready", **said))
        else:
            kind = voice.word(f"champions-kind-{toll.to}")
            lines.append(voice.word("champions-line-toll-play", kind=kind, **said))
    lines += [say_constant(constant, voice) for constant in card.constants]
    for use in card.uses:
        starred = any(card.starred(use, name) for name in card.stars)
        lines.append(f"★ {say_use(use, voice)}" if starred else say_use(use, voice))
    return lines


def say_constant(constant: Constant, voice: Voice) -> str:
    of = constant.of.say(voice)
    what = say_change(voice, constant.name, constant.amount)
    if constant.when is None:
        said = voice.word("champions-line-constant", of=of, what=what)
    else:
        said = voice.word("champions-line-constant-while", of=of, what=what, when=constant.when.say(voice))
    return said[:1].upper() + said[1:]


def say_use(use: Use, voice: Voice) -> str:
    """ "Hero Action (attack): exhaust this card → deal 2 damage to it."."""
    head = voice.word(f"champions-heading-{use.heading}")
    notes = [voice.word(f"champions-label-{label}") for label in use.labels]
    if use.form:
        notes.insert(0, voice.word(f"champions-kind-{use.form}"))
    if use.limit:
        notes.append(voice.word(f"champions-limit-{use.limit}"))
    if use.anyone:
        notes.append(voice.word("champions-label-anyone"))
    if use.once:
        notes.append(voice.word("champions-limit-once"))
    if use.pays_for:
        kind = "kind" if use.pays_for in KINDS else "aspect"
        what = voice.word(f"champions-{kind}-{use.pays_for}")
        notes.append(voice.word("champions-limit-pays-for", what=what))
    notes += [voice.word(f"champions-limit-ignores-{icon}") for icon in use.ignores]
    if notes:
        head = f"{head} ({', '.join(notes)})"
    if use.effect.on:
        when = voice.word(f"champions-when-{use.effect.on}", moment=use.effect.moment)
        if use.effect.when is not None:
            when = voice.word("champions-line-if", when=when, condition=use.effect.when.say(voice))
        head = f"{head} — {when}"
    effect = use.effect.effect.say(voice)
    costs: list[str] = []
    if use.spend[:1] == ("x",):
        costs.append(voice.word("champions-line-spend-x", kinds=voice.word(f"champions-resource-{use.spend[1]}")))
    elif use.spend:
        kinds = voice.all_of([voice.word(f"champions-resource-{kind}") for kind in use.spend])
        costs.append(voice.word("champions-line-spend", kinds=kinds))
    if use.cost is not None:
        costs.append(voice.clause(use.cost.effect.parts()[0].say(voice)))
    if costs:
        effect = voice.word("champions-line-cost", cost=voice.all_of(costs), effect=effect)
    return voice.word("champions-line", head=head, effect=effect)
