### What the terminal says.

## help: what underhall --help says of the commands

help-underhall = Juegos de mesa de montaña: para jugar, simular y leer sus reglas.
help-tonight = Para jugar esta noche: underhall serve, o underhall play lost_mines en la terminal
help-arguments = Argumentos
help-options = Opciones
help-commands = Órdenes
help-examples = { $count ->
    [one] Ejemplo:
   *[other] Ejemplos:
}
help-games = Los juegos que hay: asientos, y opciones con sus reglas.
help-play = Jugar en la terminal, contra bots y con quien tengas al lado. Se guarda después de cada jugada.
help-sim = Hacer que los bots jueguen muchas partidas, y contar.
help-arena = Hacer que los bots jueguen los mismos repartos en cada asiento, y decir lo fuerte que es cada uno y con qué certeza.
help-train = Hacer que el pronóstico de un juego se aprenda jugando contra sí mismo; la misma orden con más partidas continúa.
help-balance = Lo equilibrados que están los componentes, medido por bots para cada número de jugadores.
help-replay = Recorrer un registro: Intro avanza, b retrocede, un número salta, q sale.
help-analyse = Cómo fue una partida terminada: probabilidad de ganar, momentos decisivos, qué habría jugado el bot difícil, azar, ganancias. Ctrl-C la detiene.
help-rules = Las reglas de un juego: todos los capítulos, una regla o las que tengan una palabra.
help-serve = Abrir la mesa web: amigos y bots juegan en el navegador.
help-editions = Los componentes que se conservan de cada versión; antes de una nueva: ¿transcurre igual todo lo jugado?
help-doctor = Mirar todo lo que necesita la mesa web y decir qué falta.
help-backup = Copiar la base de datos de la mesa web, también mientras está abierta.
help-restore = Recuperar una copia, en un sitio donde aún no haya base de datos.
help-components = Lo que hay en la caja, y de dónde lo sabemos; o revisar un paquete de componentes.
help-words = Los idiomas que hay; para quien traduce: qué le falta a uno, o el comienzo de otro.

## option: what underhall COMMAND --help says of arguments and options

option-help = Mostrar este texto.
option-install_completion = Enseñar a tu shell a completar estas órdenes.
option-show_completion = Mostrar lo que se le enseñaría.
option-version = Mostrar la versión y qué motor se usa.
option-language = Usar este idioma, por ejemplo pl.
option-words_folder = Una carpeta con más idiomas.
option-game = Un juego de underhall games.
option-option = Una opción del juego: nombre=valor.
option-pack = Una carpeta de tablas de componentes con la que jugar.
option-bots = Bots para los asientos, por orden, separados por comas; los tuyos como módulo:Clase.
option-seed = La misma semilla reparte las mismas cartas.
option-play_seats = Cuántos juegan, contándote a ti.
option-own_seat = Dónde te sientas.
option-with = Quién más juega en este teclado: nombres separados por comas.
option-name = Tu nombre.
option-load = Seguir desde un registro.
option-resume = Seguir con la última partida sin terminar.
option-saves = Dónde se guardan las partidas.
option-seats = Cuántos bots juegan.
option-games = Cuántas partidas.
option-rounds = Cuántas rondas o partidas para cada número de jugadores.
option-jobs = Cuántos procesos se reparten el trabajo.
option-sim_seed = La misma semilla juega las mismas partidas.
option-out = Escribir una línea por partida: ARCHIVO.jsonl, ARCHIVO.csv o ARCHIVO.parquet.
option-arena_out = Guardar una línea por partida en ARCHIVO.jsonl, y seguir con él si ya existe.
option-stop = Parar cuando esté claro, con este margen, que el primer bot gana más o menos de lo que le toca.
option-on = Jugar en un clúster de Ray en lugar de --jobs: ray, o ray://HOST:PUERTO.
option-lessons = Una carpeta para lo aprendido, desde la que seguir.
option-record = Un registro, como lo guarda play.
option-worlds = En cuántas partidas imaginadas se sigue jugando cada posición; más es más seguro y más lento.
option-to = Mostrar solo la posición después de tantas jugadas.
option-eyes = Verlo como lo vio este asiento.
option-open = Ver las cartas y los roles de todos los asientos.
option-rule = Una regla, como LM-3.01.
option-search = Todas las reglas con esta palabra.
option-markdown = La hoja de reglas completa en Markdown.
option-check_pack = ¿Es esta carpeta un buen paquete de componentes?
option-places = Carpetas de registros, y bases de datos, que volver a jugar.
option-keep = Conservar los componentes actuales como la próxima edición.
option-language_code = Su código, por ejemplo pl.
option-check_words = ¿Qué falta, y qué no encaja?
option-begin = Copiar los archivos en inglés, para traducirlos.
option-folder = Una carpeta con idiomas de fuera.
option-host = Dónde escuchar; 0.0.0.0 deja entrar a tu red.
option-to_all = Escuchar en todas partes: pueden venir los amigos de tu red.
option-url = Dónde encuentra la gente este servidor, si no es aquí: https://hall.example
option-port = El puerto donde escuchar.
option-config = Un archivo TOML de ajustes.
option-database = Un archivo, o postgresql://user@host/name.
option-bot_delay = Los segundos que un bot espera antes de jugar.
option-allow_host = Un nombre al que atiende este servidor en internet.
option-proxy = Un proxy cuyo X-Forwarded-For se cree.
option-copy = El archivo donde va la copia.
option-browser = Mostrar la mesa en el navegador al momento.

