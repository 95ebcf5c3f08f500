import { type Json, sameJson } from '@warmoot/kernel';
import type { SeenProposal } from '@warmoot/protocol';
import { table } from '@warmoot/rules';
import type { Sitting } from '../../net/sitting.js';
import type { Do } from '../../net/useSitting.js';

/** Matters that are somebody's, each for itself: another's is proposed beside it, and not instead. */
const OF_A_SEAT: ReadonlySet<table.ProposalKind> = new Set(['regent', 'handOut']);

const speak = (act: Do, { proposal, due }: SeenProposal, choice: Json): void => {
  if (due !== null) void act({ do: 'speak', proposal, question: due.question, choice });
};

/** Puts something to the table; where the same matter is before it already, this is proposed instead of that. */
export const proposeTo = (sitting: Sitting, act: Do, about: table.ProposalKind, value: Json): void => {
  if (OF_A_SEAT.has(about)) {
    void act({ do: 'propose', about, value });
    return;
  }
  const open = sitting.seen?.proposals.find((one) => one.about === about && one.due !== null && one.step === 'decide');
  if (open) speak(act, open, { choose: 'propose', value });
  else void act({ do: 'propose', about, value });
};

/**
 * Puts another way of playing to the table, together with what is before it already: of two proposals each would undo
 * what the other changes. Who asks for what another proposed agrees to it; one's own is taken back for the new one.
 */
export const proposeOptions = (sitting: Sitting, act: Do, changed: Partial<table.TableOptions>): void => {
  const { seen, seat } = sitting;
  if (seen === null) return;
  const open = seen.proposals.find(
    ({ about, step, value }) => about === 'options' && step === 'decide' && value !== table.AS_IT_IS,
  );
  const before = (open?.value ?? {}) as Partial<table.TableOptions>;
  const value = { ...seen.options, ...before, ...changed };
  if (open === undefined) void act({ do: 'propose', about: 'options', value });
  else if (sameJson({ ...seen.options, ...before }, value)) {
    if (open.due) speak(act, open, { choose: 'agree' });
  } else if (open.due) speak(act, open, { choose: 'propose', value });
  else {
    if (open.by === seat) void act({ do: 'withdraw', proposal: open.proposal });
    void act({ do: 'propose', about: 'options', value });
  }
};

/** Begins a scene where that is the seat's right, and proposes it where it is not. */
export const beginOrPropose = (
  sitting: Sitting,
  act: Do,
  start: { readonly scene: string; readonly setup: Json; readonly options: Json },
): void => {
  if (isHost(sitting)) void act({ do: 'begin', ...start });
  else proposeTo(sitting, act, 'scene', start);
};

export const isHost = ({ seen, seat }: Pick<Sitting, 'seen' | 'seat'>): boolean =>
  seen?.seats.some((one) => one.seat === seat && one.host) ?? false;

export const isPlayer = ({ seen, seat }: Pick<Sitting, 'seen' | 'seat'>): boolean =>
  seen?.seats.some((one) => one.seat === seat && one.role === 'player') ?? false;
