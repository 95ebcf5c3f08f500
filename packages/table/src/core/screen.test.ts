import { closeLog, type SeatId, verify } from '@warmoot/kernel';
import { road, type Way } from '@warmoot/kernel/testing';
import { describe, expect, test } from 'vitest';
import { playTurn } from '../room/computers.js';
import { DeskTable } from '../testing/deskTable.js';
import { withRecords } from '../testing/forging.js';
import type { TableFacts } from './facts.js';
import { throwScreened } from './play.js';
import { screenedIn, screenPace } from './screen.js';
import { sceneSeen, tableSeen } from './seen.js';
import { summaryOf } from './summary.js';
import { readFile } from './takenFile.js';
import { type ComputerTurn, nextTurn } from './turns.js';

const NAMES = ['Ana', 'Bo', 'Cy'] as const;

const begun = (options: object = {}, days = 2): DeskTable => {
  const desk = new DeskTable(NAMES, options);
  const setup = { seats: [...NAMES], days };
  expect(desk.do('Ana', { do: 'begin', scene: road.scene, setup, options: {} })).toBeNull();
  return desk;
};

const answer = (desk: DeskTable, seat: SeatId, choice: object): void => {
  const question = desk.due(seat)[0]?.question ?? 'none';
  expect(desk.do(seat, { do: 'answer', question, as: seat, choice: choice as never })).toBeNull();
};

const plan = (desk: DeskTable, seat: SeatId, way: Way): void => answer(desk, seat, { choose: 'plan', way });

const fall = (desk: DeskTable): void => desk.act((at) => throwScreened(at, screenedIn(at.facts)));

/** All that a seat can fetch of the table and its scene. */
const seen = (desk: DeskTable, seat: SeatId): unknown => [
  tableSeen(desk.facts, seat),
  sceneSeen(desk.facts, seat),
  desk.lines(seat),
];

const turnOf = (facts: TableFacts): ComputerTurn => nextTurn(facts) as ComputerTurn;

const facesOf = ({ facts }: DeskTable): readonly string[] =>
  facts.scene?.session.entries.flatMap(({ input }) => (input.input === 'dice' ? [input.from] : [])) ?? [];

describe('what is asked apart', () => {
  test('an answer of somebody else changes nothing of what a seat can fetch, nor when it was asked', () => {
    const desk = begun();
    const before = [seen(desk, 'Bo'), desk.due('Bo')];
    desk.now += 7000;
    plan(desk, 'Ana', 'scout');
    expect([seen(desk, 'Bo'), desk.due('Bo')]).toEqual(before);
    plan(desk, 'Cy', 'walk');
    expect([seen(desk, 'Bo'), desk.due('Bo')]).toEqual(before);
    expect(desk.due('Ana')).toEqual([]);
  });

  test('also where all have heard something in between that asks nothing anew', () => {
    const desk = begun();
    plan(desk, 'Ana', 'walk');
    expect(desk.do('Cy', { do: 'say', text: 'well?' })).toBeNull();
    const before = desk.due('Bo');
    desk.now += 7000;
    plan(desk, 'Cy', 'scout');
    expect(desk.due('Bo')).toEqual(before);
  });

  test('whoever answers is asked the next day by another name, and a late answer is stale', () => {
    const desk = begun();
    const first = desk.due('Bo')[0]?.question ?? '';
    for (const seat of NAMES) plan(desk, seat, 'walk');
    fall(desk);
    const second = desk.due('Bo')[0]?.question ?? '';
    expect(second).not.toBe(first);
    const choice = { choose: 'plan', way: 'walk' };
    expect(desk.do('Bo', { do: 'answer', question: first, as: 'Bo', choice })).toMatchObject({
      code: 'STALE',
      now: [second],
    });
  });

  test('a computer player does not wait for people who are asked beside it', () => {
    const desk = new DeskTable(['Ana', 'Bo']);
    expect(desk.do('Ana', { do: 'seatComputer', name: 'Cy', player: 'recruit' })).toBeNull();
    const setup = { seats: [...NAMES], days: 1 };
    expect(desk.do('Ana', { do: 'begin', scene: road.scene, setup, options: {} })).toBeNull();
    expect(nextTurn(desk.facts)).toMatchObject({ seat: 'Cy' });
  });
});

