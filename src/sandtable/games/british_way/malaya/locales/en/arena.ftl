### What the arena's tables and reports call the things of this game.

period = card
periods = cards
kind-operation = Operation
kind-activity = Special Activity
kind-event = Event
kind-pass = Other
arena-setting-auto = at once
arena-setting-auto_if_support = at Support
arena-setting-british_may = the British may
arena-setting-all_ecs = both Economic Centers
arena-setting-destination = destination
arena-setting-after = afterwards
arena-setting-at_once = at once
arena-setting-exact = exactly so many
arena-setting-up_to = up to so many
arena-setting-allowed = allowed
arena-setting-barred = barred
arena-setting-house = house deck (ours)
arena-setting-owner = owner's deck
