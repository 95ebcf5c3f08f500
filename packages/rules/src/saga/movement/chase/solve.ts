import { approx, counted, keptUnderKey } from '@warmoot/kernel';
import { type CheckEdition, chanceOfSuccess } from '../../check/check.js';
import { partyRating } from '../party/party.js';
import type { ChaseSight, Side } from './model.js';
import { isBarred, isLeadable, type Position, positionIn, sideRating } from './ratings.js';
import { FLOATS, type Row, safeMix, safeValue } from './safeMix.js';
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

/** A chance of one thing, and of the other otherwise. */
const between = (share: number, one: number, other: number): number => other + share * (one - other);

/** The chances of getting away for one state of Lead and breath: at each gap before each of three legs, and at the breath. */
type Block = number[];
const GAPS = AWAY - 1;
const BREATH = LEGS_TO_A_BREATH;
const placeAt = (phase: number, gap: number): number => phase * GAPS + gap - 1;

/** Something that the quarry can do in a leg, and how often it succeeds where it is guessed and where not. */
interface Doing extends Row<number> {
  readonly lead: boolean;
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

  const after = (lead: Lead, spent: Spent, phase: number, gap: number): number => {
    if (gap === CAUGHT) return 0;
    return gap === AWAY ? 1 : (blockAt(lead, spent)[placeAt(phase, gap)] as number);
  };

  /** What the quarry can do before a leg, with Lead and without. */
  const doingsIn = (lead: Lead, spent: Spent): readonly Doing[] => {
    const led = chance(leading.quarry - spent.quarry);
    const doing = (way: Way, isLed: boolean): Doing => {
      const at = (margins[way] ?? 0) + spent.pursuers - spent.quarry;
      const wins = (by: number): number => (isLed ? between(led, chance(by + 1), chance(by)) : chance(by));
      return { way, lead: isLed, guessed: wins(at - 1), missed: wins(at + 1) };
    };
    const open = WAYS.filter((way) => margins[way] !== null);
    return open.flatMap((way) => [doing(way, false), ...(lead.quarry && leadable[way] ? [doing(way, true)] : [])]);
  };

  /** The same by what it is worth at a gap; where Lead is tried it is gone, whatever comes of it. */
  const rowsAt = (doings: readonly Doing[], lead: Lead, spent: Spent, phase: number, gap: number): readonly Doing[] => {
    const [up, down] = [after(lead, spent, phase + 1, gap + 1), after(lead, spent, phase + 1, gap - 1)];
    if (!lead.quarry) return doings.map((one) => worthOf(one, up, down));
    const gone = { ...lead, quarry: false };
    const [upLed, downLed] = [after(gone, spent, phase + 1, gap + 1), after(gone, spent, phase + 1, gap - 1)];
    return doings.map((one) => (one.lead ? worthOf(one, upLed, downLed) : worthOf(one, up, down)));
  };

  /** What drawing breath is worth at a gap, with Lead and without: the quarry is first, then the pursuers. */
  const breathAt = (
    lead: Lead,
    spent: Spent,
    gap: number,
    side: Side,
  ): { readonly led: number; readonly not: number } => {
    const next = (left: Lead, now: Spent): number => {
      if (side === 'pursuers') return after(left, now, 0, gap);
      const { led, not } = breathAt(left, now, gap, 'pursuers');
      return Math.min(led, not);
    };
    const check = (left: Lead, by: number): number =>
      between(chance(endurance[side] - spent[side] + by), next(left, spent), next(left, oneMore(spent, side)));
    const not = check(lead, 0);
    if (!lead[side]) return { led: not, not };
    const gone = { ...lead, [side]: false };
    return { led: between(chance(leading[side] - spent[side]), check(gone, 1), check(gone, 0)), not };
  };

  const breath = (lead: Lead, spent: Spent, gap: number): number => {
    const { led, not } = breathAt(lead, spent, gap, 'quarry');
    return Math.max(led, not);
  };

  /** Goes over a block until nothing in it changes: from the breath back to the first leg after it. */
  const settle = (lead: Lead, spent: Spent, block: Block): void => {
    const doings = doingsIn(lead, spent);
    // Without Lead a leg is worth the same share of the way up wherever it is run.
    const plain = safeValue(FLOATS, doings);
    const legAt = (phase: number, gap: number): number =>
      lead.quarry
        ? safeValue(FLOATS, rowsAt(doings, lead, spent, phase, gap))
        : between(plain, after(lead, spent, phase + 1, gap + 1), after(lead, spent, phase + 1, gap - 1));
    let change = 1;
    while (change > STILL) {
      change = 0;
      for (let phase = BREATH; phase >= 0; phase--) {
        for (let gap = 1; gap <= GAPS; gap++) {
          const worth = phase === BREATH ? breath(lead, spent, gap) : legAt(phase, gap);
          change = Math.max(change, Math.abs(worth - (block[placeAt(phase, gap)] as number)));
          block[placeAt(phase, gap)] = worth;
        }
      }
    }
  };

  const blockAt = (lead: Lead, spent: Spent): Block => {
    const key = keyIn(lead, spent);
    const before = blocks[key];
    if (before !== undefined) return before;
    const block: Block = Array.from({ length: GAPS * (BREATH + 1) }, () => 0);
    // It leads to itself, where nobody is spent by a breath, and else to blocks that do not lead back.
    blocks[key] = block;
    settle(lead, spent, block);
    return block;
  };

  return {
    best: (standing) => {
      const { lead, gap } = standing;
      const spent = cappedIn(standing);
      const phase = (standing.leg - 1) % LEGS_TO_A_BREATH;
      const doings = doingsIn(lead, spent);
      const { rows, guesses } = safeMix(FLOATS, rowsAt(doings, lead, spent, phase, gap));
      const quarry = doings.map(({ way, lead: isLed }, at) => ({ way, lead: isLed, share: rows[at] as number }));
      return { away: after(lead, spent, phase, gap), quarry, pursuers: guesses };
    },
    rally: (standing, side) => {
      const { led, not } = breathAt(standing.lead, cappedIn(standing), standing.gap, side);
      return { lead: led, breathe: not };
    },
  };
};

/** What somebody does is worth, where success and failure are worth this. */
const worthOf = ({ way, lead, guessed, missed }: Doing, up: number, down: number): Doing => ({
  way,
  lead,
  guessed: between(guessed, up, down),
  missed: between(missed, up, down),
});

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
