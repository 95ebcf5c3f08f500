import { type AnyRules, type Log, verify } from '@warmoot/kernel';
import { toy } from '@warmoot/kernel/testing';
import type { TableFile, TableRecord } from '@warmoot/protocol';
import { saga, sceneRules } from '@warmoot/rules';
import { describe, expect, test } from 'vitest';
import { DeskTable } from '../testing/deskTable.js';
import { randomTable } from '../testing/randomTable.js';
import { dueIn } from './asked.js';
import type { RulesOf } from './facts.js';
import { isOnTheSpot } from './keptLines.js';
import { withoutNeverShown } from './neverShown.js';
import { fileFor, logFor, wholeFile } from './tableFiles.js';
import { readFile } from './takenFile.js';

const RULES: RulesOf = (scene) => (scene === toy.scene ? { ok: true, value: toy as AnyRules } : sceneRules(scene));
const OBJECT = { choose: 'object' };
const vote = (vote: 'for' | 'against' | 'abstain') => ({ choose: 'vote', vote });

const throughText = <A>(value: A): A => JSON.parse(JSON.stringify(value)) as A;

/** What a seat is given as its table's file: whole, and good to be read in elsewhere. */
const fileOf = async (table: DeskTable, seat: string): Promise<TableFile> => {
  const file = fileFor(table.facts, seat, table.records, RULES);
  if (file.format !== 'warmoot-table/1') throw new Error('sealed');
  const read = await readFile(throughText(file), RULES);
  expect(read.ok ? null : read.refusal).toBeNull();
  return file;
};

const answersIn = (records: readonly TableRecord[]): readonly unknown[] =>
  records.flatMap(({ what }) =>
    (what.did === 'played' || what.did === 'answered') && what.entry.input.input === 'answer'
      ? [[what.entry.input.seat, what.entry.input.choice]]
      : [],
  );

/** A proposal on which Bo has objected, so that the table votes. */
const voting = (): DeskTable => {
  const table = new DeskTable(['Ana', 'Bo', 'Cy']);
  expect(table.propose('Ana', 'pause')).toBeNull();
  expect(table.speak('Bo', OBJECT)).toBeNull();
  return table;
};

describe('votes that nobody was ever shown', () => {
  const withdrawn = (how: 'for' | 'against'): DeskTable => {
    const table = voting();
    for (const seat of ['Ana', 'Cy']) expect(table.speak(seat, vote(how))).toBeNull();
    expect(table.do('Ana', { do: 'withdraw', proposal: 1 })).toBeNull();
    return table;
  };

  test.each(['Ana', 'Bo', 'Cy'])('those on a proposal that was withdrawn stand in no file of %s', async (seat) => {
    const [one, other] = [withdrawn('for'), withdrawn('against')];
    const file = await fileOf(one, seat);
    expect(answersIn(file.records)).toEqual([['Bo', OBJECT]]);
    expect(await fileOf(other, seat)).toEqual(file);
    // The records themselves are kept as they were written.
    expect(answersIn(one.records)).toHaveLength(3);
  });

  test('nor in a file that the table opened while it voted', async () => {
    const opened = (how: 'for' | 'against'): DeskTable => {
      const table = voting();
      const found = saga.campaign.campaignDeed.parse({ deed: 'found', name: 'Opened' });
      expect(found.ok && table.do('Ana', { do: 'campaign', deed: found.value })).toBeNull();
      expect(table.speak('Cy', vote(how))).toBeNull();
      expect(table.propose('Ana', 'openLog')).toBeNull();
      for (const seat of ['Bo', 'Cy']) {
        const question = dueIn(table.facts, table.facts.proposals[1] as never, seat)[0]?.question ?? '';
        expect(table.do(seat, { do: 'speak', proposal: 2, question, choice: { choose: 'agree' } })).toBeNull();
      }
      expect(table.do('Ana', { do: 'withdraw', proposal: 1 })).toBeNull();
      return table;
    };
    const file = await fileOf(opened('for'), 'Ana');
    expect(answersIn(file.records)).not.toContainEqual(['Cy', vote('for')]);
    expect(JSON.stringify(await fileOf(opened('against'), 'Ana'))).toBe(JSON.stringify(file));
  });

  test('of a vote that was changed, the last is shown and the first never', async () => {
    const changed = (first: 'for' | 'abstain'): DeskTable => {
      const table = voting();
      for (const choice of [vote(first), vote('against')]) expect(table.speak('Cy', choice)).toBeNull();
      for (const seat of ['Ana', 'Bo']) expect(table.speak(seat, vote('for'))).toBeNull();
      expect(table.facts.paused).toBe(true);
      return table;
    };
    const file = await fileOf(changed('for'), 'Bo');
    expect(answersIn(file.records)).toEqual([
      ['Bo', OBJECT],
      ['Cy', vote('against')],
      ['Ana', vote('for')],
      ['Bo', vote('for')],
    ]);
    expect(await fileOf(changed('abstain'), 'Bo')).toEqual(file);
  });
});

