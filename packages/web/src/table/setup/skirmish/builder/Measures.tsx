import { approx, type Chance } from '@warmoot/kernel';
import { useMemo } from 'react';
import { fractionText, percentText } from '../../../../design/chance/Chance.js';
import { useSpoken } from '../../../../words/speech.js';
import { capital } from '../../../../words/text.js';
import { useWords } from '../../../../words/WordsProvider.js';
import type { FigureWish } from '../figure.js';
import { againstStock } from './against.js';
import { BAND_BUILDER } from './words.js';

const Bar = ({ of, kind }: { readonly of: Chance; readonly kind: 'down' | 'falls' }) => (
  <span className="bb-bar" data-kind={kind} aria-hidden="true">
    <i style={{ width: `${approx(of) * 100}%` }} />
  </span>
);

/** One round of blows against stock figures: exact. */
export const Measures = ({ figure }: { readonly figure: FigureWish }) => {
  const { t, words } = useSpoken(BAND_BUILDER);
  const { ui } = useWords();
  const key = JSON.stringify(figure);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it follows from the figure
  const all = useMemo(() => againstStock(figure), [key]);
  if (all.length === 0) return null;
  return (
    <section>
      <h3>
        {t.round} <span className="bb-how">{t.roundHow}</span>
      </h3>
      <table className="bb-round">
        <thead>
          <tr>
            <td />
            <th scope="col">{t.isDown}</th>
            <th scope="col">{t.falls}</th>
            <td />
          </tr>
        </thead>
        <tbody>
          {all.map(({ like, armour, hp, fells, falls }) => (
            <tr key={like}>
              <th scope="row">
                {capital(words.skirmish.profiles[like])} <span className="soft">{t.stockAt({ armour, hp })}</span>
              </th>
              <td className="bb-down">
                <span className="fig">{percentText(ui, falls)}</span> <Bar of={falls} kind="down" />
              </td>
              <td className="bb-falls">
                <Bar of={fells} kind="falls" /> <span className="fig">{percentText(ui, fells)}</span>
              </td>
              <td className="fig soft">{fells.ways === 0n ? t.never : fractionText(ui, fells)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
};
