### What the web client says by itself; what games and the server say comes from there.

## ui

ui-loading = Cargando
ui-home = Underhall, inicio
ui-settings = Ajustes
ui-language = Idioma
ui-close = Cerrar
ui-copy = Copiar
ui-copied = Copiado
ui-bigger = Ver menos tablero, más grande
ui-smaller = Ver más tablero, más pequeño
ui-whole = Entero

## settings

settings-light = Tema
settings-theme-system = el del sistema
settings-theme-light = claro
settings-theme-dark = oscuro
settings-sounds = Sonidos
settings-one_click = Enviar las jugadas con el primer clic, sin mostrarlas antes
settings-letter_keys = Teclas de letras y números: en una mesa, ? las muestra todas
settings-pace = Ritmo de las jugadas de los demás y de todo lo que se mueve
settings-pace-slow = lento
settings-pace-normal = normal
settings-pace-quick = rápido
settings-pace-at_once = al instante

## own link: the link by which one plays on with another device

own_link-summary = Juega en el móvil o sigue en otro dispositivo
own_link-about = Abre allí este enlace. Quien lo tenga juega como si fuera tú, así que no lo compartas.
own_link-label = Tu enlace personal
own_link-picture = Código QR de tu enlace personal: no lo compartas

## invited: somebody followed such a link

invited-title = ¿Seguir como { $name }?
invited-nobody = Este enlace no lleva a nadie
invited-about = Este es el enlace personal de { $name }. Síguelo solo si es tuyo: lo que hagas aquí lo hará { $name }.
invited-now = Ahora eres { $name } aquí; queda guardado, y puedes volver atrás en «Conserva tu sitio», en la página de inicio.
invited-yes = Seguir como { $name }
invited-stay = Seguir siendo { $name }
invited-no = No
invited-as_before = Eres { $name }, como antes.
invited-stale = Este enlace personal no vale, o ya no vale.
invited-cut_short = Quizá se cortó por el camino.

## cover: one device for several

cover-page = Pasa el dispositivo · Underhall
cover-name = Un dispositivo para varios
cover-title = Pasa el dispositivo a { $name }
cover-about = Ahora le toca a { $name }. Mientras tanto queda tapado todo lo que no deben ver los demás.
cover-ready = Soy { $name }

## nowhere

nowhere-title = Aquí solo hay árboles
nowhere-about = Esta página no existe, o ya no existe.
nowhere-again = Reintentar
nowhere-back = Volver al salón

## playing

playing-watching = mirando
playing-board = Tablero
playing-result = Resultado
playing-keys = Teclas

## replay

replay-page = Repetición: { $game } · Underhall

## table

table-page = { $game } · Underhall
table-your_turn = Tu turno · { $game } · Underhall
table-coming = Llegando a la mesa

## gathering: before a game begins

gathering-public = Mesa pública
gathering-private = Solo con invitación
gathering-watching = { $count } mirando
gathering-title = Se está preparando la mesa
gathering-start = Empezar la partida
gathering-free = { $free ->
    [one] Queda { $free } asiento libre: espera a tus amigos o pon ahí un bot.
   *[other] Quedan { $free } asientos libres: espera a tus amigos o pon ahí bots.
}
gathering-wait = La partida la empieza quien abrió la mesa, cuando no queden asientos libres.
gathering-name = ¿Cómo quieres que te llamen los demás?
gathering-me = Así me llamo
gathering-come_in = Entrar
gathering-invite = Invitar
gathering-chat = Chat

## home

home-page = Underhall
home-your_turn = Tu turno · Underhall
home-title = Pasa y siéntate
home-about = Juega ya contra bots, o envía a tus amigos un enlace a tu mesa. Nadie tiene que instalar nada.
home-again = Reintentar
home-waiting = Te esperan
home-mine = Tus mesas
home-public = Mesas públicas
home-no_public = Ahora no hay ninguna mesa pública abierta.

## account

account-keep = Conserva tu sitio
account-have = ¿Tienes cuenta?
account-kept = Tus mesas se conservan en la cuenta { $account }.
account-change = Cambiar la contraseña
account-change_about = Se cierra la sesión de todos los que hayan entrado como tú, menos en este navegador.
account-present = La contraseña actual
account-fresh = La nueva, con al menos 8 caracteres
account-history = Una cuenta conserva tu historial (no es obligatoria)
account-log_in = Entrar
account-open = Abrir una cuenta
account-login = Usuario
account-password = Contraseña, con al menos 8 caracteres
account-others = Quién más has sido aquí
account-switch = Cambiar a { $name }
account-forget = Olvidar

## games

games-list = Juegos

## join

join-wrong = Esto no parece un enlace a una mesa.
join-title = Unirse con un enlace o repasar una partida
join-link = Enlace a una mesa
join-join = Unirse
join-record = El registro de una partida terminada, para verla jugada a jugada

## leaving

leaving-log_out = Cerrar sesión
leaving-no_account = No tienes cuenta: si cierras la sesión, nadie podrá volver a ocupar tus asientos en tus mesas. Abre antes una cuenta, o guarda tu enlace personal y ciérrala solo en los demás sitios.
leaving-here = Cerrarla aquí
leaving-elsewhere = Cerrarla en los demás sitios
leaving-forgotten = Borrar todo lo mío
leaving-forgotten_about = Se borran tu nombre, tu cuenta, lo que escribiste y lo que subiste; en las partidas en marcha juega un bot por ti. Tus jugadas quedan en las partidas de los demás. No hay vuelta atrás.
leaving-forget = Borrarme
leaving-password = Tu contraseña
leaving-sure = Sí, para siempre

## name

name-who = ¿Quién eres?
name-enter = Entrar
name-hello = Hola, { $name }
name-about = Un nombre que vean los demás; no hace falta cuenta
name-another = Usar otro nombre
name-change = Cambiar
name-guest = Visitante

## new table

new_table-no_clock = Sin reloj
new_table-quick = 15 minutos por jugador, y 10 segundos por turno
new_table-by_turns = Por turnos: 3 días por jugador, y 8 horas por turno
new_table-title = Una mesa a tu gusto
new_table-game = Juego
new_table-seats = Asientos
new_table-empty = Asientos vacíos
new_table-friends = para amigos
new_table-bots = con bots ({ $bot })
new_table-time = Tiempo
new_table-public = Cualquiera puede unirse, no solo con el enlace
new_table-create = Crear la mesa

## start card: a game on the home page

start-seats = Asientos
start-bots = Bots
start-alone = { $count }, en solitario
start-play_alone = Jugar en solitario
start-play = Jugar con bots
start-friends = Con amigos
start-guided = Primera partida guiada
start-at = {" "}a { $game }
start-of = {" "}de { $game }

## bots: how well they play

bots-level-random = Aleatorio
bots-level-easy = Fácil
bots-level-medium = Medio
bots-level-hard = Difícil
bots-level-master = Maestro
bots-about-random = Hace cualquier jugada permitida, todas por igual.
bots-about-easy = Sabe lo que conviene, y se equivoca como las personas: para una primera partida.
bots-about-medium = Elige lo que parece mejor a primera vista, y casi nunca desperdicia nada.
bots-about-hard = Prueba sus mejores ideas en partidas imaginadas antes de jugar; piensa un momento.
bots-about-master = Piensa diez veces más que Difícil y prueba más ideas.

## tables: a list of tables

tables-free_seat = asiento libre
tables-your_turn = tu turno
tables-stage-gathering = en preparación
tables-stage-playing = en juego
tables-stage-finished = terminada
tables-clears = Hace mucho que no se usa: se recogerá en { $time }. Ábrela para conservarla.
tables-put_away = Retirar
tables-close = Cerrar

## beside: several who share a device

beside-name = Nombre
beside-label = Nombre de quien comparte este dispositivo en el asiento { $seat }
beside-sit = Sentarse
beside-here = En este dispositivo

## seat

