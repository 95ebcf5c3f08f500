import type { Run, View } from '@warmoot/kernel';
import { sortie } from '@warmoot/rules';
import { unitsCalled, type Words } from '@warmoot/words';
import type { Named } from '@warmoot/words/say';
import type { Side } from '../../boards/counter/Counter.js';
import type { IconName } from '../../design/base/Icon.js';

export type SortieView = View<sortie.Sortie>;
export type SortieRun = Run<sortie.Sortie>;
export type Choice = sortie.SortieChoice;

/** Side A is 0, side B is 1. */
export type { Side };
export const SIDES: readonly Side[] = [0, 1];

export const other = (side: Side): Side => (side === 0 ? 1 : 0);

const SCENE = 'sortie/battle';

/** What a unit is made of: one kind, or several where units have joined. */
export type Kind = Pick<sortie.UnitRow['parts'][number], 'mount' | 'weight' | 'archers'>;

/** A unit as the page shows it. */
export interface Unit {
  /** Its place in the roster. */
  readonly index: number;
  /** `A1`, `B3`: the key by which choices know it. */
  readonly name: string;
  readonly called: string;
  readonly isMany: boolean;
  readonly side: Side;
  readonly kinds: readonly Kind[];
  readonly heads: number;
  /** F, signed. */
  readonly floating: number;
  /** The dice that it may stake: none while F is below 0. */
  readonly purse: number;
  readonly record: number;
  readonly flankedBy: readonly number[];
  readonly fate: sortie.Fate;
  readonly goneIn: number;
  readonly order: sortie.Order | null;
}

export const unitsOf = (words: Words, view: Pick<SortieView, 'given' | 'open'>): readonly Unit[] => {
  const { open } = view;
  const all = unitsCalled(words, { rules: { scene: SCENE }, state: view });
  return open.roster.map(
    (row, index): Unit => ({
      index,
      name: row.name,
      called: all[index]?.name ?? row.chosen ?? row.name,
      isMany: all[index]?.isMany ?? false,
      side: row.side,
      kinds: row.parts,
      heads: open.heads[index] ?? 0,
      floating: open.floating[index] ?? 0,
      purse: sortie.purseOf(view, index),
      record: open.record[index] ?? 0,
      flankedBy: open.flankedBy[index] ?? [],
      fate: open.fate[index] ?? 'here',
      goneIn: open.goneIn[index] ?? 0,
      order: open.orders[index] ?? null,
    }),
  );
};

const LETTERS = { light: 'l', medium: 'm', heavy: 'h' } as const;

/** The symbol of what a unit is: of several kinds the first. */
export const iconOf = ({ kinds: [kind] }: Pick<Unit, 'kinds'>): IconName => {
  if (kind === undefined) return 'tr-li';
  if (kind.archers) return kind.mount === 'cavalry' ? 'tr-ha' : 'tr-bo';
  return `tr-${LETTERS[kind.weight]}${kind.mount === 'cavalry' ? 'c' : 'i'}`;
};

export const unitNamed = (units: readonly Unit[], name: string | null): Unit | null =>
  units.find((unit) => unit.name === name) ?? null;

/** A unit of which a sentence says what it does: "Salt riders close". */
export const subject = ({ called, isMany }: Pick<Unit, 'called' | 'isMany'>): Named => ({ named: called, isMany });

/** Whether it stands on the field and takes part. */
export const isIn = ({ fate }: Pick<Unit, 'fate'>): boolean => fate === 'here';

export const armyName = ({ given }: Pick<SortieView, 'given'>, side: Side): string => given.armies[side]?.name ?? '';

/** The side that a seat commands; side A where it commands both, null where none. */
export const sideOfSeat = ({ given }: Pick<SortieView, 'given'>, seat: string | null): Side | null =>
  seat === null ? null : (SIDES.find((side) => given.armies[side]?.seat === seat) ?? null);

/** Half moves between two enemies. */
export const apartOf = ({ open }: Pick<SortieView, 'open'>, one: number, two: number): number =>
  open.apart[one]?.[two] ?? 0;

export const stepOf = ({ agenda }: Pick<SortieView, 'agenda'>): sortie.SortieStep | null => agenda.at(-1) ?? null;
