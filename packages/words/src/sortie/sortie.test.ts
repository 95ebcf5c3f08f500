import { apply, begin, type Json, type Moved, type SceneTypes, stream } from '@warmoot/kernel';
import { randomInput, someOf } from '@warmoot/kernel/testing';
import { sortie } from '@warmoot/rules';
import { describe, expect, test } from 'vitest';
import { accountOf, outcomeText } from '../account.js';
import { awaitedOf } from '../awaited.js';
import { boardOf } from '../board.js';
import { LANGUAGES } from '../languages.js';
import { refusalText } from '../refusal.js';

const { en, de } = LANGUAGES;
if (en === undefined || de === undefined) throw new Error('no words');
const ALL = Object.values(LANGUAGES).map(({ words }) => words);
const SCENE = sortie.sortieScene as never;

/** The units of the ledger’s sample fight (section 14), in contact. */
const SAMPLE = {
  seats: ['ana', 'bo'],
  a: {
    name: 'Red',
    seat: 'ana',
    units: [
      { name: 'Red Shields', heads: 300, weight: 'heavy', level: 1, commander: { level: 2, strengths: ['tactics'] } },
    ],
  },
  b: {
    name: 'Blue',
    seat: 'bo',
    units: [
      { name: 'Blue Riders', heads: 200, mount: 'cavalry', level: 1.5, commander: { level: 1 }, moved: 'overHalf' },
    ],
  },
  ground: 'open',
  position: {
    round: 2,
    apart: [{ a: 'A1', b: 'B1', halfMoves: 0 }],
    units: [
      { unit: 'A1', opened: true },
      { unit: 'B1', opened: true },
    ],
  },
};

const begun = (setup: unknown, options: unknown = {}): Moved<SceneTypes> => {
  const moved = begin<SceneTypes>(SCENE, { setup: setup as Json, options: options as Json });
  if (!moved.ok) throw new Error(JSON.stringify(moved.refusal));
  return moved.value;
};

type Told = {
  readonly lines: readonly string[];
  readonly rows: readonly { readonly label: string; readonly amount: string }[];
};

/** Plays these answers and dice, and tells each of them. */
const played = (words: (typeof ALL)[number], setup: unknown, inputs: readonly object[]): readonly Told[] => {
  let { run } = begun(setup);
  return inputs.map((input, seq) => {
    const moved = apply<SceneTypes>(SCENE, run.state, input as never);
    if (!moved.ok) throw new Error(JSON.stringify(moved.refusal));
    const thrown = 'faces' in input ? { score: null, result: 0, seenBy: null } : null;
    const entry = { seq, input: 'faces' in input ? { input: 'gesture' } : input, thrown, heard: moved.value.heard };
    const told = accountOf(words, { entry, before: run, after: moved.value.run } as never);
    run = moved.value.run;
    return told;
  });
};

const answer = (seat: string, as: string, choice: object) => ({ input: 'answer', seat, as, choice });
const dice = (...faces: number[]) => ({ input: 'dice', faces, from: 'table' });

/** Round 2 of the sample fight: Red attacks with two dice, Blue flanks with one. */
const ROUND = [
  answer('ana', 'A1', { choose: 'engage', target: 'B1' }),
  answer('bo', 'B1', { choose: 'stand' }),
  answer('ana', 'A1', { choose: 'plan', maneuver: 'attack', bids: { B1: 2 } }),
  answer('bo', 'B1', { choose: 'plan', maneuver: 'flank', bids: { A1: 1 } }),
  dice(5, 3, 2, 4, 4, 1, 2, 3),
  dice(6, 6, 5, 2, 3, 1, 4),
];

test('SORTIE-ROUND-008 SORTIE-FLOAT-017 SORTIE-EFFECT-002 SORTIE-STATE-018 a round of the sample fight is told', () => {
  const told = played(en.words, SAMPLE, ROUND).flatMap(({ lines }) => lines);
  expect(told).toContain('Red Shields engage Blue Riders.');
  expect(told).toContain('Blue Riders stand.');
  expect(told).toContain('Red Shields: Attack, 2 dice against Blue Riders.');
  expect(told).toContain('Red Shields (Attack) against Blue Riders (Flank): +5 dice against +4. [SORTIE-MATRIX-001]');
  expect(told).toContain('Blue Riders win against Red Shields, 17 to 13, by 4 or more. [SORTIE-EFFECT-002]');
  expect(told).toContain('Red Shields are Flanked [SORTIE-EFFECT-016].');
  expect(told).toContain('Red Shields: 2 dice spent, Flanked by Blue Riders; 2 dice in hand. [SORTIE-STATE-018]');
});

