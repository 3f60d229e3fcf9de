# The lab: simulation, tournaments, studies, explanations. Sentences end without a full stop, as everywhere.

## Help

lab-option-out = Keep the outcomes in this SQLite file; an interrupted run goes on from it
lab-option-ray = Play on the Ray cluster at this address (“local” starts one here)
lab-option-set = A setting of the game; may be given several times

## What can go wrong

error-lab-not-a-run = { $file } is not a saved run of Tableverse; choose another name
error-lab-other-run = { $file } holds another run ({ $what }: { $found }, not { $wanted }); choose another name
error-lab-missing-extra = { $what } is not installed; install Tableverse with the extra “{ $extra }”
error-lab-unreachable = There is no Ray cluster to be reached at { $address }
error-lab-too-few-bots = At least { $least } different bots are needed
error-lab-not-a-setting = “{ $text }” is not understood; write a setting as NAME=VALUE
error-lab-exists = { $file } exists and is not such a report; choose another name