## default: what is taken where an option is not said

default-language = el de tu terminal
default-saves = tu carpeta de datos
default-database = un archivo en tu carpeta de datos

## play

play-more = … { $count } más
play-key_table = mesa
play-key_choices = opciones
play-key_others = otros
play-key_log = diario
play-key_goal = meta
play-key_rules = reglas
play-key_hint = pista
play-key_help = ayuda
play-prompt = { $question } (?) >{" "}
play-prompt_open = { $title } (número, Intro vuelve, ?) >{" "}
play-prompt_groups = { $question } (número, «{ $example }», ?) >{" "}
play-leaf_on = Página { $page } de { $pages }: Intro sigue, q a la mesa (o contesta ya, ?) >{" "}
play-go_on = Intro sigue >{" "}
play-leaf_back = Intro vuelve a la mesa (o contesta ya, ?) >{" "}
play-since = Desde tu último turno
play-nothing_since = No ha pasado nada desde tu último turno.
play-twice = { $sentence } (dos veces).
play-forced = Solo podías hacer una cosa: { $move }.
play-postponed = Al final de tu turno no se te ha preguntado lo que puede esperar. («ask» para que se te pregunte.)
play-asks_all = También al final de tus turnos se te pregunta lo que podría esperar al siguiente.
play-asks_less = Al final de tus turnos no se pregunta nada que pueda esperar al siguiente.
play-no_such_number = Aquí no existe el número { $number }.
play-unknown_move = { $hints ->
    [0] Ninguna jugada se escribe «{ $move }».
   *[other] Ninguna jugada se escribe «{ $move }»; ¿querías decir { $near }?
} Escribe un número, o ? para la ayuda.
play-not_possible = Ahora no es posible.
play-hint = Un bot haría esto: { $move }. { $reason } («do» lo hace.)
play-saved = Guardado en { $file }.
play-cannot_save = Sin guardar: { $file }: { $reason }.
play-left = La partida está guardada. Sigue con: underhall play { $game } --resume
play-pass_on = Pasa el teclado a { $name }. { $name }, pulsa Intro cuando no mire nadie más.{" "}
play-record = El registro de esta partida: { $file }
play-commands =
    Escribe un número, una jugada tal como está escrita o una forma corta; varias, con ; entre ellas.
      ? 2         qué hace la opción 2, y su regla
      ? TEXTO     lo mismo para cualquier jugada, y por qué no es posible
      undo        deshace tu última decisión, mientras nadie se haya enterado de nada
      hint, do    lo que haría un bot en tu lugar; hacerlo
      ask         que también se te pregunte al final de tu turno lo que puede esperar, o no
      others      lo que han hecho los demás desde tu último turno
      log [N]     lo que ha pasado hasta ahora, o sus últimas N líneas
      goal        cómo se gana, y cómo termina la partida
      rules [ID]  las reglas; una regla; o todas las que tengan unas palabras
      choices     todas las opciones, con todo lo que se dice de ellas
      save FILE   escribe el registro en un archivo
      quit        salir; la partida se guarda, y --resume la continúa
    Lo que no está a la vista tiene una tecla en la línea sobre la pregunta: escríbela, o su palabra.

## trouble

