### What the server says by itself: answers to requests that cannot be met, and to messages that are none.

## What is not there

problem-no_box = Nincs ilyen doboz.
problem-no_game = Nincs ilyen játék.
problem-no_move = Nincs ilyen lépés.
problem-no_replay = Nincs ilyen visszajátszás.
problem-no_seat = Nincs ilyen hely.
problem-no_table = Nincs ilyen asztal.
problem-no_thing = Nincs ilyesmi.
problem-no_file = Nincs ilyen fájl.
problem-no_client = Hiányzik a webes kliens. Forrásfában a make client készíti el; utána indítsd újra.
problem-no_bot = Nincs ilyen bot; ezek vannak: { $known }.

## Who asks, and how often

problem-no_token = Ki vagy? Küldd el a tokenedet.
problem-unknown_token = Ez a token itt ismeretlen.
problem-other_name = Ez a kiszolgáló nem hallgat erre a névre: { $name }; lásd: --allow-host.
problem-too_many_requests = Túl sok a kérés; kérlek, várj egy kicsit.
problem-too_many_replays = Túl sok a visszajátszás; kérlek, várj egy kicsit.
problem-too_many_analyses = Túl sok az elemzés; kérlek, várj egy kicsit.
problem-one_analysis = Már fut egy elemzésed; várd meg, vagy állítsd le.
problem-not_your_analysis = Elemzést csak az állíthat le, aki kérte.
problem-many_moves = { $most } lépésnél több már túl sok egy visszajátszáshoz.
problem-not_your_metrics = A mérőszámok csak ennek a gépnek szólnak; lásd a metrics beállítást.
problem-too_long = Legfeljebb { $most } bájt lehet.
problem-not_understood = Ez nem érthető: { $why }
problem-not_stored = Nem sikerült elmenteni; kérlek, próbáld újra.
problem-went_wrong = Itt valami elromlott; feljegyeztük.

## People

problem-wrong_password = A felhasználónév és a jelszó nem illik össze.
problem-wrong_too_often = Túl sok hibás jelszó ehhez a fiókhoz; kérlek, várj egy kicsit.
problem-has_account = Már van fiókod: { $account }.
problem-no_account = Nincs fiókod.
problem-login_taken = Ez a felhasználónév foglalt.
problem-unseen_name = A névben legalább egy látható betűnek lennie kell.

## Tables

problem-many_tables = Már { $tables } folyamatban lévő asztalod van; ennyi elég.
problem-many_public = Már { $tables } nyilvános asztalod van nyitva; ennyi elég.
problem-asleep = Ez az asztal biztonságban van, de most nem lehet játszani rajta: { $reason }
problem-game_is_on = A játék már folyik; inkább állj fel a helyedről.
problem-has_begun = A játék már elkezdődött.
problem-not_begun = A játék még nem kezdődött el.
problem-open_seats = Vannak még szabad helyek; előbb töltsd fel őket emberekkel vagy botokkal.
problem-no_rematch = Visszavágót azok kérhetnek, akik befejeztek egy játékot.
problem-host_only = Ezt csak az asztal gazdája teheti meg.
problem-not_your_table = Ez nem a te asztalod.
problem-not_your_seat = Ez nem a te helyed.
problem-not_your_eyes = Ez nem a te nézőpontod.
problem-no_stand_in = Senki sem helyettesít téged.
problem-leave_first = Előbb állj fel a helyedről.
problem-seat_taken = Ez a hely foglalt.
problem-seats_settled = A helyek már eldőltek.
problem-so_already = Már így van.
problem-record_too_early = A jegyzőkönyv a játék végén kérhető el.

## What a table says no to

refused-stale = A játék azóta továbbment; nézd meg újra.
refused-not_seated = Ezt csak az teheti meg, aki az asztalnál ül.
refused-not_playing = Most nem folyik játék.
refused-stand_in = Helyettes játszik érted; előbb vedd vissza a helyed.
refused-unknown_move = { $hints ->
    [0] Nincs ilyen lépés: „{ $move }”.
   *[other] Nincs ilyen lépés: „{ $move }”. Erre gondoltál: { $near }?
}
refused-no_name = Mondd meg a neved, mielőtt megszólalsz.
refused-empty = Nincs mit mondani.
refused-too_fast = Lassabban, kérlek.
refused-no_such_seat = Nincs ilyen hely, ahol helyettesíteni lehetne.
refused-bot_plays = Ott már bot játszik.
refused-ballot_open = Egy másik kérdés van napirenden; előbb azt kell eldönteni.
refused-no_ballot = Ez a kérdés már eldőlt.
refused-not_asked = Nem téged kérdeztek.
refused-no_move_asked = Most nem tőled várnak lépést.

## The last word on a socket

farewell-closed = A gazdája bezárta ezt az asztalt.
farewell-put_away = Mindenki elrakta ezt az asztalt, aki itt játszott.
farewell-cleared = Ezt az asztalt régóta senki sem használta, ezért megszűnt.

