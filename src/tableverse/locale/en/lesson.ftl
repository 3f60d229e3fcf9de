# The coach of a lesson in the browser, and the page of the lessons. What a coach says is in the lessons themselves.

lesson-coach = Coach
lesson-step = Step { $step } of { $steps }
lesson-done = The lesson is over
lesson-next = Next
lesson-back = Back
lesson-understood = I see
lesson-mistake = Not quite
lesson-hint = Give me a hint
lesson-fold = Hide
lesson-unfold = Coach
lesson-more = More lessons
lesson-rule = The rule
lesson-rules = To read again:
lesson-count = { $done } of { $count } finished
lesson-none = There are no lessons for this game yet
lesson-minutes =
    { $minutes ->
        [one] About { $minutes } minute
       *[other] About { $minutes } minutes
    }
lesson-start = Start
lesson-again = Start again
lesson-finished = finished
lesson-first-visit = Is this your first time?
lesson-first-visit-about = A coach can show you { $game } while you play: one idea at a time, and nothing you do can go wrong. You can stop whenever you like.
lesson-show-me = Show me how to play
lesson-just-play = Just play
