# Marvel United. Why something cannot be done now: said when somebody asks about it, so the browser fetches it then.

united-refusal-answers = { $gear } is used when its moment comes: you are asked then
united-refusal-covered = The Threat in { $place } covers its End of Turn effect
united-refusal-display = { $card } is played at the start of a turn in place of a card from hand, and never right after a Villain turn
united-refusal-down = { $hero } is KO’d: nothing can be done until the next turn
united-refusal-elsewhere = You are not in the same Location: move there first
united-refusal-end-of-turn = The End of Turn effect of { $place } comes when you end your actions here
united-refusal-exit = Leaving this Location takes { $amount } Move actions
united-refusal-far = { $place } is not adjacent: one Move takes you to an adjacent Location
united-refusal-filled = That Threat has no slot left for an action
united-refusal-friendly-bot = Spider-Bots are the Heroes’ own: nobody attacks them
united-refusal-guarded = A Threat in play guards the Villain
united-refusal-hand = You have already played a card this turn, and you play only one
united-refusal-here = You are in { $place } already
united-refusal-mission = { $mission } is advanced by what you do in the Locations
united-refusal-mission-complete = { $mission } is complete
united-refusal-missions-first = More Missions must be complete before this enemy takes damage
united-refusal-no-action = You have no { $kind } action left
united-refusal-no-effect = { $gear } would do nothing now
united-refusal-no-health = This Villain has no Health: the Heroes win in another way
united-refusal-not-reached = These actions do not reach there
united-refusal-not-ready = { $gear } must be recharged first
united-refusal-starting = The game begins with a Starting Plan
united-refusal-untouchable = That Henchman cannot be damaged now
united-refusal-urgent = { $card } must be played first
