import { warband } from '@warmoot/rules';
import { useMemo } from 'react';
import { RadioRows } from '../../../design/forms/RadioRows.js';
import { capital } from '../../../words/text.js';
import { Hits } from '../../skirmish/panel/Hits.js';
import { SumNumber } from '../../skirmish/panel/SumNumber.js';
import { isShot } from '../acts/offers.js';
import { shotsIn } from '../acts/shots.js';
import { agentName, shooterName } from '../acts/titles.js';
import { SCENE } from '../model.js';
import type { PanelProps } from './types.js';

/** A shot or a throw: who of the unit does it, with how many dice at which chance, and how many hit. */
export const ShotDetail = ({ open, telling }: PanelProps) => {
  const { t, view, forces, words } = telling;
  const { act, chosen, picked, onPick } = open;
  const shot = chosen !== null && isShot(chosen) ? chosen : null;
  const ahead = useMemo(() => (shot === null ? null : warband.forecastShots(view, shot)), [view, shot]);
  if (act === null || shot === null || ahead === null) return null;
  const shots = shotsIn(act);
  const now = [shot.figure, ...(shot.with ?? [])].join(' ');
  return (
    <div className="lines-shot">
      {shots.length < 2 ? null : (
        <RadioRows
          legend={t.whoShoots}
          rows={shots.map(({ key, by, choice }) => ({
            key,
            title:
              by.length > 1
                ? t.asVolley({ who: by.map((one) => shooterName(telling, one, choice.figure)) })
                : capital(shooterName(telling, by[0] ?? '', choice.figure)),
            notes: [t.withWeapon({ weapon: words.skirmish.items[choice.weapon as never] })],
          }))}
          picked={`${now} ${shot.weapon}`}
          onPick={(key) => onPick({ ...picked, shooters: key })}
        />
      )}
      {ahead.targets.map(({ target, dice, chance, points }) => {
        const agent = forces.agents[target];
        const who = agent === undefined ? '' : agentName(telling, agent);
        return (
          <section key={target}>
            <p>
              {t.diceAt({ n: dice, who })}{' '}
              <SumNumber
                words={words}
                scene={SCENE}
                of={chance}
                what={capital(who)}
                who={open.unit?.name ?? ''}
                shown={t.inTwelve({ n: chance.total })}
              />
            </p>
            <Hits of={points} />
          </section>
        );
      })}
    </div>
  );
};
