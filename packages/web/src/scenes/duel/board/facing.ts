import type { saga } from '@warmoot/rules';
import type { DuelView } from '../sheet.js';

/** Who stands or lies on a square: those in the fight before those who lie. */
export const whoAt = ({ open }: DuelView, at: saga.duel.Square): number => {
  const here = open.combatants.flatMap((one, who) => (one.x === at.x && one.y === at.y ? [who] : []));
  return here.find((who) => open.combatants[who]?.standing === 'in') ?? here[0] ?? -1;
};

/** The way somebody faces, in degrees: towards whoever is nearest among those they fight, else to the other side. */
export const facing = (view: DuelView, who: number, enemies: readonly number[]): number => {
  const me = view.open.combatants[who];
  if (me === undefined) return 0;
  const far = (other: number): number => {
    const one = view.open.combatants[other];
    return one === undefined || one.x < 0 ? 999 : Math.hypot(one.x - me.x, one.y - me.y);
  };
  const [nearest] = [...enemies].sort((a, b) => far(a) - far(b));
  const other = nearest === undefined ? undefined : view.open.combatants[nearest];
  if (other === undefined || far(nearest as number) === 999 || far(nearest as number) === 0)
    return view.given.fighters[who]?.side === 1 ? 0 : 180;
  return Math.round((Math.atan2(other.y - me.y, other.x - me.x) * 180) / Math.PI);
};
