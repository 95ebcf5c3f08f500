/** SAGA-CAL-010: the year where the table has none of its own. A part without a name is called by its number. */
export const USUAL_MONTHS = Array.from({ length: 12 }, () => ({ name: '', days: 30 }));
export const USUAL_SEASONS = Array.from({ length: 4 }, () => ({ name: '', days: 90 }));