trouble-no_bot = en { $text } hay un bot sin nombre
trouble-rule_id = { $game } no tiene ninguna regla { $rule }
trouble-game = no existe el juego { $name }; los que hay: { $known }
trouble-rule = ninguna regla de { $game } tiene el número o la palabra { $what }
trouble-seating = { $file }: no dice quién se sienta dónde en una partida guardada: { $reason }
trouble-not_text = { $file }: no es un archivo de texto
trouble-seats_differ = los asientos y el registro no coinciden
trouble-nothing_to_resume = no hay ninguna partida sin terminar de { $game } en { $folder }
trouble-load_brings_seats = una partida cargada trae sus propios asientos y opciones
trouble-seat = no existe el asiento { $seat } en una mesa de { $seats }
trouble-option = una opción se escribe nombre=valor, no { $text }
trouble-too_many = { $people } personas no caben en { $seats ->
    [one] { $seats } asiento
   *[other] { $seats } asientos
}
trouble-same_name = las personas que comparten teclado necesitan nombres distintos
trouble-resume_and_load = o se reanuda o se carga, no las dos cosas
trouble-out = { $file }: los resultados se escriben en un archivo que acaba en .jsonl, .csv o .parquet
trouble-no_folder = { $file }: no existe esa carpeta
trouble-no_balance = nadie ha medido aún el equilibrio de { $game }
trouble-no_parquet = para Parquet instala el extra: pip install 'underhall[parquet]'
trouble-at_least_one = { $what } tiene que ser al menos 1, no { $number }
trouble-no_games = { $place }: ni una carpeta de registros ni una base de datos
trouble-no_client = el cliente web aún no está construido: make client lo construye
trouble-client_lost = aquí falta el cliente web; instala otra vez el mismo paquete, con pip install --force-reinstall
trouble-open_and_host = o --open o --host, no los dos
trouble-replay_number = no existe la jugada { $number }; el registro tiene { $moves }

## serve

serve-open = El salón está abierto: { $place } (Ctrl-C lo cierra)
serve-friends = Los amigos de tu red vienen a { $place }
serve-also = {"                            "}o a { $place }
serve-phone = En el móvil, apunta aquí con la cámara:
serve-only_here = Solo lo oye esta máquina. Para los amigos de tu red: underhall serve --open
serve-no_browser = Aquí no se ha podido abrir ningún navegador: abre { $place } en uno.

## seating

seating-default_name = Caminante
seating-name = Tu nombre [{ $default }] (? explica el juego):{" "}
seating-seats = Cuántos jugadores, de { $least } a { $most } [{ $default }] (? explica el juego):{" "}
seating-resume = Tu última partida ({ $played }) no está terminada. ¿Sigues con ella? [S/n] (? explica el juego):{" "}
seating-cannot_resume = No se puede continuar: { $reason }. Aquí tienes una nueva.

## replay

replay-head = Jugada { $number } de { $moves }
replay-keys = Intro siguiente · b atrás · un número salta · q sale
replay-number = A la jugada:{" "}
replay-seat = Asiento { $seat }

## sim

sim-title = { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
} de { $title } con { $seats ->
    [one] { $seats } asiento
   *[other] { $seats } asientos
}
sim-bot = bot
sim-games = asientos jugados
sim-points = puntos de media
sim-wins = victorias
sim-share = victorias por asiento
sim-speed = { $decisions } decisiones en { $seconds } s: { $speed } decisiones/s
sim-stopped = { $games ->
    [one] { $games } partida quedó
   *[other] { $games } partidas quedaron
} sin decidir tras { $choices } decisiones.
sim-written = Escrito en { $file }.
sim-progress = Jugando
sim-ended_early = Parado después de { $games } de { $planned } partidas.
sim-by_points = El bot codicioso no tiene heurística para { $game }; se guía por los puntos.

## games

games-seats = de { $least } a { $most } jugadores

## rules

rules-win = Cómo se gana:
rules-end = Cómo termina:
rules-source = ({ $source })

## components

components-ok = bien
components-title = { $table } ({ $source })
components-total = total

## lost_mines

lost_mines-panel_board = tablero
lost_mines-panel_own = mano
lost_mines-panel_players = jugadores
lost_mines-panel_signs = tesoros y signos
lost_mines-panel_aim = meta
lost_mines-legend =
    {"["} ] cerrado hasta jugar su herramienta: hacha ♣ árbol, barca ≈ lago, cuerda ◡ zanja
    ( ) cabe un enano   {"{"} {"}"} una mina boca abajo   c3 aquí encaja una carta tuya
    ↻ girada media vuelta   ✗ una trampa, T un trol en un paso   B Y inicios azul y amarillo
    {""}
