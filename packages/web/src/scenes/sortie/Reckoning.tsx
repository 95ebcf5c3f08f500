import type { sortie } from '@warmoot/rules';
import { outcomeText } from '@warmoot/words';
import { useMemo } from 'react';
import { CounterPicture } from '../../boards/counter/Counter.js';
import { Icon } from '../../design/base/Icon.js';
import { WithRules } from '../../design/rules/WithRules.js';
import { useSpoken } from '../../words/speech.js';
import { SceneHead } from '../shared/SceneHead.js';
import { Die } from './Die.js';
import { LINES } from './lines/words.js';
import { iconOf, unitNamed } from './model.js';
import { Back } from './reckoning/Back.js';
import { reckonedDice } from './reckoning/dice.js';
import { Figures, headsPerFigure } from './reckoning/Figures.js';
import { REVEAL } from './reveal/words.js';
import './reckoning/reckoning.css';
import type { SortieProps } from './types.js';

type UnitOutcome = sortie.UnitOutcome;

const Dice = ({ faces }: { readonly faces: readonly number[] }) => (
  <span role="img" aria-label={faces.join(', ')}>
    {faces.map((face, nth) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: dice have no names, only their places
      <Die key={nth} face={face} size={22} />
    ))}
  </span>
);

/** Who has won and by what: the rest stands in the table. */
const firstSentence = (text: string): string => /^.*?\.(?= |$)/.exec(text)?.[0] ?? text;

/** The end of a battle: every unit in figures with the dice of its reckoning, and what comes back. */
export const Reckoning = ({ run, units, passages, seat, dated }: SortieProps) => {
  const { t, words } = useSpoken(REVEAL);
  const { t: lines } = useSpoken(LINES);
  const dice = useMemo(() => reckonedDice(passages), [passages]);
  const outcome = run.outcome();
  const all = outcome.armies.flatMap((army) => army.units).filter(({ fate }) => fate !== 'joined');
  const per = headsPerFigure(all.map(({ heads }) => heads));
  const hasPrisoners = all.some(({ prisoners }) => prisoners > 0);
  const fateOf = ({ fate, goneIn, heads }: UnitOutcome): string => {
    if (fate === 'here') return t.onField({ heads });
    return t.gone({
      heads,
      fate: goneIn > 0 ? lines.goneIn({ fate: lines.fates[fate], round: goneIn }) : lines.fates[fate],
    });
  };
  return (
    <div className="scene-body reckoning sortie-end">
      <div className="reckoning-units">
        <SceneHead title={t.over} aside={t.figure({ n: per })} />
        <p className="scene-lead">
          <WithRules text={firstSentence(outcomeText(words, run as never, seat))} />
        </p>
        <table>
          <caption className="vh">{t.reckoning}</caption>
          <thead>
            <tr>
              <th scope="col" colSpan={2}>
                {t.unit}
              </th>
              <td />
              <th scope="col">{t.diceLost}</th>
              <th scope="col">{t.eighths}</th>
              {(['fit', 'injured', 'dead'] as const).map((key) => (
                <th key={key} scope="col" className="figure">
                  <Icon name={key === 'fit' ? 'so-fit' : key === 'injured' ? 'so-hurt' : 'so-dead'} size={12} />{' '}
                  {t[key]}
                </th>
              ))}
              {hasPrisoners ? (
                <th scope="col" className="figure">
                  {t.prisoners}
                </th>
              ) : null}
            </tr>
          </thead>
          <tbody>
            {all.map((unit) => {
              const own = unitNamed(units, unit.unit);
              const { record = [], fraction = null } = dice.get(own?.index ?? -1) ?? {};
              return (
                <tr key={unit.unit} data-side={own?.side}>
                  <td className="reckoning-sign">
                    {own === null ? null : (
                      <CounterPicture
                        side={own.side}
                        icon={iconOf(own)}
                        gone={unit.fate !== 'here'}
                        upturned={unit.fate !== 'here'}
                        size={26}
                      />
                    )}
                  </td>
                  <th scope="row">
                    {own?.called ?? unit.name}
                    <i>{fateOf(unit)}</i>
                  </th>
                  <td className="reckoning-figures">
                    <Figures
                      {...unit}
                      per={per}
                      label={t.figuresSpoken({ fit: unit.fit, injured: unit.injured, dead: unit.dead })}
                    />
                  </td>
                  <td className="reckoning-dice" data-label={t.diceLost}>
                    {record.length === 0 ? <i>{t.none}</i> : <Dice faces={record} />}
                  </td>
                  <td className="reckoning-dice" data-label={t.eighths}>
                    {fraction === null ? <i>{t.dash}</i> : <Dice faces={[fraction]} />}
                  </td>
                  <td className="figure" data-label={t.fit}>
                    {unit.fit}
                  </td>
                  <td className="figure" data-label={t.injured}>
                    {unit.injured}
                  </td>
                  <td className="figure" data-label={t.dead}>
                    {unit.dead}
                  </td>
                  {hasPrisoners ? (
                    <td className="figure" data-label={t.prisoners}>
                      {unit.prisoners}
                    </td>
                  ) : null}
                </tr>
              );
            })}
          </tbody>
        </table>
        <p className="small soft">{t.footnote}</p>
      </div>
      <Back outcome={outcome} units={units} dated={dated} />
    </div>
  );
};
