import type { Rated, SeatId } from '@warmoot/kernel';
import type { UnitIndex } from '../../war/indexes.js';
import type { Side } from '../../war/roster/sides.js';
import type { Announcement, Direction, FigureIndex, Space, SpaceIndex } from './model.js';

/** A walk that is still to be made. `facing`: null where nothing was said of it. */
export interface Going {
  readonly figure: FigureIndex;
  readonly path: readonly SpaceIndex[];
  readonly facing: Direction | null;
}

/** A walk that begins with getting up. `let`: seats that do not hinder it. */
export interface Rising extends Going {
  readonly let: readonly SeatId[];
}

/** WARBAND-MOD-010: who keeps whom down. `rising`: how who was not announced would go on; null where it was. */
export interface Hindrance {
  readonly by: FigureIndex;
  readonly target: FigureIndex;
  readonly rising: Rising | null;
}

/** Placing and movement: WARBAND-ROUND-008, WARBAND-GRID, WARBAND-MOVE. */
export type MovingStep =
  | { readonly step: 'place'; readonly side: Side }
  /** Goes on with the announcements of a side while anybody has one to make, and ends them when nobody has. */
  | { readonly step: 'announcing'; readonly side: Side }
  /** WARBAND-MOVE-003: the side without priority says who goes where. */
  | { readonly step: 'announce'; readonly side: Side }
  /** WARBAND-MORALE-038: who of a side should have retreated in its part of the Opening, and has no way. */
  | { readonly step: 'cornering'; readonly side: Side }
  /** The rest of a charge after a throw (WARBAND-RANGED-012), or a retreat after its save (WARBAND-MOVE-030). */
  | ({ readonly step: 'goOn'; readonly as: 'charge' | 'retreat'; readonly target: FigureIndex } & Going)
  /** WARBAND-MOVE-030: who leaves a melee because its nerve has failed. */
  | ({ readonly step: 'retreatSave' } & Going)
  /** WARBAND-MOD-010, without announcements: whether somebody beside it keeps it down. */
  | ({ readonly step: 'hindering' } & Rising)
  /** WARBAND-MOD-010, WARBAND-GRAPPLE-007: it is a gambit, and the referee may set its odds. */
  | ({ readonly step: 'hinderOdds' } & Hindrance)
  /** WARBAND-MOD-010: the die of a `hinder`. */
  | ({ readonly step: 'hinderDie'; readonly odds: number } & Hindrance)
  /** WARBAND-MOD-012: the contest for the space in which it lies; the prone one throws first. */
  | ({ readonly step: 'riseContest'; readonly over: FigureIndex } & Going)
  | ({ readonly step: 'riseReply'; readonly over: FigureIndex; readonly total: number } & Going);

/** What is heard of moves. */
export type MovingEvent =
  | { readonly event: 'placed'; readonly figure: UnitIndex; readonly at: SpaceIndex; readonly facing: Direction }
  | { readonly event: 'announced'; readonly figure: FigureIndex; readonly announcement: Announcement }
  /** Where it went, space by space, and which way it faces now. `as`: what it was for. */
  | {
      readonly event: 'moved';
      readonly figure: FigureIndex;
      readonly as: 'move' | 'charge' | 'retreat' | 'rise' | 'flight' | 'drag' | 'pushed';
      readonly path: readonly SpaceIndex[];
      readonly facing: Direction;
      /** WARBAND-MOVE-033: what was announced and did not come to pass. */
      readonly cutShort: boolean;
    }
  | { readonly event: 'charged'; readonly figure: FigureIndex; readonly target: FigureIndex }
  /** WARBAND-MOVE-024 */
  | { readonly event: 'left'; readonly figure: FigureIndex }
  | { readonly event: 'rose'; readonly figure: FigureIndex }
  | { readonly event: 'keptDown'; readonly figure: FigureIndex; readonly by: FigureIndex }
  | { readonly event: 'hindered'; readonly figure: FigureIndex; readonly by: FigureIndex; readonly held: boolean }
  | {
      readonly event: 'roseAgainst';
      readonly figure: FigureIndex;
      readonly over: FigureIndex;
      readonly totals: readonly [number, number];
    }
  | { readonly event: 'cornered'; readonly figure: FigureIndex }
  /** WARBAND-MOVE-030 */
  | { readonly event: 'retreatSaved'; readonly figure: FigureIndex; readonly saved: boolean; readonly needs: Rated };

type Of<K extends string, F = Record<never, never>> = { readonly choose: K; readonly figure: string } & F;

export type PlaceChoice =
  | Of<'place', { readonly at: Space; readonly facing?: Direction }>
  /** All the rest, as is usual. */
  | { readonly choose: 'placeAll' };

export type AnnounceChoice =
  | Of<
      'announce',
      {
        /** Spaces in order, the first one beside the figure. Off the map at its end: it leaves. Empty: it only turns. */
        readonly path: readonly Space[];
        readonly charge?: string;
        readonly retreat?: boolean;
        readonly rise?: boolean;
      }
    >
  | { readonly choose: 'pass' };

/** WARBAND-GRID-006: left out, it faces the way of its last step, and a charger its target. */
export type MoveChoice = Of<'move', { readonly path: readonly Space[]; readonly facing?: Direction }>;
export type ChargeChoice = Of<
  'charge',
  {
    readonly target: string;
    readonly path: readonly Space[];
    readonly facing?: Direction;
    /** WARBAND-RANGED-012: what it throws on its way, and after how many steps. */
    readonly throw?: { readonly weapon: string; readonly after: number; readonly subdue?: boolean };
  }
>;
export type RetreatChoice = Of<'retreat', { readonly path: readonly Space[]; readonly facing?: Direction }>;
export type RiseChoice = Of<'rise', { readonly path?: readonly Space[]; readonly facing?: Direction }>;
export type HinderChoice = Of<'hinder', { readonly target: string }>;
export type HinderingChoice = Of<'hinder', { readonly target: string }> | { readonly choose: 'let' };