seat-free = asiento libre
seat-you = tú
seat-beside = en este dispositivo
seat-here = presente
seat-away = ausente
seat-sit = Sentarme
seat-bot_for = Bot para el asiento { $seat }
seat-add_bot = Añadir bot
seat-stand_up = Levantarme
seat-free_it = Liberar

## scrubber: looking back move by move

scrubber-beginning = el principio
# Somebody chose something that shows nothing by itself.
scrubber-quiet = { $name } sigue.
scrubber-chance = Decide el azar.
scrubber-open = abierto: se ve todo
scrubber-spectator = quien solo mira
scrubber-label = Mandos de la repetición
scrubber-first = Al principio
scrubber-back = Una decisión atrás
scrubber-pause = Pausa
scrubber-play = Reproducir
scrubber-on = Una decisión adelante
scrubber-last = Al final
scrubber-at = Jugada { $at } de { $last }:
scrubber-move = Jugada
scrubber-eyes = Ver como

## showing: a replay

showing-replay = repetición
showing-back = Volver a la mesa
showing-download = Descargar
showing-record = el registro

## went: the analysis of a finished game

went-title = Cómo fue
went-about = Mira quién iba por delante y cuándo, qué decidió la partida y qué habría jugado el bot difícil. Tarda un momento.
went-begin = Analizar la partida
went-progress = Analizando: { $share } %
went-stop = Detener
went-stage-stopped = Detenido al { $share } %: esto es lo que se sabe hasta ahora.
went-stage-failed = Se ha parado al { $share } %.
went-go_on = Continuar
went-chances = Probabilidad de ganar
went-points = Puntos, si se contara todo
went-turnings = Momentos decisivos
went-show = Ver la jugada { $at }
went-swings = Los mayores vuelcos
went-no_swings = El bot difícil apenas habría jugado algo mejor.
went-shares = Azar y habilidad
went-shares_mean = Puntos porcentuales de probabilidad de ganar, ganados y perdidos por:
went-part-luck = azar
went-part-own = decisiones propias
went-part-others = decisiones ajenas
went-gains = Qué se ganó y dónde
went-in_all = en total
went-best = más en un turno
went-best_of = { $name } ganó { $points } puntos de una vez: ver la jugada { $at }
went-throws = Dados y robos
went-throws_mean = Lo que salió; la marca y el número entre paréntesis son lo que cabía esperar.
went-came = veces que salió: { $came }, cabía esperar: { $expected }
went-in_numbers = Las curvas en números
went-chance_of = probabilidad de { $name }
went-points_of = puntos de { $name }

## standing: who has how much, in short

standing-now = sería { $points }

## gains: how points moved

gains-title = Últimos cambios de puntos

## treasures: those laid out in The Lost Mines

treasures-title = Tesoros

## bar: the question, and the buttons beside it

bar-label = Tu jugada
bar-your_turn = Tu turno.
bar-over = La partida ha terminado.
bar-stand_in = Un bot juega por ti; recupera tu asiento en la lista de jugadores.
bar-chance = Decide el azar.
bar-thinking = { $name } está pensando.
bar-goes_on = Sigues con eso.
bar-confirm = Confirmar
bar-cancel = Cancelar
bar-at_once = Siempre al momento
bar-at_once_about = Las jugadas se envían con el primer clic
bar-skip = Ponerse al día
bar-hint = Pista
bar-undo = Deshacer
bar-more = Más
bar-ask_undo = Pedir que se deshaga una decisión
bar-show_first = Mostrar las jugadas antes de hacerlas
bar-first_click = Jugar con el primer clic
bar-let_bot = Que un bot juegue por mí

## notice: an answer in place of the question

notice-hint = { $move }. { $reason }
notice-hint_soon = Se está pensando una pista…
notice-do_it = Hacerlo

## ballot: what all at a table have to agree to

ballot-label = Una pregunta a la mesa
ballot-undo = { $asker } pide deshacer la última decisión.
ballot-stand_in = { $asker } propone que un bot juegue por { $name }.
ballot-stand_in_later = { $asker } propone que un bot juegue por { $name }. Lo hará si { $name } no vuelve a tiempo.
ballot-waiting = Falta la respuesta de { $names }.
ballot-agree = Aceptar
ballot-refuse = Rechazar
ballot-withdraw = Retirar

## players: the list of players

players-label = Jugadores
players-seat = Asiento { $seat }
players-stand_in = juega un bot
players-to_move = le toca
players-back = Recuperar tu asiento
players-let_bot = Que juegue un bot

## waits: a seat whose owner is gone

waits-until = el asiento espera { $time }; después puedes dejar que juegue un bot
waits-over = puedes dejar que juegue un bot

## timer, clock: time that is left

timer-label = Tiempo restante
clock-days = { $days } d { $hours } h

## score: the points of a seat

score-points = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
score-if_counted = Si se contara todo ahora
score-lately = Lo último

## last turn: what somebody did in it, behind their badge

last_turn-label = { $seat }, último turno de { $name }
last_turn-none = { $name } aún no ha tenido ningún turno.

## panels: log, moves, chat and rules beside the board

panels-label = Diario, jugadas, chat y reglas
panels-tab-log = Diario
panels-tab-moves = Jugadas
panels-tab-chat = Chat
panels-tab-rules = Reglas
panels-unread = { $unread } sin leer

## log

log-label = Lo que ha pasado
log-steps = { $steps ->
    [one] ({ $steps } paso)
   *[other] ({ $steps } pasos)
}
log-since = desde tu último turno
log-to_since = Desde tu último turno
log-look_back = Ver jugada a jugada
log-pace = Ritmo

## moves: all that can be chosen, in words

moves-find = Buscar una jugada
moves-goes_on = sigue
moves-again = otra vez para confirmar
moves-none = Ahora no hay nada que elegir.

## chat

chat-watching = (mirando)
chat-nobody = Nadie ha dicho nada todavía.
chat-say = Di algo
chat-send = Enviar
chat-name = Di tu nombre para hablar

## rules

rules-win = Cómo se gana
rules-end = Cómo termina la partida
rules-search = Buscar en las reglas
rules-now = ahora
rules-none = Ninguna regla habla de eso.
rules-numbers = Números y fuentes

## coach: the guide of a first game

coach-label = Guía
coach-got_it = Entendido
coach-rule = Leer la regla
coach-no_more = No más consejos

## herald: what is read out as it happens

herald-news = Novedades
herald-your_turn = Tu turno. { $question }

## result

result-nobody = En esta mesa no ha ganado nadie
result-one = Gana { $name }
result-team = Gana el equipo de { $names }
result-some = { $names } comparten la victoria
result-all = Todos comparten la victoria
result-won = { $seats ->
   *[other] victoria
}
result-to_rematch = A la revancha
result-rematch = Revancha
result-look_back = Repasar la partida
result-home = Inicio
round-over = La ronda { $round } ha terminado

## invite: others come by a link

invite-button = Invitar, o jugar en el móvil
invite-title = Ven a jugar
invite-only_here = Solo esta máquina puede seguir el enlace: el servidor no escucha a nadie más. Para jugar con amigos de tu red, o en el móvil, ciérralo y vuelve a abrirlo con { $serve }, o con { $make }.
invite-unknown = Solo esta máquina puede seguir el enlace. Abre esta página con la dirección que usan tus amigos, o dísela al servidor con { $option }.
invite-send = Envía este enlace a tus amigos
invite-watch = Quien tenga este enlace puede mirar
invite-picture = Código QR del enlace a esta mesa
invite-others = ¿El enlace no le funciona a alguien?

## keys: what they do, and where they lead

keys-choosing = Elegir
keys-arrows = Flechas
keys-arrows_do = a la siguiente opción en esa dirección
keys-shift = Mayús + flechas
keys-shift_does = a todo, para oír lo que es
keys-anywhere = opción siguiente o anterior en cualquier parte
keys-page = Av Pág, Re Pág
keys-page_does = opción siguiente o anterior en esta parte
keys-enter = Intro
keys-enter_does = mostrar una jugada, después enviarla
keys-escape = Escape
keys-escape_does = soltar lo elegido
keys-hint = pista
keys-undo = deshacer
keys-these = estas teclas
keys-where = Adónde
keys-part-board = el tablero
keys-part-own = tus cartas
keys-part-supply = lo que hay junto al tablero
keys-part-bar = pregunta y botones
keys-part-panels = diario, jugadas, chat, reglas
keys-game = Este juego

