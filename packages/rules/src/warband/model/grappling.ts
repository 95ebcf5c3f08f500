import type { Side } from '../../war/roster/sides.js';
import type { FigureIndex, Hold, Space, SpaceIndex, Technique } from './model.js';

/** Gambits, grapples and formal duels: WARBAND-GRAPPLE, WARBAND-DUEL. */

/** WARBAND-GRAPPLE-011; `hold` and `free` in gambit mode: WARBAND-GRAPPLE-001. */
export const GAMBITS = ['disarm', 'trip', 'push', 'hold', 'free', 'other'] as const;
export type Gambit = (typeof GAMBITS)[number];

interface Trying {
  readonly by: FigureIndex;
  readonly effect: Gambit;
  readonly target: FigureIndex;
  readonly helpers: readonly FigureIndex[];
  /** What is tried, where it is something else. */
  readonly text: string | null;
}

export type GrapplingStep =
  /** WARBAND-GRAPPLE-007: the referee may set the odds. */
  | ({ readonly step: 'odds' } & Trying)
  | ({ readonly step: 'gambitDie'; readonly odds: number } & Trying)
  /** The table has said what failing costs: `warband.gambitBacklash` table. */
  | ({ readonly step: 'backlashSaid' } & Trying)
  /** WARBAND-GRAPPLE-030: the starter and its joiners throw, then the target. */
  | {
      readonly step: 'contest';
      readonly by: FigureIndex;
      readonly joiners: readonly FigureIndex[];
      readonly target: FigureIndex;
      readonly effect: Gambit;
    }
  | {
      readonly step: 'contestReply';
      readonly by: FigureIndex;
      readonly joiners: readonly FigureIndex[];
      readonly target: FigureIndex;
      readonly effect: Gambit;
      readonly total: number;
    }
  /** WARBAND-GRAPPLE-015: what the winner does with who is held. */
  | { readonly step: 'control'; readonly by: FigureIndex; readonly target: FigureIndex }
  /** WARBAND-GRAPPLE-020 to WARBAND-GRAPPLE-022 */
  | { readonly step: 'price'; readonly by: FigureIndex; readonly foe: FigureIndex; readonly total: number }
  | { readonly step: 'breakOutDice'; readonly figure: FigureIndex }
  /** WARBAND-GRAPPLE-035: those of a side that tighten their grip do their damage. */
  | { readonly step: 'tightening'; readonly side: Side }
  /** WARBAND-DUEL-010: whoever is challenged says yes or no. */
  | { readonly step: 'challenge'; readonly by: FigureIndex; readonly target: FigureIndex }
  /** WARBAND-DUEL-009: before the blows duels that are over end, and in the others techniques are chosen. */
  | { readonly step: 'duels' }
  | { readonly step: 'techniques' };

/** What is heard of gambits and grapples. */
export type GrapplingEvent =
  | ({ readonly event: 'tried'; readonly odds: number } & Trying)
  | ({
      readonly event: 'gambitCame';
      readonly odds: number;
      readonly worked: boolean;
    } & Trying)
  | { readonly event: 'disarmed'; readonly figure: FigureIndex; readonly item: number; readonly at: SpaceIndex }
  | { readonly event: 'felled'; readonly figure: FigureIndex }
  | { readonly event: 'pushed'; readonly figure: FigureIndex; readonly to: SpaceIndex }
  /** A contest begins, for a hold or for what a gambit is for. */
  | {
      readonly event: 'grappled';
      readonly by: FigureIndex;
      readonly joiners: readonly FigureIndex[];
      readonly target: FigureIndex;
      readonly effect: Gambit;
    }
  | {
      readonly event: 'contested';
      readonly by: FigureIndex;
      readonly joiners: readonly FigureIndex[];
      readonly target: FigureIndex;
      readonly totals: readonly [number, number];
    }
  | { readonly event: 'held'; readonly hold: Hold }
  | {
      readonly event: 'letGo';
      readonly controller: FigureIndex;
      readonly held: FigureIndex;
      readonly why: 'letGo' | 'brokeFree' | 'thrown' | 'over';
    }
  | { readonly event: 'triedToBreak'; readonly figure: FigureIndex; readonly total: number; readonly needs: number }
  | { readonly event: 'thrownDown'; readonly figure: FigureIndex; readonly to: SpaceIndex; readonly by: FigureIndex }
  | {
      readonly event: 'tightened';
      readonly controller: FigureIndex;
      readonly held: FigureIndex;
      readonly points: number;
    }
  | {
      readonly event: 'pricePaid';
      readonly figure: FigureIndex;
      readonly foe: FigureIndex;
      readonly price: 'hits' | 'held' | 'thrown';
    }
  | { readonly event: 'challenged'; readonly figure: FigureIndex; readonly target: FigureIndex }
  | { readonly event: 'duelBegan'; readonly pair: readonly [FigureIndex, FigureIndex] }
  | { readonly event: 'duelRefused'; readonly figure: FigureIndex; readonly target: FigureIndex }
  | {
      readonly event: 'duelEnded';
      readonly pair: readonly [FigureIndex, FigureIndex];
      readonly why: 'fallen' | 'disturbed' | 'yielded' | 'left';
    }
  | {
      readonly event: 'techniquesShown';
      readonly pair: readonly [FigureIndex, FigureIndex];
      readonly techniques: readonly [Technique, Technique];
    };

type Of<K extends string, F = Record<never, never>> = { readonly choose: K; readonly figure: string } & F;

export type GambitChoice = Of<
  'gambit',
  { readonly effect: Gambit; readonly target: string; readonly helpers?: readonly string[]; readonly text?: string }
>;
export type OddsChoice = { readonly choose: 'odds'; readonly odds: number };
/** WARBAND-GRAPPLE-009, WARBAND-GRAPPLE-028: joiners act in the same breath. */
export type GrappleChoice = Of<'grapple', { readonly target: string; readonly joiners?: readonly string[] }>;
export type HoldChoice =
  | Of<'breakOut' | 'hold' | 'letGo' | 'tighten'>
  | Of<'throwDown', { readonly to?: Space }>
  | Of<'drag', { readonly path: readonly Space[] }>;
export type PriceChoice = { readonly choose: 'price'; readonly price: 'hits' | 'held' | 'thrown' };
export type DuelChoice = Of<'challenge', { readonly target: string }> | Of<'yield'>;
/** `target`: who challenged. */
export type ChallengedChoice = Of<'accept' | 'refuse', { readonly target: string }>;
export type TechniqueChoice = { readonly choose: 'technique'; readonly technique: Technique };
