import { type saga, war } from '@warmoot/rules';
import type { Speech } from '../speech.js';
import { nameOf } from './facts.js';

type Field = saga.battle.BattleSight['given']['fields'][number];

/** What the tellers of a battle share: units, clusters, rows and fields, as the language puts them. */
export const battlePhrases = ({ t: { battle: t } }: Speech) => {
  const landscapes: Readonly<Record<string, string>> = t.landscapes;
  return {
    /** "a3 (medium infantry)". */
    unit: (sight: saga.battle.BattleSight, unit: number): string => {
      const row = war.unitAt(sight, unit);
      return row === undefined ? t.someUnit : t.unit({ name: row.name, troop: t.troops[row.troop] });
    },
    names: (sight: saga.battle.BattleSight, all: readonly number[]): readonly string[] =>
      all.map((unit) => nameOf(sight, unit)),
    cluster: (sight: saga.battle.BattleSight, { lone, many }: saga.battle.Cluster): string =>
      t.cluster({ lone: nameOf(sight, lone), many: many.map((unit) => nameOf(sight, unit)) }),
    line: ({ axis, at, side }: saga.battle.Line): string => t.lines[axis]({ at: `${at}`, side }),
    /** A field by its own name, or by the landscape that it was drawn of. */
    field: (field: Field | undefined): string => {
      if (field?.field !== 'drawn' || field.name === '') return t.openPlain;
      return Object.hasOwn(landscapes, field.name) ? (landscapes[field.name] as string) : field.name;
    },
  };
};

export type BattlePhrases = ReturnType<typeof battlePhrases>;