## connection: the line to the table

connection-stage-connecting = conectando…
connection-stage-open = en línea
connection-stage-lost = conexión perdida, reintentando…
connection-stage-closed = fuera
connection-down = No hay conexión; inténtalo dentro de un momento.

## problem: what the server could not say itself

problem-unreachable = No se puede conectar con el servidor.
problem-starting = Quizá esté arrancando de nuevo.
problem-status = El servidor ha contestado { $status }.
problem-cut_short = Quizá el enlace se cortó por el camino; pídelo otra vez.
problem-unshown-table = No se puede mostrar esta mesa
problem-unshown-replay = No se puede mostrar esta repetición
problem-unknown = Algo ha fallado.

## plain: a game without a board of its own

plain-board = El tablero
plain-about = Este juego aún no tiene tablero propio; se puede jugar con su lista de jugadas.
plain-player = Jugador
plain-points = Puntos

## The Lost Mines

# $name is what the game calls the clan, $clan is blue or yellow, to choose by where another form is needed.
lost_mines-clan = clan { $name }
lost_mines-worth = { $kind } por valor de { $value }
lost_mines-value_unknown = { $kind } de valor desconocido

## the forest of The Lost Mines: a field in words, part by part

lost_mines-board = El tablero
lost_mines-forest = El bosque, columnas de la a a la { $last }, filas de la 1 a la { $rows }
lost_mines-passages = Pasos
lost_mines-field = { $field }: { $ground }
lost_mines-field_dwarves = aquí: { $dwarves }
lost_mines-field_trap = { $side ->
    [north] trampa al norte
    [east] trampa al este
    [south] trampa al sur
   *[west] trampa al oeste
}
lost_mines-field_troll = { $side ->
    [north] trol al norte
    [east] trol al este
    [south] trol al sur
   *[west] trol al oeste
}
# All parts of a field, before sentences about what lies there.
lost_mines-field_about = { $field }.
lost_mines-ground_forest = bosque
lost_mines-ground_start = inicio del clan { $name }
lost_mines-ground_turned = { $card }, con media vuelta
lost_mines-ground_opened = { $card }; abierto por una herramienta
lost_mines-ground_hidden = mina boca abajo
lost_mines-ground_seen = mina boca abajo; has visto: { $mine }
# Something pointed at, and a sentence about it.
lost_mines-about = { $what }: { $about }
lost_mines-about_taken = { $what }: { $about } { $owner }

## walking in The Lost Mines

lost_mines-walk = Caminar hasta { $field }: { $steps ->
    [one] { $steps } paso
   *[other] { $steps } pasos
}, { $left ->
    [0] no queda ninguno
    [one] queda { $left }
   *[other] quedan { $left }
}
lost_mines-steps_left = { $steps ->
    [one] Queda { $steps } paso.
   *[other] Quedan { $steps } pasos.
}
# $found tells in a sentence which mine it is.
lost_mines-mine_ends_walk = { $found } Ahí acaba tu camino.
lost_mines-walk_over = Estás en { $field } y no te quedan pasos.
lost_mines-over_trap = Mejor por la trampa
lost_mines-way_round = Dar el rodeo

## hand and role in The Lost Mines

lost_mines-hand = Tu mano
lost_mines-hand_empty = No tienes cartas en la mano.
lost_mines-hand_later = Las cartas se repartirán cuando todos tengan un enano.
lost_mines-turn = Girar carta
lost_mines-discard = Descartar
lost_mines-play_instead = Mejor jugarla
# What is asked once a card is picked: a path, another card, one with no place; or while one discards.
lost_mines-where_path = ¿Dónde va? Elige una casilla iluminada; en las de trazos queda girada.
lost_mines-where_card = Elige para ella uno de los lugares iluminados.
lost_mines-where_none = Ahora no hay lugar para esta carta. Elige otra o descártala.
lost_mines-which_discard = ¿Qué carta descartas?
lost_mines-dwarves = Los enanos de tu clan
# A dwarf by its name.
lost_mines-play_dwarf = Jugar con { $dwarf }
lost_mines-role = Tu rol secreto
lost_mines-own_role = Tu rol
lost_mines-role_hidden = oculto
lost_mines-aim = Tu meta
lost_mines-hide = Ocultar
lost_mines-show = Mostrar

## beside the forest of The Lost Mines

lost_mines-side = Mazo, tesoros y lo que sabes
lost_mines-pile = Ronda { $round } · { $pile ->
    [one] { $pile } carta en el mazo
   *[other] { $pile } cartas en el mazo
}
lost_mines-treasure = Tesoro { $slot }, { $treasure }
lost_mines-treasure_taken = Tesoro { $slot }, { $treasure }, en manos de { $owner }
lost_mines-notes = Lo que solo tú sabes
lost_mines-notes_title = Solo tú sabes
lost_mines-known = { $what }: { $is }
lost_mines-known_treasure = tesoro { $slot }: { $kind } por valor de { $value }
lost_mines-put_away = descartado: { $cards }

## players of The Lost Mines

lost_mines-cards = { $cards ->
    [one] { $cards } carta en la mano
   *[other] { $cards } cartas en la mano
}
lost_mines-look_role = Mirar el rol
lost_mines-role_known = Sabes: { $role }
lost_mines-role_unknown = Rol desconocido
lost_mines-role_open = ¿rol?
lost_mines-dragon = ficha de dragón
lost_mines-dragon_about = Ha despertado al dragón: pierde hasta 2 puntos de esta ronda
lost_mines-troll = trol en juego
lost_mines-troll_about = El trol se marcha al empezar el turno de este jugador
lost_mines-passed = ha pasado

## a round of The Lost Mines

lost_mines-round = Ronda { $round }
lost_mines-reckoning = De dónde salen los puntos de esta ronda
lost_mines-player = Jugador
lost_mines-column_role = Rol
lost_mines-found = Tesoros hallados
lost_mines-how = De dónde salen los puntos
lost_mines-points = Puntos
lost_mines-none = ninguno
# A number of points follows each of these three.
lost_mines-own_treasures = tesoros propios
lost_mines-share = parte del fondo { $name }
lost_mines-extra = resto, por el mejor tesoro suelto
lost_mines-loss = el dragón

## keys of The Lost Mines, and what the parts of its table are called

lost_mines-key_pick = elegir una carta o un enano
lost_mines-key_turn = girarla
lost_mines-key_discard = descartarla
lost_mines-key_stop = dejar de caminar, guardar el resto
lost_mines-region_board = el bosque
lost_mines-region_own = tu mano
lost_mines-region_supply = tesoros y notas

## tips of The Lost Mines: what a newcomer is told when it matters

