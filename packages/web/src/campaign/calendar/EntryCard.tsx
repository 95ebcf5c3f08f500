import type { saga } from '@warmoot/rules';
import { entryTitle, remindersText } from '@warmoot/words';
import { useState } from 'react';
import { Link } from 'wouter';
import { Button } from '../../design/forms/Button.js';
import { Select } from '../../design/forms/Select.js';
import { useSpoken } from '../../words/speech.js';
import { upcomingIn } from '../home/agenda.js';
import { EntryDialogs } from '../home/EntryDialogs.js';
import { isAskedFirst, useWays } from '../home/useWays.js';
import { HOME } from '../home/words.js';
import { PlanForm } from '../plan/PlanForm.js';
import { planOf } from '../plan/plan.js';
import { entriesIn } from '../seen.js';
import { Shield } from '../sheet/Shield.js';
import { useCampaign, useCampaignIn } from '../useCampaign.js';
import { reordered } from './moving.js';
import { CALENDAR } from './words.js';

interface EntryCardProps {
  readonly entry: saga.campaign.Entry;
  readonly onDone: () => void;
}

/** Who runs somebody in this scene, where nobody owns them. */
const Control = ({ entry, id }: { readonly entry: saga.campaign.Entry; readonly id: string }) => {
  const { t, seen, sitting, people, act, nameOf } = useCampaignIn(CALENDAR);
  if (seen.open.characters[id]?.owner !== null) return null;
  const seats = (sitting.seen?.seats ?? []).filter(({ role }) => role === 'player');
  return (
    <Select
      aria-label={t.runBy({ name: nameOf(id) })}
      options={seats.map(({ seat, name }) => ({ key: seat, label: people[seat]?.name ?? name }))}
      at={entry.control[id] ?? ''}
      none={t.asUsual}
      onPick={(key) =>
        key === '' ? undefined : void act({ deed: 'control', entry: entry.id, character: id, seat: key })
      }
    />
  );
};

const People = ({ entry }: { readonly entry: saga.campaign.Entry }) => {
  const { seen, people, table } = useCampaign();
  return (
    <ul className="entry-people">
      {entry.characters.flatMap((id) => {
        const one = seen.open.characters[id];
        if (one === undefined) return [];
        return [
          <li key={id}>
            <Shield of={one} people={people} size={18} />
            <Link href={`/t/${table}/cast/${id}`}>{one.name}</Link>
            {entry.state === 'done' || entry.state === 'dropped' ? null : <Control entry={entry} id={id} />}
          </li>,
        ];
      })}
    </ul>
  );
};

const Acts = ({ entry, onChange }: { readonly entry: saga.campaign.Entry; readonly onChange: () => void }) => {
  const { t } = useSpoken(CALENDAR);
  const { t: home, seen, act } = useCampaignIn(HOME);
  const ways = useWays();
  const found = upcomingIn(seen).find((one) => one.entry.id === entry.id);
  const all = entriesIn(seen);
  const [up, down] = [reordered(all, entry, -1), reordered(all, entry, 1)];
  return (
    <>
      <p className="plan-acts">
        {(found?.ways ?? []).map((way, nth) => (
          <Button
            key={way}
            small
            kind={nth === 0 ? 'act' : 'line'}
            busy={ways.busy}
            aria-haspopup={isAskedFirst(way) ? 'dialog' : undefined}
            onClick={() => ways.go(way, entry)}
          >
            {home.ways[way]}
          </Button>
        ))}
        {entry.state === 'planned' ? (
          <>
            <Button small onClick={onChange}>
              {t.change}
            </Button>
            {up === null ? null : (
              <Button small kind="quiet" onClick={() => void act(up)}>
                {t.up}
              </Button>
            )}
            {down === null ? null : (
              <Button small kind="quiet" onClick={() => void act(down)}>
                {t.down}
              </Button>
            )}
            <Button small kind="quiet" onClick={() => void act({ deed: 'drop', entry: entry.id })}>
              {t.drop}
            </Button>
          </>
        ) : null}
      </p>
      <EntryDialogs wish={ways.wish} onDone={ways.forget} />
    </>
  );
};

/** An entry of the calendar with all there is to know of it, and what can be done with it. */
export const EntryCard = ({ entry, onDone }: EntryCardProps) => {
  const { t, words, seen, nameOf, dateText, plays, table } = useCampaignIn(CALENDAR);
  const [isChanging, setChanging] = useState(false);
  if (isChanging) return <PlanForm first={planOf(entry)} entry={entry.id} onDone={onDone} />;
  const { kind, scene, state, day, days, place, text, played, characters } = entry;
  const what = kind === 'scene' ? words.calendar.scenes[scene ?? 'freeForm'] : words.calendar.kinds[kind];
  const reminders = remindersText(seen, entry, { words, character: nameOf });
  return (
    <div className="entry-card">
      <dl>
        <div>
          <dt className="lab">{t.state}</dt>
          <dd>
            {what}, {words.calendar.states[state]}
          </dd>
        </div>
        <div>
          <dt className="lab">{t.when}</dt>
          <dd>
            {dateText(day)}
            {days > 1 ? `. ${words.calendar.days({ days })}` : ''}
          </dd>
        </div>
        {place === '' ? null : (
          <div>
            <dt className="lab">{t.where}</dt>
            <dd>{place}</dd>
          </div>
        )}
        {characters.length === 0 ? null : (
          <div>
            <dt className="lab">{t.who}</dt>
            <dd>
              <People entry={entry} />
            </dd>
          </div>
        )}
      </dl>
      {reminders.map((line) => (
        <p key={line} className="small">
          {line}
        </p>
      ))}
      {text === '' ? null : <p className="note entry-text">{text}</p>}
      {played === null ? null : (
        <p>
          <Link className="alone" href={`/t/${table}/scene/${played}`}>
            {t.readIt}
          </Link>
        </p>
      )}
      {kind === 'scene' && state === 'done' ? (
        <p>
          <Link className="alone" href={`/t/${table}/next/${entry.id}`}>
            {t.whatNext}
          </Link>
        </p>
      ) : null}
      {plays ? <Acts entry={entry} onChange={() => setChanging(true)} /> : null}
      <span className="vh">{entryTitle(words, entry)}</span>
    </div>
  );
};
