import { asks, brokenRule, type Procedures, type Refusal, shape } from '@warmoot/kernel';
import { otherSide } from '../../war/roster/sides.js';
import { duelOf, isDuelling } from '../figures/duelling.js';
import {
  areBeside,
  areFoes,
  figureNamed,
  figureOf,
  hereOf,
  isHeld,
  isHere,
  keyOf,
  rowOf,
  sideOf,
} from '../figures/figures.js';
import type { Acts } from '../model/acts.js';
import type { ChallengedChoice, DuelChoice } from '../model/grappling.js';
import type { FigureIndex } from '../model/model.js';
import type { Skirmish, SkirmishSight } from '../model/skirmish.js';

/** Ours: who can be spoken to: not who lies at 0 HP, is held, or knows of no enemy. */
export const canDuel = (sight: SkirmishSight, figure: FigureIndex): boolean => {
  const { hp, unaware, retreating } = figureOf(sight, figure);
  return isHere(sight, figure) && hp > 0 && !unaware && retreating === 'no' && !isHeld(sight, figure);
};

/** WARBAND-DUEL-010: why one may not challenge the other. Ours: face to face, once a round, and one duel at a time. */
const challengeBan = (sight: SkirmishSight, figure: FigureIndex, target: FigureIndex): Refusal | null => {
  const facts = { figure: keyOf(sight, figure), target: keyOf(sight, target) };
  if (!areFoes(sight, figure, target) || !areBeside(sight, figure, target) || !canDuel(sight, target))
    return brokenRule('WARBAND-DUEL-010', 'warband.duel.notFaceToFace', facts);
  if (isDuelling(sight, figure) || isDuelling(sight, target))
    return brokenRule('WARBAND-DUEL-011', 'warband.duel.duelsAlready', facts);
  if (figureOf(sight, figure).challenged)
    return brokenRule('WARBAND-DUEL-010', 'warband.duel.challengedAlready', facts);
  // WARBAND-ROUND-004: the surprised answer nobody.
  return sight.open.surprise ? brokenRule('WARBAND-ROUND-004', 'warband.duel.surprised', facts) : null;
};

/** Whom a figure may challenge now. */
const challengeable = (sight: SkirmishSight, figure: FigureIndex): readonly FigureIndex[] =>
  canDuel(sight, figure)
    ? hereOf(sight, otherSide(sideOf(sight, figure))).filter((foe) => challengeBan(sight, figure, foe) === null)
    : [];

export const duelActs: Acts<DuelChoice> = {
  // WARBAND-DUEL-010: words, and no action.
  challenge: {
    moments: ['declare'],
    fields: { target: shape.name },
    any: (sight, figure) => challengeable(sight, figure).length > 0,
    lists: (sight, figure) =>
      challengeable(sight, figure).map((foe) => ({
        choose: 'challenge',
        figure: keyOf(sight, figure),
        target: keyOf(sight, foe),
      })),
    refuses: (sight, figure, { target }) => {
      const foe = figureNamed(sight, target);
      return foe < 0 ? { code: 'NO_SUCH', what: 'figure', id: target } : challengeBan(sight, figure, foe);
    },
    then: (play, figure, { target }) => {
      const foe = figureNamed(play, target);
      play.say({ event: 'challenged', figure, target: foe });
      play.next({ step: 'challenge', by: figure, target: foe });
    },
  },
  // WARBAND-DUEL-011
  yield: {
    moments: ['declare'],
    fields: {},
    lists: (sight, figure) => (isDuelling(sight, figure) ? [{ choose: 'yield', figure: keyOf(sight, figure) }] : []),
    refuses: (sight, figure) =>
      isDuelling(sight, figure)
        ? null
        : brokenRule('WARBAND-DUEL-011', 'warband.duel.inNone', { figure: keyOf(sight, figure) }),
    then: (play, figure) => {
      const duel = duelOf(play, figure);
      if (duel !== undefined) play.say({ event: 'duelEnded', pair: duel.pair, why: 'yielded' });
    },
  },
};

export const challengeProcedures: Procedures<Skirmish, 'challenge'> = {
  // WARBAND-DUEL-010: both must agree.
  challenge: asks<Skirmish, { step: 'challenge'; by: FigureIndex; target: FigureIndex }, ChallengedChoice>({
    whom: (facts, { target }) => [{ seat: rowOf(facts, target).seat, as: keyOf(facts, target) }],
    answer: shape.union('choose', {
      accept: { figure: shape.name, target: shape.name },
      refuse: { figure: shape.name, target: shape.name },
    }),
    choices: (view, { by, target }) =>
      (['accept', 'refuse'] as const).map((choose) => ({
        choose,
        figure: keyOf(view, target),
        target: keyOf(view, by),
      })),
    then: (play, { by, target }, { choose }) => {
      if (choose === 'accept') play.say({ event: 'duelBegan', pair: [by, target] });
      else play.say({ event: 'duelRefused', figure: target, target: by });
    },
  }),
};
