import type { Asked, square } from '@warmoot/kernel';
import { chanceOf, likeliest } from '../chances.js';
import { attackerIn, type DuelChoice, type DuelSight, sightOf, topStep } from './sight.js';
import type { Thinking, World } from './world.js';

/** How much room there is around a square before the edge of the board, as far as it matters. */
const room = ({ open }: DuelSight, { x, y }: square.Square): number =>
  Math.min(2, x, y, open.width - 1 - x, open.height - 1 - y);

/** One defence of each kind: of the squares one could dodge to, a roomy one. */
export const guardKinds = (sight: DuelSight, listed: readonly DuelChoice[]): readonly DuelChoice[] => {
  const kinds: DuelChoice[] = [];
  let dodge: DuelChoice | null = null;
  for (const choice of listed) {
    if (choice.by !== 'dodge') kinds.push(choice);
    else if (dodge === null || room(sight, choice.to as square.Square) > room(sight, dodge.to as square.Square))
      dodge = choice;
  }
  if (dodge !== null) kinds.push(dodge);
  const real = kinds.filter(({ by }) => by !== 'none');
  return real.length > 0 ? real : kinds;
};

/** Plays on, whatever happens, until the check of this attacker is awaited: what comes before has no part in it. */
const chanceAgainst = (thinking: Thinking, world: World, asked: Asked, choice: DuelChoice, attacker: number): number => {
  const next = thinking.fork(world);
  const sealed = next.state.sealed;
  const { awaits } = next;
  if (awaits.need === 'answers' && awaits.together) {
    for (const person of awaits.asked) {
      if (person.as === asked.as || Object.hasOwn(sealed, person.as)) continue;
      next.answer(person, (next.choices(person) ?? []).at(-1));
    }
  }
  next.answer(asked, choice);
  for (;;) {
    const now = next.awaits;
    if (now.need === 'nothing') return 0;
    if (now.need === 'dice') {
      if (now.step === 'check' && topStep(next.state).actor === attacker) return chanceOf(now.throw, 'success');
      next.fall(now.step === 'check' ? 'failure' : likeliest(now.throw));
      continue;
    }
    for (const person of now.together ? now.asked : now.asked.slice(0, 1))
      next.answer(person, (next.choices(person) ?? []).at(-1));
  }
};

/** The action a defence answers, and what the defender's own action does to the hands. */
const keyOf = (sight: DuelSight, asked: Asked, attacker: number): string => {
  const act = sight.open.turn.acts[attacker];
  const victim = sight.given.fighters.findIndex(({ name }) => asked.as.startsWith(`${name} against `));
  const own = sight.open.turn.acts[victim];
  const reaching = own?.act === 'hold' || own?.act === 'tackle' ? own.with : '';
  const { x, y } = sight.open.combatants[attacker] as square.Square;
  const at = sight.open.combatants[victim] as square.Square;
  return `${asked.as} ${act?.act} ${act?.with} ${reaching} ${x - at.x} ${y - at.y}`;
};

/** The defence that leaves the attacker the smallest chance; of equals one that does not move. */
export const guardFor = (thinking: Thinking, world: World, asked: Asked): DuelChoice => {
  const listed = world.choices(asked) as readonly DuelChoice[];
  const sight = sightOf(world.state);
  const kinds = guardKinds(sight, listed);
  if (kinds.length === 1) return kinds[0] as DuelChoice;
  const step = topStep(world.state);
  const attacker = step.attacker ?? attackerIn(sight, asked.as);
  const key = keyOf(sight, asked, attacker);
  const known = thinking.guards.get(key);
  const same = known && listed.find((choice) => sameGuard(choice, known));
  if (same) return same;
  let best = kinds[0] as DuelChoice;
  let least = Number.POSITIVE_INFINITY;
  for (const choice of kinds) {
    const chance = chanceAgainst(thinking, world, asked, choice, attacker);
    if (chance < least - 1e-12) [best, least] = [choice, chance];
  }
  thinking.guards.set(key, best);
  return best;
};

const sameGuard = (a: DuelChoice, b: DuelChoice): boolean =>
  a.by === b.by && a.with === b.with && a.both === b.both && a.to?.x === b.to?.x && a.to?.y === b.to?.y;
