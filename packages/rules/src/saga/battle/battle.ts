import { type Asked, type Facts, type Fixed, keptForThing, type Play, type Sight } from '@warmoot/kernel';
import type { Placing } from '../../war/deploying/placings.js';
import type { Place } from '../../war/field/field.js';
import type { HexIndex, UnitIndex } from '../../war/indexes.js';
import { unitAt } from '../../war/roster/roster.js';
import { ATTACKER, DEFENDER, type Side } from '../../war/roster/sides.js';
import type { DuelOutcome } from '../duel/duel.js';
import type {
  Army,
  BattleGiven,
  BattleOpen,
  BattleOptions,
  BattleSetup,
  Champion,
  ChampionIndex,
  Cluster,
  ClusterIndex,
  Declaration,
  Ending,
  Line,
  Troops,
  UnitRow,
} from './model.js';
import type { Troop } from './troops.table.js';

/** When a Hand-to-Hand scene may be opened: SAGA-BATTLE-008. */
export type DuelMoment = 'round' | 'phase' | 'cluster';

/** Steps that need no fields besides their name. */
type Named<K extends string> = K extends string ? { readonly step: K } : never;
/** What is to be done in Mass Combat. */
export type BattleStep =
  | Named<'pickField' | 'field' | 'setLossNumber' | 'deploy' | 'manner' | 'nameLine' | 'round' | 'leave' | 'declaring'>
  | Named<'carryOut' | 'choosing' | 'quick' | 'move' | 'engage' | 'shooting' | 'shots' | 'volley' | 'melee'>
  | Named<'clusters' | 'nextCluster' | 'settle' | 'press' | 'endOfRound'>
  | { readonly step: 'muster'; readonly side: Side; readonly begun: boolean }
  | { readonly step: 'grow'; readonly side: Side; readonly among: readonly Troop[] }
  | { readonly step: 'place'; readonly side: Side }
  | { readonly step: 'declare'; readonly side: Side }
  | { readonly step: 'phase'; readonly phase: number }
  | { readonly step: 'cluster'; readonly units: readonly UnitIndex[] }
  | { readonly step: 'aim'; readonly unit: UnitIndex }
  | { readonly step: 'shot'; readonly unit: UnitIndex }
  | { readonly step: 'endCluster'; readonly cluster: ClusterIndex }
  | { readonly step: 'clash'; readonly lone: UnitIndex; readonly other: UnitIndex }
  | {
      readonly step: 'fallBack';
      readonly units: readonly UnitIndex[];
      readonly from: UnitIndex;
      readonly losses: number;
    }
  | {
      readonly step: 'fallBackChoice';
      readonly units: readonly UnitIndex[];
      readonly from: UnitIndex;
      readonly losses: number;
    }
  | { readonly step: 'lightSteps'; readonly side: Side; readonly units: readonly UnitIndex[] }
  | { readonly step: 'lightStep'; readonly side: Side; readonly units: readonly UnitIndex[] }
  | { readonly step: 'moment'; readonly moment: DuelMoment }
  | { readonly step: 'challenge'; readonly side: Side; readonly second: boolean }
  | { readonly step: 'takeUp'; readonly side: Side; readonly own: ChampionIndex; readonly enemy: ChampionIndex }
  | { readonly step: 'duel'; readonly own: ChampionIndex; readonly enemy: ChampionIndex };

