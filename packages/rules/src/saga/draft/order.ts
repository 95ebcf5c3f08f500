import type { SeatId } from '@warmoot/kernel';

/**
 * SAGA-DRAFT-007: those who threw, by their last d20, the highest first. Those with equal numbers stand together, in
 * seat order.
 */
export const byThrow = (
  among: readonly SeatId[],
  rolls: Readonly<Record<SeatId, readonly number[]>>,
): readonly (readonly SeatId[])[] => {
  const last = (who: SeatId): number => rolls[who]?.at(-1) as number;
  const faces = [...new Set(among.map(last))].sort((a, b) => b - a);
  return faces.map((face) => among.filter((who) => last(who) === face));
};

/**
 * SAGA-DRAFT-011: one pick each in a round, and the order turns with every round; SAGA-DRAFT-012: who has all their
 * characters is passed over.
 */
export const picksInOrder = (
  order: readonly SeatId[],
  characters: Readonly<Record<SeatId, number>>,
): readonly SeatId[] => {
  const rounds = Math.max(0, ...order.map((who) => characters[who] as number));
  return Array.from({ length: rounds }, (_, round) => {
    const inTurn = round % 2 === 0 ? order : [...order].reverse();
    return inTurn.filter((who) => (characters[who] as number) > round);
  }).flat();
};
