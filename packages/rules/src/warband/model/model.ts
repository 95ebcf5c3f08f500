import type { RulingFacts, SeatId, Shaped } from '@warmoot/kernel';
import type { UnitIndex } from '../../war/indexes.js';
import type { Side } from '../../war/roster/sides.js';
import type { Act } from './act.js';
import type { Duel, Hold, Technique } from './bonds.js';
import type { Field, Space, SpaceIndex } from './field.js';
import type { Item, Kept, WeaponKey } from './gear.table.js';
import type { skirmishOptions } from './options.js';
import type { Flag, Grade, ProfileKey } from './profiles.table.js';
import type { Direction, FATES, Phase, skirmishSetup } from './setup.js';
import type { Unit } from './units.js';
import type { WoundRow } from './wounds.table.js';

export type SkirmishSetup = Shaped<typeof skirmishSetup>;
export type SkirmishOptions = Shaped<typeof skirmishOptions>;
export type FigureSetup = SkirmishSetup['a']['figures'][number];
/** A fight in its course, as a setup describes it. */
export type Position = NonNullable<SkirmishSetup['position']>;

/** A figure by its place in the roster. */
export type FigureIndex = UnitIndex;

export interface Band {
  readonly name: string;
  /** Who plays it, where a figure is nobody else's. */
  readonly seat: SeatId;
}

export interface SkirmishGiven {
  readonly bands: readonly [Band, Band];
  readonly referee: SeatId | null;
  readonly field: Field;
  readonly surprised: Side | null;
  readonly options: SkirmishOptions;
}

export interface Spell {
  readonly name: string;
  readonly text: string;
  readonly targeted: boolean;
  readonly rounds: number | null;
}

/** What a figure is. What changes is kept beside it in `figures`, by its place in the roster. */
export interface FigureRow {
  readonly side: Side;
  /** Its key: `A1`, `A2`, … or `B1`, … */
  readonly name: string;
  readonly chosen: string | null;
  readonly like: ProfileKey | null;
  readonly seat: SeatId;
  readonly pc: boolean;
  /** Of its body, without the shield. */
  readonly armour: number;
  readonly capture: number;
  readonly death: number;
  readonly agility: number;
  readonly vigor: number;
  readonly finesse: number;
  readonly firstAid: number;
  readonly bash: number;
  /** WARBAND-FIGURE-009: whatever it is, the figure takes one space. */
  readonly size: number;
  /** Null of a player character: WARBAND-MORALE-001. */
  readonly grade: Grade | null;
  readonly flags: readonly Flag[];
  readonly spells: readonly Spell[];
  /** Its group, by its place among the groups; null where it never checks morale. */
  readonly group: number | null;
  readonly aim: number;
  readonly dazed: number;
  readonly tactics: number | null;
  /** WARBAND-SAGA-006: of a battle: the Lead of somebody from a saga. */
  readonly lead?: number;
  readonly character: string | null;
  /** WARBAND-SAGA-011: how many of its Wounds it came with. */
  readonly brought: number;
}

/** Something that a figure has with it. */
export interface Carried {
  readonly item: Item;
  readonly called: string | null;
  readonly kept: Kept;
  readonly loaded: boolean;
  /** Where it lies, if it was dropped. */
  readonly at: SpaceIndex;
}

/** A critical wound, and how it heals. */
export interface Wound {
  readonly wound: WoundRow;
  readonly permanent: boolean;
  readonly side: 'left' | 'right' | null;
  /** Whether its week of rest has passed: WARBAND-RECOVER-005. */
  readonly rested: boolean;
  /** WARBAND-CRIT-010: it counts from the end of the phase on. */
  readonly counts: boolean;
}

export type Fate = (typeof FATES)[number];

/** WARBAND-MOVE-003: what a figure of the side without priority has said that it will do. */
export interface Announcement {
  readonly what: 'move' | 'charge' | 'retreat' | 'rise';
  readonly path: readonly SpaceIndex[];
  /** The target of a charge. */
  readonly target: FigureIndex | null;
}

