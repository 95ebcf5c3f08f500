interface GuideRow {
  readonly rating: number;
  /** About how many people they are in charge of; null where it is nobody. */
  readonly inChargeOf: number | null;
}

/**
 * SAGA-WORLD-003: the worldbuilding guide of 1.03.01. SAGA-WORLD-004: the best group rating that somebody in this place
 * can call upon, which need not be their own.
 */
export const GUIDE = {
  ordinary: { rating: 2, inChargeOf: null },
  talented: { rating: 3, inChargeOf: null },
  sergeant: { rating: 4, inChargeOf: 15 },
  captain: { rating: 5, inChargeOf: 100 },
  lord: { rating: 6, inChargeOf: 400 },
  general: { rating: 7, inChargeOf: 4_000 },
  king: { rating: 8, inChargeOf: 20_000 },
} as const satisfies Record<string, GuideRow>;

export type Office = keyof typeof GUIDE;

/** The offices that a character can be made for. */
export const OFFICES = Object.keys(GUIDE) as readonly Office[];
