import { asks, does, type Procedures, shape } from '@warmoot/kernel';
import { isDuelling } from '../figures/duelling.js';
import { figureOf, keyOf, rowOf } from '../figures/figures.js';
import { hasShield } from '../figures/hands.js';
import type { Harm, HarmChoice } from '../model/attacking.js';
import type { FigureIndex } from '../model/model.js';
import type { Skirmish, SkirmishPlay, SkirmishSight } from '../model/skirmish.js';

const TAKE: HarmChoice = { choose: 'take' };

/** WARBAND-GEAR-006, WARBAND-DUEL-007: who may give a shield: a player character, and in a duel anybody. */
const maySunder = (sight: SkirmishSight, figure: FigureIndex): boolean =>
  hasShield(sight, figure) && (rowOf(sight, figure).pc || isDuelling(sight, figure));

/** WARBAND-MOD-021: a player character may give its mount. */
const mayGiveMount = (sight: SkirmishSight, figure: FigureIndex): boolean =>
  rowOf(sight, figure).pc && figureOf(sight, figure).mounted;

/** What may still be given, each for one point. WARBAND-GEAR-006: a shield only for a hit. */
export const sacrifices = (
  sight: SkirmishSight,
  { figure, hit }: Pick<Harm, 'figure' | 'hit'>,
): readonly HarmChoice[] => [
  ...(hit && maySunder(sight, figure) ? [{ choose: 'sunder' } as const] : []),
  ...(mayGiveMount(sight, figure) ? [{ choose: 'giveMount' } as const] : []),
];

/**
 * Points of damage, before they are marked: what may be given for one of them is asked first. Whoever deals damage by any
 * rule puts this.
 */
export const harm = (play: SkirmishPlay, { figure, by, points, subdue, hit }: Harm): void => {
  if (points > 0) play.next({ step: 'harm', figure, by, points, subdue, hit });
};

/** WARBAND-HEALTH-001: a point takes 1 HP. WARBAND-MELEE-027: beyond 0 HP they are lost, but what was taken is counted. */
const mark = (play: SkirmishPlay, { figure, by, points, subdue }: Harm): void => {
  const { hp } = figureOf(play, figure);
  play.say({ event: 'harmed', figure, by, points, hp: Math.max(0, hp - points), subdue });
};

// holds by: WARBAND-HEALTH-002: marking points does nothing else.
// holds by: WARBAND-MOD-022: dice that were divided stand as numbers in their steps, or are kept as numbers; only a new division counts the mount.
export const damageProcedures: Procedures<Skirmish, 'harm' | 'sacrifice'> = {
  harm: does((play, { figure, by, points, subdue, hit }) => {
    const harmed = { figure, by, points, subdue, hit };
    if (sacrifices(play, harmed).length > 0) play.next({ step: 'sacrifice', ...harmed });
    else mark(play, harmed);
  }),

  // WARBAND-GEAR-006, WARBAND-MOD-021: each cancels one point; a Wound that came with it stays.
  sacrifice: asks<Skirmish, Harm & { step: 'sacrifice' }, HarmChoice>({
    whom: (facts, { figure }) => [{ seat: rowOf(facts, figure).seat, as: keyOf(facts, figure) }],
    answer: shape.union('choose', { sunder: {}, giveMount: {}, take: {} }),
    choices: (view, harmed) => [...sacrifices(view, harmed), TAKE],
    then: (play, { figure, by, points, subdue, hit }, { choose }) => {
      if (choose === 'take') {
        mark(play, { figure, by, points, subdue, hit });
        return;
      }
      play.say({ event: choose === 'sunder' ? 'shieldGiven' : 'mountGiven', figure });
      harm(play, { figure, by, points: points - 1, subdue, hit });
    },
  }),
};
