import type { AnyRefusal } from '@warmoot/protocol';
import { USUAL_LIMITS } from '@warmoot/table';
import { type Got, request } from '@warmoot/table/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Reader, seated, type Watched, watchedServer } from './secretsKit.js';

describe('commands that come twice, late, or in another order', () => {
  let watched: Watched;
  beforeAll(async () => {
    watched = await watchedServer();
  });
  afterAll(async () => {
    await watched.stop();
  });

  const lengthOf = async (reader: Reader): Promise<number> => (await watched.records(reader.place.table)).length;

  const post = (reader: Reader, id: string, deed: object): Promise<Got<{ refusal?: AnyRefusal }>> =>
    reader.post(`/api/tables/${reader.place.table}/commands`, { id, seat: reader.place.seat, deed });

  test('the same id is done once: again, at the same time, after a new line, over HTTP and over both', async () => {
    const [ana] = (await seated(watched, ['Ana'])) as [Reader];
    const before = await lengthOf(ana);
    const deed = { do: 'say', text: 'once' };
    expect(await ana.do(deed, 'one')).toBeNull();
    expect(await ana.do(deed, 'one')).toBeNull();
    const at = await Promise.all([
      ...Array.from({ length: 20 }, () => post(ana, 'two', deed).then(({ status }) => status)),
      ana.do(deed, 'two'),
    ]);
    expect(at).toEqual([...Array.from({ length: 20 }, () => 200), null]);
    ana.drop();
    await ana.until(() => ana.closed !== null);
    await ana.connect(watched.url);
    expect(await ana.do(deed, 'two')).toBeNull();
    expect((await post(ana, 'one', deed)).status).toBe(200);
    expect(await lengthOf(ana)).toBe(before + 2);
    expect(ana.items.filter(({ what }) => what.did === 'said')).toHaveLength(2);
  });

  test('the same id with another deed is refused; another seat’s ids are its own', async () => {
    const [ana, bo] = (await seated(watched, ['Ana', 'Ana 2'])) as [Reader, Reader];
    expect(bo.place.seat).toBe('Ana 2');
    expect(await ana.do({ do: 'say', text: 'this' }, 'same')).toBeNull();
    const before = await lengthOf(ana);
    expect(await ana.do({ do: 'say', text: 'that' }, 'same')).toEqual({ code: 'ID_USED', id: 'same' });
    expect((await post(ana, 'same', { do: 'title', title: 'that' })).body.refusal).toEqual({
      code: 'ID_USED',
      id: 'same',
    });
    expect(await lengthOf(ana)).toBe(before);
    expect(await bo.do({ do: 'say', text: 'that' }, 'same')).toBeNull();
    // A blank in a name or an id makes nobody's id another's.
    expect(await ana.do({ do: 'say', text: 'mine' }, '2 x')).toBeNull();
    expect(await bo.do({ do: 'say', text: 'yours' }, 'x')).toBeNull();
    expect(await lengthOf(ana)).toBe(before + 3);
  });

  test('a command that cannot be read is refused by its id, and so is one that comes too fast', async () => {
    const [ana] = (await seated(watched, ['Ana'])) as [Reader];
    const before = await watched.bytes(ana.place.table);
    expect(await ana.do({ do: 'dance' }, 'first')).toMatchObject({ code: 'BAD_SHAPE', path: 'command.deed.do' });
    expect(await ana.do({ do: 'say' }, 'second')).toMatchObject({ code: 'BAD_SHAPE' });
    const hasty = await watchedServer({ limits: { ...USUAL_LIMITS, messagesAtOnce: 3, messagesPerSecond: 0.001 } });
    const [bo] = (await seated(hasty, ['Bo'])) as [Reader];
    const said = await Promise.all([1, 2, 3].map((n) => bo.do({ do: 'say', text: `${n}` }, `${n}`)));
    expect(said.map((refusal) => refusal?.code ?? null)).toEqual([null, null, 'TOO_FAST']);
    await hasty.stop();
    expect(await watched.bytes(ana.place.table)).toBe(before);
    expect(await ana.do({ do: 'say', text: 'now rightly' }, 'first')).toBeNull();
  });

  test('an answer to a question that is over is stale, and the log stays as it was', async () => {
    const [ana, bo] = (await seated(watched, ['Ana', 'Bo'])) as [Reader, Reader];
    const setup = { seats: ['Ana', 'Bo'], rounds: 2 };
    expect(await ana.do({ do: 'begin', scene: 'toy/toy', setup, options: {} })).toBeNull();
    await bo.settled();
    const answer = (reader: Reader, question: string, number: number) =>
      ({ do: 'answer', question, as: reader.place.seat, choice: { choose: 'bid', bid: number } }) as const;
    const [mine, theirs] = [ana.scene?.due[0]?.question ?? '', bo.scene?.due[0]?.question ?? ''];
    // It may be given anew while it is sealed, under the same question.
    expect(await ana.do(answer(ana, mine, 1))).toBeNull();
    expect(await ana.do(answer(ana, mine, 2))).toBeNull();
    expect(await bo.do(answer(bo, theirs, 0))).toBeNull();
    const before = await watched.bytes(ana.place.table);
    for (const reader of [ana, bo]) {
      await reader.settled();
      const refusal = await reader.do(answer(reader, mine, 3));
      expect(refusal).toMatchObject({ code: 'STALE', question: mine });
      expect(refusal).toEqual({
        code: 'STALE',
        question: mine,
        now: reader.scene?.due.map(({ question }) => question),
      });
      for (const question of ['1.99', '2.0', 'p1.0', 'x']) {
        expect((await reader.do(answer(reader, question, 3)))?.code).toBe('STALE');
      }
    }
    expect(await watched.bytes(ana.place.table)).toBe(before);
  });

  test('hidden questions that follow on one another have names of their own', async () => {
    const [ana, bo] = (await seated(watched, ['Ana', 'Bo'], { options: { dice: 'typed' } })) as [Reader, Reader];
    const setup = { seats: ['Ana', 'Bo'], words: { Ana: 'a', Bo: 'b' }, rounds: 1 };
    expect(await ana.do({ do: 'begin', scene: 'vault/vault', setup, options: {} })).toBeNull();
    const asked: string[] = [];
    for (const reader of [ana, bo]) {
      for (let n = 0; n < 4; n++) {
        await reader.settled();
        const { question = '', as = [] } = reader.scene?.due[0] ?? {};
        asked.push(`${reader.place.seat} ${question}`);
        const text = { choose: 'text', text: `${n}` };
        const deed =
          as[0] === 'dice'
            ? { do: 'dice', question, faces: [n + 1] }
            : { do: 'answer', question, as: reader.place.seat, choice: text };
        expect(await reader.do(deed)).toBeNull();
        // Asked again under another id, as somebody would who clicked twice, it lands on nothing else.
        expect((await reader.do(deed))?.code).toBe('STALE');
      }
    }
    expect(new Set(asked).size).toBe(asked.length);
    // By their names nobody can tell how many there were for others.
    const names = (seat: string): readonly string[] =>
      asked.filter((one) => one.startsWith(seat)).map((one) => one.slice(seat.length));
    expect(names('Bo')).toEqual(names('Ana'));
  });

  test('hidden dice are typed in by those alone who may see them', async () => {
    const [ana, bo] = (await seated(watched, ['Ana', 'Bo'], { options: { dice: 'typed' } })) as [Reader, Reader];
    const setup = { seats: ['Ana', 'Bo'], words: { Ana: 'a', Bo: 'b' }, rounds: 1 };
    expect(await ana.do({ do: 'begin', scene: 'vault/vault', setup, options: {} })).toBeNull();
    await bo.settled();
    const question = ana.scene?.due[0]?.question ?? '';
    expect(ana.scene?.due).toMatchObject([{ as: ['dice'] }]);
    expect(bo.scene?.due).toEqual([]);
    const before = await watched.bytes(ana.place.table);
    expect((await bo.do({ do: 'dice', question, faces: [1] }))?.code).toBe('STALE');
    expect(await watched.bytes(ana.place.table)).toBe(before);
    const listed = await request<{ notices: unknown[] }>(watched.url, '/api/me', { key: bo.place.key });
    expect(listed.body.notices).toEqual([]);
  });
});
