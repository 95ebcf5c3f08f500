import { BY_HAND } from '../../army/ArmyFrame.js';

interface Mustered<U> {
  /** Which ready-made army it is, or by hand. */
  readonly kind: string;
  readonly units: readonly U[];
}

/** The armies that are put together already. */
export interface ReadyMade<U> {
  readonly kinds: readonly string[];
  /** An army as it is picked. What is put together by hand begins with what is there. */
  readonly picked: <A extends Mustered<U>>(army: A, kind: string) => A;
  /** Other units make it an army of one's own; other names do not. */
  readonly withUnits: <A extends Mustered<U>>(army: A, units: readonly U[]) => A;
}

export const readyMade = <U>(
  all: Readonly<Record<string, readonly U[]>>,
  isSame: (one: U, other: U) => boolean,
): ReadyMade<U> => ({
  kinds: Object.keys(all),
  picked: (army, kind) => (kind === BY_HAND ? { ...army, kind } : { ...army, kind, units: all[kind] ?? army.units }),
  withUnits: (army, units) => {
    const known = all[army.kind];
    const isKnown = known?.length === units.length && known.every((unit, nth) => isSame(unit, units[nth] as U));
    return { ...army, units, kind: isKnown ? army.kind : BY_HAND };
  },
});
