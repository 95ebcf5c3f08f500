import { tinctureOf } from '../../../boards/counter/Counter.js';
import { capital } from '../../../words/text.js';
import { SceneHead } from '../../shared/SceneHead.js';
import { HpNotches } from '../../skirmish/panel/HpNotches.js';
import { named, type Telling } from '../acts/titles.js';
import type { LinesRun } from '../model.js';

/** The unit from which one has parted, by its key; null of one that was there at first. */
const partedFrom = ({ view }: Telling, key: string): string | null => {
  const { units, roster } = view.open;
  const own = units.find(({ name }) => name === key)?.ranks[0];
  const body = own === undefined ? undefined : roster[own.slots.find((slot) => slot >= 0) ?? own.body]?.name;
  const from = body?.replace(/[.u]\d+$/u, '');
  return from === undefined || from === key ? null : from;
};

/** How the battle ended: who holds the field, and what has become of every unit. */
export const EndPanel = ({ run, telling }: { readonly run: LinesRun; readonly telling: Telling }) => {
  const { t, words } = telling;
  const { ending, winner, rounds, armies } = run.outcome();
  const s = words.skirmish;
  return (
    <div className="field-body skirmish-end lines-end">
      <SceneHead title={t.over} aside={t.lasted({ rounds })} />
      <p className="scene-lead">
        {winner === null ? t.draw : t.won({ army: winner })} {capital(s.endings[ending])}.
      </p>
      {armies.map((army, side) => (
        <section key={army.side} data-tincture={tinctureOf(side === 0 ? 0 : 1)}>
          <h3>{army.name}</h3>
          <table>
            <thead className="vh">
              <tr>
                <th scope="col">{t.whoActs}</th>
                <th scope="col">{t.fate}</th>
              </tr>
            </thead>
            <tbody>
              {army.units.flatMap((unit) => {
                const sum = (of: 'slain' | 'surrendered' | 'survived' | 'left' | 'began'): number =>
                  unit.ranks.reduce((all, rank) => all + rank[of], 0);
                const people = unit.figures.filter(({ fate }) => fate === 'fighting').length;
                // What has parted from a unit is counted with the rank that it was.
                const isPart = sum('began') + unit.figures.length === 0;
                const from = isPart ? partedFrom(telling, unit.unit) : null;
                return [
                  <tr
                    key={unit.unit}
                    className={isPart ? 'lines-end-one' : undefined}
                    data-gone={unit.state === 'fighting' ? undefined : ''}
                  >
                    <th scope="row">{named(telling, unit.unit) || unit.name}</th>
                    <td>
                      {[
                        t.stood[unit.state],
                        ...(isPart
                          ? [from === null ? t.parted : t.partedFrom({ unit: named(telling, from) })]
                          : [t.leftOf({ left: sum('left') + people, began: sum('began') + unit.figures.length })]),
                        ...(sum('slain') > 0 ? [t.slain({ n: sum('slain') })] : []),
                        ...(sum('surrendered') > 0 ? [t.taken({ n: sum('surrendered') })] : []),
                        ...(sum('survived') > 0 ? [t.survived({ n: sum('survived') })] : []),
                      ].join(', ')}
                    </td>
                  </tr>,
                  ...unit.figures.map((figure) => (
                    <tr
                      key={figure.figure}
                      className="lines-end-one"
                      data-gone={figure.fate === 'fighting' ? undefined : ''}
                    >
                      <th scope="row">
                        {named(telling, figure.figure) || figure.name}{' '}
                        <HpNotches hp={{ left: figure.hp, most: figure.mostHp }} />
                      </th>
                      <td>
                        {[
                          figure.fate === 'fighting' ? t.stood.fighting : s.fates[figure.fate],
                          ...figure.wounds.filter(({ before }) => !before).map(({ wound }) => s.wounds[wound]),
                        ].join(', ')}
                      </td>
                    </tr>
                  )),
                ];
              })}
            </tbody>
          </table>
        </section>
      ))}
    </div>
  );
};
