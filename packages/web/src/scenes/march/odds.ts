import { both, type Chance, chanceThat, listed, otherwise, type Sum, type Throw } from '@warmoot/kernel';
import { saga } from '@warmoot/rules';
import type { Book, Known, MarchView } from './model.js';

type Pace = saga.march.Pace;
type Sense = 'hide' | 'notice';
type Rating = (sum: Sum) => void;

/** The paces that another may have, as far as it matters: at Rest it looks and hides as it does when Steady. */
export const THEIR_PACES = ['careful', 'steady', 'forced'] as const;

const editionOf = ({ given }: MarchView) => saga.EDITIONS[given.edition];

/** A rating of one's own party at a pace. */
export const ownRating = ({ party }: Book, sense: Sense, pace: Pace): Rating => saga.march.sensesAt(party, sense, pace);

/** Another as far as it is known: by its own book where all lies open, else as it was seen; null where nothing can be told. */
const partyOf = ({ book, seen }: Known): saga.party.Party | null =>
  book === null ? saga.march.asSeen(seen) : book.party;

/** The throw by which another would notice one's own party; null where nothing can be told. */
export const noticedThrow = (
  view: MarchView,
  book: Book,
  pace: Pace,
  other: Known,
  theirPace: Pace = 'steady',
): Throw | null => {
  const party = partyOf(other);
  if (party === null) return null;
  return saga.march.noticeThrow(editionOf(view), { party, pace: theirPace }, { party: book.party, pace });
};

/** The throw by which one's own party would notice another. */
const noticingThrow = (
  view: MarchView,
  book: Book,
  pace: Pace,
  other: Known,
  theirPace: Pace = 'steady',
): Throw | null => {
  const party = partyOf(other);
  if (party === null) return null;
  return saga.march.noticeThrow(editionOf(view), { party: book.party, pace }, { party, pace: theirPace });
};

export const chanceOf = (thrown: Throw): Chance => chanceThat(thrown, 'success');

/** Who learns of whom where two meet, each testing by itself. */
export interface Meeting {
  readonly you: Chance;
  readonly both: Chance;
  readonly they: Chance;
  readonly nobody: Chance;
  readonly noticed: Throw;
  readonly noticing: Throw;
}

export const meetingOf = (view: MarchView, book: Book, pace: Pace, other: Known, theirPace: Pace): Meeting | null => {
  const noticed = noticedThrow(view, book, pace, other, theirPace);
  const noticing = noticingThrow(view, book, pace, other, theirPace);
  if (noticed === null || noticing === null) return null;
  const [they, you] = [chanceOf(noticed), chanceOf(noticing)];
  return {
    you: both(you, otherwise(they)),
    both: both(you, they),
    they: both(otherwise(you), they),
    nobody: both(otherwise(you), otherwise(they)),
    noticed,
    noticing,
  };
};

/** A check that one's own party would make by a plan. */
export const ownCheck = (
  view: MarchView,
  book: Book,
  plan: saga.march.Plan,
  check: saga.march.OwnCheck,
  at: string = book.at,
): Throw =>
  saga.march.ownCheckThrow(editionOf(view), { given: view.given } as never, { ...book, plan } as Book, check, at);

/** Getting past watchers on the approach that they have marked, and on another; null where nothing can be told. */
export const pastThrows = (
  view: MarchView,
  book: Book,
  pace: Pace,
  other: Known,
): { readonly marked: Throw; readonly free: Throw } | null => {
  const party = partyOf(other);
  if (party === null) return null;
  const by = (isMarked: boolean): Throw =>
    saga.march.pastThrow(editionOf(view), { party: book.party, pace, isLed: false }, { party, pace: 'rest', isMarked });
  return { marked: by(true), free: by(false) };
};

/** SAGA-MOVE-028: the first leg of a pursuit by one way, if the pursuers guess it and if not. */
export interface LegThrows {
  readonly way: saga.chase.Way;
  readonly guessed: Throw;
  readonly missed: Throw;
}

const UNSPENT = { quarry: 0, pursuers: 0 } as const;

/** The ways of a first leg, were one's own party pursued. */
export const firstLegs = (view: MarchView, book: Book, other: Known): readonly LegThrows[] => {
  const pursuers = partyOf(other);
  if (pursuers === null) return [];
  const onWater = saga.march.isAfloat(view.given.roads, book);
  const position = { quarry: book.party, pursuers, onWater, spent: UNSPENT };
  const by = (way: saga.chase.Way, guess: saga.chase.Way): Throw =>
    saga.chase.legThrow(editionOf(view), listed, position, { way, guess, isLed: false });
  const another = (way: saga.chase.Way): saga.chase.Way => (way === 'open' ? 'cover' : 'open');
  return saga.chase.WAYS.map((way) => ({ way, guessed: by(way, way), missed: by(way, another(way)) }));
};
