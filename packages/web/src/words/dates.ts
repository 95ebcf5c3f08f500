import { both } from './bilingual.js';

/** Dates as a table says them. */
export const DATES = {
  date: both(
    (day: number, month: string, year: number) => `${day} ${month}, year ${year}`,
    // A month without a name is a number itself.
    (day, month, year) => `${/^\d/.test(month) ? `Tag ${day},` : `${day}.`} ${month}, Jahr ${year}`,
  ),
  year: both(
    (year: number) => `Year ${year}`,
    (year) => `Jahr ${year}`,
  ),
} as const;
