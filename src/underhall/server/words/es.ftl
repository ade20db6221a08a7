### What the server says by itself: answers to requests that cannot be met, and to messages that are none.

## What is not there

problem-no_box = No existe esa caja.
problem-no_game = No existe ese juego.
problem-no_move = No existe esa jugada.
problem-no_replay = No existe esa repetición.
problem-no_seat = No existe ese asiento.
problem-no_table = No existe esa mesa.
problem-no_thing = No existe nada así.
problem-no_file = No existe ese archivo.
problem-no_client = Falta el cliente web. En un árbol de fuentes, make client lo construye; después vuelve a arrancar.
problem-no_bot = No existe ese bot; los que hay son { $known }.

## Who asks, and how often

problem-no_token = ¿Quién eres? Envía tu token.
problem-unknown_token = Aquí no se conoce este token.
problem-other_name = Este servidor no atiende al nombre { $name }; mira --allow-host.
problem-too_many_requests = Demasiadas peticiones; espera un poco.
problem-too_many_replays = Demasiadas repeticiones; espera un poco.
problem-too_many_analyses = Demasiados análisis; espera un poco.
problem-one_analysis = Ya tienes un análisis en marcha; espera a que termine o detenlo.
problem-not_your_analysis = Solo quien pidió un análisis puede detenerlo.
problem-many_moves = Más de { $most } jugadas son demasiadas para una repetición.
problem-not_your_metrics = Las métricas son para esta máquina; mira el ajuste metrics.
problem-too_long = Como mucho { $most ->
    [one] { $most } byte
   *[other] { $most } bytes
}, por favor.
problem-not_understood = No se entiende: { $why }
problem-not_stored = No se ha podido guardar; inténtalo de nuevo.
problem-went_wrong = Algo ha fallado aquí; queda anotado.

## People

problem-wrong_password = El usuario y la contraseña no coinciden.
problem-wrong_too_often = Demasiadas contraseñas erróneas para esta cuenta; espera un poco.
problem-has_account = Ya tienes una cuenta: { $account }.
problem-no_account = No tienes cuenta.
problem-login_taken = Este nombre de usuario ya está en uso.
problem-unseen_name = Un nombre necesita al menos una letra que se vea.

## Tables

problem-many_tables = Tienes { $tables ->
    [one] { $tables } mesa en juego; con eso basta.
   *[other] { $tables } mesas en juego; con eso basta.
}
problem-many_public = Tienes { $tables ->
    [one] { $tables } mesa pública abierta; con eso basta.
   *[other] { $tables } mesas públicas abiertas; con eso basta.
}
problem-asleep = Esta mesa está a salvo, pero ahora no se puede jugar en ella: { $reason }
problem-game_is_on = La partida está en marcha; si quieres irte, deja tu asiento.
problem-has_begun = La partida ya ha empezado.
problem-not_begun = La partida no ha empezado.
problem-open_seats = Hay asientos libres; antes ocúpalos con personas o con bots.
problem-no_rematch = Pueden pedir otra partida quienes terminaron una.
problem-host_only = Eso solo puede hacerlo quien abrió la mesa.
problem-not_your_table = Esta no es tu mesa.
problem-not_your_seat = Este no es tu asiento.
problem-not_your_eyes = No puedes mirar con esos ojos.
problem-no_stand_in = Nadie juega en tu lugar.
problem-leave_first = Primero deja tu asiento.
problem-seat_taken = Este asiento está ocupado.
problem-seats_settled = Los asientos ya están decididos.
problem-so_already = Ya es así.
problem-record_too_early = El registro se puede pedir cuando termine la partida.

## What a table says no to

refused-stale = La partida ha seguido adelante; vuelve a mirar.
refused-not_seated = Eso solo puede hacerlo quien está en la mesa.
refused-not_playing = Ahora no se está jugando.
refused-stand_in = Un bot juega en tu lugar; recupera antes tu asiento.
refused-unknown_move = { $hints ->
    [0] Ninguna jugada se escribe «{ $move }».
   *[other] Ninguna jugada se escribe «{ $move }»; ¿querías decir { $near }?
}
refused-no_name = Di tu nombre antes de hablar.
refused-empty = No hay nada que decir.
refused-too_fast = Más despacio, por favor.
refused-no_such_seat = No existe el asiento que se quiere suplir.
refused-bot_plays = Ahí ya juega un bot.
refused-ballot_open = Hay otra cuestión abierta; antes hay que resolverla.
refused-no_ballot = Esta cuestión está resuelta.
refused-not_asked = No se te pregunta a ti.
refused-no_move_asked = Ahora no se te pide ninguna jugada.

