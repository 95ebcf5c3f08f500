import type { ADVICE, Note } from '@warmoot/rules';
import { type Both, both } from '../../words/bilingual.js';

const KINDS = {
  place: both('Places', 'Orte'),
  people: both('Peoples', 'Völker'),
  history: both('History', 'Geschichte'),
  thing: both('Things', 'Dinge'),
  magic: both('Magic', 'Magie'),
  other: both('Other notes', 'Andere Notizen'),
} as const satisfies Record<Note['kind'], Both<string>>;

const ADVICE_WORDS = {
  madeFor: both(
    'Made for worlds like ours between 500 BC and 1500 AD: mostly poor and rural, politics in pieces, little magic.',
    'Gemacht für Welten wie unsere zwischen 500 v. Chr. und 1500 n. Chr.: meist arm und ländlich, viele kleine Herren, wenig Magie.',
  ),
  knownToAll: both(
    'Everybody at the table knows the setting before the cast is drawn up.',
    'Alle am Tisch kennen die Welt, bevor es Figuren gibt.',
  ),
  noCasting: both(
    'Nobody casts magic. It is found, as a thing or a place.',
    'Niemand wirkt Magie. Man findet sie, als Ding oder Ort.',
  ),
  magicAsNotes: both(
    'What it does, the table writes down; at most a bonus or penalty to some checks.',
    'Was sie bewirkt, schreibt der Tisch auf; höchstens einen Vor- oder Nachteil bei Proben.',
  ),
  mostlyRural: both('Nine in ten live in the country.', 'Neun von zehn leben auf dem Land.'),
  theFew: both(
    'The few who are rich or gifted rule and go out.',
    'Die wenigen Reichen oder Begabten herrschen und ziehen aus.',
  ),
  manyPowers: both(
    'More than one centre of power, and room to quarrel.',
    'Mehr als ein Machtzentrum, und Raum für Streit.',
  ),
  travelByLand: both('By land on foot or with beasts.', 'Über Land zu Fuß oder mit Tieren.'),
  travelBySea: both('By sea under oars or sail.', 'Zur See mit Riemen oder Segeln.'),
  messengers: both('No news is faster than a messenger.', 'Keine Nachricht ist schneller als ein Bote.'),
  tools: both(
    'Tools by hand: wood, stone, bronze, iron, early steel.',
    'Werkzeug von Hand: Holz, Stein, Bronze, Eisen, früher Stahl.',
  ),
  writing: both(
    'Writing by hand, for the rich or the trained.',
    'Geschrieben wird von Hand, von Reichen oder Gelehrten.',
  ),
  medicine: both('Little medicine.', 'Wenig Heilkunde.'),
  tooLate: both('No gunpowder, steam or machines.', 'Kein Schießpulver, kein Dampf, keine Maschinen.'),
} as const satisfies Record<(typeof ADVICE)[number]['what'], Both<string>>;

