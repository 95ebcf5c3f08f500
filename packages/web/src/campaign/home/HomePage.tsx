import { saga } from '@warmoot/rules';
import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { Link } from 'wouter';
import { useAnnounce } from '../../design/states/LiveRegion.js';
import { Proposals } from '../../table/rulings/Proposals.js';
import { useCampaign, useCampaignIn } from '../useCampaign.js';
import { UnitArms } from '../wealth/UnitArms.js';
import { byYear, type Month, monthsOf } from '../year.js';
import { AskedList } from './Asked.js';
import { CampaignPlate } from './CampaignPlate.js';
import { Cast } from './Cast.js';
import { FirstSteps } from './FirstSteps.js';
import { HOME } from './words.js';
import './home.css';
import { NextList } from './NextList.js';
import { YearStrip } from './YearStrip.js';

const STEPS = Array.from({ length: saga.wealth.TOP_LEVEL }, (_, n) => n + 1);

/** The houses, each on the ladder of twelve steps. */
const Houses = () => {
  const { t, words, seen, table } = useCampaignIn(HOME);
  const units = Object.values(seen.open.units);
  return (
    <section className="houses">
      <h2>
        <Link href={`/t/${table}/setting#powers`}>{t.houses}</Link>
      </h2>
      {units.length === 0 ? (
        <p className="small soft">
          {t.noHouses} <Link href={`/t/${table}/setting#powers`}>{t.writeHouse}</Link>
        </p>
      ) : null}
      <ul>
        {units.map((unit, nth) => {
          const { level, raise, lower } = unit.wealth;
          const rating = words.wealth.rating(saga.wealth.ratingAt(level));
          return (
            <li key={unit.id}>
              <UnitArms unit={unit} nth={nth} />
              <b>{unit.name}</b>
              <span className="ladder" role="img" aria-label={t.level({ name: unit.name, level, rating })}>
                {STEPS.map((step) => (
                  <i key={step} data-in={step <= level || undefined} style={{ height: `${5 + step * 1.65}px` }} />
                ))}
              </span>
              <span className="fig">{rating}</span>
              {raise > 0 ? <em>{t.towardMore({ count: raise })}</em> : null}
              {lower > 0 ? <em>{t.towardLess({ count: lower })}</em> : null}
            </li>
          );
        })}
      </ul>
    </section>
  );
};

/** The first line of what the table wrote about its world, where it is short enough to stand under the name. */
const motto = (setting: string): string => {
  const [line = ''] = setting.split('\n');
  return line.length <= 120 ? line : '';
};

/**
 * The first page of a campaign: the day, what comes next, who there is, and what is before the table. `first` stands in the
 * place of the steps that draw up a cast.
 */
export const HomePage = ({ first }: { readonly first?: ReactNode }) => {
  const { seen, calendar, dateText, table, sitting, people, atTable } = useCampaign();
  const { today, entries, setting } = seen.open;
  const months = useMemo(() => {
    const year = saga.calendar.yearOf(calendar, today);
    return monthsOf(calendar, year, byYear(calendar, Object.values(entries)).get(year) ?? []);
  }, [entries, calendar, today]);
  const announce = useAnnounce();
  const known = useRef(today);
  const date = dateText(today);
  useEffect(() => {
    if (known.current !== today) announce(date);
    known.current = today;
  }, [today, date, announce]);
  const said = motto(setting);
  return (
    <div className="camp-home">
      <header className="camp-banner">
        <CampaignPlate />
        <div className="camp-title">
          <h1>{seen.open.name}</h1>
          <p>
            {date}. {said}
          </p>
        </div>
      </header>
      <YearStrip
        calendar={calendar}
        months={months}
        today={today}
        href={({ year, month }: Month) => `/t/${table}/calendar?year=${year}&month=${month + 1}`}
      />
      <div className="camp-columns">
        <NextList />
        <div className="camp-middle">
          {first ?? <FirstSteps />}
          <Cast />
        </div>
        <div className="camp-side">
          <Proposals sitting={sitting} people={people} act={atTable} />
          <AskedList />
          <Houses />
        </div>
      </div>
    </div>
  );
};
