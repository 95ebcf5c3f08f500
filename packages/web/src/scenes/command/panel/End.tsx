import { CounterPicture, tinctureOf } from '../../../boards/counter/Counter.js';
import { SceneHead } from '../../shared/SceneHead.js';
import { CLASS_ICONS } from '../classes.js';
import type { CommandRun, CommandView } from '../model.js';
import type { CommandWords } from '../words.js';
import { Damage } from './Purse.js';

interface EndProps {
  readonly run: CommandRun;
  readonly view: CommandView;
  readonly t: CommandWords;
}

/** How the battle ended: who has won and by what, health and objectives of both, and what is left of each unit. */
export const End = ({ run, view, t }: EndProps) => {
  const { ending, winner, armies } = run.outcome();
  const hasObjectives = view.given.options['command.objectiveHexes'].length > 0;
  return (
    <div className="field-body command-end">
      <SceneHead title={t.over} />
      <p className="scene-lead">
        {winner === null ? t.draw : t.won({ army: winner })} {t.endings[ending]}
      </p>
      {armies.map((army, nth) => {
        const side = nth === 0 ? 0 : 1;
        const prisoners = army.units.reduce((sum, { soldiers }) => sum + (soldiers?.prisoners ?? 0), 0);
        return (
          <section key={army.name} data-tincture={tinctureOf(side)}>
            <header>
              <h3>{army.name}</h3>
              <span className="lab">{t.health({ n: army.health })}</span>
              {hasObjectives ? <span className="lab">{t.objectives({ n: army.objectives })}</span> : null}
              {prisoners === 0 ? null : <span className="lab">{t.prisoners({ n: prisoners })}</span>}
            </header>
            <table>
              <thead>
                <tr>
                  <th scope="col" colSpan={2}>
                    {t.unit}
                  </th>
                  <th scope="col">{t.damageHead}</th>
                  <th scope="col">{t.survivorsHead}</th>
                </tr>
              </thead>
              <tbody>
                {army.units.map((unit) => (
                  <tr key={unit.unit} data-gone={unit.fate === 'here' ? undefined : ''}>
                    <th scope="row">
                      <CounterPicture
                        side={side}
                        icon={CLASS_ICONS[unit.class]}
                        gone={unit.fate !== 'here'}
                        upturned={unit.fate === 'routed' || unit.fate === 'slaughtered'}
                        chips={unit.damage}
                        size={20}
                      />
                      {unit.name}
                    </th>
                    <td>{t.fates[unit.fate]}</td>
                    <td>
                      <span className="vh">{t.damageOf({ n: unit.damage })}</span>
                      <Damage damage={unit.damage} />
                    </td>
                    <td className="muster-figure">
                      {unit.soldiers === null
                        ? t.survivors({ n: unit.survivors })
                        : t.soldiersLeft({ after: unit.soldiers.after, before: unit.soldiers.before })}
                    </td>
                  </tr>
                ))}
              </tbody>
            </table>
          </section>
        );
      })}
    </div>
  );
};
