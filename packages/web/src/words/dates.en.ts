/** Dates as a table says them. */
export const DATES = {
  date: '{day} {month}, year {year}',
  /** Where a month has no name and is a number itself. */
  dateByNumber: '{day} {month}, year {year}',
  year: 'Year {year}',
} as const;
