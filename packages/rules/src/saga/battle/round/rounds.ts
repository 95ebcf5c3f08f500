import {
  answerFor,
  asks,
  asksTogether,
  brokenRule,
  does,
  type Procedures,
  type Refusal,
  type Stream,
  shape,
} from '@warmoot/kernel';
import { someOf } from '../../../war/deploying/someOf.js';
import { distance } from '../../../war/ground/ground.js';
import type { HexIndex } from '../../../war/indexes.js';
import { nameOf, onTheMap, unitNamed } from '../../../war/roster/roster.js';
import { otherSide, SIDES, type Side } from '../../../war/roster/sides.js';
import {
  armyOf,
  type Battle,
  type BattleChoice,
  type BattlePlay,
  type BattleSight,
  commander,
  proactive,
  sideNamed,
} from '../battle.js';
import { seeWhetherOver } from '../ending/ending.js';
import { ableToLeave } from '../ending/retreat.js';
import { groundOf } from '../ground.js';
import type { Declaration } from '../model.js';
import { movementOf } from '../moving/reach.js';
import { calledBy } from '../names.js';

/**
 * SAGA-BATTLE-ROUND-001: a round ends with combat. SAGA-BATTLE-ROUND-009: clusters, shooting, then each cluster.
 * SAGA-BATTLE-SHOOT-001: so shooting comes before any melee.
 */
const COMBAT: readonly Battle['step'][] = [
  { step: 'engage' },
  { step: 'shooting' },
  { step: 'volley' },
  { step: 'melee' },
  { step: 'endOfRound' },
];

/** What comes before combat, from round 2 on. SAGA-BATTLE-ROUND-006: four phases of movement. SAGA-BATTLE-END-006: declarations first. */
const BEFORE_COMBAT: readonly Battle['step'][] = [
  { step: 'leave' },
  { step: 'declaring' },
  { step: 'carryOut' },
  { step: 'choosing' },
  { step: 'phase', phase: 1 },
  { step: 'moment', moment: 'phase' },
  { step: 'phase', phase: 2 },
  { step: 'moment', moment: 'phase' },
  { step: 'phase', phase: 3 },
  { step: 'moment', moment: 'phase' },
  { step: 'phase', phase: 4 },
  { step: 'moment', moment: 'phase' },
];

const FIGHT_ON = { choose: 'fightOn' } as const;
const RETREAT = { choose: 'retreat' } as const;
const SURRENDER = { choose: 'surrender' } as const;
const BREAK_OFF = { choose: 'breakOff' } as const;

const declarations = ({ given, open }: BattleSight, side: Side): readonly { readonly choose: Declaration }[] => [
  FIGHT_ON,
  ...(open.retreated[side] ? [] : [RETREAT]),
  SURRENDER,
  ...(given.options['saga.battle.truce'] === 'allowed' ? [BREAK_OFF] : []),
];

const declarationFault = ({ open }: BattleSight, side: Side, { choose }: { choose: Declaration }): Refusal | null => {
  if (choose === 'retreat' && open.retreated[side]) {
    return brokenRule('SAGA-BATTLE-END-012', 'battle.retreatingAlready', {});
  }
  return choose === 'breakOff' ? brokenRule('SAGA-BATTLE-END-022', 'battle.noTruce', {}) : null;
};

/** SAGA-BATTLE-END-009: every unit that can leave does; their order makes no difference. SAGA-BATTLE-END-011: the others stay. */
const leave = (play: BattlePlay, side: Side): void => {
  const units = ableToLeave(play, side);
  if (units.length > 0) play.say({ event: 'left', side, units });
};

/** The proactive side first. */
const inTurn = (sight: BattleSight): readonly [Side, Side] => [proactive(sight), otherSide(proactive(sight))];

/** SAGA-BATTLE-ROUND-004: half the units. SAGA-BATTLE-ROUND-005: those on the map, rounded down, but at least one. */
export const quickNumber = (units: number): number => Math.max(1, Math.floor(units / 2));

const quickFault = (sight: BattleSight, side: Side, named: readonly string[]): Refusal | null => {
  const own = onTheMap(sight, side);
  const wrong = named.find((name, i) => !own.includes(unitNamed(sight, name)) || named.indexOf(name) !== i);
  if (wrong !== undefined)
    return brokenRule('SAGA-BATTLE-ROUND-005', 'battle.notYourUnit', { unit: calledBy(sight, wrong) });
  const count = quickNumber(own.length);
  return named.length === count
    ? null
    : brokenRule('SAGA-BATTLE-ROUND-004', 'battle.quickNumber', { count, named: named.length });
};

