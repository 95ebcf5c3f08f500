import type { RuleId } from '../refusals.js';
import type { AnyRules, Fixed, SceneRules, SceneTypes, SeatId, View } from './contract.js';

/** A scene that is set up but for who plays it. Its name is a key; the scene's words say it to people. */
export interface ReadyStart {
  readonly name: string;
  readonly seats: { readonly least: number; readonly most: number };
  /** The setup for these seats, in the order of the table. */
  readonly setup: (seats: readonly SeatId[]) => unknown;
  readonly options?: Readonly<Record<string, unknown>>;
}

/** Everything but the rules that lobby, log, terminal and computer players know of a scene. */
export interface Manifest {
  readonly rules: AnyRules;
  /** What pages, commands and campaigns call it. Editions of one scene have one kind. */
  readonly kind: string;
  /** Which edition it is, where it is not the usual one. */
  readonly edition: string | null;
  /** Who sets it up: people at a table, or only a campaign. */
  readonly setUpBy: 'table' | 'campaign';
  readonly starts: readonly ReadyStart[];
  /** The rules in which each of its options stands. */
  readonly options: Readonly<Record<string, readonly RuleId[]>>;
  /** The part of the scene that runs, such as the round. A heading stands in the log where it changes. */
  readonly part: (open: unknown) => number | null;
  /** What a position is worth to a seat, from −1 (all lost) to 1 (all won), by what the seat sees. */
  readonly worth: ((view: View<SceneTypes>, seat: SeatId) => number) | null;
}

/** A manifest as it is written: whatever is left out has its default. */
interface Written<T extends SceneTypes> extends Partial<Omit<Manifest, 'rules' | 'part' | 'worth'>> {
  readonly rules: SceneRules<T>;
  readonly part?: (open: Fixed<T['open']>) => number | null;
  readonly worth?: (view: View<T>, seat: SeatId) => number;
}

/** The round, where the scene counts rounds. */
const roundIn = (open: unknown): number | null => {
  const { round } = (open ?? {}) as { readonly round?: unknown };
  return typeof round === 'number' && round > 0 ? round : null;
};

/** The manifest of a scene. Nothing but its rules has to be given. */
export const manifest = <T extends SceneTypes>(written: Written<T>): Manifest => {
  const { rules, kind, edition, setUpBy, starts, options, part, worth } = written;
  return {
    rules: rules as AnyRules,
    kind: kind ?? rules.scene,
    edition: edition ?? null,
    setUpBy: setUpBy ?? 'table',
    starts: starts ?? [],
    options: options ?? {},
    part: (part as Manifest['part'] | undefined) ?? roundIn,
    worth: (worth as unknown as Manifest['worth'] | undefined) ?? null,
  };
};
