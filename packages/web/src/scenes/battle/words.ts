import type { Words } from '@warmoot/words';
import { useMemo } from 'react';
import { GROUND_WORDS } from '../../boards/terrain/groundWords.js';
import { both, inLanguage, type Spoken } from '../../words/bilingual.js';
import type { Language } from '../../words/kinds.js';
import { useWords } from '../../words/WordsProvider.js';
import { SHORT_NAMES } from '../duel/names.js';
import { CHOOSING } from './choosingWords.js';

/** All that the battle's page says of its own. What happens in the battle is told by the words package. */
export const WORDS = {
  ...GROUND_WORDS,
  ...CHOOSING,
  troops: {
    lightInfantry: both('Light infantry', 'Leichtes Fußvolk'),
    mediumInfantry: both('Medium infantry', 'Mittleres Fußvolk'),
    heavyInfantry: both('Heavy infantry', 'Schweres Fußvolk'),
    pikemen: both('Pikemen', 'Pikeniere'),
    lightCavalry: both('Light cavalry', 'Leichte Reiter'),
    mediumCavalry: both('Medium cavalry', 'Mittlere Reiter'),
    heavyCavalry: both('Heavy cavalry', 'Schwere Reiter'),
    bowmen: both('Bowmen', 'Bogenschützen'),
  },
  title: both(
    (one: string, two: string) => `${one} against ${two}`,
    (one: string, two: string) => `${one} gegen ${two}`,
  ),
  attacker: both('attacker', 'Angreifer'),
  defender: both('defender', 'Verteidiger'),
  board: both('The battlefield', 'Das Schlachtfeld'),
  readBoard: both('Read the board', 'Das Feld vorlesen'),
  wholeMap: both('Whole map', 'Ganze Karte'),
  nearMap: both('Nearer', 'Näher'),
  boardKeys: both(
    'Arrows move by hex; Home and End turn up and down to the diagonals; Enter picks, Escape goes back; N and P walk through your units; O reads the odds, T opens the sum, R reads the board.',
    'Pfeile gehen von Feld zu Feld; Pos1 und Ende drehen auf und ab in die Schrägen; Eingabe wählt, Escape geht zurück; N und P gehen durch deine Einheiten; O liest die Chancen, T öffnet die Rechnung, R liest das Feld vor.',
  ),
  leans: {
    straight: both('Up and down go straight.', 'Auf und ab geht es gerade.'),
    left: both('Up and down go to the left.', 'Auf und ab geht es nach links.'),
    right: both('Up and down go to the right.', 'Auf und ab geht es nach rechts.'),
  },
  phases: {
    muster: both('Muster', 'Musterung'),
    field: both('Field', 'Feld'),
    place: both('Placing', 'Aufstellung'),
    line: both('Row', 'Reihe'),
    declare: both('Declare', 'Ansage'),
    quick: both('Quick units', 'Schnelle Einheiten'),
    move: both(
      (n: number) => `Move ${n}`,
      (n: number) => `Zug ${n}`,
    ),
    combat: both('Combat', 'Kampf'),
    quickOf: both(
      (army: string) => `${army}, quick`,
      (army: string) => `${army}, schnell`,
    ),
    restOf: both(
      (army: string) => `${army}, rest`,
      (army: string) => `${army}, Rest`,
    ),
    clusters: both(
      (n: number) => (n === 1 ? '1 cluster' : `${n} clusters`),
      (n: number) => (n === 1 ? '1 Gruppe' : `${n} Gruppen`),
    ),
    done: both('done', 'fertig'),
  },
  headSub: both(
    (round: number, leads: string, losses: number) => `Round ${round} · ${leads} leads · losses ${losses}`,
    (round: number, leads: string, losses: number) => `Runde ${round} · ${leads} führt · Verluste ${losses}`,
  ),
  before: both('Before the first round', 'Vor der ersten Runde'),
  strong: both(
    (men: number) => `${men} strong`,
    (men: number) => `${men} Köpfe`,
  ),
  ofMen: both(
    (men: number, size: number) => `${men} of ${size}`,
    (men: number, size: number) => `${men} von ${size}`,
  ),
  strength: both('strength', 'Stärke'),
  moves: both('moves', 'Schritte'),
  range: both('range', 'Schussweite'),
  quick: both('quick', 'schnell'),
  pinned: both('pinned', 'gebunden'),
  moved: both('has moved', 'ist gezogen'),
  mayMove: both('may move', 'darf ziehen'),
  engaged: both('in contact', 'in Berührung'),
  goneLost: both('lost', 'verloren'),
  goneLeft: both('has left', 'abgezogen'),
  notPlaced: both('not placed', 'nicht aufgestellt'),
  lost: both(
    (n: number) => `${n} lost`,
    (n: number) => `${n} verloren`,
  ),
  armies: both('Both armies', 'Beide Heere'),
  menLeft: both(
    (men: number, size: number) => `${men} of ${size} men`,
    (men: number, size: number) => `${men} von ${size} Leuten`,
  ),
  unitsLeft: both(
    (n: number) => (n === 1 ? '1 unit' : `${n} units`),
    (n: number) => (n === 1 ? '1 Einheit' : `${n} Einheiten`),
  ),
  decide: both('What is to be decided', 'Was zu entscheiden ist'),
  tabs: both('Beside the board', 'Neben dem Feld'),
  tabDecide: both('Choose', 'Wählen'),
  tabArmies: both('Armies', 'Heere'),
  tabLog: both('Looking back', 'Rückblick'),
  // Looking back.
  replay: both('Look back', 'Zurückblicken'),
  replayAt: both(
    (n: number, all: number) => `Entry ${n} of ${all}`,
    (n: number, all: number) => `Eintrag ${n} von ${all}`,
  ),
  replayNote: both(
    'You are looking back. Nothing that you do here changes the battle.',
    'Du blickst zurück. Nichts, was du hier tust, ändert die Schlacht.',
  ),
  first: both('To the beginning', 'Zum Anfang'),
  previous: both('One back', 'Eins zurück'),
  next: both('One on', 'Eins weiter'),
  now: both('To now', 'Zum Jetzt'),
  // The end.
  over: both('The battle is over', 'Die Schlacht ist vorbei'),
  holds: both(
    (army: string) => `${army} holds the field.`,
    (army: string) => `${army} behauptet das Feld.`,
  ),
  anArmy: both('An army', 'Ein Heer'),
  nobodyHolds: both('Nobody holds the field.', 'Niemand behauptet das Feld.'),
  endings: {
    destroyed: both(
      (who: string) => `${who} is destroyed.`,
      (who: string) => `${who} ist vernichtet.`,
    ),
    bothDestroyed: both(
      () => 'Both armies are destroyed.',
      () => 'Beide Heere sind vernichtet.',
    ),
    left: both(
      (who: string) => `${who} has left the field.`,
      (who: string) => `${who} hat das Feld verlassen.`,
    ),
    surrender: both(
      (who: string) => `${who} has surrendered.`,
      (who: string) => `${who} hat sich ergeben.`,
    ),
    brokenOff: both(
      () => 'Both have broken off.',
      () => 'Beide haben abgebrochen.',
    ),
    quiet: both(
      () => 'Nothing happened for too long.',
      () => 'Es geschah zu lange nichts.',
    ),
  },
  lasting: both(
    (n: number) => `${n} stay lost`,
    (n: number) => `${n} bleiben verloren`,
  ),
  prisoners: both(
    (n: number) => `${n} in enemy hands`,
    (n: number) => `${n} in Feindeshand`,
  ),
  justNow: both('What has just happened', 'Was eben geschah'),
  // A duel inside the battle.
  inside: both('The battle waits while these two fight.', 'Die Schlacht wartet, solange diese beiden kämpfen.'),
  insideTabs: both('What is shown', 'Was gezeigt wird'),
  duelTab: both('The duel', 'Der Zweikampf'),
  duelYours: both('The duel: your choice', 'Der Zweikampf: du wählst'),
  fieldTab: both('The battlefield', 'Das Schlachtfeld'),
  duelShort: both('Duel', 'Zweikampf'),
  yoursShort: both('Duel: yours', 'Zweikampf: du'),
  fieldShort: both('Battlefield', 'Feld'),
  champions: both('Champions', 'Kämpen'),
  champion: both('champion', 'Kämpe'),
  standing: SHORT_NAMES.standing,
  unhurt: both('unhurt', 'unverletzt'),
  minors: both(
    (n: number) => (n === 1 ? '1 Minor Wound' : `${n} Minor Wounds`),
    (n: number) => (n === 1 ? '1 leichte Wunde' : `${n} leichte Wunden`),
  ),
  majors: both(
    (n: number) => (n === 1 ? '1 Major Wound' : `${n} Major Wounds`),
    (n: number) => (n === 1 ? '1 schwere Wunde' : `${n} schwere Wunden`),
  ),
  noMap: both('The field is not picked yet.', 'Das Feld ist noch nicht gewählt.'),
} as const;

export type BattleWords = Spoken<typeof WORDS>;

export const battleWords = (language: Language): BattleWords => inLanguage(WORDS, language);

/** The page's own words, with those of the rules beside them. */
export const useBattleWords = (): { readonly t: BattleWords; readonly words: Words } => {
  const { language, words } = useWords();
  const t = useMemo(() => battleWords(language), [language]);
  return { t, words };
};