## The last word on a socket

farewell-closed = Quien abrió esta mesa la ha cerrado.
farewell-put_away = Quienes jugaron aquí han retirado esta mesa.
farewell-cleared = Hace mucho que nadie usa esta mesa y se ha recogido.

## Messages that are none

fault-too_many = Demasiados mensajes; más despacio, por favor.
fault-too_much = Demasiado de golpe; vuelve más despacio.
fault-hello_first = Primero di hola.
fault-we_have_met = Ya nos conocemos.
fault-too_often = Demasiado a menudo; espera un poco.
fault-not_stored = No se ha podido guardar; la mesa muestra lo que hay. Inténtalo de nuevo.

## What hinders whoever runs the server

hindrance-port_in_use = el puerto { $port } está ocupado, quizá por otro salón; toma otro: --port { $free }
hindrance-port_of_system = el puerto { $port } está reservado para el sistema; toma uno mayor que 1023: --port 8000
hindrance-no_machine = no existe ninguna máquina con el nombre { $host }; esta tiene { $own }
hindrance-no_address = { $host } no es una dirección de esta máquina; esta tiene { $own }
hindrance-cannot_listen = no se puede escuchar en { $host }, puerto { $port }: { $reason }
hindrance-wrong_url = { $setting }: se escribe https://hall.example, no { $text }
hindrance-wrong_name = { $setting }: un nombre se escribe hall.example, o * para cualquiera, no { $text }
hindrance-wrong_network = { $setting }: una dirección o una red se escribe 10.0.0.0/8, no { $text }
hindrance-no_toml = { $place }: no es TOML: { $reason }
hindrance-no_limits = { $place }: limits es una tabla: [limits]
hindrance-no_setting = { $place }: no existe el ajuste { $name }
hindrance-near_setting = { $place }: no existe el ajuste { $name }; ¿querías decir { $near }?
hindrance-wrong_setting = { $place }: { $setting }: { $reason }
# What a system, a database or a program says of a file or an address.
hindrance-reason = { $place }: { $reason }
hindrance-no_driver = para PostgreSQL instala el extra: pip install 'underhall[postgres]'
hindrance-other_server = { $place }: otro servidor juega con ella
hindrance-newer = { $place }: hecha por una versión más nueva de underhall: instálala, o usa una copia anterior a ella
hindrance-address = no se entiende la dirección de la base de datos: un archivo, o postgresql://user@host/name
hindrance-no_folder_for = { $place }: no existe la carpeta { $folder }
hindrance-is_folder = { $place }: es una carpeta, no un archivo
hindrance-read_only = { $place }: el archivo es de solo lectura
hindrance-there_already = { $file } ya existe
hindrance-move_away = { $file } ya existe; antes muévelo a otro sitio
hindrance-no_folder = no existe la carpeta { $folder }
hindrance-no_file = no existe el archivo { $file }
hindrance-no_database = no existe la base de datos { $file }
hindrance-not_written = no se ha podido escribir { $file }: { $reason }
hindrance-not_read = no se puede leer { $file }: { $reason }
hindrance-not_ours = { $file } no es una base de datos de este servidor
hindrance-damaged = { $file } está dañado: { $reason }
hindrance-no_program = { $program } no está instalado; viene con las herramientas de cliente de PostgreSQL
hindrance-program_failed = { $program } ha fallado
# What a program says by itself.
hindrance-as_told = { $told }

## Pages around the client: what they are for others, and what they say when it cannot run

page-about = Una mesa para tres juegos de mesa de montaña: abre la página, envía un enlace y juega.
page-no_script = Underhall se juega en el navegador y necesita JavaScript.
page-offline = Sin conexión con Underhall
page-offline_title = No se puede conectar con el salón
page-offline_about = Este dispositivo o el servidor está sin conexión. Las partidas se conservan: seguirás donde lo dejaste.
page-offline_again = Reintentar

## What python -m underhall.server --help says

option-about = El servidor de mesas, sin el resto de la línea de órdenes.
option-config = un archivo TOML de ajustes
option-host = dónde escuchar
option-port = el puerto donde escuchar
option-url = dónde encuentra la gente este servidor, si es otra dirección
option-database = un archivo, o postgresql://...
option-bot_delay = los segundos que un bot espera antes de jugar
option-origin = otro sitio que puede abrir sockets
option-allow_host = un nombre de este servidor, o *
option-proxy = de quién se cree el X-Forwarded-For
option-log = la forma del registro
option-no_limits = quitar los límites de frecuencia (pruebas, mediciones)
option-seed = repartir igual en todas las mesas: todo se puede prever (pruebas)
