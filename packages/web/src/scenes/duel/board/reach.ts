import type { Item } from '@warmoot/rules';

/** How far a weapon reaches, in squares, as it is drawn. A shield and bare hands reach one. */
const REACH: Readonly<Record<Item, 1 | 2 | 3>> = {
  dagger: 1,
  rock: 1,
  shield: 1,
  sword: 2,
  club: 2,
  hammer: 2,
  mace: 2,
  axe: 2,
  fencingSword: 2,
  bigSword: 2,
  spear: 3,
  staff: 3,
  halberd: 3,
};

/** The longest reach of what somebody has in hand. */
export const reachOf = ({ left, right }: { readonly left: Item | null; readonly right: Item | null }): 1 | 2 | 3 =>
  Math.max(left === null ? 1 : REACH[left], right === null ? 1 : REACH[right]) as 1 | 2 | 3;
