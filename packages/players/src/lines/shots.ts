import type { Fixed } from '@warmoot/kernel';
import { warband } from '@warmoot/rules';
import type { Intent } from './intent.js';
import { type Choice, type ChoiceOf, figuresOf, ofKind, type Sight, unitAt } from './sight.js';

type Blow = warband.BlowsAhead;

/** WARBAND-RANGED-014: dice that hit an ally when they are thrown into a melee. */
const ASTRAY = 3 / 12;

interface Shot {
  readonly choice: ChoiceOf<'shoot'>;
  /** Who shoots with this choice. */
  readonly figures: readonly string[];
  readonly blows: readonly Blow[];
  readonly points: number;
  readonly foe: number;
}

const pointsOf = (blows: readonly Blow[]): number => blows.reduce((sum, { dice, chance }) => sum + dice * chance, 0);

/** WARBAND-MELEE-027: of somebody alone no more can be taken than it has. */
const noMore = (sight: Sight, blow: Blow): Blow => {
  const { hp } = sight.open.figures[blow.target] as Fixed<warband.Figure>;
  const isBody = sight.open.units[blow.foe]?.ranks.some(({ body }) => body === blow.target) ?? false;
  return isBody ? blow : { ...blow, chance: Math.min(blow.chance, hp / Math.max(1, blow.dice)) };
};

/** WARBAND-RANGE-013: all dice of a volley: each of those who shoot with the first has as many as that one for each figure. */
const shotIn = (sight: Sight, choice: ChoiceOf<'shoot'>): Shot => {
  const figures = [choice.figure, ...(choice.with ?? [])];
  const many = figures.reduce((sum, key) => sum + figuresOf(sight, key), 0) / figuresOf(sight, choice.figure);
  const blows = warband.shotsAhead(sight, choice).map((blow) => noMore(sight, { ...blow, dice: blow.dice * many }));
  return { choice, figures, blows, points: pointsOf(blows), foe: blows[0]?.foe ?? -1 };
};

/** Those of one's own who stand in the way of shots into a melee. */
const strays = (sight: Sight, unit: number, blows: readonly Blow[]): readonly Blow[] => {
  const { side } = unitAt(sight, unit);
  const lines = warband.linesOf(sight);
  return blows.flatMap((blow) => {
    const line = lines.find(({ units }) => units.includes(blow.foe));
    const ally = line?.units[side];
    return ally === undefined ? [] : [{ ...blow, foe: ally, chance: ASTRAY }];
  });
};

/** Shots that do most, and of nobody two. */
const bestOf = (shots: readonly Shot[]): readonly Shot[] => {
  const chosen: Shot[] = [];
  const used = new Set<string>();
  for (const shot of [...shots].sort((a, b) => b.points - a.points)) {
    if (shot.figures.some((one) => used.has(one))) continue;
    chosen.push(shot);
    for (const one of shot.figures) used.add(one);
  }
  return chosen;
};

/** All who shoot of a unit at one of their enemies, each rank and each figure as well as it can. What is thrown is gone: nobody throws. */
export const shotsOf = (sight: Sight, unit: number, own: readonly Choice[]): readonly Intent[] => {
  const shots = ofKind(own, 'shoot')
    .filter(({ subdue }) => subdue !== true)
    .map((choice) => shotIn(sight, choice))
    .filter(({ points }) => points > 0);
  return [...new Set(shots.map(({ foe }) => foe))].map((foe): Intent => {
    const all = bestOf(shots.filter((shot) => shot.foe === foe));
    const blows = all.flatMap((one) => one.blows);
    return {
      unit,
      choice: (all[0] as Shot).choice,
      change: { opening: 'move' },
      shots: [...blows, ...strays(sight, unit, blows)],
    };
  });
};
