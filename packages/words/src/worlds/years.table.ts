/** Ready-made years: how long their parts are, and which of their days have a name. Names stand in the languages. */
export const YEARS = {
  /** Twelve months of thirty days, four seasons (SAGA-CAL-010). */
  farm: {
    months: Array.from({ length: 12 }, () => 30),
    seasons: [90, 90, 90, 90],
    days: [4, 75, 135, 184, 218, 255, 315, 340],
  },
  /** Thirteen moons of four weeks each. */
  moons: {
    months: Array.from({ length: 13 }, () => 28),
    seasons: [91, 91, 91, 91],
    days: [1, 57, 99, 169, 225, 260, 309, 351],
  },
  /** Six long months, each with a temper of its own. */
  tides: { months: Array.from({ length: 6 }, () => 60), seasons: [120, 120, 120], days: [1, 60, 121, 150, 241, 330] },
  /** Months by number, and nothing more. */
  plain: { months: [], seasons: [], days: [] },
} as const satisfies Record<string, Readonly<Record<'months' | 'seasons' | 'days', readonly number[]>>>;

export type YearKey = keyof typeof YEARS;

/** The ready-made years. */
export const YEAR_KEYS = Object.keys(YEARS) as readonly YearKey[];
