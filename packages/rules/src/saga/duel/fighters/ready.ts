import type { Ban } from '../ban.js';
import type { DuelSight } from '../duel.js';
import { separation } from '../ground/ground.js';
import type { Act, Hand } from '../model.js';
import type { Item } from '../tables/gear.table.js';
import { armUsable, combatant, type Held } from './hands.js';

const NOT_AT_HAND: Ban = { rule: 'SAGA-DUEL-ACT-098', what: 'duel.notAtHand' };
const NO_CHANGE: Ban = { rule: 'SAGA-DUEL-ACT-098', what: 'duel.readyNothing' };
const LAME_ARM: Ban = { rule: 'SAGA-DUEL-WOUND-009', what: 'duel.lameArm' };

/** Things lying on the fighter's own square or beside it. */
const lyingNear = ({ open }: DuelSight, who: number): DuelSight['open']['lying'] => {
  if (open.lying.length === 0) return open.lying;
  const me = combatant({ open } as DuelSight, who);
  return open.lying.filter((thing) => separation(thing, me) <= 1);
};

/** Everything a fighter could take in hand: what is held, carried, or lies near. */
const atHand = (sight: DuelSight, who: number): Item[] => {
  const { left, right, carried } = combatant(sight, who);
  const held = [left, right].filter((item) => item !== null);
  return [...held, ...carried, ...lyingNear(sight, who).map(({ item }) => item)];
};

const without = (items: readonly Item[], taken: Item | null): Item[] | null => {
  if (taken === null) return [...items];
  const at = items.indexOf(taken);
  return at < 0 ? null : items.toSpliced(at, 1);
};

// SAGA-DUEL-ACT-098, WOUND-010: any arrangement of what is at hand; a useless arm takes nothing new.
export const readyBan = (sight: DuelSight, who: number, wanted: Held): Ban | null => {
  const me = combatant(sight, who);
  if (wanted.left === me.left && wanted.right === me.right) return NO_CHANGE;
  const rest = without(atHand(sight, who), wanted.left);
  if (rest === null || without(rest, wanted.right) === null) return NOT_AT_HAND;
  const lame = (hand: Hand): boolean => wanted[hand] !== null && wanted[hand] !== me[hand] && !armUsable(me, hand);
  return lame('left') || lame('right') ? LAME_ARM : null;
};

type ReadyAct = Extract<Act, { act: 'ready' }>;

const arranged = (sight: DuelSight, who: number): readonly ReadyAct[] => {
  const items: (Item | null)[] = [null, ...new Set(atHand(sight, who))];
  const all = items.flatMap((left) => items.map((right): ReadyAct => Object.freeze({ act: 'ready', left, right })));
  return all.filter((held) => readyBan(sight, who, held) === null);
};

const MOST_KNOWN = 5000;
const known = new Map<string, readonly ReadyAct[]>();

/** The arrangements of the hands that a fighter could make: the same for the same things at hand, so worked out once. */
export const readyArrangements = (sight: DuelSight, who: number): readonly ReadyAct[] => {
  if (lyingNear(sight, who).length > 0) return arranged(sight, who);
  const { left, right, carried, majors } = combatant(sight, who);
  const key = `${left} ${right} ${majors[0]} ${majors[1]} ${carried.join(' ')}`;
  let acts = known.get(key);
  if (acts === undefined) {
    acts = arranged(sight, who);
    if (known.size >= MOST_KNOWN) known.clear();
    known.set(key, acts);
  }
  return acts;
};

/** How everything lies once the hands are filled like this. */
interface Readied {
  readonly left: Item | null;
  readonly right: Item | null;
  readonly carried: Item[];
  readonly lying: DuelSight['open']['lying'];
}

/** What leaves the hands is carried; what somebody else has picked up in the meantime is not there to take. */
export const afterReady = (sight: DuelSight, who: number, wanted: Held): Readied => {
  const me = combatant(sight, who);
  let own: Item[] = [...[me.left, me.right].filter((item) => item !== null), ...me.carried];
  let lying = sight.open.lying;
  const take = (item: Item | null): Item | null => {
    const rest = without(own, item);
    if (rest !== null) {
      own = rest;
      return item;
    }
    const thing = lyingNear(sight, who).find((one) => one.item === item && lying.includes(one));
    lying = lying.filter((one) => one !== thing);
    return thing?.item ?? null;
  };
  const [left, right] = [take(wanted.left), take(wanted.right)];
  return { left, right, carried: own, lying };
};
