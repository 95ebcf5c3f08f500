import { forkState, Run } from '@warmoot/kernel';
import { chanceOf } from '../chances.js';
import { actsOpen } from './clash.js';
import type { Exchange } from './exchange.js';
import { type ActChoice, nameOf, one, sightOf, type World } from './sight.js';
import type { Reach } from './worth.js';

const FARTHEST = 3;

/** The same world with a foe put at this separation. Play has not led there, but the rules can rate blows in it. */
const putAt = (world: World, who: number, foe: number, separation: number): World => {
  const state = forkState(world.rules, world.state);
  const { width, combatants } = state.open;
  const { x, y } = one(sightOf(world), who);
  Object.assign(combatants[foe] as object, { x: x + separation < width ? x + separation : x - separation, y });
  return new Run(world.rules, state);
};

/** Plain blows: with what is in the hands, else with the hands themselves. */
export const blowsAt = (acts: readonly ActChoice[], target: string): readonly ActChoice[] => {
  const all = acts.filter((choice) => choice.act === 'quickAttack' && choice.target === target);
  const armed = all.filter((choice) => 'with' in choice && choice.with !== 'bare');
  return armed.length > 0 ? armed : all;
};

/** The best chance of a plain blow against the best defence. */
const threat = (exchange: Exchange, world: World, who: number, foe: number): number => {
  const sight = sightOf(world);
  let best = 0;
  for (const blow of blowsAt(actsOpen(world, who), nameOf(sight, foe))) {
    const check = exchange.upToCheck(exchange.after(world, new Map([[nameOf(sight, who), blow]])));
    if (check !== null) best = Math.max(best, chanceOf(check, 'success'));
  }
  return best;
};

/** How the distances suit a fighter and some foes, seen from the choice of actions: worked out once for all. */
export const reachFrom = (exchange: Exchange, world: World, who: number, foes: readonly number[]): Reach => {
  const known = new Map<string, number>();
  for (const foe of foes) {
    for (let separation = 1; separation <= FARTHEST; separation++) {
      const there = putAt(world, who, foe, separation);
      const more = threat(exchange, there, who, foe) - threat(exchange, there, foe, who);
      known.set(`${who} ${foe} ${separation}`, more);
      known.set(`${foe} ${who} ${separation}`, -more);
    }
  }
  return (one_, other, separation) => known.get(`${one_} ${other} ${separation}`) ?? 0;
};
