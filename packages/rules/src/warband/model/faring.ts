import type { Rated } from '@warmoot/kernel';
import type { Side } from '../../war/roster/sides.js';
import type { Act, Ending, FigureIndex, Kept, Phase, Trigger, WoundRow } from './model.js';

/** The round, gear, spells, morale and health: WARBAND-ROUND, -PRIORITY, -PHASE, -ACTION, -GEAR, -SPELL, -MORALE, -HEALTH. */

type Named<K extends string> = K extends string ? { readonly step: K } : never;
type OfSide<K extends string> = K extends string ? { readonly step: K; readonly side: Side } : never;
type OfFigure<K extends string> = K extends string ? { readonly step: K; readonly figure: FigureIndex } : never;

export type RoundStep =
  | Named<'round' | 'referee' | 'priority' | 'phase1' | 'phase2' | 'phase3' | 'endOfStrikes' | 'endOfRound'>
  /** Goes on with a side's part while anybody can act, and ends it when nobody can. */
  | { readonly step: 'part'; readonly moment: 'opening' | 'declare' | 'strikes' | 'blows'; readonly side: Side }
  /** A side's part of the Opening, what it declares before blows fall, the first strikes, all other blows, slow spells. */
  | OfSide<'opening' | 'declare' | 'strikes' | 'blows' | 'ritual'>
  | { readonly step: 'endOfPhase'; readonly phase: Phase }
  // WARBAND-PHASE-006: the End of a round.
  | Named<'bleeding' | 'finishing' | 'morale' | 'durations' | 'closing'>
  | OfFigure<'deathSave' | 'deathWound' | 'spellSave'>
  /** What begins to count when a phase, or its first strikes, are over. */
  | { readonly step: 'phaseOver'; readonly phase: Phase | 'strikes' }
  | {
      readonly step: 'aidTest';
      readonly figure: FigureIndex;
      readonly patient: FigureIndex;
      readonly bandages: boolean;
    };

export type MoraleStep =
  /** A group, or one figure that is held: WARBAND-GRAPPLE-041. It checks if it still has to when this comes. */
  | { readonly step: 'check'; readonly group: number; readonly figure: FigureIndex | null }
  | { readonly step: 'circumstances'; readonly group: number }
  | { readonly step: 'moraleDie'; readonly group: number; readonly figure: FigureIndex | null }
  /** WARBAND-MORALE-037: put to the other side. */
  | { readonly step: 'quarter'; readonly group: number; readonly figure: FigureIndex | null };

/** A spell, whose, and upon whom; −1: upon nobody. */
interface Casting {
  readonly figure: FigureIndex;
  readonly spell: string;
  readonly on: FigureIndex;
}

/** WARBAND-SAGA-012, WARBAND-SAGA-013: what is thrown for people of a saga's cast when the fight is over. */
export type AftermathStep =
  | Named<'aftermath'>
  | OfFigure<'survival'>
  /** On which side a limb is wounded: a Wound by its place. */
  | { readonly step: 'woundSide'; readonly figure: FigureIndex; readonly wound: number };

