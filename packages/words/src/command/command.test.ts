import { apply, begin, type Json, type Moved, type SceneTypes, stream } from '@warmoot/kernel';
import { randomInput } from '@warmoot/kernel/testing';
import { command, war } from '@warmoot/rules';
import { describe, expect, test } from 'vitest';
import { accountOf, outcomeText } from '../account.js';
import { awaitedOf } from '../awaited.js';
import { boardOf } from '../board.js';
import { LANGUAGES } from '../languages.js';
import { refusalText } from '../refusal.js';

const { en, de } = LANGUAGES;
const ALL = Object.values(LANGUAGES).map(({ words }) => words);
const SCENE = command.commandScene as never;

const unit = (side: string, of: string, grade: string, points: number, at: readonly [number, number]) => ({
  side,
  class: of,
  grade,
  points,
  hex: { row: at[0], column: at[1] },
});

/** The sample turn of the ledger (section 13) before its first fight. */
const SAMPLE = {
  seats: ['ana', 'bo'],
  north: { name: 'Red', seat: 'ana' },
  south: { name: 'Blue', seat: 'bo' },
  position: {
    units: [
      unit('north', 'HI', 'B', 4, [7, 6]),
      unit('north', 'LC', 'C', 4, [7, 5]),
      unit('south', 'HI', 'C', 1, [8, 6]),
      unit('south', 'LI', 'D', 2, [8, 7]),
    ],
    active: 'north',
    round: 4,
    stage: 5,
    attacks: [{ unit: 'N1', target: 'S1', supporters: ['N2'] }],
    defences: [{ unit: 'S2', defender: 'S1' }],
  },
};

const begun = (setup: unknown, options: unknown = {}): Moved<SceneTypes> => {
  const moved = begin<SceneTypes>(SCENE, { setup: setup as Json, options: options as Json });
  if (!moved.ok) throw new Error(JSON.stringify(moved.refusal));
  return moved.value;
};

/** The fight of the sample turn, as an entry of a log. */
const fought = () => {
  const { run } = begun(SAMPLE);
  const input = {
    input: 'answer',
    seat: 'ana',
    as: 'Red',
    choice: { choose: 'resolve', attacker: 'N1', target: 'S1' },
  } as const;
  const moved = apply<SceneTypes>(SCENE, run.state, input);
  if (!moved.ok) throw new Error(JSON.stringify(moved.refusal));
  return { entry: { seq: 1, input, thrown: null, heard: moved.value.heard }, before: run, after: moved.value.run };
};

test.each([
  [en?.words, ['Assault (', 'Support (', 'Attack of ', 'Assault (', 'Support (', 'Defence of ']],
  [
    de?.words,
    ['Stoßkraft (', 'Unterstützung (', 'Angriff von ', 'Stoßkraft (', 'Unterstützung (', 'Verteidigung von '],
  ],
])(
  'COMMAND-RESOLVE-003 COMMAND-RESOLVE-004 a fight opens into both its sums, each line with its rule',
  (words, heads) => {
    if (words === undefined) throw new Error('no words');
    const { rows, lines } = accountOf(words, fought() as never);
    expect(rows.map(({ amount, rule }) => [amount, rule])).toEqual([
      ['4', 'COMMAND-SCORE-005'],
      ['+2', 'COMMAND-SCORE-007'],
      ['6', null],
      ['3', 'COMMAND-SCORE-005'],
      ['+1', 'COMMAND-SCORE-004'],
      ['4', null],
    ]);
    for (const [i, { label }] of rows.entries()) expect(label.startsWith(heads[i] as string)).toBe(true);
    expect(rows.some(({ label }) => /\((N|S)\d\)/.test(label))).toBe(false);
    expect(lines.join(' ')).toMatch(/6 (to|zu) 4/);
  },
);

test('COMMAND-HEX-001 the board draws full rows, odd ones half a hex to the right, and the fights that stand', () => {
  if (en === undefined) throw new Error('no words');
  const sections = boardOf(en.words, begun(SAMPLE).run, 'bo');
  const [own, other, ground, state] = sections.slice(-4);
  expect([own?.title, other?.title]).toEqual(['Blue', 'Red']);
  expect(own?.lines[0]).toContain('heavy infantry C, 1 point, Assault 3, Support 1');
  // Fifteen hexes in every row: COMMAND-HEX-001.
  expect(ground?.lines[1]).toBe(` 0 ${Array.from({ length: 15 }, () => '.').join('  ')}`);
  expect(ground?.lines[2]).toBe(` 1  ${Array.from({ length: 15 }, () => '.').join('  ')}`);
  expect(state?.lines.join(' ')).toMatch(/^Round 4 of 10, the turn of Red, stage 5 of 5: Combat\. .*: 6 to 4\./);
});