test('in German too', () => {
  const told = played(de.words, SAMPLE, ROUND).flatMap(({ lines }) => lines);
  expect(told).toContain('Red Shields suchen den Kampf mit Blue Riders.');
  expect(told).toContain('Red Shields: Angriff, 2 Würfel gegen Blue Riders.');
  expect(told).toContain('Blue Riders gewinnen gegen Red Shields, 17 zu 13, um 4 oder mehr. [SORTIE-EFFECT-002]');
});

test('SORTIE-POOL-007 both nets open into a line for each reason, and what they come to', () => {
  const rows = played(en.words, SAMPLE, ROUND).flatMap((told) => told.rows);
  const amounts = rows.map(({ label, amount }) => `${label} ${amount}`);
  // Section 14: +2 armour, +1 commander, +2 staked; −1 movement, +1 size, +1 ground, +1 matrix, +1 light flanking, +1 staked.
  expect(amounts.filter((one) => one.startsWith('Dice of'))).toEqual([
    'Dice of Red Shields 5',
    'Dice of Blue Riders 4',
  ]);
  expect(amounts).toContain('armour 2');
  expect(amounts).toContain('tired from the day’s march −1');
  expect(amounts).toContain('for Flank +1');
});

/** The sample fight in its course, with these dice in hand and Blue flanked by Red; Red attacks where nothing else is said. */
const flanked = (red: string, blue: string, thrown: readonly object[]) => {
  const units = [
    { unit: 'A1', opened: true, floating: 2 },
    { unit: 'B1', opened: true, floating: -1, flankedBy: ['A1'] },
  ];
  const inputs = [
    ...ROUND.slice(0, 2),
    answer('ana', 'A1', { choose: 'plan', maneuver: red, bids: { B1: 1 } }),
    answer('bo', 'B1', { choose: 'plan', maneuver: blue, bids: {} }),
    ...thrown,
  ];
  return played(en.words, { ...SAMPLE, position: { ...SAMPLE.position, units } }, inputs);
};
/** As many dice of this face as there are. */
const same = (count: number, face: number) => dice(...Array.from({ length: count }, () => face));

test('SORTIE-EFFECT-017 SORTIE-EFFECT-009 what a round makes of the dice in hand has a line for each thing', () => {
  // Red +3 and 1 staked: seven dice. Blue +1, −1 flanked, −1 penalty die, +1 for Retreat against Charge, +1 light: four dice.
  const charged = flanked('charge', 'retreat', [same(7, 5), same(4, 4)]);
  const told = charged.at(-1);
  expect(told?.lines).toContain('Blue Riders: 1 die lost; 2 penalty dice. [SORTIE-STATE-004]');
  expect(told?.rows.map(({ label, amount }) => `${label} ${amount}`)).toEqual([
    'dice before −1',
    'Double Penalty (Red Shields) −1',
    'Dice in hand of Blue Riders −2',
  ]);
});

test('SORTIE-STATE-019 SORTIE-STATE-020 SORTIE-STATE-021 why a unit is flanked no more', () => {
  const free = (red: string, blue: string, ...thrown: readonly object[]) =>
    flanked(red, blue, thrown)
      .flatMap(({ lines }) => lines)
      .find((line) => line.startsWith('Blue Riders') && line.includes('no longer Flanked'));
  const line = (rule: string) => `Blue Riders: no longer Flanked by Red Shields; 1 penalty die. [${rule}]`;
  // Blue: +1, −1 flanked, −1 penalty die, and what its maneuver gives; Red +3 and 1 staked, and what its maneuver gives.
  expect(free('attack', 'flank', same(7, 2), same(4, 6))).toBe(line('SORTIE-STATE-019'));
  expect(free('attack', 'charge', same(9, 2), same(3, 6))).toBe(line('SORTIE-STATE-020'));
  expect(free('retreat', 'defend')).toBe(line('SORTIE-STATE-021'));
});

