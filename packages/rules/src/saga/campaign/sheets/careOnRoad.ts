import { sameJson } from '@warmoot/kernel';
import type { RoadDay } from '../papers/roadDay.js';

/** Days in a row with the same care, as far as the road has a say in it. */
interface Days {
  readonly lasting: number;
  readonly food: boolean;
  readonly water: boolean;
  readonly spent: RoadDay['by'];
  readonly armsUsed: readonly ('leftArm' | 'rightArm')[];
}

/** A day of care as the road left it: nobody lies in bed who walked, nor had what the party was out of. */
const asTravelled = <C extends Days>(care: C, { by, food, water, fought }: RoadDay): C => ({
  ...care,
  food: care.food && food,
  water: care.water && water,
  spent: by,
  armsUsed: fought ? ['leftArm', 'rightArm'] : care.armsUsed,
});

const sameCare = <C extends Days>({ lasting: _, ...one }: C, { lasting: __, ...other }: C): boolean =>
  sameJson(one as never, other as never);

/**
 * SAGA-MOVE-044, SAGA-DUEL-HEAL-016, SAGA-DUEL-HEAL-018: the care of days from a day on, as it was for somebody who was on
 * the road on some of them.
 */
export const careOnRoad = <C extends Days>(
  roads: readonly RoadDay[],
  care: readonly C[],
  from: number,
): readonly C[] => {
  if (roads.length === 0) return care;
  const days = care.flatMap((one) => Array.from({ length: one.lasting }, () => ({ ...one, lasting: 1 })));
  const travelled = days.map((one, at) => {
    const road = roads.find(({ day }) => day === from + at);
    return road === undefined ? one : asTravelled(one, road);
  });
  const merged: C[] = [];
  for (const one of travelled) {
    const last = merged.at(-1);
    if (last !== undefined && sameCare(last, one)) merged[merged.length - 1] = { ...last, lasting: last.lasting + 1 };
    else merged.push(one);
  }
  return merged;
};
