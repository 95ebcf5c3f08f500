import { saga } from '@warmoot/rules';
import { useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { Chance } from '../../design/chance/Chance.js';
import { Button } from '../../design/forms/Button.js';
import { RuleRef } from '../../design/rules/RuleRef.js';
import { useSpoken } from '../../words/speech.js';
import { useCampaignIn } from '../useCampaign.js';
import { exposedIn } from './ledger.js';
import { WEALTH } from './words.js';

const Chances = ({ magic }: { readonly magic: boolean }) => {
  const { t, words } = useSpoken(WEALTH);
  const odds = useMemo(() => saga.event.eventOdds({ 'saga.events.magic': magic }), [magic]);
  return (
    <details>
      <summary>{t.chances}</summary>
      <ul className="event-odds">
        {odds.map(({ event, chance }) => (
          <li key={event}>
            {words.events[event]} <Chance of={chance} />
          </li>
        ))}
      </ul>
    </details>
  );
};

interface ExposedProps {
  readonly seen: saga.campaign.SeenCampaign;
  /** Others who are left out. */
  readonly spared: ReadonlySet<string>;
  readonly onSpare: (spared: ReadonlySet<string>) => void;
}

/** SAGA-EVENT-008: everybody with a sheet, unless the table names others before the roll. */
const Exposed = ({ seen, spared, onSpare }: ExposedProps) => {
  const { t } = useSpoken(WEALTH);
  const { main, others } = exposedIn(seen);
  const turn = (id: string, isIn: boolean): void => {
    const next = new Set(spared);
    if (isIn) next.delete(id);
    else next.add(id);
    onSpare(next);
  };
  if (!seen.open.options['saga.events.plagueDeaths']) return <p className="small">{t.noDeaths}</p>;
  return (
    <fieldset className="exposed">
      <legend className="lab">{t.exposed}</legend>
      <p className="small">
        {main.length === 0 ? t.noMain : t.mainAlways({ names: main.map(({ name }) => name).join(', ') })}{' '}
        <RuleRef id="SAGA-EVENT-008" />
      </p>
      {others.length === 0 ? null : (
        <details>
          <summary>{t.important}</summary>
          <ul>
            {others.map(({ id, name }) => (
              <li key={id}>
                <label className="tick">
                  <input
                    type="checkbox"
                    checked={!spared.has(id)}
                    onChange={({ target }) => turn(id, target.checked)}
                  />
                  {name}
                </label>
              </li>
            ))}
          </ul>
        </details>
      )}
    </fieldset>
  );
};

const Happened = ({ entries }: { readonly entries: readonly saga.campaign.Entry[] }) => {
  const { t, words, dateText, nameOf } = useCampaignIn(WEALTH);
  if (entries.length === 0) return null;
  return (
    <>
      <h3>{t.happened}</h3>
      <ul className="events-past">
        {entries.map(({ id, day, outcome }) => {
          const came = outcome as unknown as saga.event.EventOutcome | null;
          if (came === null) return null;
          return (
            <li key={id}>
              <span className="small soft">{dateText(day)}</span>
              <p>
                {words.events[came.event]}
                {came.deaths.length === 0 ? '' : `. ${t.deaths({ names: came.deaths.map(nameOf).join(', ') })}`}
              </p>
            </li>
          );
        })}
      </ul>
    </>
  );
};

/** SAGA-EVENT-001: what happens in the world, when the table asks for it. */
export const ExternalEvents = () => {
  const { t, seen, plays, play, table, sitting } = useCampaignIn(WEALTH);
  const [, goTo] = useLocation();
  const [spared, setSpared] = useState<ReadonlySet<string>>(new Set());
  const entries = saga.calendar.inOrder(Object.values(seen.open.entries));
  const running = sitting.scene !== null || entries.some(({ kind, state }) => kind === 'scene' && state === 'running');
  const roll = async (): Promise<void> => {
    const important = exposedIn(seen)
      .others.map(({ id }) => id)
      .filter((id) => !spared.has(id));
    const refusal = await play(spared.size === 0 ? { play: 'event' } : { play: 'event', important });
    if (refusal === null) goTo(`/t/${table}`);
  };
  return (
    <section className="external">
      <h2>{t.event}</h2>
      <p className="small soft">
        {t.eventNote} <RuleRef id="SAGA-EVENT-001" />
      </p>
      <Exposed seen={seen} spared={spared} onSpare={setSpared} />
      <Chances magic={seen.open.options['saga.events.magic']} />
      {plays ? (
        <p className="row">
          <Button off={running ? t.runningFirst : null} onClick={() => void roll()}>
            {t.proposeRoll}
          </Button>
        </p>
      ) : null}
      <Happened
        entries={(entries as readonly saga.campaign.Entry[]).filter(({ kind }) => kind === 'event').toReversed()}
      />
    </section>
  );
};
