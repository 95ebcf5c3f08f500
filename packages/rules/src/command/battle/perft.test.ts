import { type Stream, stream } from '@warmoot/kernel';
import { byTier } from '@warmoot/kernel/testing';
import { expect, test } from 'vitest';
import { bruteAfter } from './testing/bruteAfter.js';
import { bruteNode, bruteOf, sceneNode } from './testing/bruteBeside.js';
import { type BruteChoice, bruteChoices } from './testing/bruteChoices.js';
import type { Brute } from './testing/bruteModel.js';
import { offered, type Standing, setupOf, stand, type Table } from './testing/stand.js';
import { UNIT_CLASSES } from './units.table.js';

interface Case {
  readonly north: readonly Standing[];
  readonly south: readonly Standing[];
  readonly rest: object;
  readonly options: object;
  /** How many lines of play there are to the depth 4. */
  readonly lines: number;
}

const SMALL = { 'command.mapRows': 6, 'command.mapColumns': 6 };
const hexes = (...at: readonly (readonly [number, number])[]) => at.map(([row, column]) => ({ row, column }));

const CASES: Readonly<Record<string, Case>> = {
  // A rout of S1 makes S2 check, then S3 and S4, and each that routs goes on to the next.
  'volleys with a rout chain': {
    north: [
      ['AR', 'C', 2, [1, 2]],
      ['HA', 'B', 1, [1, 3]],
    ],
    south: [
      ['LI', 'A', 1, [4, 2], 3],
      ['LI', 'B', 1, [5, 0]],
      ['SI', 'C', 0, [5, 2]],
      ['AR', 'C', 1, [5, 5]],
    ],
    rest: {},
    options: { ...SMALL, 'command.impassableHexes': hexes([1, 1], [1, 4], [0, 2], [0, 4], [2, 2], [2, 4]) },
    lines: 4328,
  },
  // N1 can charge, N2 stands between two enemies of equal points and can disengage.
  'movement with a charge and a disengagement': {
    north: [
      ['HC', 'C', 1, [0, 0]],
      ['SI', 'B', 2, [2, 3]],
      ['LI', 'D', 1, [2, 4]],
    ],
    south: [
      ['LI', 'C', 1, [3, 2]],
      ['HA', 'D', 1, [3, 3]],
    ],
    rest: { stage: 2 },
    options: { ...SMALL, 'command.impassableHexes': hexes([0, 3], [1, 4], [2, 0], [2, 1], [4, 0], [4, 1], [1, 5]) },
    lines: 6262,
  },
  // N1 is bound by its charge; S1 and S2 can feint; N2 and N3 can support or attack.
  'declarations with a feint and supports': {
    north: [
      ['LC', 'B', 2, [2, 2]],
      ['HI', 'C', 1, [2, 3]],
      ['LI', 'D', 1, [3, 1]],
      ['AR', 'C', 1, [0, 0]],
    ],
    south: [
      ['SI', 'C', 3, [3, 2]],
      ['HA', 'D', 2, [3, 3]],
      ['LI', 'E', 0, [4, 3]],
    ],
    rest: { stage: 3, charges: [{ unit: 'N1', target: 'S1' }] },
    options: SMALL,
    lines: 763,
  },
  // S1 can feint from N1 to where N2 still reaches it, but not N3: the Attack stands and its support lapses.
  'a feint out of the reach of a supporter': {
    north: [
      ['LI', 'C', 1, [3, 1]],
      ['LI', 'D', 1, [2, 3]],
      ['LC', 'C', 1, [2, 2]],
    ],
    south: [['SI', 'C', 3, [3, 2]]],
    rest: { stage: 3, attacks: [{ unit: 'N2', target: 'S1', supporters: ['N3'] }] },
    options: SMALL,
    lines: 43,
  },
  // N1 will rout S1 unless S2 and S3 help; whoever wins must kill or let go.
  'defences and combats with survivors': {
    north: [
      ['HC', 'B', 1, [2, 2]],
      ['HI', 'B', 0, [2, 3]],
      ['SI', 'C', 1, [3, 1]],
    ],
    south: [
      ['HI', 'C', 2, [3, 2], 3],
      ['LI', 'D', 1, [3, 3]],
      ['SI', 'D', 1, [4, 2]],
      ['LC', 'C', 1, [4, 1]],
      ['AR', 'E', 1, [5, 5]],
    ],
    rest: {
      stage: 4,
      attacks: [
        { unit: 'N1', target: 'S1', supporters: ['N3'] },
        { unit: 'N2', target: 'S1' },
      ],
    },
    options: SMALL,
    lines: 974,
  },
  // N2 has no point: it charges for nothing, or holds for nothing where no way is open; S1 stops it halfway.
  'the middle of a battle with options changed': {
    north: [
      ['HA', 'C', 2, [1, 1], 1],
      ['HC', 'D', 0, [0, 4]],
      ['LI', 'B', 0, null, 4],
      ['LI', 'E', 1, [1, 4]],
    ],
    south: [
      ['LI', 'C', 0, [3, 4], 3],
      ['AR', 'D', 1, [2, 1]],
      ['LI', 'B', 0, null, 3],
    ],
    rest: { stage: 2, round: 3, first: 'south' },
    options: {
      ...SMALL,
      'command.impassableHexes': hexes([0, 0], [2, 2], [2, 3], [3, 3], [3, 2], [1, 5], [4, 2]),
      'command.waitingArchers': 'footOnly',
      'command.scoreFloor': 'none',
      'command.passThroughFriends': 'on',
      'command.zoneOfControl': 'stop',
      'command.volleyInContact': 'off',
      'command.advanceMeasure': 'nearest',
      'command.advanceFromContact': 'on',
      'command.boxedInUnits': 'freeHold',
      'command.chargeNeedsPoint': 'off',
      'command.ties': 'attackerWins',
      'command.moralRange': 3,
    },
    lines: 7360,
  },
};

