### What the server says by itself: answers to requests that cannot be met, and to messages that are none.

## What is not there

problem-no_box = There is no such box.
problem-no_game = There is no such game.
problem-no_move = There is no such move.
problem-no_replay = There is no such replay.
problem-no_seat = There is no such seat.
problem-no_table = There is no such table.
problem-no_thing = There is no such thing.
problem-no_file = There is no such file.
problem-no_client = The web client is missing. In a source tree, make client builds it; then start again.
problem-no_bot = There is no such bot; there are { $known }.

## Who asks, and how often

problem-no_token = Who are you? Send your token.
problem-unknown_token = This token is not known here.
problem-other_name = This server does not go by the name { $name }; see --allow-host.
problem-too_many_requests = Too many requests; please wait a little.
problem-too_many_replays = Too many replays; please wait a little.
problem-too_many_analyses = Too many analyses; please wait a little.
problem-one_analysis = You have an analysis under way; wait for it, or stop it.
problem-not_your_analysis = Only who asked for an analysis can stop it.
problem-many_moves = More than { $most } moves are too many for a replay.
problem-not_your_metrics = Metrics are for this machine; see the setting metrics.
problem-too_long = At most { $most ->
    [one] { $most } byte
   *[other] { $most } bytes
}, please.
problem-not_understood = Not understood: { $why }
problem-not_stored = It could not be stored; please try again.
problem-went_wrong = Something went wrong here; it has been noted.

## People

problem-wrong_password = Login and password do not fit together.
problem-wrong_too_often = Too many wrong passwords for this account; please wait a little.
problem-has_account = You have an account already: { $account }.
problem-no_account = You have no account.
problem-login_taken = This login is taken.
problem-unseen_name = A name needs at least one letter that can be seen.

## Tables

problem-many_tables = You have { $tables ->
    [one] { $tables } table that goes on; that must do.
   *[other] { $tables } tables that go on; that must do.
}
problem-many_public = You have { $tables ->
    [one] { $tables } public table open; that must do.
   *[other] { $tables } public tables open; that must do.
}
problem-asleep = This table is safe, but cannot be played at present: { $reason }
problem-game_is_on = The game is on; leave your seat instead.
problem-has_begun = The game has begun.
problem-not_begun = The game has not begun.
problem-open_seats = There are open seats; fill them with people or bots first.
problem-no_rematch = Those who finished a game may ask for another.
problem-host_only = Only the host of the table may do that.
problem-not_your_table = This is not your table.
problem-not_your_seat = This is not your seat.
problem-not_your_eyes = These eyes are not yours.
problem-no_stand_in = Nobody stands in for you.
problem-leave_first = Leave your seat first.
problem-seat_taken = This seat is taken.
problem-seats_settled = The seats are settled.
problem-so_already = It is so already.
problem-record_too_early = The record can be had when the game is finished.

## What a table says no to

refused-stale = The game has moved on since; look again.
refused-not_seated = Only who sits at the table can do that.
refused-not_playing = The game is not being played now.
refused-stand_in = A stand-in plays for you; take your seat back first.
refused-unknown_move = { $hints ->
    [0] No move is written “{ $move }”.
   *[other] No move is written “{ $move }”; did you mean { $near }?
}
refused-no_name = Tell your name before you speak.
refused-empty = There is nothing to say.
refused-too_fast = Slower, please.
refused-no_such_seat = There is no such seat to stand in for.
refused-bot_plays = A bot plays there already.
refused-ballot_open = Another question is open; it has to be settled first.
refused-no_ballot = This question is settled.
refused-not_asked = You are not asked.
refused-no_move_asked = You are not asked for a move now.

## The last word on a socket

farewell-closed = The host has closed this table.
farewell-put_away = All who played here have put this table away.
farewell-cleared = Nobody has used this table for long, and it has been cleared.

## Messages that are none

fault-too_many = Too many messages; slower, please.
fault-too_much = Too much at once; please come back more slowly.
fault-hello_first = Say hello first.
fault-we_have_met = We have met.
fault-too_often = Too often; please wait a little.
fault-not_stored = It could not be stored; the table shows what is. Please try again.

## What hinders whoever runs the server

hindrance-port_in_use = port { $port } is in use, perhaps by another hall; take another: --port { $free }
hindrance-port_of_system = port { $port } is kept for the system; take one above 1023: --port 8000
hindrance-no_machine = there is no machine by the name { $host }; this one has { $own }
hindrance-no_address = { $host } is no address of this machine; this one has { $own }
hindrance-cannot_listen = cannot listen at { $host }, port { $port }: { $reason }
hindrance-wrong_url = { $setting }: is written https://hall.example, not { $text }
hindrance-wrong_name = { $setting }: a name is written hall.example, or * for any, not { $text }
hindrance-wrong_network = { $setting }: an address or a network is written 10.0.0.0/8, not { $text }
hindrance-no_toml = { $place }: is not TOML: { $reason }
hindrance-no_limits = { $place }: limits is a table: [limits]
hindrance-no_setting = { $place }: there is no setting { $name }
hindrance-near_setting = { $place }: there is no setting { $name }; did you mean { $near }?
hindrance-wrong_setting = { $place }: { $setting }: { $reason }
# What a system, a database or a program says of a file or an address.
hindrance-reason = { $place }: { $reason }
hindrance-no_driver = for PostgreSQL install the extra: pip install 'underhall[postgres]'
hindrance-other_server = { $place }: another server plays on it
hindrance-newer = { $place }: made by a newer release of underhall: install that, or take a backup from before it
hindrance-address = the address of the database is not understood: a file, or postgresql://user@host/name
hindrance-no_folder_for = { $place }: there is no folder { $folder }
hindrance-is_folder = { $place }: is a folder, not a file
hindrance-read_only = { $place }: the file is read-only
hindrance-there_already = { $file } is there already
hindrance-move_away = { $file } is there already; move it away first
hindrance-no_folder = there is no folder { $folder }
hindrance-no_file = there is no file { $file }
hindrance-no_database = there is no database { $file }
hindrance-not_written = { $file } could not be written: { $reason }
hindrance-not_read = { $file } cannot be read: { $reason }
hindrance-not_ours = { $file } is no database of this server
hindrance-damaged = { $file } is damaged: { $reason }
hindrance-no_program = { $program } is not installed; it comes with PostgreSQL's client tools
hindrance-program_failed = { $program } failed
# What a program says by itself.
hindrance-as_told = { $told }

## Pages around the client: what they are for others, and what they say when it cannot run

page-about = A table for three mountain board games: open the page, send a link, play.
page-no_script = Underhall is played in the browser and needs JavaScript.
page-offline = Underhall cannot be reached
page-offline_title = The hall cannot be reached
page-offline_about = Either this device is offline or the server is. Games are kept: you go on where you were.
page-offline_again = Try again

## What python -m underhall.server --help says

option-about = The table server, without the rest of the command line.
option-config = a TOML file of settings
option-host = where to listen
option-port = the port to listen on
option-url = where people find this server, if that is another address
option-database = a file, or postgresql://...
option-bot_delay = seconds a bot waits before it moves
option-origin = another site that may open sockets
option-allow_host = a name of this server, or *
option-proxy = whose X-Forwarded-For is believed
option-log = the form of the log
option-no_limits = lift the rate limits (tests, benchmarks)
option-seed = deal all tables alike: everything can be foreseen (tests)
