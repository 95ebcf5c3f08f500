import { does, type Procedures, type Stream, shape } from '@warmoot/kernel';
import { isSpentShooting } from '../figures/aiming.js';
import { areBeside, figureNamed, figureOf, hereOf, isHere, keyOf } from '../figures/figures.js';
import { giveUpSpell } from '../figures/spellbound.js';
import type { ActRules, Moment } from '../model/acts.js';
import type { AttackChoice } from '../model/attacking.js';
import type { FigureIndex } from '../model/model.js';
import type { Skirmish, SkirmishPlay, SkirmishSight } from '../model/skirmish.js';
import { type Division, divisionAtRandom, divisionsOf, isCut, keptOf, poolOf } from './divisions.js';
import { attackFault, sameDice } from './faults.js';
import { narrowBetween } from './narrow.js';
import { aimsOf, areGrappling, strikesFirst, strikesPast, unawareOf } from './reach.js';
import { putRow } from './strikes.js';

const choiceOf = (sight: SkirmishSight, by: FigureIndex, dice: Division, subdue = false): AttackChoice => ({
  choose: 'attack',
  figure: keyOf(sight, by),
  dice: Object.fromEntries([...dice].map(([target, some]) => [keyOf(sight, target), some])),
  ...(subdue ? { subdue } : {}),
});

/** Whether blows still reach somebody for whom dice were kept. */
const isStillReached =
  (sight: SkirmishSight, by: FigureIndex) =>
  (target: FigureIndex): boolean =>
    isHere(sight, target) &&
    (areBeside(sight, by, target) || strikesPast(sight, by, target) || areGrappling(sight, by, target));

const hasKept = (sight: SkirmishSight, by: FigureIndex, moment: Moment): boolean =>
  moment === 'blows' && figureOf(sight, by).kept !== null;

/** WARBAND-MELEE-028: the first-strike step is for divisions with a die that strikes first. */
const isFor = (sight: SkirmishSight, by: FigureIndex, moment: Moment, dice: Division): boolean =>
  moment !== 'strikes' || [...dice.keys()].some((target) => strikesFirst(sight, by, target));

/** WARBAND-VANQUISH-009: all that a figure has, on one who knows of nothing. */
const ambushes = (sight: SkirmishSight, by: FigureIndex): readonly Division[] =>
  unawareOf(sight, by).map((target) => new Map([[target, poolOf(sight, by, [target])]]));

const lists = (sight: SkirmishSight, by: FigureIndex, moment: Moment): readonly AttackChoice[] => {
  if (hasKept(sight, by, moment)) {
    const { left } = keptOf(sight, by, isStillReached(sight, by));
    return left.size === 0 ? [] : [choiceOf(sight, by, left, figureOf(sight, by).keptSubdue)];
  }
  if (isSpentShooting(sight, by)) return [];
  const divisions = [...divisionsOf(sight, by), ...ambushes(sight, by)].filter((dice) =>
    isFor(sight, by, moment, dice),
  );
  return [
    ...divisions.map((dice) => choiceOf(sight, by, dice)),
    ...divisions.map((dice) => choiceOf(sight, by, dice, true)),
  ];
};

const any = (sight: SkirmishSight, by: FigureIndex, moment: Moment): boolean => {
  if (hasKept(sight, by, moment)) return keptOf(sight, by, isStillReached(sight, by)).left.size > 0;
  if (isSpentShooting(sight, by)) return false;
  const { targets, unaware } = aimsOf(sight, by);
  if (moment !== 'strikes') return targets.length > 0 || unaware.length > 0;
  const isFirst = (target: FigureIndex): boolean => strikesFirst(sight, by, target);
  return targets.some(isFirst) || unaware.some(isFirst);
};

const SUBDUES_ONE_IN = 8;

