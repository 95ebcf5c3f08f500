import { saga, war } from '@warmoot/rules';
import type { Named } from '../say/index.js';
import type { Speech } from '../speech.js';

type Placed = Extract<saga.battle.BattleChoice, { choose: 'place' }>['units'];
type Field = saga.battle.BattleSight['given']['fields'][number];

/** What the tellers of a battle share: units, clusters, rows and fields, as the language puts them. */
export const battlePhrases = ({ t: { battle: t }, grammar }: Speech) => {
  const landscapes: Readonly<Record<string, string>> = t.landscapes;
  const kinds: Readonly<Record<string, string>> = t.kinds;
  const kindsAre: Readonly<Record<string, string>> = t.kindsAre;
  /** A name as this language has it: the kind of unit in its own word, everything else as it is written. */
  const called = (name: string): Named => {
    const [place = '', kind = ''] = name.split(' ');
    return Object.hasOwn(kinds, kind)
      ? { named: t.unitName({ place, kind: kinds[kind] as string }), isMany: kindsAre[kind] === 'many' }
      : { named: name, isMany: grammar.many.test(name) };
  };
  const nameOf = (sight: saga.battle.BattleSight, unit: number): Named => {
    const name = saga.battle.unitNames(sight)[unit];
    return name === undefined ? { named: t.someUnit, isMany: false } : called(name);
  };
  return {
    called,
    /** "Hill levy". */
    unit: nameOf,
    /** "Hi Hill levy": in lists the sign stands before the name. */
    signed: (sight: saga.battle.BattleSight, unit: number): string =>
      [saga.battle.unitSigns(sight)[unit] ?? '', nameOf(sight, unit).named].join(' ').trimStart(),
    /** A unit by its key, as choices have it. */
    keyed: (sight: saga.battle.BattleSight, key: string): Named => nameOf(sight, war.unitNamed(sight, key)),
    names: (sight: saga.battle.BattleSight, all: readonly number[]): readonly Named[] =>
      all.map((unit) => nameOf(sight, unit)),
    cluster: (sight: saga.battle.BattleSight, { lone, many }: saga.battle.Cluster): string =>
      t.cluster({ lone: nameOf(sight, lone), many: many.map((unit) => nameOf(sight, unit)) }),
    /** What a whole placement is called: "At bowshot". */
    formation: (sight: saga.battle.BattleSight, placed: Placed): string => {
      const side = war.unitAt(sight, war.unitNamed(sight, placed[0]?.unit ?? '')).side;
      return t.formations[saga.battle.formationName(sight, side, placed)];
    },
    line: ({ axis, at, side }: saga.battle.Line): string => t.lines[axis]({ at: `${at}`, side }),
    /** A field by its own name, or by the landscape that it was drawn of. */
    field: (field: Field | undefined): string => {
      if (field?.field !== 'drawn' || field.name === '') return t.openPlain;
      return Object.hasOwn(landscapes, field.name) ? (landscapes[field.name] as string) : field.name;
    },
  };
};

export type BattlePhrases = ReturnType<typeof battlePhrases>;
