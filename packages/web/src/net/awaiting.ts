import { awaitedSeen, innermostSeen, type Run, type SceneTypes, type SeatId } from '@warmoot/kernel';
import type { Doing } from '../design/seats/SeatChip.js';
import type { Sitting } from './sitting.js';

/** Who must act at a table now. */
export interface Awaiting {
  readonly mine: boolean;
  readonly others: readonly SeatId[];
}

const NOBODY: Awaiting = { mine: false, others: [] };

const madeIn = (run: Run<SceneTypes>, seat: SeatId | null): ReadonlySet<string> => {
  const { view } = innermostSeen(run.rules, run.view(seat));
  return new Set(view.made);
};

/** Whose answers the scene waits for; nobody's where none is played. */
export const awaitingAt = ({ scene, run, seat }: Pick<Sitting, 'scene' | 'run' | 'seat'>): Awaiting => {
  if (scene === null || run === null) return NOBODY;
  const mine = scene.due.some(({ made }) => !made);
  const awaits = awaitedSeen(run, seat);
  const shares = (scene.dice?.awaited ?? []).map((one) => one.seat);
  if (shares.length > 0) return { mine, others: shares.filter((one) => one !== seat) };
  if (awaits.need === 'dice') return { mine, others: awaits.by === null || awaits.by === seat ? [] : [awaits.by] };
  if (awaits.need === 'nothing') return NOBODY;
  const made = madeIn(run, seat);
  const open = awaits.asked.filter((asked) => asked.seat !== seat && !made.has(asked.as));
  return { mine, others: [...new Set(open.map((asked) => asked.seat))] };
};

/** What stands beside each seat in the head. Where the table hides who has chosen, nothing does. */
export const doingAt = ({ scene, run, seat, seen }: Sitting): Readonly<Record<SeatId, Doing>> => {
  const awaits = run === null ? null : awaitedSeen(run, seat);
  if (scene === null || run === null || awaits?.need !== 'answers') return {};
  const made = madeIn(run, seat);
  const hidden = awaits.together && seen?.options.hideMade === true;
  const doing: Record<SeatId, Doing> = {};
  for (const asked of awaits.asked) {
    if (hidden && asked.seat !== seat) continue;
    if (!made.has(asked.as)) doing[asked.seat] = 'choosing';
    else doing[asked.seat] ??= 'sealed';
  }
  return doing;
};
