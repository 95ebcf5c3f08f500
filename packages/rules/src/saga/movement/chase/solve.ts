import { approx, counted, keptUnderKey } from '@warmoot/kernel';
import { type CheckEdition, chanceOfSuccess } from '../../check/check.js';
import { partyRating } from '../party/party.js';
import type { ChaseSight, Side } from './model.js';
import { isBarred, isLeadable, type Position, positionIn, sideRating } from './ratings.js';
import { FLOATS, type Row, safeMix } from './safeMix.js';
import { AWAY, CAUGHT, DIFFICULTY, LEGS_TO_A_BREATH, WAYS, type Way } from './ways.table.js';

/**
 * Nobody is reckoned as spent by more. To get there takes sixty legs; of those who are still between the posts, half are
 * out after two more, so that what is left out comes to less than one in a thousand million.
 */
const MOST_SPENT = 20;
/** Values are reckoned until they change by less. */
const STILL = 1e-11;

/** All that a pursuit hangs on, fresh as both are at its beginning. */
interface Ratings {
  readonly edition: CheckEdition;
  /** By how much the quarry is better, way by way; null where a way is barred. */
  readonly margins: Readonly<Record<Way, number | null>>;
  /** Whether Lead helps there. */
  readonly leadable: Readonly<Record<Way, boolean>>;
  /** By how much each side is better than the usual 3. */
  readonly endurance: Readonly<Record<Side, number>>;
  readonly lead: Readonly<Record<Side, number>>;
}

/** Where a pursuit stands before a leg. */
export interface Standing {
  readonly gap: number;
  /** Counted from 1. */
  readonly leg: number;
  readonly spent: Readonly<Record<Side, number>>;
  /** Which side may still try Lead. */
  readonly lead: Readonly<Record<Side, boolean>>;
}

export interface Played {
  readonly way: Way;
  readonly lead: boolean;
  /** How often. */
  readonly share: number;
}

/** What is best before a leg. */
export interface Best {
  /** The chance of getting away. */
  readonly away: number;
  /** How many legs it takes from here on. */
  readonly legs: number;
  readonly quarry: readonly Played[];
  readonly pursuers: Readonly<Record<Way, number>>;
}

/** The whole of a pursuit, solved. */
export interface Solution {
  readonly best: (standing: Standing) => Best;
  /** The chance of getting away where a side that draws breath tries Lead, and where it does not; the quarry is first. */
  readonly rally: (standing: Standing, side: Side) => { readonly lead: number; readonly breathe: number };
}

const rated = (by: Parameters<typeof counted>[0]): number => counted(by).total;

const ratingsOf = (edition: CheckEdition, known: Omit<Position, 'spent'>): Ratings => {
  const position = { ...known, spent: { quarry: 0, pursuers: 0 } };
  const margin = (way: Way): number | null =>
    isBarred(position, way)
      ? null
      : rated(sideRating(position, 'quarry', way)) - rated(sideRating(position, 'pursuers', way));
  const over = (side: Side, skill: 'endurance' | 'lead'): number =>
    rated(partyRating(position[side], skill)) - DIFFICULTY;
  return {
    edition,
    margins: { open: margin('open'), cover: margin('cover'), rough: margin('rough') },
    leadable: {
      open: isLeadable(position, 'open'),
      cover: isLeadable(position, 'cover'),
      rough: isLeadable(position, 'rough'),
    },
    endurance: { quarry: over('quarry', 'endurance'), pursuers: over('pursuers', 'endurance') },
    lead: { quarry: over('quarry', 'lead'), pursuers: over('pursuers', 'lead') },
  };
};

const keyOf = ({ edition, ...ratings }: Ratings): string => `${edition.ruleSet} ${JSON.stringify(ratings)}`;

/** The chance of success by how much one side is better: a pursuit asks for the same few margins thousands of times. */
const chancesIn = (edition: CheckEdition): ((margin: number) => number) => {
  const known = new Map<number, number>();
  return (margin) => {
    const before = known.get(margin);
    if (before !== undefined) return before;
    const worked = approx(chanceOfSuccess(edition, Math.max(margin, 0), Math.max(-margin, 0)));
    known.set(margin, worked);
    return worked;
  };
};