/** Each types in the number that it alone knows. */
const deal = (table: DeskTable): void => {
  for (const seat of ['Ana', 'Bo']) {
    const question = table.due(seat)[0]?.question ?? '';
    expect(table.do(seat, { do: 'dice', question, faces: [4] })).toBeNull();
  }
};

const begun = (): DeskTable => {
  const table = new DeskTable(['Ana', 'Bo'], { dice: 'typed' });
  expect(table.beginToy(['Ana', 'Bo'])).toBeNull();
  deal(table);
  return table;
};

const agreed = (table: DeskTable, about: 'undo' | 'abandon', value: object = {}): void => {
  expect(table.propose('Ana', about, value)).toBeNull();
  expect(table.speak('Bo', { choose: 'agree' })).toBeNull();
};

const logOf = (table: DeskTable, seat: string): Log => {
  const log = logFor(table.facts, seat, 1, table.records, RULES);
  if (!log.ok) throw new Error(log.refusal.code);
  expect(verify(toy as AnyRules, log.value)).toMatchObject({ ok: true });
  return log.value;
};

describe('answers in a scene that nobody was ever shown', () => {
  const brokenOff = (bid: number): DeskTable => {
    const table = begun();
    expect(table.bid('Bo', bid)).toBeNull();
    agreed(table, 'abandon');
    return table;
  };

  test('one that was sealed when the scene was broken off', async () => {
    const [one, other] = [brokenOff(1), brokenOff(3)];
    expect(logOf(one, 'Ana')).toEqual(logOf(other, 'Ana'));
    expect(await fileOf(one, 'Ana')).toEqual(await fileOf(other, 'Ana'));
  });

  const goneBack = (bid: number): DeskTable => {
    const table = begun();
    expect(table.bid('Bo', bid)).toBeNull();
    agreed(table, 'undo', { to: 0 });
    deal(table);
    expect(table.bid('Bo', bid)).toBeNull();
    expect(table.bid('Bo', 2)).toBeNull();
    expect(table.bid('Ana', 2)).toBeNull();
    agreed(table, 'abandon');
    return table;
  };

  /** Three bid and vote; in one world two of them thought of something else first, in another order. */
  const decided = (isWavering: boolean): DeskTable => {
    const table = new DeskTable(['Ana', 'Bo', 'Cy'], { hideMade: true, dice: 'typed' });
    expect(table.beginToy(['Ana', 'Bo', 'Cy'])).toBeNull();
    for (const seat of ['Ana', 'Bo', 'Cy']) {
      expect(table.do(seat, { do: 'dice', question: table.due(seat)[0]?.question ?? '', faces: [4] })).toBeNull();
    }
    if (isWavering) for (const seat of ['Bo', 'Ana']) expect(table.bid(seat, 3)).toBeNull();
    for (const seat of ['Ana', 'Bo', 'Cy']) expect(table.bid(seat, 1)).toBeNull();
    expect(table.propose('Ana', 'pause')).toBeNull();
    expect(table.speak('Bo', OBJECT)).toBeNull();
    if (isWavering) for (const seat of ['Cy', 'Ana']) expect(table.speak(seat, vote('abstain'))).toBeNull();
    for (const seat of ['Ana', 'Cy', 'Bo']) expect(table.speak(seat, vote('against'))).toBeNull();
    if (isWavering && table.due('Bo').length > 0) table.bid('Bo', 2);
    expect(table.propose('Ana', 'abandon')).toBeNull();
    for (const seat of ['Bo', 'Cy']) expect(table.speak(seat, { choose: 'agree' })).toBeNull();
    return table;
  };

  test('that there was anything is told by no byte: not by the order of what is left, nor by how it is written', async () => {
    const [one, other] = [decided(false), decided(true)];
    expect(other.records.length).toBeGreaterThan(one.records.length + 3);
    expect(JSON.stringify(logOf(other, 'Cy'))).toBe(JSON.stringify(logOf(one, 'Cy')));
    expect(JSON.stringify(await fileOf(other, 'Cy'))).toBe(JSON.stringify(await fileOf(one, 'Cy')));
  });

  test('one that was gone back over, and one that was changed', async () => {
    const [one, other] = [goneBack(1), goneBack(3)];
    const log = logOf(one, 'Ana');
    expect(log.entries.map(({ input }) => input)).toMatchObject([
      { input: 'begin' },
      { input: 'dice' },
      { input: 'dice' },
      { input: 'undo', to: 0 },
      { input: 'dice' },
      { input: 'dice' },
      { input: 'answer', seat: 'Bo', choice: { bid: 2 } },
      { input: 'answer', seat: 'Ana', choice: { bid: 2 } },
    ]);
    expect(logOf(other, 'Ana')).toEqual(log);
    expect(await fileOf(one, 'Ana')).toEqual(await fileOf(other, 'Ana'));
  });

  test('what is never shown is not there, however a table was played', async () => {
    let cut = 0;
    // In the last of them the first answer of all is one that is taken out.
    for (const seed of ['never 0', 'never 1', 'never 2', 'never 3', 'never 4', 'never 5', 'honest 3']) {
      const { records, facts } = randomTable(seed, 200);
      const shown = withoutNeverShown(records, sceneRules);
      if (shown.records.length < records.length) cut++;
      expect(withoutNeverShown(shown.records, sceneRules)).toEqual({ ...shown, records: shown.records });
      const read = await readFile(throughText(wholeFile(facts.table, records, sceneRules)));
      expect(read.ok ? null : read.refusal).toBeNull();
    }
    expect(cut).toBeGreaterThan(2);
  });
});

