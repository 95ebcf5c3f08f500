import { ARMOUR, type Armour, type Item } from '../duel/tables/gear.table.js';
import type { Care } from '../healing/model.js';
import { type Carried, type Load, rowOf, wearOf } from './model.js';
import type { Remedy } from './objects.table.js';

const worn = ({ items }: Load): readonly Carried[] => items.filter((item) => item.worn);

// SAGA-CARRY-032: both halves of a plate armour, or one of them alone.
const plateOf = (things: readonly Carried[]): readonly Armour[] => {
  const halves = new Set(things.map(({ object }) => object).filter((object) => wearOf(object) === 'plateHalf'));
  if (halves.size === 0) return [];
  return [halves.size === 2 ? 'metalPlate' : 'otherMetal'];
};

/** SAGA-CARRY-032, SAGA-DUEL-ARMOUR-008: what is worn, as Hand-to-Hand knows it; only the best counts. */
export const wornArmour = (load: Load): Armour => {
  const things = worn(load);
  const single = things.map(({ object }) => wearOf(object)).filter((wear) => wear !== null && wear !== 'plateHalf');
  return [...plateOf(things), ...single].reduce<Armour>(
    (best, armour) => (ARMOUR[armour] > ARMOUR[best] ? armour : best),
    'none',
  );
};

/** SAGA-CARRY-014, SAGA-CARRY-016: weapons and shields for a fight, in the order of the load. */
export const gearOf = ({ items }: Load): readonly Item[] =>
  items.map(({ object }) => rowOf(object)?.item).filter((item) => item !== undefined);

const remedyOf = ({ object }: Carried): Remedy | undefined =>
  typeof object === 'string' ? rowOf(object)?.remedy : object.remedy;

/** SAGA-CARRY-033: what a party carries for its wounded. Clothes on somebody's back are no change of clothes. */
export const remediesOf = (party: readonly Load[]): Pick<Care, 'materials' | 'dry' | 'clean'> => {
  const all = new Set(party.flatMap(({ items }) => items.filter((item) => !item.worn).map(remedyOf)));
  return {
    materials: (['bandages', 'splints'] as const).filter((material) => all.has(material)),
    dry: all.has('shelter'),
    clean: all.has('clothes'),
  };
};
