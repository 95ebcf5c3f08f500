import type { IconName } from '../../design/base/Icon.js';
import type { Charge } from '../../people/tinctures.js';
import type { WAY_WORDS } from './wayWords.en.js';

type Ways = typeof WAY_WORDS.ways;

/** The kinds of scene that have a card. */
export type CardKind = keyof Ways;

/** What stands before a side: the arms of somebody, or a sign where it is nobody. */
export type SideSign = { readonly colour: number; readonly charge: Charge } | { readonly sign: IconName };

/** A way to play as the first page offers it. Its sides are picked from those that its rules play at once. */
export interface Way<K extends CardKind = CardKind> {
  readonly kind: K;
  readonly group: keyof typeof WAY_WORDS.groups;
  readonly icon: IconName;
  readonly sides: Readonly<Record<keyof Ways[K]['sides'], SideSign>>;
  /** Nobody plays against anybody: whoever comes plays along. */
  readonly alone?: true;
  /** There is nothing to win. */
  readonly winless?: true;
}

const way = <K extends CardKind>(row: Way<K>): Way => row as unknown as Way;

const FISH = { colour: 0, charge: 'fish' } as const;
const TOWER = { colour: 1, charge: 'tower' } as const;
const KEY = { colour: 2, charge: 'key' } as const;

export const WAYS: readonly Way[] = [
  way<'check'>({
    kind: 'check',
    group: 'scene',
    icon: 'di-d8',
    sides: { mill: { sign: 'wy-rough' }, guards: { sign: 'tv-eye' }, river: { sign: 'tv-swim' } },
    alone: true,
    winless: true,
  }),
  way<'duel'>({
    kind: 'duel',
    group: 'scene',
    icon: 'sc-duel',
    sides: { swordsman: FISH, raider: { colour: 1, charge: 'ship' }, duellist: { colour: 3, charge: 'star' } },
  }),
  way<'discussion'>({
    kind: 'discussion',
    group: 'scene',
    icon: 'sc-talk',
    sides: { well: { sign: 'tv-water' }, bridge: { sign: 'ch-key' }, granary: { sign: 'tv-food' } },
    winless: true,
  }),
  way<'march'>({
    kind: 'march',
    group: 'scene',
    icon: 'sc-move',
    sides: { goes: { colour: 0, charge: 'wheel' }, hunts: { colour: 1, charge: 'moon' } },
  }),
  way<'chase'>({
    kind: 'chase',
    group: 'scene',
    icon: 'wy-open',
    sides: { runs: { colour: 0, charge: 'leaf' }, hunts: { colour: 1, charge: 'hand' } },
  }),
  way<'battle'>({
    kind: 'battle',
    group: 'war',
    icon: 'sc-battle',
    sides: { crown: FISH, guard: TOWER, riders: { colour: 4, charge: 'wheel' } },
  }),
  way<'command'>({
    kind: 'command',
    group: 'war',
    icon: 'wr-command',
    sides: { usual: FISH, wall: TOWER, steppe: { colour: 4, charge: 'moon' } },
  }),
  way<'sortie'>({
    kind: 'sortie',
    group: 'war',
    icon: 'so-charge',
    sides: { usual: FISH, shields: TOWER, mercenaries: { colour: 5, charge: 'star' } },
  }),
  way<'skirmish'>({
    kind: 'skirmish',
    group: 'war',
    icon: 'sc-skirmish',
    sides: { usual: KEY, raiders: { colour: 1, charge: 'ship' }, riders: { colour: 4, charge: 'wheel' } },
  }),
  way<'lines'>({
    kind: 'lines',
    group: 'war',
    icon: 'wr-warband',
    sides: { mixed: FISH, pikes: TOWER, banner: { colour: 2, charge: 'reed' } },
  }),
];

export const GROUPS = ['scene', 'war'] as const satisfies readonly Way['group'][];
