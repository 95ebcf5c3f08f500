import type { Json } from '@warmoot/kernel';
import type { saga } from '@warmoot/rules';
import type { CarryWords } from '../catalogue/sagaWords.js';
import { plainData } from '../plain.js';
import { alone } from '../say/index.js';
import { factsOf, keyedSentences, type Speech } from '../speech.js';

/** What carried things are called where they stand alone. */
export const tellCarry = ({ grammar, t: { carry: t, names } }: Speech): CarryWords => ({
  objects: { ...alone(grammar, names.items), ...t.objects },
  kits: t.kits,
  categories: t.categories,
  amounts: t.amounts,
});

/** What cannot be carried or worn like this. */
export const tellCarryBroken = (speech: Speech) => {
  const { objects } = tellCarry(speech);
  const nameOf = (key: Json | undefined): string =>
    typeof key === 'string' && Object.hasOwn(objects, key)
      ? objects[key as saga.carry.ObjectId]
      : plainData(key ?? null);
  return keyedSentences(speech.t.carry.broken, (carried) => ({
    ...factsOf(carried),
    object: nameOf(carried.object),
    objects: Array.isArray(carried.objects) ? carried.objects.map(nameOf) : [],
  }));
};
