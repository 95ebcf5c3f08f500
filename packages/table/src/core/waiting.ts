import type { table } from '@warmoot/rules';
import type { Silence } from './authority.js';
import type { Question, RunningProposal } from './facts.js';

/** After how many seconds silence counts, by the options that hold when something is put to the table. */
export const waitsFor = (
  { deadline, absence, standIn }: table.TableOptions,
  silence: Silence,
): NonNullable<RunningProposal['waits']> => {
  const seconds = {
    deadline,
    absence: absence === null ? null : Math.max(absence, deadline ?? 0),
    standIn,
    never: null,
  }[silence];
  // Whose own it is not does not keep the others waiting for longer than those whose own it is.
  return { concerned: seconds, others: deadline ?? seconds };
};

/** When the silence of whoever is asked counts; null where it never does. */
export const silentAt = (
  { concerned, waits, until }: RunningProposal,
  { seat, since }: Pick<Question, 'seat' | 'since'>,
): number | null => {
  if (waits === null) return until;
  const seconds = seat !== null && concerned.includes(seat) ? waits.concerned : waits.others;
  return seconds === null ? null : since + seconds * 1000;
};
