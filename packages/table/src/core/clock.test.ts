import { expect, test } from 'vitest';
import { DeskTable } from '../testing/deskTable.js';
import { nextDeadline } from './clock.js';

const THREE = ['Ana', 'Bo', 'Cy'];

test('whoever is silent on a proposal until its time is over has agreed, and the log says it was the clock', () => {
  const table = new DeskTable(THREE, { deadline: 60 });
  table.propose('Ana', 'pause');
  expect(nextDeadline(table.facts)).toBe(table.now + 60_000);
  table.wait(59);
  expect(table.facts.paused).toBe(false);
  table.wait(1);
  expect(table.facts.paused).toBe(true);
  const answered = table.lines('Ana').filter(({ what }) => what.did === 'answered');
  expect(answered.map(({ by, how }) => [by, how])).toEqual([
    ['Bo', 'clock'],
    ['Cy', 'clock'],
  ]);
  expect(nextDeadline(table.facts)).toBeNull();
});

test('whoever is silent in a vote abstains', () => {
  for (const word of ['for', 'against'] as const) {
    const table = new DeskTable(THREE, { deadline: 60 });
    table.propose('Ana', 'pause');
    table.speak('Bo', { choose: 'object' });
    table.speak('Cy', { choose: 'vote', vote: word });
    table.wait(60);
    expect(table.facts).toMatchObject({ paused: word === 'for', proposals: [] });
    const heard = JSON.stringify(table.lines('Ana'));
    expect(heard).toContain(`"votes":{"Ana":"abstain","Bo":"abstain","Cy":"${word}"}`);
  }
});

test('without a deadline nothing runs out, and a choice in a scene never does', () => {
  const table = new DeskTable(THREE);
  table.propose('Ana', 'pause');
  table.wait(1e6);
  expect(table.facts.proposals).toHaveLength(1);
  const timed = new DeskTable(THREE, { deadline: 5 });
  timed.beginToy(THREE);
  expect(nextDeadline(timed.facts)).toBeNull();
  timed.wait(1e6);
  expect(timed.due('Ana')).toHaveLength(1);
  expect(timed.facts.scene?.session.run.state.sealed).toEqual({});
});

test('the clock looked at too early, or twice, does nothing', () => {
  const table = new DeskTable(THREE, { deadline: 60 });
  table.propose('Ana', 'pause');
  const { length } = table.records;
  table.wait(10);
  expect(table.records).toHaveLength(length);
  table.wait(50);
  const after = table.records.length;
  table.wait(0);
  table.wait(1000);
  expect(table.records).toHaveLength(after);
});
