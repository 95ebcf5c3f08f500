import { likeliest } from '../chances.js';
import { type Choice, one, sightOf, type World, whoIs } from './sight.js';

/** To stay where one is, or to wait. */
const nothingNew = (world: World, as: string, listed: readonly Choice[]): Choice | undefined => {
  const sight = sightOf(world);
  const { x, y } = one(sight, whoIs(sight, as));
  const still = (choice: Choice): boolean =>
    choice.choose === 'wait' || (choice.choose === 'move' && choice.to.x === x && choice.to.y === y);
  return listed.find(still) ?? listed[0];
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
    const [person] = awaits.asked;
    if ((awaits.step !== 'move' && awaits.step !== 'join') || person === undefined) return false;
    world.answer(person, nothingNew(world, person.as, world.choices(person) as readonly Choice[]));
  }
};
