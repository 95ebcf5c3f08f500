import { type Chance, counted, listed, type Rated } from '@warmoot/kernel';
import { rowDice } from '../../attacks/rows.js';
import { figuresIn } from '../../formations/standing.js';
import type { FigureIndex } from '../../model/model.js';
import type { FormationIndex, StruckInLine } from '../../model/units.js';
import { allocationOf, rowsIn } from '../lines/allocation.js';
import { strikingsOf } from '../lines/attack.js';
import { linesOf } from '../lines/forming.js';
import { lineAt } from '../lines/frame.js';
import { poolOf } from '../lines/pools.js';
import { strengthOf } from '../lines/tides.js';
import type { BattleSight } from '../model/battle.js';
import type { Removal, Striking } from '../model/steps.js';
import { unitOf } from '../units/units.js';
import { type After, afterStep, aftersOf, joined, lostBetween } from './after.js';
import { alike, type CameOut, Gathered, type LossesAhead, Tides } from './gathered.js';
import { fallsOfAll, type Marks, marksOf } from './marks.js';
import { convolved, ONE_WAY, type Spread, times, total, type Ways } from './ways.js';

/** Dice of an agent on one of those at whom it strikes. */
interface AimAhead {
  readonly target: FigureIndex;
  readonly dice: number;
  readonly chance: Rated;
}

/** WARBAND-LINE-009: an agent that will strike in the line. */
export interface AgentAhead {
  readonly agent: FigureIndex;
  readonly side: 0 | 1;
  readonly first: boolean;
  readonly pool: Rated;
  /** Empty where a lot decides first. */
  readonly aims: readonly AimAhead[];
}

/** What a line of blows may do to both units, before a die falls. */
export interface LineForecast {
  readonly units: readonly [FormationIndex, FormationIndex];
  readonly agents: readonly AgentAhead[];
  readonly losses: readonly [LossesAhead, LossesAhead];
  /** WARBAND-TIDE-002, WARBAND-TIDE-003: that the unit of side 1 pushes, that nobody moves, that it is pushed. */
  readonly tide: { readonly pushes: Chance; readonly stands: Chance; readonly pushed: Chance };
}

type Moment = 'strikes' | 'blows';

const strikingsIn = (sight: BattleSight, nth: number, moment: Moment): readonly Striking[] =>
  lineAt(sight, nth).units.flatMap((unit) => strikingsOf(sight, unit, moment).filter(({ line }) => line === nth));

const agentAhead = (sight: BattleSight, striking: Striking, side: 0 | 1): AgentAhead => {
  const { agent, first } = striking;
  const allocation = allocationOf(sight, striking);
  const aims = rowsIn(sight, striking, allocation).map((row) => ({
    target: row.target,
    dice: row.dice,
    chance: rowDice({ ...sight, rate: listed }, row).chance,
  }));
  return { agent, side, first, pool: listed(poolOf(sight, allocation.strikers)), aims };
};

/** Who strikes whom with how many dice, as things stand now: first strikes first, then all who have none. */
const agentsAhead = (sight: BattleSight, nth: number, moment: Moment): readonly AgentAhead[] => {
  const first = moment === 'strikes' ? strikingsIn(sight, nth, 'strikes') : [];
  const others = strikingsIn(sight, nth, 'blows').filter(({ agent }) => !first.some((one) => one.agent === agent));
  return [...first, ...others].map((one) => agentAhead(sight, one, unitOf(sight, one.unit).side as 0 | 1));
};

/** As it is when these have struck: they do not strike again. */
const struckBy = (sight: BattleSight, nth: number, strikings: readonly Striking[]): BattleSight => {
  const struck: readonly StruckInLine[] = strikings.map(({ agent }) => ({ agent, left: 0 }));
  const lines = sight.open.lines.map((line, at) =>
    at === nth ? { ...line, struck: [...line.struck, ...struck] } : line,
  );
  return { ...sight, open: { ...sight.open, lines } };
};

/** One way in which the lots of a step may fall, and how each unit may be after it; apart from each other. */
interface Fallen {
  readonly ways: Ways;
  readonly afters: readonly [readonly After[], readonly After[]];
}

const NOBODY: Marks = new Map();