type Lead = Standing['lead'];
type Spent = Standing['spent'];

/** What a place is worth: the chance of getting away, and the legs to come. */
interface Worth {
  readonly away: number;
  readonly legs: number;
}

const ENDED = { caught: { away: 0, legs: 0 }, away: { away: 1, legs: 0 } } as const;

/** A chance of one thing, and of the other otherwise. */
const between = (share: number, one: Worth, other: Worth): Worth => ({
  away: other.away + share * (one.away - other.away),
  legs: other.legs + share * (one.legs - other.legs),
});

/** The places between the posts for one state of Lead and breath: each gap before each of three legs, and at the breath. */
const GAPS = AWAY - 1;
const BREATH = LEGS_TO_A_BREATH;
type Block = Worth[];
const placeAt = (phase: number, gap: number): number => phase * GAPS + gap - 1;

/** Something that the quarry can do in a leg: how often it succeeds, and what comes of that. */
interface LegRow extends Row<number> {
  readonly lead: boolean;
  readonly chance: { readonly guessed: number; readonly missed: number };
  readonly up: Worth;
  readonly down: Worth;
}

const keyIn = (lead: Lead, { quarry, pursuers }: Spent): number =>
  4 * (quarry * (MOST_SPENT + 1) + pursuers) + (lead.quarry ? 2 : 0) + (lead.pursuers ? 1 : 0);

const oneMore = (spent: Spent, side: Side): Spent => ({
  ...spent,
  [side]: Math.min(spent[side] + 1, MOST_SPENT),
});

