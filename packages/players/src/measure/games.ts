import { type AnyRules, Impossible, type Manifest, type SeatId, type Start } from '@warmoot/kernel';
import { manifestsOf, type saga } from '@warmoot/rules';

/** A way to play, as it is played. */
export interface Game {
  readonly rules: AnyRules;
  readonly seats: readonly SeatId[];
  readonly start: (seed: string) => Start;
  /** Steps that the page answers by what the rules suggest first. */
  readonly prepares: readonly string[];
  /** The number of the round, leg, day or appeal that is on. */
  readonly part: Manifest['part'];
  /** Null where nobody wins, or the better player plays it as the weaker one does. */
  readonly sides: Sides | null;
}

type Side = 0 | 1;

/** The two sides of a game: who plays them, and which has won. Null is neither. */
export interface Sides {
  readonly seats: (setup: unknown) => readonly [SeatId, SeatId];
  readonly won: (outcome: unknown, setup: unknown) => Side | null;
}

interface Commanded {
  readonly name: string;
  readonly seat: SeatId;
}
type Named = Readonly<Record<string, Commanded>>;

const sideAt = (index: number): Side | null => (index === 0 || index === 1 ? index : null);

/** Two sides under these keys of a setup; a field of the outcome has the name of the one that has won. */
const named = (keys: readonly [string, string], field: string): Sides => {
  const both = (setup: unknown): Commanded[] => keys.map((key) => (setup as Named)[key] as Commanded);
  return {
    seats: (setup) => both(setup).map(({ seat }) => seat) as [SeatId, SeatId],
    won: (outcome, setup) => {
      const winner = (outcome as Readonly<Record<string, string | null>>)[field];
      return sideAt(both(setup).findIndex(({ name }) => name === winner));
    },
  };
};

interface Led {
  readonly name: string;
  readonly seats: readonly SeatId[];
}

const led = (sides: (setup: never) => readonly [Led, Led], won: Sides['won']): Sides => ({
  seats: (setup) => sides(setup as never).map(({ seats }) => seats[0]) as [SeatId, SeatId],
  won,
});

interface DuelSetup {
  readonly side1: readonly Commanded[];
  readonly side2: readonly Commanded[];
}

const DUEL: Sides = {
  seats: (setup) => {
    const { side1, side2 } = setup as DuelSetup;
    return [side1, side2].map(([one]) => one?.seat) as [SeatId, SeatId];
  },
  won: (outcome) => sideAt(['side1', 'side2'].indexOf((outcome as { readonly ending: string }).ending)),
};

/** Who is chased wins by getting away. */
const CHASE = led(
  ({ quarry, pursuers }: { readonly quarry: Led; readonly pursuers: Led }) => [quarry, pursuers],
  (outcome) => (['away', 'gaveUp'].includes((outcome as saga.chase.ChaseOutcome).end) ? 0 : 1),
);

/** Whoever got what they wanted has won: to be there, or to have the others. */
const MARCH = led(
  ({ parties }: { readonly parties: readonly [Led, Led] }) => parties,
  (outcome) => sideAt((outcome as saga.march.MarchOutcome).parties.findIndex(({ state }) => state === 'got')),
);

const RACE = led(
  ({ racers }: { readonly racers: readonly [Led, Led] }) => racers,
  (outcome) => sideAt((outcome as { readonly winner: number }).winner),
);

export const BATTLE = named(['attacker', 'defender'], 'holder');
export const COMMAND = named(['north', 'south'], 'winner');
export const A_AND_B = named(['a', 'b'], 'winner');

const SIDES = {
  check: null,
  discussion: null,
  chase: CHASE,
  march: MARCH,
  race: RACE,
  duel: DUEL,
  battle: BATTLE,
  command: COMMAND,
  sortie: A_AND_B,
  skirmish: A_AND_B,
  lines: A_AND_B,
} as const satisfies Readonly<Record<string, Sides | null>>;

export type GameKind = keyof typeof SIDES;
export const GAME_KINDS = Object.keys(SIDES) as readonly GameKind[];

const SEATS: readonly SeatId[] = ['one', 'two', 'three'];

/** A kind of scene as the first page begins it: the same sides and fields, drawn from a seed. */
export const gameOf = (kind: GameKind): Game => {
  const [found] = manifestsOf(kind);
  if (found?.atOnce == null) throw new Impossible('nothing that is played at once', kind);
  const { rules, atOnce, part } = found;
  const seats = SEATS.slice(0, atOnce.seats ?? 2);
  return {
    rules,
    seats,
    start: (seed) => ({ setup: atOnce.setup(seats, seed, (key) => key), options: atOnce.options ?? {} }),
    prepares: atOnce.prepares ?? [],
    part,
    sides: SIDES[kind],
  };
};
