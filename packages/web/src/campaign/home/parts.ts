import type { saga } from '@warmoot/rules';

/** Parts of the year as people write them: one to a line, a name and its days; thirty where no number is. */
export const readParts = (text: string, usual = 30): readonly saga.calendar.YearPart[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => {
      const [, name = '', days] = /^(.*?)\s*[:,]?\s*(\d+)?$/.exec(line) ?? [];
      return { name: name.trim(), days: days === undefined ? usual : Number(days) };
    });
