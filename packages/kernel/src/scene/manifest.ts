import type { Json } from '../json.js';
import type { Refusal, RuleId } from '../refusals.js';
import type { Result } from '../result.js';
import type { Shape } from '../shape.js';
import type { AnyRules, ClosedSheets, Fixed, SceneRules, SceneTypes, SeatId, View } from './contract.js';
import type { Naming } from './naming.js';
import type { RoundStage } from './stages.js';
import type { StandingAnswer } from './standing.js';

/** A scene that is set up but for who plays it. Its name is a key; the scene's words say it to people. */
export interface ReadyStart {
  readonly name: string;
  readonly seats: { readonly least: number; readonly most: number };
  /** The setup for these seats, in the order of the table. What people would write is told by its key. */
  readonly setup: (seats: readonly SeatId[], told: (key: string) => string) => unknown;
  readonly options?: Readonly<Record<string, unknown>>;
}

/** How a scene is played at once, by one press, with nothing set up. */
export interface AtOnce {
  /** How many sit there, the one who presses among them; two where nothing is said. */
  readonly seats?: number;
  /** What whoever presses may pick, by its key: whom or what they lead, or what it is about. Left out, all is drawn. */
  readonly sides?: readonly string[];
  /**
   * A setup for these seats, drawn from a seed: who meets whom, and where; with a side that was picked it is theirs who sit
   * there first. What people would write is told by its key.
   */
  readonly setup: (seats: readonly SeatId[], seed: string, told: (key: string) => string, side?: string) => unknown;
  readonly options?: Readonly<Record<string, unknown>>;
  /** The steps before the first decision that matters: each is answered by what the rules suggest first. */
  readonly prepares?: readonly string[];
}

/** What a campaign hands to its bridges and what it gets from them. Each campaign has its own types for these. */
export interface CampaignTypes {
  readonly campaign: unknown;
  /** The entry of the calendar under which a scene is played. */
  readonly entry: unknown;
  /** The entry, and who sits at the table. */
  readonly setting: unknown;
  /** Everybody and everything in the campaign that a plan names. */
  readonly cast: unknown;
  readonly event: unknown;
  /** A scene that another leaves open. */
  readonly leaving: unknown;
}

/** What a scene takes from a campaign and what it gives back. */
export interface Bridge<C extends CampaignTypes, Plan, Outcome> {
  /** What the calendar of the campaign calls a scene that is played like this. */
  readonly plays: string;
  /** The rule set whose way of playing it this is. A plan names it in its field `by`. */
  readonly by: string;
  /** How the scene is planned. */
  readonly plan: Shape<Plan>;
  /** Why it cannot be played as planned, as far as that is known on the day of the planning. */
  check(campaign: C['campaign'], plan: Plan, day: number): Refusal | null;
  cast(plan: Plan): C['cast'];
  /** By which rule some of the people in it must agree to playing it this way; left out, nobody need. */
  agreed?(plan: Plan): { readonly rule: RuleId; readonly people: readonly string[] };
  /** Of whose sheets everybody sees something while it is played, closed or not; left out, of nobody's. */
  shows?(plan: Plan): readonly string[];
  /** What the scene begins with, made from the campaign; or why it cannot be played now. */
  stage(
    campaign: C['campaign'],
    plan: Plan,
    setting: C['setting'],
  ): Result<{ readonly setup: Json; readonly options: Json; readonly closed?: ClosedSheets }>;
  /** What the outcome of the scene means for the campaign. */
  takeBack(
    campaign: C['campaign'],
    plan: Plan,
    ended: { readonly entry: C['entry']; readonly outcome: Outcome },
  ): readonly C['event'][];
  /** The day of the calendar that a scene over days has come to, by its open facts; left out, it takes no days. */
  dayOf?(open: unknown): number;
  /** Whether it may wait now for another scene, by the open facts and by what these seats know themselves. */
  mayWait?(open: unknown, own: readonly unknown[]): boolean;
  /** What the calendar keeps of the outcome; all of it, where this is left out. */
  kept?(outcome: Outcome): Json;
  /** What comes next by the rules, if anybody wants it: read from the plan and from what the calendar has kept. */
  leaves?(plan: Plan, ended: { readonly entry: C['entry']; readonly outcome: Json }): readonly C['leaving'][];
}