const sample = (sight: SkirmishSight, by: FigureIndex, moment: Moment, source: Stream): AttackChoice | null => {
  const dice = hasKept(sight, by, moment) || isSpentShooting(sight, by) ? null : divisionAtRandom(sight, by, source);
  if (dice !== null && isFor(sight, by, moment, dice))
    return choiceOf(sight, by, dice, source.below(SUBDUES_ONE_IN) === 0);
  const listed = lists(sight, by, moment);
  return listed.length === 0 ? null : (listed[source.below(listed.length)] as AttackChoice);
};

/** The dice of a choice by target, in the order of the roster: so that one log replays the same everywhere. */
const diceIn = (sight: SkirmishSight, { dice }: AttackChoice): Division =>
  new Map(
    Object.entries(dice)
      .map(([key, some]) => [figureNamed(sight, key), some] as const)
      .filter(([, some]) => some > 0)
      .sort(([one], [other]) => one - other),
  );

/** What falls now, and what is kept for the normal step: WARBAND-MELEE-017, WARBAND-MELEE-028. */
const dividedOf = (play: SkirmishPlay, by: FigureIndex, moment: Moment, dice: Division) => {
  const isNow = (target: FigureIndex): boolean => moment !== 'strikes' || strikesFirst(play, by, target);
  return {
    now: new Map([...dice].filter(([target]) => isNow(target))),
    kept: new Map([...dice].filter(([target]) => !isNow(target))),
  };
};

const loseKept = (play: SkirmishPlay, by: FigureIndex, lost: Division): void => {
  for (const [target, dice] of lost) play.say({ event: 'lostDice', figure: by, target, dice });
};

const then = (play: SkirmishPlay, by: FigureIndex, choice: AttackChoice, moment: Moment): void => {
  const { keptSubdue } = figureOf(play, by);
  const isRest = hasKept(play, by, moment);
  if (isRest) loseKept(play, by, keptOf(play, by, isStillReached(play, by)).lost);
  const { now, kept } = dividedOf(play, by, moment, diceIn(play, choice));
  // WARBAND-SUBDUE-001, WARBAND-SUBDUE-008: said before the dice, for all attacks of the phase.
  const subdue = isRest ? keptSubdue : (choice.subdue ?? false);
  const targets = [...now.keys(), ...kept.keys()];
  const way = targets.some((target) => areGrappling(play, by, target)) ? 'grapple' : 'melee';
  play.say({
    event: 'divided',
    figure: by,
    way,
    subdue,
    now: Object.fromEntries(now),
    kept: Object.fromEntries(kept),
    across: [...new Set(targets.flatMap((target) => narrowBetween(play, by, target)))],
  });
  play.say({ event: 'acted', figure: by, act: 'attack', in: 'melee', wholeRound: false });
  giveUpSpell(play, by);
  for (const [target, dice] of now)
    putRow(play, { by, target, dice, way, weapon: null, subdue, first: moment === 'strikes' });
};

/** WARBAND-MELEE-001, WARBAND-MELEE-025: one attack, divided as a whole before its first die. */
export const attack: ActRules<AttackChoice> = {
  moments: ['strikes', 'blows'],
  fields: { dice: shape.dictionary(shape.integer(0, 60)), subdue: shape.optional(shape.flag) },
  lists,
  any,
  others: (sight, by, moment) => !hasKept(sight, by, moment) && isCut(sight, by),
  refuses: (sight, by, choice, moment) => {
    if (!hasKept(sight, by, moment)) return attackFault(sight, by, choice, moment);
    const { left } = keptOf(sight, by, isStillReached(sight, by));
    return sameDice(sight, by, choice, left);
  },
  sample,
  then,
};

export const keptProcedures: Procedures<Skirmish, 'keptGone'> = {
  // WARBAND-MELEE-028: whoever has nobody left to strike at is not asked, and loses all that it kept.
  keptGone: does((play, { side }) => {
    for (const by of hereOf(play, side))
      if (figureOf(play, by).kept !== null) loseKept(play, by, keptOf(play, by, isStillReached(play, by)).lost);
  }),
};