lost_mines-title-round = Una ronda nueva
lost_mines-tip-round = Los clanes y los roles se han repartido de nuevo: mira tu carta, quizá ahora juegues para otros. El bosque vuelve a estar virgen; los puntos de la primera ronda están a salvo.
lost_mines-title-dwarf = Elige tu enano
lost_mines-tip-dwarf = Solo se distinguen por el nombre. El tuyo empieza en el claro de tu clan, a la izquierda del bosque.
lost_mines-title-role = Tu rol secreto
lost_mines-tip-role = Está junto a tus cartas, con tu meta. Todos ven tu clan; nadie ve tu rol. Oculta la carta si otros miran tu pantalla.
lost_mines-title-lay = Traza un camino
lost_mines-tip-lay = Elige una carta con un camino y después una de las casillas que se iluminan. En una casilla de trazos la carta se gira sola; también la gira la R. El primer clic muestra la jugada; el segundo la hace.
lost_mines-title-tool = Una herramienta
lost_mines-tip-tool = Un hacha despeja un árbol caído, una barca cruza un lago, una cuerda salva una zanja. Ponla en una carta así, y desde entonces todos pueden caminar y construir ahí.
lost_mines-title-information = Una carta que mira
lost_mines-tip-information = Te muestra una sola cosa secreta: se ilumina aquello en lo que se puede usar, minas boca abajo, tesoros o roles de otros. Solo tú ves lo que es.
lost_mines-title-trap = Una trampa
lost_mines-tip-trap = Queda en un paso el resto de la ronda. Quien la cruza, tú también, pierde una carta y desde entonces tiene una menos en la mano.
lost_mines-title-troll = Un trol
lost_mines-tip-troll = Está en un paso hasta tu próximo turno, y no pasa nadie, ni siquiera tú.
lost_mines-title-storm = Una tormenta
lost_mines-tip-storm = Se lleva cualquier carta de camino sobre la que no haya ningún enano.
lost_mines-title-mine = Una mina está abierta
lost_mines-tip-mine = Quien termina un movimiento en una mina con tesoros se lleva uno de su tipo, y otro por cada turno que pase ahí. El dragón no da nada y quita dos puntos a quien lo despertó.
lost_mines-title-treasure = ¡Un tesoro!
lost_mines-tip-treasure = Solo tú ves cuánto vale. Al final de la ronda los clanes reparten lo que encontraron; un enano egoísta se queda con lo suyo; un saboteador comparte con el otro clan.
lost_mines-title-mines = Adónde ir
lost_mines-tip-mines = Las cuatro minas están boca abajo a la derecha: gemas, oro, plata y un dragón. La fila de cartas bajo el tablero muestra los tesoros que se pueden ganar.
lost_mines-title-discard = ¿Nada útil?
lost_mines-tip-discard = Descarta una o dos cartas en vez de jugar una, y roba otras tantas. Y el botón de la pista muestra lo que haría un bot sencillo en tu lugar.
lost_mines-title-two = ¿Una más?
lost_mines-tip-two = Puedes soltar también una segunda carta y robas dos. O quédate con el resto: seguir caminando también lo conserva.
lost_mines-title-bite = Cuidado con la trampa
lost_mines-tip-bite = En el paso marcado hay una trampa que te quita una carta de la mano. Si hay un rodeo, un clic lo elige; el camino por la trampa tiene un botón.
lost_mines-title-campfire = Desde la hoguera
lost_mines-tip-campfire = Un enano que empieza su movimiento en una hoguera puede avanzar hasta cinco cartas en vez de tres.
lost_mines-title-walk = Ahora camina
lost_mines-tip-walk = Después de la carta, tu enano puede avanzar hasta tres cartas por los caminos. Haz clic en una casilla iluminada: el número dice a cuántos pasos está. O quédate donde estás.
lost_mines-title-turned = Cómo queda la mina
lost_mines-tip-turned = Encaja de las dos maneras. Elige aquella cuyas aberturas llevan adonde tu bando quiere seguir.
lost_mines-title-pick = ¿Qué tesoro?
lost_mines-tip-pick = Todos estos son del tipo de la mina, pero no tienen por qué valer lo mismo. Toma uno: solo tú verás su valor.
lost_mines-title-vote = ¿Termina la ronda?
lost_mines-tip-vote = Alguien propone terminar la ronda aquí, antes de que se acaben los tesoros. Solo termina si todos aceptan.
lost_mines-title-others = El turno de los demás
lost_mines-tip-others = A tu mano ha llegado sola una carta nueva. Fíjate en dónde trazan los demás sus caminos: un enano leal y un saboteador del mismo clan no construyen igual.

## In the Hall of the Mountain King

mountain_king-clan = Clan
mountain_king-player = Jugador
mountain_king-honor = Honor
mountain_king-amount_honor = { $honor } de honor
mountain_king-nothing = nada
# $name is what the game calls the clan, $clan is fire, ice, moon or mud, to choose by where another form is needed.
mountain_king-pedestals = pedestales de { $name }

## the mountain of the Mountain King: a square in words, part by part

mountain_king-board = La montaña
mountain_king-squares = La montaña, columnas con letras, filas con números; las teclas de página van al siguiente espacio iluminado
mountain_king-heart = { $square }: el corazón de la montaña
mountain_king-square = { $square }: { $ground }
# All parts of a square, or of a hall or troll, before sentences about it.
mountain_king-square_about = { $square }.
mountain_king-site = espacio de taller
mountain_king-workshop = { $workshop }, entradas abiertas: { $doors }. { $use }
mountain_king-workshop_use = { $workshop }: { $use }
mountain_king-rubble = escombros, un martillo para cavar
mountain_king-start = punto de inicio
mountain_king-rock = roca
# $owners is how many own it, $players names them.
mountain_king-gate_of = { $owners ->
    [0] puerta de nadie
   *[other] puerta de { $players }
}
mountain_king-tunnel_of = { $owners ->
    [0] túnel de nadie
   *[other] túnel de { $players }
}
mountain_king-hall_of = { $owners ->
    [0] { $hall }, de nadie
   *[other] { $hall }, de { $players }
}, { $low } de honor, o { $high } con una estatua sobre su altar
mountain_king-buried_statue = { $statue } enterrada
mountain_king-altar = altar
mountain_king-buried = enterrado: { $symbol }
mountain_king-standing = tal como está, { $honor } de honor al final
# $colour is what the game calls it, $band is dark_grey, light_grey, brown, orange or yellow.
mountain_king-band = nivel { $colour }, una estatua aquí puntúa { $honor }

## what a move costs and brings in the Mountain King

mountain_king-costs = Cuesta { $amounts }.
mountain_king-brings = Da { $amounts }.
mountain_king-then = Después, { $amounts }.
mountain_king-you_have = tienes { $amount }
mountain_king-you_have_both = tienes { $give } y { $take }
mountain_king-in_all = { $amount } en total
mountain_king-of_anything = { $amount } de lo que sea
mountain_king-trade = Intercambiar
mountain_king-trade_pay = Intercambiar, pagar
mountain_king-by_hand = tú eliges con qué pagas
# $amount is a number and a kind, such as “3 coins”.
mountain_king-pay_all = Pagar { $amount }
mountain_king-uses_left = { $workshop }: { $uses ->
    [one] queda { $uses } uso
   *[other] quedan { $uses } usos
}. { $use }
# $question is a sentence. $owed are pieces of any kind.
mountain_king-owed = { $question } Queda por pagar: { $owed }.
mountain_king-owed_bribe = { $question } Queda por pagar: { $owed }; ahora uno para el trol que está en { $stand }.

## tiles and halls of the Mountain King

mountain_king-supply = Reserva
mountain_king-tab-tunnels = Túneles y salones
mountain_king-tab-spells = Hechizos y talleres
mountain_king-tab-track = Pedestales y corona
mountain_king-turn = Girar
mountain_king-flip = Voltear
mountain_king-turn_key = Girar (R)
mountain_king-flip_key = Voltear (F)
mountain_king-another_hall = Otro salón
mountain_king-another_tile = Otra loseta
mountain_king-lined = revestido de { $minerals }
mountain_king-laying = En los espacios claros encaja tal como está; en los de trazos, si se gira. Ahí va el espacio marcado.
mountain_king-tiles = Losetas de túnel
mountain_king-line_it = Revestirlo de
mountain_king-halls = Grandes salones libres
mountain_king-no_halls = Todos los salones están inaugurados.
mountain_king-hall = { $hall }, { $size ->
    [one] { $size } espacio
   *[other] { $size } espacios
}: { $low } de honor, { $high } con una estatua sobre su altar
mountain_king-honor_in = { $honor } en { $symbol }
mountain_king-tile = { $tile }, { $size ->
    [one] { $size } espacio
   *[other] { $size } espacios
}, { $left ->
    [one] queda { $left }
   *[other] quedan { $left }
}; honor { $honor }; { $anchor ->
    [yes] con áncora para un pedestal
   *[no] sin áncora
}

