#!/usr/bin/env python3
"""Refuse a commit message whose subject breaks the rules of CONTRIBUTING.md; `make hooks` installs it as a Git hook."""

from __future__ import annotations

import re
import sys
from pathlib import Path

LONGEST_SUBJECT = 72

#: Subjects that Git writes itself. They may be long and need not begin with a verb.
WRITTEN_BY_GIT = re.compile(
    r"""Merge\ (branch|commit|pull\ request|remote-tracking\ branch|tag)\b
      | (Revert|Reapply)\ "
      | (fixup|squash|amend)!\ """,
    re.VERBOSE,
)
SCOPE = re.compile(r"(?P<scope>[a-z][\w .,/+-]*): +")
CAPITAL_SCOPE = re.compile(r"[A-Z][\w.'’-]*: ")
#: Not the last full stop of an abbreviation such as D.A.G.G.E.R.
FULL_STOP = re.compile(r"(?<!\.[A-Z])\.$|…$")
WORD = re.compile(r"[A-Za-z]+(-[A-Za-z]+)*")

WORDS = """
a an the this that these those my our your his her its their
i it we you he she they there here
what which whether how who whom whose when where why
whatever whichever whoever whenever wherever while
all another any both each either every few many more most much neither no nobody none nothing one other
several some somebody something such two three four five
about after although and as at because before but by during for from if in into of on only or since so
than once then though to unless until upon with without
again already also always currently finally just mostly never newly not now often only previously really soon still
are is was were been has had does did
became began bought brought built came caught chose did drew drove fell forgot found gave gone got grew held
hid kept knew learnt lost made meant met paid ran said sent sold spoke stood taught thought threw told took
went won wrote written
bot browser card changelog client dagger kernel lobby marvel mutation property server splendor terminal united web
"""
#: Words that cannot be the verb of a command. Words that may be verbs as well, such as "test", are left out.
NOT_VERBS = frozenset(WORDS.split())
#: Imperatives whose endings look like those of other forms.
ENDS_IN_ED = frozenset({"bed", "embed", "shed", "shred", "wed"})
ENDS_IN_S = frozenset({"alias", "bias", "canvas", "focus", "refocus"})
PAST_IN_EED = frozenset({"agreed", "decreed", "disagreed", "freed", "guaranteed"})


def subject_of(message: str) -> str:
    """Return the first paragraph on one line, as Git does, without the comments that Git adds for the editor."""
    lines = [line for line in message.splitlines() if not line.startswith("#")]
    return " ".join("\n".join(lines).strip().partition("\n\n")[0].split())


def is_imperative(word: str) -> bool:
    """Return False only where the word is surely no verb in the imperative: most nouns pass."""
    if not WORD.fullmatch(word) or (len(word) > 1 and word.isupper()):
        return False
    lower = word.lower()
    base = lower.rpartition("-")[2]
    if lower in NOT_VERBS or base in PAST_IN_EED:
        return False
    if base.endswith("ed"):
        return base.endswith("eed") or base in ENDS_IN_ED
    if base.endswith("ing"):
        return not re.search("[aeiouy]", base[:-3])  # bring, ping, string
    if base.endswith("s"):
        return base.endswith("ss") or base in ENDS_IN_S
    return True


def errors(subject: str) -> list[str]:
    """Return what is wrong with a subject, one sentence each, or an empty list."""
    if not subject:
        return ["The message is empty."]
    if WRITTEN_BY_GIT.match(subject):
        return []
    found = []
    if len(subject) > LONGEST_SUBJECT:
        found.append(f"The subject has {len(subject)} characters; at most {LONGEST_SUBJECT} are allowed.")
    if FULL_STOP.search(subject):
        found.append("The subject ends with a full stop.")
    if re.search(r";(\s|$)", subject):
        found.append("The subject joins two changes with a semicolon: make two commits.")
    if CAPITAL_SCOPE.match(subject):
        found.append("The scope begins with a capital letter: write `docs: …`, not `Docs: …`.")
        return found
    scope = SCOPE.match(subject)
    words = subject[scope.end() if scope else 0 :].split()
    first = words[0] if words else ""
    if not is_imperative(first):
        found.append(f"“{first}” is not a verb in the imperative: write `Add …`, `Fix …` or `champions: count …`.")
    return found


def main() -> int:
    subject = subject_of(Path(sys.argv[1]).read_text(encoding="utf-8"))
    found = errors(subject)
    if found:
        sys.stderr.write(f"Commit refused: {subject}\n" + "".join(f"  {error}\n" for error in found))
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
