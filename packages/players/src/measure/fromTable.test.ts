import { enter, type Input, openSession, type SceneTypes, type Session } from '@warmoot/kernel';
import { expect, test } from 'vitest';
import { paceOf, thoughtsAt } from './fromTable.js';
import { gameOf } from './games.js';

/** A race at a table: a person takes seven seconds, the computer one, and the dice none. */
const raced = () => {
  const { rules, start } = gameOf('race');
  const opened = openSession(rules, start('a'), null);
  if (!opened.ok) throw new Error(JSON.stringify(opened.refusal));
  let session: Session<SceneTypes> = opened.value;
  let at = 1000;
  const records: unknown[] = [{ at, how: 'table', what: { did: 'began', scene: 1, header: session.header } }];
  const put = (input: Input, how: string, taken: number): void => {
    const next = enter(session, input);
    if (!next.ok) throw new Error(JSON.stringify(next.refusal));
    session = next.value;
    at += taken;
    records.push({ at, how, what: { did: 'played', scene: 1, entry: { input } } });
  };
  while (!session.run.over) {
    const { awaits } = session.run;
    if (awaits.need === 'dice') {
      put({ input: 'dice', faces: awaits.throw.dice.map(({ low }) => low), from: 'table' }, 'table', 0);
    } else if (awaits.need === 'answers') {
      for (const asked of awaits.asked) {
        const choice = session.run.choices(asked)?.[0];
        const isPerson = asked.seat === 'two';
        put({ input: 'answer', ...asked, choice }, isPerson ? 'person' : 'computer', isPerson ? 7000 : 1000);
      }
    }
  }
  return { records: records as Parameters<typeof thoughtsAt>[0]['records'] };
};

test('a table’s file tells how long its people took: from when they were asked, whatever others did meanwhile', () => {
  const thoughts = thoughtsAt(raced());
  expect(thoughts.length).toBeGreaterThan(1);
  // Both are asked together: the computer's second passes before the person's seven.
  for (const { kind, seconds } of thoughts) expect([kind, seconds]).toEqual(['race', 8]);
});

test('choices are told by their size', () => {
  const thought = (size: 'two' | 'few', seconds: number) => ({ kind: 'duel', size, seconds });
  expect(paceOf([thought('two', 4), thought('two', 6), thought('two', 11), thought('few', 20)])).toMatchObject({
    two: { choices: 3, seconds: [5, 6, 9] },
    few: { choices: 1, seconds: [20, 20, 20] },
    many: { choices: 0 },
  });
});

test('what cannot be played again is not read on', () => {
  const { records } = raced();
  const broken = records.map((line, nth) =>
    nth === 1 ? { ...line, what: { ...line.what, entry: { input: { input: 'answer', seat: 'x', choice: 1 } } } } : line,
  );
  expect(thoughtsAt({ records: broken as never })).toEqual([]);
});
