import { type Json, sameJson } from '@warmoot/kernel';
import type { Way } from '../plan/ways/way.js';

/** What the plan of a battle says of how it is fought; the saga's own way is not said. */
export const BY: Readonly<Record<Exclude<Way, 'saga'>, string>> = {
  command: 'command',
  sortie: 'sortie',
  lines: 'warband',
};

const OTHER_WAYS = Object.keys(BY) as readonly Exclude<Way, 'saga'>[];

/** How a battle is planned to be fought. */
export const wayIn = (plan: Json | undefined): Way => {
  const by = (plan as { readonly by?: string } | null | undefined)?.by;
  return OTHER_WAYS.find((way) => BY[way] === by) ?? 'saga';
};

/** Whether two plans are of the same fight, each by its own way of war. */
export const isSameFight = (one: Json, other: Json): boolean => {
  const [{ by: _, ...first }, { by: __, ...second }] = [one, other].map((plan) => (plan ?? {}) as { by?: Json }) as [
    { by?: Json },
    { by?: Json },
  ];
  return sameJson(first as Json, second as Json);
};
