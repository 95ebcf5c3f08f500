import type { TestTable } from '@warmoot/kernel/testing';
import type { Duel, DuelEvent } from '../duel.js';

type Table = TestTable<Duel>;

export const names = (events: readonly DuelEvent[]): string[] => events.map(({ event }) => event);

/** What was said after the last event of this kind. */
export const saidAfter = ({ said }: Table, last: DuelEvent['event']): readonly DuelEvent[] =>
  said.slice(said.findLastIndex(({ event }) => event === last) + 1);

/** Whose check the awaited throw is. */
export const roller = ({ run: { awaits } }: Table): string | undefined =>
  awaits.need === 'dice' ? awaits.throw.tally?.plus[0]?.note : undefined;

/** The awaited step, and who is asked or rolls. */
export const waiting = (table: Table): string => {
  const { awaits } = table.run;
  if (awaits.need === 'nothing') return 'over';
  return awaits.need === 'dice'
    ? `${awaits.step} ${roller(table) ?? ''}`.trim()
    : `${awaits.step} ${awaits.asked.map(({ as }) => as).join(' and ')}`;
};

/** Every move that was made: why, who and where to. */
export const movesOf = ({ said }: Table): readonly (readonly [string, number, number, number])[] =>
  said.flatMap((event) => (event.event === 'moved' ? [[event.why, event.who, event.to.x, event.to.y] as const] : []));

/** Who had their turn in the parts of step 5, in that order. */
export const turnsOf = ({ said }: Table): readonly string[] =>
  said.flatMap((event) => (event.event === 'tookTurn' ? [`${event.part} ${event.who}`] : []));
