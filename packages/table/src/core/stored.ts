import { type Json, sameJson } from '@warmoot/kernel';

/** As it reads when it has been written down. */
export const asStored = (value: unknown): Json => JSON.parse(JSON.stringify(value)) as Json;

/** Whether two things are the same once they are written down. */
export const same = (one: unknown, other: unknown): boolean => sameJson(asStored(one ?? null), asStored(other ?? null));