/** What is heard of rounds, morale and how figures fare. */
export type FaringEvent =
  | { readonly event: 'roundBegan'; readonly round: number; readonly surprise: Side | null }
  | { readonly event: 'priorityWon'; readonly side: Side; readonly threshold: number }
  /** `free`: at the start of an Opening, who stands outside melee range (WARBAND-MOVE-032); null of other phases. */
  | { readonly event: 'phaseBegan'; readonly phase: Phase; readonly free: readonly FigureIndex[] | null }
  | { readonly event: 'passed'; readonly seat: string; readonly side: Side }
  | { readonly event: 'partEnded'; readonly side: Side }
  | { readonly event: 'tiredOfIt'; readonly side: Side }
  /** An act of the Opening or of the Melee that has no event of its own; all others set it too. */
  | {
      readonly event: 'acted';
      readonly figure: FigureIndex;
      readonly act: Act;
      readonly in: 'opening' | 'melee';
      readonly wholeRound: boolean;
    }
  | {
      readonly event: 'readied';
      readonly figure: FigureIndex;
      readonly item: number;
      readonly kept: Kept;
    }
  | {
      readonly event: 'tookItem';
      readonly figure: FigureIndex;
      readonly from: FigureIndex;
      readonly item: number;
      readonly kept: Kept;
    }
  | { readonly event: 'used'; readonly figure: FigureIndex; readonly item: number; readonly gone: boolean }
  | { readonly event: 'didOther'; readonly figure: FigureIndex; readonly text: string }
  | { readonly event: 'dismounted'; readonly figure: FigureIndex }
  | { readonly event: 'protects'; readonly figure: FigureIndex; readonly ally: FigureIndex }
  | { readonly event: 'works'; readonly figure: FigureIndex; readonly at: 'reload' | 'search'; readonly item: number }
  | {
      readonly event: 'workDone';
      readonly figure: FigureIndex;
      readonly at: 'reload' | 'search';
      readonly item: number;
      readonly kept: Kept;
    }
  | { readonly event: 'depleted'; readonly figure: FigureIndex; readonly item: number }
  /** WARBAND-GEAR-008 */
  | { readonly event: 'unloaded'; readonly figure: FigureIndex; readonly item: number }
  | { readonly event: 'guarded' | 'rallied'; readonly figure: FigureIndex }
  | {
      readonly event: 'spellDeclared';
      readonly figure: FigureIndex;
      readonly spell: string;
      readonly on: FigureIndex;
      readonly save: Rated;
    }
  /** `to`: the round at whose End its effect is over; 0: it has no length. */
  | ({ readonly event: 'spellCast'; readonly to: number } & Casting)
  | ({ readonly event: 'spellDelayed' } & Casting)
  /** WARBAND-SPELL-008, WARBAND-SPELL-013: it does not come to pass, and stays prepared. */
  | ({ readonly event: 'spellLost' } & Casting)
  | ({ readonly event: 'spellGivenUp' } & Casting)
  | { readonly event: 'effectOver'; readonly name: string; readonly by: FigureIndex; readonly on: FigureIndex }
  | { readonly event: 'phaseEnded'; readonly phase: Phase | 'strikes' }
  /** `fate`: how it goes out of the fight. */
  | { readonly event: 'fell'; readonly figure: FigureIndex; readonly fate: 'slain' | 'dead' | 'subdued' }
  | { readonly event: 'atDeathsDoor' | 'bledToDeath' | 'gotMight'; readonly figure: FigureIndex }
  | { readonly event: 'deathSaved'; readonly figure: FigureIndex; readonly lives: boolean; readonly needs: Rated }
  | {
      readonly event: 'deathWounded';
      readonly figure: FigureIndex;
      readonly wound: WoundRow;
      readonly permanent: boolean;
    }
  | {
      readonly event: 'aided';
      readonly figure: FigureIndex;
      readonly patient: FigureIndex;
      readonly worked: boolean;
      readonly needs: Rated | null;
    }
  /** `thirds`: how many of the group's number are lost by now, where that is why, else null: WARBAND-MORALE-021. */
  | { readonly event: 'triggered'; readonly group: number; readonly by: Trigger; readonly thirds: 1 | 2 | null }
  /** WARBAND-MORALE-005: its groups check for it, this once. */
  | { readonly event: 'leaderLost'; readonly figure: FigureIndex }
  | { readonly event: 'circumstancesSaid'; readonly group: number; readonly by: number }
  | {
      readonly event: 'checkedMorale';
      readonly group: number;
      readonly figure: FigureIndex | null;
      readonly chance: Rated;
      readonly came: 'holds' | 'fails' | 'disorder';
    }
  /** WARBAND-MORALE-029: what these groups did last round is seen by their allies now. */
  | { readonly event: 'alliesSeen'; readonly groups: readonly number[] }
  | {
      readonly event: 'retreats';
      readonly group: number;
      readonly disorder: boolean;
      readonly figures: readonly FigureIndex[];
    }
  | { readonly event: 'offersSurrender'; readonly group: number; readonly figure: FigureIndex | null }
  /** `figure`: who did so alone; null where it was the whole group. */
  | {
      readonly event: 'surrendered' | 'toTheDeath';
      readonly group: number;
      readonly figure: FigureIndex | null;
      readonly figures: readonly FigureIndex[];
    }
  | { readonly event: 'horror'; readonly group: number }
  | { readonly event: 'thresholdSet'; readonly threshold: number }
  | { readonly event: 'blinded'; readonly figure: FigureIndex; readonly rounds: number }
  /** WARBAND-MOD-016: other than by height, in this round. */
  | { readonly event: 'gotAdvantage'; readonly figure: FigureIndex }
  | { readonly event: 'healed'; readonly figure: FigureIndex; readonly points: number }
  | { readonly event: 'restored'; readonly figure: FigureIndex; readonly what: string }
  /** `roused`: those that know of their enemies from now on. */
  | { readonly event: 'roundEnded'; readonly quiet: number; readonly roused: readonly FigureIndex[] }
  | { readonly event: 'ended'; readonly ending: Ending; readonly winner: Side | null; readonly minutes: number }
  /** WARBAND-MORALE-030: how long it took in all, as the referee has it. */
  | { readonly event: 'tookLonger'; readonly minutes: number }
  | { readonly event: 'foundAfter'; readonly figure: FigureIndex; readonly lives: boolean }
  | {
      readonly event: 'woundSided';
      readonly figure: FigureIndex;
      readonly wound: number;
      readonly side: 'left' | 'right';
    }
  | { readonly event: 'renamed'; readonly figure: FigureIndex; readonly name: string };

/** One form for each of the names, so that each can be told apart. */
type Of<K extends string, F = Record<never, never>> = K extends string
  ? { readonly choose: K; readonly figure: string } & F
  : never;

export type PassChoice = { readonly choose: 'pass' } | { readonly choose: 'endFight' };
/** Items by their places among the figure's. `from`: whose it was; left out, it is its own, lying in its space. */
export type GearChoice =
  | Of<'ready' | 'use' | 'search' | 'drop', { readonly item: number }>
  | Of<'take', { readonly from: string; readonly item: number }>
  | Of<'misc', { readonly what: 'dismount' | 'other'; readonly text?: string }>
  | Of<'protect', { readonly ally: string }>
  | Of<'reload'>;
export type AidChoice = Of<'firstAid', { readonly patient: string; readonly bandages?: boolean }>;
export type SpellChoice = Of<'spell', { readonly name: string; readonly target?: string }>;
export type DeclareChoice = Of<'guard' | 'rally'>;
export type QuarterChoice = { readonly choose: 'acceptSurrender' } | { readonly choose: 'refuseSurrender' };
export type CircumstancesChoice = { readonly choose: 'circumstances'; readonly by: number };
/** WARBAND-CORE-006: what the referee may say before a round; `minutes`: when the fight is over. */
export type RefereeChoice =
  | { readonly choose: 'horror'; readonly figure: string }
  | { readonly choose: 'threshold'; readonly threshold: number }
  | { readonly choose: 'blind'; readonly figure: string; readonly rounds: number }
  | { readonly choose: 'advantage'; readonly figure: string }
  | { readonly choose: 'minutes'; readonly minutes: number }
  | { readonly choose: 'harm' | 'heal'; readonly figure: string; readonly points: number }
  | { readonly choose: 'restore'; readonly figure: string; readonly what: string }
  | { readonly choose: 'pass' };
