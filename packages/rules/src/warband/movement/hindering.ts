import { type Asked, asks, brokenRule, type Procedures, rolls, shape } from '@warmoot/kernel';
import { otherSide } from '../../war/roster/sides.js';
import { figureNamed, figureOf, hereOf, keyOf, rowOf, sideOf } from '../figures/figures.js';
import { gambitOdds, oddsQuestion, trialThrow } from '../figures/gambits.js';
import type { ActRules } from '../model/acts.js';
import type { OddsChoice } from '../model/grappling.js';
import type { FigureIndex } from '../model/model.js';
import type { HinderChoice, HinderingChoice, Hindrance, Rising } from '../model/moving.js';
import type { Skirmish, SkirmishPlay, SkirmishSight } from '../model/skirmish.js';
import { spends } from './going.js';
import { hinderersOf } from './hindrance.js';
import { rises } from './rising.js';

/** WARBAND-MOD-010: those that have announced to get up and that a figure can keep down. */
const targetsOf = (sight: SkirmishSight, figure: FigureIndex): readonly FigureIndex[] =>
  hereOf(sight, otherSide(sideOf(sight, figure))).filter((foe) => {
    const { announced, opening, prone } = figureOf(sight, foe);
    return prone && opening === null && announced?.what === 'rise' && hinderersOf(sight, foe).includes(figure);
  });

/** WARBAND-MOD-010: the Opening action is spent, and it comes to the die; WARBAND-GRAPPLE-007: where there is a referee, to its odds first. */
const hinders = (play: SkirmishPlay, { by, target, rising }: Hindrance): void => {
  spends(play, by, 'hinder');
  if (play.given.referee !== null) play.next({ step: 'hinderOdds', by, target, rising });
  else play.next({ step: 'hinderDie', by, target, rising, odds: gambitOdds(play, by, target) });
};

/** WARBAND-MOD-010: an Opening action given to keep down who has announced to get up. */
export const hinder: ActRules<HinderChoice> = {
  moments: ['opening'],
  fields: { target: shape.name },
  lists: (sight, figure) =>
    targetsOf(sight, figure).map((target) => {
      return { choose: 'hinder', figure: keyOf(sight, figure), target: keyOf(sight, target) };
    }),
  refuses: (sight, figure, { target }) =>
    targetsOf(sight, figure).includes(figureNamed(sight, target))
      ? null
      : brokenRule('WARBAND-MOD-010', 'warband.cannotHinder', { figure: keyOf(sight, figure), target }),
  then: (play, figure, { target }) => {
    hinders(play, { by: figure, target: figureNamed(play, target), rising: null });
  },
};

const LET = { choose: 'let' } as const;

/** Who may still hinder one that gets up. */
const askedAbout = (sight: SkirmishSight, { figure, let: letting }: Rising): readonly Asked[] => {
  const seats = new Set(hinderersOf(sight, figure).map((foe) => rowOf(sight, foe).seat));
  return [...seats].filter((seat) => !letting.includes(seat)).map((seat) => ({ seat, as: seat }));
};

/** It gets up once nobody is left who might keep it down. */
const goesOn = (play: SkirmishPlay, rising: Rising): void => {
  if (askedAbout(play, rising).length > 0) play.next({ step: 'hindering', ...rising });
  else rises(play, { figure: rising.figure, path: rising.path, facing: rising.facing });
};

const hindrances = (sight: SkirmishSight, figure: FigureIndex, seat: string): readonly HinderingChoice[] => [
  ...hinderersOf(sight, figure)
    .filter((foe) => rowOf(sight, foe).seat === seat)
    .map((foe) => ({ choose: 'hinder', figure: keyOf(sight, foe), target: keyOf(sight, figure) }) as const),
  LET,
];

export const hinderProcedures: Procedures<Skirmish, 'hindering' | 'hinderOdds' | 'hinderDie'> = {
  // WARBAND-MOD-010, where moves are not announced: asked when it gets up.
  hindering: asks({
    whom: askedAbout,
    answer: shape.union('choose', { hinder: { figure: shape.name, target: shape.name }, let: {} }),
    choices: (view, { figure }, { seat }) => hindrances(view, figure, seat),
    then: (play, { figure, path, facing, let: letting }, choice: HinderingChoice, { seat }) => {
      const rising = { figure, path, facing, let: letting };
      if (choice.choose === 'let') {
        goesOn(play, { ...rising, let: [...letting, seat] });
        return;
      }
      hinders(play, { by: figureNamed(play, choice.figure), target: figure, rising });
    },
  }),

  // WARBAND-GRAPPLE-005, WARBAND-GRAPPLE-007
  hinderOdds: asks<Skirmish, Hindrance & { readonly step: 'hinderOdds' }, OddsChoice>({
    ...oddsQuestion,
    then: (play, { by, target, rising }, { odds }) => play.next({ step: 'hinderDie', by, target, rising, odds }),
  }),

  // WARBAND-MOD-010: a gambit; who fails at it risks nothing.
  hinderDie: rolls({
    throws: (facts, { by, target, odds }) => trialThrow(facts, { by, target }, odds),
    thrower: (facts, { by }) => rowOf(facts, by).seat,
    then: (play, { by, target, rising }, result) => {
      const held = result === 'success';
      play.say({ event: 'hindered', figure: target, by, held });
      if (held) {
        play.say({ event: 'keptDown', figure: target, by });
        if (rising === null) spends(play, target, 'rise');
      } else if (rising !== null) goesOn(play, rising);
    },
  }),
};
