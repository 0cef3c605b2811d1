### What the arena's tables and reports call the things of this game.

period = card
periods = cards
kind-operation = Operation
kind-activity = Special Activity
kind-event = Event
kind-pass = Other
arena-setting-per_space = per space
arena-setting-per_operation = per Operation
arena-setting-allowed = allowed
arena-setting-barred = barred
arena-setting-house = house deck (ours)
arena-setting-owner = owner's deck
