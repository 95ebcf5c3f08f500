import { type Both, both } from '../../words/bilingual.js';
import type { Filter, Sort } from './castModel.js';

/** What the page of the cast says of its own. */
export const CAST = {
  title: both('The cast', 'Die Figuren'),
  count: both(
    (count: number) => (count === 1 ? '1 character' : `${count} characters`),
    (count) => (count === 1 ? '1 Figur' : `${count} Figuren`),
  ),
  more: both(
    (count: number) => `Show ${count} more`,
    (count) => `${count} weitere zeigen`,
  ),
  found: both(
    (shown: number, of: number) => `${shown} of ${of}`,
    (shown, of) => `${shown} von ${of}`,
  ),
  search: both('Search', 'Suche'),
  searchHint: both('Name, player, home, trade, any word', 'Name, Spieler, Heimat, Beruf, jedes Wort'),
  filter: both('Show', 'Zeigen'),
  filters: {
    all: both('All', 'Alle'),
    main: both('Main', 'Hauptfiguren'),
    others: both('Others', 'Nebenfiguren'),
    mine: both('Mine', 'Meine'),
    wounded: both('Wounded', 'Verwundete'),
    dead: both('Dead', 'Tote'),
  } satisfies Record<Filter, Both<string>>,
  sort: both('Order', 'Reihenfolge'),
  sorts: {
    player: both('by player', 'nach Spielern'),
    name: both('by name', 'nach Namen'),
    day: both('last played first', 'zuletzt gespielte zuerst'),
    joined: both('as they joined', 'wie sie dazukamen'),
  } satisfies Record<Sort, Both<string>>,
  shared: both('Shared out by scene', 'Je Szene vergeben'),
  none: both(
    'The cast is empty. Draft main characters, or add somebody.',
    'Noch gibt es keine Figuren. Wählt Hauptfiguren aus oder fügt jemanden hinzu.',
  ),
  noneFound: both('Nobody is like that.', 'So jemanden gibt es nicht.'),
  campaign: both('To the campaign', 'Zur Kampagne'),
  wounds: both(
    (majors: number, minors: number) =>
      [...(majors > 0 ? [`${majors} Major`] : []), ...(minors > 0 ? [`${minors} Minor`] : [])].join(', '),
    (majors, minors) =>
      [...(majors > 0 ? [`${majors} schwer`] : []), ...(minors > 0 ? [`${minors} leicht`] : [])].join(', '),
  ),
  main: both('main', 'Hauptfigur'),
  noRatings: both('no ratings yet', 'noch keine Werte'),
  closed: both('sheet closed', 'Bogen verdeckt'),
  add: both('Add a character', 'Eine Figur hinzufügen'),
  addAct: both('Add them', 'Hinzufügen'),
  name: both('Name', 'Name'),
  needName: both('Needs a name', 'Braucht einen Namen'),
  owner: both('Player', 'Spieler'),
  nobody: both('nobody: shared out by scene', 'niemand: je Szene vergeben'),
  ratings: both('Ratings', 'Werte'),
  ways: {
    none: both('none yet', 'noch keine'),
    roll: both('roll them', 'würfeln'),
    hand: both('by hand', 'von Hand'),
  },
  handNote: both(
    'Ratings by hand are put to the table, unless this campaign gives them so.',
    'Werte von Hand kommen vor den Tisch, außer die Kampagne vergibt sie so.',
  ),
  all: both('All of them', 'Alle zusammen'),
  withMotives: both('Write the motivations too', 'Auch die Beweggründe schreiben'),
  added: both(
    (name: string) => `${name} has joined.`,
    (name) => `${name} ist dabei.`,
  ),
  proposed: both('It has been put to the table.', 'Es liegt dem Tisch vor.'),
  refused: both('It was refused; the reason stands above.', 'Es wurde abgelehnt; der Grund steht oben.'),
  bring: both('Bring a sheet', 'Einen Bogen mitbringen'),
  bringNote: both(
    'A file saved from a sheet of another campaign. The table decides.',
    'Eine Datei, die aus einem Bogen einer anderen Kampagne gespeichert wurde. Der Tisch entscheidet.',
  ),
  file: both('File', 'Datei'),
  notJson: both('This is no sheet: the file is not JSON.', 'Das ist kein Bogen: Die Datei ist kein JSON.'),
  brings: both(
    (name: string) => `It is the sheet of ${name}.`,
    (name) => `Es ist der Bogen von ${name}.`,
  ),
  needFile: both('Needs a file', 'Braucht eine Datei'),
  propose: both('Propose it', 'Vorschlagen'),
  print: both('Print these sheets', 'Diese Bögen drucken'),
} as const;
