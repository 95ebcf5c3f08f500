// A battlefield and the division of armies as plain numbers, worked out from docs/ledger/saga-battle.md: what the battles
// of bareBattle.ts stand on.
import type { saga, war } from '@warmoot/rules';

export interface Size {
  readonly rows: number;
  readonly columns: number;
}

// TROOP-009, in the table's order.
export const BARE_TROOPS = [
  'lightInfantry',
  'mediumInfantry',
  'heavyInfantry',
  'pikemen',
  'lightCavalry',
  'mediumCavalry',
  'heavyCavalry',
  'bowmen',
] as const satisfies readonly (keyof saga.battle.Troops)[];

/** No barrier; one in both directions; one that hinders who stands here; one that hinders who stands there. */
export const [NO_SOFT, SOFT_BOTH, SOFT_HERE] = [0, 1, 2] as const;
const SOFT_THERE = 3;

/** TERRAIN-008 to -028 in tables. Edges go by hex × 6 + direction: east first, then clockwise. */
export interface BareField {
  readonly size: number;
  readonly rows: number;
  readonly rowOf: Int16Array;
  readonly columnOf: Int16Array;
  readonly open: Uint8Array;
  readonly closed: Uint8Array;
  readonly height: Int16Array;
  readonly rim: Uint8Array;
  /** Where one step leads, or −1: off the map, impassable, or a hard barrier in the way. */
  readonly step: Int16Array;
  /** Who counts as adjacent: neighbours without a hard barrier, else −1. */
  readonly touch: Int16Array;
  readonly soft: Uint8Array;
  /** By from × size + to. */
  readonly far: Uint8Array;
  readonly adjacent: Uint8Array;
  /** By from × size + to: 0 not looked at yet, 1 clear, 2 blocked. */
  readonly fire: Uint8Array;
}

const DROW = [0, 1, 1, 0, -1, -1];
// TERRAIN-004: odd rows are set half a hex to the right.
const DCOLUMN = [
  [1, 0, -1, -1, -1, 0],
  [1, 1, 0, -1, 0, 1],
];

export const bareField = (drawn: war.DrawnField | null, { rows, columns }: Size): BareField => {
  const first: number[] = [];
  let size = 0;
  for (let row = 0; row < rows; row++) {
    first.push(size);
    size += columns - (row % 2);
  }
  const index = (row: number, column: number): number =>
    row < 0 || row >= rows || column < 0 || column >= columns - (row % 2) ? -1 : first[row]! + column;
  const rowOf = new Int16Array(size);
  const columnOf = new Int16Array(size);
  const open = new Uint8Array(size).fill(1);
  const closed = new Uint8Array(size);
  const height = new Int16Array(size);
  const rim = new Uint8Array(size);
  const step = new Int16Array(size * 6).fill(-1);
  const touch = new Int16Array(size * 6).fill(-1);
  const soft = new Uint8Array(size * 6);
  const far = new Uint8Array(size * size);
  const adjacent = new Uint8Array(size * size);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns - (row % 2); column++) {
      const at = index(row, column);
      rowOf[at] = row;
      columnOf[at] = column;
      const sign = drawn?.ground[row]?.[column] ?? '.';
      open[at] = sign === '.' ? 1 : 0;
      closed[at] = sign === '*' ? 1 : 0;
    }
  }
  for (const { row, column, height: h } of drawn?.heights ?? []) height[index(row, column)] = h;
  for (let at = 0; at < size; at++) {
    const row = rowOf[at]!;
    for (let way = 0; way < 6; way++) {
      const to = index(row + DROW[way]!, columnOf[at]! + DCOLUMN[row % 2]![way]!);
      if (to < 0) rim[at] = 1;
      else {
        touch[at * 6 + way] = to;
        if (open[to]! + closed[to]! > 0) step[at * 6 + way] = to;
      }
    }
  }
  for (const { from, to, kind, oneWay } of drawn?.barriers ?? []) {
    const outer = index(from.row, from.column);
    const inner = index(to.row, to.column);
    const out = touch.subarray(outer * 6, outer * 6 + 6).indexOf(inner) + outer * 6;
    const back = touch.subarray(inner * 6, inner * 6 + 6).indexOf(outer) + inner * 6;
    if (kind === 'soft') {
      soft[out] = oneWay ? SOFT_HERE : SOFT_BOTH;
      soft[back] = oneWay ? SOFT_THERE : SOFT_BOTH;
      continue;
    }
    // TERRAIN-018, -022: never adjacent; in one direction only the way in is barred.
    touch[out] = -1;
    touch[back] = -1;
    step[out] = -1;
    if (!oneWay) step[back] = -1;
  }
  for (let a = 0; a < size; a++) {
    for (let edge = a * 6; edge < a * 6 + 6; edge++) if (touch[edge]! >= 0) adjacent[a * size + touch[edge]!] = 1;
    for (let b = 0; b < size; b++) {
      // TERRAIN-005
      const dr = rowOf[b]! - rowOf[a]!;
      const dq = columnOf[b]! - (rowOf[b]! >> 1) - columnOf[a]! + (rowOf[a]! >> 1);
      far[a * size + b] = Math.max(Math.abs(dq), Math.abs(dr), Math.abs(dq + dr));
    }
  }
  const fire = new Uint8Array(size * size);
  return { size, rows, rowOf, columnOf, open, closed, height, rim, step, touch, soft, far, adjacent, fire };
};

