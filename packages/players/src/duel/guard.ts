import type { Asked } from '@warmoot/kernel';
import { chanceOf, likeliest } from '../chances.js';
import {
  type DefendChoice,
  defenceIn,
  one,
  room,
  type Sight,
  sightOf,
  type Thinking,
  type World,
  waiting,
} from './sight.js';

/** What thinking about defences needs: worlds to try them in, and those already worked out. */
interface Guarding extends Pick<Thinking, 'spent' | 'fork'> {
  /** The kind of defence for each case. */
  readonly guards: Map<string, string>;
}

const isNone = ({ by }: DefendChoice): boolean => by === 'none';

/** One defence of each kind: of the squares one could dodge to, a roomy one. No defence at all where there is no other. */
export const guardKinds = (sight: Sight, listed: readonly DefendChoice[]): readonly DefendChoice[] => {
  const kinds: DefendChoice[] = [];
  let dodge: Extract<DefendChoice, { by: 'dodge' }> | null = null;
  for (const choice of listed) {
    if (choice.by !== 'dodge') kinds.push(choice);
    else if (dodge === null || room(sight, choice.to) > room(sight, dodge.to)) dodge = choice;
  }
  if (dodge !== null) kinds.push(dodge);
  const real = kinds.filter((choice) => !isNone(choice));
  return real.length > 0 ? real : kinds;
};

/** Somebody's answer while only another's check is of interest. */
const anyAnswer = (world: World, person: Asked): unknown => {
  const listed = world.choices(person) as readonly DefendChoice[];
  return listed.find(isNone) ?? listed[0];
};

/**
 * The chance an attacker has against this defence. It plays on, whatever happens, until that check is awaited: what
 * comes before in the round has no part in it.
 */
const chanceAgainst = (thinking: Guarding, world: World, asked: Asked, choice: DefendChoice): number => {
  const { attacker } = defenceIn(sightOf(world), asked.as);
  const next = thinking.fork(world);
  const { sealed } = next.state;
  for (let { awaits } = next; awaits.need !== 'nothing'; { awaits } = next) {
    if (awaits.need === 'dice') {
      const ours = awaits.step === 'check' && waiting(next, 'check').actor === attacker;
      if (ours) return chanceOf(awaits.throw, 'success');
      next.fall(awaits.step === 'check' ? 'failure' : likeliest(awaits.throw));
      continue;
    }
    for (const person of awaits.together ? awaits.asked : awaits.asked.slice(0, 1)) {
      if (person.as === asked.as && (awaits.step === 'defend' || awaits.step === 'openDefence')) continue;
      if (!Object.hasOwn(sealed, person.as)) next.answer(person, anyAnswer(next, person));
    }
    const pending = next.awaits;
    if (pending.need === 'answers' && pending.asked.some(({ as }) => as === asked.as)) next.answer(asked, choice);
  }
  return 0;
};

const kindOf = (choice: DefendChoice): string =>
  choice.by === 'parry' ? `${choice.by} ${choice.with} ${choice.both ?? ''}` : choice.by;

/**
 * What tells one case from another: who defends with what against whom, how they stand, and what the defender's own
 * action does to the hands. Actions that leave the same defences are met alike.
 */
const keyOf = (sight: Sight, as: string, kinds: readonly DefendChoice[]): string => {
  const { attacker, victim } = defenceIn(sight, as);
  const own = sight.open.turn.acts[victim];
  const reaching = own?.act === 'hold' || own?.act === 'tackle' ? own.with : '';
  const [from, at] = [one(sight, attacker), one(sight, victim)];
  return `${as}/${kinds.map(kindOf).join()}/${reaching}/${from.x - at.x}/${from.y - at.y}`;
};

/** The defence that leaves the attacker the smallest chance; of equals one that does not move. */
export const guardFor = (thinking: Guarding, world: World, asked: Asked): DefendChoice => {
  const listed = world.choices(asked) as readonly DefendChoice[];
  const sight = sightOf(world);
  const kinds = guardKinds(sight, listed);
  if (kinds.length === 1 || thinking.spent) return kinds[0] as DefendChoice;
  const key = keyOf(sight, asked.as, kinds);
  const known = thinking.guards.get(key);
  const same = known && kinds.find((choice) => kindOf(choice) === known);
  if (same) return same;
  let best = kinds[0] as DefendChoice;
  let least = Number.POSITIVE_INFINITY;
  for (const choice of kinds) {
    const chance = chanceAgainst(thinking, world, asked, choice);
    if (chance < least - 1e-12) [best, least] = [choice, chance];
  }
  thinking.guards.set(key, kindOf(best));
  return best;
};
