### Sentences that every game shares. NAME($seat) names a player, SIDE($side) is what side-... calls it.
### A game's own words are read after these and win.

## event

event-game_over = La partida ha terminado. Victoria de { NAMES($winners, style: "and") }.

## refused

refused-not_now = «{ $move }» no se puede hacer ahora.
refused-not_your_turn = «{ $move }» tiene que esperar: no es tu turno.
refused-nature_moves = «{ $move }» tiene que esperar: antes decide el azar.
refused-game_over = La partida ha terminado; ya no queda nada por hacer.
refused-no_undo = Esto no se puede deshacer: desde entonces alguien se ha enterado de algo nuevo o ha actuado otra persona.
refused-was_shown = Esto no se puede deshacer: los demás lo han visto.

## setup: what a table cannot be set up with

setup-seats = Este juego admite de { $least } a { $most } asientos, no { $seats }.
setup-option = Este juego no tiene la opción «{ $option }»; tiene { $known }.
setup-choice = La opción «{ $option }» es una de estas: { $known }; no «{ $choice }».

## record: why one is refused

record-foreign = Esto no es un registro de Underhall.
record-cut_off = El registro está cortado: falta su última línea, la de comprobación.
record-changed = El registro se ha modificado o dañado: la comprobación no coincide.
record-form = El registro tiene una forma incorrecta.
record-pack = La partida se jugó con el paquete de componentes «{ $pack }», que aquí no se conoce.
record-other_game = Es un registro de otro juego: { $game }, no { $wanted }.
record-rules = La partida se jugó con la versión { $rules } de las reglas; esta es la { $known }.
record-move = Las reglas no confirman el movimiento { $number } del registro: «{ $move }».
record-no_move = { $moves ->
    [one] El registro tiene { $moves } movimiento; no existe el { $number }.
    [many] El registro tiene { $moves } de movimientos; no existe el { $number }.
   *[other] El registro tiene { $moves } movimientos; no existe el { $number }.
}

## reason

reason-none = Una corazonada, nada más.
reason-only_option = No se puede hacer otra cosa.
reason-nothing_better = No hay nada mejor a mano.
reason-points = Es lo que más puntos da al momento.

## analysis

analysis-turned = Jugó { NAME($seat) }. Probabilidad de ganar de { $side }: { $before } % antes, { $after } % después.
analysis-turned_luck = Decidió el azar. Probabilidad de ganar de { $side }: { $before } % antes, { $after } % después.
analysis-swing = { NAME($seat) } eligió «{ $played }». El bot difícil habría elegido «{ $better }»: { $reason } Costó { $cost ->
    [one] cerca de { $cost } punto porcentual
   *[other] unos { $cost } puntos porcentuales
} de probabilidad de ganar.

## direction

direction-north = norte
direction-east = este
direction-south = sur
direction-west = oeste

## side

side-n = norte
side-e = este
side-s = sur
side-w = oeste

## source

source-rulebook = reglamento
source-english_edition = edición inglesa
source-public = reseñas
source-ruling = decisión nuestra
source-reconstructed = reconstruido
source-house = de la casa

## player

# A seat that nobody has a name for.
player-nobody = Asiento { $seat }