/** What is heard of Mass Combat. */
export type BattleEvent =
  | { readonly event: 'fieldPicked'; readonly side: Side; readonly field: number }
  | { readonly event: 'grew'; readonly side: Side; readonly troop: Troop; readonly units: number }
  | { readonly event: 'musterBegan'; readonly side: Side; readonly divided: readonly number[] }
  | { readonly event: 'mustered'; readonly units: readonly UnitRow[] }
  | { readonly event: 'lossNumberSet'; readonly lossNumber: number }
  | { readonly event: 'mannerSet'; readonly waived: boolean }
  /** In the order of placing. */
  | {
      readonly event: 'placed';
      readonly side: Side;
      readonly units: readonly UnitIndex[];
      readonly at: readonly HexIndex[];
    }
  | { readonly event: 'lineNamed'; readonly line: Line }
  | { readonly event: 'roundBegan'; readonly round: number }
  | { readonly event: 'declared'; readonly side: Side; readonly declaration: Declaration }
  | { readonly event: 'retreated' | 'surrendered'; readonly side: Side }
  | { readonly event: 'left'; readonly side: Side; readonly units: readonly UnitIndex[] }
  | { readonly event: 'quickChosen'; readonly units: readonly UnitIndex[] }
  | { readonly event: 'phaseBegan'; readonly phase: number }
  | {
      readonly event: 'moved';
      readonly unit: UnitIndex;
      /** The hexes entered, the last one being where it stops. */
      readonly path: readonly HexIndex[];
      /** The enemies that it came next to. */
      readonly pins: readonly UnitIndex[];
    }
  | { readonly event: 'movementEnded' }
  | { readonly event: 'clustered'; readonly clusters: readonly Cluster[] }
  | { readonly event: 'aimed'; readonly unit: UnitIndex; readonly target: UnitIndex | null }
  | {
      readonly event: 'shot';
      readonly unit: UnitIndex;
      readonly target: UnitIndex;
      readonly won: boolean;
      readonly losses: number;
    }
  | { readonly event: 'lossesTaken'; readonly unit: UnitIndex; readonly losses: number }
  | { readonly event: 'destroyed'; readonly unit: UnitIndex }
  | { readonly event: 'meleeBegan'; readonly clusters: readonly Cluster[] }
  | { readonly event: 'clusterNamed'; readonly cluster: ClusterIndex }
  | { readonly event: 'clashed'; readonly lone: UnitIndex; readonly other: UnitIndex; readonly winner: UnitIndex }
  | { readonly event: 'pressed'; readonly lone: UnitIndex; readonly by: UnitIndex }
  | { readonly event: 'boxedIn'; readonly unit: UnitIndex }
  | { readonly event: 'fellBack'; readonly unit: UnitIndex; readonly to: HexIndex }
  | { readonly event: 'stepped'; readonly unit: UnitIndex; readonly to: HexIndex }
  | { readonly event: 'clusterDone'; readonly cluster: ClusterIndex }
  | { readonly event: 'challenged'; readonly side: Side; readonly own: ChampionIndex; readonly enemy: ChampionIndex }
  | { readonly event: 'challengeRefused'; readonly side: Side }
  | { readonly event: 'duelsDeclined'; readonly side: Side }
  | { readonly event: 'duelFought'; readonly champions: readonly (readonly [ChampionIndex, Champion])[] }
  | { readonly event: 'renamed'; readonly unit: UnitIndex; readonly name: string }
  | { readonly event: 'roundEnded'; readonly quiet: number }
  | { readonly event: 'ended'; readonly ending: Ending };

/** What can be answered in Mass Combat. */
export type BattleChoice =
  | { readonly choose: 'field'; readonly field: number }
  | { readonly choose: 'grow'; readonly troop: Troop }
  | { readonly choose: 'insist' | 'waive' }
  | { readonly choose: 'place'; readonly units: readonly Placing[] }
  | ({ readonly choose: 'line' } & Line)
  | { readonly choose: Declaration }
  | { readonly choose: 'quick'; readonly units: readonly string[] }
  | { readonly choose: 'move' | 'step'; readonly unit: string; readonly to: Place }
  | { readonly choose: 'done' }
  | { readonly choose: 'clusters'; readonly clusters: readonly NamedCluster[] }
  | { readonly choose: 'shoot'; readonly target: string }
  | { readonly choose: 'hold' }
  | { readonly choose: 'fight'; readonly unit: string }
  | { readonly choose: 'press'; readonly unit: string }
  /** `to` is null where there is no room, or where nobody is left to go. */
  | { readonly choose: 'back'; readonly unit: string; readonly to: Place | null }
  | { readonly choose: 'goOn' | 'noDuels' | 'accept' | 'refuse' }
  | { readonly choose: 'challenge'; readonly own: string; readonly enemy: string };

