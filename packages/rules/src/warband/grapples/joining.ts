import { brokenRule, type Refusal } from '@warmoot/kernel';
import { otherSide } from '../../war/roster/sides.js';
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
import { grappleOf } from '../figures/grappling.js';
import { hasSpear } from '../figures/hands.js';
import { isBlinded } from '../figures/ratings.js';
import { giveUpSpell } from '../figures/spellbound.js';
import type { Moment } from '../model/acts.js';
import type { Act, FigureIndex } from '../model/model.js';
import type { SkirmishPlay, SkirmishSight } from '../model/skirmish.js';

const factsOf = (sight: SkirmishSight, figure: FigureIndex, target: FigureIndex) => ({
  figure: keyOf(sight, figure),
  target: keyOf(sight, target),
});

/** WARBAND-GRAPPLE-002: the foes within melee range. */
export const foesBeside = (sight: SkirmishSight, figure: FigureIndex): readonly FigureIndex[] =>
  hereOf(sight, otherSide(sideOf(sight, figure))).filter((foe) => areBeside(sight, figure, foe));

/** WARBAND-GRAPPLE-002, WARBAND-GRAPPLE-003: within melee range, and once a round. */
export const tryingBan = (sight: SkirmishSight, figure: FigureIndex, target: FigureIndex): Refusal | null => {
  const facts = factsOf(sight, figure, target);
  if (!areFoes(sight, figure, target) || !isHere(sight, target) || !areBeside(sight, figure, target))
    return brokenRule('WARBAND-GRAPPLE-002', 'warband.gambit.outOfReach', facts);
  return figureOf(sight, figure).gambit
    ? brokenRule('WARBAND-GRAPPLE-003', 'warband.gambit.oncePerRound', facts)
    : null;
};

const MOVEMENT: ReadonlySet<Act | null> = new Set(['move', 'charge', 'retreat', 'rise', 'drag']);

/** WARBAND-GRAPPLE-024 to WARBAND-GRAPPLE-026: who has moved does not grapple, but a charger its target, if that has no spear. */
const approachBan = (sight: SkirmishSight, figure: FigureIndex, target: FigureIndex): Refusal | null => {
  const { opening, charged } = figureOf(sight, figure);
  const facts = factsOf(sight, figure, target);
  if (charged === target)
    return hasSpear(sight, target) ? brokenRule('WARBAND-GRAPPLE-025', 'warband.grapple.spear', facts) : null;
  return MOVEMENT.has(opening) ? brokenRule('WARBAND-GRAPPLE-026', 'warband.grapple.hasMoved', facts) : null;
};

/** Why a figure cannot try to get hold of another. Ours: nobody holds two, and nobody is held by two. */
export const grapplingBan = (sight: SkirmishSight, figure: FigureIndex, target: FigureIndex): Refusal | null => {
  const facts = factsOf(sight, figure, target);
  const trying = tryingBan(sight, figure, target);
  if (trying !== null) return trying;
  if (isBlinded(sight, figure)) return brokenRule('WARBAND-MOD-018', 'warband.blinded', facts);
  if (isHeld(sight, target)) return brokenRule('WARBAND-GRAPPLE-013', 'warband.grapple.heldAlready', facts);
  if (grappleOf(sight, figure) !== undefined)
    return brokenRule('WARBAND-GRAPPLE-013', 'warband.grapple.holdsAlready', facts);
  return approachBan(sight, figure, target);
};

type Ban = (sight: SkirmishSight, figure: FigureIndex, target: FigureIndex) => Refusal | null;

/** WARBAND-GRAPPLE-009: whether a figure has an action to give to somebody else's attempt. */
const canHelp = (sight: SkirmishSight, helper: FigureIndex, moment: Moment): boolean => {
  const { opening, melee, wholeRound, announced, kept, unaware, retreating, cornered } = figureOf(sight, helper);
  if (unaware || isHeld(sight, helper) || (retreating !== 'no' && !cornered)) return false;
  return moment === 'opening' ? opening === null && announced === null : melee === null && !wholeRound && kept === null;
};

interface Attempt {
  readonly by: FigureIndex;
  readonly target: FigureIndex;
  readonly moment: Moment;
  readonly ban: Ban;
}

/** WARBAND-GRAPPLE-009, WARBAND-GRAPPLE-028: why somebody cannot join in. Ours: whoever plays the first figure plays them too. */
const joiningBan = (
  sight: SkirmishSight,
  helper: FigureIndex,
  { by, target, moment, ban }: Attempt,
): Refusal | null => {
  const facts = factsOf(sight, helper, target);
  const [mine, other] = [rowOf(sight, by), rowOf(sight, helper)];
  const fits = helper !== by && mine.side === other.side && mine.seat === other.seat && isHere(sight, helper);
  if (!fits || !canHelp(sight, helper, moment))
    return brokenRule('WARBAND-GRAPPLE-009', 'warband.gambit.cannotHelp', facts);
  return ban(sight, helper, target);
};

/** Who could join in, in the order of the roster. */
const helpersFor = (sight: SkirmishSight, attempt: Attempt): readonly FigureIndex[] =>
  hereOf(sight, sideOf(sight, attempt.by)).filter((helper) => joiningBan(sight, helper, attempt) === null);

/** Why these cannot join in; null where they can. */
export const helpersBan = (sight: SkirmishSight, attempt: Attempt, keys: readonly string[]): Refusal | null => {
  const helpers = keys.map((key) => figureNamed(sight, key));
  for (const [nth, helper] of helpers.entries()) {
    const key = keys[nth] as string;
    if (helper < 0) return { code: 'NO_SUCH', what: 'figure', id: key };
    if (helpers.indexOf(helper) !== nth)
      return brokenRule('WARBAND-GRAPPLE-009', 'warband.gambit.helpsOnce', { figure: key });
    const ban = joiningBan(sight, helper, attempt);
    if (ban !== null) return ban;
  }
  return null;
};

/** Alone, or with all who could join in: what is worth listing. */
export const companies = (sight: SkirmishSight, attempt: Attempt): readonly (readonly string[])[] => {
  const all = helpersFor(sight, attempt).map((helper) => keyOf(sight, helper));
  return all.length === 0 ? [[]] : [[], all];
};

/**
 * WARBAND-GRAPPLE-009, WARBAND-GRAPPLE-029: the action is spent, by all who take part.
 */
export const spendActions = (
  play: SkirmishPlay,
  figures: readonly FigureIndex[],
  act: 'gambit' | 'grapple',
  moment: Moment,
): void => {
  for (const figure of figures) {
    giveUpSpell(play, figure);
    play.say({ event: 'acted', figure, act, in: moment === 'opening' ? 'opening' : 'melee', wholeRound: false });
  }
};
