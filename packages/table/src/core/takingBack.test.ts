import type { Asked } from '@warmoot/kernel';
import { sceneRules } from '@warmoot/rules';
import { describe, expect, test } from 'vitest';
import { playTurn } from '../room/computers.js';
import { DeskTable } from '../testing/deskTable.js';
import { withRecords } from '../testing/forging.js';
import { readFile } from './takenFile.js';
import { nextTurn } from './turns.js';

type Choice = { readonly choose: string };

/** A battle of four units a side, two of them quick; in round 3 the attacker leads, and nobody stands next to an enemy. */
const UNITS = [
  ...[4, 7, 10, 13].map((column) => ({ army: 'attacker', troop: 'mediumInfantry', size: 100, at: { row: 6, column } })),
  ...[4, 7, 10, 13].map((column) => ({
    army: 'defender',
    troop: 'mediumInfantry',
    size: 100,
    at: { row: 16, column },
  })),
];

const battle = (names: readonly string[], defender: string, options = {}): DeskTable => {
  const desk = new DeskTable(names, options);
  if (!names.includes(defender)) desk.do('Ana', { do: 'seatComputer', name: defender, player: 'recruit' });
  const setup = {
    seats: ['Ana', defender],
    attacker: { name: 'Red', seat: 'Ana' },
    defender: { name: 'Blue', seat: defender },
    position: { units: UNITS, round: 3 },
  };
  expect(desk.do('Ana', { do: 'begin', scene: 'saga/battle', setup: setup as never, options: {} })).toBeNull();
  return desk;
};

const awaited = (desk: DeskTable): { readonly step: string; readonly asked: readonly Asked[] } => {
  const awaits = desk.facts.scene?.session.run.awaits;
  return awaits?.need === 'answers' ? awaits : { step: awaits?.need ?? '', asked: [] };
};

/** Answers what is asked, by a choice that fits or the first that is open. */
const answers = (desk: DeskTable, fits: (choice: Choice) => boolean = () => true): void => {
  const isMade = ({ seat, as }: Asked): boolean => desk.due(seat).some((due) => due.made && due.as.includes(as));
  const asked = awaited(desk).asked.find((one) => !isMade(one)) as Asked;
  const open = (desk.facts.scene?.session.run.choices(asked) ?? []) as readonly Choice[];
  const choice = open.find(fits) ?? open[0];
  const [due] = desk.due(asked.seat);
  const deed = { do: 'answer', question: due?.question ?? '', as: asked.as, choice: choice as never } as const;
  expect(desk.do(asked.seat, deed)).toBeNull();
};

const is =
  (choose: string) =>
  (choice: Choice): boolean =>
    choice.choose === choose;

/** Plays on until Ana may move. */
const atMoves = (desk: DeskTable): DeskTable => {
  for (let at = 0; at < 12 && awaited(desk).step !== 'move'; at++) {
    const turn = nextTurn(desk.facts);
    if (turn === null || awaited(desk).asked.some(({ seat }) => seat === 'Ana')) answers(desk, is('fightOn'));
    else computerAnswers(desk);
  }

  expect(awaited(desk)).toMatchObject({ step: 'move', asked: [{ seat: 'Ana' }] });
  return desk;
};

/** The computer gives the first answer that is open to it. */
const computerAnswers = (desk: DeskTable, fits: (choice: Choice) => boolean = () => true): void => {
  const turn = nextTurn(desk.facts);
  if (turn === null) throw new Error('no computer is asked');
  const open = (desk.facts.scene?.session.run.choices(turn) ?? []) as readonly Choice[];
  desk.act((work) => playTurn(work, turn, (open.find(fits) ?? open[0]) as never));
};

const unitsAt = ({ facts: { scene } }: DeskTable): unknown =>
  (scene === null ? null : (scene.session.run.state.open as { readonly at?: unknown }))?.at;
const back = (desk: DeskTable, seat = 'Ana') => desk.do(seat, { do: 'takeBack' });

