import type { Rated } from '@warmoot/kernel';
import type { Figure, FigureIndex, FigureRow, Group, SpaceIndex } from '../../model/model.js';
import type {
  BattleLine,
  FormationIndex,
  Manoeuvre,
  Rank,
  RankHit,
  SwapAnnouncement,
  Unit,
  UnitAct,
  UnitAnnouncement,
  UnitFacing,
} from '../../model/units.js';

type OfUnit<K extends string, F = Record<never, never>> = K extends string
  ? { readonly event: K; readonly unit: FormationIndex } & F
  : never;
type Came = 'holds' | 'fails' | 'disorder';

/** WARBAND-UNIT-006: what a rank's normal figures are since somebody of another rank has come to them. */
export interface ChangedBody {
  readonly figure: FigureIndex;
  readonly row: FigureRow;
  readonly state: Figure;
}

/** What is told of units and their ranks. What is told of figures is told as in a skirmish. */
export type UnitEvent =
  | OfUnit<'unitPlaced', { readonly at: SpaceIndex; readonly facing: UnitFacing }>
  | OfUnit<'unitAnnounced', { readonly announcement: UnitAnnouncement | SwapAnnouncement }>
  /** Where the middle of its front rank went. `as`: what for; `pushed` and `followed` by a tide. */
  | OfUnit<
      'unitMoved',
      {
        readonly as: UnitAct | 'pushed' | 'followed';
        readonly path: readonly SpaceIndex[];
        readonly facing: UnitFacing;
        readonly cutShort: boolean;
      }
    >
  /** `wholeRound`: WARBAND-ACTION-012. */
  | OfUnit<'unitActed', { readonly act: UnitAct; readonly wholeRound: boolean }>
  | OfUnit<'unitCharged', { readonly target: FormationIndex }>
  /** WARBAND-MOVE-024: off the map. */
  | OfUnit<'unitLeft'>
  | OfUnit<'unitCornered'>
  /** WARBAND-BMOVE-016, WARBAND-MORALE-040: a part of a unit is a unit of its own, the last of all; `left`: the ranks it leaves, and `at` where their front is now. */
  | OfUnit<
      'parted',
      { readonly part: Unit; readonly group: Group; readonly left: readonly Rank[]; readonly at: SpaceIndex }
    >
  /** WARBAND-BMOVE-012 */
  | OfUnit<'obstacleTested', { readonly passed: boolean; readonly needs: Rated }>
  /** WARBAND-BMOVE-013 */
  | OfUnit<
      'retreatRolled',
      { readonly figure: FigureIndex; readonly dice: number; readonly failed: number; readonly needs: Rated }
    >
  /** WARBAND-BMOVE-006 to WARBAND-BMOVE-008. `ranks`: the unit's ranks as they stand now. */
  | OfUnit<
      'swapped',
      {
        readonly figure: FigureIndex;
        readonly partner: FigureIndex;
        readonly saved: readonly [boolean, boolean];
        readonly traded: boolean;
        readonly ranks: readonly Rank[];
        /** Normal figures taken together that are not what they were, by their place in the roster; one beyond the last is new. */
        readonly bodies: readonly ChangedBody[];
        /** WARBAND-BMOVE-010 */
        readonly exposed: boolean;
      }
    >
  | { readonly event: 'swapRolled'; readonly figure: FigureIndex; readonly saved: boolean; readonly needs: Rated }
  /** WARBAND-TACTIC-015, WARBAND-TACTIC-026: a check that is passed without a die. */
  | OfUnit<
      'passedUnrolled',
      { readonly by: 'banner' | 'fearless'; readonly what: 'end' | 'cavalry' | 'manoeuvre' | 'return' }
    >
  | OfUnit<'manoeuvreChecked', { readonly kind: Manoeuvre; readonly chance: Rated; readonly came: Came }>
  /** WARBAND-TACTIC-034, WARBAND-TACTIC-035 */
  | OfUnit<'wallFormed'>
  | OfUnit<'wallEnded', { readonly why: 'wish' | 'charge' | 'broken' | 'nerve' | 'shields' }>
  | OfUnit<'turned', { readonly at: SpaceIndex; readonly facing: UnitFacing; readonly ranks: readonly Rank[] }>
  /** `added`: of a rank that it has not had before its normal figures taken together, last in the roster. */
  | OfUnit<
      'reformed',
      {
        readonly ranks: readonly Rank[];
        readonly added: readonly { readonly row: FigureRow; readonly figure: Figure }[];
      }
    >
  /** WARBAND-TACTIC-021 to WARBAND-TACTIC-025. `face`: what the die showed. */
  | OfUnit<
      'cavalryChecked',
      { readonly by: FormationIndex; readonly chance: Rated; readonly came: Came; readonly face: number }
    >
  | OfUnit<'braced' | 'brokeFormation'>
  | { readonly event: 'linesFormed'; readonly lines: readonly BattleLine[] }
  /** WARBAND-LINE-018: an agent has struck, or has given its blows up, in a line. */
  | { readonly event: 'struckInLine'; readonly line: number; readonly agent: FigureIndex; readonly left: number }
  | { readonly event: 'lotFell'; readonly agent: FigureIndex; readonly for: 'reach' | 'odd'; readonly lot: 0 | 1 }
  /** WARBAND-LINE-012: points marked on a rank, `hits` of them in a line: WARBAND-TIDE-005. */
  | {
      readonly event: 'rankHarmed';
      readonly figure: FigureIndex;
      readonly by: FigureIndex;
      readonly points: number;
      readonly hits: readonly RankHit[];
    }
  | { readonly event: 'hitsCounted'; readonly line: number; readonly side: 0 | 1; readonly hits: number }
  | { readonly event: 'rankStrayed'; readonly by: FigureIndex; readonly rank: FigureIndex; readonly points: number }
  /** WARBAND-LINE-013: figures of a rank are removed. `carried`: what passes to the next rank; `lost`: what nobody takes. */
  | OfUnit<
      'thinned',
      {
        readonly figure: FigureIndex;
        readonly removed: number;
        readonly carried: number;
        readonly lost: number;
        readonly damage: number;
      }
    >
  /** The ranks as they stand when all of a step have been removed; `stepsUp`: WARBAND-LINE-032, after first strikes. */
  | OfUnit<'closedUp', { readonly ranks: readonly Rank[]; readonly at: SpaceIndex }>
  | OfUnit<'unitGone'>
  | OfUnit<'bannerLost'>
  | { readonly event: 'leadersFound'; readonly leaders: readonly FigureIndex[] }
  /** WARBAND-TACTIC-036 */
  | OfUnit<'duelBrokenOff'>
  | {
      readonly event: 'tideTurned';
      readonly line: number;
      readonly strengths: readonly [Rated, Rated];
      readonly hits: readonly [number, number];
      /** Who drives the other back; null: nobody. */
      readonly winner: 0 | 1 | null;
    }
  /** WARBAND-TIDE-007 */
  | OfUnit<'noRoom'>
  /** WARBAND-MORALE-033 */
  | OfUnit<'returnRolled', { readonly chance: Rated; readonly came: Came }>
  | OfUnit<'cameBack'>
  | OfUnit<'wentAlong' | 'stayed', { readonly figure: FigureIndex }>
  | { readonly event: 'casualtyFound'; readonly nth: number; readonly lives: boolean };