## spells and workshops of the Mountain King

mountain_king-book = El libro de hechizos
mountain_king-runes = { $runes } de 3 runas.
mountain_king-spell = { $spell }: { $text }
mountain_king-spell_dear = { $spell } ({ $cost }): { $text }
mountain_king-workshops = Talleres en la reserva
mountain_king-no_workshops = No queda ningún taller.

## pedestals and crowns of the Mountain King

mountain_king-token = ficha que vale { $value }
mountain_king-token_hidden = ficha boca abajo
mountain_king-token_taken = { $token }, en manos de { $players }
mountain_king-token_free = { $token }, libre
mountain_king-band_scores = Una estatua en este nivel puntúa { $honor }
# $next are the crowns after the first, as numbers; $more is how many.
mountain_king-crowns_left = { $more ->
    [0] Coronación: { $first } de honor por una plantilla de diez.
   *[other] Coronación: { $first }, después { $next } de honor por una plantilla de diez.
}
mountain_king-no_crowns = Ya no quedan coronas.
mountain_king-near_end = El final está cerca.

## the horde of the Mountain King

mountain_king-horde = La horda
mountain_king-horde_title = Horda
mountain_king-decks = mazos I { $first } · II { $second } · III { $third }
mountain_king-decks_about = Cartas que quedan en los tres mazos
mountain_king-bag = bolsa
mountain_king-bag_about = Pedestales que quedan en la bolsa
# $level is 0 for a starter, who has neither level nor clan.
mountain_king-troll = { $level ->
    [0] { $troll }
   *[other] { $troll }, nivel { $level }, { $clan }
}; genera { $yields }
mountain_king-troll_gives = { $level ->
    [0] { $troll }
   *[other] { $troll }, nivel { $level }, { $clan }
}; genera { $yields }; da { $gives } una vez
mountain_king-stand = { $stand }: { $troll }
mountain_king-stand_empty = { $stand }: nadie
mountain_king-price = { $bribes ->
    [0] gratis
    [one] cuesta { $bribes } soborno, uno sobre cada trol de debajo
   *[other] cuesta { $bribes } sobornos, uno sobre cada trol de debajo
}
mountain_king-bribes = sobornos encima: { $amounts }
# $pedestal is what the game calls it, $clan is fire, ice or moon.
mountain_king-brings_pedestal = { $clan ->
   *[other] trae un { $pedestal }
}

## the council of the Mountain King

mountain_king-council = Plantilla
mountain_king-council_of = Plantilla de { $player }
mountain_king-whose_council = De quién es la plantilla
mountain_king-yours = la tuya
mountain_king-crowned = con corona
mountain_king-hand = Trols de tu mano
mountain_king-hand_about = Tu mano: elige uno y después un lugar abajo.
# Before pictures of what a troll gives but once.
mountain_king-gift = una vez
mountain_king-waits = Espera un puesto:
mountain_king-place = { $place }: { $troll }; nada encima
mountain_king-place_laden = { $place }: { $troll }; encima { $load }
mountain_king-place_empty = { $place }: vacío
mountain_king-storage = En total: { $wealth }
mountain_king-stored = { $symbol }: { $stored } en el almacén, { $laden } sobre trols
mountain_king-on_trolls = { $symbol } sobre trols
mountain_king-pedestals_stored = { $pedestals } en el almacén
mountain_king-leftovers = sobrantes
mountain_king-leftovers_about = Honor por lo que sobra

## players and honor of the Mountain King

mountain_king-show_council = Mostrar la plantilla de { $player }
mountain_king-trolls = { $trolls } de 10 trols; mostrar la plantilla
mountain_king-crown = ficha de Coronación
mountain_king-starts = empieza
mountain_king-team = equipo { $team }
mountain_king-has = tiene { $wealth }
mountain_king-honor_of = { $players }: { $honor } de honor, { $all } tal como está
mountain_king-legend = A trazos: tal como está, si se contara todo ahora.
mountain_king-all = todo
mountain_king-result = De dónde salió el honor
mountain_king-source = Fuente de honor
mountain_king-all_honor = Todo el honor

## keys of the Mountain King, and what the parts of its table are called

mountain_king-key_turn = girar la loseta
mountain_king-key_flip = voltear la loseta
mountain_king-region_board = la montaña
mountain_king-region_own = tu plantilla
mountain_king-region_supply = losetas y magia, después la horda
mountain_king-parts = Partes de la mesa
mountain_king-part-board = Montaña
mountain_king-part-dock = Losetas, magia
mountain_king-part-horde = Horda
mountain_king-part-council = Plantilla
mountain_king-your_choice = {" "}(te toca elegir)

## tips of the Mountain King: what a newcomer is told when it matters

mountain_king-title-shops = Los talleres de esta partida
mountain_king-tip-shops = No en todas las partidas hay talleres de todos los tipos. Señala uno para leer qué intercambia.
mountain_king-title-gate = Coloca tu puerta
mountain_king-tip-gate = Aquí empiezan tus túneles. Mira lo que hay cerca de los espacios iluminados: estatuas, recursos enterrados, espacios de taller y escombros, que cuestan martillos.
mountain_king-title-draft = Tus cuatro primeros trols
mountain_king-tip-draft = De los dos de tu mano elige uno, y después uno de los cuatro puestos de la fila de abajo de tu plantilla. Da su regalo una vez; su símbolo se llena una y otra vez. Los puestos interiores se llenan más a menudo.
mountain_king-title-first = Primero, la magia
mountain_king-tip-first = Un turno puede empezar con un hechizo, que se paga con una runa, y con un taller que toquen tus túneles. Ambos pueden esperar: sigue.
mountain_king-title-end = El final está cerca
mountain_king-tip-end = Ahora puntúan las estatuas, los salones y lo que sobra. Lleva las estatuas a mejores espacios y a pedestales y altares: la marca a trazos del marcador de honor muestra lo que valen tal como están.
mountain_king-title-recruit = Recluta un trol
mountain_king-tip-recruit = Los trols de la fila de abajo vienen gratis; más arriba, cada trol de debajo recibe una moneda. Un nuevo trol llena los símbolos de todos los que tiene debajo, así que a menudo da más de lo que cuesta.
mountain_king-title-dig = O cava un túnel
mountain_king-tip-dig = Elige una loseta bajo la montaña y de qué la revistes. Después gírala o voltéala con los botones, o con R y F, y ponla en un espacio iluminado. Los minerales más caros dan más honor.
mountain_king-title-trade = Cuatro por uno
mountain_king-tip-trade = Con el menú «Intercambiar», cuatro recursos cualesquiera se convierten en uno que te falta, en cualquier momento de tu turno.
mountain_king-title-seat = Dónde va el trol
mountain_king-tip-seat = Encima y entre otros dos. Arriba y en el centro la cascada es mayor: se llena todo lo vacío que hay debajo. La horda ya tiene su nuevo trol.
mountain_king-title-rows = Entre dos filas
mountain_king-tip-rows = La cascada espera: lo que ha generado hasta ahora se puede intercambiar antes de que se llene la fila siguiente.
mountain_king-title-token = Llega un pedestal
mountain_king-tip-token = Un trol de nivel 3 te deja mirar dentro de la bolsa y tomar un pedestal a tu elección. Espera en tu almacén al áncora de un túnel.
mountain_king-title-lay = Coloca el túnel
mountain_king-tip-lay = Tiene que tocar tus propios túneles y no acercarse a los de los demás. En los espacios claros la loseta encaja tal como está; en los de trazos, si se gira. La línea bajo la montaña dice qué cuesta y qué encuentra.
mountain_king-title-statue = Lleva las estatuas hacia dentro
mountain_king-tip-statue = Una carretilla mueve una estatua tuya dentro de su túnel o al siguiente. Cuanto más cerca del corazón, más vale al final: 2, 4, 6, 8 o 10; el doble sobre un pedestal de su clan.
mountain_king-title-haul = Adónde
mountain_king-tip-haul = A cualquier espacio de su túnel, o de un túnel adyacente. Señala un espacio iluminado: la línea bajo la montaña dice lo que valdrá ahí la estatua.
mountain_king-title-hall = Un gran salón
mountain_king-tip-hall = Donde tus túneles llenan su forma sin huecos se puede colocar encima un salón, gratis. Con una estatua cualquiera sobre su altar vale el número más alto.
mountain_king-title-pedestal = Un pedestal para una estatua
mountain_king-tip-pedestal = Sobre el áncora de un túnel nuevo, ahora o nunca. Ganas al momento la ficha de puntos de su clan y nivel, y una estatua de ese clan que esté aquí al final cuenta el doble. Por cada clan y nivel hay una sola ficha.
mountain_king-title-found = Un taller junto al túnel
mountain_king-tip-found = Tú eliges cuál se establece aquí. Puede usarlo cualquiera cuyos túneles lo toquen, en cada turno una vez por entrada abierta: toma lo que te vaya a faltar.
mountain_king-title-work = En el taller
mountain_king-tip-work = Cada uso es un cambio aparte, en cualquiera de los dos sentidos. Sal cuando quieras.
mountain_king-title-pay = Con qué pagas
mountain_king-tip-pay = Por sí sola, la mesa toma primero de tus trols, para que puedan generar de nuevo. Varias piezas de un tipo se pagan con el botón de al lado.
mountain_king-title-spell = El hechizo surte efecto
mountain_king-tip-spell = Elige en qué se usa. Mientras no hayas elegido nada, aún puedes renunciar a él, pero la runa está gastada.
mountain_king-title-others = El turno de los demás
mountain_king-tip-others = Mira sus plantillas con los botones sobre la pirámide. La partida termina dos rondas después de la última ficha de Coronación, que es para una plantilla de diez.