/** Some choices of quick units: the fastest, the slowest, those nearest to the enemy, those farthest away. */
const quickSuggestions = (sight: BattleSight, side: Side): readonly BattleChoice[] => {
  const own = onTheMap(sight, side);
  const enemies = onTheMap(sight, otherSide(side));
  const ground = groundOf(sight);
  const { at } = sight.open;
  const speeds: number[] = [];
  const gaps: number[] = [];
  for (const unit of own) {
    let gap = Infinity;
    for (const enemy of enemies) gap = Math.min(gap, distance(ground, at[unit] as HexIndex, at[enemy] as HexIndex));
    gaps[unit] = gap;
    speeds[unit] = movementOf(sight, unit);
  }
  const first = (by: readonly number[], way: 1 | -1): BattleChoice => {
    const sorted = [...own].sort((a, b) => way * ((by[a] as number) - (by[b] as number)));
    const picked = sorted.slice(0, quickNumber(own.length)).sort((a, b) => a - b);
    return { choose: 'quick', units: picked.map((unit) => nameOf(sight, unit)) };
  };
  return [first(speeds, -1), first(speeds, 1), first(gaps, 1), first(gaps, -1)];
};

const quickAtRandom = (sight: BattleSight, side: Side, source: Stream): Extract<BattleChoice, { choose: 'quick' }> => {
  const own = onTheMap(sight, side);
  const units = someOf(own, quickNumber(own.length), source).map((unit) => nameOf(sight, unit));
  return { choose: 'quick', units };
};

/** Random play fights on in all but a few of so many declarations, so that battles are fought out. */
const ENDS_SELDOM = 60;

type RoundSteps = 'round' | 'leave' | 'declaring' | 'declare' | 'carryOut' | 'choosing' | 'quick';

export const roundProcedures: Procedures<Battle, RoundSteps> = {
  // SAGA-BATTLE-DEPLOY-019: placement counts as the movement of round 1. SAGA-BATTLE-DEPLOY-020: so it goes straight to combat.
  round: does(({ open, say, next }) => {
    say({ event: 'roundBegan', round: open.round + 1 });
    next({ step: 'moment', moment: 'round' });
    if (open.round > 1) for (const step of BEFORE_COMBAT) next(step);
    for (const step of COMBAT) next(step);
  }),

  // SAGA-BATTLE-END-012: units left behind by a retreat leave as soon as they can.
  leave: does((play) => {
    for (const side of inTurn(play)) if (play.open.retreated[side]) leave(play, side);
    seeWhetherOver(play);
  }),

  declaring: does((play) => {
    if (play.open.ending !== null) return;
    for (const side of inTurn(play)) play.next({ step: 'declare', side });
  }),

  // SAGA-BATTLE-ROUND-008: the proactive side first, in the open.
  declare: asks({
    whom: ({ given }, { side }) => commander(given, side),
    answer: shape.union('choose', { fightOn: {}, retreat: {}, surrender: {}, breakOff: {} }),
    choices: (view, { side }) => declarations(view, side),
    refuses: (view, { side }, choice) => declarationFault(view, side, choice),
    sample: (view, { side }, _asked, source) => {
      const all = declarations(view, side);
      return all[Math.max(0, source.below(ENDS_SELDOM) - ENDS_SELDOM + all.length)] ?? FIGHT_ON;
    },
    then: (play, { side }, { choose }) => play.say({ event: 'declared', side, declaration: choose }),
  }),

  // SAGA-BATTLE-ROUND-008: both have spoken. SAGA-BATTLE-END-020: a surrender ends it at once, before anybody retreats.
  carryOut: does((play) => {
    const { open, say } = play;
    if (open.ending !== null) return;
    const did = (side: Side, what: Declaration): boolean => open.declared[side] === what;
    if (SIDES.some((side) => did(side, 'surrender'))) {
      for (const side of inTurn(play)) if (did(side, 'surrender')) say({ event: 'surrendered', side });
      say({ event: 'ended', ending: 'surrender' });
      return;
    }
    // SAGA-BATTLE-END-022: breaking off takes both.
    if (SIDES.every((side) => did(side, 'breakOff'))) {
      say({ event: 'ended', ending: 'brokenOff' });
      return;
    }
    for (const side of inTurn(play)) {
      if (!did(side, 'retreat')) continue;
      say({ event: 'retreated', side });
      leave(play, side);
    }
    seeWhetherOver(play);
  }),

  choosing: does(({ open, next }) => {
    if (open.ending === null) next({ step: 'quick' });
  }),

  // SAGA-BATTLE-ROUND-004: in secret. SAGA-BATTLE-ROUND-007: revealed together before phase 1. One unit leaves no choice.
  quick: asksTogether({
    whom: (facts) =>
      inTurn(facts).flatMap((side) => (onTheMap(facts, side).length > 1 ? commander(facts.given, side) : [])),
    answer: shape.union('choose', { quick: { units: shape.list(shape.name, 0, 9) } }),
    suggests: true,
    choices: (view, _step, { as }) =>
      quickSuggestions(view, sideNamed(view, as)) as { choose: 'quick'; units: string[] }[],
    refuses: (view, _step, { units }, { as }) => quickFault(view, sideNamed(view, as), units),
    sample: (view, _step, { as }, source) => quickAtRandom(view, sideNamed(view, as), source),
    then: (play, _step, answers) => {
      const units = SIDES.flatMap((side) => {
        const chosen = answerFor(answers, armyOf(play, side).name)?.units.map((name) => unitNamed(play, name));
        return (chosen ?? onTheMap(play, side)).sort((a, b) => a - b);
      });
      play.say({ event: 'quickChosen', units });
    },
  }),
};
