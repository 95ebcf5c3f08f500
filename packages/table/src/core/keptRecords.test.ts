import { stream } from '@warmoot/kernel';
import type { TableFile, TableRecord } from '@warmoot/protocol';
import { sceneRules } from '@warmoot/rules';
import { describe, expect, test } from 'vitest';
import { DeskTable } from '../testing/deskTable.js';
import { withRecords } from '../testing/forging.js';
import { duelAgainst } from '../testing/games.js';
import type { Question, RunningScene } from './facts.js';
import { answer } from './play.js';
import { readFile } from './takenFile.js';

type Change = (record: TableRecord) => object;

/** The field for which a file is refused when some of its records are changed; null where it is taken. */
const refused = async (file: TableFile, which: (record: TableRecord) => boolean, change: Change) => {
  expect(file.records.some(which)).toBe(true);
  const changed = file.records.map((record) => (which(record) ? { ...record, ...change(record) } : record));
  const records = JSON.parse(JSON.stringify(changed)) as TableFile['records'];
  const read = await readFile(withRecords(file, records), sceneRules);
  return read.ok ? null : (read.refusal as { readonly field?: string }).field;
};

const did =
  (kind: TableRecord['what']['did'], by?: string) =>
  ({ what, ...record }: TableRecord): boolean =>
    what.did === kind && (by === undefined || record.by === by);

/** A table that waits a minute for the silent, and Ana's proposal to rest. */
const proposed = (): DeskTable => {
  const table = new DeskTable(['Ana', 'Bo'], { deadline: 60 });
  expect(table.propose('Ana', 'pause')).toBeNull();
  return table;
};

describe('a proposal in a file', () => {
  test('waits as long as its table has set', async () => {
    const { file } = proposed();
    const of = (change: Change) => refused(file, did('proposed'), change);
    const what =
      (fields: object): Change =>
      (record) => ({ what: { ...record.what, ...fields } });
    expect(await of(() => ({}))).toBeNull();
    expect(await of(what({ until: null }))).toBe('until');
    expect(await of(what({ until: 1_000_000 + 120_000 }))).toBe('until');
    expect(await of(what({ waits: undefined }))).toBe('waits');
    expect(await of(what({ concerned: undefined }))).toBe('concerned');
  });

  test('is answered by the clock when the time is over, and by what silence means', async () => {
    const early = proposed();
    expect(early.speak('Bo', { choose: 'agree' })).toBeNull();
    expect(await refused(early.file, did('answered', 'Bo'), () => ({ how: 'clock' }))).toBe('how');

    const late = proposed();
    late.wait(60);
    expect(late.file.records.filter(did('answered', 'Bo')).map(({ how }) => how)).toEqual(['clock']);
    expect(await refused(late.file, did('answered', 'Bo'), () => ({}))).toBeNull();

    const spoken = proposed();
    spoken.now += 60_000;
    expect(spoken.speak('Bo', { choose: 'object' })).toBeNull();
    expect(await refused(spoken.file, did('answered', 'Bo'), () => ({ how: 'clock' }))).toBe('how');
  });
});

test("nobody speaks at a computer's own seat", async () => {
  const table = new DeskTable(['Ana']);
  expect(table.do('Ana', { do: 'seatComputer', name: 'Rex', player: 'recruit' })).toBeNull();
  expect(table.do('Ana', duelAgainst('recruit').begin)).toBeNull();
  table.act((desk) => {
    const scene = desk.facts.scene as RunningScene;
    const { question, as } = scene.questions.find(({ seat }) => seat === 'Rex') as Question;
    const choice = scene.session.run.sample({ seat: 'Rex', as }, stream('any'));
    expect(answer(desk, 'Rex', { question, as, choice }, { by: 'Rex', how: 'computer' }).ok).toBe(true);
  });
  expect(await refused(table.file, did('played', 'Rex'), () => ({}))).toBeNull();
  expect(await refused(table.file, did('played', 'Rex'), () => ({ how: 'person' }))).toBe('by');
});

/** Without rules for it a race is what the table says: Ana says who is first, and Bo that it is so. */
test('a table without a deadline has no clock that would agree to a ruling', async () => {
  const table = new DeskTable(['Ana', 'Bo']);
  const racer = (name: string, seat: string) => ({
    name,
    seats: [seat],
    members: [{ name, fighter: { like: 'knight' } }],
  });
  const setup = { seats: ['Ana', 'Bo'], racers: [racer('Ella', 'Ana'), racer('Joris', 'Bo')] };
  const options = { 'saga.move.rules': 'freeForm' };
  expect(table.do('Ana', { do: 'begin', scene: 'saga/race', setup, options })).toBeNull();
  for (const [seat, choice] of [
    ['Ana', { choose: 'propose', value: 0 }],
    ['Bo', { choose: 'agree' }],
  ] as const) {
    const question = table.due(seat)[0]?.question ?? '';
    expect(table.do(seat, { do: 'answer', question, as: seat, choice })).toBeNull();
  }
  expect(await refused(table.file, did('played', 'Bo'), () => ({}))).toBeNull();
  expect(await refused(table.file, did('played', 'Bo'), () => ({ how: 'clock' }))).toBe('how');
});
