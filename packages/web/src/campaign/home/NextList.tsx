import { saga } from '@warmoot/rules';
import { entryTitle, sceneTitle, yearPartName } from '@warmoot/words';
import { useMemo, useState } from 'react';
import { Link } from 'wouter';
import { Icon } from '../../design/base/Icon.js';
import { Button, ButtonLink } from '../../design/forms/Button.js';
import { Form } from '../../design/forms/Form.js';
import { Dialog } from '../../design/panels/Dialog.js';
import { Sign } from '../../design/shell/Sign.js';
import { signOf } from '../../design/shell/signs.js';
import { awaitingAt } from '../../net/awaiting.js';
import { useWhoActs } from '../../table/page/useTablePage.js';
import { useSpoken } from '../../words/speech.js';
import { DateFields } from '../plan/DateFields.js';
import { PlanForm } from '../plan/PlanForm.js';
import { emptyPlan } from '../plan/plan.js';
import { PLAN } from '../plan/words.js';
import { Shield } from '../sheet/Shield.js';
import { useCampaign, useCampaignIn } from '../useCampaign.js';
import { AboutEntry } from './AboutEntry.js';
import { isBeside, type Upcoming, upcomingIn } from './agenda.js';
import { EntryDialogs } from './EntryDialogs.js';
import { isAskedFirst, useWays } from './useWays.js';
import { HOME } from './words.js';

/** As many as stand on the first page. */
const MOST = 8;
/** As many shields as a row has room for. */
const SHIELDS = 4;

const Shields = ({ entry }: { readonly entry: saga.campaign.Entry }) => {
  const { seen, people, nameOf } = useCampaign();
  const found = entry.characters.flatMap((id) => seen.open.characters[id] ?? []);
  return (
    <span className="next-arms">
      <span className="vh">{found.map(({ id }) => nameOf(id)).join(', ')}</span>
      {found.slice(0, SHIELDS).map((one) => (
        <Shield key={one.id} of={one} people={people} size={20} />
      ))}
      {found.length > SHIELDS ? <small>+{found.length - SHIELDS}</small> : null}
    </span>
  );
};

interface RowProps {
  readonly one: Upcoming;
  /** What stands above it; its day is not written twice, and its month only where it is another. */
  readonly before: number;
  readonly today: number;
  readonly ways: ReturnType<typeof useWays>;
}

const Row = ({ one, before, today, ways }: RowProps) => {
  const { t, words, seen, calendar, plays, dateText, sitting, people } = useCampaignIn(HOME);
  const who = useWhoActs(sitting, people);
  const { entry, day, isNow } = one;
  const monthOf = (of: number): string => {
    const { year, month } = saga.calendar.dateOf(calendar, of);
    return `${year} ${month}`;
  };
  const monthName = (of: number): string =>
    yearPartName(words, calendar.months[saga.calendar.dateOf(calendar, of).month] as saga.calendar.YearPart);
  // What is played at the table says whom it waits for.
  const isAtTable = entry.state === 'running' && entry.played !== null && entry.played === sitting.scene?.scene;
  // What waits at the table comes first: only one thing on the page is gold.
  const isFirst = isNow && !isBeside(seen, sitting.scene?.scene);
  const isOtherMonth = monthOf(before === 0 ? today : before) !== monthOf(day);
  return (
    <li data-now={isNow || undefined}>
      {isOtherMonth ? (
        <span className="next-month" aria-hidden="true">
          {monthName(day)}
        </span>
      ) : null}
      <span className="next-day" aria-hidden="true">
        {before === day ? '' : saga.calendar.dateOf(calendar, day).dayOfMonth}
      </span>
      <Sign of={signOf(entry)} size={24} />
      <div className="next-what">
        <b>{entryTitle(words, entry)}</b>
        <p>
          <span className="vh">{dateText(day)}. </span>
          {isAtTable ? who : <AboutEntry entry={entry} />}
        </p>
      </div>
      <Shields entry={entry} />
      {plays && one.ways.length > 0 ? (
        <p className="next-ways">
          {one.ways.map((way, nth) => (
            <Button
              key={way}
              small
              kind={isFirst && nth === 0 ? 'act' : 'line'}
              busy={ways.busy}
              aria-haspopup={isAskedFirst(way) ? 'dialog' : undefined}
              onClick={() => ways.go(way, entry)}
            >
              {t.ways[way]}
            </Button>
          ))}
        </p>
      ) : null}
    </li>
  );
};

const Pass = () => {
  const { t, seen, calendar, act } = useCampaignIn(HOME);
  const { today } = seen.open;
  const [day, setDay] = useState(today + 1);
  return (
    <details className="pass">
      <summary>{t.pass}</summary>
      <Form small act={t.passAct} onSend={() => act({ deed: 'pass', to: Math.max(day, today) })}>
        <DateFields calendar={calendar} day={Math.max(day, today)} onChange={setDay} />
      </Form>
    </details>
  );
};

/** Something is played at the table within a scene of the calendar, such as a check: whom it waits for, and the way there. */
const AtTable = () => {
  const { t, words, seen, sitting, people, table } = useCampaignIn(HOME);
  const who = useWhoActs(sitting, people);
  const { scene } = sitting;
  // Gold only where it is one's own to decide.
  const { mine } = awaitingAt(sitting);
  if (scene === null || !isBeside(seen, scene.scene)) return null;
  return (
    <li data-now={mine || undefined}>
      <span />
      <Icon name="di-d8" size={24} />
      <div className="next-what">
        <b>{sceneTitle(words, scene.name)}</b>
        <p>{who}</p>
      </div>
      <p className="next-ways">
        <ButtonLink small kind={mine ? 'act' : 'line'} href={`/t/${table}`}>
          {t.ways.watch}
        </ButtonLink>
      </p>
    </li>
  );
};

/** What is being played and what comes after it; the next one is a press away. */
export const NextList = () => {
  const { t } = useSpoken(HOME);
  const { t: plan, seen, table, plays } = useCampaignIn(PLAN);
  const ways = useWays();
  const [isPlanning, setPlanning] = useState(false);
  const all = useMemo(() => upcomingIn(seen), [seen]);
  return (
    <section className="next">
      <h2>{t.next}</h2>
      {all.length === 0 ? <p className="small soft">{t.nothingNext}</p> : null}
      <ol>
        <AtTable />
        {all.slice(0, MOST).map((one, nth) => (
          <Row key={one.entry.id} one={one} before={all[nth - 1]?.day ?? 0} today={seen.open.today} ways={ways} />
        ))}
      </ol>
      <p className="next-more">
        {plays ? (
          <Button small aria-haspopup="dialog" onClick={() => setPlanning(true)}>
            {t.plan}
          </Button>
        ) : null}
        <Link href={`/t/${table}/setting#year`}>{t.event}</Link>
        <Link href={`/t/${table}/calendar`}>
          {all.length > MOST ? t.more({ count: all.length - MOST }) : t.wholeCalendar}
        </Link>
      </p>
      {plays ? <Pass key={seen.open.today} /> : null}
      <Dialog open={isPlanning} onClose={() => setPlanning(false)} title={plan.title}>
        <PlanForm first={emptyPlan(seen.open.today)} onDone={() => setPlanning(false)} />
      </Dialog>
      <EntryDialogs wish={ways.wish} onDone={ways.forget} />
    </section>
  );
};
