import type { Json } from '@warmoot/kernel';
import type { table } from '@warmoot/rules';
import type { Sitting } from '../../net/sitting.js';
import type { Do } from '../../net/useSitting.js';

/** Matters that are somebody's, each for itself: another's is proposed beside it, and not instead. */
const OF_A_SEAT: ReadonlySet<table.ProposalKind> = new Set(['regent', 'handOut']);

/** Puts something to the table; where the same matter is before it already, this is proposed instead of that. */
export const proposeTo = (sitting: Sitting, act: Do, about: table.ProposalKind, value: Json): void => {
  if (OF_A_SEAT.has(about)) {
    void act({ do: 'propose', about, value });
    return;
  }
  const open = sitting.seen?.proposals.find((one) => one.about === about && one.due !== null && one.step === 'decide');
  if (open?.due) {
    const { proposal, due } = open;
    void act({ do: 'speak', proposal, question: due.question, choice: { choose: 'propose', value } });
  } else void act({ do: 'propose', about, value });
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
