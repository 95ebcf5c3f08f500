import type { Load } from '../../saga/carry/model.js';
import { wornArmour } from '../../saga/carry/worth.js';
import { fillsSlot } from '../figures/ailments.js';
import { type Item, type Kept, WEAPONS, type Weapon, type WeaponKey } from '../model/gear.table.js';
import { ADDED, BODY, ITEMS } from './gear.table.js';

/** An item of a figure as a setup takes it. */
export interface GivenItem {
  readonly item: Item;
  readonly kept: Kept;
}

type Hand = 'left' | 'right';

const itemOf = ({ object, worn }: Load['items'][number]): Item | undefined => {
  if (typeof object !== 'string') return (ADDED as Readonly<Record<string, Item>>)[object.name.toLowerCase()];
  if (object === 'helmet') return worn ? 'helmet' : undefined;
  return (ITEMS as Readonly<Record<string, Item>>)[object];
};

const handsFor = (item: Item): number => (Object.hasOwn(WEAPONS, item) ? WEAPONS[item as WeaponKey].hands : 0);

/** Where a weapon goes with these hands free; null where it cannot be held. The right hand comes first. */
const gripOf = (item: Item, free: readonly Hand[]): Kept | null => {
  if (handsFor(item) === 2) return free.length === 2 ? 'both' : null;
  return handsFor(item) === 1 ? (free[0] ?? null) : null;
};

/** The first weapon that can be held, in the order of the load, is; then a shield, if a hand is left for it. */
const inHands = (items: readonly Item[], free: readonly Hand[]): readonly GivenItem[] => {
  const first = items.findIndex((item) => gripOf(item, free) !== null);
  const grip = first < 0 ? null : gripOf(items[first] as Item, free);
  const left = grip === 'both' ? [] : free.filter((hand) => hand !== grip);
  const shield = left.length === 0 ? -1 : items.indexOf('shield');
  return items.map((item, nth) => {
    if (nth === first && grip !== null) return { item, kept: grip };
    return { item, kept: nth === shield ? (left.at(-1) as Kept) : 'worn' };
  });
};

/** WARBAND-GEAR-004: the slots that things fill, with the arrows that come with a bow. */
const filledBy = (gear: readonly GivenItem[]): number => {
  const needed = gear.flatMap(({ item }) => (WEAPONS as Record<string, Weapon>)[item]?.ammunition ?? []);
  const missing = [...new Set(needed)].filter((kind) => !gear.some(({ item }) => item === kind));
  return gear.filter(fillsSlot).length + missing.length;
};

/** WARBAND-GEAR-004: as much as fits; what came last, and is in no hand, is left with the baggage. */
const fitting = (gear: readonly GivenItem[], room: number): readonly GivenItem[] => {
  const last = gear.findLastIndex((one) => one.kept === 'worn' && fillsSlot(one));
  return last < 0 || filledBy(gear) <= room ? gear : fitting(gear.toSpliced(last, 1), room);
};

/** WARBAND-SAGA-007: what somebody of the cast wears and carries into the fight. `lame`: hands that serve for nothing; `room`: how many slots there are for it. */
export const gearFrom = (
  load: Load,
  { lame, room }: { readonly lame: readonly Hand[]; readonly room: number },
): { readonly armour: number; readonly gear: readonly GivenItem[] } => {
  const { armour, helmet } = BODY[wornArmour(load)];
  const carried = load.items.flatMap((one) => itemOf(one) ?? []);
  const items = helmet && !carried.includes('helmet') ? [...carried, 'helmet' as const] : carried;
  const free = (['right', 'left'] as const).filter((hand) => !lame.includes(hand));
  return { armour, gear: fitting(inHands(items, free), room) };
};
