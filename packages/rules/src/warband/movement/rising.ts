import { brokenRule, type Procedures, type Refusal, rolls, shape } from '@warmoot/kernel';
import { otherSide } from '../../war/roster/sides.js';
import { grappleThrow, totalWithoutDice } from '../figures/contests.js';
import { figureOf, hereOf, keyOf, rowOf, sideOf } from '../figures/figures.js';
import { OFF, stepsAll, written } from '../ground/paths.js';
import type { ActRules } from '../model/acts.js';
import type { FigureIndex, SpaceIndex } from '../model/model.js';
import type { Going, RiseChoice } from '../model/moving.js';
import { DIRECTIONS } from '../model/setup.js';
import type { Skirmish, SkirmishPlay, SkirmishSight } from '../model/skirmish.js';
import { goes, spends } from './going.js';
import { canBeHindered } from './hindrance.js';
import { followed, openWays, pathFault, pathOf, walkFault, walkFields } from './moves.js';
import { walkOf } from './walk.js';

/** WARBAND-MOD-012: who stands over a figure that lies there; −1: nobody. */
const standsOver = (sight: SkirmishSight, figure: FigureIndex): FigureIndex => {
  const { at } = figureOf(sight, figure);
  const foes = hereOf(sight, otherSide(sideOf(sight, figure)));
  return foes.find((foe) => figureOf(sight, foe).at === at && !figureOf(sight, foe).prone) ?? -1;
};

/** WARBAND-MOD-009, WARBAND-MOD-011: why a figure cannot get up, wherever it would then go. */
export const riseFault = (sight: SkirmishSight, figure: FigureIndex): Refusal | null => {
  const { prone, fellIn } = figureOf(sight, figure);
  const facts = { figure: keyOf(sight, figure) };
  if (!prone) return brokenRule('WARBAND-MOD-011', 'warband.stands', facts);
  return fellIn === sight.open.round ? brokenRule('WARBAND-MOD-009', 'warband.justFell', facts) : null;
};

/** WARBAND-MOD-012: a free space beside, straight behind the one who is pushed if it can be; −1: there is none. */
const givesWayTo = (sight: SkirmishSight, figure: FigureIndex): SpaceIndex => {
  const { field } = sight.given;
  const { at, facing } = figureOf(sight, figure);
  const isTaken = (to: SpaceIndex): boolean => {
    for (let other = 0; other < sight.open.figures.length; other++) {
      const one = figureOf(sight, other);
      if (one.fate === 'fighting' && one.at === to) return true;
    }
    return false;
  };
  const ahead = DIRECTIONS.indexOf(facing);
  for (const turn of [4, 3, 5, 2, 6, 1, 7, 0]) {
    const to = stepsAll(field)[at]?.[(ahead + turn) % DIRECTIONS.length]?.to;
    if (to !== undefined && !isTaken(to)) return to;
  }
  return OFF;
};

/** It stands, and walks as far as what is left of its allowance goes. */
const getsUp = (play: SkirmishPlay, { figure, path, facing }: Going): void => {
  play.say({ event: 'rose', figure });
  const way = followed(walkOf(play, figure, 'rise'), path);
  goes(play, figure, { as: 'rise', path: way, facing, cutShort: way.length < path.length });
};

/** WARBAND-MOD-012: who stood over it is moved away, and it gets up; without room for that it stays where it is. */
const pushesOff = (play: SkirmishPlay, going: Going, over: FigureIndex): void => {
  const to = givesWayTo(play, over);
  if (to === OFF) {
    play.say({ event: 'keptDown', figure: going.figure, by: over });
    return;
  }
  goes(play, over, { as: 'pushed', path: [to], facing: figureOf(play, over).facing });
  getsUp(play, going);
};

/** A figure that nobody keeps down gets up, or has first to win its space. */
export const rises = (play: SkirmishPlay, going: Going): void => {
  const over = standsOver(play, going.figure);
  if (over < 0) getsUp(play, going);
  else if (play.given.options['warband.contestedGetUp'] === 'off') pushesOff(play, going, over);
  else {
    const total = totalWithoutDice(play, going.figure);
    if (total === null) play.next({ step: 'riseContest', over, ...going });
    else answered(play, going, over, total);
  }
};

/** WARBAND-MOD-012: whoever stands over it throws against its total, if it has any dice. */
const answered = (play: SkirmishPlay, going: Going, over: FigureIndex, total: number): void => {
  const reply = totalWithoutDice(play, over);
  if (reply === null) play.next({ step: 'riseReply', over, total, ...going });
  else settle(play, going, over, [total, reply]);
};

const settle = (play: SkirmishPlay, going: Going, over: FigureIndex, totals: readonly [number, number]): void => {
  const { figure } = going;
  play.say({ event: 'roseAgainst', figure, over, totals });
  // A tie is not won.
  if (totals[0] > totals[1]) pushesOff(play, going, over);
  else play.say({ event: 'keptDown', figure, by: over });
};

/** WARBAND-MOD-011: getting up, and walking with what is left of the allowance. */
export const rise: ActRules<RiseChoice> = {
  moments: ['opening'],
  fields: { ...walkFields, path: shape.optional(walkFields.path) },
  any: (sight, figure) => riseFault(sight, figure) === null,
  others: () => true,
  lists: (sight, figure) => {
    if (riseFault(sight, figure) !== null) return [];
    const walk = walkOf(sight, figure, 'rise');
    const key = keyOf(sight, figure);
    const ways = openWays(sight, figure, walk).filter(({ length }) => length > 0);
    return [
      { choose: 'rise', figure: key },
      ...ways.map((path): RiseChoice => {
        return { choose: 'rise', figure: key, path: written(walk.field, walk.start, path) };
      }),
    ];
  },
  refuses: (sight, figure, { path = [] }) =>
    riseFault(sight, figure) ??
    walkFault(sight, figure, path, (read) => pathFault(sight, figure, read, { kind: 'rise' })),
  then: (play, figure, { path = [], facing = null }) => {
    const going: Going = { figure, path: pathOf(play, path), facing };
    spends(play, figure, 'rise');
    if (canBeHindered(play, figure)) play.next({ step: 'hindering', ...going, let: [] });
    else rises(play, going);
  },
};

const goingOf = ({ figure, path, facing }: Going): Going => ({ figure, path, facing });

export const riseProcedures: Procedures<Skirmish, 'riseContest' | 'riseReply'> = {
  // WARBAND-MOD-012, WARBAND-GRAPPLE-030: the one that lies there throws first, with one die.
  riseContest: rolls({
    throws: (facts, { figure }) => grappleThrow(facts, [figure]),
    thrower: (facts, { figure }) => rowOf(facts, figure).seat,
    then: (play, { over, ...going }, total) => answered(play, goingOf(going), over, total as number),
  }),
  riseReply: rolls({
    throws: (facts, { over, total }) => grappleThrow(facts, [over], total),
    thrower: (facts, { over }) => rowOf(facts, over).seat,
    then: (play, { over, total, ...going }, reply) => settle(play, goingOf(going), over, [total, reply as number]),
  }),
};