lost_mines-round = Ronda { $round } de { $rounds }
lost_mines-further_round = Ronda { $round }
lost_mines-pile = mazo { $cards }
lost_mines-you = Tú:{" "}
lost_mines-belongs = { $mark } clan { $clan }, { $role }
lost_mines-partner_loyal = comparte con el clan { $clan }
lost_mines-partner_selfish = no comparte con nadie
lost_mines-partner_saboteur = comparte con el clan { $other }
lost_mines-known_mine = { $field } es la { $mine }
lost_mines-known_treasure = el tesoro { $slot } vale { $value }
lost_mines-known_role = { $name }: { $role }
lost_mines-known = Sabes: { $what }.
lost_mines-holds = tiene { $cards }
lost_mines-no_cards = ninguna carta
lost_mines-spectator = Estás mirando.
lost_mines-passed = fuera
lost_mines-cards = { $cards ->
    [one] { $cards } carta
   *[other] { $cards } cartas
}
lost_mines-points = { $points ->
    [one] { $points } pto.
   *[other] { $points } ptos.
}
lost_mines-head_at = en
lost_mines-head_cards = cartas
lost_mines-head_points = ptos.
lost_mines-hand = Tu mano:{" "}
lost_mines-discard = descartar
lost_mines-steps_left = { $steps ->
    [one] queda { $steps } paso
   *[other] quedan { $steps } pasos
}
lost_mines-to_north = al norte, a { $field }
lost_mines-to_east = al este, a { $field }
lost_mines-to_south = al sur, a { $field }
lost_mines-to_west = al oeste, a { $field }
lost_mines-look_mine = mina { $target }
lost_mines-look_treasure = tesoro { $target }
lost_mines-look_role = rol { $target }
lost_mines-card_mine-treasure = mina/tesoro
lost_mines-card_mine-role = mina/rol
lost_mines-card_treasure-role = tesoro/rol
lost_mines-opens_mine = abre la mina
lost_mines-result = Ronda { $round }
lost_mines-sign_tree = árbol
lost_mines-sign_lake = lago
lost_mines-sign_ditch = zanja
lost_mines-sign_rocks = rocas
lost_mines-sign_campfire = hoguera
lost_mines-sign_trap = trampa
lost_mines-sign_troll = trol
lost_mines-sign_gems = gemas
lost_mines-sign_gold = oro
lost_mines-sign_silver = plata
lost_mines-sign_dragon = dragón

## result

result-player = jugador
result-role = rol
result-pool = fondo
result-own = propio
result-treasures = hallado
result-share = parte
result-extra = resto
result-dragon = dragón
result-points = puntos
result-total = total
result-final = El final

## mountain_king

mountain_king-panel_board = tablero
mountain_king-panel_own = recursos
mountain_king-panel_players = jugadores
mountain_king-panel_council = plantilla
mountain_king-panel_trolls = trols
mountain_king-panel_spells = hechizos
mountain_king-panel_workshops = talleres
mountain_king-panel_supply = reserva
mountain_king-score = { $honor } de honor
mountain_king-score_stands = { $honor } de honor, { $stands } tal como está
mountain_king-head_stands = previsto
mountain_king-legend =
    Un espacio de roca: x escombros, lo que hay enterrado y su nivel (d gris oscuro, l gris claro, b marrón, o naranja, y amarillo)
    Un espacio de túnel: ❶ de quién es, qué hay ahí y su nivel, en mayúscula si una estatua está sobre su propio pedestal
    F I M estatuas de Fuego, Hielo, Luna   f i m sus pedestales   ∴ una puerta   ≈ un salón, ☼ su altar   ○ túnel de nadie
    s piedra  i hierro  h roca ígnea  c carretilla  t martillo  r runa  $ moneda; sobre trols F I M carretillas de los clanes
    {"["} ] un espacio de taller, [A] un taller   ♣♣♣ el corazón   • (o X en vez de x) un espacio que elegir   U Barro, bajo el lugar de un trol
    Horda: -2 -5 los sobornos que cuesta una fila, +s$ los sobornos que hay encima, f su pedestal   Plantilla: ● está, ○ falta
    {""}