describe('dice behind the screen', () => {
  test('wait for the table itself: whoever answers last is told no more than the others', () => {
    const desk = begun();
    for (const seat of NAMES) plan(desk, seat, 'walk');
    expect(screenedIn(desk.facts)).toBe('1.4');
    expect(desk.records.at(-1)).toMatchObject({ by: 'Cy', seenBy: ['Cy'] });
    // Nothing that anybody does brings them down.
    expect(desk.do('Bo', { do: 'say', text: 'well?' })).toBeNull();
    desk.wait(100);
    expect(screenedIn(desk.facts)).toBe('1.4');
    expect(summaryOf(desk.facts)).toMatchObject({ thinking: true, due: [], deadline: null });
    const lines = desk.lines('Bo').length;
    fall(desk);
    expect(screenedIn(desk.facts)).toBeNull();
    // The throws themselves are in nobody's log: the day is over for all, and a new one begins.
    expect(desk.lines('Bo').slice(lines)).toMatchObject([
      { by: null, how: 'table', what: { entry: { thrown: null } } },
    ]);
    expect(desk.due('Bo')).toHaveLength(1);
  });

  test('of another name, or at a table that is paused, none fall', () => {
    const desk = begun();
    for (const seat of NAMES) plan(desk, seat, 'walk');
    desk.act((at) => throwScreened(at, '1.3'));
    expect(screenedIn(desk.facts)).toBe('1.4');
    desk.act((at) => at.put({ did: 'paused' }));
    fall(desk);
    expect([screenedIn(desk.facts), facesOf(desk)]).toEqual([null, []]);
  });

  test('fall after a while as of a quick hand; at once where one person sits alone with computers', () => {
    const desk = begun();
    const [least, most] = ['0'.repeat(64), 'f'.repeat(64)].map((secret) => screenPace(desk.facts, secret));
    expect([least, most]).toEqual([1200, 3200]);
    const alone = new DeskTable(['Ana']);
    expect(alone.do('Ana', { do: 'seatComputer', name: 'Bo', player: 'recruit' })).toBeNull();
    expect(screenPace(alone.facts, 'f'.repeat(64))).toBe(0);
  });

  test('a file of a table that owes them is sound, and so is one after they fell', async () => {
    const rules = (desk: DeskTable) => desk.circumstances.rules;
    const desk = begun();
    for (const seat of NAMES) plan(desk, seat, 'scout');
    expect(await readFile(desk.file, rules(desk))).toMatchObject({ ok: true });
    fall(desk);
    for (let n = 0; n < 6 && screenedIn(desk.facts) === null; n++) {
      const asked = NAMES.find(
        (seat) => desk.facts.scene?.session.run.awaits.need === 'answers' && isStriker(desk, seat),
      );
      if (asked === undefined) break;
      answer(desk, asked, { choose: 'strike', yes: true });
      expect(await readFile(desk.file, rules(desk))).toMatchObject({ ok: true });
      fall(desk);
    }
    expect(await readFile(desk.file, rules(desk))).toMatchObject({ ok: true });
  });

  test('those that fall in one go cannot be cut in two in a file', async () => {
    const desk = begun();
    for (const seat of NAMES) plan(desk, seat, 'walk');
    const owed = desk.file.records.length;
    fall(desk);
    const { file } = desk;
    const { rules } = desk.circumstances;
    const cut = (length: number) => readFile(withRecords(file, file.records.slice(0, length)), rules);
    expect(file.records.slice(owed).map(({ what }) => what.did)).toEqual(['played', 'played']);
    expect([await cut(owed), await cut(owed + 1), await cut(owed + 2)].map(({ ok }) => ok)).toEqual([
      true,
      false,
      true,
    ]);
  });

  const isStriker = ({ facts }: DeskTable, seat: SeatId): boolean => {
    const awaits = facts.scene?.session.run.awaits;
    return awaits?.need === 'answers' && awaits.step === 'strike' && awaits.asked.some((one) => one.seat === seat);
  };
});

describe('where dice are typed in', () => {
  test('hidden ones come from a seed that the table has committed to, and nobody is asked for them', () => {
    const desk = begun({ dice: 'typed' });
    const header = desk.facts.scene?.session.header;
    expect([header?.typed, typeof header?.commitment]).toEqual([true, 'string']);
    plan(desk, 'Ana', 'scout');
    expect(facesOf(desk)).toEqual(['seed']);
    for (const seat of ['Bo', 'Cy']) plan(desk, seat, 'walk');
    const faces = { do: 'dice', question: '1.0', faces: [3] } as const;
    for (const seat of NAMES) expect([desk.due(seat), desk.do(seat, faces)?.code]).toEqual([[], 'STALE']);
    fall(desk);
    const { session, seed } = desk.facts.scene as NonNullable<DeskTable['facts']['scene']>;
    expect(verify(road, closeLog(session, seed))).toMatchObject({ ok: true, value: { typed: 0, unchecked: 0 } });
  });

  test('such a file is sound, and one that says so of a table with other dice is not', async () => {
    const desk = begun({ dice: 'typed' });
    for (const seat of NAMES) plan(desk, seat, 'walk');
    fall(desk);
    const { rules } = desk.circumstances;
    expect(await readFile(desk.file, rules)).toMatchObject({ ok: true });
    const { file } = desk;
    const records = file.records.map((record) => {
      const { what } = record;
      return what.did === 'opened'
        ? { ...record, what: { ...what, options: { ...what.options, dice: 'seed' as const } } }
        : record;
    });
    const forged = withRecords(file, records);
    expect(await readFile(forged, rules)).toMatchObject({ ok: false });
  });
});

describe('taking back', () => {
  test('is refused alike, whether anything hidden has happened since or not', () => {
    const [quiet, busy] = [begun(), begun()];
    for (const desk of [quiet, busy]) plan(desk, 'Bo', 'walk');
    plan(busy, 'Ana', 'scout');
    plan(busy, 'Cy', 'scout');
    const refusal = quiet.do('Bo', { do: 'takeBack' });
    expect(refusal).toMatchObject({ code: 'NOT_TAKEN_BACK' });
    expect(busy.do('Bo', { do: 'takeBack' })).toEqual(refusal);
    expect([quiet, busy].map((desk) => desk.propose('Bo', 'undo', { to: 1 })?.code)).toEqual(
      Array(2).fill('NO_SUCH_ENTRY'),
    );
  });

  test('with computers alone too', () => {
    const refusals = (['walk', 'scout'] as const).map((way) => {
      const desk = new DeskTable(['Ana']);
      for (const name of ['Bo', 'Cy'])
        expect(desk.do('Ana', { do: 'seatComputer', name, player: 'recruit' })).toBeNull();
      const setup = { seats: [...NAMES], days: 2 };
      expect(desk.do('Ana', { do: 'begin', scene: road.scene, setup, options: {} })).toBeNull();
      plan(desk, 'Ana', 'walk');
      if (way === 'walk') return desk.do('Ana', { do: 'takeBack' });
      for (let n = 0; n < 2; n++) desk.act((at) => playTurn(at, turnOf(at.facts), { choose: 'plan', way }));
      return desk.do('Ana', { do: 'takeBack' });
    });
    expect(refusals[1]).toEqual(refusals[0]);
  });
});
