import { type BattleSight, type Cluster, type Line, unitAt } from '@warmoot/rules';
import type { Speech } from '../speech.js';
import { nameOf } from './facts.js';

type Field = BattleSight['given']['fields'][number];

/** What the tellers of a battle share: units, clusters, rows and fields, as the language puts them. */
export const battlePhrases = ({ t: { battle: t } }: Speech) => {
  const landscapes: Readonly<Record<string, string>> = t.landscapes;
  return {
    /** "a3 (medium infantry)". */
    unit: (sight: BattleSight, unit: number): string => {
      const row = unitAt(sight, unit);
      return row === undefined ? t.someUnit : t.unit({ name: row.name, troop: t.troops[row.troop] });
    },
    names: (sight: BattleSight, all: readonly number[]): readonly string[] => all.map((unit) => nameOf(sight, unit)),
    cluster: (sight: BattleSight, { lone, many }: Cluster): string =>
      t.cluster({ lone: nameOf(sight, lone), many: many.map((unit) => nameOf(sight, unit)) }),
    line: ({ axis, at, side }: Line): string => t.lines[axis]({ at: `${at}`, side }),
    /** A field by its own name, or by the landscape that it was drawn of. */
    field: (field: Field | undefined): string => {
      if (field?.field !== 'drawn' || field.name === '') return t.openPlain;
      return Object.hasOwn(landscapes, field.name) ? (landscapes[field.name] as string) : field.name;
    },
  };
};

export type BattlePhrases = ReturnType<typeof battlePhrases>;
