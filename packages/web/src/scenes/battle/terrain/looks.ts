import type { DrawnField, Field } from '@warmoot/rules';
import { kept } from '../../../design/kept.js';
import type { MapLook } from './kinds.js';

/*
 * The rules read three grounds and no names, so a battle's field carries no more. A map that was drawn in this browser
 * is known again by its ground, and looks in battle as it was drawn.
 */

interface Drawn {
  readonly field: DrawnField;
  readonly look: MapLook | null;
}

const keyOf = (field: Field): string =>
  field.field === 'plain' ? '' : JSON.stringify([field.ground, field.heights.length, field.barriers.length]);

let known: { readonly text: string; readonly looks: ReadonlyMap<string, MapLook> } = { text: '', looks: new Map() };

const drawnHere = (text: string): ReadonlyMap<string, MapLook> => {
  try {
    const maps = JSON.parse(text) as readonly Drawn[];
    return new Map(maps.flatMap(({ field, look }) => (look === null ? [] : [[keyOf(field), look] as const])));
  } catch {
    return new Map();
  }
};

/** How a field looks, where this browser has drawn it. */
export const lookFor = (field: Field): MapLook | null => {
  if (field.field === 'plain') return null;
  const text = kept('maps') ?? '[]';
  if (known.text !== text) known = { text, looks: drawnHere(text) };
  return known.looks.get(keyOf(field)) ?? null;
};
