import type { Run, View } from '@warmoot/kernel';
import { command, type war } from '@warmoot/rules';
import { unitsCalled, type Words } from '@warmoot/words';
import type { Named } from '@warmoot/words/say';
import type { Side } from '../../boards/counter/Counter.js';
import type { MapToDraw } from '../../boards/terrain/kinds.js';

export type CommandView = View<command.Command>;
export type CommandRun = Run<command.Command>;
export type Choice = command.CommandChoice;

/** North is 0, south 1. */
export type { Side };
export const SIDES: readonly Side[] = [0, 1];

export const other = (side: Side): Side => (side === 0 ? 1 : 0);

/** A unit as the page shows it. */
export interface Unit {
  /** Its place in the roster. */
  readonly index: number;
  /** `N1`, `S3`: the key by which choices know it. */
  readonly name: string;
  readonly called: string;
  readonly isMany: boolean;
  readonly sign: string;
  readonly side: Side;
  readonly class: command.UnitClass;
  readonly grade: command.Grade;
  readonly points: number;
  readonly started: number;
  readonly damage: number;
  readonly support: number;
  readonly assault: number;
  /** The index of its hex; −1 off the map. */
  readonly at: number;
  readonly fate: command.Command['open']['fate'][number];
  readonly goneIn: number;
  readonly toAct: boolean;
  readonly acted: boolean;
  /** Whom its Charge binds it to attack; −1 for nobody. */
  readonly bound: number;
  /** The ally whose defence it supports; −1 for nobody. */
  readonly defends: number;
}

const SCENE = 'command/battle';

export const unitsOf = (words: Words, view: Pick<CommandView, 'given' | 'open'>): readonly Unit[] => {
  const { open } = view;
  const all = unitsCalled(words, { rules: { scene: SCENE }, state: view });
  const [names, signs] = [command.unitNames(view), command.unitSigns(view)];
  const isOn = open.stage > 0 && open.ending === null;
  return open.roster.map((row, index): Unit => {
    const at = open.at[index] ?? -1;
    const toAct = isOn && command.isToAct(view, index);
    return {
      index,
      name: row.name,
      called: all[index]?.name ?? names[index] ?? row.name,
      isMany: all[index]?.isMany ?? false,
      sign: all[index]?.sign ?? signs[index] ?? '',
      side: row.side,
      class: row.class,
      grade: row.grade,
      points: open.points[index] ?? 0,
      started: row.startedWith,
      damage: open.damage[index] ?? 0,
      support: command.supportOf(view, index),
      assault: command.assaultOf(view, index),
      at,
      fate: open.fate[index] ?? 'here',
      goneIn: open.goneIn[index] ?? 0,
      toAct,
      acted: isOn && at >= 0 && row.side === command.acting(view) && open.acted[index] === 1,
      bound: open.charges[index] ?? -1,
      defends: open.defends[index] ?? -1,
    };
  });
};

export const unitNamed = (units: readonly Unit[], name: string | null): Unit | null =>
  units.find((unit) => unit.name === name) ?? null;

/** A unit of which a sentence says what it does: "Salt riders support". */
export const subject = ({ called, isMany }: Pick<Unit, 'called' | 'isMany'>): Named => ({ named: called, isMany });

export const armyName = ({ given }: Pick<CommandView, 'given'>, side: Side): string => given.armies[side]?.name ?? '';

export const sideOfArmy = ({ given }: Pick<CommandView, 'given'>, name: string): Side =>
  given.armies[0]?.name === name ? 0 : 1;

/** The side that a seat commands; the northern one where it commands both, null where none. */
export const sideOfSeat = ({ given }: Pick<CommandView, 'given'>, seat: string | null): Side | null =>
  seat === null ? null : (SIDES.find((side) => given.armies[side]?.seat === seat) ?? null);

export const stepOf = ({ agenda }: Pick<CommandView, 'agenda'>): command.CommandStep | null => agenda.at(-1) ?? null;

export const mapOf = ({ given }: Pick<CommandView, 'given'>): MapToDraw => ({
  size: given.size,
  field: given.field as war.Field,
});

export const hexOf = (view: Pick<CommandView, 'given'>, place: war.Place | null): number =>
  place === null
    ? -1
    : command.groundOf(view).places.findIndex(({ row, column }) => row === place.row && column === place.column);