## Covenant

covenant-elders = Los Ancianos
covenant-clan = Clan
covenant-glory = Gloria
covenant-amount_glory = { $glory } de gloria
covenant-nothing = nada
covenant-none = Nada.
covenant-none_yet = Nada todavía.
covenant-not_yet = Todavía no.
covenant-your_clan = Tu clan
covenant-yours = el tuyo
# A tile by its name, and what it does, in sentences.
covenant-tile_does = { $tile }: { $rule }
covenant-ruling = Decisión:

## the mountain of Covenant: a chamber in words, part by part

covenant-mountain = La montaña
covenant-chambers = Cámaras
covenant-edges = Bordes y vértices
covenant-edge = Borde { $where }
covenant-corner = Vértice { $where }
covenant-chamber_hidden = { $chamber }: sin revelar; da { $gives }
covenant-chamber = { $chamber }: { $colour }, yacimiento de { $deposit }; { $spaces ->
    [one] { $spaces } espacio para edificios
   *[other] { $spaces } espacios para edificios
}
covenant-enemies_there = { $enemy ->
    [goblin] { $count ->
        [one] un goblin
       *[other] { $count } goblins
    }
    [orc] { $count ->
        [one] un orco
       *[other] { $count } orcos
    }
   *[troll] { $count ->
        [one] un trol
       *[other] { $count } trols
    }
}
covenant-enemies = { $enemy ->
    [goblin] { $count ->
        [one] { $count } goblin
       *[other] { $count } goblins
    }
    [orc] { $count ->
        [one] { $count } orco
       *[other] { $count } orcos
    }
   *[troll] { $count ->
        [one] { $count } trol
       *[other] { $count } trols
    }
} de fuerza { $strength } en { $chamber }
# $kind is house, workshop, pillar or gate, $building what the game calls it.
covenant-building_of = { $building } de { $clan }
covenant-gate = Puerta de { $clan } en { $where }
covenant-pillar = Pilar de { $clan } en { $where }
covenant-ghost = Iría aquí

## tracks, sites and projects of Covenant

covenant-track = Medidor: { $track }
covenant-track_standing = Medidor, { $track }: { $clans }
covenant-clan_on = { $clan } en { $space }
covenant-space = { $track }, casilla { $space }: { $gives }.
covenant-here = Aquí: { $clans }.
covenant-sites = Obras y trono
# $structure is pillar or gate, $limit how many carts one clan needs there.
covenant-site = { $structure ->
    [pillar] Obra de un pilar
   *[gate] Obra de una puerta
}: { $limit ->
    [one] la gana un clan con { $limit } entrega.
   *[other] la gana un clan con { $limit } entregas.
} Aún admite { $free }.
covenant-carts = Vagonetas: { $carts }.
covenant-carts_of = { $clan } { $count }
covenant-bonus = Bonificación de la obra de { $structure ->
    [pillar] pilar
   *[gate] puerta
} de { $limit }: { $gives }
covenant-bonus_taken = Bonificación tomada por { $clan }
covenant-throne = El trono aún admite { $free }. Vagonetas: { $carts }
covenant-no_carts = ninguna
covenant-projects = Proyectos
covenant-projects_note = desde su concilio
covenant-project = Proyecto { $project }, { $name }: { $rule }
covenant-project_from = Puntúa desde el concilio { $council }.

## markets of Covenant

covenant-left = { $left ->
    [one] queda { $left }
   *[other] quedan { $left }
}
covenant-empty_slot = Un hueco vacío ({ $row })
covenant-free = gratis
covenant-price = Precio impreso: { $glory } de gloria.
covenant-traditions = Tradiciones
covenant-rubble_title = Escombros
covenant-rubble = Escombros: { $gives }. Despejarlos cuesta { $strength } de fuerza.
covenant-cleared = Los despejas en esta excavación.
covenant-relics = Reliquias
covenant-relic = Reliquia, { $relic }: { $gives }, una vez. Se puede tomar desde la casilla { $space } de la Mina.
covenant-coins = Monedas del rey
covenant-coin = Moneda del rey, en cada concilio: { $gives }.
covenant-row-silver = Plata
covenant-row-gold = Oro
# One letter that stands for the slot of a tool.
covenant-letter-silver = P
covenant-letter-gold = O
covenant-ornament = { $colour ->
    [gold] Engaste de oro
   *[silver] Engaste de plata
}: { $gives } cada vez que se usa su herramienta. Cuesta { $price }, da { $glory } de gloria.
covenant-dice = Dados
covenant-die = El dado de { $name } muestra { $gives }: para quien derrote a uno en un combate; después se tira.
covenant-tools = Herramientas
covenant-tool = Herramienta, { $tool }: cuesta { $price }; tiene un { $colour ->
    [gold] hueco de oro
   *[silver] hueco de plata
} para un engaste.

## the clan board of Covenant

