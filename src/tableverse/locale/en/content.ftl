# What is wrong with a content file or a lesson; file and line stand before it. Not for the browser, which never says it.

content-not-a-mapping = fields with values are expected here
content-not-a-list = a list is expected here
content-not-a-value = a single value is expected here
content-not-text = a text is expected here
content-not-a-number = a whole number from { $least } to { $most } is expected here, not “{ $value }”
content-not-yes-or-no = true or false is expected here
content-not-one-of = “{ $value }” is not one of: { $allowed }
content-not-so-many = a list of { $least } to { $most } is expected here, not of { $count }
content-missing = the field “{ $field }” is missing
content-twice = the field “{ $field }” appears here twice
content-unknown-field = there is no field “{ $field }” here; is it misspelt?
content-fixed-field = a pack can’t change the field “{ $field }”
content-bad-id = “{ $value }” is not an id: use lower-case letters, digits and hyphens
content-same-id = “{ $value }” is already there
content-nothing-to-replace = there is no “{ $value }” to replace
content-unknown-kind = there are no components of the kind “{ $value }”; name the file after one of: { $known }
content-other-game = this pack is for “{ $value }”, not for { $game }
content-too-large = this file is too large to be a content file
content-too-deep = values are nested too deep here
content-not-utf8 = this file is not UTF-8 text
content-not-yaml =
    this is not YAML: column { $column }, { $why ->
        [colon] a “:” where none may stand; quote a text with “: ” in it, and check how far the lines are indented
        [list-end] a list that began with “[” needs “,” between its items and “]” at its end
        [mapping-end] fields in braces need “,” between them and a closing brace at their end
        [dash] every item of this list begins with “- ”, all at the same indentation
        [indent] the fields of one thing are all indented alike, each as “name: value”
        [sign] this character begins nothing here; indent with spaces, not tabs, and quote texts that begin with a sign
        [quote] a text in quotes has no end
        [escape] after “\” stands what means nothing; write such a text in single quotes
        [alias] an alias (“*”) without the anchor (“&”) that it repeats
        [document] more follows after the end; a file has one list of rows and nothing else
        [control] a control character, which no text may have; delete it
       *[other] the parser cannot go on here; check quotes, brackets and indentation
    }
content-same-file = this is the same kind of rows as { $value }, which is there too; put all of them into one of the two files
content-link-out = “{ $value }” is a link that leads out of the pack; put the file itself here
content-not-a-file = this is not a plain file; a pack has only plain YAML files
content-taken-id = nothing can be called “{ $value }”: settings mean something else by it, and nobody could choose it; take another id
content-empty = this file is empty
content-nothing-asked = at least one colour must be asked for
content-no-such-event = there are no events of the kind “{ $value }”
content-no-such-value = what a player sees has no “{ $value }” ({ $path })
content-no-such-seat = there is no seat “{ $value }”: the { $seats } seats are numbered from 0
content-no-condition = a condition is expected here, with one of: { $known }
content-no-comparison = say what is asked of the value, with exactly one of: { $known }
content-one-learner = exactly one seat must be “me”
content-bad-table = such a table can’t be set: { $why }
content-no-steps = a lesson needs at least one step
content-nothing-said = there is nothing to say here
content-task-with-condition = the last page of a step is its task and is always said: leave its “when” out
content-no-mistake = say what is wrong with other choices: one of “mistakes” must have no “option”, or the step be “free”
content-nowhere = “{ $value }” is neither a component nor a part of the board that places.yaml names
content-never-offered = nobody who follows the lesson is ever offered this (“{ $value }”)
content-never-ends = the step “{ $value }” never ends for somebody who follows the lesson
content-unknown-word = “{ $value }” is not a known word; the known ones are: { $known }
content-star-without-text = a star beside “{ $value }” needs a text that says what happens then
content-not-one-word = exactly one word with its arguments is expected here
did-you-mean = { $problem }; did you mean “{ $near }”?
content-word-twice = “{ $value }” appears here twice
content-nothing-expected = nothing is expected here: this word has no arguments
content-unbound = nothing has the name “{ $value }” here
content-not-noted = nothing before this notes “{ $value }”
content-no-text = there is no text for “{ $value }” ({ $language })
content-too-many-loops = at most { $most } times may “for-each” and “repeat” stand in each other
content-choice-of-one = a choice needs at least two branches
content-empty-list = at least one is needed here
content-empty-sequence = a sequence needs at least one part
content-not-told = “{ $value }” is not known of what happens here; these are: { $known }
content-not-under-way = “{ $value }” means nothing here; it answers, before it has happened: { $known }
content-out-of-place = “{ $value }” speaks of something that does not happen here
content-never-asked = only these are asked when “{ $value }” happens: { $by }
content-names-nothing = nothing has the id “{ $value }”
content-no-such-moment = nothing asks for “{ $value }” when “{ $at }” happens, only for: { $known }
content-never-answered = “{ $value }” waits for something to happen: the field “at” is missing
content-answers-nothing = “{ $value }” answers nothing, so “{ $field }” means nothing here
content-not-on-this-kind = a card of the kind “{ $kind }” has no “{ $field }”
content-set-unused = no scenario, identity or campaign uses the set “{ $value }”
content-not-a-pack = this is not a content pack: “game”, “title” and “rows” are expected, and nothing else
content-not-a-zip = this is not a zip file that can be read
content-bad-entry = “{ $value }” can’t be in a pack: only plain files such as hero-cards.yaml can, in one folder or in none
content-bad-file-name = a file of a pack has a name such as hero-cards.yaml: lower-case letters, digits and hyphens
content-bad-title = a title of 1 to { $most } characters is expected here, without line breaks or invisible characters
content-bad-text = a text of at most { $most } characters is expected here, without line breaks or invisible characters
content-too-many-files = a pack has at most { $most } files
content-pack-too-large = a pack has at most { $most } kB
content-illegal-deck = the deck “{ $deck }” can’t be played: { $why }
content-not-whole = “{ $value }” needs { $wanted } cards in { $rows }.yaml, copies counted; there are { $held }
content-whole-already = “{ $value }” of the box has all its cards already ({ $wanted } in { $rows }.yaml): give the id of the one that this row replaces, or bring somebody new
content-wrong-rank = “{ $value }” has another rank; here one with the rank “{ $rank }” is expected
content-group-unused = no first strike names the enemies “{ $value }”
content-no-spots = “{ $value }” has no Spot tokens to go to: give “move” instead, or “spots: true” to the Villain
content-tile-full = both faces of tile { $value } are taken; the next free tile is { $free }
content-no-service = nothing that is used up is called “{ $value }” by the game
