import { useId } from 'react';
import { useSpoken } from '../../../words/speech.js';
import { PLAN } from './words.js';

/** More than so many are a list to choose from. */
const MOST_SIDE_BY_SIDE = 4;

interface SupposeProps {
  /** The most that the enemy may stake. */
  readonly most: number;
  readonly at: number;
  readonly onSuppose: (dice: number) => void;
}

/** How many dice the enemy is supposed to stake. */
export const Suppose = ({ most, at, onSuppose }: SupposeProps) => {
  const { t } = useSpoken(PLAN);
  const name = useId();
  if (most === 0) return null;
  const all = Array.from({ length: most + 1 }, (_, n) => n);
  if (most + 1 > MOST_SIDE_BY_SIDE) {
    return (
      <label className="suppose">
        <span>{t.ifStakes}</span>
        <select value={at} onChange={({ target }) => onSuppose(Number(target.value))}>
          {all.map((n) => (
            <option key={n}>{n}</option>
          ))}
        </select>
      </label>
    );
  }
  return (
    <fieldset className="suppose">
      <legend className="vh">{t.supposeStakes}</legend>
      <span aria-hidden="true">{t.ifStakes}</span>
      {all.map((n) => (
        <label key={n} data-on={n === at || undefined}>
          <input type="radio" className="vh" name={name} checked={n === at} onChange={() => onSuppose(n)} />
          {n}
        </label>
      ))}
    </fieldset>
  );
};