mountain_king-title = La cara de { $side }
mountain_king-you = Eres { $mark } { $name }
mountain_king-spectator = Estás mirando.
mountain_king-last_rounds = { $rounds ->
    [one] queda { $rounds } ronda
   *[other] quedan { $rounds } rondas
}
mountain_king-charm = «{ $spell }» surte efecto
mountain_king-storage = Almacén:
mountain_king-on_trolls = Sobre trols:
mountain_king-pedestals = Pedestales:
mountain_king-hand = En la mano:
mountain_king-starter = { $troll }, genera { $yields }, da { $gives } una vez
mountain_king-nothing = nada
mountain_king-head_honor = honor
mountain_king-head_trolls = trols
mountain_king-spells = Hechizos, y sus runas
mountain_king-workshops = Talleres
mountain_king-entrances = { $uses ->
    [one] { $uses } uso
   *[other] { $uses } usos
}
mountain_king-supply = por establecer: { $what }
mountain_king-tunnels = Túneles
mountain_king-honor = Honor por { $sizes } espacios:
mountain_king-halls = Salones
mountain_king-track = Fichas
mountain_king-statue = estatua
mountain_king-crowns = coronación { $tokens }
mountain_king-owed = { $question } Queda por pagar: { $owed }.
# Groups of choices: what is chosen stands behind them, such as “gate at c4”.
mountain_king-group_dig = cavar { $mineral }
mountain_king-group_gate = puerta en
mountain_king-group_recruit = reclutar
mountain_king-group_place = poner en
mountain_king-group_take_pedestal = tomar pedestal
mountain_king-group_put_pedestal = poner pedestal
mountain_king-group_found = establecer
mountain_king-group_trade = cambiar { $price } por
mountain_king-group_trade_more = cambiar por
mountain_king-group_cast = lanzar
mountain_king-group_work = taller en
mountain_king-group_haul = mover desde
mountain_king-group_to = a
mountain_king-group_collapse = hundir
mountain_king-group_divine = hallar en
mountain_king-group_stir = mover la de
mountain_king-group_consecrate = consagrar
mountain_king-group_unload = descargar
mountain_king-group_drum = tambores para
mountain_king-group_toll = peaje de
mountain_king-group_elevate = ascender
mountain_king-group_with = con
mountain_king-group_give = dar
mountain_king-group_store = almacenar
mountain_king-stock = tienes { $count }
mountain_king-from = { $what } de { $place }
mountain_king-turned = giro { $degrees }
mountain_king-flipped = giro { $degrees } volteada
mountain_king-a_statue = estatua de { $clan }
mountain_king-doubled = { $honor }, sobre su pedestal
mountain_king-worth = { $honor }
mountain_king-hammers = por { $hammers ->
    [one] { $hammers } martillo
   *[other] { $hammers } martillos
}
mountain_king-hall_honor = { $low } o { $high }
mountain_king-result = Honor
mountain_king-from_tunnels = túneles
mountain_king-from_coronation = coronación
mountain_king-from_tokens = fichas
mountain_king-from_leftovers = sobrantes
mountain_king-from_halls = salones
mountain_king-from_statues = estatuas
mountain_king-from_pedestals = pedestales
mountain_king-total = total

## covenant

covenant-panel_board = tablero
covenant-panel_own = clan
covenant-panel_players = jugadores
covenant-panel_tracks = medidores y losetas
covenant-panel_market = mercado
covenant-panel_sites = obras
covenant-panel_projects = proyectos
covenant-panel_traditions = tradiciones
covenant-score = { $glory } de gloria
covenant-score_stands = { $glory } de gloria, { $stands } tal como está
covenant-head_stands = previsto
covenant-legend =
    Una cámara: su nombre (en mayúscula si se puede elegir), su color Y amarillo, B azul, K negro, y su yacimiento,
    e esmeralda, g oro, m mythrall; después g goblin, o orco, t trol, h❶ una casa y w❶ un taller del clan ❶, _ un
    espacio libre para edificios
    Una cámara oculta (?) muestra lo que da revelarla: C corte, P prestigio, M mina, S apoyo, T tradición,
    +1 un enano más fuerte
    P❶ un pilar donde se juntan tres cámaras, G❶ o ❶ solo, una puerta en un muro
    Donde se puede construir un pilar o una puerta: su número en la lista, o * mientras haya varias listas
    Obras: espacios por partes, i hierro, e esmeralda, g oro, m mythrall, ❶ una vagoneta, x ocupado; después las bonificaciones: C corte, S apoyo
    ★ un logro   [-2] cuesta 2 de gloria   [2] un enano de fuerza 2 está en la herramienta
    {""}
