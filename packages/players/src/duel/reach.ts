import { forkState, Run } from '@warmoot/kernel';
import { chanceOf } from '../chances.js';
import type { Exchange } from './exchange.js';
import { type DuelChoice, type DuelSight, one, sightOf } from './sight.js';
import type { World } from './world.js';
import type { Reach } from './worth.js';

const FARTHEST = 3;

/** The same world with a foe put at this separation: nobody's world, but the rules tell what a blow there is worth. */
const putAt = (world: World, who: number, foe: number, separation: number): World => {
  const state = forkState(world.rules, world.state);
  const sight = sightOf(state);
  const me = one(sight, who);
  const right = me.x + separation < sight.open.width;
  Object.assign(one(sight, foe), { x: right ? me.x + separation : me.x - separation, y: me.y });
  return new Run(world.rules, state);
};

const blows = (listed: readonly DuelChoice[], target: string): readonly DuelChoice[] => {
  const all = listed.filter((choice) => choice.act === 'quickAttack' && choice.target === target);
  const armed = all.filter((choice) => choice.with !== 'bare');
  return armed.length > 0 ? armed : all;
};

/** The best chance of a plain blow against the best defence. */
const threat = (exchange: Exchange, world: World, who: number, foe: number): number => {
  const { given }: DuelSight = sightOf(world.state);
  const [name, target] = [given.fighters[who]?.name as string, given.fighters[foe]?.name as string];
  const { awaits } = world;
  const asked = awaits.need === 'answers' ? awaits.asked.find(({ as }) => as === name) : undefined;
  if (asked === undefined) return 0;
  let best = 0;
  for (const blow of blows(world.choices(asked) as readonly DuelChoice[], target)) {
    const check = exchange.upToCheck(exchange.after(world, new Map([[name, blow]])));
    if (check !== null) best = Math.max(best, chanceOf(check, 'success'));
  }
  return best;
};

/** How the distances suit two fighters, from the choice of actions: worked out once, for every separation. */
export const reachFrom = (exchange: Exchange, world: World, pairs: readonly (readonly [number, number])[]): Reach => {
  const known = new Map<string, number>();
  for (const [who, foe] of pairs) {
    for (let separation = 1; separation <= FARTHEST; separation++) {
      const there = putAt(world, who, foe, separation);
      const more = threat(exchange, there, who, foe) - threat(exchange, there, foe, who);
      known.set(`${who} ${foe} ${separation}`, more);
      known.set(`${foe} ${who} ${separation}`, -more);
    }
  }
  return (who, foe, separation) => known.get(`${who} ${foe} ${separation}`) ?? 0;
};
