import type { Throw } from '@warmoot/kernel';
import { capital, number } from '../plain.js';
import type { ThrowWords } from '../words.js';
import { does } from './grammar.js';

const cameTo = ({ reading }: Throw, score: number | null, result: string): string => {
  const { rows } = reading;
  if (score === null) return `${capital(result)}.`;
  const hits = reading.read === 'together' && reading.worth.worth === 'hit';
  const got = hits ? `${score} Treffer` : number(score);
  if (rows.rows === 'score') return `Summe ${got}.`;
  if (rows.rows === 'bands') return `${got}: ${result}.`;
  if (!hits && rows.rows === 'atLeast') return `${got} gegen ${number(rows.target)}: ${result}.`;
  if (rows.rows === 'atLeast') return `${got}, mindestens ${number(rows.target)} nötig: ${result}.`;
  const allowed = hits && rows.target === 0 ? 'keiner' : `höchstens ${number(rows.target)}`;
  return `${got}, ${allowed} erlaubt: ${result}.`;
};

export const throws: ThrowWords = {
  dice: 'Würfel',
  total: 'Summe',
  target: 'Zielwert',
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
