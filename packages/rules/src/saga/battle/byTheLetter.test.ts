import { apply, begin, type Run, type Stream, stream } from '@warmoot/kernel';
import { randomInput } from '@warmoot/kernel/testing';
import { expect, test } from 'vitest';
import type { Battle, BattleChoice, BattleEvent } from './battle.js';
import { battleScene } from './scene.js';
import { PlainBattle } from './testing/byTheLetter.js';
import { ALL_TROOPS } from './troops.table.js';

const SIGNS = '.....**#';

const oneOf = <A>(source: Stream, ...all: readonly A[]): A => all[source.below(all.length)] as A;

/** A wild little field: woods, rocks, heights and barriers of every kind anywhere. */
const fieldFrom = (source: Stream, rows: number, columns: number) => {
  const ground = Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns - (row % 2) }, () => SIGNS[source.below(SIGNS.length)]).join(''),
  );
  const places = ground.flatMap((line, row) => [...line].map((_, column) => ({ row, column })));
  const beside = places.filter(({ row, column }) => column + 1 < (ground[row] as string).length);
  const below = places.filter(({ row, column }) => (ground[row + 1]?.length ?? 0) > column);
  const edges = [
    ...beside.map((from) => [from, { ...from, column: from.column + 1 }] as const),
    ...below.map((from) => [from, { ...from, row: from.row + 1 }] as const),
  ];
  return {
    field: 'drawn',
    ground,
    heights: places.filter(() => source.below(4) === 0).map((place) => ({ ...place, height: source.below(3) - 1 })),
    barriers: edges
      .filter(() => source.below(4) === 0)
      .map(([one, other]) => {
        const [from, to] = oneOf(source, [one, other], [other, one]);
        return { from, to, kind: oneOf(source, 'soft', 'hard'), oneWay: oneOf(source, true, false) };
      }),
  };
};

const startFrom = (source: Stream) => {
  const [rows, columns] = [4 + source.below(4), 4 + source.below(4)];
  const field = fieldFrom(source, rows, columns);
  const free = field.ground.flatMap((line, row) =>
    [...line].flatMap((sign, column) => (sign === '#' ? [] : [{ row, column }])),
  );
  const units = Array.from({ length: Math.min(4 + source.below(9), free.length) }, (_, i) => {
    const size = 1 + source.below(120);
    const [at] = free.splice(source.below(free.length), 1);
    const army = i % 2 === 0 ? 'attacker' : 'defender';
    return { army, troop: oneOf(source, ...ALL_TROOPS), size, losses: source.below(size), at };
  });
  const option = (name: string, ...values: readonly unknown[]) => ({
    [`saga.battle.${name}`]: oneOf(source, ...values),
  });
  return {
    setup: {
      seats: ['ana', 'bo'],
      attacker: { name: 'Red', seat: 'ana' },
      defender: { name: 'Blue', seat: 'bo' },
      fields: [field],
      position: { units, round: 1 + source.below(3) },
    },
    options: {
      ...option('map', { rows, columns }),
      ...option('backIntoContact', true, false),
      ...option('cavalryFlank', 'contact', 'cluster'),
      ...option('closedCost', 1, 2),
      ...option('passFriends', true, false),
      ...option('retreatPath', 'anyLength', 'oneMove'),
      ...option('quietRounds', 3),
    },
  };
};

const written = (unit: string, places: readonly (readonly [number, number] | null)[]): string[] =>
  places.map((place) => `${unit} ${place}`);

const offered = (run: Run<Battle>, choose: BattleChoice['choose']): string[] => {
  if (run.awaits.need !== 'answers') return [];
  const choices = (run.choices(run.awaits.asked[0] as { seat: string; as: string }) ?? []) as readonly BattleChoice[];
  return choices
    .flatMap((choice) => ('to' in choice && choice.choose === choose ? [choice] : []))
    .map(({ unit, to }) => `${unit} ${to === null ? null : [to.row, to.column]}`)
    .sort();
};

