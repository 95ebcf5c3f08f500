import { tinctureOf } from '../../../boards/counter/Counter.js';
import { capital } from '../../../words/text.js';
import { SceneHead } from '../../shared/SceneHead.js';
import type { SkirmishRun } from '../model.js';
import { HpNotches } from '../panel/HpNotches.js';
import type { Telling } from './titles.js';

/** How the fight ended: who holds the field, and what has become of everybody. */
export const EndPanel = ({ run, telling }: { readonly run: SkirmishRun; readonly telling: Telling }) => {
  const { t, words, fighters } = telling;
  const { ending, winner, rounds, bands } = run.outcome();
  const s = words.skirmish;
  return (
    <div className="field-body skirmish-end">
      <SceneHead title={t.over} aside={t.lasted({ rounds })} />
      <p className="scene-lead">
        {winner === null ? t.draw : t.won({ band: winner })} {capital(s.endings[ending])}.
      </p>
      {bands.map((band, side) => (
        <section key={band.side} data-tincture={tinctureOf(side === 0 ? 0 : 1)}>
          <h3>{band.name}</h3>
          <table>
            <thead className="vh">
              <tr>
                <th scope="col">{t.whoActs}</th>
                <th scope="col">{t.fate}</th>
              </tr>
            </thead>
            <tbody>
              {band.figures.map((figure) => (
                <tr key={figure.figure} data-gone={figure.fate === 'fighting' ? undefined : ''}>
                  <th scope="row">
                    {fighters.find(({ key }) => key === figure.figure)?.name ?? figure.name}{' '}
                    <HpNotches hp={{ left: figure.hp, most: figure.mostHp }} />
                  </th>
                  <td>
                    {[
                      figure.fate === 'fighting' ? t.stands : s.fates[figure.fate],
                      ...(figure.captured ? [t.captured] : []),
                      ...(figure.survives ? [t.survived] : []),
                      ...figure.wounds.filter(({ before }) => !before).map(({ wound }) => s.wounds[wound]),
                    ].join(', ')}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      ))}
    </div>
  );
};