const axial = ({ rowOf, columnOf }: BareField, at: number): readonly [number, number] => [
  columnOf[at]! - (rowOf[at]! >> 1),
  rowOf[at]!,
];

/** SHOOT-006, -008 to -010: the hexes nearest to the points that divide the way evenly, by squared distances. */
export const looksClear = (
  field: BareField,
  from: number,
  to: number,
  { bothOfEdge, overWater }: { readonly bothOfEdge: boolean; readonly overWater: boolean },
): boolean => {
  const { size, open, closed, far } = field;
  if (open[from] === 0 || open[to] === 0) return false;
  const parts = far[from * size + to]!;
  const [fromQ, fromR] = axial(field, from);
  const [toQ, toR] = axial(field, to);
  for (let part = 1; part < parts; part++) {
    const q = fromQ * (parts - part) + toQ * part;
    const r = fromR * (parts - part) + toR * part;
    let least = Number.POSITIVE_INFINITY;
    let passing = 0;
    let blocking = 0;
    // Hexes off the map count as well: the nearest may be one.
    for (let hexR = Math.floor(r / parts) - 1; hexR <= r / parts + 1; hexR++) {
      for (let hexQ = Math.floor(q / parts) - 1; hexQ <= q / parts + 1; hexQ++) {
        const dq = hexQ * parts - q;
        const dr = hexR * parts - r;
        const away = dq * dq + dq * dr + dr * dr;
        if (away > least) continue;
        if (away < least) {
          least = away;
          passing = 0;
          blocking = 0;
        }
        const at = indexOfAxial(field, hexQ, hexR);
        if (at >= 0 && (open[at] === 1 || (overWater && closed[at] === 0))) passing++;
        else blocking++;
      }
    }
    if (bothOfEdge ? blocking > 0 : passing === 0) return false;
  }
  return true;
};

const indexOfAxial = ({ rows, rowOf, columnOf }: BareField, q: number, r: number): number => {
  if (r < 0 || r >= rows) return -1;
  const column = q + Math.floor(r / 2);
  const start = rowOf.indexOf(r);
  const at = start + column;
  return column >= 0 && rowOf[at] === r && columnOf[at] === column ? at : -1;
};

export interface BareUnit {
  readonly troop: number;
  readonly size: number;
}

// MUSTER-004 to -010, -013, -015: the type with the largest unit grows while it may.
const divided = (troops: readonly number[], most: number, least: number): BareUnit[] => {
  const units = troops.map((count) => (count > 0 ? 1 : 0) as number);
  for (let all = units.reduce((sum, count) => sum + count, 0); all < most; all++) {
    let grows = -1;
    for (let troop = 0; troop < 8; troop++) {
      const smallest = Math.floor(troops[troop]! / (units[troop]! + 1));
      if (units[troop] === 0 || smallest < 1 || smallest < least) continue;
      if (grows < 0 || troops[troop]! * units[grows]! > troops[grows]! * units[troop]!) grows = troop;
    }
    if (grows < 0) break;
    units[grows]!++;
  }
  return units.flatMap((count, troop) =>
    Array.from({ length: count }, (_, i) => ({
      troop,
      size: Math.floor(troops[troop]! / count) + (i < troops[troop]! % count ? 1 : 0),
    })),
  );
};

