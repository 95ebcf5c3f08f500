import type { Fixed, SeatId, View } from '@warmoot/kernel';
import { saga } from '@warmoot/rules';

export type DraftView = View<saga.draft.Draft>;
export type Taken = Fixed<saga.draft.Draft['open']['picked'][number]>;

/** One pick of the draft, made, due or still to come. */
export interface Turn {
  readonly who: SeatId;
  /** Counted from 1, over the whole draft. */
  readonly nth: number;
  readonly taken: Taken | null;
  readonly now: boolean;
}

/** A round of picks, each seat in its turn; every other one runs backward. */
export interface Round {
  readonly turns: readonly Turn[];
  readonly backward: boolean;
}

/** Who sits at which place of the picking order; null while it is being thrown for. */
export const orderOf = ({ open }: DraftView): readonly SeatId[] | null =>
  open.order.every((seat) => seat !== null) ? (open.order as readonly SeatId[]) : null;

/** SAGA-DRAFT-011, -012: the whole draft round by round; nothing before the order is known. */
export const roundsOf = (view: DraftView): readonly Round[] => {
  const order = orderOf(view);
  if (order === null) return [];
  const { characters } = view.given;
  const turns = saga.draft.picksInOrder(order, characters).map((who, at): Turn => {
    const taken = view.open.picked[at] ?? null;
    return { who, nth: at + 1, taken, now: at === view.open.picked.length };
  });
  const rounds: Round[] = [];
  for (let from = 0, round = 0; from < turns.length; round++) {
    const size = order.filter((who) => (characters[who] ?? 0) > round).length;
    rounds.push({ turns: turns.slice(from, from + size), backward: round % 2 === 1 });
    from += size;
  }
  return rounds;
};

/** What a seat has thrown and its place, in the order of places as far as they are known. */
export interface Placing {
  readonly seat: SeatId;
  /** The d20 of each throw; whoever was even threw again. */
  readonly faces: readonly number[];
  /** Whether somebody without a place has thrown all the same, so that this seat throws once more. */
  readonly even: boolean;
  readonly place: number | null;
}

export const placingsOf = ({ seats, open }: DraftView): readonly Placing[] => {
  const place = (seat: SeatId): number | null => {
    const at = open.order.indexOf(seat);
    return at < 0 ? null : at + 1;
  };
  const faces = (seat: SeatId): readonly number[] => open.rolls[seat] ?? [];
  const isEven = (seat: SeatId): boolean =>
    seats.some(
      (other) =>
        other !== seat && place(other) === null && faces(seat).every((face, nth) => faces(other)[nth] === face),
    );
  return seats
    .map((seat) => ({ seat, faces: faces(seat), even: isEven(seat), place: place(seat) }))
    .sort((a, b) => (a.place ?? seats.length + 1) - (b.place ?? seats.length + 1));
};

/** By what sets are laid side by side: as they were thrown, by a whole group, or by one skill. */
export type Sorting = 'thrown' | saga.SkillGroup | saga.Skill;

/** What all may see of a set; ratings that are still being thrown are missing. */
export interface Ratings {
  readonly groups: Readonly<Partial<Record<string, number>>> | null;
  readonly skills: Readonly<Partial<Record<string, number>>> | null;
  readonly motives: Readonly<Partial<Record<string, number>>> | null;
}

/** A set of ratings on the table. */
export interface SetOnTable {
  /** Counted from 1. */
  readonly number: number;
  readonly ratings: Ratings;
  readonly taken: Taken | null;
}

const worth = ({ groups, skills }: Ratings, sorting: Exclude<Sorting, 'thrown'>): number =>
  (sorting in saga.SKILLS ? groups?.[sorting] : skills?.[sorting]) ?? 0;

/** Every set; the best first where something was asked for, those that are gone last. */
export const setsOf = ({ open }: DraftView, sorting: Sorting): readonly SetOnTable[] => {
  const all = (open.sets as readonly saga.character.RatingSet[]).map((ratings, at): SetOnTable => {
    const taken = open.picked.find(({ set }) => set === at + 1) ?? null;
    return { number: at + 1, ratings, taken };
  });
  const rank = ({ ratings, number }: SetOnTable): number => (sorting === 'thrown' ? -number : worth(ratings, sorting));
  return all.sort((a, b) => Number(a.taken !== null) - Number(b.taken !== null) || rank(b) - rank(a));
};

/** The first set that nobody has, counted from 1; null where all are taken. */
export const firstLeft = (view: DraftView): number | null =>
  setsOf(view, 'thrown').find(({ taken }) => taken === null)?.number ?? null;

/** How many sets there will be. */
export const setsInAll = ({ given }: DraftView): number =>
  Object.values(given.characters).reduce((sum, number) => sum + number, 0);

/** What this seat alone wants for a set that it took. */
export const goalsFor = ({ own }: DraftView, set: number): string | null =>
  own?.goals.find((one) => one.set === set)?.goals ?? null;
