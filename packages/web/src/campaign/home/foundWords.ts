import { both } from '../../words/bilingual.js';

/** What is said where a campaign is founded and its cast is drawn up. */
export const FOUND = {
  title: both('Found a campaign', 'Eine Kampagne gründen'),
  lead: both(
    'A campaign has a world, a cast, houses and a calendar. What one scene does is true in the next.',
    'Eine Kampagne hat eine Welt, Figuren, Gemeinwesen und einen Kalender. Was eine Szene bewirkt, gilt in der nächsten.',
  ),
  name: both('Name of the campaign', 'Name der Kampagne'),
  edition: both('Edition', 'Ausgabe'),
  editions: { saga: both('Second', 'Zweite'), 'saga-1e': both('First', 'Erste') },
  options: both('How you play it', 'Wie ihr spielt'),
  openSheets: both('Everybody reads all sheets', 'Alle lesen alle Bögen'),
  others: both('Ratings of minor characters', 'Werte der Nebenpersonen'),
  othersBy: {
    distribution: both('by distribution', 'nach Verteilung'),
    guide: both('by the guide', 'nach Leitfaden'),
    mainDice: both('by the dice of main characters', 'mit den Würfeln der Hauptfiguren'),
    byHand: both('by hand', 'von Hand'),
  },
  least: both('Fewest main characters', 'Wenigste Hauptfiguren'),
  most: both('Most main characters', 'Meiste Hauptfiguren'),
  timing: both('Wealth moves', 'Reichtum ändert sich'),
  timings: {
    thirdScene: both('with the third scene', 'mit der dritten Szene'),
    yearly: both('once a year', 'einmal im Jahr'),
  },
  plague: both('A plague can kill', 'Seuchen können töten'),
  magic: both('Magic among the events', 'Magie unter den Ereignissen'),
  months: both('Months', 'Monate'),
  monthsHint: both(
    'One to a line: name and days, such as “Acorn 30”. Left empty: twelve of thirty days.',
    'Je Zeile einer: Name und Tage, etwa „Eichel 30“. Leer: zwölf zu dreißig Tagen.',
  ),
  seasons: both('Seasons', 'Jahreszeiten'),
  seasonsHint: both(
    'In the same way, with as many days in all. Left empty: four equal ones.',
    'Ebenso, mit gleich vielen Tagen. Leer: vier gleiche.',
  ),
  act: both('Found the campaign', 'Die Kampagne gründen'),
  needsName: both('needs a name', 'braucht einen Namen'),
  onlyPlayers: both('A player founds it.', 'Wer mitspielt, gründet sie.'),
  steps: both('Draw up the cast', 'Die Figuren aufstellen'),
  stepsLead: both(
    'Say how many main characters each player runs, then draft them in turn.',
    'Legt fest, wie viele Hauptfiguren jeder führt, und wählt dann reihum.',
  ),
  freeLead: both(
    'The first edition has no draft, and you borrow none: write down who is a main character of whom.',
    'Die erste Ausgabe kennt keine Wahl, und ihr leiht keine aus: Schreibt auf, wer wessen Hauptfigur ist.',
  ),
  count: both(
    (name: string) => `Main characters of ${name}`,
    (name) => `Hauptfiguren von ${name}`,
  ),
  worldFirst: both(
    'Nothing is written about the world yet; all should know it before there is a cast.',
    'Über die Welt steht noch nichts da; alle sollten sie kennen, bevor es Figuren gibt.',
  ),
  toWorld: both('Write about the world', 'Über die Welt schreiben'),
  drafting: both('The draft is under way.', 'Die Wahl läuft.'),
  toDraft: both('Go to the draft', 'Zur Wahl'),
  draft: both('Start the draft', 'Die Wahl beginnen'),
  orAdd: both('Or write somebody down without a draft:', 'Oder jemanden ohne Wahl aufschreiben:'),
  addName: both('Name', 'Name'),
  add: both('Write them down', 'Aufschreiben'),
  ownedBy: both('Run by', 'Geführt von'),
  nobody: both('nobody', 'niemand'),
} as const;
