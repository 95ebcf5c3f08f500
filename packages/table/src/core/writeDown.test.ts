import {
  type Entry,
  enter,
  innermost,
  notUndone,
  type SceneTypes,
  type SeatId,
  type Session,
  type Stream,
  seededDice,
  stream,
  undo,
} from '@warmoot/kernel';
import { gestureOf } from '@warmoot/players';
import { openTable, type TableFile, type TableRecord } from '@warmoot/protocol';
import { sceneRules } from '@warmoot/rules';
import { describe, expect, test } from 'vitest';
import { doInFile, LooseTable, newFile } from '../room/inFile.js';
import { DeskTable } from '../testing/deskTable.js';
import { withRecords } from '../testing/forging.js';
import { duelAgainst, EVEN, SKIRMISH } from '../testing/games.js';
import type { RunningScene } from './facts.js';
import { readFile } from './takenFile.js';
import { writeDown } from './writeDown.js';

type Played = Session<SceneTypes>;

const must = <A>(
  result: { readonly ok: true; readonly value: A } | { readonly ok: false; readonly refusal: unknown },
): A => {
  if (!result.ok) throw new Error(JSON.stringify(result.refusal));
  return result.value;
};

/** A file as it is taken up again: by another process, and at another time. */
const takenUp = async (file: TableFile, now: number, seed = 'loose'): Promise<LooseTable> => {
  const secret = (records: number): string => `${seed} ${records}`;
  const table = new LooseTable(must(await readFile(JSON.parse(JSON.stringify(file)), sceneRules)), { now, secret });
  table.wake();
  return table;
};

const opened = (others: object = {}): TableFile =>
  newFile(must(openTable.parse({ me: 'Ana', title: 'Loose', ...others })), 'loose', 1_000_000);

/** Ana and the computer Rex at a table in a file, and a scene that has begun. */
const begun = async (
  begin: { readonly scene: string; readonly setup: unknown; readonly options?: unknown },
  seed?: string,
) => {
  const table = await takenUp(opened(), 2_000_000, seed);
  const does = (deed: object) => must(table.obey({ id: 'file', table: 'loose', seat: 'Ana', deed: deed as never }));
  does({ do: 'seatComputer', name: 'Rex', player: 'recruit' });
  does({ do: 'begin', options: {}, ...begin });
  return table;
};

const AGREE = { choose: 'agree' };

/** What nobody at the keyboard has to do: remarks of the computer, dice, and its answers. */
const goOnAlone = (from: Played, seed: string, source: Stream): Played => {
  let now = from;
  for (;;) {
    const { run } = now;
    if (run.over) return now;
    const remark = gestureOf(run.rules as never, 'Rex', (seat) => run.view(seat) as never);
    const dice = seededDice(now, seed);
    const asked = run.awaits.need === 'answers' ? run.awaits.asked : [];
    const { sealed } = innermost(run).state;
    const own = asked.find(({ seat, as }) => seat === 'Rex' && sealed[as] === undefined);
    if (remark !== null) now = must(enter(now, { input: 'gesture', seat: 'Rex', gesture: remark }));
    else if (dice !== null) now = must(enter(now, dice));
    else if (own === undefined) return now;
    else {
      const choice = run.accepts(own, AGREE).ok ? AGREE : run.sample(own, source);
      now = must(enter(now, { input: 'answer', ...own, choice }));
    }
  }
};

/** The entry to go back to for whoever takes their last answer back: no dice have fallen since. */
const backTo = ({ entries }: Played, seat: SeatId): number | null => {
  const kept = notUndone(entries);
  for (let at = kept.length - 1; at > 0; at--) {
    const { input } = kept[at] as Entry;
    if (input.input === 'gesture') continue;
    if (input.input !== 'answer') return null;
    if (input.seat === seat) return kept[at - 1]?.seq ?? null;
  }
  return null;
};

const answered = (now: Played, source: Stream): Played => {
  const { run } = now;
  const { sealed } = innermost(run).state;
  const asked = run.awaits.need === 'answers' ? run.awaits.asked : [];
  const own = asked.find(({ as }) => sealed[as] === undefined);
  if (own === undefined) throw new Error('nobody is asked');
  return must(enter(now, { input: 'answer', ...own, choice: run.sample(own, source) }));
};

const running = ({ facts }: LooseTable): RunningScene => facts.scene as RunningScene;

