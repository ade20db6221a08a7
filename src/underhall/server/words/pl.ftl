### Co serwer mówi sam z siebie: odpowiedzi na prośby, których nie można spełnić, i na wiadomości, które nimi nie są.

## Czego nie ma

problem-no_box = Nie ma takiego pudełka.
problem-no_game = Nie ma takiej gry.
problem-no_move = Nie ma takiego ruchu.
problem-no_replay = Nie ma takiej powtórki.
problem-no_seat = Nie ma takiego miejsca.
problem-no_table = Nie ma takiego stołu.
problem-no_thing = Nie ma czegoś takiego.
problem-no_file = Nie ma takiego pliku.
problem-no_client = Brakuje klienta WWW. W drzewie źródeł buduje go make client; potem uruchom ponownie.
problem-no_bot = Nie ma takiego bota; są { $known }.

## Kto pyta i jak często

problem-no_token = Kto tam? Wyślij swój token.
problem-unknown_token = Ten token nie jest tu znany.
problem-other_name = Ten serwer nie nazywa się { $name }; zobacz --allow-host.
problem-too_many_requests = Zbyt wiele zapytań; poczekaj chwilę.
problem-too_many_replays = Zbyt wiele powtórek; poczekaj chwilę.
problem-too_many_analyses = Zbyt wiele analiz; poczekaj chwilę.
problem-one_analysis = Twoja analiza jeszcze trwa; poczekaj na nią albo ją przerwij.
problem-not_your_analysis = Analizę może przerwać tylko ten, kto o nią poprosił.
problem-many_moves = Więcej niż { $most } ruchów to za dużo na powtórkę.
problem-not_your_metrics = Metryki są dla tego komputera; zobacz ustawienie metrics.
problem-too_long = Najwyżej { $most ->
    [one] { $most } bajt
    [few] { $most } bajty
   *[many] { $most } bajtów
}.
problem-not_understood = Niezrozumiałe: { $why }
problem-not_stored = Nie udało się tego zapisać; spróbuj ponownie.
problem-went_wrong = Coś poszło tu nie tak; zostało to odnotowane.

## Ludzie

problem-wrong_password = Login i hasło do siebie nie pasują.
problem-wrong_too_often = Zbyt wiele błędnych haseł do tego konta; poczekaj chwilę.
problem-has_account = Masz już konto: { $account }.
problem-no_account = Nie masz konta.
problem-login_taken = Ten login jest zajęty.
problem-unseen_name = Imię musi mieć przynajmniej jedną widoczną literę.

## Stoły

problem-many_tables = Masz { $tables ->
    [one] { $tables } stół w grze; to musi wystarczyć.
    [few] { $tables } stoły w grze; to musi wystarczyć.
   *[many] { $tables } stołów w grze; to musi wystarczyć.
}
problem-many_public = Masz { $tables ->
    [one] { $tables } otwarty stół publiczny; to musi wystarczyć.
    [few] { $tables } otwarte stoły publiczne; to musi wystarczyć.
   *[many] { $tables } otwartych stołów publicznych; to musi wystarczyć.
}
problem-asleep = Ten stół jest bezpieczny, ale nie można teraz przy nim grać: { $reason }
problem-game_is_on = Gra trwa; zamiast tego opuść swoje miejsce.
problem-has_begun = Gra już się zaczęła.
problem-not_begun = Gra jeszcze się nie zaczęła.
problem-open_seats = Są wolne miejsca; najpierw zapełnij je ludźmi lub botami.
problem-no_rematch = O rewanż mogą prosić ci, którzy skończyli grę.
problem-host_only = Może to zrobić tylko gospodarz stołu.
problem-not_your_table = To nie twój stół.
problem-not_your_seat = To nie twoje miejsce.
problem-not_your_eyes = To nie twoje oczy.
problem-no_stand_in = Nikt cię nie zastępuje.
problem-leave_first = Najpierw opuść swoje miejsce.
problem-seat_taken = To miejsce jest zajęte.
problem-seats_settled = Miejsca są już ustalone.
problem-so_already = Tak już jest.
problem-record_too_early = Zapis można dostać, gdy gra jest skończona.

## Na co stół mówi nie

refused-stale = Gra poszła tymczasem dalej; spójrz jeszcze raz.
refused-not_seated = Może to zrobić tylko ktoś, kto siedzi przy stole.
refused-not_playing = Gra się teraz nie toczy.
refused-stand_in = Gra za ciebie zastępca; najpierw odzyskaj miejsce.
refused-unknown_move = { $hints ->
    [0] Żadnego ruchu nie zapisuje się „{ $move }”.
   *[other] Żadnego ruchu nie zapisuje się „{ $move }”; może chodzi o { $near }?
}
refused-no_name = Zanim się odezwiesz, podaj imię.
refused-empty = Nie ma nic do powiedzenia.
refused-too_fast = Wolniej, proszę.
refused-no_such_seat = Nie ma takiego miejsca do zastąpienia.
refused-bot_plays = Gra tam już bot.
refused-ballot_open = Otwarte jest inne pytanie; najpierw trzeba je rozstrzygnąć.
refused-no_ballot = To pytanie jest już rozstrzygnięte.
refused-not_asked = To pytanie nie jest do ciebie.
refused-no_move_asked = Teraz to nie twój ruch.

