import type { SORTIE_BOARD as ENGLISH } from '../../en/sortie/board.js';
import type { SameKeys } from '../../say/index.js';

export const SORTIE_BOARD = {
  unit: '{kind}, {heads, plural, one {# Kopf} other {# Köpfe}}, Stufe {level, decimal}{commander, given, yes {, Führung {commander, decimal}} no {, ohne Führung}}; {hand}',
  record: '{n} verloren',
  flanked: 'umgangen von {units, and}',
  mercenary: 'Söldner',
  walls: 'hinter Mauern der Stufe {level}',
  higher: 'höher gelegen',
  behind: 'hinter {unit}',
  distances: 'Halbe Züge auseinander',
  state: 'Die Schlacht',
  before: 'Vor der ersten Runde.',
  stand: 'Runde {round} von {limit}.',
  initiative: 'Die Initiative: {army}.',
  quiet: 'Eine ruhige Runde: Noch eine beendet die Schlacht.',
  ground: 'Der Boden: {ground}.',
  contact: 'am Feind: {units, and}',
  nearest: '{n, plural, one {# halben Zug} other {# halbe Züge}} von {unit}',
  line: '{unit}: {told}.',
  own: 'Deine: {units, plural, one {# Einheit} other {# Einheiten}} in der Schlacht.',
  army: '{army}: {units, plural, one {# Einheit} other {# Einheiten}} in der Schlacht.',
  fights: 'Diese Runde: {pairs, commas}.',
  dice: '{unit}: {hand}{started, given, yes {, am Anfang #}}{record, plural, =0 {} other {, # verloren}}.',
  sum: '{unit} gegen {enemy}: {lines, commas}. {pool}',
  sumLine: '{what} {by, signed}',
  pool: 'Zusammen {net, signed}: {dice} Würfel, {keep, select, highest {die höchsten drei zählen} lowest {die niedrigsten drei zählen} other {alle drei zählen}}.',
  cell: {
    odds: '{mine} gegen {theirs}: du {net, signed}, der Gegner {other, signed}; du gewinnst mit {win} Prozent, gleich {equal}.',
    noRoll:
      '{mine} gegen {theirs}: kein Wurf. {how, select, iAway {Du kommst davon.} theyAway {Der Gegner kommt davon.} bothSucceed {Beide kommen davon.} other {Es geschieht nichts.}}',
    closed: '{maneuver} geht auf diese Entfernung {own, select, yes {für dich} other {für den Gegner}} nicht.',
  },
  reveal: {
    maneuvers: '{mine} gegen {theirs}{dice, plural, =0 {} other {, {dice} Würfel für {maneuver}}}.',
    rolled: '{unit} {kept, commas}: {total}.',
    degree: '{degree, select, win {Ein Sieg.} plus4 {Um 4 oder mehr.} double {Mindestens doppelt.} other {Gleich.}}',
  },
} as const satisfies SameKeys<typeof ENGLISH>;
