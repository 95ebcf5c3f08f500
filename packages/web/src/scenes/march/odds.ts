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

/** A rating of another at a pace, from what is known of it; null where its sheets are closed. */
const theirRating = ({ name, book, seen }: Known, sense: Sense, pace: Pace): Rating | null => {
  if (book !== null) return saga.march.sensesAt(book.party, sense, pace);
  const ratings = seen?.ratings ?? null;
  if (ratings === null) return null;
  return (sum) => {
    sum.add(ratings[sense], `skill.${sense}`, 'SAGA-MOVE-002', name);
    const { senses } = saga.march.PACES[pace];
    if (senses !== 0) sum.add(senses, `pace.${pace}`, 'SAGA-MOVE-009');
  };
};

/** The throw by which another would notice one's own party; null where nothing can be told. */
export const noticedThrow = (
  view: MarchView,
  book: Book,
  pace: Pace,
  other: Known,
  theirPace: Pace = 'steady',
): Throw | null => {
  const rating = theirRating(other, 'notice', theirPace);
  if (rating === null) return null;
  return editionOf(view).check({ roller: listed(rating), opposing: listed(ownRating(book, 'hide', pace)) });
};

/** The throw by which one's own party would notice another. */
const noticingThrow = (
  view: MarchView,
  book: Book,
  pace: Pace,
  other: Known,
  theirPace: Pace = 'steady',
): Throw | null => {
  const rating = theirRating(other, 'hide', theirPace);
  if (rating === null) return null;
  return editionOf(view).check({ roller: listed(ownRating(book, 'notice', pace)), opposing: listed(rating) });
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
  const rating = theirRating(other, 'notice', 'rest');
  if (rating === null) return null;
  const by = (isMarked: boolean): Throw =>
    editionOf(view).check({
      roller: listed(ownRating(book, 'hide', pace)),
      opposing: listed((sum) => {
        rating(sum);
        sum.add(isMarked ? 1 : -1, isMarked ? 'move.marked' : 'move.unmarked', 'SAGA-MOVE-024');
      }),
    });
  return { marked: by(true), free: by(false) };
};

/** SAGA-MOVE-028: the first leg of a pursuit by one way, if the pursuers guess it and if not. */
export interface LegThrows {
  readonly way: saga.chase.Way;
  readonly guessed: Throw;
  readonly missed: Throw;
}

const UNSPENT = { quarry: 0, pursuers: 0 } as const;

/** The ways of a first leg of which something can be told: of those who are only seen, no more is known than how they look. */
export const firstLegs = (view: MarchView, book: Book, other: Known): readonly LegThrows[] => {
  const edition = editionOf(view);
  const onWater = saga.march.isAfloat(view.given.roads, book);
  if (other.book !== null) {
    const position = { quarry: book.party, pursuers: other.book.party, onWater, spent: UNSPENT };
    const by = (way: saga.chase.Way, guess: saga.chase.Way): Throw =>
      saga.chase.legThrow(edition, listed, position, { way, guess, isLed: false });
    const another = (way: saga.chase.Way): saga.chase.Way => (way === 'open' ? 'cover' : 'open');
    return saga.chase.WAYS.map((way) => ({ way, guessed: by(way, way), missed: by(way, another(way)) }));
  }
  const ratings = other.seen?.ratings ?? null;
  if (ratings === null) return [];
  const cover = (isGuessed: boolean): Throw =>
    edition.check({
      roller: listed(saga.party.partyRating(book.party, 'hide')),
      opposing: listed((sum) => {
        sum.add(ratings.notice, 'skill.notice', 'SAGA-MOVE-002', other.name);
        sum.add(isGuessed ? 1 : -1, isGuessed ? 'move.guessedRight' : 'move.guessedWrong', 'SAGA-MOVE-028');
      }),
    });
  return [{ way: 'cover', guessed: cover(true), missed: cover(false) }];
};