covenant-elders = Ancianos
covenant-era = Era { $era } de { $eras }
covenant-you = Eres { $mark } { $name }
covenant-spectator = Estás mirando.
covenant-pending = después: { $what }
covenant-at_work = En marcha: { $post }, enano { $dwarf }, fuerza { $strength }
covenant-left = { $strength ->
    [one] queda { $strength } de fuerza
   *[other] quedan { $strength } de fuerza
}
covenant-cleared = despeja { $what }
covenant-effort = { $what } (cuesta { $strength })
covenant-ornament_left = engaste sin usar
covenant-ornament_used = engaste usado
covenant-nothing = nada
covenant-head_glory = gloria
covenant-head_court = corte
covenant-head_prestige = prest
covenant-head_mine = mina
covenant-tavern_short = enanos { $dwarves }
covenant-tools_short = { $tools ->
    [one] { $tools } herramienta
   *[other] { $tools } herramientas
}
covenant-dungeon_short = calabozo { $enemies }/{ $keys }
covenant-elders_board = Ancianos ({ $level }): { $cards } cartas, { $forge } en la forja, { $tiles } losetas
covenant-elders_used = sus herramientas usadas: { $used }
covenant-throne = trono
# On hidden chambers, where there is room for five letters.
covenant-back_coin = mon.
covenant-back_relic = reliq
covenant-back_forge = forja
covenant-back_any = recur
covenant-site_pillar = pilar { $limit }
covenant-site_gate = puerta { $limit }
covenant-dice = Dados
covenant-projects = Proyectos
covenant-relic_at = { $relic }, Mina { $space }
covenant-for = { $what } por { $price }
covenant-price = por { $price }
covenant-tool = { $tool } por { $cost ->
    [iron] 2 hierros
    [any] hierro y un recurso cualquiera
   *[other] hierro y { $resource }
} (hueco de { $colour })
covenant-slot = hueco de { $colour }
covenant-adorned = engaste de { $colour }: { $gives }
covenant-forged = { $tool } en el lugar { $place }
# Groups of choices: what is chosen stands behind them, such as “reveal c4”.
covenant-group_assign = asignar { $strength } a
covenant-group_rubble = despejar
covenant-group_reveal = revelar
covenant-group_defeat = derrotar { $enemy } en
covenant-group_move_enemy = mover { $enemy } de { $chamber } a
covenant-group_bonus = bonificación
covenant-group_build_house = construir casa en
covenant-group_build_workshop = construir taller en
covenant-group_build_pillar = construir pilar en
covenant-group_build_gate = construir puerta en
covenant-group_draft_start = elegir inicio
covenant-group_draft_tradition = elegir tradición
covenant-group_draft_goal = elegir objetivo
covenant-group_show_goal = mostrar objetivo
covenant-group_coin = moneda { $slot } a
covenant-head_coin = moneda { $slot } ({ $offer }) a
covenant-group_benefit = beneficio de
covenant-group_tradition = adoptar
covenant-group_relic = tomar
covenant-group_forge = forjar herramienta { $slot } en
covenant-head_forge = forjar { $offer } en
covenant-group_resolve_coin = usar la moneda de
covenant-group_honour = honrar
covenant-group_adorn = engastar ({ $tool })
covenant-nth_rubble = escombros { $n }
covenant-nth_bonus = casilla { $n }
covenant-nth_coin = moneda { $n }
covenant-nth_tradition = tradición { $n }
covenant-nth_relic = reliquia { $n }
covenant-nth_place = lugar { $n }
covenant-nth_silver = engaste de plata { $n }
covenant-nth_gold = engaste de oro { $n }
# Rewards and costs in lists, such as “2 court + key”: as short as can be.
covenant-gift_iron = { $count ->
    [one] hierro
   *[other] hierros
}
covenant-gift_emerald = { $count ->
    [one] esmeralda
   *[other] esmeraldas
}
covenant-gift_gold = { $count ->
    [one] oro
   *[other] oros
}
covenant-gift_mythrall = mythrall
covenant-gift_any = { $count ->
    [one] recurso
   *[other] recursos
} a elegir
covenant-gift_court = corte
covenant-gift_prestige = prestigio
covenant-gift_mine = mina
covenant-gift_step = { $count ->
    [one] paso
   *[other] pasos
} a elegir
covenant-gift_glory = de gloria
covenant-gift_support = apoyo
covenant-gift_token = { $count ->
    [one] ficha +1
   *[other] fichas +1
}
covenant-gift_token2 = { $count ->
    [one] ficha +2
   *[other] fichas +2
}
covenant-gift_strengthen = { $count ->
    [one] enano más fuerte
   *[other] enanos más fuertes
}
covenant-gift_strength = de fuerza
covenant-gift_coin = { $count ->
    [one] moneda del rey
   *[other] monedas del rey
}
covenant-gift_tradition = { $count ->
    [one] tradición
   *[other] tradiciones
}
covenant-gift_relic = { $count ->
    [one] reliquia
   *[other] reliquias
}
covenant-gift_ransom = { $count ->
    [one] reliquia por hierro
   *[other] reliquias por hierro
}
covenant-gift_forge = { $count ->
    [one] forja
   *[other] forjas
}
covenant-gift_adorn = { $count ->
    [one] engaste
   *[other] engastes
}
covenant-gift_throne = { $count ->
    [one] entrega al trono
   *[other] entregas al trono
}
covenant-gift_site = { $count ->
    [one] entrega
   *[other] entregas
}
covenant-gift_move = { $count ->
    [one] enemigo movido
   *[other] enemigos movidos
}
covenant-gift_goblin = { $count ->
    [one] goblin vencido
   *[other] goblins vencidos
}
covenant-gift_orc = { $count ->
    [one] orco vencido
   *[other] orcos vencidos
}
covenant-gift_house = { $count ->
    [one] casa
   *[other] casas
}
covenant-gift_workshop = { $count ->
    [one] taller
   *[other] talleres
}
covenant-gift_key = { $count ->
    [one] llave
   *[other] llaves
}
covenant-gift_storage = { $count ->
    [one] loseta de almacén
   *[other] losetas de almacén
}
covenant-gift_space = { $count ->
    [one] espacio de almacén
   *[other] espacios de almacén
}
covenant-gift_buildings = { $count ->
    [one] casa y taller
   *[other] casas y talleres
}
covenant-gift_benefit = { $count ->
    [one] moneda de la oferta
   *[other] monedas de la oferta
}
covenant-gift_achievement = { $count ->
    [one] logro
   *[other] logros
}
covenant-gift_pillar = { $count ->
    [one] pilar
   *[other] pilares
}
covenant-gift_gate = { $count ->
    [one] puerta
   *[other] puertas
}
covenant-own_dwarves = Enanos
covenant-own_tools = Herramientas
covenant-own_stock = Almacén
covenant-own_tracks = Medidores
covenant-own_tiles = Losetas
covenant-own_goals = Objetivos
covenant-tavern = en la taberna { $dwarves }
covenant-support = apoyo { $tokens }
covenant-dungeon = calabozo { $enemies }, { $keys ->
    [one] { $keys } llave
   *[other] { $keys } llaves
}
covenant-carts = { $carts ->
    [one] { $carts } vagoneta
   *[other] { $carts } vagonetas
}
covenant-stock = { $what } en { $spaces } espacios
covenant-forge = por construir: { $what }
covenant-track_end = el final
covenant-coins = monedas { $what }
covenant-relics = reliquias { $what }
covenant-traditions = tradiciones { $what }
covenant-used = { $count } usadas
covenant-goal = { $what }: { $glory } de gloria cada uno
covenant-covers = { $gives }, cubre { $coin }
covenant-then = { $what }, después { $more }
covenant-result = La puntuación final
covenant-before = antes
covenant-total = total