/** MUSTER-003, -011 to -019: both armies' units in seat order, and L. */
export const musterBoth = (
  attacker: saga.battle.Troops,
  defender: saga.battle.Troops,
): { readonly units: readonly [BareUnit[], BareUnit[]]; readonly lossNumber: number } => {
  const [red, blue] = [attacker, defender].map((troops) => BARE_TROOPS.map((troop) => troops[troop]));
  const total = (list: readonly number[]): number => list.reduce((sum, count) => sum + count, 0);
  const [ofRed, ofBlue] = [total(red!), total(blue!)];
  const smaller = (troops: readonly number[], larger: BareUnit[], ofLarger: number): BareUnit[] =>
    divided(troops, larger.length - 1, ofLarger / larger.length / 2);
  let units: [BareUnit[], BareUnit[]];
  if (ofRed === ofBlue) units = [divided(red!, 9, 0), divided(blue!, 9, 0)];
  else if (ofRed > ofBlue) {
    const larger = divided(red!, 9, 0);
    units = [larger, smaller(blue!, larger, ofRed)];
  } else {
    const larger = divided(blue!, 9, 0);
    units = [smaller(red!, larger, ofBlue), larger];
  }
  const count = units[0].length + units[1].length;
  return { units, lossNumber: Math.ceil((ofRed + ofBlue) / (3 * count)) };
};

/** DEPLOY-006 to -011: the rows a standing defender may name, along r, q and q + r; the attacker's lower side first. */
export const bareLines = (field: BareField, defenders: readonly number[], attackers: number): saga.battle.Line[] => {
  const lines: saga.battle.Line[] = [];
  for (const axis of ['r', 'q', 'sum'] as const) {
    for (const side of ['lower', 'higher'] as const) {
      const all = defenders.map((at) => along(field, axis, at));
      const at = side === 'lower' ? Math.min(...all) : Math.max(...all);
      const line = { axis, at, side };
      if (beyond(field, line, defenders).length >= attackers) lines.push(line);
    }
  }
  return lines;
};

const along = (field: BareField, axis: saga.battle.Line['axis'], at: number): number => {
  const [q, r] = axial(field, at);
  return axis === 'r' ? r : axis === 'q' ? q : q + r;
};

/** DEPLOY-007: the free passable hexes of the row and of all rows on the attacker's side. */
export const beyond = (field: BareField, line: saga.battle.Line, defenders: readonly number[]): number[] => {
  const hexes: number[] = [];
  for (let at = 0; at < field.size; at++) {
    const number = along(field, line.axis, at);
    const theirs = line.side === 'lower' ? number <= line.at : number >= line.at;
    if (theirs && field.open[at]! + field.closed[at]! > 0 && !defenders.includes(at)) hexes.push(at);
  }
  return hexes;
};

/** DEPLOY-017: the free hexes from which a walk over passable, defender-free hexes reaches the rim. */
export const notSurrounded = (field: BareField, defenders: readonly number[]): number[] => {
  const hexes: number[] = [];
  for (let from = 0; from < field.size; from++) {
    if (field.open[from]! + field.closed[from]! === 0 || defenders.includes(from)) continue;
    const seen = new Set([from]);
    for (const here of seen) {
      if (field.rim[here] === 1) {
        hexes.push(from);
        break;
      }
      for (let edge = here * 6; edge < here * 6 + 6; edge++) {
        const next = field.step[edge]!;
        if (next >= 0 && !defenders.includes(next)) seen.add(next);
      }
    }
  }
  return hexes;
};

/** DEPLOY-015: one connected group; on the march nobody touches more than two others. */
export const isFit = (field: BareField, hexes: readonly number[], onTheMarch: boolean): boolean => {
  const beside = (at: number): number[] => hexes.filter((other) => field.adjacent[at * field.size + other] === 1);
  const seen = new Set(hexes.slice(0, 1));
  for (const here of seen) for (const next of beside(here)) seen.add(next);
  return seen.size === hexes.length && (!onTheMarch || hexes.every((at) => beside(at).length <= 2));
};