/** What a step may lead to, for both units of the line. */
const stepAhead = (sight: BattleSight, nth: number, moment: Moment, when: Removal): readonly Fallen[] => {
  const [mine, theirs] = lineAt(sight, nth).units;
  const strikings = strikingsIn(sight, nth, moment);
  const then = struckBy(sight, nth, strikings);
  return fallsOfAll(sight, strikings).map(({ ways, rows }) => {
    const marks = rows.length === 0 ? NOBODY : marksOf(sight, rows);
    return { ways, afters: [aftersOf(then, mine, marks, when), aftersOf(then, theirs, marks, when)] };
  });
};

/** A way in which the first strikes may go: the battle as it is then, and how hits on each unit are spread with it. */
interface Begun {
  readonly ways: Ways;
  readonly sight: BattleSight;
  readonly hits: readonly [Spread<number>, Spread<number>];
  readonly fallen: readonly [readonly FigureIndex[], readonly FigureIndex[]];
}

const NO_HITS: Spread<number> = new Map([[0, ONE_WAY]]);

/** WARBAND-LINE-017: first strikes, whose dead are removed before all others strike. */
const begunOf = (sight: BattleSight, nth: number, moment: Moment): readonly Begun[] => {
  if (moment === 'blows' || strikingsIn(sight, nth, 'strikes').length === 0)
    return [{ ways: ONE_WAY, sight, hits: [NO_HITS, NO_HITS], fallen: [[], []] }];
  const [, second] = lineAt(sight, nth).units;
  return stepAhead(sight, nth, 'strikes', 'strikes').flatMap(({ ways, afters: [mine, theirs] }) =>
    mine.flatMap((one) =>
      theirs.map((other) => ({
        ways,
        sight: afterStep(joined(one.sight, other.sight, second)),
        hits: [one.hits, other.hits] as const,
        fallen: [one.fallen, other.fallen] as const,
      })),
    ),
  );
};

const cameOut = (before: BattleSight, unit: FormationIndex, begun: Begun, nth: 0 | 1, after: After): CameOut => ({
  lost: lostBetween(before, after.sight, unit),
  left: figuresIn(unitOf(after.sight, unit)),
  strength: counted(strengthOf(after.sight, unit)).total,
  fallen: [...begun.fallen[nth], ...after.fallen],
  hits: convolved(begun.hits[nth], after.hits),
});

/** WARBAND-MORALE-021: whether a unit with so many left checks for a third, or for two where the table has it so. */
const isThird = ({ given, open }: BattleSight, unit: FormationIndex, left: number): boolean => {
  const { began, thirds } = open.groups[unit] as BattleSight['open']['groups'][number];
  const most = given.options['warband.moraleRepeatThirds'] === 'on' ? 2 : 1;
  return thirds < most && 3 * (began - left) >= (thirds + 1) * began;
};

/**
 * What a battle line leads to in this round, exactly, if both units strike with all they have and nobody else strikes at them.
 * Ours: helmets and shields are kept, and Wounds of first strikes change nothing. `moment`: whether first strikes are still to come.
 */
export const forecastLine = (sight: BattleSight, nth: number, moment: Moment = 'strikes'): LineForecast => {
  const formed = sight.open.lines.length > 0 ? sight : { ...sight, open: { ...sight.open, lines: linesOf(sight) } };
  const { units } = lineAt(formed, nth);
  const gathered = [new Gathered(), new Gathered()] as const;
  const tides = new Tides();
  for (const begun of begunOf(formed, nth, moment))
    for (const { ways, afters } of stepAhead(begun.sight, nth, 'blows', 'melee')) {
      const outOf = (at: 0 | 1) => afters[at].map((after) => cameOut(formed, units[at], begun, at, after));
      const out = [outOf(0), outOf(1)] as const;
      const fell = times(begun.ways, ways);
      for (const at of [0, 1] as const) {
        const besides = times(fell, total(begun.hits[at === 0 ? 1 : 0]));
        for (const one of out[at])
          gathered[at].add(one, times(besides, total(one.hits)), isThird(formed, units[at], one.left));
      }
      for (const mine of alike(out[0])) for (const theirs of alike(out[1])) tides.add(mine, theirs, fell);
    }
  return {
    units,
    agents: agentsAhead(formed, nth, moment),
    losses: [gathered[0].losses(), gathered[1].losses()],
    tide: { pushes: tides.chance(0), stands: tides.chance(null), pushed: tides.chance(1) },
  };
};