/** The scene is played on elsewhere, by the table's own seed. */
const played = (table: LooseTable, source: Stream, each: (now: Played) => Played): readonly Entry[] => {
  const { session, seed } = running(table);
  return goOnAlone(each(goOnAlone(session, seed ?? '', source)), seed ?? '', source).entries;
};

const undone = (now: Played): Played => {
  const to = backTo(now, 'Ana');
  if (to === null) throw new Error('there is nothing to take back');
  return must(undo(now, to));
};

const GOAL = { want: 'reach', span: 's5' };
const SPANS = Array.from({ length: 6 }, (_, at) => ({ key: `s${at}`, ground: 'open', x: 100 + 20 * at, y: 100 }));
const party = (name: string, seat: string, at: string, wants: object) => ({
  ...{ name, seats: [seat], at, wants },
  members: [{ name: `${name} 1`, food: 9, skins: 9, fighter: { like: 'knight' } }],
});
const MARCH = {
  scene: 'saga/march',
  setup: {
    seats: ['Ana', 'Rex'],
    roads: { spans: SPANS, ways: SPANS.slice(1).map(({ key }, at) => ({ from: `s${at}`, to: key, road: true })) },
    parties: [party('Hares', 'Ana', 's0', GOAL), party('Hounds', 'Rex', 's3', { want: 'catch', party: 'Hares' })],
  },
};

const RESTS = { choose: 'plan', route: [], pace: 'rest', marks: null, past: [], forage: false, lead: null };

const APPEAL = {
  ...{ choose: 'appeal', talker: 'Ella', to: [{ who: 'Hedda' }, { who: 'Wren' }], words: '' },
  ...{ context: 'The ford', topic: 'The toll', response: 'Halve it', skill: 'lead', motive: 'proud' },
};
const TALK = {
  scene: 'saga/discussion',
  setup: {
    seats: ['Ana', 'Rex'],
    people: [
      { name: 'Ella', seat: 'Ana', motives: EVEN },
      { name: 'Hedda', seat: 'Rex', motives: EVEN },
      { name: 'Wren', seat: 'Rex', motives: EVEN },
    ],
  },
};

const rex = JSON.parse(JSON.stringify(SKIRMISH.begin).replaceAll('"Bo"', '"Rex"')) as typeof SKIRMISH.begin;
const duel = duelAgainst('recruit').begin;

/** The last records of a table: who has written what. */
const last = ({ records }: LooseTable, many: number) =>
  records.slice(-many).map(({ by, how, what }) => [by, how, what.did === 'played' ? what.entry.input.input : what.did]);

const fieldOf = async (file: TableFile, change: (record: TableRecord, at: number) => object): Promise<unknown> => {
  const records = file.records.map((record, at) => ({ ...record, ...change(record, at) }));
  const read = await readFile(
    JSON.parse(JSON.stringify(withRecords(file, records as TableFile['records']))),
    sceneRules,
  );
  return read.ok ? null : (read.refusal as { readonly field?: string }).field;
};

test('whoever has a file speaks in it for its host alone', async () => {
  const { file } = await begun(rex);
  const checked = must(await readFile(JSON.parse(JSON.stringify(file)), sceneRules));
  const says = (seat: SeatId) => doInFile(checked, { seat, deed: { do: 'say', text: 'Hello' } }, 3_000_000);
  expect(says('Ana').ok).toBe(true);
  expect(says('Rex')).toMatchObject({ ok: false, refusal: { code: 'NOT_YOUR_SEAT', seat: 'Rex' } });
});

