import type { View } from '@warmoot/kernel';
import { sortie, war } from '@warmoot/rules';
import { battlePhrases } from '../battle/phrases.js';
import type { Named } from '../say/index.js';
import type { Speech } from '../speech.js';

type Seen = sortie.SortieSight;

export const armyName = ({ given }: Pick<Seen, 'given'>, side: number): string => given.armies[side]?.name ?? '–';

/** The side of whoever looks on; side A for those who have none. */
export const sideOfSeat = ({ given, seat }: View<sortie.Sortie>): war.Side => (given.armies[1]?.seat === seat ? 1 : 0);

/** The units of a side that are still in the battle. */
export const unitsHere = (sight: Seen, side: war.Side): readonly number[] =>
  war.unitsOf(sight, side).filter((unit) => sight.open.fate[unit] === 'here');

/** Units by their places in the roster, with what each of them has; those that have nothing are left out. */
export const eachWith = <V>(all: readonly (V | null)[]): readonly (readonly [unit: number, value: V])[] =>
  all.flatMap((value, unit) => (value === null ? [] : [[unit, value] as const]));

/** What the tellers of a battle share: units as the language calls them, and dice in hand. */
export const sortiePhrases = (speech: Speech) => {
  const { called } = battlePhrases(speech);
  const { telling: t, names } = speech.t.sortie;
  const unit = (sight: Seen, index: number): Named => {
    const name = sortie.unitNames(sight)[index];
    return name === undefined ? { named: speech.t.battle.someUnit, isMany: false } : called(name);
  };
  const keyed = (sight: Seen, key: string): Named => unit(sight, war.unitNamed(sight, key));
  return {
    called,
    unit,
    units: (sight: Seen, all: readonly number[]): readonly Named[] => all.map((index) => unit(sight, index)),
    /** A unit by its key, as choices have it. */
    keyed,
    /** Who is asked: a unit, one that may press another (`A1.B2`), the enemy of one without escape (`A1.B`), or an army. */
    asked: (sight: Seen, as: string): string => {
      const [unit = '', other = unit] = as.split('.');
      if (war.unitNamed(sight, unit) < 0) return as;
      return war.unitNamed(sight, other) < 0 ? armyName(sight, other === 'A' ? 0 : 1) : keyed(sight, unit).named;
    },
    /** "3 dice in hand", "2 penalty dice". */
    hand: (floating: number): string =>
      t.hand({ sign: floating > 0 ? 'bonus' : floating < 0 ? 'penalty' : 'none', n: Math.abs(floating) }),
    /** "heavy infantry"; of a joined unit, each of its kinds. */
    kind: ({ parts }: Pick<sortie.UnitRow, 'parts'>): string =>
      [...new Set(parts.map(({ weight, mount, archers }) => names.kind({ weight, mount, archers } as never)))].join(
        ' + ',
      ),
  };
};

export type SortiePhrases = ReturnType<typeof sortiePhrases>;