/** One against several, by the keys of the units. */
export interface NamedCluster {
  readonly lone: string;
  readonly many: readonly string[];
}

export type Fate = 'standing' | 'lost' | 'left' | 'surrendered';

/** What has become of an army. */
export interface ArmyOutcome {
  readonly name: string;
  readonly side: 'attacker' | 'defender';
  readonly retreated: boolean;
  readonly surrendered: boolean;
  readonly destroyed: boolean;
  readonly units: readonly {
    readonly unit: string;
    /** What it is called, where anybody has named units or said where they are at home. */
    readonly name?: string;
    readonly troop: Troop;
    readonly size: number;
    /** Losses counted in the battle, and those that stay. */
    readonly counted: number;
    readonly losses: number;
    readonly fate: Fate;
  }[];
  /** Soldiers by troop type before and after, and what stays lost. */
  readonly before: Troops;
  readonly after: Troops;
  readonly lost: Troops;
  /** SAGA-BATTLE-END-003: the survivors whom a surrender has put into the enemy's hands, until terms are settled. */
  readonly prisoners: Troops;
  /** Troop cost before and after. SAGA-WEALTH-014 measures by it what the wealth of the owner supports. */
  readonly cost: { readonly before: number; readonly after: number };
}

/** What the campaign takes from a battle. */
export interface BattleOutcome {
  readonly ending: Ending;
  readonly rounds: number;
  /** SAGA-BATTLE-END-025: the army that holds the field. */
  readonly holder: string | null;
  readonly armies: readonly [ArmyOutcome, ArmyOutcome];
  /** SAGA-WEALTH-011: what the table may credit this battle with. */
  readonly credit: { readonly raise: string | null; readonly lower: string | null };
  /** SAGA-BATTLE-008: the champions who fought hand to hand, as their duels have left them. */
  readonly champions: readonly ({ readonly name: string; readonly army: string } & Champion)[];
}

/** The types of Mass Combat. */
export interface Battle {
  setup: BattleSetup;
  options: BattleOptions;
  given: BattleGiven;
  open: BattleOpen;
  own: Record<never, never>;
  step: BattleStep;
  event: BattleEvent;
  secret: never;
  choice: BattleChoice;
  outcome: BattleOutcome;
}

/** A battle as far as its facts go. */
export type BattleSight = Pick<Sight<Battle>, 'given' | 'open'>;
export type BattleFacts = Facts<Battle>;
export type BattlePlay = Play<Battle>;
export type DuelEnd = DuelOutcome;

/** The army of a side. */
export const armyOf = ({ given }: Pick<BattleSight, 'given'>, side: Side): Fixed<Army> =>
  given.armies[side] as Fixed<Army>;

export const hasRetreated = ({ open }: BattleSight, side: Side): boolean => open.retreated[side] === true;

const commanders = keptForThing(
  'who is asked is the same object for a whole battle, and is asked for at every step',
  ({ armies }: BattleSight['given']): readonly (readonly Asked[])[] =>
    armies.map(({ seat, name }) => [{ seat, as: name }]),
);

/** The seat that commands an army, in the form in which the kernel asks it. */
export const commander = (given: BattleSight['given'], side: Side): readonly Asked[] =>
  commanders(given)[side] as readonly Asked[];

/** SAGA-BATTLE-ROUND-002: one army is proactive. SAGA-BATTLE-ROUND-003: the attacking army in odd rounds. */
export const proactive = ({ open }: BattleSight): Side => (open.round % 2 === 1 ? 0 : 1);

/** The side that answers under the name of its army. */
export const sideNamed = ({ given }: Pick<BattleSight, 'given'>, as: string): Side =>
  armyOf({ given }, ATTACKER).name === as ? ATTACKER : DEFENDER;

/** The soldiers of a unit that are not lost. */
export const soldiersLeft = (sight: BattleSight, unit: UnitIndex): number =>
  unitAt(sight, unit).size - (sight.open.losses[unit] as number);