const answered = (table: Table, choice: BruteChoice): Table => {
  const { awaits } = table.run;
  if (awaits.need !== 'answers') throw new Error('nobody is asked');
  const { seat, as } = awaits.asked[0] as { readonly seat: string; readonly as: string };
  return table.answer(seat, choice, as);
};

/** Who is asked, how all stand and what they may choose must be the same. */
const compare = (table: Table, brute: Brute): void => {
  const [wanted, got] = [bruteNode(brute), sceneNode(table)];
  // `expect` is slow, and there are many nodes.
  if (wanted.join('\n') !== got.join('\n')) expect(got).toEqual(wanted);
};

/** Holds the scene against the brute force at a node and at all that follow it; gives the number of lines of play. */
const perft = (table: Table, brute: Brute, depth: number): number => {
  compare(table, brute);
  if (depth === 0 || brute.ended !== null) return 1;
  let count = 0;
  for (const choice of bruteChoices(brute).choices)
    count += perft(answered(table, choice), bruteAfter(brute, choice), depth - 1);
  return count;
};

/** Two seconds each, and what is in them is in the others too: in proof. */
const LONG = ['the middle of a battle with options changed', 'movement with a charge and a disengagement'];
const ALL = Object.entries(CASES);

test.each(
  byTier(
    ALL.filter(([name]) => !LONG.includes(name)),
    ALL,
  ),
)('COMMAND-TURN-010 every choice to the depth 4: %s', (_name, case_) => {
  const { north, south, rest, options, lines } = case_;
  const brute = bruteOf(setupOf(north, south, rest), options);
  expect(perft(stand(north, south, rest, options), brute, 4)).toBe(lines);
});

