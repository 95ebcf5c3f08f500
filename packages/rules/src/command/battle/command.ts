import type { Facts, Fixed, Play, Rated, Sight } from '@warmoot/kernel';
import type { Place } from '../../war/field/field.js';
import type { HexIndex, UnitIndex } from '../../war/indexes.js';
import { otherSide, type Side } from '../../war/roster/sides.js';
import type { Champion, ChampionIndex, Escape } from './champions.js';
import type { Army, CommandGiven, CommandOpen, CommandOptions, CommandSetup, Ending, Fate } from './model.js';
import type { Grade, UnitClass } from './units.table.js';

/** Steps that need no fields besides their name. */
type Named<K extends string> = K extends string ? { readonly step: K } : never;

/** What a unit must answer: `by` is who made it answer. */
type Answering<K extends string> = K extends string
  ? { readonly step: K; readonly unit: UnitIndex; readonly by: UnitIndex }
  : never;

/** Somebody who may have to get away: COMMAND-SAGA-013. */
export interface Fugitive {
  readonly who: string;
  readonly army: string;
}

/** What is to be done in a battle by command points. */
export type CommandStep =
  | Named<'leadership' | 'compare' | 'deployment' | 'round' | 'endRound' | 'turn' | 'endTurn'>
  | Named<'volleys' | 'movement' | 'attacks' | 'defences' | 'combats' | 'settle' | 'judge' | 'morale'>
  | { readonly step: 'lead'; readonly side: Side }
  | { readonly step: 'takeTurns'; readonly side: Side }
  | { readonly step: 'deploy'; readonly side: Side }
  | { readonly step: 'stage'; readonly stage: 1 | 2 | 3 | 4 | 5 }
  | Answering<'volleyed' | 'charged' | 'attacked' | 'lost'>
  | { readonly step: 'left'; readonly unit: UnitIndex; readonly from: HexIndex; readonly among: readonly UnitIndex[] }
  | { readonly step: 'check'; readonly routed: UnitIndex; readonly among: readonly UnitIndex[] }
  | { readonly step: 'survivors'; readonly unit: UnitIndex; readonly routed: UnitIndex }
  | { readonly step: 'challenge'; readonly side: Side; readonly second: boolean }
  | { readonly step: 'takeUp'; readonly side: Side; readonly own: ChampionIndex; readonly enemy: ChampionIndex }
  | { readonly step: 'duel'; readonly own: ChampionIndex; readonly enemy: ChampionIndex }
  | { readonly step: 'shaken'; readonly unit: UnitIndex; readonly champion: ChampionIndex }
  | { readonly step: 'quarter'; readonly side: Side }
  | ({ readonly step: 'getAway' } & Fugitive)
  | ({ readonly step: 'wounded'; readonly captured: boolean } & Fugitive);

/** What a unit has paid and done. */
type Did<K extends string> = K extends string
  ? { readonly event: K; readonly unit: UnitIndex; readonly cost: number }
  : never;
/** What an army has done, or what befalls it. */
type OfSide<K extends string> = K extends string ? { readonly event: K; readonly side: Side } : never;
/** The hexes entered, the last one being where it stops. */
type Went<K extends string> = Did<K> & { readonly path: readonly HexIndex[] };

/** What is heard of a battle by command points. */
export type CommandEvent =
  | { readonly event: 'led'; readonly side: Side; readonly total: number }
  | { readonly event: 'tied' }
  | { readonly event: 'turnsTaken'; readonly side: Side; readonly first: Side }
  | { readonly event: 'deployed'; readonly unit: UnitIndex; readonly at: HexIndex }
  | { readonly event: 'roundBegan'; readonly round: number }
  | OfSide<'turnBegan' | 'turnEnded'>
  | { readonly event: 'stageBegan'; readonly stage: 1 | 2 | 3 | 4 | 5; readonly side: Side }
  | { readonly event: 'stageEnded'; readonly side: Side; readonly held: readonly UnitIndex[] }
  | (Did<'volleyed'> & { readonly target: UnitIndex })
  | Did<'held' | 'engaged' | 'waited'>
  | Went<'advanced' | 'manoeuvred'>
  | (Went<'charged'> & { readonly target: UnitIndex })
  | Went<'disengaged'>
  | (Went<'pursued'> & { readonly after: UnitIndex })
  | (Did<'allowedDisengagement'> & { readonly of: UnitIndex })
  | (Did<'enduredMissiles' | 'enduredCharge'> & { readonly by: UnitIndex })
  | { readonly event: 'damaged'; readonly unit: UnitIndex; readonly by: UnitIndex; readonly of: 'missiles' | 'combat' }
  | (Did<'attacked'> & { readonly target: UnitIndex })
  | (Did<'defended'> & { readonly by: UnitIndex })
  | (Went<'feinted'> & { readonly by: UnitIndex })
  | (Did<'supportedAttack'> & { readonly attacker: UnitIndex; readonly target: UnitIndex })
  | (Did<'supportedDefence'> & { readonly defender: UnitIndex })
  | { readonly event: 'attackLapsed'; readonly unit: UnitIndex; readonly target: UnitIndex }
  | { readonly event: 'attackIgnored'; readonly unit: UnitIndex; readonly target: UnitIndex }
  | { readonly event: 'supportLapsed'; readonly unit: UnitIndex; readonly attacker: UnitIndex }
  | {
      readonly event: 'clashed';
      readonly unit: UnitIndex;
      readonly target: UnitIndex;
      readonly attack: Rated;
      readonly defence: Rated;
      readonly winner: UnitIndex | null;
    }
  | (Did<'lostAttack'> & { readonly to: UnitIndex })
  /** `forced`: nothing else was open to it. */
  | { readonly event: 'routed'; readonly unit: UnitIndex; readonly why: 'chosen' | 'forced' | 'damage' }
  | (Did<'checkedMorale'> & { readonly routed: UnitIndex })
  | { readonly event: 'checksDone'; readonly routed: UnitIndex }
  | (Did<'slaughtered' | 'letEscape'> & { readonly routed: UnitIndex })
  | OfSide<'conceded'>
  | { readonly event: 'challenged'; readonly side: Side; readonly own: ChampionIndex; readonly enemy: ChampionIndex }
  | OfSide<'challengeRefused' | 'noChallenge'>
  | { readonly event: 'duelFought'; readonly champions: readonly (readonly [ChampionIndex, Champion])[] }
  | (Did<'steadied'> & { readonly champion: ChampionIndex })
  | { readonly event: 'quarterSaid'; readonly side: Side; readonly given: boolean }
  | { readonly event: 'cameAway'; readonly escape: Escape }
  | { readonly event: 'renamed'; readonly unit: UnitIndex; readonly name: string }
  | { readonly event: 'roundEnded'; readonly quiet: number }
  | { readonly event: 'ended'; readonly ending: Ending; readonly winner: Side | null };

