import type { WeaponKey } from '../../model/gear.table.js';
import type { Space } from '../../model/model.js';
import type { Manoeuvre, UnitFacing } from '../../model/units.js';

/** One form for each of the names, so that each can be told apart. `figure`: a unit, a rank of it, or somebody unique. */
type Of<K extends string, F = Record<never, never>> = K extends string
  ? { readonly choose: K; readonly figure: string } & F
  : never;

type Path = { readonly path: readonly Space[]; readonly facing?: UnitFacing };

export type UnitPlaceChoice =
  | Of<'place', { readonly at: Space; readonly facing?: UnitFacing }>
  | { readonly choose: 'placeAll' };

/** WARBAND-MOVE-003: the path is that of the middle of the front rank. */
export type UnitAnnounceChoice =
  | Of<
      'announce',
      {
        readonly path: readonly Space[];
        readonly charge?: string;
        readonly retreat?: boolean;
        readonly manoeuvre?: Manoeuvre;
        /** WARBAND-MOVE-032: with whom it is going to trade places. */
        readonly swap?: string;
      }
    >
  | { readonly choose: 'pass' };

/** WARBAND-BMOVE-016: of a rank or a unique figure the same acts mean that it leaves its unit. */
export type UnitMoveChoice = Of<'move', Path>;
export type UnitChargeChoice = Of<
  'charge',
  Path & {
    readonly target: string;
    /** WARBAND-RANGED-012: what the front rank throws on its way, and after how many steps. */
    readonly throw?: { readonly weapon: WeaponKey; readonly after: number };
  }
>;
export type UnitRetreatChoice = Of<'retreat', Path>;
export type ManoeuvreChoice = Of<
  'manoeuvre',
  {
    readonly kind: Manoeuvre;
    readonly path?: readonly Space[];
    readonly facing?: UnitFacing;
    readonly ranks?: number;
  }
>;
/** WARBAND-TACTIC-035: ends its shieldwall; costs nothing. */
export type EndWallChoice = Of<'endWall'>;
/** WARBAND-BMOVE-003: with somebody unique, or with the nearest normal figure of a rank. */
export type SwapChoice = Of<'swap', { readonly partner: string }>;
/** WARBAND-LINE-035, WARBAND-RANGE-013. `with`: other ranks or figures that shoot together with it, each with all its dice at the same target. */
export type RankShootChoice = Of<
  'shoot' | 'throw',
  {
    readonly weapon: WeaponKey;
    readonly dice: Readonly<Record<string, number>>;
    readonly with?: readonly string[];
    readonly subdue?: boolean;
  }
>;

/** WARBAND-LINE-037: a unit strikes with all its agents. `tied`: WARBAND-LINE-024, where those go that are as near to two units. */
export type UnitAttackChoice = Of<'attack', { readonly subdue?: boolean; readonly tied?: string }>;
/** WARBAND-TACTIC-006, WARBAND-TACTIC-036 */
export type LeaderChoice = Of<'challenge', { readonly target: string }> | Of<'breakOff'> | { readonly choose: 'pass' };
export type LeaderAnswer = Of<'accept' | 'refuse', { readonly target: string }>;
export type GoAlongChoice = { readonly choose: 'goAlong' } | { readonly choose: 'stay' };

export type UnitActChoice =
  | UnitMoveChoice
  | UnitChargeChoice
  | UnitRetreatChoice
  | ManoeuvreChoice
  | EndWallChoice
  | SwapChoice
  | RankShootChoice
  | UnitAttackChoice;

export type BattleChoices =
  | UnitActChoice
  | UnitPlaceChoice
  | UnitAnnounceChoice
  | LeaderChoice
  | LeaderAnswer
  | GoAlongChoice;
