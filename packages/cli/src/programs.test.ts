import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { CLIMB, RACE } from './testing/scripts.js';
import { json, warmoot } from './testing/terminal.js';

const EXAMPLES = new URL('../../../docs/examples/', import.meta.url);
const FIGHTS = readdirSync(EXAMPLES).filter((name) => /^((duel|battle)-.*|discussion-council)\.json$/.test(name));

interface Told {
  readonly events: readonly { readonly event: { readonly event: string }; readonly named: Record<string, unknown> }[];
  readonly throws: readonly Record<string, unknown>[];
  readonly awaits: Readonly<Record<string, unknown>>;
}

const told = (script: object, ...more: readonly string[]): Told =>
  json(['play', 'script.json', ...more], { 'script.json': JSON.stringify(script) }) as unknown as Told;

const example = (name: string): Record<string, unknown> =>
  JSON.parse(readFileSync(new URL(name, EXAMPLES), 'utf8')) as Record<string, unknown>;

describe('what a program is told by play --json', () => {
  test('every throw: what for, by whom, dice, faces, tally, target, total and result', () => {
    expect(told(RACE, '--dice', '4,5,1').throws).toMatchObject([
      {
        entry: 1,
        step: 'throwCheck',
        by: 'ella',
        dice: ['d8', 'd8', 'd10z'],
        faces: [4, 5, 1],
        tally: { plus: [{ by: 4, what: 'skill.run' }], against: [{ by: 14 }, { by: 2 }] },
        total: 14,
        target: 16,
        needs: { atLeast: 16 },
        result: 'failure',
      },
    ]);
    // In the first edition hits are counted, and one of them is what is needed, whatever the ratings add up to.
    expect(told({ ...RACE, rules: 'saga-1e' }, '--dice', '8,1,1,1').throws).toMatchObject([
      { faces: [8, 1, 1, 1], total: 1, target: 1, needs: { atLeast: 1 }, result: 'success' },
    ]);
  });

  test.each(FIGHTS)('every throw and, by name and place, everybody in %s', (name) => {
    const { events, throws } = told(example(name));
    if (name !== 'battle-retreat.json') expect(throws.length).toBeGreaterThan(0);
    for (const { faces, dice, result, step } of throws) {
      expect(faces).toHaveLength((dice as unknown[]).length);
      expect([typeof result === 'undefined', typeof step]).toEqual([false, 'string']);
    }
    const unnamed = events.flatMap(({ event, named }) =>
      numbersIn(event)
        .filter((path) => !Object.hasOwn(named, path))
        .map((path) => `${event.event} ${path.replaceAll(/\d+/g, '0')}`),
    );
    expect([...new Set(unnamed)].filter((one) => !COUNTS.test(one))).toEqual([]);
  });

  test('for which unit and for whom an answer is asked', () => {
    const { awaits } = told({ ...example('battle-stand-up.json'), inputs: [] });
    expect(awaits).toMatchObject({ need: 'answers', step: 'place', about: { side: 1 }, asked: [{ others: true }] });
    expect(Object.keys(awaits.named as object)).toEqual(['side']);
  });

  test('docs/setups.md names every field of it, and its script plays so', () => {
    const page = readFileSync(new URL('../setups.md', EXAMPLES), 'utf8');
    const script = JSON.parse(/^```json script\n(.*?)^```$/ms.exec(page)?.[1] ?? '{}') as { inputs: unknown[] };
    const section = page.slice(page.indexOf('## A scene in a script'));
    const said = new Set([...section.matchAll(/`(\w+)`/g)].map(([, name]) => name));
    const over = told(script) as unknown as Record<string, unknown>;
    expect(over.outcome).toMatchObject({ success: true });
    const stands = [told({ ...script, inputs: [] }), told({ ...script, inputs: script.inputs.slice(0, 1) })];
    const fields = [
      ...Object.keys(over),
      ...(over.throws as object[]).flatMap(Object.keys),
      ...(over.events as object[]).flatMap(Object.keys),
      ...stands.flatMap(({ awaits }) => [
        ...Object.keys(awaits),
        ...((awaits.asked ?? []) as object[]).flatMap(Object.keys),
      ]),
    ];
    // Who may know of a throw is for the log.
    expect([...new Set(fields)].filter((field) => !said.has(field) && field !== 'seenBy')).toEqual([]);
  });

  test('who has answered already, and not what', () => {
    const duel = example('duel-sword-and-spear.json');
    const [first] = duel.inputs as readonly { readonly as: string }[];
    const asked = (inputs: readonly unknown[]) =>
      told({ ...duel, inputs }).awaits.asked as { as: string; made: boolean }[];
    expect(asked([]).map(({ made }) => made)).toEqual([false, false]);
    const after = asked([first]);
    expect(after.filter(({ made }) => made).map(({ as }) => as)).toEqual([first?.as]);
  });

  test('other answers only where there are some', () => {
    const duel = { ...example('duel-sword-and-spear.json') };
    const asked = (inputs: readonly unknown[]): unknown => told({ ...duel, inputs }).awaits.asked;
    const all = duel.inputs as readonly unknown[];
    // Those who are asked for a move take one of the listed squares; with an act they may also drop what they hold.
    expect(asked(all.slice(0, 0))).toMatchObject([{ others: false }, { others: false }]);
    expect(told(CLIMB).awaits.asked).toMatchObject([{ others: true }]);
    const { out } = warmoot(['play', 'script.json'], { 'script.json': JSON.stringify({ ...duel, inputs: [] }) });
    expect(out).not.toContain('Other answers');
  });

  test('what came before an input that is refused, and the refusal', () => {
    const inputs = [[4, 5, 1], { seat: 'ella', choice: { choose: 'roll' } }];
    const script = JSON.stringify({ ...RACE, inputs });
    const { exit, out, err } = warmoot(['play', 'script.json', '--json'], { 'script.json': script });
    expect(exit).toBe(1);
    const error = { exit: 1, path: 'inputs[1]', refusal: { code: 'OVER' } };
    expect(JSON.parse(out)).toMatchObject({ throws: [{ faces: [4, 5, 1] }], outcome: { success: false }, error });
    expect(JSON.parse(err)).toMatchObject({ error });
  });
});

/** The paths of all whole numbers in a value. */
const numbersIn = (value: unknown, path = ''): readonly string[] => {
  if (typeof value === 'number') return [path];
  if (Array.isArray(value)) return value.flatMap((item, i) => numbersIn(item, `${path}[${i}]`));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => numbersIn(item, path === '' ? key : `${path}.${key}`));
};

/** Numbers that count something, or say where somebody stands: they need no name. */
const COUNTS = new RegExp(
  [
    '(\\.|\\s)(x|y|width|height|round|quiet|minors|until|dyingSince|phase|losses|lossNumber|size|row|column)$',
    'penalties\\[0\\]\\.by$',
    // What an appeal is up against, and which of them it is.
    '(\\.difficulty|\\.modifiers\\[0\\]\\.by)$',
    '^appealed appeal\\.number$',
    '^replied appeal$',
    '^musterBegan divided',
    '^lineNamed line\\.at$',
    '^grew units$',
    '^pickedFirst side$',
  ].join('|'),
);
