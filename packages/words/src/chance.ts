import { approx, type Chance } from '@warmoot/kernel';
import type { Speech } from './speech.js';

/** A number with so many digits after the point, or comma. */
export const decimal = ({ grammar }: Pick<Speech, 'grammar'>, n: number, digits: number): string =>
  n.toFixed(digits).replace('.', grammar.decimal);

/** A chance in percent, one digit after the point. */
export const percentOf = (speech: Speech, chance: Chance): string => {
  const { chance: t } = speech.t.account;
  if (chance.ways === 0n) return '0';
  if (chance.ways === chance.of) return '100';
  const percent = approx(chance) * 100;
  if (percent < 0.05) return t.under({ percent: decimal(speech, 0.1, 1) });
  if (percent >= 99.95) return t.over({ percent: decimal(speech, 99.9, 1) });
  return decimal(speech, percent, 1);
};

const MOST_READ = 10n ** 20n;

/** "66.9 percent, 107 in 160"; without the fraction where it says nothing more or nobody could read it. */
export const chanceText = (speech: Speech, { ways, of }: Chance): string => {
  const isBare = of === 1n || of > MOST_READ;
  const percent = percentOf(speech, { ways, of });
  return speech.t.account.chance.told({ percent, ways: isBare ? null : `${ways}`, of: `${of}` });
};
