/** Dates as a table says them. */
export const DATES = {
  date: '{day} {month}, year {year}',
  /** Where a month has no name and is a number itself. */
  dateByNumber: '{day} {month}, year {year}',
  /** Within its year. */
  day: '{day} {month}',
  dayByNumber: '{day} {month}',
  year: 'Year {year}',
} as const;
