import { warband } from '@warmoot/rules';
import type { Intent } from './intents.js';
import { type Choice, ofKind, type Sight, unitAt } from './sight.js';

/** WARBAND-RANGED-014: dice that hit an ally when they are thrown into a melee. */
const ASTRAY = 3 / 12;

type Shot = ReturnType<typeof shotIn>;

const pointsOf = (blows: readonly warband.BlowsAhead[]): number =>
  blows.reduce((sum, { dice, chance }) => sum + dice * chance, 0);

const shotIn = (sight: Sight, choice: Extract<Choice, { readonly choose: 'shoot' | 'throw' }>) => {
  const blows = warband.shotsAhead(sight, choice as never);
  return { choice: choice as Choice, figure: choice.figure, blows, points: pointsOf(blows), foe: blows[0]?.foe ?? -1 };
};

/** Those of one's own who stand in the way of shots into a melee. */
const strays = (sight: Sight, unit: number, blows: readonly warband.BlowsAhead[]): readonly warband.BlowsAhead[] => {
  const { side } = unitAt(sight, unit);
  const lines = warband.linesOf(sight);
  return blows.flatMap((blow) => {
    const line = lines.find(({ units }) => units.includes(blow.foe));
    const ally = line?.units[side];
    return ally === undefined ? [] : [{ ...blow, foe: ally, chance: ASTRAY }];
  });
};

/** All who shoot of a unit at one of their enemies, each rank and each figure as well as it can. */
export const shotsOf = (sight: Sight, unit: number, own: readonly Choice[]): readonly Intent[] => {
  const shots = [...ofKind(own, 'shoot'), ...ofKind(own, 'throw')]
    .filter(({ subdue }) => subdue !== true)
    .map((choice) => shotIn(sight, choice as never))
    .filter(({ points }) => points > 0);
  const foes = [...new Set(shots.map(({ foe }) => foe))];
  return foes.map((foe): Intent => {
    const best = new Map<string, Shot>();
    for (const shot of shots) {
      const known = best.get(shot.figure);
      if (shot.foe === foe && (known === undefined || shot.points > known.points)) best.set(shot.figure, shot);
    }
    const all = [...best.values()].sort((a, b) => b.points - a.points);
    const blows = all.flatMap((one) => one.blows);
    const thrown = all.filter(({ choice }) => choice.choose === 'throw').flatMap((one) => one.blows);
    return {
      unit,
      choice: (all[0] as Shot).choice,
      change: { opening: 'move' },
      shots: [...blows, ...strays(sight, unit, blows)],
      without: thrown.map(({ agent }) => agent),
    };
  });
};
