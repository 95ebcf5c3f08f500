import { saga } from '@warmoot/rules';
import { useId, useState } from 'react';
import { Form } from '../../design/forms/Form.js';
import { whole } from '../../design/forms/whole.js';
import '../../design/panels/leaf.css';
import { Button } from '../../design/forms/Button.js';
import { RuleRef } from '../../design/rules/RuleRef.js';
import { useSpoken } from '../../words/speech.js';
import { useCampaignIn } from '../useCampaign.js';
import { Army } from './Army.js';
import { booksOf, changesNothing, holderSeat, type Line, linesOf, settlementOf } from './ledger.js';
import { UnitArms } from './UnitArms.js';
import { WEALTH, type WealthPageWords } from './words.js';

type Settlement = Extract<saga.campaign.CampaignDeed, { readonly deed: 'settle' }>;

const standing = ({ excess, room }: Line, t: WealthPageWords): string => {
  if (excess > 0) return t.mustGo({ amount: excess });
  return room > 0 ? t.mayCome({ amount: room }) : t.justRight;
};

interface AmountProps {
  readonly line: Line;
  readonly value: number;
  readonly onChange: (amount: number) => void;
}

/** SAGA-WEALTH-015: from what need not be given up to what is supported. */
const Amount = ({ line, value, onChange }: AmountProps) => {
  const { t } = useSpoken(WEALTH);
  const id = useId();
  const [least, most] = [Math.min(line.now, line.supported), line.supported];
  const common = { min: least, max: most, value, onChange: change };
  function change({ target }: { readonly target: HTMLInputElement }): void {
    onChange(whole(target.value, 0));
  }
  return (
    <li className="amount">
      <label htmlFor={id}>{line.name}</label>
      <span className="small soft">{standing(line, t)}</span>
      {least === most ? <span /> : <input type="range" {...common} aria-label={line.name ?? ''} />}
      <input id={id} type="number" {...common} />
      <s className="fig soft">{line.now === value ? '' : line.now}</s>
    </li>
  );
};

/** Why it cannot be settled so. */
const wrongIn = (unit: saga.campaign.Unit, { supports, troops }: Settlement, t: WealthPageWords): string | null => {
  if (saga.battle.costOf(troops) > saga.wealth.armyBudget(unit.wealth)) return t.overBudget;
  const wrong = linesOf(unit).find((line, at) => {
    const amount = supports[at];
    return amount !== undefined && (amount > line.supported || amount < Math.min(line.now, line.supported));
  });
  return wrong === undefined
    ? null
    : t.notWithin({ name: wrong.name ?? '', least: Math.min(wrong.now, wrong.supported), most: wrong.supported });
};

const SettleForm = ({ unit }: { readonly unit: saga.campaign.Unit }) => {
  const { t, act } = useCampaignIn(WEALTH);
  const [after, setAfter] = useState(() => settlementOf(unit));
  const lines = linesOf(unit);
  const army = lines.at(-1) as Line;
  return (
    <Form
      className="settle-form"
      kind="act"
      act={t.settle}
      off={wrongIn(unit, after, t)}
      foot="settle-act"
      beside={changesNothing(unit, after) ? <span className="small soft">{t.asIs}</span> : null}
      onSend={() => act(after)}
    >
      <ul>
        {lines.slice(0, -1).map((line, at) => (
          <Amount
            key={line.what}
            line={line}
            value={after.supports[at] as number}
            onChange={(amount) =>
              setAfter({ ...after, supports: after.supports.map((one, n) => (n === at ? amount : one)) })
            }
          />
        ))}
      </ul>
      <p className="settle-army">
        <b>{t.army}</b> <span className="small soft">{standing(army, t)}</span>
      </p>
      <Army
        troops={after.troops}
        was={saga.campaign.allSoldiersOf(unit)}
        budget={saga.wealth.armyBudget(unit.wealth)}
        onChange={(troops) => setAfter({ ...after, troops: troops as Settlement['troops'] })}
      />
    </Form>
  );
};

/** One unit after the reckoning: whoever holds it settles; others may propose it for them. */
const Settle = ({ unit, nth }: { readonly unit: saga.campaign.Unit; readonly nth: number }) => {
  const { t, seen, seat, plays, people } = useCampaignIn(WEALTH);
  const holder = holderSeat(seen, unit);
  const mine = plays && (holder === null || holder === seat);
  return (
    <section className="settle leaf" aria-label={unit.name}>
      <header className="power-head">
        <UnitArms unit={unit} nth={nth} size={30} />
        <h3>{unit.name}</h3>
        {holder === null ? null : (
          <span className="small soft">{t.settles({ who: people[holder]?.name ?? holder })}</span>
        )}
      </header>
      {mine ? <SettleForm unit={unit} /> : null}
      {plays && !mine ? (
        <details>
          <summary>{t.forThem}</summary>
          <SettleForm unit={unit} />
        </details>
      ) : null}
    </section>
  );
};

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
    <section className="reckoning apart" data-due={due || undefined}>
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