test('SORTIE-FLOAT-011 how many dice an ambush gives is told as the table counts them', () => {
  const told = (options: object, words: (typeof ALL)[number]) => {
    const { position: _position, ...fresh } = SAMPLE;
    const { heard, run } = begun({ ...fresh, a: { ...SAMPLE.a, comes: 'fromAmbush' } }, options);
    const entry = { seq: 0, input: { input: 'gesture' }, thrown: null, heard };
    return accountOf(words, { entry, before: run, after: run } as never).lines.join(' ');
  };
  expect(told({}, en.words)).toContain('three dice more');
  expect(told({ 'sortie.openingDice': 'sum' }, en.words)).toContain('6 dice more');
  expect(told({}, de.words)).toContain('drei Würfel mehr');
  expect(told({ 'sortie.openingDice': 'sum' }, de.words)).toContain('6 Würfel mehr');
});

test('SORTIE-MATRIX-001 a cell of the matrix, a pool, the lines and the dice are read aloud', () => {
  const view = begun(SAMPLE).run.view('ana') as never;
  const cells = sortie.matrixOf(view, { unit: 0, enemy: 1, bid: 3, theirBid: 1 });
  const cell = (mine: string, theirs: string) =>
    cells.find((one) => one.mine === mine && one.theirs === theirs) as never;
  // +2 armour, +1 commander, +3 staked against −1, +1, +1, +1 matrix, +1 light flanking and +1 staked.
  expect(en.words.sortie.cell(cell('attack', 'flank'))).toMatch(
    /^Attack against Flank: you \+6, they \+4; you win \d\d\.\d percent, equal \d\d\.\d\.$/,
  );
  expect(de.words.sortie.cell(cell('defend', 'retreat'))).toBe(
    'Verteidigung gegen Rückzug: kein Wurf. Der Gegner kommt davon.',
  );
  expect(en.words.sortie.cell(cell('flank', 'flank'))).toBe('Flank against Flank: no roll. Nothing comes of it.');
  expect(en.words.sortie.sum(view, 0, 1, (cell('attack', 'attack') as sortie.Cell).nets[0])).toMatch(
    /^Red Shields against Blue Riders: .*armour \+2.*staked \+3\. In all \+6: 9 dice, the highest three count\.$/,
  );
  expect(en.words.sortie.lines(view, 1)).toEqual([
    'Blue Riders: light cavalry, 200 heads, level 1.5, commander 1; 3 dice in hand, in contact with Red Shields.',
  ]);
  expect(en.words.sortie.dice(view)).toEqual(['Red Shields: 4 dice in hand.', 'Blue Riders: 3 dice in hand.']);
});

test('SORTIE-EFFECT-003 what was shown and rolled is read aloud: round 5 of the sample fight', () => {
  const view = begun(SAMPLE).run.view('ana') as never;
  const shown = {
    sides: [
      { unit: 0, maneuver: 'attack', kept: [6, 6, 5], total: 17 },
      { unit: 1, maneuver: 'defend', kept: [2, 4, 2], total: 8 },
    ],
    degree: 'double',
  } as const;
  expect(en.words.sortie.reveal(view, shown).join(' ')).toBe(
    'Attack against Defend, one die for Defend. Red Shields 6, 6, 5: 17. Blue Riders 2, 4, 2: 8. At least twice.',
  );
});

test('the board has both lines, a chart of distances, and how it stands', () => {
  const sections = boardOf(en.words, begun(SAMPLE).run, 'bo').slice(-4);
  expect(sections.map(({ title }) => title)).toEqual(['Blue', 'Red', 'Half moves apart', 'The battle']);
  expect(sections[2]?.lines[1]).toMatch(/^\w\w +0$/);
  expect(sections[3]?.lines[0]).toBe('Round 2 of 40.');
});