## Messages that are none

fault-too_many = Túl sok az üzenet; lassabban, kérlek.
fault-too_much = Egyszerre túl sok; kérlek, gyere vissza lassabban.
fault-hello_first = Előbb köszönj be.
fault-we_have_met = Már találkoztunk.
fault-too_often = Túl gyakran; kérlek, várj egy kicsit.
fault-not_stored = Nem sikerült elmenteni; az asztal azt mutatja, ami van. Kérlek, próbáld újra.

## What hinders whoever runs the server

hindrance-port_in_use = ez a port foglalt: { $port }, talán egy másik csarnoké; válassz másikat: --port { $free }
hindrance-port_of_system = ez a port a rendszeré: { $port }; válassz 1023 fölöttit: --port 8000
hindrance-no_machine = nincs ilyen nevű gép: { $host }; ennek a gépnek ezek vannak: { $own }
hindrance-no_address = ez nem ennek a gépnek a címe: { $host }; ezek az övéi: { $own }
hindrance-cannot_listen = itt nem lehet figyelni: { $host }, { $port }. port: { $reason }
hindrance-wrong_url = { $setting }: az alakja https://hall.example, nem ez: { $text }
hindrance-wrong_name = { $setting }: egy név alakja hall.example, vagy * bármelyikhez, nem ez: { $text }
hindrance-wrong_network = { $setting }: egy cím vagy hálózat alakja 10.0.0.0/8, nem ez: { $text }
hindrance-no_toml = { $place }: nem TOML: { $reason }
hindrance-no_limits = { $place }: a limits egy tábla: [limits]
hindrance-no_setting = { $place }: nincs ilyen beállítás: { $name }
hindrance-near_setting = { $place }: nincs ilyen beállítás: { $name }; erre gondoltál: { $near }?
hindrance-wrong_setting = { $place }: { $setting }: { $reason }
# What a system, a database or a program says of a file or an address.
hindrance-reason = { $place }: { $reason }
hindrance-no_driver = PostgreSQL-hez telepítsd a kiegészítőt: pip install 'underhall[postgres]'
hindrance-other_server = { $place }: egy másik kiszolgáló játszik rajta
hindrance-newer = { $place }: az underhall újabb kiadása készítette: telepítsd azt, vagy vegyél egy korábbi mentést
hindrance-address = az adatbázis címe nem érthető: fájl kell, vagy postgresql://user@host/name
hindrance-no_folder_for = { $place }: nincs ilyen mappa: { $folder }
hindrance-is_folder = { $place }: ez mappa, nem fájl
hindrance-read_only = { $place }: a fájl csak olvasható
hindrance-there_already = már létezik: { $file }
hindrance-move_away = már létezik: { $file }; előbb vidd máshová
hindrance-no_folder = nincs ilyen mappa: { $folder }
hindrance-no_file = nincs ilyen fájl: { $file }
hindrance-no_database = nincs ilyen adatbázis: { $file }
hindrance-not_written = nem sikerült kiírni: { $file }: { $reason }
hindrance-not_read = nem olvasható: { $file }: { $reason }
hindrance-not_ours = { $file } nem ennek a kiszolgálónak az adatbázisa
hindrance-damaged = { $file } sérült: { $reason }
hindrance-no_program = nincs telepítve: { $program }; a PostgreSQL klienseszközeivel jön
hindrance-program_failed = nem sikerült: { $program }
# What a program says by itself.
hindrance-as_told = { $told }

## Pages around the client: what they are for others, and what they say when it cannot run

page-about = Asztal három hegyi társasjátékhoz: nyisd meg az oldalt, küldj hivatkozást, és játsszatok.
page-no_script = Az Underhall a böngészőben játszható, és JavaScript kell hozzá.
page-offline = Az Underhall nem érhető el
page-offline_title = A csarnok nem érhető el
page-offline_about = Vagy ennek az eszköznek, vagy a kiszolgálónak nincs kapcsolata. A játékok megmaradnak: ott folytatod, ahol abbahagytad.
page-offline_again = Próbáld újra

## What python -m underhall.server --help says

option-about = Az asztalkiszolgáló, a parancssor többi része nélkül.
option-config = beállítások TOML-fájlja
option-host = hol figyeljen
option-port = a port, amelyen figyeljen
option-url = hol találják meg ezt a kiszolgálót, ha az más cím
option-database = egy fájl, vagy postgresql://...
option-bot_delay = hány másodpercet vár egy bot, mielőtt lép
option-origin = másik webhely, amely kapcsolatot nyithat
option-allow_host = a kiszolgáló egy neve, vagy *
option-proxy = kinek az X-Forwarded-For fejléce hihető
option-log = a napló formája
option-no_limits = a gyakorisági korlátok feloldása (tesztek, mérések)
option-seed = minden asztalnál egyforma osztás: minden előre látható (tesztek)