## Ostatnie słowo na gnieździe

farewell-closed = Gospodarz zamknął ten stół.
farewell-put_away = Wszyscy, którzy tu grali, schowali ten stół.
farewell-cleared = Nikt od dawna nie używał tego stołu i został usunięty.

## Wiadomości, które nimi nie są

fault-too_many = Zbyt wiele wiadomości; wolniej, proszę.
fault-too_much = Za dużo naraz; wróć za chwilę i zwolnij.
fault-hello_first = Najpierw trzeba się przywitać.
fault-we_have_met = Już się znamy.
fault-too_often = Zbyt często; poczekaj chwilę.
fault-not_stored = Nie udało się tego zapisać; stół pokazuje, co jest. Spróbuj ponownie.

## Co przeszkadza temu, kto prowadzi serwer

hindrance-port_in_use = port { $port } jest zajęty, może przez inną salę; weź inny: --port { $free }
hindrance-port_of_system = port { $port } jest zastrzeżony dla systemu; weź powyżej 1023: --port 8000
hindrance-no_machine = nie ma komputera o nazwie { $host }; ten ma { $own }
hindrance-no_address = { $host } nie jest adresem tego komputera; ten ma { $own }
hindrance-cannot_listen = nie można nasłuchiwać na { $host }, port { $port }: { $reason }
hindrance-wrong_url = { $setting }: pisze się https://hall.example, a nie { $text }
hindrance-wrong_name = { $setting }: nazwę pisze się hall.example albo * dla każdej, a nie { $text }
hindrance-wrong_network = { $setting }: adres lub sieć pisze się 10.0.0.0/8, a nie { $text }
hindrance-no_toml = { $place }: to nie TOML: { $reason }
hindrance-no_limits = { $place }: limits to tabela: [limits]
hindrance-no_setting = { $place }: nie ma ustawienia { $name }
hindrance-near_setting = { $place }: nie ma ustawienia { $name }; może chodzi o { $near }?
hindrance-wrong_setting = { $place }: { $setting }: { $reason }
# Co system, baza danych lub program mówi o pliku albo adresie.
hindrance-reason = { $place }: { $reason }
hindrance-no_driver = dla PostgreSQL zainstaluj dodatek: pip install 'underhall[postgres]'
hindrance-other_server = { $place }: gra na tym inny serwer
hindrance-newer = { $place }: z nowszego wydania underhall: zainstaluj je albo weź kopię sprzed niego
hindrance-address = niezrozumiały adres bazy danych: plik albo postgresql://user@host/name
hindrance-no_folder_for = { $place }: nie ma folderu { $folder }
hindrance-is_folder = { $place }: to folder, a nie plik
hindrance-read_only = { $place }: plik jest tylko do odczytu
hindrance-there_already = { $file } już istnieje
hindrance-move_away = { $file } już istnieje; najpierw go przenieś
hindrance-no_folder = nie ma folderu { $folder }
hindrance-no_file = nie ma pliku { $file }
hindrance-no_database = nie ma bazy danych { $file }
hindrance-not_written = nie udało się zapisać { $file }: { $reason }
hindrance-not_read = nie można odczytać { $file }: { $reason }
hindrance-not_ours = { $file } nie jest bazą danych tego serwera
hindrance-damaged = { $file } jest uszkodzony: { $reason }
hindrance-no_program = { $program } nie jest zainstalowany; należy do narzędzi klienckich PostgreSQL
hindrance-program_failed = polecenie { $program } się nie powiodło
# Co program mówi sam z siebie.
hindrance-as_told = { $told }

## Strony wokół klienta: czym są dla innych i co mówią, gdy nie może działać

page-about = Stół do trzech górskich gier planszowych: otwórz stronę, wyślij link, graj.
page-no_script = W Underhall gra się w przeglądarce i potrzebny jest do tego JavaScript.
page-offline = Nie można połączyć się z Underhall
page-offline_title = Nie można dostać się do sali
page-offline_about = To urządzenie albo serwer jest poza siecią. Gry są zapisane: zagrasz dalej od tego samego miejsca.
page-offline_again = Spróbuj ponownie

## Co mówi python -m underhall.server --help

option-about = Serwer stołów, bez reszty wiersza poleceń.
option-config = plik TOML z ustawieniami
option-host = gdzie nasłuchiwać
option-port = port, na którym nasłuchiwać
option-url = gdzie ludzie znajdą ten serwer, jeśli pod innym adresem
option-database = plik albo postgresql://...
option-bot_delay = ile sekund bot czeka przed ruchem
option-origin = inna witryna, która może otwierać gniazda
option-allow_host = nazwa tego serwera albo *
option-proxy = czyj X-Forwarded-For jest wiarygodny
option-log = postać dziennika
option-no_limits = znieś limity częstości (testy, pomiary)
option-seed = rozdawaj wszystkie stoły tak samo: wszystko da się przewidzieć (testy)