/** A bridge to whatever campaign: manifests hold these, and each campaign knows its own. */
// biome-ignore lint/suspicious/noExplicitAny: the one place where the campaign is forgotten
export type AnyBridge = Bridge<any, any, any>;

/** Everything but the rules that lobby, log, terminal and computer players know of a scene. */
export interface Manifest {
  readonly rules: AnyRules;
  /** What pages, commands and campaigns call it. Editions of one scene have one kind. */
  readonly kind: string;
  /** Which edition it is, where it is not the usual one. */
  readonly edition: string | null;
  /** Who sets it up: people at a table, or only a campaign. */
  readonly setUpBy: 'table' | 'campaign';
  /** What it takes from a campaign and gives back; null where no plan of a campaign leads to it. */
  readonly campaign: AnyBridge | null;
  readonly starts: readonly ReadyStart[];
  /** How it is played at once; null where that is the first of its starts. */
  readonly atOnce: AtOnce | null;
  /** The rules in which each of its options stands. */
  readonly options: Readonly<Record<string, readonly RuleId[]>>;
  /** The part of the scene that runs, such as the round. A heading stands in the log where it changes. */
  readonly part: (open: unknown) => number | null;
  /** The stages of that part, and which of them is on; none where it has none. The scene's words name them. */
  readonly stages: (view: View<SceneTypes>) => readonly RoundStage[];
  /** What the numbers in its steps, events and choices stand for; null where they hold none but counts. */
  readonly naming: Naming | null;
  /** What a position is worth to a seat, from −1 (all lost) to 1 (all won), by what the seat sees. */
  readonly worth: ((view: View<SceneTypes>, seat: SeatId) => number) | null;
  /** The answers that may stand: given once, and asked for again when it matters. */
  readonly standing: readonly StandingAnswer[];
}

/** A manifest as it is written: whatever is left out has its default. */
interface Written<T extends SceneTypes>
  extends Partial<Omit<Manifest, 'rules' | 'part' | 'stages' | 'naming' | 'worth' | 'standing'>> {
  readonly rules: SceneRules<T>;
  readonly part?: (open: Fixed<T['open']>) => number | null;
  readonly stages?: (view: View<T>) => readonly RoundStage[];
  readonly naming?: Naming<T>;
  readonly worth?: (view: View<T>, seat: SeatId) => number;
  readonly standing?: readonly StandingAnswer<T>[];
}

/** The round, where the scene counts rounds. */
const roundIn = (open: unknown): number | null => {
  const { round } = (open ?? {}) as { readonly round?: unknown };
  return typeof round === 'number' && round > 0 ? round : null;
};

const noStages = (): readonly RoundStage[] => [];

/** The manifest of a scene. Nothing but its rules has to be given. */
export const manifest = <T extends SceneTypes>(written: Written<T>): Manifest => {
  const { rules, kind, edition, setUpBy, campaign, starts, atOnce, options, naming, worth, standing } = written;
  const { part, stages } = written;
  return {
    rules: rules as AnyRules,
    kind: kind ?? rules.scene,
    edition: edition ?? null,
    setUpBy: setUpBy ?? 'table',
    campaign: campaign ?? null,
    starts: starts ?? [],
    atOnce: atOnce ?? null,
    options: options ?? {},
    part: (part as Manifest['part'] | undefined) ?? roundIn,
    stages: (stages as unknown as Manifest['stages'] | undefined) ?? noStages,
    naming: (naming as Naming | undefined) ?? null,
    worth: (worth as unknown as Manifest['worth'] | undefined) ?? null,
    standing: (standing as unknown as Manifest['standing'] | undefined) ?? [],
  };
};
