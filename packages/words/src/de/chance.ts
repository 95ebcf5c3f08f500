import { approx, type Chance } from '@warmoot/kernel';

export const decimal = (n: number, digits: number): string => n.toFixed(digits).replace('.', ',');

const percentOf = (chance: Chance): string => {
  if (chance.ways === 0n) return '0';
  if (chance.ways === chance.of) return '100';
  const percent = approx(chance) * 100;
  if (percent < 0.05) return 'unter 0,1';
  if (percent >= 99.95) return 'über 99,9';
  return decimal(percent, 1);
};

const MOST_READ = 10n ** 20n;

/** "66,9 Prozent, 107 von 160"; without the fraction where it says nothing more or nobody could read it. */
export const chance = (of: Chance): string =>
  of.of === 1n || of.of > MOST_READ ? `${percentOf(of)} Prozent` : `${percentOf(of)} Prozent, ${of.ways} von ${of.of}`;
