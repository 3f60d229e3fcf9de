# The coach of a lesson in the browser, and the page of the lessons. What a coach says is in the lessons themselves.

lesson-coach = Coach
lesson-step = Step { $step } of { $steps }
lesson-done = Lesson complete
lesson-next = Next
lesson-back = Back
lesson-understood = Got it
lesson-mistake = Not quite
lesson-hint = Hint
lesson-fold = Hide
lesson-unfold = Show coach
lesson-more = More lessons
lesson-rule = The rule
lesson-rules = Rules:
lesson-count = { $done } of { $count } complete
lesson-none = No lessons for this game yet
lesson-minutes =
    { $minutes ->
        [one] About { $minutes } minute
       *[other] About { $minutes } minutes
    }
lesson-start = Start
lesson-again = Restart
lesson-finished = complete
lesson-first-visit = First time here?
lesson-first-visit-about = A coach can teach you { $game } while you play: one idea at a time, and no mistake can hurt you. You can stop whenever you like.
lesson-show-me = Teach me
lesson-just-play = Just play
