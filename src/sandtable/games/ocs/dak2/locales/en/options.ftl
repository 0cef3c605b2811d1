### DAK-II: the rulings that a table may decide differently.

option-set_up = Set-up
    .historical = Historical
    .free = Free units are placed
    .text =
        Default (historical): all units begin where we think they stood.
        Other (free): each side, the Axis first, places the units that the header leaves free, the Italians in Libya or with other Italians in Egypt, the Allies east of the Italians.

option-weather = Weather
    .scenario = As suits the scenario
    .table = Rolled
    .clear = Always clear
    .text =
        Default (scenario): 7.1 is rolled. 7.3 has two turns and is always clear: a storm in the first would decide it before anybody has moved.
        Other (table): rolled each turn on our table; the published one is not known to us.
        Other (clear): every turn is clear.

option-mussolini_line = Mussolini's line
    .false = No demand
    .true = Demanded
    .text =
        Default (false): the Italians go where they like.
        Other (true): the Axis loses at once if at the end of its player turn too few of its units are east of the line between Buq Buq and the camps; who died there goes on counting.

option-coast_road = The road from Sollum to Sidi Barrani
    .while_axis = Primary where the Axis came last
    .for_good = Primary for good
    .text =
        Default (while_axis): a hex that the Allies have passed is plain road for both sides.
        Other (for_good): finished once, it stays a primary road.

option-withdrawals = Withdrawals from 7.1
    .historical = 4 Indian leaves
    .none = Nobody leaves
    .text =
        Default (historical): two brigades and the cavalry of 4 Indian and its truck leave on 15 December; the date is ours.
        Other (none): the printed list is not known to us, so nobody leaves.

option-reserve_covers = Reserve: what one marker stands for
    .hex = All in its hex
    .unit_or_formation = A unit or formation
    .text =
        Default (hex): one marker serves all units in Reserve in its hex.
        Other (unit_or_formation): each formation in a hex and each independent unit needs a marker of its own.

option-overrun_bars = Overrun: ground that bars it
    .listed = Our list
    .prohibited = What is prohibited
    .text =
        Default (listed): nobody overruns into a city or across a major river, an escarpment or a wadi with a ditch.
        Other (prohibited): only ground that the unit cannot enter, or that costs more than 3 MP, bars an overrun.

option-red_tanks = Red units with a tank symbol
    .heavy = Heavy
    .light = Light
    .text =
        Default (heavy): they are heavy anti-tank in attack and defence.
        Other (light): they are light, as all red units by their colour.

option-rating_floor = Action Rating: how low it goes
    .none = Below 0
    .zero = Not below 0
    .text =
        Default (none): a unit rated 0 that is DG counts as -1.
        Other (zero): no Action Rating counts as less than 0.

option-stocks_in_defence = Internal stocks in defence
    .by_unit = Unit by unit
    .all_or_none = All or none
    .text =
        Default (by_unit): defenders that have stocks use them, the others are halved.
        Other (all_or_none): stocks are used only if every defender has some.

option-retreat_direction = Retreat: where to
    .away = Away
    .free = Anywhere
    .text =
        Default (away): farther from the enemies in the combat than before, unless that is impossible or costs a step that another hex does not.
        Other (free): to any hex at the right distance.

option-exploit_with_leader = Exploit: the leader's +1
    .true = Counts
    .false = Does not count
    .text =
        Default (true): a leader who was used in the combat raises the rating that decides on Exploit, too.
        Other (false): his +1 serves the rolls alone.

option-components = Maps, counters and set-ups
    .text =
        Ours (house): rebuilt by us from geography and history on the numbering of the original maps.
        An owner's (owner): ours, corrected by whoever runs this table from a copy of the game. The number behind it tells such corrections apart.

option-rebuild_in_zone = Rebuilding in a ZOC
    .false = Never
    .true = Allowed
    .text =
        Default (false): nobody is rebuilt in an enemy ZOC. No unit is rebuilt at all in 7.1 and 7.3.
        Other (true): an enemy ZOC does not matter, as a note of the translator has it.

option-stacking_of_arrivals = Stacking: when it is checked where units arrive
    .after_movement = After they could move
    .after_breakout = Before they move
    .text =
        Default (after_movement): more than 10 RE may stand where reinforcements arrive until the Movement Segment ends.
        Other (after_breakout): what is above 10 RE is removed when the Breakout Segment ends, before anybody has moved.