## editions

editions-game = juego
editions-edition = edición
editions-fingerprint = componentes
editions-rules = reglas
editions-present = aún sin conservar
editions-kept = conservada como { $file }
editions-known = { $fingerprint } ya se conserva
editions-other_way = { $where } transcurre de otra manera: { $reason }
editions-counted = { $place }: { $count } partidas jugadas de nuevo, { $wrong } de ellas de otra manera

## doctor

doctor-python = Underhall { $underhall } con Python { $python }
doctor-game = { $game }: reglas { $rules }, caja { $box }
doctor-client = El cliente web está.
doctor-folder = En la carpeta { $folder } se puede escribir.
doctor-no_folder = No existe la carpeta { $folder }.
doctor-space = Ahí hay { $free } MB libres.
doctor-no_database = Aún no existe la base de datos { $file }; se crea cuando se abre el salón.
doctor-private = Solo tú puedes leer { $file }.
doctor-readable = { $file } guarda claves y jugadas ocultas, y otros pueden leerlo: usa chmod 600.
doctor-database = { $file } está entera; mesas: { $gathering } en preparación, { $playing } en juego, { $finished } terminadas.
doctor-damaged = { $file } está dañada; recupera una copia.
doctor-reachable = La base de datos contesta.
doctor-unreachable = La base de datos no contesta: { $reason }
doctor-well = Todo está bien.
doctor-ill = Lo que pone BAD hay que arreglarlo antes.

