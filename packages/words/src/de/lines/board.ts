import type { LINES_BOARD as ENGLISH } from '../../en/lines/board.js';
import type { SameKeys } from '../../say/index.js';

export const LINES_BOARD = {
  field: 'Das Schlachtfeld',
  state: 'Die Schlacht',
  before: 'Vor der ersten Runde.',
  line: '{sign} {unit}: {told}',
  aloud: '{unit}: {told}.',
  rank: '{place}: {told}',
  figures: '{n, plural, one {# Figur} other {# Figuren}}',
  each: '{hp} TP, {attacks, plural, one {# Angriff} other {# Angriffe}}, Rüstung {armour}',
  damage: '{n, plural, one {# Punkt} other {# Punkte}} Schaden',
  idle: '{n, plural, one {für eine Figur} other {für # Figuren}} ist die Runde verloren',
  unlit: 'im Dunkeln',
  leader: 'geführt von {figure}',
  banner: 'Banner',
  bannerUnused: 'Banner, noch unverbraucht',
  wall: 'Schildwall',
  broken: 'Ordnung zerbrochen',
  braced: 'Speere gestemmt',
  cornered: 'stellt sich',
  announced: 'Weg angekündigt',
  charged: 'Ansturm auf {target}',
  meets: 'in Schlachtreihe mit {units, dat, and}',
  nearest: '{n, plural, one {# Feld} other {# Felder}} von {unit, dat}',
  own: 'Deine: {n, plural, one {# Einheit} other {# Einheiten}} in der Schlacht.',
  army: '{army}: {n, plural, one {# Einheit} other {# Einheiten}} in der Schlacht.',
  linesNow: 'Schlachtreihen: {lines, commas}.',
  lineNow: '{a} gegen {b}',
  legend: {
    obstacle: 'x Hindernis',
    facing: 'Pfeile zeigen, wohin eine Front blickt; kleine Buchstaben stehen dahinter.',
    ranks: 'In den Reihen ist o eine Figur, und ein Zeichen jemand Besonderes.',
  },
  fields: { obstacles: 'Hindernisse', dark: 'Im Dunkeln' },
  outcome: {
    ended:
      '{winner, given, yes {Sieg für #} no {Niemand hat gewonnen}}, Runde {rounds}: {ending, capital}. Die Schlacht hat {minutes} Minuten gedauert.',
    army: '{name}: {left, plural, =0 {niemand} other {#}} von {all} Figuren übrig{slain, plural, =0 {} other {, # gefallen}}{survived, plural, =0 {} one {, davon eine am Leben gefunden} other {, davon # am Leben gefunden}}{captured, plural, =0 {} other {, # gefangen}}.',
    unit: '{unit}: {left} von {all}, {state}.',
  },
  opening:
    'Eine Schlacht von Einheiten in Reihen: {a} gegen {b}, {units} Einheiten mit {figures} Figuren auf {width} mal {height} Feldern. {surprised, given, yes {Überrascht: #. }}Jede Runde hat eine Eröffnung, den Nahkampf, das Ritual und ihr Ende.',
} as const satisfies SameKeys<typeof ENGLISH>;
