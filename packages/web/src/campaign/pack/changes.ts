import { type Carried, type Load, objectKey, type Spot } from '@warmoot/rules';

const changed = (load: Load, id: string, change: (item: Carried) => Carried): Load => ({
  items: load.items.map((item) => (item.id === id ? change(item) : item)),
});

const beside = ({ at: _at, ...item }: Carried): Carried => item;

export const laidAt = (load: Load, id: string, at: Spot): Load => changed(load, id, (item) => ({ ...item, at }));

export const laidBeside = (load: Load, id: string): Load => changed(load, id, beside);

export const allBeside = ({ items }: Load): Load => ({ items: items.map(beside) });

export const wornOrNot = (load: Load, id: string): Load =>
  changed(load, id, (item) => ({ ...beside(item), worn: !item.worn }));

export const without = ({ items }: Load, id: string): Load => ({ items: items.filter((item) => item.id !== id) });

/** One more of this, under an id that nothing has. */
export const withObject = ({ items }: Load, object: Carried['object']): Load => {
  const taken = new Set(items.map(({ id }) => id));
  let nth = 1;
  while (taken.has(`${objectKey(object)} ${nth}`)) nth++;
  return { items: [...items, { id: `${objectKey(object)} ${nth}`, object, worn: false }] };
};
