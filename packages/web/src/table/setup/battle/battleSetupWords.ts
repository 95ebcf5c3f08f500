import type { ArmyKind } from '@warmoot/rules';
import { both } from '../../../words/bilingual.js';

const ARMY_WORDS = {
  levy: both('Levy: infantry and bows', 'Aufgebot: Fußvolk und Bogen'),
  hillmen: both('Hillmen: light and quick', 'Bergvolk: leicht und schnell'),
  guard: both('Guard: heavy infantry', 'Garde: schweres Fußvolk'),
  riders: both('Riders: all horse', 'Reiter: nur Pferde'),
  pikes: both('Pikes against horse', 'Piken gegen Pferde'),
  crown: both('Crown: some of everything', 'Krone: von allem etwas'),
} as const satisfies Record<ArmyKind, unknown>;

/** What the page says on which battles are set up. */
export const BATTLE_SETUP = {
  attacker: both('Attacker', 'Angreifer'),
  defender: both('Defender', 'Verteidiger'),
  army: both('Army', 'Heer'),
  name: both('Name', 'Name'),
  commandedBy: both('Commanded by', 'Befehligt von'),
  kinds: ARMY_WORDS,
  byHand: both('By hand', 'Von Hand'),
  budget: both('Points for each army', 'Punkte für jedes Heer'),
  cost: both(
    (cost: number, budget: number) => `${cost} of ${budget} points`,
    (cost: number, budget: number) => `${cost} von ${budget} Punkten`,
  ),
  over: both('An army costs more than the points allow', 'Ein Heer kostet mehr, als die Punkte erlauben'),
  men: both(
    (n: number) => `${n} men`,
    (n: number) => `${n} Leute`,
  ),
  defence: both('The defender', 'Der Verteidiger'),
  defences: {
    standing: both('stands and fights', 'stellt sich'),
    onTheMarch: both('is ambushed on the march', 'wird auf dem Marsch überfallen'),
    inCamp: both('is ambushed in camp', 'wird im Lager überfallen'),
  },
  field: both(
    (nth: number) => `Field ${nth}`,
    (nth: number) => `Feld ${nth}`,
  ),
  fieldsNote: both(
    'Of several fields the defender picks one; in an ambush, the attacker.',
    'Von mehreren Feldern wählt der Verteidiger eines; beim Überfall der Angreifer.',
  ),
  sources: {
    plain: both('open plain', 'offene Ebene'),
    seed: both('from a seed', 'aus einem Startwert'),
    own: both('own map', 'eigene Karte'),
  },
  landscape: both('Landscape', 'Landschaft'),
  seed: both('Seed', 'Startwert'),
  ownMap: both('Map', 'Karte'),
  fromFile: both('Read a file', 'Eine Datei lesen'),
  drawMap: both('Draw a map', 'Eine Karte zeichnen'),
  noMaps: both('No map is kept in this browser.', 'In diesem Browser ist keine Karte behalten.'),
  addField: both('Offer another field', 'Noch ein Feld anbieten'),
  removeField: both(
    (nth: number) => `Take field ${nth} away`,
    (nth: number) => `Feld ${nth} wegnehmen`,
  ),
  sizes: both('All fields must have one size', 'Alle Felder müssen gleich groß sein'),
  begin: both('Begin the battle', 'Die Schlacht anfangen'),
  noMen: both('An army has nobody in it', 'In einem Heer ist niemand'),
} as const;
