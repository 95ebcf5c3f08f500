import { does, type Json, type Procedures, putQuestion, type Question, shape } from '@warmoot/kernel';
import { figureOf, isHeld, sideOf } from '../figures/figures.js';
import { placeOf } from '../figures/ratings.js';
import { isAbove } from '../ground/heights.js';
import type { Gambit, GrapplingStep } from '../model/grappling.js';
import type { FigureIndex } from '../model/model.js';
import type { Skirmish, SkirmishPlay, SkirmishSight } from '../model/skirmish.js';
import { takeEffect } from './effects.js';

/** WARBAND-GRAPPLE-008: an advantage that was secured first: then failing costs nothing. */
export const isSecured = (sight: SkirmishSight, by: FigureIndex, target: FigureIndex): boolean => {
  const { prone, unaware, at } = figureOf(sight, target);
  if (prone || unaware || isHeld(sight, target) || figureOf(sight, by).advantage) return true;
  if (sight.open.surprise && sideOf(sight, by) === sight.open.priority) return true;
  return placeOf(sight, by, target) !== 'front' || isAbove(sight.given.field, figureOf(sight, by).at, at);
};

type Failed = Omit<Extract<GrapplingStep, { step: 'backlashSaid' }>, 'step'>;

const BACKLASH = 'backlash';
/** WARBAND-GRAPPLE-008: what a table may say that failing costs: what might have been done to the other, or nothing. */
export const BACKLASHES = ['none', 'disarm', 'trip', 'push', 'hold'] as const;

/** WARBAND-GRAPPLE-008: what failing costs, where the table says it. */
export const backlashQuestion: Question<Skirmish> = {
  value: shape.oneOf<Json & string>(...BACKLASHES),
  samples: BACKLASHES,
};

const mirrored = (play: SkirmishPlay, effect: Gambit, { by, target }: Failed): void =>
  takeEffect(play, effect, { by: target, target: by, joiners: [] });

/** WARBAND-GRAPPLE-008, WARBAND-GRAPPLE-009: what failing costs the first figure, and nobody else. */
export const payBacklash = (play: SkirmishPlay, failed: Failed): void => {
  const how = play.given.options['warband.gambitBacklash'];
  if (how === 'none' || isSecured(play, failed.by, failed.target)) return;
  if (how === 'mirror') {
    mirrored(play, failed.effect, failed);
    return;
  }
  const usual = BACKLASHES.find((price) => price === failed.effect) ?? 'none';
  putQuestion(play, { about: BACKLASH, entitled: play.seats, fallback: usual });
  play.next({ step: 'backlashSaid', ...failed });
};

export const backlashProcedures: Procedures<Skirmish, 'backlashSaid'> = {
  backlashSaid: does((play, step) => {
    const said = BACKLASHES.find((price) => price === play.open.settled[BACKLASH]) ?? 'none';
    if (said !== 'none') mirrored(play, said, step);
  }),
};
