import { likeliest } from '../chances.js';
import { type DuelChoice, one, sightOf, whoIs } from './sight.js';
import type { World } from './world.js';

/** To stay where one is, or to wait. */
const nothingNew = (world: World, as: string, listed: readonly DuelChoice[]): DuelChoice | undefined => {
  const sight = sightOf(world.state);
  const { x, y } = one(sight, whoIs(sight, as));
  return listed.find(({ choose, to }) => choose === 'wait' || (to?.x === x && to.y === y)) ?? listed[0];
};

/** Plays on to the choice of actions: everybody stays where they are. False where the round does not come to that. */
export const untilActs = (world: World): boolean => {
  for (;;) {
    const { awaits } = world;
    if (awaits.need === 'nothing') return false;
    if (awaits.need === 'dice') {
      world.fall(likeliest(awaits.throw));
      continue;
    }
    if (awaits.step === 'chooseActs') return true;
    if (awaits.step !== 'move' && awaits.step !== 'join') return false;
    const [person] = awaits.asked;
    if (person === undefined) return false;
    world.answer(person, nothingNew(world, person.as, world.choices(person) as readonly DuelChoice[]));
  }
};
