import type { Run, View } from '@warmoot/kernel';
import type { saga, war } from '@warmoot/rules';
import { unitsCalled, type Words } from '@warmoot/words';
import type { Side } from '../../boards/counter/Counter.js';
import type { MapSize } from '../../boards/hex/layout.js';
import type { MapToDraw } from '../../boards/terrain/kinds.js';

const SCENE = 'saga/battle';

export type BattleView = View<saga.battle.Battle>;
export type BattleRun = Run<saga.battle.Battle>;

/** The attacking army is 0, the defending one 1. */
export type { Side };
export const SIDES: readonly Side[] = [0, 1];

export const other = (side: Side): Side => (side === 0 ? 1 : 0);

/** A unit as the page shows it. */
export interface Unit {
  /** Its place in the roster. */
  readonly index: number;
  /** `a1`, `d3`: the key by which choices know it. */
  readonly name: string;
  /** What people call it, and its sign of two letters. */
  readonly called: string;
  readonly isMany: boolean;
  readonly sign: string;
  readonly side: Side;
  readonly troop: saga.battle.Troop;
  readonly size: number;
  readonly left: number;
  /** The index of its hex; −1 off the map. */
  readonly at: number;
  readonly quick: boolean;
  readonly pinned: boolean;
  readonly moved: boolean;
}

export const unitsOf = (words: Words, view: Pick<BattleView, 'given' | 'open'>): readonly Unit[] => {
  const { open } = view;
  const { roster } = open;
  const all = unitsCalled(words, { rules: { scene: SCENE }, state: view });
  return roster.map((row, index): Unit => {
    return {
      index,
      name: row.name,
      called: all[index]?.name ?? row.name,
      isMany: all[index]?.isMany ?? false,
      sign: all[index]?.sign ?? '',
      side: row.side,
      troop: row.troop,
      size: row.size,
      left: row.size - (open.losses[index] ?? 0),
      at: open.at[index] ?? -1,
      quick: open.quick[index] === 1,
      pinned: open.pinned[index] === 1,
      moved: (open.entered[index] ?? 0) > 0,
    };
  });
};

export const unitNamed = (units: readonly Unit[], name: string | null): Unit | null =>
  units.find((unit) => unit.name === name) ?? null;

/** The side that a seat commands; the attacker's where it commands both, null where none. */
export const sideOfSeat = ({ given }: Pick<BattleView, 'given'>, seat: string | null): Side | null =>
  seat === null ? null : (SIDES.find((side) => given.armies[side]?.seat === seat) ?? null);

export const sideOfArmy = ({ given }: Pick<BattleView, 'given'>, name: string): Side =>
  given.armies[0]?.name === name ? 0 : 1;

export const armyName = ({ given }: Pick<BattleView, 'given'>, side: Side): string => given.armies[side]?.name ?? '';

/** What is done next. */
export const stepOf = ({ agenda }: Pick<BattleView, 'agenda'>): saga.battle.BattleStep | null => agenda.at(-1) ?? null;

const mapSize = ({ given }: Pick<BattleView, 'given'>): MapSize => given.options['saga.battle.map'];

/** The field that is looked at: the one picked, or the only one there is. */
export const fieldNumber = ({ given, open }: Pick<BattleView, 'given' | 'open'>): number =>
  open.field >= 0 ? open.field : given.fields.length === 1 ? 0 : -1;

/** The map of one of the battle's fields. */
export const mapOf = (view: Pick<BattleView, 'given'>, field: number): MapToDraw => {
  const ground = (view.given.fields[Math.max(0, field)] ?? { field: 'plain' }) as war.Field;
  return { size: mapSize(view), field: ground };
};

/** A champion as the page shows them. */
interface ChampionShown {
  readonly name: string;
  readonly standing: saga.battle.Battle['open']['champions'][number]['standing'];
  readonly minor: number;
  readonly major: number;
}

/** The champions of an army: those of the attacker stand first in the list of all. */
export const championsOf = (
  { given, open }: Pick<BattleView, 'given' | 'open'>,
  side: Side,
): readonly ChampionShown[] => {
  const before = side === 0 ? 0 : (given.armies[0]?.champions.length ?? 0);
  return (given.armies[side]?.champions ?? []).flatMap(({ name }, nth) => {
    const now = open.champions[before + nth];
    if (now === undefined) return [];
    const major = now.wounds.filter(({ severity }) => severity === 'major').length;
    return [{ name, standing: now.standing, minor: now.wounds.length - major, major }];
  });
};
