import type { Passage } from '@warmoot/words';

interface Told {
  readonly event: string;
}

/** The last event of this kind that was heard in a scene, of those that fit. */
export const lastHeard = <Event extends Told, Kind extends Event['event']>(
  passages: readonly Passage[],
  kind: Kind,
  fits: (found: Extract<Event, { readonly event: Kind }>) => boolean = () => true,
): Extract<Event, { readonly event: Kind }> | null => {
  for (const { entry } of passages.toReversed()) {
    for (const { event } of entry.heard.toReversed()) {
      const found = event as unknown as Extract<Event, { readonly event: Kind }>;
      if (event.event === kind && fits(found)) return found;
    }
  }
  return null;
};