test('SORTIE-FLOAT-016 SORTIE-ROUND-004 refusals say what was wrong, and name units as people do', () => {
  const told = (inputs: readonly object[], wrong: object, setup: unknown = SAMPLE) => {
    let { run } = begun(setup);
    for (const input of inputs) {
      const moved = apply<SceneTypes>(SCENE, run.state, input as never);
      if (!moved.ok) throw new Error(JSON.stringify(moved.refusal));
      run = moved.value.run;
    }
    const refused = apply<SceneTypes>(SCENE, run.state, wrong as never);
    if (refused.ok) throw new Error('taken');
    return ALL.map((words) => refusalText(words, refused.refusal));
  };
  const [tooMany, zuViele] = told(
    ROUND.slice(0, 2),
    answer('ana', 'A1', { choose: 'plan', maneuver: 'attack', bids: { B1: 5 } }),
  );
  expect(tooMany).toContain('Red Shields cannot stake 5 dice: there are 4 in hand.');
  expect(zuViele).toContain('Red Shields können nicht 5 Würfel einsetzen: Es sind 4 Würfel im Vorrat.');
  const apart = { ...SAMPLE, position: { ...SAMPLE.position, apart: [{ a: 'A1', b: 'B1', halfMoves: 3 }] } };
  const [tooFar] = told([], answer('ana', 'A1', { choose: 'engage', target: 'B1' }), apart);
  expect(tooFar).toContain('Red Shields cannot engage Blue Riders from 3 half moves away.');
});

const { usual, riders, levy, mercenaries } = sortie.FORCES;
const STARTS: readonly (readonly [object, object, object])[] = [
  [{ units: usual }, { units: riders }, {}],
  [{ units: levy, comes: 'fromAmbush' }, { units: mercenaries }, { 'sortie.bids': 'open', 'sortie.fronts': 'table' }],
  [
    { units: usual },
    { units: usual },
    { 'sortie.victory': 'table', 'sortie.startDistance': 1, 'sortie.roundLimit': 12 },
  ],
];

describe.each(ALL)('a battle of sorties in $language', (words) => {
  const own = words.scenes['sortie/battle'];

  test('whatever happens has words, whatever is open is told, and boards keep to the page', () => {
    const missing = new Set<string>();
    const note = (key: string, known: object | undefined): void => {
      if (known === undefined || !Object.hasOwn(known, key)) missing.add(key);
    };
    for (const nth of someOf(STARTS.length)) {
      const [a, b, options] = STARTS[nth] as (typeof STARTS)[number];
      const source = stream(`sortie words ${nth}`);
      const setup = {
        seats: ['ana', 'bo'],
        a: { name: 'Red', seat: 'ana', ...a },
        b: { name: 'Blue', seat: 'bo', ...b },
      };
      let moved = begun(setup, options);
      for (let inputs = 0; inputs < 500; inputs++) {
        const { run, heard } = moved;
        for (const { event } of heard) note(event.event, own?.events);
        const input = randomInput(run, source);
        if (input === null) {
          expect(outcomeText(words, run)).not.toMatch(/undefined|\[object|\{/);
          break;
        }
        const after = apply<SceneTypes>(SCENE, run.state, input);
        if (!after.ok) throw new Error(JSON.stringify(after.refusal));
        if (run.awaits.need === 'answers') note(run.awaits.step, own?.questions);
        const entry = { seq: inputs, input, thrown: null, heard: after.value.heard };
        const { lead, lines } = accountOf(words, { entry, before: run, after: after.value.run } as never);
        for (const line of [...lead, ...lines]) expect(line).not.toMatch(/undefined|\[object|\{|\b[AB]\d\b/);
        // The whole list is long: every so often is enough.
        if (inputs % 25 === 0) {
          for (const { text } of awaitedOf(words, run, null).choices) expect(text).not.toMatch(/undefined|\{/);
          for (const { lines: drawn } of boardOf(words, run, 'ana')) {
            for (const line of drawn) expect(line.length).toBeLessThanOrEqual(80);
          }
        }
        moved = after.value;
      }
    }
    expect([...missing]).toEqual([]);
  });

  test('every reason, every option and every answer to it has a name', () => {
    expect(Object.keys(own?.tally ?? {}).sort()).toEqual([...sortie.REASONS].sort());
    expect(Object.keys(words.sortie.options)).toEqual(Object.keys(sortie.SORTIE_OPTION_RULES));
    expect(Object.keys(words.sortie.armies)).toEqual(Object.keys(sortie.FORCES));
    for (const said of Object.values(words.sortie.answers))
      for (const text of Object.values(said)) expect(text).not.toBe('');
  });
});
