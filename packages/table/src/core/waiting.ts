import { innermost, type Json, type SeatId, sameJson } from '@warmoot/kernel';
import type { SeenProposal } from '@warmoot/protocol';
import type { table } from '@warmoot/rules';
import { MATTERS, type Silence } from './authority.js';
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

/** What silence can mean in a matter of this kind. */
const silencesOf = (about: table.ProposalKind): readonly Silence[] => {
  const others: Readonly<Partial<Record<table.ProposalKind, Silence>>> = {
    options: MATTERS.newReferee.silence,
    regent: MATTERS.regentHere.silence,
    campaign: MATTERS.openSheets.silence,
  };
  const other = others[about];
  return [MATTERS[about].silence, ...(other === undefined ? [] : [other])];
};

/** Whether a proposal waits as these options let a matter of its kind wait. */
export const isWaitOf = (
  options: table.TableOptions,
  about: table.ProposalKind,
  { waits, spoken }: { readonly waits: NonNullable<RunningProposal['waits']>; readonly spoken: boolean | undefined },
): boolean =>
  silencesOf(about).some((silence) => sameJson(waitsFor(options, silence), waits) && spoken === (silence === 'never'));

/** When the silence of whoever is asked counts; null where it never does. */
export const silentAt = (
  { concerned, waits, until }: RunningProposal,
  { seat, since }: Pick<Question, 'seat' | 'since'>,
): number | null => {
  if (waits === null) return until;
  const seconds = seat !== null && concerned.includes(seat) ? waits.concerned : waits.others;
  return seconds === null ? null : since + seconds * 1000;
};

/** Whose word is waited for. In a vote that is everybody who is asked: who has voted already may be hidden. */
export const waitedFor = (running: RunningProposal): SeenProposal['waitsFor'] =>
  running.questions.flatMap(({ seat, since }) =>
    seat === null ? [] : [{ seat, until: silentAt(running, { seat, since }) }],
  );

type Ruled = { readonly value: Json; readonly by: SeatId | null; readonly agreed: readonly SeatId[] };

/** Where a proposal stands: what is on the table, by whom, and who has agreed to it. */
export const rulingIn = ({ session }: RunningProposal): Ruled =>
  (innermost(session.run).state.open as { readonly ruling: Ruled }).ruling;