## backup

backup-done = La copia está en { $copy }. Guárdala donde solo tú puedas leerla.

## restore

restore-done = Recuperada en { $place }.
restore-there = la base de datos

## own

words-language = { $language }  { $name }
words-no_file = falta { $file }
words-missing = { $file }: falta { $message }
words-unused = { $file }: { $message } no se dice en ninguna parte
words-twice = { $file }: { $message } está dos veces
words-broken = { $file }: { $message } está roto: { $why }
words-unknown_argument = { $file }: { $message } pide ${""}{ $argument }, que no se le da
words-unsaid_argument = { $file }: { $message } no dice ${""}{ $argument }
words-plural = { $file }: { $message } no tiene forma para { $forms }
words-no_message = { $file }: { $message } habla de { $other }, que no existe
words-no_family = { $file }: { $message } pide { $family }, y no hay tales palabras
words-no_form = { $file }: { $message } no tiene la forma { $form }, y { $user } la pide
words-not_in_glossary = { $file }: { $message } dice «{ $term }» con palabras distintas de { $own }
words-well = { $language }: está completo.
words-ill = { $language }: { $count ->
    [one] { $count } queja
   *[other] { $count } quejas
}
words-begun = { $file }: ya lo puedes traducir.
words-need_folder = di dónde debe empezar: --folder CARPETA
words-nobody_speaks = aquí no hay ningún idioma { $language }; underhall words dice cuáles hay
words-no_code = { $language } no es el código de un idioma, como pl o pt-BR

## arena

arena-title = { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
}, { $deals ->
    [one] { $deals } reparto
   *[other] { $deals } repartos
} de { $title } con { $seats ->
    [one] { $seats } asiento
   *[other] { $seats } asientos
}
arena-seats = asientos
arena-wins = victorias por asiento, %
arena-points = puntos de media
arena-elo = Elo
arena-skill = destreza
arena-goes_on = { $games ->
    [one] Ya se había jugado { $games } partida.
   *[other] Ya se habían jugado { $games } partidas.
}
arena-more = { $bot } gana más de lo que le toca: está claro tras { $games } partidas.
arena-less = { $bot } gana menos de lo que le toca: está claro tras { $games } partidas.
arena-open = Tras { $games } partidas no está claro si { $bot } gana más de lo que le toca.
trouble-other_arena = { $file } guarda las partidas de otra arena
trouble-arena_out = las partidas se guardan en un archivo que acaba en .jsonl, no en { $file }
trouble-no_ray = para Ray instala el extra: pip install 'underhall[ray]'
trouble-no_crew = se juega en ray o en ray://HOST:PUERTO, no en { $crew }
trouble-no_cluster = el clúster de Ray no juega: { $why }
trouble-other_version = allí hay instalada otra versión de Underhall, aquí es la { $version }

## train

train-goes_on = { $games ->
    [one] Ya se había aprendido de { $games } partida.
   *[other] Ya se había aprendido de { $games } partidas.
}
train-progress = Aprendiendo
train-curve = Cuánto se desvía el pronóstico de los puntos finales de un jugador, tras tantas partidas:
trouble-other_training = { $file } es de otro entrenamiento

## bots

games-bots = Bots
bot-random = Cualquier jugada permitida, todas por igual.
bot-easy = Sabe lo que conviene, y se equivoca como las personas: para una primera partida.
bot-medium = Elige lo que parece mejor a primera vista, y casi nunca desperdicia nada.
bot-greedy = Lo mismo que medium, con su antiguo nombre.
bot-hard = Prueba sus mejores ideas en partidas imaginadas antes de jugar; piensa un momento.
bot-master = Piensa diez veces más que hard y prueba más ideas.

## analyse

analyse-progress = Analizando
analyse-stopped = Detenido tras { $done } de { $total } pasos: esto es lo que se sabe hasta ahora.
analyse-chances = Probabilidad de ganar
analyse-points = Puntos, si se contara todo
analyse-swings = Los mayores vuelcos
analyse-move = Tras la jugada { $number }
analyse-luck = Puntos porcentuales de probabilidad de ganar, ganados y perdidos por
analyse-luck_came = azar
analyse-own = decisiones propias
analyse-others = decisiones ajenas
analyse-gains = Qué se ganó y dónde
analyse-in_all = en total
analyse-throws = Lo que salió y, entre paréntesis, lo que cabía esperar
trouble-unfinished = { $file }: la partida no ha terminado; solo se analizan partidas terminadas
