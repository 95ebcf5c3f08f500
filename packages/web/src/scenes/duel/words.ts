import type { Words } from '@warmoot/words';
import { useMemo } from 'react';
import { both, inLanguage, type Spoken } from '../../words/bilingual.js';
import type { Language } from '../../words/kinds.js';
import { useWords } from '../../words/WordsProvider.js';
import { ABOUT } from './aboutWords.js';
import { CHOOSING } from './choosingWords.js';
import { SHORT_NAMES } from './names.js';

/** All that the duel's page says of its own. What happens in the fight is told by the words package. */
export const WORDS = {
  ...SHORT_NAMES,
  // The head of the bout.
  round: both(
    (n: number) => `Round ${n}`,
    (n: number) => `Runde ${n}`,
  ),
  against: both(
    (one: string, other: string) => `${one} against ${other}`,
    (one: string, other: string) => `${one} gegen ${other}`,
  ),
  before: both('Before the first round', 'Vor der ersten Runde'),
  over: both('It is over', 'Es ist vorbei'),
  phases: {
    declare: both('Declare', 'Ansage'),
    footwork: both('Footwork', 'Fußarbeit'),
    acts: both('Actions, sealed', 'Aktionen, geheim'),
    actsShort: both('Actions', 'Aktionen'),
    defences: both('Defences', 'Verteidigung'),
    dice: both('Dice', 'Würfel'),
    moves: both('Moves', 'Bewegung'),
    opening: both('Line-up', 'Aufstellung'),
  },
  phaseDone: both('done', 'fertig'),
  you: both('you', 'du'),
  sealed: both('sealed', 'versiegelt'),
  choosing: both('choosing', 'wählt'),
  computer: both('computer', 'Computer'),
  nobody: both('nobody', 'niemand'),
  distanceName: both(
    (name: string) => `${name} distance`,
    (name: string) => `${name}distanz`,
  ),
  emptySquares: both(
    (n: number) =>
      n === 0 ? 'They stand side by side.' : n === 1 ? 'One empty square between them.' : `${n} squares between them.`,
    (n: number) =>
      n === 0 ? 'Sie stehen nebeneinander.' : n === 1 ? 'Ein leeres Feld dazwischen.' : `${n} Felder dazwischen.`,
  ),
  minor: both(
    (n: number) => (n === 1 ? 'Minor Wound' : `${n} Minor Wounds`),
    (n: number) => (n === 1 ? 'leichte Wunde' : `${n} leichte Wunden`),
  ),
  major: both('Major Wound', 'schwere Wunde'),
  and: both('and', 'und'),
  noWounds: both('no wounds', 'keine Wunden'),
  prone: both('Prone', 'Am Boden'),
  heldBy: both(
    (who: string) => `Held by ${who}`,
    (who: string) => `Festgehalten von ${who}`,
  ),
  tackledBy: both(
    (who: string) => `Tackled by ${who}`,
    (who: string) => `Niedergerungen von ${who}`,
  ),
  holds: both(
    (who: string) => `Holds ${who}`,
    (who: string) => `Hält ${who}`,
  ),
  hasTackled: both(
    (who: string) => `Has tackled ${who}`,
    (who: string) => `Hat ${who} niedergerungen`,
  ),
  brought: both('Brought along', 'Mitgebracht'),
  penalty: both(
    (from: string, by: string, on: string, until: number) => `${from}: ${by} ${on}, to round ${until}`,
    (from: string, by: string, on: string, until: number) => `${from}: ${by} ${on}, bis Runde ${until}`,
  ),
  weakening: both(
    (by: string) => `Weakening: ${by} on all defences`,
    (by: string) => `Deckungsschwäche: ${by} auf alle Verteidigungen`,
  ),
  dying: both(
    (n: number) => `dies within the hour of round ${n} without aid`,
    (n: number) => `stirbt ohne Hilfe binnen der Stunde von Runde ${n}`,
  ),
  emptyHanded: both('Empty-handed', 'Mit leeren Händen'),
  lookAt: both(
    (who: string) => `Look at ${who}`,
    (who: string) => `${who} ansehen`,
  ),
  others: both('The others', 'Die Übrigen'),
  tallyOf: both(
    (what: string) => `Where ${what} comes from`,
    (what: string) => `Woraus sich ${what} ergibt`,
  ),
  base: both('base', 'Grundwert'),
  // The board.
  board: both('Board', 'Spielfeld'),
  boardShort: both(
    (places: string, distance: string) => `Board: ${places}${distance === '' ? '' : `, ${distance}`}`,
    (places: string, distance: string) => `Spielfeld: ${places}${distance === '' ? '' : `, ${distance}`}`,
  ),
  youAt: both(
    (at: string) => `you at ${at}`,
    (at: string) => `du auf ${at}`,
  ),
  someoneAt: both(
    (who: string, at: string) => `${who} at ${at}`,
    (who: string, at: string) => `${who} auf ${at}`,
  ),
  show: both('Show', 'Zeigen'),
  hide: both('Hide', 'Verbergen'),
  wholeBoard: both('Whole board', 'Ganzes Spielfeld'),
  nearBoard: both('The fight', 'Das Gefecht'),
  readBoard: both('Read the board', 'Spielfeld lesen'),
  noBoard: both('Nobody stands on the board yet.', 'Noch steht niemand auf dem Spielfeld.'),
  boardKeys: both(
    'Arrows move by square, Enter picks, Escape goes back, N and P walk through the fighters, R reads the board, O the odds.',
    'Pfeile gehen feldweise, Eingabe wählt, Escape geht zurück, N und P gehen durch die Kämpfer, R liest das Spielfeld, O die Chancen.',
  ),
  square: both(
    (at: string) => `Square ${at}`,
    (at: string) => `Feld ${at}`,
  ),
  wall: both('wall', 'Wand'),
  edge: both('at the edge', 'am Rand'),
  lies: both(
    (what: string) => `${what} lies here`,
    (what: string) => `hier liegt ${what}`,
  ),
  lyingDown: both('lying down', 'liegt am Boden'),
  mayMoveHere: both('you may move here', 'hierhin kannst du gehen'),
  picked: both('picked', 'gewählt'),
  squaresFrom: both(
    (distance: string, who: string) => `${distance} from ${who}`,
    (distance: string, who: string) => `${distance} zu ${who}`,
  ),
  ...CHOOSING,
  ...ABOUT,
} as const;

type Own = Spoken<typeof WORDS>;

/** The page's own words together with the names that the rules' words give to things. */
export interface DuelWords extends Own {
  readonly acts: Words['duel']['names']['acts'];
  readonly defences: Words['duel']['names']['defences'];
  readonly items: Words['duel']['names']['items'];
  readonly armours: Words['duel']['names']['armours'];
  readonly parts: Words['duel']['names']['parts'];
  readonly hands: Words['duel']['names']['hands'];
  readonly skills: Words['skills'];
  readonly distances: Readonly<Record<1 | 2 | 3 | 4, string>>;
}

export const duelWords = (words: Words, language: Language): DuelWords => {
  const { acts, defences, items, armours, parts, hands, distance } = words.duel.names;
  const distances = { 1: distance(1), 2: distance(2), 3: distance(3), 4: distance(4) };
  return {
    ...inLanguage(WORDS, language),
    acts,
    defences,
    items,
    armours,
    parts,
    hands,
    distances,
    skills: words.skills,
  };
};

export const useDuelWords = (): { readonly t: DuelWords; readonly words: Words } => {
  const { language, words } = useWords();
  const t = useMemo(() => duelWords(words, language), [words, language]);
  return { t, words };
};
