import { badForm, brokenRule, type Refusal } from '@warmoot/kernel';
import { nameTwice } from '../../war/names/names.js';
import { fillsSlot, slotsOfWound } from '../figures/ailments.js';
import { figureNames } from '../figures/names.js';
import { isBeside } from '../ground/spaces.js';
import { SLOTS, WEAPONS, type WeaponKey } from '../model/gear.table.js';
import type {
  Carried,
  Field,
  Figure,
  FigureSetup,
  SkirmishGiven,
  SkirmishOpen,
  SkirmishSetup,
} from '../model/model.js';
import { SIDE_KEYS } from '../model/setup.js';

/** The first fault of those that are looked for, one after the other. */
export const firstFault = (...looks: readonly (() => Refusal | null)[]): Refusal | null => {
  for (const look of looks) {
    const fault = look();
    if (fault !== null) return fault;
  }
  return null;
};

export const twiceIn = <A>(all: readonly A[]): A | undefined => all.find((one, nth) => all.indexOf(one) !== nth);

export const differentNames = (names: readonly string[]): Refusal | null => {
  const twice = twiceIn(names);
  return twice === undefined ? null : badForm('setup', 'setup.differentNames', twice);
};

const figuresOf = ({ a, b }: SkirmishSetup): readonly FigureSetup[] => [...a.figures, ...b.figures];

const seatFault = (setup: SkirmishSetup): Refusal | null => {
  const { seats, a, b, referee } = setup;
  const named = [a.seat, b.seat, ...(referee === undefined ? [] : [referee])];
  const all = [...named, ...figuresOf(setup).flatMap(({ seat }) => seat ?? [])];
  const stranger = all.find((seat) => !seats.includes(seat));
  return stranger === undefined ? null : { code: 'UNKNOWN_SEAT', seat: stranger, known: seats };
};

const nameFault = (setup: SkirmishSetup): Refusal | null => {
  const twice = nameTwice(figuresOf(setup).flatMap(({ name }) => name ?? []));
  return twice === undefined ? null : badForm('setup', 'war.nameOnce', twice);
};

/** WARBAND-CORE-005: side 1 is that of the player characters. */
export const charactersFault = ({ roster }: SkirmishOpen): Refusal | null => {
  const sides = roster.flatMap(({ pc, side }) => (pc ? [side] : []));
  return sides.length > 0 && !sides.includes(0) ? brokenRule('WARBAND-CORE-005', 'warband.charactersAreSideA') : null;
};

/** One thing that is looked at when a figure is: where it stands in the setup, what was said, and what came of it. */
export interface Look {
  readonly path: string;
  readonly said: FigureSetup;
  readonly state: Figure;
  readonly pc: boolean;
}

/** WARBAND-GRID-001: on the map, and in no wall. */
const placeFault = ({ path, said, state }: Look, { walls }: Field): Refusal | null => {
  if (said.at === undefined) return null;
  if (state.at >= 0 && walls[state.at] !== true) return null;
  return badForm(`${path}.at`, 'warband.onTheMap', `${said.at.x},${said.at.y}`);
};

/** WARBAND-FIGURE-004, WARBAND-VANQUISH-001: only player characters fight on at 0 HP. */
const healthFault = ({ path, said, state, pc }: Look): Refusal | null => {
  const { hp, mostHp, fate } = state;
  if (hp > mostHp) return badForm(`${path}.hpNow`, 'warband.atMostHp', `${hp}`, { most: mostHp });
  if (hp === 0 && fate === 'fighting' && !pc) return badForm(`${path}.hpNow`, 'warband.onlyCharactersAtZero', '0');
  const isDown = said.dying || said.stabilised || said.criticalSince !== undefined;
  return isDown && (hp > 0 || !pc) ? badForm(path, 'warband.downAtZero', `${hp}`) : null;
};

const handsOf = ({ item }: Carried): number =>
  item === 'shield' ? 1 : Object.hasOwn(WEAPONS, item) ? WEAPONS[item as WeaponKey].hands : 1;

/** WARBAND-GEAR-001: two hands, and no more in them than fits. */
const gearFault = ({ path, state }: Look): Refusal | null => {
  const held = state.items.flatMap((carried) => (carried.kept === 'both' ? ['left', 'right'] : [carried.kept]));
  const full = twiceIn(held.filter((kept) => kept === 'left' || kept === 'right'));
  if (full !== undefined)
    return badForm(`${path}.gear`, 'warband.oneThingInAHand', `${held.filter((kept) => kept === full).length}`);
  const badly = state.items.find(
    (carried) => (carried.kept === 'left' || carried.kept === 'right') && handsOf(carried) === 2,
  );
  return badly === undefined ? null : badForm(`${path}.gear`, 'warband.needsBothHands', badly.item);
};

/**
 * WARBAND-GEAR-004: what a player character carries, and its Wounds, fit into its slots: what does not would have been
 * dropped. WARBAND-WOUND-019: of NPCs nobody counts them.
 */