describe('an answer is taken back by who gave it', () => {
  test('while nobody else has acted: a move, the end of the move, and one after the other', () => {
    const desk = atMoves(battle(['Ana', 'Bo'], 'Bo'));
    const before = unitsAt(desk);
    answers(desk, is('move'));
    const moved = unitsAt(desk);
    expect(moved).not.toEqual(before);
    answers(desk, is('done'));
    expect(awaited(desk).asked).toMatchObject([{ seat: 'Bo' }]);
    expect(back(desk)).toBeNull();
    expect(awaited(desk)).toMatchObject({ step: 'move', asked: [{ seat: 'Ana' }] });
    expect(unitsAt(desk)).toEqual(moved);
    expect(back(desk)).toBeNull();
    expect(unitsAt(desk)).toEqual(before);
    // All are told, and by whom.
    expect(desk.lines('Bo').at(-1)).toMatchObject({
      by: 'Ana',
      how: 'person',
      what: { entry: { input: { input: 'undo' } } },
    });
  });

  test('and a file in which another took it back is refused', async () => {
    const desk = atMoves(battle(['Ana', 'Bo'], 'Bo'));
    answers(desk, is('move'));
    expect(back(desk)).toBeNull();
    const { file } = desk;
    const read = async (by: string) => {
      const records = file.records.map((one) =>
        one.what.did === 'played' && one.what.entry.input.input === 'undo' ? { ...one, by } : one,
      );
      const taken = await readFile(withRecords(file, records), sceneRules);
      return taken.ok ? null : (taken.refusal as { readonly field?: string }).field;
    };
    expect(await read('Ana')).toBeNull();
    expect(await read('Bo')).toBe('by');
  });

  test('not after somebody else has acted, and never by another', () => {
    const desk = atMoves(battle(['Ana', 'Bo'], 'Bo'));
    answers(desk, is('move'));
    expect(back(desk, 'Bo')).toEqual({ code: 'NOT_TAKEN_BACK', why: 'others' });
    answers(desk, is('done'));
    answers(desk, is('move'));
    const length = desk.records.length;
    expect(back(desk)).toEqual({ code: 'NOT_TAKEN_BACK', why: 'others' });
    // Nobody learns that it was tried.
    expect(desk.records).toHaveLength(length);
    expect(back(desk, 'Bo')).toBeNull();
  });

  test('with computers alone, what they have answered since goes with it', () => {
    const desk = atMoves(battle(['Ana'], 'Rex'));
    const before = unitsAt(desk);
    answers(desk, is('done'));
    computerAnswers(desk, is('move'));
    computerAnswers(desk, is('done'));
    expect(back(desk)).toBeNull();
    expect(unitsAt(desk)).toEqual(before);
    expect(awaited(desk)).toMatchObject({ step: 'move', asked: [{ seat: 'Ana' }] });
  });

  test('where another person plays, a computer is somebody else too', () => {
    const desk = new DeskTable(['Ana', 'Bo']);
    desk.do('Ana', { do: 'seatComputer', name: 'Rex', player: 'recruit' });
    const setup = {
      seats: ['Ana', 'Bo', 'Rex'],
      side1: [
        { name: 'Ella', seat: 'Ana', like: 'knight' },
        { name: 'Dirk', seat: 'Bo', like: 'knight' },
      ],
      side2: [
        { name: 'Morten', seat: 'Rex', like: 'knight' },
        { name: 'Joris', seat: 'Rex', like: 'knight' },
      ],
    };
    expect(desk.do('Ana', { do: 'begin', scene: 'saga/duel', setup: setup as never, options: {} })).toBeNull();
    for (let at = 0; at < 6 && nextTurn(desk.facts) === null; at++) answers(desk);
    if (nextTurn(desk.facts) !== null) computerAnswers(desk);
    expect(back(desk)).toMatchObject({ code: 'NOT_TAKEN_BACK' });
  });

  test('not after dice, and not what was sealed: that may be answered anew', () => {
    const desk = new DeskTable(['Ana', 'Bo']);
    expect(back(desk)).toEqual({ code: 'NO_SCENE' });
    const setup = {
      seats: ['Ana', 'Bo'],
      side1: [{ name: 'Ella', seat: 'Ana', like: 'knight' }],
      side2: [{ name: 'Morten', seat: 'Bo', like: 'knight' }],
    };
    desk.do('Ana', { do: 'begin', scene: 'saga/duel', setup: setup as never, options: {} });
    expect(back(desk)).toEqual({ code: 'NOT_TAKEN_BACK', why: 'nothing' });
    answers(desk, is('fightOn'));
    expect(back(desk)).toEqual({ code: 'NOT_TAKEN_BACK', why: 'sealed' });
    const question = desk.due('Bo')[0]?.question ?? '';
    desk.do('Bo', { do: 'answer', question, as: 'Morten', choice: { choose: 'fightOn' } });
    // Both have fought on, and Footwork was thrown at once.
    for (const seat of ['Ana', 'Bo']) expect(back(desk, seat)).toEqual({ code: 'NOT_TAKEN_BACK', why: 'dice' });
  });

  test('where it is hidden who has sealed, trying does not tell', () => {
    const told = (hasSealed: boolean) => {
      const desk = new DeskTable(['Ana', 'Bo'], { hideMade: true });
      const setup = {
        seats: ['Ana', 'Bo'],
        side1: [{ name: 'Ella', seat: 'Ana', like: 'knight' }],
        side2: [{ name: 'Morten', seat: 'Bo', like: 'knight' }],
      };
      desk.do('Ana', { do: 'begin', scene: 'saga/duel', setup: setup as never, options: {} });
      for (const as of ['Ella', 'Morten']) {
        const seat = as === 'Ella' ? 'Ana' : 'Bo';
        const question = desk.due(seat)[0]?.question ?? '';
        desk.do(seat, { do: 'answer', question, as, choice: { choose: 'fightOn' } });
      }
      for (let at = 0; at < 2; at++) answers(desk, is('move'));
      expect(awaited(desk).step).toBe('chooseActs');
      const [last] = desk.records.slice(-1);
      const other = last?.by === 'Ana' ? 'Bo' : 'Ana';
      const as = other === 'Ana' ? 'Ella' : 'Morten';
      const question = desk.due(other)[0]?.question ?? '';
      const pass = { choose: 'act', act: 'pass' };
      if (hasSealed) expect(desk.do(other, { do: 'answer', question, as, choice: pass })).toBeNull();
      return back(desk, last?.by ?? '');
    };
    expect(told(true)).toEqual({ code: 'NOT_TAKEN_BACK', why: 'others' });
    expect(told(false)).toEqual(told(true));
  });
});
