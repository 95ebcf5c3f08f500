import { type Json, type SeatId, shape } from '@warmoot/kernel';
import { type AnyRefusal, deed, type Made, type OpenQuestion, SEALED_FORMAT } from '@warmoot/protocol';
import { refusalText } from '@warmoot/words';
import { notTaken, readText } from '../files.js';
import type { Teller } from '../speech.js';
import { Stop, valueIn } from '../stop.js';
import type { Speech } from '../texts/texts.js';
import { replaceWhole } from '../wholeFile.js';
import { seatNamed } from './finding.js';

/** A refusal as the end of a command, wherever the table is: 1 where the rules refuse, 2 otherwise. */
export const refusedWith = (refusal: AnyRefusal, status: number, file: string): Stop => {
  const told = ({ words }: Speech): string => refusalText(words, refusal);
  return new Stop(status === 409 ? 1 : 2, told, { file }, refusal as never);
};

/** The whole table in a file, checked as an import checks it, and the seat that is meant: the host's, if nobody says. */
const opened = async (io: Teller, path: string, wanted: string | undefined) => {
  if (path === '-') throw new Stop(2, ({ texts }) => texts.campaign.noOneFile);
  const text = readText(io, path);
  const value = valueIn(shape.parseJson(shape.anyJson, text), { file: path }) as {
    readonly [key: string]: Json;
  } | null;
  if (value?.format === SEALED_FORMAT) {
    throw new Stop(2, ({ texts }) => texts.campaign.sealedForDeeds({ seat: String(value.seat) }), { file: path });
  }
  // Not before it is needed: it is much to load for `warmoot --help`.
  const table = await import('@warmoot/table');
  const checked = await table.readFile(value);
  if (!checked.ok) throw notTaken(checked.refusal, path);
  const { facts, host } = checked.value;
  const seat = seatNamed(wanted, facts.seats) ?? host;
  const nameOf = (one: SeatId): string => facts.seats.find(({ seat: id }) => id === one)?.name ?? one;
  if (seat !== host) {
    const names = { name: nameOf(seat), host: nameOf(host) };
    throw new Stop(2, ({ texts }) => texts.campaign.othersSeat(names), { file: path, option: '--seat' });
  }
  return { text, table, checked: checked.value, seat };
};

/** Something done in a file: what it made, and the file now. */
interface DoneInFile {
  readonly file: string;
  readonly records: number;
  readonly hash: string;
  readonly made?: Made;
}

/** Does something at the table in a file, and writes the file anew, all of it or nothing. */
export const doInFile = async (
  io: Teller,
  path: string,
  { seat: wanted, wish, now }: { readonly seat: string | undefined; readonly wish: Json; readonly now: number },
): Promise<DoneInFile> => {
  const { text, table, checked, seat } = await opened(io, path, wanted);
  const wished = valueIn(deed.parse(wish), { path: 'deed' });
  const done = table.doInFile(checked, { seat, deed: wished }, now);
  if (!done.ok) throw refusedWith(done.refusal, table.statusOf(done.refusal), path);
  const { file, made } = done.value;
  await replaceWhole(path, text, `${JSON.stringify(file)}\n`);
  return { file: path, records: file.records.length, hash: file.hash, ...(made === null ? {} : { made }) };
};

/** What the scene in a file asks of a seat. */
export const questionsInFile = async (
  io: Teller,
  path: string,
  wanted: string | undefined,
): Promise<readonly OpenQuestion[]> => {
  const { table, checked, seat } = await opened(io, path, wanted);
  return table.questionsOf(checked.facts, seat);
};