covenant-clan_boards = Tableros de clan
covenant-whose = De quién es el tablero de clan
covenant-tavern = Taberna
covenant-dwarves = { $count ->
    [one] { $count } enano de fuerza { $strength } en la taberna
   *[other] { $count } enanos de fuerza { $strength } en la taberna
}
covenant-all_at_work = Todos trabajan.
covenant-support = Apoyo
covenant-tokens = { $count ->
    [one] { $count } ficha de apoyo +{ $strength }
   *[other] { $count } fichas de apoyo +{ $strength }
}
# $state: ready, gained in this turn, or used.
covenant-own_relic = { $count } × { $relic }, { $state ->
    [relics] por usar
    [fresh_relics] de este turno
   *[used_relics] sin más usos
}: { $gives }
covenant-tools_and_forge = Herramientas y forja
# $post says where, such as “place 3, below the axe”.
covenant-post = { $tool } en { $post }
covenant-post_empty = Vacío: { $post }; forjar aquí da { $gives }
covenant-post_ornament = { $colour ->
    [gold] engaste de oro
   *[silver] engaste de plata
}: { $gives }
covenant-post_slot = { $colour ->
    [gold] hueco de oro libre para un engaste
   *[silver] hueco de plata libre para un engaste
}
covenant-post_dwarf = trabaja un enano de fuerza { $strength }
covenant-storage = Almacén
covenant-stored = { $stored } de { $room }
covenant-to_build = Por construir
covenant-carts_left = { $carts ->
    [one] { $carts } vagoneta
   *[other] { $carts } vagonetas
}
covenant-ready = { $count } × { $building } por construir
covenant-dungeon = Calabozo
covenant-captives_keys = { $captives ->
    [one] { $captives } cautivo
   *[other] { $captives } cautivos
}, { $keys ->
    [one] { $keys } llave
   *[other] { $keys } llaves
}
covenant-held = { $enemy ->
    [goblin] { $count ->
        [one] { $count } goblin cautivo
       *[other] { $count } goblins cautivos
    }
    [orc] { $count ->
        [one] { $count } orco cautivo
       *[other] { $count } orcos cautivos
    }
   *[troll] { $count ->
        [one] { $count } trol cautivo
       *[other] { $count } trols cautivos
    }
}; { $keys ->
    [one] { $keys } llave en total
   *[other] { $keys } llaves en total
}
covenant-keys = { $keys ->
    [one] { $keys } llave: tantos cautivos se conservan en un concilio
   *[other] { $keys } llaves: tantos cautivos se conservan en un concilio
}
covenant-coin_place = Lugar { $place } para monedas, libre: una moneda puesta aquí da { $gives } al momento
covenant-coin_at = Moneda del lugar { $place }, en cada concilio: { $gives }
covenant-goals = Objetivos
covenant-achievements = { $count ->
    [one] { $count } logro
   *[other] { $count } logros
}
covenant-goal = Objetivo, { $goal }: { $rule }
covenant-goal_hidden = Un objetivo boca abajo

## counts of a clan in Covenant: what is counted, then how many

covenant-counted = { $what }: { $count }
covenant-count-glory = gloria
covenant-count-achievements = logros
covenant-count-carts = vagonetas por usar
covenant-count-buildings = edificios en la montaña
covenant-count-captive = { $enemy ->
    [goblin] goblins cautivos en su calabozo
    [orc] orcos cautivos en su calabozo
   *[troll] trols cautivos en su calabozo
}
covenant-count-captives = cautivos
covenant-count-captives_keys = { $keys ->
    [one] cautivos, con { $keys } llave
   *[other] cautivos, con { $keys } llaves
}
covenant-count-dwarves = enanos en la taberna
covenant-count-resources = { $room ->
    [one] recursos en { $room } espacio
   *[other] recursos en { $room } espacios
}
covenant-count-support = fichas de apoyo
covenant-count-coins = monedas del rey
covenant-count-traditions = tradiciones
covenant-starts = empieza
covenant-board = Tablero

## the Elders of Covenant

covenant-elders_title = El Concilio de Ancianos
covenant-elders_ready = { $count } × { $building } que aún pueden construir
covenant-stored_tiles = Losetas guardadas
covenant-stored_note = solo puntúan al final
covenant-stored_tile = { $row }: { $gives }
covenant-tool_cards = Cartas de herramienta
covenant-cards_to_come = { $available } por salir, { $forge } en su forja
covenant-elder_card = { $when ->
    [last] La carta de su último turno
   *[before] Una carta que han usado
}: { $tool }, después { $gives }
covenant-last = última
covenant-no_card_yet = Aún no han usado ninguna carta.
covenant-their_die = Su dado
covenant-die_showed = La última vez, el dado de los Ancianos mostró { $face }
covenant-die_unrolled = El dado de los Ancianos aún no se ha tirado
covenant-their_turn = Su último turno
covenant-their_turn_about = Lo que hicieron en su último turno

## the turn of Covenant

covenant-time_draft = Elección
covenant-time_end = El final
covenant-era = Era { $era } de 3
covenant-council = Concilio { $council }
covenant-council_of = Concilio { $council } de 3
covenant-this_turn = Este turno, { $clan }
covenant-this_council = Este concilio, { $clan }
covenant-step-dwarf = enano
covenant-step-tool = herramienta
covenant-step-support = apoyo
covenant-step-action = acción
covenant-step-acted = hecha
covenant-step-ornament = engaste
covenant-step-used = usado
covenant-step-coins = monedas
covenant-step-traditions = tradiciones
covenant-step-keys = llaves
covenant-step-dungeon = calabozo
covenant-step-projects = proyectos
covenant-strength = fuerza { $strength }
covenant-strength_left = { $strength ->
    [one] queda { $strength } de fuerza
   *[other] quedan { $strength } de fuerza
}
covenant-power = acción de { $strength }
covenant-said = Lo que puedes hacer
covenant-relic_first = ¿Qué enano va a qué herramienta? Antes puedes usar una reliquia.
covenant-relic_last = Tu turno termina. ¿Usas antes una reliquia?
covenant-relic_later = Reliquia al final del turno
covenant-relic_later_about = Si está marcado, se te pregunta por una reliquia también al final de tus turnos. Si no, espera al comienzo del siguiente; al final de tu último turno se te pregunta siempre.
covenant-take = Siguiente: { $gives }
covenant-pick_then_place = Elígelo y después adónde va.
# These stand before pictures of what a move costs and gives.
covenant-pays = paga
covenant-gives = da
covenant-then = después
covenant-unknown = y lo que aún nadie sabe

## what is still to be worked off in Covenant, in a word or two

covenant-stack = Lo que queda por resolver, lo siguiente primero
covenant-chain-draft = elección
covenant-chain-support = apoyo
covenant-chain-strengthen = fortalecer
covenant-chain-forge = forjar
covenant-chain-adorn = engastar
covenant-chain-resource = un recurso
covenant-chain-room = sitio en el almacén
covenant-chain-payment = pago
covenant-chain-step = un paso
covenant-chain-steps = pasos
covenant-chain-coin = una moneda
covenant-chain-open_coin = una moneda a la vista
covenant-chain-relic = una reliquia
covenant-chain-ransom = una reliquia por hierro
covenant-chain-tradition = una tradición
covenant-chain-rubble = escombros
covenant-chain-reveal = revelar una cámara
covenant-chain-turns = se voltea la cámara
covenant-chain-fight = combate
covenant-chain-goblin = un goblin
covenant-chain-orc = un orco o un goblin
covenant-chain-die = un dado
covenant-chain-dice = más dados
covenant-chain-dungeon = al calabozo
covenant-chain-keys = llaves
covenant-chain-move = mover un enemigo
covenant-chain-capture = capturar
covenant-chain-deliver = entregar
covenant-chain-throne = el trono
covenant-chain-structure = la estructura
covenant-chain-bonus = la bonificación
covenant-chain-build = construir
covenant-chain-house = una casa
covenant-chain-workshop = un taller
covenant-chain-coins = monedas del concilio
covenant-chain-traditions = tradiciones
covenant-chain-goals = objetivos

## the draft of Covenant

covenant-draft = La elección de losetas
covenant-sort-start = Loseta inicial
covenant-sort-tradition = Tradición
covenant-sort-goal = Objetivo I
covenant-sort-second = Objetivo II
covenant-goal_scores = { $glory } de gloria por cada uno al final.
covenant-click_again = otro clic

## a council of Covenant, step by step

covenant-review-coins = Monedas, tradiciones
covenant-review-keys = Llaves
covenant-review-dungeon = Calabozo
covenant-review-projects = Proyectos
covenant-review-buildings = Edificios
covenant-this_step = Este paso
covenant-council_begins = Los enanos vuelven a sus tabernas.
covenant-council_order = Primero cada clan usa sus monedas y tradiciones, después se cuentan los cautivos y las llaves, y después puntúan los calabozos y los proyectos.
covenant-council_steps = Pasos del concilio
covenant-back = Atrás
covenant-next = Siguiente
covenant-pause = Pausa
covenant-by_itself = Que siga solo
covenant-to_end = Al final
covenant-step_of = { $at } de { $steps }

## the end of Covenant

