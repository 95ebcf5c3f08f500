import type { SameKeys } from '@warmoot/words/say';
import type { ARMY_WORDS as ENGLISH_ARMY_WORDS, BATTLE_SETUP as ENGLISH_BATTLE_SETUP } from './battleSetupWords.en.js';

export const ARMY_WORDS = {
  levy: 'Aufgebot: Fußvolk und Bogen',
  hillmen: 'Bergvolk: leicht und schnell',
  guard: 'Garde: schweres Fußvolk',
  riders: 'Reiter: nur Pferde',
  pikes: 'Piken gegen Pferde',
  crown: 'Krone: von allem etwas',
} as const satisfies SameKeys<typeof ENGLISH_ARMY_WORDS>;

export const BATTLE_SETUP = {
  attacker: 'Angreifer',
  defender: 'Verteidiger',
  kinds: ARMY_WORDS,
  budget: 'Punkte für jedes Heer',
  cost: '{cost} von {budget} Punkten',
  over: 'Ein Heer kostet mehr, als die Punkte erlauben',
  defence: 'Der Verteidiger',
  defences: {
    standing: 'stellt sich',
    onTheMarch: 'wird auf dem Marsch überfallen',
    inCamp: 'wird im Lager überfallen',
  },
  field: 'Feld {nth}',
  fieldsNote: 'Von mehreren Feldern wählt der Verteidiger eines; beim Überfall der Angreifer.',
  sources: {
    plain: 'offene Ebene',
    seed: 'aus einem Startwert',
    ready: 'fertig',
    own: 'eigene Karte',
  },
  landscape: 'Landschaft',
  seed: 'Startwert',
  ownMap: 'Karte',
  readyMap: 'Fertiges Feld',
  fromFile: 'Eine Datei lesen',
  drawMap: 'Eine Karte zeichnen',
  noMaps: 'In diesem Browser ist keine Karte behalten.',
  addField: 'Noch ein Feld anbieten',
  removeField: 'Feld {nth} wegnehmen',
  sizes: 'Alle Felder müssen gleich groß sein',
  begin: 'Die Schlacht anfangen',
  noMen: 'In einem Heer ist niemand',
} as const satisfies SameKeys<typeof ENGLISH_BATTLE_SETUP>;
