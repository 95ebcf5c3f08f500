import type { SameKeys } from '@warmoot/words/say';
import type {
  ADVICE_WORDS as ENGLISH_ADVICE_WORDS,
  KINDS as ENGLISH_KINDS,
  SETTING as ENGLISH_SETTING,
} from './words.en.js';

export const KINDS = {
  place: 'Orte',
  people: 'Völker',
  history: 'Geschichte',
  thing: 'Dinge',
  magic: 'Magie',
  other: 'Andere Notizen',
} as const satisfies SameKeys<typeof ENGLISH_KINDS>;

export const ADVICE_WORDS = {
  madeFor:
    'Gemacht für Welten wie unsere zwischen 500 v. Chr. und 1500 n. Chr.: meist arm und ländlich, viele kleine Herren, wenig Magie.',
  knownToAll: 'Alle am Tisch kennen die Welt, bevor es Figuren gibt.',
  noCasting: 'Niemand wirkt Magie. Man findet sie, als Ding oder Ort.',
  magicAsNotes: 'Was sie bewirkt, schreibt der Tisch auf; höchstens einen Vor- oder Nachteil bei Proben.',
  mostlyRural: 'Neun von zehn leben auf dem Land.',
  theFew: 'Die wenigen Reichen oder Begabten herrschen und ziehen aus.',
  manyPowers: 'Mehr als ein Machtzentrum, und Raum für Streit.',
  travelByLand: 'Über Land zu Fuß oder mit Tieren.',
  travelBySea: 'Zur See mit Riemen oder Segeln.',
  messengers: 'Keine Nachricht ist schneller als ein Bote.',
  tools: 'Werkzeug von Hand: Holz, Stein, Bronze, Eisen, früher Stahl.',
  writing: 'Geschrieben wird von Hand, von Reichen oder Gelehrten.',
  medicine: 'Wenig Heilkunde.',
  tooLate: 'Kein Schießpulver, kein Dampf, keine Maschinen.',
} as const satisfies SameKeys<typeof ENGLISH_ADVICE_WORDS>;

export const SETTING = {
  title: 'Welt',
  parts: 'Teile der Welt',
  tabs: {
    world: 'Welt',
    powers: 'Politik',
    year: 'Das Jahr',
    rules: 'Wie wir spielen',
  },
  asked: 'hier wird etwas gefragt',
  search: 'Welt durchsuchen',
  // The text.
  setting: 'Die Welt',
  settingEmpty: 'Noch ist nichts geschrieben. Sagt in ein paar Zeilen, wo und wann das spielt.',
  write: 'Schreiben',
  writeSetting: 'Über die Welt schreiben',
  keep: 'Behalten',
  leave: 'Lassen',
  // Notes.
  notes: 'Notizen',
  noNotes: 'Noch keine Notizen. Alle Spieler können sie lesen.',
  addNote: 'Notiz anfügen',
  kind: 'Art',
  kinds: KINDS,
  noteTitle: 'Titel',
  text: 'Text',
  remove: 'Wegnehmen',
  needsTitle: 'braucht einen Titel',
  bonuses: 'Boni auf Proben',
  bonusesNote: 'Für Magie gibt es nur diese Regel: ein schlichter Bonus oder Malus auf eine Fähigkeit.',
  addBonus: 'Bonus anfügen',
  bonusSkill: 'Fähigkeit {nth}',
  bonusBy: 'Um wie viel {nth}',
  bonusWhen: 'Wann {nth}',
  dropBonus: 'Bonus {nth} wegnehmen',
  bonus: '{by} {skill}{when, given, yes {, #}}',
  // Regions.
  regions: 'Gegenden',
  noRegions: 'Noch keine Gegenden.',
  addRegion: 'Gegend anfügen',
  name: 'Name',
  needsName: 'braucht einen Namen',
  population: 'Menschen',
  rural: 'Auf dem Land, von hundert',
  ruralHint: 'In der Regel mindestens 90 von 100.',
  folk: '{people} Menschen, {rural} % auf dem Land ({country})',
  nobodyCounted: 'Nicht gezählt, {rural} % auf dem Land',
  // Advice.
  lookAt: 'Einen Blick wert',
  warned: {
    rural: '{name}: Weniger als 90 von 100 leben auf dem Land.',
    noSetting: 'Über die Welt steht noch nichts da; alle sollten sie vor der Auswahl kennen.',
  },
  advice: 'Wofür die Regeln gemacht sind',
  adviceNote: 'Rat. Er verbietet nichts.',
  advised: ADVICE_WORDS,
  // How we play.
  casts: 'Hauptfiguren je Spieler',
  castsNote: 'Je {least} bis {most}, so viele, wie man im Blick behält. Mit der Auswahl stehen sie fest.',
  castsFixed: 'Die Figuren sind vergeben; die Zahlen stehen.',
  notSaid: 'nicht gesagt',
  setNumber: 'Setzen',
  campaignName: 'Name der Kampagne',
  rename: 'Den Namen vorschlagen',
  options: 'Optionen der Kampagne',
  optionsNote: 'Sie gehören dem Tisch, also werden sie vorgeschlagen.',
  propose: 'So vorschlagen',
  unchanged: 'nichts ist geändert',
} as const satisfies SameKeys<typeof ENGLISH_SETTING>;
