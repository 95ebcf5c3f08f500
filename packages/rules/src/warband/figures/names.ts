import { badForm, type Fixed, type Gestures, gestures, shape } from '@warmoot/kernel';
import { callingBy } from '../../war/names/calling.js';
import { isSameName, namesFor, unitNameShape } from '../../war/names/names.js';
import type { FigureIndex, FigureRow } from '../model/model.js';
import { KIND_WORDS, PEOPLE } from '../model/names.table.js';
import type { Skirmish, SkirmishSight } from '../model/skirmish.js';
import { figureNamed, rowOf } from './figures.js';

type Row = Fixed<FigureRow>;

const kindOf = ({ like }: Row): string | null => (like === null ? null : KIND_WORDS[like]);

const REVERSED = [...PEOPLE].reverse();

/** Somebody's first name: one that nobody begins with, and what they are. */
export const personName = (row: Row, taken: readonly string[]): string => {
  const people = row.side === 0 ? PEOPLE : REVERSED;
  const fresh = people.find((name) => !taken.some((other) => isSameName(other.split(' ')[0] as string, name)));
  const kind = kindOf(row);
  if (fresh === undefined) return namesFor([{ chosen: null, kind: kind ?? 'fighter' }], people, taken)[0] as string;
  return kind === null ? fresh : `${fresh} ${kind}`;
};

const firstNames = ({ open }: SkirmishSight): readonly (readonly [figure: FigureIndex, name: string])[] => {
  const taken = open.roster.flatMap(({ chosen }) => chosen ?? []);
  return open.roster.map((row, figure) => {
    if (row.chosen !== null) return [figure, row.chosen] as const;
    const name = personName(row, taken);
    taken.push(name);
    return [figure, name] as const;
  });
};

const calling = callingBy<SkirmishSight>({ key: () => '', firstNames });

export const { unitNames: figureNames, unitSigns: figureSigns, unitCalled: figureCalled } = calling;

/** Whoever plays a figure may call it what they like, at any time. */
export const renaming: Gestures<Skirmish> = gestures<
  Skirmish,
  { readonly make: 'rename'; readonly unit: string; readonly name: string }
>({
  shape: shape.union('make', { rename: { unit: shape.name, name: unitNameShape } }),
  refuses: (facts, seat, { unit: key, name }) => {
    const figure = figureNamed(facts, key);
    if (figure < 0 || rowOf(facts, figure).seat !== seat) return badForm('gesture.unit', 'war.ownUnit', key);
    return calling.nameFault(facts, figure, name);
  },
  says: (facts, { unit, name }) => ({ event: 'renamed', figure: figureNamed(facts, unit), name }),
});
