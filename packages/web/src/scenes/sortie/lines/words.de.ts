import type { SameKeys } from '@warmoot/words/say';
import type { WORDS as ENGLISH } from './words.en.js';

export const WORDS = {
  lines: 'Die Reihen, Runde {round}',
  linesBefore: 'Die Reihen',
  row: 'Die Reihe von {army}',
  read: 'Reihen vorlesen',
  keys: 'Pfeile gehen von Einheit zu Einheit; Eingabe nimmt eine eigene zur Hand oder richtet ihren Befehl auf einen Gegner; N und P gehen durch die eigenen; L liest die Reihen vor.',
  // Units.
  kinds: {
    infantry: { light: 'Leichtes Fußvolk', medium: 'Mittleres Fußvolk', heavy: 'Schweres Fußvolk' },
    cavalry: { light: 'Leichte Reiter', medium: 'Mittlere Reiter', heavy: 'Schwere Reiter' },
  },
  archers: { infantry: 'Schützen', cavalry: 'Berittene Schützen' },
  mixed: '{kind} und andere',
  kindHeads: '{kind}, {heads}',
  inHand: '{n} zur Hand',
  flanked: 'Umgangen',
  flankedBy: 'Umgangen von {names, and}',
  fates: {
    finished: 'Am Ende',
    destroyed: 'Zersprengt',
    captured: 'Gefangen',
    killed: 'Getötet',
    fled: 'Geflohen',
    left: 'Abgezogen',
    joined: 'In einer anderen',
  },
  goneIn: '{fate}, Runde {round}',
  // What they do: after the name of the unit.
  does: {
    engage: '{who, select, many {stellen} other {stellt}} {target}',
    shoot: '{who, select, many {schießen} other {schießt}} auf {target}',
    close: '{who, select, many {rücken} other {rückt}} um {n} auf {target} vor',
    fallBack: '{who, select, many {weichen} other {weicht}} um {n} zurück',
    stand: '{who, select, many {stehen} other {steht}}',
    captured: '{who, select, many {nehmen} other {nimmt}} {target} gefangen',
    killed: '{who, select, many {töten} other {tötet}} {target}',
    join: '{who, select, many {stoßen} other {stößt}} zu {target}',
    split: '{who, select, many {teilen} other {teilt}} {n} ab',
  },
  beset: '{n, plural, one {1 bedrängt sie} other {# bedrängen sie}}',
  withMore: '{what}; {more}',
  orderLost: 'Befehl verloren: {n, plural, one {1 bedrängt sie} other {# bedrängen sie}}',
  planned: 'geplant: {what}',
  noOrder: 'noch kein Befehl',
  mayTarget: 'mögliches Ziel',
  // Cords and distances.
  contact: 'Berührung',
  fromTo: '{from}→{to}',
  chart: 'Halbe Züge entfernt',
  apartSpoken: '{one} zu {two}: {n, plural, =0 {Berührung} one {1 halber Zug} other {# halbe Züge}}',
  cords: {
    fight: '{one} und {two} kämpfen, {n, plural, =0 {in Berührung} one {aus 1 halben Zug} other {aus # halben Zügen}}.',
    shot: '{one} {one, select, many {schießen} other {schießt}} über {n, plural, one {1 halben Zug} other {# halbe Züge}} auf {two}.',
    closing: '{one} {one, select, many {rücken} other {rückt}} auf {two} vor, von {n} auf {to}.',
  },
  unitSpoken: '{who}, {kind}, {dice}{states}{does}.',
  andState: ', {state}',
} as const satisfies SameKeys<typeof ENGLISH>;
