import { approx } from '@warmoot/kernel';
import { percentText } from '../../../design/chance/Chance.js';
import { useWords } from '../../../words/WordsProvider.js';
import type { Fares } from '../parts.js';
import './odds.css';
import { inkOf } from './ink.js';

/** One target, or three and more: a row of ink for each, from what is most done to what is nothing. */
export const Bars = ({ of }: { readonly of: readonly Fares[] }) => {
  const { ui } = useWords();
  return (
    <ul className="sk-bars">
      {of.map(({ name, ends }) => (
        <li key={name}>
          <b>{name}</b>
          <div aria-hidden="true">
            {ends.map(({ text, chance }, n) => (
              <i
                key={text}
                data-ink={inkOf(n, ends.length - 1)}
                style={{ width: `${approx(chance) * 100}%` }}
                title={`${text} ${percentText(ui, chance)}`}
              />
            ))}
          </div>
          <p>
            {ends.map(({ text, chance }, n) => (
              <span key={text}>
                <i aria-hidden="true" data-ink={inkOf(n, ends.length - 1)} />
                {text} <b>{percentText(ui, chance)}</b>
              </span>
            ))}
          </p>
        </li>
      ))}
    </ul>
  );
};