/** What the page of the setting says of its own. */
export const SETTING = {
  title: both('Setting', 'Welt'),
  parts: both('Parts of the setting', 'Teile der Welt'),
  tabs: {
    world: both('World', 'Welt'),
    powers: both('Politics', 'Politik'),
    year: both('The year', 'Das Jahr'),
    rules: both('How we play', 'Wie wir spielen'),
  },
  asked: both('something is asked here', 'hier wird etwas gefragt'),
  search: both('Search the setting', 'Welt durchsuchen'),
  // The text.
  setting: both('The world', 'Die Welt'),
  settingEmpty: both(
    'Nothing is written yet. Say in a few lines where and when this plays.',
    'Noch ist nichts geschrieben. Sagt in ein paar Zeilen, wo und wann das spielt.',
  ),
  write: both('Write', 'Schreiben'),
  writeSetting: both('Write about the world', 'Über die Welt schreiben'),
  keep: both('Keep it', 'Behalten'),
  leave: both('Leave it', 'Lassen'),
  // Notes.
  notes: both('Notes', 'Notizen'),
  noNotes: both('No notes yet. All players can read them.', 'Noch keine Notizen. Alle Spieler können sie lesen.'),
  addNote: both('Add a note', 'Notiz anfügen'),
  kind: both('Kind', 'Art'),
  kinds: KINDS,
  noteTitle: both('Title', 'Titel'),
  text: both('Text', 'Text'),
  edit: both('Change', 'Ändern'),
  editWhat: both(
    (name: string) => `Change ${name}`,
    (name) => `${name} ändern`,
  ),
  remove: both('Take away', 'Wegnehmen'),
  removeWhat: both(
    (name: string) => `Take ${name} away`,
    (name) => `${name} wegnehmen`,
  ),
  needsTitle: both('needs a title', 'braucht einen Titel'),
  bonuses: both('Bonuses to checks', 'Boni auf Proben'),
  bonusesNote: both(
    'Magic has no rules but these: a plain bonus or penalty to a named skill.',
    'Für Magie gibt es nur diese Regel: ein schlichter Bonus oder Malus auf eine Fähigkeit.',
  ),
  addBonus: both('Add a bonus', 'Bonus anfügen'),
  bonusSkill: both(
    (nth: number) => `Skill ${nth}`,
    (nth) => `Fähigkeit ${nth}`,
  ),
  bonusBy: both(
    (nth: number) => `By how much ${nth}`,
    (nth) => `Um wie viel ${nth}`,
  ),
  bonusWhen: both(
    (nth: number) => `When ${nth}`,
    (nth) => `Wann ${nth}`,
  ),
  dropBonus: both(
    (nth: number) => `Take bonus ${nth} away`,
    (nth) => `Bonus ${nth} wegnehmen`,
  ),
  bonus: both(
    (by: string, skill: string, when: string) => `${by} ${skill}${when === '' ? '' : `, ${when}`}`,
    (by, skill, when) => `${by} ${skill}${when === '' ? '' : `, ${when}`}`,
  ),
  // Regions.
  regions: both('Regions', 'Gegenden'),
  noRegions: both('No regions yet.', 'Noch keine Gegenden.'),
  addRegion: both('Add a region', 'Gegend anfügen'),
  name: both('Name', 'Name'),
  needsName: both('needs a name', 'braucht einen Namen'),
  population: both('People', 'Menschen'),
  rural: both('In the country, of a hundred', 'Auf dem Land, von hundert'),
  ruralHint: both('At least 90 of 100 as a rule.', 'In der Regel mindestens 90 von 100.'),
  folk: both(
    (people: string, rural: number, country: string) => `${people} people, ${rural} % in the country (${country})`,
    (people, rural, country) => `${people} Menschen, ${rural} % auf dem Land (${country})`,
  ),
  nobodyCounted: both(
    (rural: number) => `Not counted, ${rural} % in the country`,
    (rural) => `Nicht gezählt, ${rural} % auf dem Land`,
  ),
  // Advice.
  lookAt: both('Worth a look', 'Einen Blick wert'),
  warned: {
    rural: both(
      (name: string) => `${name}: fewer than 90 of 100 live in the country.`,
      (name) => `${name}: Weniger als 90 von 100 leben auf dem Land.`,
    ),
    noSetting: both(
      () => 'Nothing is written about the world yet; all players should know it before the draft.',
      () => 'Über die Welt steht noch nichts da; alle sollten sie vor der Auswahl kennen.',
    ),
  },
  advice: both('What the rules are made for', 'Wofür die Regeln gemacht sind'),
  adviceNote: both('Advice. Nothing is stopped by it.', 'Rat. Er verbietet nichts.'),
  advised: ADVICE_WORDS,
  // How we play.
  casts: both('Main characters of each player', 'Hauptfiguren je Spieler'),
  castsNote: both(
    (least: number, most: number) => `${least} to ${most} each, as many as one can keep track of. Fixed by the draft.`,
    (least, most) => `Je ${least} bis ${most}, so viele, wie man im Blick behält. Mit der Auswahl stehen sie fest.`,
  ),
  castsFixed: both('The cast is drafted; the numbers stand.', 'Die Figuren sind vergeben; die Zahlen stehen.'),
  notSaid: both('not said', 'nicht gesagt'),
  setNumber: both('Set', 'Setzen'),
  campaignName: both('Name of the campaign', 'Name der Kampagne'),
  rename: both('Propose the name', 'Den Namen vorschlagen'),
  options: both('Options of the campaign', 'Optionen der Kampagne'),
  optionsNote: both(
    'They are the table’s to change, so they are proposed.',
    'Sie gehören dem Tisch, also werden sie vorgeschlagen.',
  ),
  propose: both('Propose these', 'So vorschlagen'),
  unchanged: both('nothing is changed', 'nichts ist geändert'),
} as const;
