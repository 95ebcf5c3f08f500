import type { Throw } from '@warmoot/kernel';
import { capital, number } from '../plain.js';
import { opposingSum } from '../tally.js';
import type { ThrowWords } from '../words.js';
import { does } from './grammar.js';

const cameTo = (thrown: Throw, score: number | null, result: string): string => {
  const { reading } = thrown;
  if (score === null || reading.read !== 'together') return `${capital(result)}.`;
  const { rows } = reading;
  const hits = reading.worth.worth === 'hit';
  const against = opposingSum(thrown);
  const got = hits ? `${score} Treffer` : number(score);
  if (rows.rows === 'score') return `Summe ${got}.`;
  if (rows.rows === 'bands') return `${got}${against === null ? '' : ` gegen ${number(against)}`}: ${result}.`;
  if (!hits && rows.rows === 'atLeast') return `${got} gegen ${number(rows.target)}: ${result}.`;
  if (rows.rows === 'atLeast') return `${got}, mindestens ${number(rows.target)} nötig: ${result}.`;
  const allowed = hits && rows.target === 0 ? 'keiner' : `höchstens ${number(rows.target)}`;
  return `${got}, ${allowed} erlaubt: ${result}.`;
};

export const throws: ThrowWords = {
  dice: 'Würfel',
  total: 'Summe',
  target: 'Zielwert',
  most: 'höchstens',
  hits: 'Treffer',
  rating: 'Wert',
  opposing: 'Gegenwert',
  success: 'Erfolg',
  failure: 'Fehlschlag',
  thrown: (dice, faces, { seat, hearer }) =>
    seat === null
      ? `Geworfen: ${dice}: ${faces}.`
      : `${does(seat, { du: 'wirfst', they: 'wirft' }, hearer)} ${dice}: ${faces}.`,
  cameTo,
  had: (result, chance) => `Die Chance auf ${result} war ${chance}.`,
};