test('a step on the spot stands for what nobody was shown; one that leads back is none', () => {
  const entry = { input: { input: 'undo', to: 2 } };
  const steps = (no: number, back: number, seenBy: readonly string[] | null = []) =>
    isOnTheSpot({ seenBy, what: { did: 'played', entry, no, back } } as never);
  expect([steps(3, 3), steps(3, 2), steps(3, 3, null)]).toEqual([true, false, false]);
});

describe('dice from the seed', () => {
  const seeded = (bid: number): DeskTable => {
    const table = new DeskTable(['Ana', 'Bo']);
    expect(table.beginToy(['Ana', 'Bo'], 2)).toBeNull();
    for (let round = 0; round < 2; round++) {
      for (const one of [bid, 2]) expect(table.bid('Bo', one)).toBeNull();
      expect(table.bid('Ana', 1)).toBeNull();
      const caller = ['Ana', 'Bo'].find((seat) => table.due(seat).length > 0) as string;
      const question = table.due(caller)[0]?.question ?? '';
      const call = { choose: 'call', side: 1 };
      expect(table.do(caller, { do: 'answer', question, as: caller, choice: call })).toBeNull();
    }
    expect(table.facts.scenes[0]?.state).toBe('ended');
    return table;
  };

  test('are still those of the seed after a changed answer was taken out', async () => {
    const [one, other] = [seeded(0), seeded(3)];
    const log = logOf(one, 'Ana');
    expect(JSON.stringify(log)).not.toContain('"bid":0');
    expect(log.seed).not.toBeNull();
    expect(logOf(other, 'Ana')).toEqual(log);
    expect(await fileOf(one, 'Ana')).toEqual(await fileOf(other, 'Ana'));
  });
});