/** What is awaited now, by the engine and by the letter. */
const compare = (run: Run<Battle>, seen: Set<string>): void => {
  const { awaits, state } = run;
  const { open, agenda } = state;
  const step = agenda.at(-1) as Battle['step'];
  const plain = new PlainBattle(state);
  const nameOf = (unit: number): string => open.roster[unit]?.name as string;
  seen.add(step?.step);
  if (awaits.need === 'dice' && awaits.throw.reading.read === 'together') {
    const { plus, rows } = awaits.throw.reading;
    const [one, other] =
      step.step === 'clash'
        ? [step.lone, step.other]
        : step.step === 'shot'
          ? [step.unit, open.aims[step.unit] as number]
          : [0, 0];
    const rolls = step.step === 'shot' || open.roster[one]?.side === (open.round + 1) % 2;
    const [unit, enemy] = rolls ? [one, other] : [other, one];
    const how = step.step === 'clash' ? 'melee' : 'shooting';
    const fixed = how === 'melee' ? new PlainBattle(state, open.stood) : plain;
    expect([plus, rows.rows === 'atLeast' ? rows.target - 14 : null]).toEqual([
      fixed.strength(unit, enemy, how),
      fixed.strength(enemy, unit, how),
    ]);
  }
  if (step?.step === 'fallBackChoice') {
    const ways = step.units.flatMap((unit) => written(nameOf(unit), plain.back(unit, step.from, step.losses)));
    expect(offered(run, 'back')).toEqual(ways.sort());
  }
  if (step?.step === 'lightStep') {
    const ways = step.units.flatMap((unit) => written(nameOf(unit), plain.lightSteps(unit)));
    expect(offered(run, 'step')).toEqual(ways.sort());
  }
  if (step?.step === 'move') {
    const side = (open.round + open.phase) % 2;
    const able = open.roster.flatMap((row, unit) => {
      const isIts = row.side === side && open.quick[unit] === (open.phase < 3 ? 1 : 0);
      return isIts && (open.at[unit] as number) >= 0 && open.pinned[unit] === 0 && open.entered[unit] === 0
        ? [unit]
        : [];
    });
    expect(offered(run, 'move')).toEqual(able.flatMap((unit) => written(nameOf(unit), plain.moves(unit))).sort());
  }
};

/** What came of an input, held against how things stood before it. */
const compareEvents = (before: Run<Battle>, events: readonly BattleEvent[], seen: Set<string>): void => {
  const plain = new PlainBattle(before.state);
  for (const event of events) {
    seen.add(event.event);
    if (event.event === 'moved') expect(event.pins).toEqual(plain.pins(event.unit, event.path.at(-1) as number));
  }
  // Of two that retreat the second goes where the first has gone already.
  const [first] = events.flatMap((event, i) => (event.event === 'retreated' ? [i] : []));
  if (first === undefined) return;
  const { side } = events[first] as Extract<BattleEvent, { event: 'retreated' }>;
  const next = events[first + 1];
  expect(next?.event === 'left' && next.side === side ? next.units : []).toEqual(plain.leaving(side));
};

test('moves, halts, falling back, steps, strengths and ways off the field are what the ledger says, read hex by hex', () => {
  const seen = new Set<string>();
  for (let game = 0; game < 30; game++) {
    const source = stream(`by the letter ${game}`);
    const begun = begin(battleScene, startFrom(source));
    if (!begun.ok) throw new Error(JSON.stringify(begun.refusal));
    let { run } = begun.value;
    for (let inputs = 0; inputs < 400 && !run.over; inputs++) {
      compare(run, seen);
      const moved = apply(battleScene, run.state, randomInput(run as never, source) as never);
      if (!moved.ok) throw new Error(JSON.stringify(moved.refusal));
      compareEvents(run, moved.value.heard.map(({ event }) => event) as readonly BattleEvent[], seen);
      run = moved.value.run;
    }
  }
  for (const step of ['move', 'clash', 'shot', 'fallBackChoice', 'lightStep', 'left']) expect(seen).toContain(step);
});