const slotFault = ({ path, state: { items, wounds }, pc }: Look): Refusal | null => {
  const filled = items.filter(fillsSlot).length;
  const most = Math.max(0, SLOTS - wounds.reduce((sum, wound) => sum + slotsOfWound(wound), 0));
  return !pc || filled <= most ? null : badForm(`${path}.gear`, 'warband.fitsSlots', `${filled}`, { most });
};

const spellFault = ({ path, said }: Look): Refusal | null => {
  const twice = twiceIn(said.spells.map(({ name }) => name));
  return twice === undefined ? null : badForm(`${path}.spells`, 'warband.spellOnce', twice);
};

/** What people will call a figure: its key means nothing to them before a fight has begun. */
export const calledAt = (given: SkirmishGiven, open: SkirmishOpen, figure: number): string =>
  figureNames({ given, open })[figure] ?? '';

/** WARBAND-GRID-001: one in each space, but for the prone under somebody who stands over them. */
const crowdFault = (given: SkirmishGiven, open: SkirmishOpen): Refusal | null => {
  const { figures, roster } = open;
  for (const [one, { at, prone, fate }] of figures.entries()) {
    if (at < 0 || fate !== 'fighting') continue;
    const other = figures.findIndex((state, nth) => nth < one && state.at === at && state.fate === 'fighting');
    if (other < 0) continue;
    const areFoes = roster[one]?.side !== roster[other]?.side;
    if (areFoes && (prone || figures[other]?.prone === true)) continue;
    return brokenRule('WARBAND-GRID-001', 'warband.oneInASpace', {
      figure: calledAt(given, open, one),
      other: calledAt(given, open, other),
    });
  }
  return null;
};

/** Both sides need somebody who fights. */
const emptyFault = (setup: SkirmishSetup, { roster, figures }: SkirmishOpen): Refusal | null => {
  const empty = SIDE_KEYS.find((_key, side) =>
    roster.every((row, nth) => row.side !== side || figures[nth]?.fate !== 'fighting'),
  );
  return empty === undefined ? null : badForm(`setup.${empty}.figures`, 'warband.someToFight', setup[empty].name);
};

export const groundFault = (
  setup: Pick<SkirmishSetup, 'ground' | 'edges'>,
  { field }: Pick<SkirmishGiven, 'field'>,
): Refusal | null => {
  const far = setup.ground.findIndex(({ at }) => at.x >= field.width || at.y >= field.height);
  if (far >= 0) {
    const { x, y } = (setup.ground[far] as SkirmishSetup['ground'][number]).at;
    return badForm(`setup.ground[${far}].at`, 'warband.onTheMap', `${x},${y}`);
  }
  const apart = setup.edges.findIndex(({ between: [one, other] }) => {
    if (one === undefined || other === undefined) return true;
    const steps = Math.abs(one.x - other.x) + Math.abs(one.y - other.y);
    const isOn = ({ x, y }: typeof one): boolean => x >= 0 && y >= 0 && x < field.width && y < field.height;
    return steps !== 1 || !isOn(one) || !isOn(other);
  });
  if (apart < 0) return null;
  const ends = setup.edges[apart]?.between.map(({ x, y }) => `${x},${y}`) ?? [];
  return badForm(`setup.edges[${apart}].between`, 'warband.sideBySide', ends.join(' '));
};

/** Why a figure cannot be as it is said to be, wherever it stands. */
export const figureFault = (look: Look): Refusal | null =>
  firstFault(
    () => healthFault(look),
    () => gearFault(look),
    () => slotFault(look),
    () => spellFault(look),
  );

const looksAt = (setup: SkirmishSetup, { figures, roster }: SkirmishOpen): readonly Look[] => {
  const first = setup.a.figures.length;
  return figuresOf(setup).map((said, nth) => ({
    path: nth < first ? `setup.a.figures[${nth}]` : `setup.b.figures[${nth - first}]`,
    said,
    state: figures[nth] as Figure,
    pc: roster[nth]?.pc === true,
  }));
};

/** Why a fight cannot be set up like this; null where it can. */
export const setupFault = (setup: SkirmishSetup, given: SkirmishGiven, open: SkirmishOpen): Refusal | null =>
  firstFault(
    () => differentNames(setup.seats),
    () => differentNames([setup.a.name, setup.b.name]),
    () => differentNames(figuresOf(setup).flatMap(({ character }) => character ?? [])),
    () => seatFault(setup),
    () => nameFault(setup),
    () => charactersFault(open),
    () => groundFault(setup, given),
    ...looksAt(setup, open).flatMap((look) => [() => placeFault(look, given.field), () => figureFault(look)]),
    () => crowdFault(given, open),
    () => emptyFault(setup, open),
  );

/** Whether two figures are within melee range of each other. */
export const areNear = ({ field }: SkirmishGiven, one: Figure, other: Figure): boolean =>
  one.at === other.at || isBeside(field, one.at, other.at);