const solved = (ratings: Ratings): Solution => {
  const { margins, leadable, endurance, lead: leading } = ratings;
  const blocks: Block[] = [];
  const chance = chancesIn(ratings.edition);

  const after = (lead: Lead, spent: Spent, phase: number, gap: number): Worth => {
    if (gap === CAUGHT) return ENDED.caught;
    return gap === AWAY ? ENDED.away : (blockAt(lead, spent)[placeAt(phase, gap)] as Worth);
  };

  /** What the quarry can do before a leg; where Lead is tried it is gone, whatever comes of it. */
  const rowsAt = (lead: Lead, spent: Spent, phase: number, gap: number): readonly LegRow[] => {
    const behind = spent.pursuers - spent.quarry;
    const led = chance(leading.quarry - spent.quarry);
    const row = (way: Way, margin: number, isLed: boolean): LegRow => {
      const wins = (at: number): number => (isLed ? led * chance(at + 1) + (1 - led) * chance(at) : chance(at));
      const left = isLed ? { ...lead, quarry: false } : lead;
      const [up, down] = [after(left, spent, phase + 1, gap + 1), after(left, spent, phase + 1, gap - 1)];
      const [guessed, missed] = [wins(margin + behind - 1), wins(margin + behind + 1)];
      return {
        way,
        lead: isLed,
        chance: { guessed, missed },
        up,
        down,
        guessed: between(guessed, up, down).away,
        missed: between(missed, up, down).away,
      };
    };
    return WAYS.flatMap((way) => {
      const margin = margins[way];
      if (margin === null) return [];
      return lead.quarry && leadable[way]
        ? [row(way, margin, false), row(way, margin, true)]
        : [row(way, margin, false)];
    });
  };

  const legAt = (lead: Lead, spent: Spent, phase: number, gap: number) => {
    const rows = rowsAt(lead, spent, phase, gap);
    const mix = safeMix(FLOATS, rows);
    const legs = rows.reduce((sum, { way, chance: { guessed, missed }, up, down }, at) => {
      const wins = missed + mix.guesses[way] * (guessed - missed);
      return sum + (mix.rows[at] as number) * between(wins, up, down).legs;
    }, 1);
    return { rows, mix, worth: { away: mix.value, legs } };
  };

  /** What drawing breath is worth at a gap, with Lead and without: the quarry is first, then the pursuers. */
  const breathAt = (
    lead: Lead,
    spent: Spent,
    gap: number,
    side: Side,
  ): { readonly led: Worth; readonly not: Worth } => {
    const next = (left: Lead, now: Spent): Worth => {
      if (side === 'pursuers') return after(left, now, 0, gap);
      const { led, not } = breathAt(left, now, gap, 'pursuers');
      return left.pursuers && led.away < not.away ? led : not;
    };
    const check = (left: Lead, by: number): Worth =>
      between(chance(endurance[side] - spent[side] + by), next(left, spent), next(left, oneMore(spent, side)));
    const gone = { ...lead, [side]: false };
    const not = check(lead, 0);
    if (!lead[side]) return { led: not, not };
    return { led: between(chance(leading[side] - spent[side]), check(gone, 1), check(gone, 0)), not };
  };

  const breath = (lead: Lead, spent: Spent, gap: number): Worth => {
    const { led, not } = breathAt(lead, spent, gap, 'quarry');
    return led.away > not.away ? led : not;
  };

  /** Goes over a block until nothing in it changes: from the breath back to the first leg after it. */
  const settle = (lead: Lead, spent: Spent, block: Block): void => {
    let change = 1;
    while (change > STILL) {
      change = 0;
      for (let phase = BREATH; phase >= 0; phase--) {
        for (let gap = 1; gap <= GAPS; gap++) {
          const worth = phase === BREATH ? breath(lead, spent, gap) : legAt(lead, spent, phase, gap).worth;
          change = Math.max(change, Math.abs(worth.away - (block[placeAt(phase, gap)] as Worth).away));
          block[placeAt(phase, gap)] = worth;
        }
      }
    }
  };

  const blockAt = (lead: Lead, spent: Spent): Block => {
    const key = keyIn(lead, spent);
    const before = blocks[key];
    if (before !== undefined) return before;
    const block: Block = Array.from({ length: GAPS * (BREATH + 1) }, () => ENDED.caught);
    // It leads to itself, where nobody is spent by a breath, and else to blocks that do not lead back.
    blocks[key] = block;
    settle(lead, spent, block);
    return block;
  };

  return {
    best: (standing) => {
      const { lead, gap } = standing;
      const phase = (standing.leg - 1) % LEGS_TO_A_BREATH;
      const { rows, mix } = legAt(lead, cappedIn(standing), phase, gap);
      const { away, legs } = after(lead, cappedIn(standing), phase, gap);
      const quarry = rows.map((row, at) => ({ way: row.way, lead: row.lead, share: mix.rows[at] as number }));
      return { away, legs, quarry, pursuers: mix.guesses };
    },
    rally: (standing, side) => {
      const { led, not } = breathAt(standing.lead, cappedIn(standing), standing.gap, side);
      return { lead: led.away, breathe: not.away };
    },
  };
};

const cappedIn = ({ spent }: Standing): Spent => ({
  quarry: Math.min(spent.quarry, MOST_SPENT),
  pursuers: Math.min(spent.pursuers, MOST_SPENT),
});

const solvedFor = keptUnderKey('a pursuit is solved once, and asked about before every leg', keyOf, solved);

/** A pursuit between these, solved by going over all its places until nothing changes. */
export const solve = (edition: CheckEdition, position: Omit<Position, 'spent'>): Solution =>
  solvedFor(ratingsOf(edition, position));

/** Where a pursuit stands, as the solution asks for it. */
export const standingIn = ({ open }: Pick<ChaseSight, 'open'>): Standing => ({
  gap: open.gap,
  leg: Math.max(open.leg, 1),
  spent: open.spent,
  lead: { quarry: open.lead.quarry === 'no', pursuers: open.lead.pursuers === 'no' },
});

/** The solution of the pursuit that is seen. */
export const solutionIn = (edition: CheckEdition, sight: ChaseSight): Solution => solve(edition, positionIn(sight));