/** What options may be, the default first. */
const VALUES: Readonly<Record<string, readonly unknown[]>> = {
  'command.waitingArchers': ['both', 'footOnly'],
  'command.scoreFloor': ['zero', 'none'],
  'command.passThroughFriends': ['off', 'on'],
  'command.zoneOfControl': ['none', 'stop'],
  'command.impassableHexes': [[], hexes([2, 1], [3, 4]), hexes([1, 3], [2, 3], [3, 3], [4, 3])],
  'command.volleyInContact': ['on', 'off'],
  'command.advanceMeasure': ['any', 'nearest'],
  'command.advanceFromContact': ['off', 'on'],
  'command.boxedInUnits': ['rout', 'freeHold'],
  'command.chargeNeedsPoint': ['on', 'off'],
  'command.ties': ['none', 'defenderWins', 'attackerWins'],
  'command.moralRange': ['field', 2],
  'command.roundLimit': [10, 4],
  'command.quietRounds': [2, 1],
  'command.objectiveHexes': [[], hexes([2, 2], [3, 3])],
};

const pick = <A>(source: Stream, list: readonly A[]): A => list[source.below(list.length)] as A;

/** A battle of three to five units a side in its course, close together. */
const randomCase = (source: Stream): Omit<Case, 'lines'> => {
  const options = Object.fromEntries(Object.entries(VALUES).map(([key, values]) => [key, pick(source, values)]));
  const army = (rows: readonly number[]): readonly Standing[] => {
    const free = rows.flatMap((row) => [0, 1, 2, 4, 5].map((column) => [row, column] as const));
    return Array.from({ length: 3 + source.below(3) }, (_, i): Standing => {
      const [grade, most] = pick(source, [
        ['A', 9],
        ['B', 7],
        ['C', 5],
        ['D', 3],
        ['E', 1],
      ] as const);
      const [at] = free.splice(source.below(free.length), 1) as [readonly [number, number]];
      const points = source.below(most + 1);
      return [pick(source, UNIT_CLASSES), grade, points, i === 2 ? null : at, source.below(4)];
    });
  };
  const rest = { active: pick(source, ['north', 'south']), first: pick(source, ['north', 'south']) };
  return { north: army([0, 1]), south: army([4, 5]), rest, options: { ...SMALL, ...options } };
};

/** All words of a battle once it has begun. */
const WORDS = [
  ...['volley', 'hold', 'advance', 'manoeuvre', 'charge', 'disengage', 'engage', 'waiting', 'rout', 'endStage'],
  ...['attack', 'supportAttack', 'supportDefense', 'resolve', 'endureMissiles', 'takeDamage', 'endureCharge'],
  ...['pursue', 'allowDisengagement', 'defend', 'feint', 'loseAttack', 'moralCheck', 'slaughter', 'allowEscape'],
];

test('COMMAND-TURN-010 every choice along random battles with random options, to their end', () => {
  const used = new Set<string>();
  for (let game = 0; game < 60; game++) {
    const source = stream(`perft ${game}`);
    const { north, south, rest, options } = randomCase(source);
    let table = stand(north, south, rest, options);
    let brute = bruteOf(setupOf(north, south, rest), options);
    for (compare(table, brute); brute.ended === null; compare(table, brute)) {
      const { choices } = bruteChoices(brute);
      const words = [...new Set(choices.map(({ choose }) => choose))];
      const quick = words.filter((word) => word !== 'concede' && word !== 'rout' && word !== 'endStage');
      const word = pick(source, quick.length > 0 && source.below(12) > 0 ? quick : words);
      const choice = pick(
        source,
        choices.filter(({ choose }) => choose === word),
      );
      used.add(word);
      table = answered(table, choice);
      brute = bruteAfter(brute, choice);
    }
  }
  expect(WORDS.filter((word) => !used.has(word))).toEqual([]);
});

test('COMMAND-END-005 who takes a battle up at the start of a turn may concede, though units are gone', () => {
  const north: readonly Standing[] = [
    ['LI', 'C', 2, [0, 0]],
    ['LI', 'C', 0, null, 4],
  ];
  expect(offered(stand(north, [['LI', 'C', 2, [5, 5]]]))).toContainEqual({ choose: 'concede' });
});
