import { saga } from '@warmoot/rules';

export interface LockRow {
  readonly lock: saga.duel.Lock;
  readonly options: readonly saga.duel.HandSkill[];
  /** What counts in a fight, and whether somebody chose it. */
  readonly counts: saga.duel.HandSkill;
  readonly chosen: boolean;
}

/** What counts where nothing is chosen: the higher rating, of equals the one listed first. */
export const usualSkill = (
  { options }: Pick<LockRow, 'options'>,
  { skills }: Pick<saga.campaign.Character, 'skills'>,
): saga.duel.HandSkill => {
  const [first, second] = options as readonly [saga.duel.HandSkill, saga.duel.HandSkill];
  return skills !== null && skills[second] > skills[first] ? second : first;
};

export const lockRows = ({ locks, skills }: Pick<saga.campaign.Character, 'locks' | 'skills'>): readonly LockRow[] =>
  saga.duel.ALL_LOCKS.map((lock) => {
    const options: readonly saga.duel.HandSkill[] = saga.duel.LOCKS[lock];
    const chosen = locks[lock];
    return { lock, options, counts: chosen ?? usualSkill({ options }, { skills }), chosen: chosen !== undefined };
  });

/** The choices after one more; null takes one back. */
export const withLock = (
  locks: saga.campaign.Character['locks'],
  lock: saga.duel.Lock,
  skill: saga.duel.HandSkill | null,
): saga.campaign.Character['locks'] => {
  const { [lock]: _, ...others } = locks;
  return (skill === null ? others : { ...others, [lock]: skill }) as saga.campaign.Character['locks'];
};
