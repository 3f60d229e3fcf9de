# What is wrong with a content file or a lesson; file and line stand before it. Not for the browser, which never says it.

content-not-a-mapping = expected fields with values
content-not-a-list = expected a list
content-not-a-value = expected a single value
content-not-text = expected text
content-not-a-number = expected a whole number from { $least } to { $most }, not “{ $value }”
content-not-yes-or-no = expected true or false
content-not-one-of = “{ $value }” is not one of: { $allowed }
content-not-so-many = expected a list of { $least } to { $most } items, not of { $count }
content-missing = the field “{ $field }” is missing
content-twice = the field “{ $field }” appears twice
content-unknown-field = there is no field “{ $field }” here; is it misspelt?
content-fixed-field = a pack can’t change the field “{ $field }”
content-bad-id = “{ $value }” is not an id: use lower-case letters, digits and hyphens
content-same-id = the id “{ $value }” is already in use
content-nothing-to-replace = there is no “{ $value }” to replace
content-unknown-kind = there is no component kind “{ $value }”; name the file after one of: { $known }
content-other-game = this pack is for “{ $value }”, not for { $game }
content-too-large = this file is too large for a content file
content-too-deep = values are nested too deeply here
content-not-utf8 = this file is not UTF-8 text
content-not-yaml =
    this is not valid YAML: column { $column }, { $why ->
        [colon] a “:” is not allowed here; quote a text that contains “: ”, and check the indentation of the lines
        [list-end] a list that starts with “[” needs “,” between its items and “]” at its end
        [mapping-end] fields in braces need “,” between them and a closing brace at the end
        [dash] every item of this list starts with “- ”, all at the same indentation
        [indent] the fields of one mapping all have the same indentation, each as “name: value”
        [sign] nothing can start with this character; indent with spaces, not tabs, and quote texts that start with a sign
        [quote] a quoted text has no closing quote
        [escape] “\” is followed by an unknown escape; use single quotes for such a text
        [alias] an alias (“*”) has no matching anchor (“&”)
        [document] there is more text after the end; a file contains one list of rows and nothing else
        [control] a control character is not allowed; delete it
       *[other] the parser can’t continue here; check quotes, brackets and indentation
    }
content-same-file = this file has the same kind of rows as { $value }; put all of them into one of the two files
content-link-out = “{ $value }” is a link that leads out of the pack; include the file itself instead
content-not-a-file = this is not a plain file; a pack contains only plain YAML files
content-taken-id = “{ $value }” can’t be an id, because it has a special meaning in the settings; use another id
content-empty = this file is empty
content-nothing-asked = at least one colour is required
content-no-such-event = there is no event kind “{ $value }”
content-no-such-value = a player’s view has no “{ $value }” ({ $path })
content-no-such-seat = there is no seat “{ $value }”: the { $seats } seats are numbered from 0
content-no-condition = expected a condition, with one of: { $known }
content-no-comparison = compare the value with exactly one of: { $known }
content-one-learner = exactly one seat must be “me”
content-bad-table = this table can’t be set up: { $why }
content-no-steps = a lesson needs at least one step
content-nothing-said = expected at least one text
content-task-with-condition = the last page of a step is its task and is always shown: remove its “when”
content-no-mistake = explain what is wrong with other choices: one of “mistakes” must have no “option”, or the step must be “free”
content-nowhere = “{ $value }” is neither a component nor a part of the board listed in places.yaml
content-never-offered = a player who follows the lesson is never offered “{ $value }”
content-never-ends = the step “{ $value }” never ends for a player who follows the lesson
content-unknown-word = “{ $value }” is not a known word; known words: { $known }
content-star-without-text = the star on “{ $value }” needs a text that explains it
content-not-one-word = expected exactly one word with its arguments
did-you-mean = { $problem }; did you mean “{ $near }”?
content-word-twice = “{ $value }” appears twice
content-nothing-expected = this word takes no arguments
content-unbound = nothing is named “{ $value }” here
content-not-noted = nothing before this notes a value as “{ $value }”
content-no-text = there is no text for “{ $value }” ({ $language })
content-too-many-loops = “for-each” and “repeat” can be nested at most { $most } deep
content-choice-of-one = a choice needs at least two branches
content-empty-list = at least one item is required
content-empty-sequence = a sequence needs at least one part
content-not-told = “{ $value }” is not a fact of this event; its facts: { $known }
content-not-under-way = “{ $value }” can only be used to answer, before it happens: { $known }
content-out-of-place = “{ $value }” refers to something that does not happen here
content-never-asked = when “{ $value }” happens, only these can answer: { $by }
content-names-nothing = nothing has the id “{ $value }”
content-no-such-moment = nothing can answer “{ $at }” at the moment “{ $value }”, only: { $known }
content-never-answered = “{ $value }” needs an event to answer: the field “at” is missing
content-answers-nothing = “{ $value }” answers no event, so “{ $field }” has no effect here
content-not-on-this-kind = a card of the kind “{ $kind }” has no “{ $field }”
content-set-unused = no scenario, identity or campaign uses the set “{ $value }”
content-not-a-pack = this is not a content pack: it must have “game”, “title” and “rows”, and nothing else
content-not-a-zip = this is not a readable zip file
content-bad-entry = “{ $value }” can’t be in a pack: a pack contains only plain files such as hero-cards.yaml, in one folder or in none
content-bad-file-name = a pack file needs a name such as hero-cards.yaml: lower-case letters, digits and hyphens
content-bad-title = expected a title of 1 to { $most } characters, without line breaks or invisible characters
content-bad-text = expected a text of at most { $most } characters, without line breaks or invisible characters
content-too-many-files = a pack can have at most { $most } files
content-pack-too-large = a pack can have at most { $most } kB
content-illegal-deck = the deck “{ $deck }” can’t be played: { $why }
content-not-whole = “{ $value }” needs { $wanted } cards in { $rows }.yaml, counting copies; it has { $held }
content-whole-already = “{ $value }” from the box already has all its cards ({ $wanted } in { $rows }.yaml): give the id of the card that this row replaces, or add a new owner
content-wrong-rank = “{ $value }” has another rank; expected one with the rank “{ $rank }”
content-group-unused = no first strike names the enemies “{ $value }”
content-no-spots = “{ $value }” has no Spot tokens to move to: use “move” instead, or give the Villain “spots: true”
content-tile-full = both faces of tile { $value } are taken; the next free tile is { $free }
content-no-service = the game uses up nothing called “{ $value }”