covenant-finale = La montaña terminada.
covenant-hall = { $clan }: { $glory } de gloria, { $houses ->
    [one] { $houses } casa
   *[other] { $houses } casas
}, { $workshops ->
    [one] { $workshops } taller
   *[other] { $workshops } talleres
}, { $pillars ->
    [one] { $pillars } pilar
   *[other] { $pillars } pilares
}, { $gates ->
    [one] { $gates } puerta
   *[other] { $gates } puertas
}.
covenant-result = De dónde salió la gloria
covenant-on_the_way = al empezar y en los turnos
covenant-councils-coins = monedas y tradiciones en concilios
covenant-councils-dungeon = el calabozo en concilios
covenant-councils-projects = proyectos en concilios
covenant-councils-buildings = edificios en concilios
covenant-in_all = en total
covenant-look_back = Repasar un concilio

## what the parts of the table of Covenant are called

covenant-region_board = la montaña
covenant-region_own = tu clan
covenant-region_supply = medidores y obras, después los mercados
covenant-parts = Partes de la mesa
covenant-pane-mountain = Montaña
covenant-pane-sites = Obras
covenant-pane-markets = Mercados
covenant-pane-clan = Clan
covenant-has_choices = {" "}con opciones

## tips of Covenant: what a newcomer is told when it matters

covenant-title-draft = Elige con qué empiezas
covenant-tip-draft = Por turnos, cada cual toma una loseta inicial, una tradición y dos objetivos. De los objetivos cuenta uno con 4 logros, los dos con 8. El primer clic muestra la loseta, el segundo la toma.
covenant-title-dwarf = Un enano se pone a trabajar
covenant-tip-dwarf = Cada turno envía un enano de la taberna a una de tus herramientas. Elige un enano y después una herramienta: el pico excava, el hacha combate, el compás construye, la vagoneta entrega. El primer clic muestra la jugada; el segundo la hace.
covenant-title-captives = Cautivos y llaves
covenant-tip-captives = En el concilio, cada llave guarda a un cautivo; los demás vuelven a la bolsa. Los que conservas dan gloria. Algunos lugares de la forja dan llaves.
covenant-title-tracks = Tres medidores
covenant-tip-tracks = Los pasos en la Corte Real, Prestigio y la Mina dan lo que está impreso. Las medallas son logros: con cuatro cuenta uno de tus objetivos, con ocho, ambos.
covenant-title-strength = Fuerza
covenant-tip-strength = La fuerza del enano es lo que puede hacer la acción. Una ficha de apoyo le suma solo este turno.
covenant-title-tool = Usa la herramienta
covenant-tip-tool = Su acción, y su engaste si lo tiene, en cualquier orden. También puedes parar.
covenant-title-rubble = Excavar
covenant-tip-rubble = Despeja escombros y quédate con lo que muestran; al final revelas una cámara contigua a una abierta y ganas lo que hay en su reverso.
covenant-title-reveal = Hacia dentro de la montaña
covenant-tip-reveal = Se pueden revelar las cámaras iluminadas. Su reverso muestra lo que ganas; después la cámara se abre para todos, con sus enemigos.
covenant-title-fight = Combatir
covenant-tip-fight = Un goblin cuesta 1 de fuerza, un orco 2, un trol 3. Los vencidos van a tu calabozo: en el concilio necesitas una llave para cada uno.
covenant-title-dice = Los dados de los vencidos
covenant-tip-dice = Cada tipo de enemigo tiene un dado. Ganas lo que muestra su cara, y después se tira para el siguiente.
covenant-title-chase = Mueve un enemigo
covenant-tip-chase = Elige un enemigo y después una cámara contigua: lejos de tus edificios, donde al final te costaría gloria.
covenant-title-capture = Un enemigo gratis
covenant-tip-capture = Va a tu calabozo sin combate y sin recompensas. Cuenta las llaves.
covenant-title-site = Entregar
covenant-tip-site = Todas las vagonetas de un turno van a una sola obra. Llega a su límite y podrás construir su pilar o su puerta.
covenant-title-delivery = Lo que va en la vagoneta
covenant-tip-delivery = Cada espacio de la obra pide uno de los recursos que tiene impresos, y cada entrega da gloria.
covenant-title-throne = Para el trono
covenant-tip-throne = Lo que se da al trono trae gloria ahora, y al final hay 6, 3 y 1 para quienes más vagonetas tengan ahí.
covenant-title-marker = La estructura está lista
covenant-tip-marker = Elige una de las bonificaciones de la obra que nadie haya tomado.
covenant-title-build = Construir
covenant-tip-build = Lo que construyes da algo según el yacimiento donde está, y puede contar para los proyectos en los concilios.
covenant-title-coin = Monedas del rey
covenant-tip-coin = Elige una moneda de la fila y después un lugar de tu tablero. El lugar da ahora lo que tiene impreso; la moneda, lo que muestra, en cada concilio que venga.
covenant-title-benefit = Usa una moneda de la fila
covenant-tip-benefit = Ganas lo que muestra una moneda a la vista, y se queda donde está.
covenant-title-forge = Forja una herramienta
covenant-tip-forge = Elige una herramienta de la fila y después un lugar bajo tus herramientas. Cuesta hierro y lo que tiene impreso, da al momento la recompensa del lugar, y su columna puntúa al final.
covenant-title-adorn = Pon un engaste
covenant-tip-adorn = Un engaste da gloria ahora y un efecto cada vez que se usa su herramienta. La plata va en un hueco P; el oro, en un hueco O.
covenant-title-chain = Una recompensa tras otra
covenant-tip-chain = Vienen varias recompensas a la vez: elige cuál es la primera. Cada una se resuelve con todo lo que se sigue de ella; la pila junto al turno muestra lo que aún falta.
covenant-title-support = Apoyo
covenant-tip-support = Una +1 más en la mano, o una +1 convertida en +2. Las fichas suman fuerza a un turno y después se van.
covenant-title-stronger = Un enano más fuerte
covenant-tip-stronger = Uno de tus enanos, pero no el que trabaja, tiene más fuerza el resto de la partida. Ninguno pasa de 4.
covenant-title-any = Un recurso cualquiera
covenant-tip-any = El signo de interrogación es un recurso a tu elección. Mira lo que piden obras, herramientas y engastes.
covenant-title-storage = El almacén está lleno
covenant-tip-storage = No caben más recursos. Guarda lo que piden obras, herramientas y engastes; algunos lugares de la forja abren más sitio.
covenant-title-step = Un paso a tu elección
covenant-tip-step = Cada casilla da lo que tiene impreso cuando llegas a ella; señala un medidor para ver lo que viene.
covenant-title-tradition = Tradiciones
covenant-tip-tradition = Una tradición vale desde ahora hasta el final de la partida. Su loseta dice lo que hace; el número de debajo, lo que cuesta su lugar en gloria.
covenant-title-urn = Una reliquia que tomar
covenant-tip-urn = Alcanzas las que están hasta tu marcador de la Mina. Se puede usar desde tu próximo turno, una vez.
covenant-title-relic = Reliquias
covenant-tip-relic = Una reliquia sirve una vez en la partida: antes de que un enano se ponga a trabajar, o al final del todo de un turno. Para que se te pregunte al final, márcalo junto a las opciones.
covenant-title-council = El concilio
covenant-tip-council = Todos los enanos han trabajado y se reúne el concilio: dan lo suyo monedas y tradiciones, se cuentan cautivos y llaves, puntúan el calabozo y los proyectos, y los enanos vuelven a la taberna.
covenant-title-honour = Tradiciones del concilio
covenant-tip-honour = Algunas tradiciones dan algo en cada concilio. Elige cuál se honra primero.
covenant-title-keys = Pocas llaves
covenant-tip-keys = Una llave guarda a un cautivo. Los que no puedes guardar dejan tu calabozo antes de que puntúe.
covenant-title-goal = Muestra un objetivo
covenant-tip-goal = Con cuatro logros cuenta uno de tus objetivos, con ocho, ambos. Elige el que más dé.
