import { ALL_LOCKS, type Character, type HandSkill, LOCKS, type Lock } from '@warmoot/rules';

export interface LockRow {
  readonly lock: Lock;
  readonly options: readonly HandSkill[];
  /** What counts in a fight, and whether somebody chose it. */
  readonly counts: HandSkill;
  readonly chosen: boolean;
}

/** What counts where nothing is chosen: the higher rating, of equals the one listed first. */
export const usualSkill = ({ options }: Pick<LockRow, 'options'>, { skills }: Pick<Character, 'skills'>): HandSkill => {
  const [first, second] = options as readonly [HandSkill, HandSkill];
  return skills !== null && skills[second] > skills[first] ? second : first;
};

export const lockRows = ({ locks, skills }: Pick<Character, 'locks' | 'skills'>): readonly LockRow[] =>
  ALL_LOCKS.map((lock) => {
    const options: readonly HandSkill[] = LOCKS[lock];
    const chosen = locks[lock];
    return { lock, options, counts: chosen ?? usualSkill({ options }, { skills }), chosen: chosen !== undefined };
  });

/** The choices after one more; null takes one back. */
export const withLock = (locks: Character['locks'], lock: Lock, skill: HandSkill | null): Character['locks'] => {
  const { [lock]: _, ...others } = locks;
  return (skill === null ? others : { ...others, [lock]: skill }) as Character['locks'];
};