test('the board is read aloud: whose turn it is, and one unit with all that concerns it', () => {
  if (en === undefined) throw new Error('no words');
  const view = begun(SAMPLE).run.view('ana') as never;
  const [stand, one] = en.words.command.aloud(view, 0);
  expect(stand).toBe('Round 4, your turn, stage 5 of 5, Combat.');
  expect(one).toMatch(/, heavy infantry B, 4 points, no damage, at \(7, 6\), touches .* and .*, attacks /);
});

test('an order is told before it is given: what follows, what others may do instead, and what it costs both sides', () => {
  const { run } = begun({ ...SAMPLE, position: { ...SAMPLE.position, stage: 3, attacks: [], defences: [] } });
  const asked = { seat: 'ana', as: 'Red' };
  const choice = { choose: 'attack', unit: 'N1', target: 'S1' } as const;
  const told = ALL.map((words) => words.command.forecast(run.view('ana') as never, asked, choice).join(' '));
  // Section 13 of the ledger: six to four, the guard cannot pay 2 and routs; who is of lower grade pays 1.
  expect(told[0]).toMatch(
    /6 to 4\. .* must rout: with 1 point .* Or else: Rout\. .*In all it costs: Red 2 points; Blue 1 point and 1 unit\./,
  );
  expect(told[1]).toMatch(
    /6 zu 4\. .* Oder aber: Fliehen\. .*Zusammen kostet es: Red 2 Punkte; Blue 1 Punkt und 1 Einheit\./,
  );
});

test('COMMAND-POINTS-008 what cannot be paid is refused in words', () => {
  const { after } = fought();
  const input = { input: 'answer', seat: 'bo', as: 'Blue', choice: { choose: 'loseAttack', unit: 'S1' } } as const;
  const moved = apply<SceneTypes>(SCENE, after.state, input);
  if (moved.ok || en === undefined || de === undefined) throw new Error('taken');
  expect(refusalText(en.words, moved.refusal)).toContain('cannot pay 2 points');
  expect(refusalText(de.words, moved.refusal)).toContain('2 Punkte nicht zahlen');
});

const champion = (name: string, seat: string, key: string) => ({ name, seat, with: key, fighter: { like: 'scout' } });

const STARTS: readonly (readonly [object, object])[] = [
  [{}, {}],
  [{ ambush: 'south' }, { 'command.objectiveHexes': [{ row: 5, column: 7 }], 'command.leadershipDice': 'saga' }],
  [{ field: war.drawField('walls', 'a', { rows: 12, columns: 15 }) }, { 'command.roundLimit': 3 }],
];

describe.each(ALL)('a battle by command points in $language', (words) => {
  const own = words.scenes['command/battle'];

  test('whatever happens has words, whatever is open is told, and boards keep to the page', () => {
    const missing = new Set<string>();
    const note = (key: string, known: object | undefined): void => {
      if (known === undefined || !Object.hasOwn(known, key)) missing.add(key);
    };
    for (const [nth, [setup, options]] of STARTS.entries()) {
      const source = stream(`command words ${nth}`);
      let moved = begun(
        {
          seats: ['ana', 'bo'],
          north: { name: 'Red', seat: 'ana', champions: [champion('Ella', 'ana', 'N1')] },
          south: { name: 'Blue', seat: 'bo', champions: [champion('Bram', 'bo', 'S1')] },
          ...setup,
        },
        options,
      );
      for (let inputs = 0; inputs < 500; inputs++) {
        const { run, heard } = moved;
        for (const { event, depth } of heard) if (depth === 0) note(event.event, own?.events);
        const input = randomInput(run, source);
        if (input === null) {
          expect(outcomeText(words, run)).not.toMatch(/undefined|\[object|\{/);
          break;
        }
        const after = apply<SceneTypes>(SCENE, run.state, input);
        if (!after.ok) throw new Error(JSON.stringify(after.refusal));
        if (run.state.inner === null) {
          if (run.awaits.need === 'answers') note(run.awaits.step, own?.questions);
          const entry = { seq: inputs, input, thrown: null, heard: after.value.heard };
          const { lead, lines } = accountOf(words, { entry, before: run, after: after.value.run } as never);
          for (const line of [...lead, ...lines]) expect(line).not.toMatch(/undefined|\[object|\{/);
          // The whole list is long: every so often is enough.
          if (inputs % 25 === 0) {
            for (const { text } of awaitedOf(words, run, null).choices) expect(text).not.toMatch(/undefined|\{/);
            for (const { lines: drawn } of boardOf(words, run, 'ana')) {
              for (const line of drawn) expect(line.length).toBeLessThanOrEqual(80);
            }
          }
        }
        moved = after.value;
      }
    }
    expect([...missing]).toEqual([]);
  });

  test('every option and every answer to it has a name', () => {
    const { options, answers } = words.command;
    expect(Object.keys(options)).toEqual(Object.keys(command.COMMAND_OPTION_RULES));
    for (const said of Object.values(answers)) for (const text of Object.values(said)) expect(text).not.toBe('');
  });
});
