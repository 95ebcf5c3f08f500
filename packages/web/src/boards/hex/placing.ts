import type { war } from '@warmoot/rules';
import { type Placed, samePlace } from './offers.js';

/** Puts a unit down, takes it up (at null), or changes places with the one that stands there. */
export const putDown = (placed: Placed, unit: string, at: war.Place | null): Placed => {
  const was = placed.find((one) => one.unit === unit)?.at ?? null;
  if (at === null) return placed.filter((one) => one.unit !== unit);
  const there = placed.find((one) => one.unit !== unit && samePlace(one.at, at));
  const swapped = placed.flatMap((one) => {
    if (one !== there) return [one];
    return was === null ? [] : [{ unit: one.unit, at: was }];
  });
  return was === null ? [...swapped, { unit, at }] : swapped.map((one) => (one.unit === unit ? { unit, at } : one));
};

/**
 * The units not yet in place, put where the first formation that leaves the others standing has room. `isLegal` asks
 * the rules about the whole; where they say no to every mixture, a formation is taken as it is.
 */
export const placeTheRest = (
  formations: readonly Placed[],
  placed: Placed,
  own: readonly { readonly name: string }[],
  isLegal: (placed: Placed) => boolean,
): Placed => {
  for (const units of formations) {
    const free: war.Place[] = units.map(({ at }) => at).filter((at) => !placed.some((one) => samePlace(one.at, at)));
    const rest = own.filter(({ name }) => !placed.some(({ unit }) => unit === name));
    // Each goes where the formation has it, if that is free, or to the next place that is.
    const wanted = rest.map(({ name }) => ({ name, at: units.find(({ unit }) => unit === name)?.at ?? null }));
    const taken = new Set<war.Place>();
    const kept = wanted.map(({ name, at }) => {
      const own = free.find((one) => samePlace(one, at) && !taken.has(one));
      if (own !== undefined) taken.add(own);
      return { unit: name, at: own ?? null };
    });
    const filled = kept.flatMap(({ unit, at }) => {
      const place = at ?? free.find((one) => !taken.has(one));
      if (place === undefined) return [];
      taken.add(place);
      return [{ unit, at: place }];
    });
    const whole = [...placed, ...filled];
    if (isLegal(whole)) return whole;
  }
  return formations[0] ?? placed;
};
