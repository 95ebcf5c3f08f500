import { type Brute, type BruteHex, type BruteUnit, bruteDistance, enemiesOf, here } from './bruteModel.js';

const same = (a: BruteHex, b: BruteHex): boolean => a.row === b.row && a.column === b.column;

/** COMMAND-HEX-001, COMMAND-HEX-010: on the map, and not impassable. */
const isGround = ({ options }: Brute, hex: BruteHex): boolean =>
  hex.row >= 0 &&
  hex.row < options['command.mapRows'] &&
  hex.column >= 0 &&
  hex.column < options['command.mapColumns'] &&
  !options['command.impassableHexes'].some((other) => same(other, hex));

const whoStandsOn = (brute: Brute, hex: BruteHex): BruteUnit | undefined =>
  here(brute).find((unit) => same(unit.hex as BruteHex, hex));

/** COMMAND-HEX-002, by its list: even and odd rows differ. */
const neighbours = (brute: Brute, { row, column }: BruteHex): BruteHex[] => {
  const [one, other] = row % 2 === 0 ? [column - 1, column] : [column, column + 1];
  const around = [
    { row, column: column - 1 },
    { row, column: column + 1 },
    ...[row - 1, row + 1].flatMap((beside) => [one, other].map((at) => ({ row: beside, column: at }))),
  ];
  return around.filter((hex) => isGround(brute, hex));
};

/** COMMAND-HEX-004 */
export const areAdjacent = (a: BruteUnit, b: BruteUnit): boolean =>
  a.fate === 'here' && b.fate === 'here' && bruteDistance(a.hex as BruteHex, b.hex as BruteHex) === 1;

export const inContact = (brute: Brute, unit: BruteUnit): boolean =>
  enemiesOf(brute, unit).some((enemy) => areAdjacent(unit, enemy));

export const touchesEnemy = (brute: Brute, unit: BruteUnit, hex: BruteHex): boolean =>
  enemiesOf(brute, unit).some((enemy) => bruteDistance(enemy.hex as BruteHex, hex) === 1);

/** The free hexes next to one. */
export const freeBeside = (brute: Brute, hex: BruteHex): BruteHex[] =>
  neighbours(brute, hex).filter((near) => whoStandsOn(brute, near) === undefined);

/** COMMAND-HEX-006, COMMAND-HEX-008: the hexes where a unit can end a move of 1 to `most` steps, found wave by wave. */
export const reached = (brute: Brute, unit: BruteUnit, most: number): BruteHex[] => {
  const start = unit.hex as BruteHex;
  const over = brute.options['command.passThroughFriends'] === 'on';
  const stops = brute.options['command.zoneOfControl'] === 'stop';
  let wave: BruteHex[] = [start];
  const found: BruteHex[] = [];
  for (let step = 1; step <= most; step++) {
    const next: BruteHex[] = [];
    for (const from of wave) {
      if (stops && step > 1 && touchesEnemy(brute, unit, from)) continue;
      for (const hex of neighbours(brute, from)) {
        const there = whoStandsOn(brute, hex);
        const open = there === undefined || there === unit || (over && there.side === unit.side);
        if (open && ![...next, ...found, start].some((old) => same(old, hex))) next.push(hex);
      }
    }
    found.push(...next);
    wave = next;
  }
  return found.filter((hex) => whoStandsOn(brute, hex) === undefined);
};
