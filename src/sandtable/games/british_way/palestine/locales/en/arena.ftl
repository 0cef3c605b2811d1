### What the arena's tables and reports call the things of this game.

period = card
periods = cards
kind-operation = Operation
kind-activity = Special Activity
kind-event = Event
kind-pass = Other
