import type { ProfileKey } from '../../model/profiles.table.js';
import type { RankedSetup } from './battle.js';

/** Figures of a ready-made rank: as their profile is, but for what is said here. */
export type ReadyFigures = { readonly like: ProfileKey; readonly count?: number } & {
  readonly name?: string;
  readonly might?: number;
  readonly banner?: boolean;
  readonly gear?: readonly { readonly item: NonNullable<RankedSetup['gear']>[number]['item'] }[];
};

/** A ready-made unit, rank by rank. */
export interface ReadyUnit {
  readonly name: string;
  /** The front rank first. */
  readonly ranks: readonly { readonly figures: readonly ReadyFigures[] }[];
}

const FIVE = 5;
type Kind = Omit<ReadyFigures, 'count' | 'name' | 'banner'>;

const SPEAR: Kind = { like: 'spearman' };
const LEVY: Kind = { like: 'levy' };
const RIDER: Kind = { like: 'rider' };
const VETERAN: Kind = { like: 'veteran' };
const BOW: Kind = { like: 'archer' };
const SHORT_BOW: Kind = { like: 'archer', gear: [{ item: 'shortbow' }, { item: 'arrows' }, { item: 'dagger' }] };
const CROSSBOW: Kind = { like: 'crossbowman' };
const AXE: Kind = { like: 'spearman', gear: [{ item: 'handaxe' }, { item: 'shield' }, { item: 'dagger' }] };
const JAVELIN: Kind = { like: 'spearman', gear: [{ item: 'javelin' }, { item: 'shield' }, { item: 'handaxe' }] };
/** Armour, and both hands on the shaft. */
const PIKE: Kind = { like: 'spearman', gear: [{ item: 'spear' }] };

/** WARBAND-UNIT-004: five of a kind side by side. */
const rankOf = (kind: Kind) => ({ figures: [{ ...kind, count: FIVE }] });
/** WARBAND-TACTIC-001: the same with somebody in the middle who is worth more than each of them. */
const rankWith = (kind: Kind, leader: ReadyFigures, banner = false) => ({
  figures: [{ ...kind, count: 2, ...(banner && { banner }) }, leader, { ...kind, count: 2 }],
});

/** WARBAND-TACTIC-014: fifteen behind a captain, with a banner: Might 17. */
const host = (name: string, captain: string, kind: Kind): ReadyUnit => ({
  name,
  ranks: [rankWith(kind, { name: captain, like: 'captain' }, true), rankOf(kind), rankOf(kind)],
});

/** Ten, of whom one is worth two of the others and has what they have in hand: Might 11. */
const band = (name: string, leader: string, kind: Kind): ReadyUnit => ({
  name,
  ranks: [rankWith(kind, { ...kind, name: leader, might: 2 }), rankOf(kind)],
});

/** Five of Might 2, and one of them of Might 3, mounts counted in: Might 11. */
const five = (name: string, leader: ReadyFigures, kind: Kind): ReadyUnit => ({ name, ranks: [rankWith(kind, leader)] });

/**
 * Ready-made armies of three units: our own, each with a way of its own, and all of the same strength: a point for each Might,
 * that of mounts included. No name is in two of them, so that any two can meet.
 */
export const ARMIES = {
  // A little of everything: a host, riders on its wing, and bows that need not come near.
  mixed: [
    host('Tarn spears', 'Aldous', SPEAR),
    five('Ella’s riders', { ...RIDER, name: 'Ella', might: 2 }, RIDER),
    band('Saltgate bows', 'Merrin', SHORT_BOW),
  ],
  // What stops riders, what stops arrows, and what goes forward behind both.
  pikes: [
    host('Dorrow spears', 'Rolf', SPEAR),
    band('Kell pikes', 'Jessamy', PIKE),
    five('Tower guard', { name: 'Haldane', like: 'captain' }, VETERAN),
  ],
  // Shields, spears and a banner in the midst of them.
  banner: [
    host('Elmet spears', 'Sunniva', SPEAR),
    band('Elmet left', 'Oswin', SPEAR),
    band('Elmet right', 'Dunstan', SPEAR),
  ],
  // Village spears, and two bands that throw as they come on.
  raiders: [
    host('Skerry spears', 'Gunnora', SPEAR),
    band('Skerry axes', 'Torvald', AXE),
    band('Skerry javelins', 'Yrsa', JAVELIN),
  ],
  // Two wings in the saddle, and a host that they come back to.
  riders: [
    host('Hartley spears', 'Emeric', SPEAR),
    five('Hartley lances', { ...RIDER, name: 'Rosamund', might: 2 }, RIDER),
    five('Marsh riders', { ...RIDER, name: 'Wystan', might: 2 }, RIDER),
  ],
  // Points on three sides: nobody rides these down who meets them in front.
  hedge: [
    host('Brindle spears', 'Maerwynn', SPEAR),
    band('Brindle pikes', 'Leofric', PIKE),
    band('Upland levy', 'Piers', LEVY),
  ],
  // Arrows from above for as long as it takes.
  bows: [
    host('Coldwell spears', 'Hereward', SPEAR),
    band('Coldwell bows', 'Annis', BOW),
    band('Yew Heath', 'Godric', BOW),
  ],
  // Whoever has to get up that hill.
  guard: [
    host('Ravenser spears', 'Ysmay', SPEAR),
    five('Ravenser guard', { name: 'Brand', like: 'captain' }, VETERAN),
    band('Ravenser bolts', 'Cuthbert', CROSSBOW),
  ],
} satisfies Record<string, readonly ReadyUnit[]>;

export type ArmyKind = keyof typeof ARMIES;
