/**
 * A battle of `command` once more, naive and slow, from the ledger alone: it shares nothing with the scene but the
 * words in which choices are written (COMMAND-TURN-010), so that one can be held against the other.
 */

export type BruteHex = { readonly row: number; readonly column: number };

export interface BruteUnit {
  readonly key: string;
  readonly side: 'north' | 'south';
  readonly class: string;
  readonly grade: string;
  points: number;
  damage: number;
  hex: BruteHex | null;
  fate: 'here' | 'routed' | 'slaughtered' | 'left';
  acted: boolean;
  /** Whom its Charge binds it to attack. */
  bound: string | null;
  attacks: string | null;
  /** The ally whose Attack it supports. */
  helps: string | null;
  /** The ally whose defence it supports. */
  guards: string | null;
}

/** What somebody must answer. */
export type BruteDue =
  | { readonly due: 'volleyed' | 'charged'; readonly unit: string }
  | { readonly due: 'attacked' | 'lost'; readonly unit: string; readonly by: string }
  | { readonly due: 'pursuit'; readonly among: readonly string[]; readonly gap: BruteHex }
  | { readonly due: 'survivors'; readonly unit: string; readonly routed: string };

/** A rout whose Moral Checks are not finished: who routed, from where, and who has checked. */
export interface BruteRout {
  readonly unit: string;
  readonly from: BruteHex;
  readonly checked: string[];
}

export interface Brute {
  readonly options: BruteOptions;
  units: BruteUnit[];
  active: 'north' | 'south';
  first: 'north' | 'south';
  round: number;
  stage: number;
  /** Whether a turn is at its very start. */
  atStart: boolean;
  dues: BruteDue[];
  routs: BruteRout[];
  /** Points, damage, hex and fate of all units when the round began. */
  before: string;
  quiet: number;
  /** How it has ended: `north`, `south` or `draw`. */
  ended: string | null;
}

/** COMMAND, section 14: options and their defaults, as far as a battle in its course knows them. */
export const BRUTE_OPTIONS = {
  'command.waitingArchers': 'both',
  'command.scoreFloor': 'zero',
  'command.mapRows': 12,
  'command.mapColumns': 15,
  'command.passThroughFriends': 'off',
  'command.zoneOfControl': 'none',
  'command.impassableHexes': [] as readonly BruteHex[],
  'command.volleyInContact': 'on',
  'command.advanceMeasure': 'any',
  'command.advanceFromContact': 'off',
  'command.boxedInUnits': 'rout',
  'command.chargeNeedsPoint': 'on',
  'command.ties': 'none',
  'command.moralRange': 'field' as string | number,
  'command.roundLimit': 10,
  'command.quietRounds': 2,
  'command.objectiveHexes': [] as readonly BruteHex[],
};
export type BruteOptions = typeof BRUTE_OPTIONS;

/** Section 3, in the order of the grades A to E: Support/Assault. */
const SCORES: Readonly<Record<string, string>> = {
  LI: '2/3 2/2 1/1 1/0 0/0',
  HI: '2/5 2/4 1/3 1/2 0/1',
  SI: '4/1 3/1 2/0 2/0 1/0',
  LC: '4/3 3/2 2/1 2/0 1/0',
  HC: '2/7 2/6 1/5 1/4 0/3',
  AR: '0/1 0/1 0/0 0/0 0/0',
  HA: '0/3 0/2 0/1 0/0 0/0',
};

/** COMMAND-SCORE-011 */
export const bruteScore = (brute: Brute, unit: BruteUnit, which: 'support' | 'assault'): number => {
  const pair = SCORES[unit.class]?.split(' ')['ABCDE'.indexOf(unit.grade)]?.split('/') as string[];
  const score = Number(pair[which === 'support' ? 0 : 1]) - unit.damage;
  return brute.options['command.scoreFloor'] === 'zero' ? Math.max(0, score) : score;
};

export const bruteUnit = (brute: Brute, key: string): BruteUnit =>
  brute.units.find((unit) => unit.key === key) as BruteUnit;

export const here = (brute: Brute): BruteUnit[] => brute.units.filter((unit) => unit.fate === 'here');
export const enemiesOf = (brute: Brute, unit: BruteUnit): BruteUnit[] =>
  here(brute).filter((other) => other.side !== unit.side);
export const alliesOf = (brute: Brute, unit: BruteUnit): BruteUnit[] =>
  here(brute).filter((other) => other.side === unit.side && other !== unit);

/** COMMAND-HEX-003, by its formula. */
export const bruteDistance = (a: BruteHex, b: BruteHex): number => {
  const q = ({ row, column }: BruteHex): number => column - Math.floor(row / 2);
  const [dq, dr] = [q(a) - q(b), a.row - b.row];
  return Math.max(Math.abs(dq), Math.abs(dr), Math.abs(dq + dr));
};
