import type { Lock } from '@warmoot/rules';
import { type Both, both } from '../../words/bilingual.js';
import { ASKING } from './askingWords.js';
import { CHANGES } from './changeWords.js';
import type { State } from './open.js';
import type { WoundEffect } from './wounds.js';

/** What the pages of sheets say of their own. Skills, motivations and objects are named by the words package. */
export const SHEET = {
  ...CHANGES,
  ...ASKING,
  gone: both(
    'There is nobody of that name in this campaign.',
    'In dieser Kampagne gibt es niemanden mit diesem Namen.',
  ),
  toCast: both('To the cast', 'Zu den Figuren'),
  parts: both('Parts of the sheet', 'Teile des Bogens'),
  tabs: {
    body: both('Body', 'Körper'),
    skills: both('Skills', 'Fähigkeiten'),
    motives: both('Motives', 'Beweggründe'),
    load: both('Load', 'Last'),
    story: both('Story', 'Leben'),
  },
  // The head.
  where: both('Where', 'Wo'),
  day: both('Day', 'Tag'),
  owner: both('Player', 'Spieler'),
  nobody: both('nobody, shared out by scene', 'niemand, wird je Szene vergeben'),
  load: both('Load', 'Last'),
  ofSpaces: both(
    (taken: number, spaces: number) => `${taken} of ${spaces}`,
    (taken, spaces) => `${taken} von ${spaces}`,
  ),
  main: both('Main character', 'Hauptfigur'),
  other: both('Other character', 'Nebenfigur'),
  inPlaceOf: both(
    (name: string) => `in place of ${name}`,
    (name) => `anstelle von ${name}`,
  ),
  unknown: both('not said', 'nicht gesagt'),
  states: {
    dead: both('Dead', 'Tot'),
    dying: both('Dying', 'Liegt im Sterben'),
    captive: both('Captive', 'Gefangen'),
    wounded: both('Wounded', 'Verwundet'),
    sound: both('Sound', 'Unversehrt'),
  } satisfies Record<State, Both<string>>,
  diedOn: both(
    (date: string, why: string) => `Died on ${date}: ${why}.`,
    (date, why) => `Gestorben am ${date}: ${why}.`,
  ),
  deaths: {
    wound: both('of a wound', 'an einer Wunde'),
    plague: both('of the plague', 'an der Seuche'),
  },
  dying: both('Dies within the hour unless somebody gives aid.', 'Stirbt binnen einer Stunde, wenn niemand hilft.'),
  captive: both(
    (by: string) => `In the hands of ${by}.`,
    (by) => `In den Händen von ${by}.`,
  ),
  closed: both(
    'This table keeps its sheets closed: ratings and motivations are seen by the owner and the referee.',
    'An diesem Tisch sind die Bögen verdeckt: Werte und Beweggründe sehen nur der Besitzer und der Schiedsrichter.',
  ),
  // Body.
  body: both('Body', 'Körper'),
  sound: both('No wounds.', 'Keine Wunden.'),
  severity: { minor: both('Minor', 'leicht'), major: both('Major', 'schwer') } satisfies Record<
    PatientSeverity,
    Both<string>
  >,
  kinds: { cut: both('a cut', 'ein Schnitt'), bone: both('a broken bone', 'ein Bruch') },
  since: both(
    (kind: string, date: string) => `${kind}, ${date}`,
    (kind, date) => `${kind}, ${date}`,
  ),
  effects: {
    uselessArm: both('The arm is useless, and what it holds.', 'Der Arm ist unbrauchbar, und was er hält.'),
    uselessLeg: both(
      'The leg is useless: prone in any fight, slow outside.',
      'Das Bein ist unbrauchbar: im Kampf am Boden, sonst langsam.',
    ),
    bed: both('In bed until it has healed.', 'Muss liegen, bis sie verheilt ist.'),
    incapable: both('Incapable of anything.', 'Zu nichts fähig.'),
    dizzy: both('−2 on every hand-to-hand rating.', '−2 auf alle Werte im Nahkampf.'),
    third: both('A third turns two of them into a Major.', 'Eine dritte macht aus zweien eine schwere.'),
    none: both('No effect by itself.', 'Für sich ohne Wirkung.'),
  } satisfies Record<WoundEffect, Both<string>>,
  marks: both(
    (marks: number) => `${marks} of 4 successes`,
    (marks) => `${marks} von 4 Erfolgen`,
  ),
  nextCheck: both(
    (date: string) => `Next Heal check: ${date}`,
    (date) => `Nächste Heilprobe: ${date}`,
  ),
  treatedBy: both('Treated by', 'Behandelt von'),
  healer: both(
    (name: string, heal: number) => `${name}, Heal ${heal}`,
    (name, heal) => `${name}, Heilen ${heal}`,
  ),
  self: both('themselves', 'sich selbst'),
  noHealer: both('Nobody in the cast can treat them.', 'Niemand unter den Figuren kann sie behandeln.'),
  perDay: both('A day', 'Am Tag'),
  // Numbers.
  skills: both('Skills', 'Fähigkeiten'),
  noRatings: both('No ratings yet.', 'Noch keine Werte.'),
  noSkills: both('Skills are not rolled yet.', 'Die Fähigkeiten sind noch nicht gewürfelt.'),
  noMotives: both('Motivations are not rolled yet.', 'Die Beweggründe sind noch nicht gewürfelt.'),
  survive: both(
    (name: string, terrain: string) => `${name}, ${terrain}`,
    (name, terrain) => `${name}, ${terrain}`,
  ),
  why: both(
    (what: string, rating: number) => `Why is ${what} ${rating}?`,
    (what, rating) => `Warum ist ${what} ${rating}?`,
  ),
  moves: both('What moves them', 'Was sie bewegt'),
  drives: both('What drives them', 'Was sie antreibt'),
  noDrives: both('Nothing drives them in any matter yet.', 'Noch treibt sie in keiner Sache etwas an.'),
  driven: both(
    (context: string, topic: string) => `${context}, ${topic}.`,
    (context, topic) => `${context}, ${topic}.`,
  ),
  given: both(
    (rating: number, date: string) => `Given with ${rating}, ${date}.`,
    (rating, date) => `Gegeben mit ${rating}, ${date}.`,
  ),
  givenFirst: both(
    (date: string) => `Since ${date}.`,
    (date) => `Seit ${date}.`,
  ),
  // What only the owner reads.
  wants: both('What they want', 'Was sie wollen'),
  onlyYou: both('Only you can read this.', 'Nur du kannst das lesen.'),
  noGoals: both('No goals yet.', 'Noch keine Ziele.'),
  note: both('Your private note', 'Deine private Notiz'),
  noNote: both('Nothing noted.', 'Nichts notiert.'),
  // Gear.
  carries: both('What they carry', 'Was sie tragen'),
  keepLoad: both('Keep it packed so', 'So gepackt lassen'),
  undoLoad: both('Back as it was', 'Zurück wie zuvor'),
  repack: both('Change the load', 'Die Last ändern'),
  loadSame: both('As it stands on the sheet.', 'Wie es auf dem Bogen steht.'),
  loadWaits: both('Changed here, not yet on the sheet.', 'Hier geändert, noch nicht auf dem Bogen.'),
  fight: both('Chosen for a fight', 'Für den Kampf gewählt'),
  locks: {
    footwork: both('Footwork', 'Fußarbeit'),
    quickAttack: both('Quick Attack', 'Schneller Angriff'),
    controlledAttack: both('Controlled', 'Kontrolliert'),
    tackle: both('Tackle', 'Niederringen'),
    feint: both('Feint', 'Finte'),
    hold: both('Hold', 'Haltegriff'),
    parry: both('Parry', 'Parade'),
  } satisfies Record<Lock, Both<string>>,
  usual: both(
    (skill: string) => `${skill}, the higher`,
    (skill) => `${skill}, der höhere`,
  ),
  // Words.
  about: both('Who they are', 'Wer sie sind'),
  aboutParts: {
    context: both('Context', 'Umstände'),
    home: both('Home', 'Heimat'),
    ties: both('Ties', 'Bindungen'),
    trade: both('Trade or standing', 'Beruf oder Stand'),
    past: both('Past', 'Vergangenheit'),
  },
  relations: both('Relations', 'Beziehungen'),
  noRelations: both('None written down.', 'Keine aufgeschrieben.'),
  ofThem: both('What others say of them', 'Was andere über sie sagen'),
  history: both('Every change', 'Jede Änderung'),
  noHistory: both('Nothing has changed yet.', 'Noch hat sich nichts geändert.'),
  earlier: both(
    (count: number) => `Show ${count} earlier`,
    (count) => `${count} frühere zeigen`,
  ),
  arms: both('Shield', 'Schild'),
  tinctures: {
    gules: both('red', 'rot'),
    azure: both('blue', 'blau'),
    vert: both('green', 'grün'),
    purpure: both('purple', 'violett'),
    tenne: both('tawny', 'braun'),
    sable: both('black', 'schwarz'),
  },
  charges: {
    fish: both('fish', 'Fisch'),
    tower: both('tower', 'Turm'),
    key: both('key', 'Schlüssel'),
    reed: both('reed', 'Schilf'),
    ship: both('ship', 'Schiff'),
    star: both('star', 'Stern'),
    hand: both('hand', 'Hand'),
    moon: both('moon', 'Mond'),
    leaf: both('leaf', 'Blatt'),
    wheel: both('wheel', 'Rad'),
    quill: both('quill', 'Feder'),
  },
} as const;

type PatientSeverity = 'minor' | 'major';