/** What changes of a figure. */
export interface Figure {
  at: SpaceIndex;
  facing: Direction;
  fate: Fate;
  might: number;
  hp: number;
  mostHp: number;
  /** Its attacks without mount and bonuses. */
  attacks: number;
  mounted: boolean;
  items: readonly Carried[];
  wounds: readonly Wound[];
  /** WARBAND-WOUND-005: what it has lost that matters little. */
  losses: number;
  /** Spells that are spent, by name. */
  spent: readonly string[];
  prone: boolean;
  /** The round in which it fell last; 0: in none. */
  fellIn: number;
  /** WARBAND-MOD-018: blinded to the End of this round; 0: not at all. */
  blindedTo: number;
  unaware: boolean;
  sure: boolean;
  // WARBAND-HEALTH: at 0 HP.
  /** A player character that has still to roll its death save. */
  dying: boolean;
  /** The round in which its critical condition began; 0: it is in none. */
  criticalSince: number;
  stabilised: boolean;
  /** WARBAND-HEALTH-026: who brought it to 0 HP, or killed it; −1: nobody. */
  downedBy: FigureIndex;
  /** WARBAND-SAGA-012: it has been at 0 HP and lived on; and the Wound that its death save has cost it. */
  wasDown: boolean;
  /** WARBAND-SAGA-013: somebody of the cast who was slain, and is found alive when the fight is over. */
  survives: boolean;
  downWound: WoundRow | null;
  // This phase, or this step of it: WARBAND-SUBDUE-005, WARBAND-HEALTH-021.
  /** HP when it began. */
  hpBefore: number;
  taken: number;
  /** Whether the last point came from somebody who subdues. */
  subduing: boolean;
  // This round.
  opening: Act | null;
  melee: Act | null;
  /** It gives this whole round to one act. */
  wholeRound: boolean;
  gambit: boolean;
  /** It has challenged somebody to a duel. */
  challenged: boolean;
  /** WARBAND-MOVE-023: it began the Opening outside melee range. */
  beganFree: boolean;
  announced: Announcement | null;
  /** WARBAND-MOVE-031: whom it has charged; −1: nobody. */
  charged: FigureIndex;
  /** WARBAND-RANGED-011: it has shot or thrown. */
  shot: boolean;
  guards: boolean;
  /** WARBAND-MOD-016: the referee sees it at an advantage. */
  advantage: boolean;
  /** WARBAND-ACTION-014: what it loads or looks for to the End of the round, by its place among its items; −1: nothing. */
  seeks: number;
  /** A spell that goes off in the Ritual phase: its name; null: none. */
  delayed: string | null;
  delayedOn: FigureIndex;
  /** WARBAND-SPELL-011: it was hit since it declared one. */
  interrupted: boolean;
  /** WARBAND-HEALTH-025: somebody has tried first aid on it in this round. */
  aided: boolean;
  /** WARBAND-ACTION-010: who takes the blows for it; −1: nobody. */
  protectedBy: FigureIndex;
  /** WARBAND-MELEE-028: dice that wait for the normal step, by target; null: none were divided. */
  kept: Readonly<Record<number, number>> | null;
  /** Whether those are to subdue. */
  keptSubdue: boolean;
  /** WARBAND-MOD-017: the narrow places across which it has struck. */
  across: readonly string[];
  /** WARBAND-GRAPPLE-020: attacks of these figures hit it automatically in this phase. */
  openTo: readonly FigureIndex[];
  // Longer.
  /** WARBAND-MORALE-025, WARBAND-MORALE-026 */
  retreating: 'no' | 'order' | 'disorder';
  /** WARBAND-MORALE-038: it found no way out in this round's Opening. */
  cornered: boolean;
  /** WARBAND-MORALE-017, WARBAND-MORALE-027: it fights to the death, and checks morale no more. */
  desperate: boolean;
}

export interface Effect {
  readonly name: string;
  readonly by: FigureIndex;
  readonly on: FigureIndex;
  /** WARBAND-PHASE-008: the round at whose End it is over. */
  readonly to: number;
}

export type Mood = 'steady' | 'retreating' | 'disorder' | 'surrendered' | 'toTheDeath';
/** `refused`, `banner`, `duel`: of units alone: WARBAND-TACTIC-008, WARBAND-TACTIC-017, WARBAND-TACTIC-010. */
export type Trigger = 'third' | 'leader' | 'ambush' | 'horror' | 'allies' | 'held' | 'refused' | 'banner' | 'duel';

/** WARBAND-MORALE-028: who checks morale together. */
export interface Group {
  readonly side: Side;
  readonly grade: Grade;
  /** What the table calls it; null where it goes by its grade. */
  readonly called: string | null;
  /** WARBAND-MORALE-021: how many they began with, and how many thirds have been checked for. */
  readonly began: number;
  thirds: number;
  /** WARBAND-MORALE-028: who had the single highest Might among them at the start; null: nobody. */
  readonly leader: FigureIndex | null;
  mood: Mood;
  /** What has happened that it must check for at the End. */
  triggers: readonly Trigger[];
  /** WARBAND-MORALE-014: what the referee says for the next check. */
  circumstances: number;
}

/** How a skirmish can end. */
export type Ending = 'won' | 'bothGone' | 'agreed' | 'quiet';

/** The open facts. Figures go by their place in `roster`. */
export interface SkirmishOpen extends RulingFacts {
  roster: readonly FigureRow[];
  figures: Figure[];
  /** WARBAND-LINE-009: in a battle figures are ranks taken together and those that are unique, and all stand in units. */
  units?: Unit[];
  groups: Group[];
  /** WARBAND-MORALE-035: who had the single highest Might of each side at the start; null: nobody. */
  chiefs: readonly [FigureIndex | null, FigureIndex | null];
  /** Leaders whose loss has been checked for, or happened before: WARBAND-MORALE-005. */
  mourned: readonly FigureIndex[];
  holds: readonly Hold[];
  duels: readonly Duel[];
  effects: readonly Effect[];
  names: Readonly<Record<string, string>>;
  round: number;
  phase: Phase | 'before';
  /** Who has priority in this round. */
  priority: Side;
  /** WARBAND-ROUND-001: this round is played by one side alone. */
  surprise: boolean;
  /** WARBAND-PRIORITY-003: as the table or the referee has set it. */
  threshold: number;
  /** Who of the side that acts has ended their part. */
  passed: readonly SeatId[];
  /** WARBAND-MELEE-022: whether a side has rallied in this round. */
  rallied: [boolean, boolean];
  /** WARBAND-ROUND-010: who wants to end the fight, in this round. */
  tired: [boolean, boolean];
  /** Whether anybody attacked, cast, tried a gambit or grapple, or lost HP in this round; and rounds without. */
  stirred: boolean;
  quiet: number;
  /** Groups whose retreat or surrender their allies see in the next round: WARBAND-MORALE-029. */
  seenNext: readonly number[];
  ending: Ending | null;
  winner: Side | null;
  minutes: number;
}

export type {
  Act,
  Direction,
  Duel,
  Field,
  Flag,
  Grade,
  Hold,
  Item,
  Kept,
  Phase,
  Space,
  SpaceIndex,
  Technique,
  WeaponKey,
  WoundRow,
};