describe('what was played elsewhere is written down', () => {
  test('whoever takes an answer back first of all, in a file that was taken up again, has done it', async () => {
    const first = await begun(rex);
    const source = stream('back');
    const answers = played(first, source, (now) => answered(now, source));
    expect(first.writeDown(answers)).toEqual({ ok: true, value: null });

    const again = await takenUp(first.file, 3_000_000);
    const entries = undone(running(again).session).entries;
    expect(again.writeDown(entries)).toEqual({ ok: true, value: null });
    expect(last(again, 1)).toEqual([['Ana', 'person', 'undo']]);
    const file = again.file;
    const third = await takenUp(file, 4_000_000);
    expect(running(third).session.entries).toEqual(entries);

    // It is not the table that goes back without having settled it, at whatever time; nor somebody else.
    const at = file.records.length - 1;
    const table = { by: null, how: 'table' };
    const isLast = (nth: number): boolean => nth === at;
    expect(await fieldOf(file, () => ({}))).toBeNull();
    expect(await fieldOf(file, (_, nth) => (isLast(nth) ? table : {}))).toBe('what');
    const atOnce = file.records[at - 1]?.at;
    expect(await fieldOf(file, (_, nth) => (isLast(nth) ? { ...table, at: atOnce } : {}))).toBe('what');
    expect(await fieldOf(file, (_, nth) => (isLast(nth) ? { by: 'Rex' } : {}))).toBe('by');
    expect(await fieldOf(file, (_, nth) => (isLast(nth) ? { by: 'Rex', how: 'computer' } : {}))).toBe('by');
  });

  test('where a secret was shown since, the table goes back: whoever is alone there has settled it', async () => {
    const first = await begun(MARCH);
    const source = stream('march');
    expect(first.writeDown(played(first, source, (now) => now)).ok).toBe(true);
    const own = { seat: 'Ana', as: 'Hares' };
    const { session } = running(first);
    const planned = must(enter(session, { input: 'answer', ...own, choice: RESTS }));
    expect(planned.run.over).toBe(false);
    expect(first.writeDown(planned.entries).ok).toBe(true);

    const again = await takenUp(first.file, 3_000_000);
    const entries = must(undo(running(again).session, session.entries.length - 1)).entries;
    expect(again.writeDown(entries).ok).toBe(true);
    expect(last(again, 3)).toEqual([
      ['Ana', 'person', 'proposed'],
      [null, 'table', 'settled'],
      [null, 'table', 'undo'],
    ]);
    const { file } = again;
    expect(running(await takenUp(file, 4_000_000)).session.entries).toEqual(entries);
    // Nor can it be left out that it was settled.
    const bare = file.records
      .filter(({ what }) => what.did !== 'proposed' && what.did !== 'settled')
      .map((record, seq) => ({ ...record, seq }));
    expect(await fieldOf(withRecords(file, bare), () => ({}))).toBe('what');
  });

  test('where others have a say, nobody goes back for them by a file', () => {
    const table = new DeskTable(['Ana', 'Bo']);
    const setup = JSON.parse(JSON.stringify(MARCH.setup).replaceAll('"Rex"', '"Bo"'));
    expect(table.do('Ana', { do: 'begin', scene: MARCH.scene, setup, options: {} })).toBeNull();
    const { session } = table.facts.scene as RunningScene;
    const planned = must(enter(session, { input: 'answer', seat: 'Ana', as: 'Hares', choice: RESTS }));
    const { entries } = must(undo(planned, session.entries.length - 1));
    table.act((desk) => {
      expect(writeDown(desk, entries)).toMatchObject({ ok: false, refusal: { code: 'NOT_TAKEN_BACK' } });
    });
  });

  test('a computer may remark on dice before the next ones fall', async () => {
    const table = await begun(TALK);
    const source = stream('talk');
    const make = { choose: 'make' };
    const said = played(table, source, (from) =>
      [APPEAL, make].reduce((now, choice) => {
        const after = must(enter(now, { input: 'answer', seat: 'Ana', as: 'Ana', choice }));
        return goOnAlone(after, running(table).seed ?? '', source);
      }, from),
    );
    const kinds = said.map(({ input }) => input.input).join(' ');
    expect(kinds).toContain('dice gesture dice');
    expect(table.writeDown(said).ok).toBe(true);
    await takenUp(table.file, 3_000_000);
  });

  test.each([
    ['a duel', duel],
    ['a battle', rex],
    ['a march', MARCH],
    ['a Discussion', TALK],
  ])(
    '%s that is left and taken up again and again, with answers taken back, is a good file each time',
    async (name, begin) => {
      let back = 0;
      for (let game = 0; game < 3; game++) {
        const source = stream(`${name} ${game}`);
        let table = await begun(begin, `${name} ${game}`);
        for (let process = 0; process < 8 && table.facts.scene !== null; process++) {
          const seed = running(table).seed ?? '';
          const entries = played(table, source, (from) => {
            let now = from;
            for (let moves = 0; moves < 4 && !now.run.over; moves++) {
              const isBack = (moves === 0 || source.below(3) === 0) && backTo(now, 'Ana') !== null;
              if (isBack) back++;
              now = goOnAlone(isBack ? undone(now) : answered(now, source), seed, source);
            }
            return now;
          });
          expect(table.writeDown(entries)).toEqual({ ok: true, value: null });
          table = await takenUp(table.file, 3_000_000 + process * 60_000);
        }
      }
      expect(back).toBeGreaterThan(0);
    },
  );
});
