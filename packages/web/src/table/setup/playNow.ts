import { Impossible, type Json, type SeatId } from '@warmoot/kernel';
import { type Seat, startAtOnce } from '@warmoot/protocol';
import { manifestsOf } from '@warmoot/rules';
import { type Words, writtenIn } from '@warmoot/words';
import { freshSeed } from '../../browser/freshSeed.js';
import type { Answer } from '../../net/api.js';
import { watchTable } from '../../net/sittings.js';
import { act, noteSeat, sittingKey, useNet } from '../../net/store.js';
import { noteBegun, notePrepared } from './prepared.js';

interface PlayNowNames {
  readonly you: string;
  readonly opponent: string;
}

/** How long the first decision is waited for. After that whoever plays sees to the preparations too. */
const MOST_MS = 8_000;

/** What the seat is asked now, of the steps that are prepared for it; null where it is asked something else. */
const toPrepare = (table: string, seat: SeatId, steps: readonly string[]) => {
  const { scene, run } = useNet.getState().sittings[sittingKey(table, seat)] ?? {};
  if (!scene || !run || scene.due.length === 0) return 'waiting';
  const [due] = scene.due;
  const { awaits } = run;
  if (due === undefined || awaits.need !== 'answers' || !steps.includes(awaits.step)) return null;
  const asked = awaits.asked.find(({ as }) => due.as.includes(as));
  const [choice] = (asked === undefined ? null : run.choices(asked)) ?? [];
  return asked === undefined || choice === undefined
    ? null
    : { question: due.question, as: asked.as, choice: choice as Json };
};

/** Answers what comes before the first decision by what the rules suggest first. */
const prepare = (table: string, seat: SeatId, steps: readonly string[]): Promise<void> =>
  new Promise((resolve) => {
    const answered = new Set<string>();
    const end = (): void => {
      leave();
      clearTimeout(late);
      resolve();
    };
    const look = (): void => {
      const now = toPrepare(table, seat, steps);
      if (now === null) end();
      else if (now !== 'waiting' && !answered.has(now.question)) {
        answered.add(now.question);
        notePrepared(table);
        void act(table, seat, { do: 'answer', ...now });
      }
    };
    const leave = useNet.subscribe(look);
    const late = setTimeout(end, MOST_MS);
    look();
  });

/** Names for so many computers. Two of one name cannot sit at a table. */
const namesFor = (opponent: string, you: string, many: number): readonly string[] => {
  const first = opponent.toLowerCase() === you.toLowerCase() ? 2 : 1;
  return Array.from({ length: many }, (_, at) => (first + at === 1 ? opponent : `${opponent} ${first + at}`));
};

/** A scene against the computer at a table just opened: the side that was picked, all else by a fresh seed. */
export const playNow = async (
  kind: string,
  opened: Answer<Seat>,
  { you, opponent }: PlayNowNames,
  player: string,
  words: Pick<Words, 'scenes'>,
  side: string | null = null,
): Promise<Answer<Seat>> => {
  if (!opened.ok) return opened;
  const { table, seat } = opened.value;
  noteSeat(table, seat);
  noteBegun(table);
  // All is said at once: the table does it in this order.
  watchTable(table, seat);
  const [manifest] = manifestsOf(kind);
  if (manifest === undefined) throw new Impossible('nothing of this kind to play', kind);
  const them = namesFor(opponent, you, (manifest.atOnce?.seats ?? 2) - 1);
  const seating = them.map((name) => act(table, seat, { do: 'seatComputer', name, player }));
  const told = writtenIn(words, manifest.rules.scene);
  const start = startAtOnce(manifest, [seat, ...them], freshSeed(), told, side ?? undefined);
  const beginning = act(table, seat, { do: 'begin', ...start });
  const refusal = [...(await Promise.all(seating)), await beginning].find((one) => one !== null) ?? null;
  if (refusal !== null) return { ok: false, refusal };
  const { prepares = [] } = manifest.atOnce ?? {};
  if (prepares.length > 0) await prepare(table, seat, prepares);
  return opened;
};
