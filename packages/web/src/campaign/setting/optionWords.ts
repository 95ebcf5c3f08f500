import { type Both, both } from '../../words/bilingual.js';
import type { Group } from './options.table.js';

/** What the page says around the options; what they are called themselves, the rules' own words say. */
export const OPTIONS = {
  groups: {
    table: both('Table and cast', 'Tisch und Figuren'),
    year: both('The year', 'Das Jahr'),
    carrying: both('Carrying', 'Tragen'),
    duelGround: both('Duel: the ground and the end', 'Zweikampf: Spielfeld und Ende'),
    duelRound: both('Duel: the round', 'Zweikampf: die Runde'),
    wounds: both('Duel: wounds and healing', 'Zweikampf: Wunden und Heilung'),
    armies: both('Battle: field and armies', 'Schlacht: Feld und Heere'),
    moving: both('Battle: moving and shooting', 'Schlacht: Bewegen und Schießen'),
    melee: both('Battle: melee and the end', 'Schlacht: Nahkampf und Ende'),
  } satisfies Record<Group, Both<string>>,
  unusual: both(
    (count: number) => `${count} other than usual`,
    (count) => `${count} anders als üblich`,
  ),
  changed: both(
    (count: number) => (count === 1 ? '1 change' : `${count} changes`),
    (count) => (count === 1 ? '1 Änderung' : `${count} Änderungen`),
  ),
  /** Beside what the book has. */
  usual: both('usual', 'üblich'),
  usually: both(
    (answer: string) => `Usual: ${answer}.`,
    (answer) => `Üblich: ${answer}.`,
  ),
  now: both(
    (answer: string) => `Now: ${answer}.`,
    (answer) => `Jetzt: ${answer}.`,
  ),
  asUsual: both('As usual', 'Wie üblich'),
  asUsualWhat: both(
    (name: string) => `As usual: ${name}`,
    (name) => `Wie üblich: ${name}`,
  ),
  leave: both('Leave all as it is', 'Alles lassen, wie es ist'),
  noneFound: both('No option is called so.', 'Keine Option heißt so.'),
  least: both('Fewest', 'Wenigste'),
  most: both('Most', 'Meiste'),
  width: both('Wide', 'Breit'),
  height: both('High', 'Hoch'),
  rows: both('Rows', 'Reihen'),
  columns: both('Hexes in the first', 'Felder in der ersten'),
  walls: both('Wall squares', 'Wandfelder'),
  wallsHint: both('As (3, 4) (3, 5): across, then down, from 0.', 'Als (3, 4) (3, 5): quer, dann hinab, ab 0.'),
  emptyIs: both(
    (answer: string) => `Empty: ${answer}.`,
    (answer) => `Leer: ${answer}.`,
  ),
  partsHint: both(
    'One to a line, name and days. Months and seasons add up to the same year.',
    'Je Zeile einer, Name und Tage. Monate und Jahreszeiten ergeben dasselbe Jahr.',
  ),
  /** What an option does not say by its name. */
  hints: {
    'saga.table.openSheets': both(
      'Closed, a sheet is read by its owner and the referee. A scene still shows everybody the ratings that it is played with: a fight those of Hand-to-Hand, a check its skill, healing and aid Heal, ratings that are rolled all of them. But for fights, the table agrees to each of these first.',
      'Geschlossene Bögen lesen nur ihr Besitzer und der Schiedsrichter. Eine Szene zeigt dennoch allen die Werte, mit denen sie gespielt wird: ein Kampf die des Zweikampfs, eine Probe ihre Fertigkeit, Heilung und Hilfe Heilen, ein Auswürfeln alle. Außer bei Kämpfen stimmt der Tisch jedes Mal zuvor zu.',
    ),
  },
  wrong: both('these do not go together', 'das passt nicht zusammen'),
} as const;
