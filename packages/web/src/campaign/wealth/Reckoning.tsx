import { saga } from '@warmoot/rules';
import { Button } from '../../design/forms/Button.js';
import { RuleRef } from '../../design/rules/RuleRef.js';
import { useCampaignIn } from '../useCampaign.js';
import { booksOf } from './ledger.js';
import { Settle } from './Settle.js';
import { WEALTH } from './words.js';

/** The year's reckoning: it is called, every owner settles, and the next year begins. */
export const Reckoning = () => {
  const { t, seen, plays, act, dateText, calendar } = useCampaignIn(WEALTH);
  const { year, day, first, due, open } = booksOf(seen);
  const { today, reckoned, units } = seen.open;
  const all = Object.values(units);
  const nextYear = saga.calendar.firstDayOf(calendar, reckoned + 1);
  // The books of the year are on the table: they are settled, and on its last day the next year begins.
  const turns = reckoned > 0 && today === nextYear - 1;
  const closing = turns || open.length > 0;
  return (
    <section className="reckoning" data-due={due || undefined}>
      <h2>{t.reckoning({ year: closing ? reckoned : year })}</h2>
      {closing ? (
        <p className="soft">{t.reckoned({ year: reckoned })}</p>
      ) : (
        <p>
          {t.fallsOn({ date: dateText(day) })} <RuleRef id="SAGA-WEALTH-008" />
        </p>
      )}
      {due ? <p className="reckoning-due">{t.dueNow}</p> : null}
      {plays && !closing ? (
        <p className="row">
          <Button
            kind={due ? 'act' : 'line'}
            off={all.length === 0 ? t.noPowers : first === null ? null : t.scenesFirst({ title: first.title })}
            onClick={() => void act({ deed: 'reckon' })}
          >
            {t.reckon}
          </Button>
          {all.length > 0 && first === null && today < day ? <span className="small soft">{t.timePasses}</span> : null}
        </p>
      ) : null}
      {open.length === 0 ? null : (
        <>
          <h3>{t.settling}</h3>
          <p className="small soft">
            {t.settlingNote} <RuleRef id="SAGA-WEALTH-015" />
          </p>
          {all.map((unit, nth) => (unit.wealth.toSettle ? <Settle key={unit.id} unit={unit} nth={nth} /> : null))}
        </>
      )}
      {plays && turns ? (
        <p className="row">
          <Button kind={open.length === 0 ? 'act' : 'line'} onClick={() => void act({ deed: 'pass', to: nextYear })}>
            {t.nextYear({ year: reckoned + 1 })}
          </Button>
          <span className="small soft">{open.length === 0 ? t.nextYearNote : t.closesBooks}</span>
        </p>
      ) : null}
    </section>
  );
};
