import { table } from '@warmoot/rules';

type Options = table.TableOptions;

/** A field of the sheet that is an option of the table: what stands there, and what changes with another. */
export interface TableField<K extends string> {
  readonly keys: readonly K[];
  /** Null where the table plays in a way that no key stands for. */
  readonly at: (options: Options) => K | null;
  readonly to: (key: K) => Partial<Options>;
}

const HOUR = 3600;
const DAY = 24 * HOUR;

/** At one sitting nobody is waited for long; over days nobody is played for, or passed over, for having slept. */
const PACES = {
  oneSitting: {
    deadline: table.USUAL_OPTIONS.deadline,
    absence: table.USUAL_OPTIONS.absence,
    standIn: table.USUAL_OPTIONS.standIn,
  },
  overDays: { deadline: DAY, absence: 7 * DAY, standIn: DAY },
} as const satisfies Readonly<Record<string, Partial<Options>>>;
type Pace = keyof typeof PACES;

const PACE_KEYS = Object.keys(PACES) as readonly Pace[];
const WAITS = ['deadline', 'absence', 'standIn'] as const;

const dice: TableField<Options['dice']> = {
  keys: ['seed', 'shared', 'typed'],
  at: ({ dice }) => dice,
  to: (dice) => ({ dice }),
};

const sealed: TableField<'shown' | 'hidden'> = {
  keys: ['shown', 'hidden'],
  at: ({ hideMade }) => (hideMade ? 'hidden' : 'shown'),
  to: (key) => ({ hideMade: key === 'hidden' }),
};

const pace: TableField<Pace> = {
  keys: PACE_KEYS,
  at: (options) => PACE_KEYS.find((key) => WAITS.every((wait) => PACES[key][wait] === options[wait])) ?? null,
  to: (key) => PACES[key],
};

/** The options of the table that stand on the sheet of every scene, in their order. */
export const TABLE_FIELDS = { dice, sealed, pace } as const;
