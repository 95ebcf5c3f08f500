import { saga } from '@warmoot/rules';

/** How far something in hand reaches, in squares. A shield and bare hands reach one. */
const reach = (item: saga.duel.Item | null): number =>
  item === null || item === 'shield' ? 1 : saga.duel.WEAPONS[item].distance;

/** The longest reach of what somebody has in hand. */
export const reachOf = ({
  left,
  right,
}: {
  readonly left: saga.duel.Item | null;
  readonly right: saga.duel.Item | null;
}): 1 | 2 | 3 => Math.max(reach(left), reach(right)) as 1 | 2 | 3;