type None = Record<never, never>;
type ByUnit = { readonly unit: string };
type OfTwo = ByUnit & { readonly target: string };
type ToHex = ByUnit & { readonly hex: Place };

/** COMMAND-TURN-010: choices are named by the words of the ledger, with the unit that makes them, by its key. */
interface ChoiceWords {
  goFirst: None;
  goSecond: None;
  deploy: ToHex;
  concede: None;
  endStage: None;
  volley: OfTwo;
  hold: ByUnit;
  advance: ToHex;
  manoeuvre: ToHex;
  charge: OfTwo & ToHex;
  disengage: ToHex;
  engage: ByUnit;
  waiting: ByUnit;
  attack: OfTwo;
  supportAttack: OfTwo & { readonly attacker: string };
  supportDefense: ByUnit & { readonly defender: string };
  resolve: { readonly attacker: string; readonly target: string };
  endureMissiles: ByUnit;
  takeDamage: ByUnit;
  endureCharge: ByUnit;
  pursue: ByUnit;
  allowDisengagement: ByUnit;
  defend: ByUnit;
  feint: ToHex;
  loseAttack: ByUnit;
  moralCheck: ByUnit;
  slaughter: ByUnit;
  allowEscape: ByUnit;
  rout: ByUnit;
  /** What people of a saga are asked (COMMAND-SAGA-011, COMMAND-SAGA-014). */
  steady: ByUnit;
  goOn: None;
  challenge: { readonly own: string; readonly enemy: string };
  accept: None;
  refuse: None;
  takePrisoners: None;
  takeNone: None;
}

/** Some of the choices, by their words. */
export type ChoiceOf<K extends keyof ChoiceWords> = { [W in K]: { readonly choose: W } & ChoiceWords[W] }[K];

/** What can be answered in a battle by command points. */
export type CommandChoice = ChoiceOf<keyof ChoiceWords>;

/** What has become of a unit. */
export interface UnitOutcome {
  readonly unit: string;
  readonly name: string;
  readonly class: UnitClass;
  readonly grade: Grade;
  readonly points: number;
  readonly damage: number;
  readonly fate: Fate;
  /** COMMAND-END-007: in a hundred. */
  readonly survivors: number;
  /** COMMAND-SAGA-010, COMMAND-SAGA-011: what its soldiers have become, where it comes from a saga. */
  readonly soldiers: {
    readonly troop: string | null;
    readonly before: number;
    readonly after: number;
    readonly prisoners: number;
  } | null;
}

export interface ArmyOutcome {
  readonly name: string;
  readonly side: 'north' | 'south';
  readonly leader: string | null;
  /** COMMAND-END-004: 4 less damage for every unit that stands unbroken. */
  readonly health: number;
  readonly objectives: number;
  /** COMMAND-SAGA-012 */
  readonly retreated: boolean;
  readonly units: readonly UnitOutcome[];
}

/** What the campaign takes from a battle. */
export interface CommandOutcome {
  readonly ending: Ending;
  readonly rounds: number;
  /** The army that has won; null for a draw. */
  readonly winner: string | null;
  readonly armies: readonly [ArmyOutcome, ArmyOutcome];
  /** The champions who fought hand to hand, as their duels have left them. */
  readonly champions: readonly ({ readonly name: string; readonly army: string } & Champion)[];
  readonly escapes: readonly Escape[];
}

/** The types of a battle by command points. */
export interface Command {
  setup: CommandSetup;
  options: CommandOptions;
  given: CommandGiven;
  open: CommandOpen;
  own: Record<never, never>;
  step: CommandStep;
  event: CommandEvent;
  secret: never;
  choice: CommandChoice;
  outcome: CommandOutcome;
}

/** A battle by command points as far as its facts go. */
export type CommandSight = Pick<Sight<Command>, 'given' | 'open'>;
export type CommandFacts = Facts<Command>;
export type CommandPlay = Play<Command>;

/** The army of a side. */
export const armyOf = ({ given }: Pick<CommandSight, 'given'>, side: Side): Fixed<Army> =>
  given.armies[side] as Fixed<Army>;

/** COMMAND-TURN-003: in stage 4 the units of the off-turn side act, in the others those of the active one. */
export const acting = ({ open }: Pick<CommandSight, 'open'>): Side =>
  open.stage === 4 ? otherSide(open.active) : open.active;
