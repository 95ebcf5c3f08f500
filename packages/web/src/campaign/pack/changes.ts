import { saga } from '@warmoot/rules';

const changed = (
  load: saga.carry.Load,
  id: string,
  change: (item: saga.carry.Carried) => saga.carry.Carried,
): saga.carry.Load => ({
  items: load.items.map((item) => (item.id === id ? change(item) : item)),
});

const beside = ({ at: _at, ...item }: saga.carry.Carried): saga.carry.Carried => item;

export const laidAt = (load: saga.carry.Load, id: string, at: saga.carry.Spot): saga.carry.Load =>
  changed(load, id, (item) => ({ ...item, at }));

export const laidBeside = (load: saga.carry.Load, id: string): saga.carry.Load => changed(load, id, beside);

export const allBeside = ({ items }: saga.carry.Load): saga.carry.Load => ({ items: items.map(beside) });

export const wornOrNot = (load: saga.carry.Load, id: string): saga.carry.Load =>
  changed(load, id, (item) => ({ ...beside(item), worn: !item.worn }));

export const without = ({ items }: saga.carry.Load, id: string): saga.carry.Load => ({
  items: items.filter((item) => item.id !== id),
});

/** One more of this, under an id that nothing has. */
export const withObject = ({ items }: saga.carry.Load, object: saga.carry.Carried['object']): saga.carry.Load => {
  const taken = new Set(items.map(({ id }) => id));
  let nth = 1;
  while (taken.has(`${saga.carry.objectKey(object)} ${nth}`)) nth++;
  return { items: [...items, { id: `${saga.carry.objectKey(object)} ${nth}`, object, worn: false }] };
};
