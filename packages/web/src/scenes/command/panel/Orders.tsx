import { command } from '@warmoot/rules';
import { refusalText } from '@warmoot/words';
import { useMemo } from 'react';
import { CounterPicture } from '../../../boards/counter/Counter.js';
import { pickedOffer } from '../../../boards/hex/offers.js';
import { placeText } from '../../../boards/terrain/naming.js';
import { Icon, type IconName } from '../../../design/base/Icon.js';
import { Button } from '../../../design/forms/Button.js';
import { SceneHead, SceneTitle } from '../../shared/SceneHead.js';
import { placeAt } from '../BoardPane.js';
import { clashFor } from '../boardMarks.js';
import { CLASS_ICONS, useClassNames } from '../classes.js';
import { forecastOf, plannedTotals, pricesText, totalsText } from '../forecast.js';
import { toldIn } from '../happened.js';
import { other, subject, type Unit, unitNamed } from '../model.js';
import { isFinal, nextUnit, orderOf, orderOfSheet } from '../offers.js';
import type { CommandWords } from '../words.js';
import { Account } from './Account.js';
import { Beam } from './Beam.js';
import { CommandFoot } from './CommandFoot.js';
import { Concede } from './Concede.js';
import { orderText } from './lines.js';
import type { PanelProps } from './types.js';

type Word = keyof CommandWords['orders'];

const ICONS: Partial<Record<Word, IconName>> = {
  volley: 'cm-attack',
  charge: 'cm-attack',
  attack: 'cm-attack',
  supportAttack: 'cm-support',
  supportDefense: 'cm-support',
  hold: 'cm-hold',
  rout: 'cm-rout',
};

/** The unit in hand: what it is and what it has. */
const UnitHead = ({ unit, props }: { readonly unit: Unit; readonly props: PanelProps }) => {
  const { view, t } = props;
  const classNamed = useClassNames();
  const figures = [
    [unit.points, t.points],
    [unit.support, t.support],
    [unit.assault, t.assault],
  ] as const;
  return (
    <header className="command-unit">
      <CounterPicture side={unit.side} icon={CLASS_ICONS[unit.class]} chips={unit.damage} size={46} />
      <div>
        <SceneTitle>{unit.called}</SceneTitle>
        <p>{t.unitLine({ class: classNamed(unit.class), grade: unit.grade, place: placeAt(t, view, unit.at) })}</p>
      </div>
      <dl>
        {figures.map(([figure, name]) => (
          <div key={name}>
            <dd>{figure}</dd>
            <dt>{name}</dt>
          </div>
        ))}
      </dl>
    </header>
  );
};

interface RowProps {
  readonly sheet: command.OrderSheet;
  readonly props: PanelProps;
}

/** One order: what it is, the sum it comes to, and what each side pays; dashed with the reason where it is closed. */
const OrderRow = ({ sheet, props }: RowProps) => {
  const { open, view, units, give, busy, t, words } = props;
  const { picked, decision, side, asked } = open;
  const icon = ICONS[sheet.word as Word];
  const sign = icon === undefined ? <span className="order-dot" /> : <Icon name={icon} size={18} />;
  const [first] = sheet.choices;
  if (first === undefined) {
    const plain = t.plainOrders[sheet.word as keyof CommandWords['plainOrders']];
    const title = plain ?? (t.orders[sheet.word as 'hold'] as string);
    return (
      <tr data-closed="">
        <th scope="row">
          {sign}
          <span>{title}</span>
        </th>
        <td colSpan={3}>{sheet.refusal === null ? '' : refusalText(words, sheet.refusal)}</td>
      </tr>
    );
  }
  const order = orderOfSheet(view, sheet);
  const isOn = picked.order === order;
  const own = decision.offers.filter(({ unit, choice }) => unit === picked.unit && orderOf(choice) === order);
  const looked = own.find(({ key }) => key === open.looked.key) ?? null;
  const forecast = forecastOf(view, asked, (looked ?? own[0])?.choice ?? first);
  const press = (): void => {
    if (isOn && picked.key !== null && !isFinal(first)) {
      const offer = pickedOffer(decision, picked);
      if (offer !== null && !busy) give(offer.choice);
      return;
    }
    open.onPick({ ...picked, order, key: own[0]?.key ?? null });
  };
  const clash = sheet.clash;
  const isAttacker = clash !== null && units[clash.attacker]?.side === side;
  const totals = clash === null ? null : plannedTotals(clash, isAttacker);
  return (
    <tr data-on={isOn ? '' : undefined}>
      <th scope="row">
        {sign}
        <button type="button" data-row="" data-word={sheet.word} aria-pressed={isOn} onClick={press}>
          {orderText(t, units, first)}
        </button>
      </th>
      <td>
        {totals === null ? (
          <span className="soft">{own.length > 1 ? t.hexes({ n: own.length }) : t.noFight}</span>
        ) : (
          <>
            <b>{totalsText(t, totals.attack)}</b> {t.againstWord} <b>{totalsText(t, totals.defence)}</b>
          </>
        )}
      </td>
      <td className="order-price">{forecast === null ? '' : pricesText(t, forecast, side)}</td>
      <td className="order-price">{forecast === null ? '' : pricesText(t, forecast, other(side))}</td>
    </tr>
  );
};

/** All orders of the unit in hand with what each costs, the fight and the account of the one that is picked. */
const Chosen = ({ unit, props }: { readonly unit: Unit; readonly props: PanelProps }) => {
  const { open, view, units, passages, t } = props;
  const { asked, side, decision, looked } = open;
  const sheets = useMemo(() => command.orderSheets(view, asked, unit.index), [view, asked, unit.index]);
  const told = useMemo(() => toldIn(passages), [passages]);
  const offer = pickedOffer(decision, looked);
  const clash = offer === null ? null : clashFor(view, units, offer.choice);
  const forecast = offer === null ? null : forecastOf(view, asked, offer.choice);
  return (
    <>
      <UnitHead unit={unit} props={props} />
      <section className="orders" data-rows="">
        <table>
          <thead>
            <tr>
              <th scope="col">{t.order}</th>
              <th scope="col">{t.sum}</th>
              <th scope="col" className="order-price">
                {t.youPay}
              </th>
              <th scope="col" className="order-price">
                {t.hePays}
              </th>
            </tr>
          </thead>
          <tbody>
            {sheets.map((sheet) => (
              <OrderRow key={orderOfSheet(view, sheet)} sheet={sheet} props={props} />
            ))}
          </tbody>
        </table>
      </section>
      {clash === null ? null : <Beam clash={clash} units={units} side={side} winners={forecast?.winners ?? []} t={t} />}
      {forecast === null ? (
        <p className="small soft command-hint">{t.noAccount}</p>
      ) : (
        <Account view={view} units={units} side={side} forecast={forecast} told={told} t={t} />
      )}
    </>
  );
};

/** The units that may still act, one row each. */
const Able = ({ props }: { readonly props: PanelProps }) => {
  const { open, units, t } = props;
  return (
    <ul className="command-able" data-rows="">
      {open.decision.units.map((key) => {
        const unit = unitNamed(units, key);
        return unit === null ? null : (
          <li key={key}>
            <button
              type="button"
              data-row=""
              onClick={() => open.onPick({ ...open.picked, unit: key, key: null, order: null })}
            >
              <CounterPicture side={unit.side} icon={CLASS_ICONS[unit.class]} chips={unit.damage} size={24} />
              <b>{unit.called}</b>
              <span className="soft">{t.pointsOf({ n: unit.points })}</span>
            </button>
          </li>
        );
      })}
    </ul>
  );
};

/** Orders, unit by unit, until the stage is ended. */
export const Orders = (props: PanelProps) => {
  const { open, view, units, busy, give, t } = props;
  const { decision, picked, side, asked } = open;
  const unit = unitNamed(units, picked.unit);
  const offer = pickedOffer(decision, picked);
  const end = decision.rest.find(({ choice }) => choice.choose === 'endStage') ?? null;
  const bound = units.find((one) => one.side === side && one.bound >= 0 && one.toAct);
  const forecast = offer === null ? null : forecastOf(view, asked, offer.choice);
  const act =
    offer === null
      ? t.order
      : offer.to === null
        ? orderText(t, units, offer.choice)
        : t.toHex({ order: orderText(t, units, offer.choice), place: placeText(t, offer.to) });
  const hold = decision.offers.find((one) => one.unit === picked.unit && one.choice.choose === 'hold') ?? null;
  return (
    <>
      <div className="command-body">
        {unit === null ? (
          <>
            <SceneHead title={t.pickUnit} aside={t.toAct({ n: decision.units.length })} />
            <p className="scene-wait">{t.pickUnitNote}</p>
            <Able props={props} />
          </>
        ) : (
          <Chosen unit={unit} props={props} />
        )}
      </div>
      <CommandFoot
        act={act}
        off={offer === null ? (picked.order === null ? t.pickOrder : t.pickHex) : null}
        busy={busy}
        onAct={() => {
          if (offer !== null) give(offer.choice);
        }}
        sum={
          forecast === null
            ? null
            : t.accountSpoken({
                mine: pricesText(t, forecast, side, true),
                theirs: pricesText(t, forecast, other(side), true),
              })
        }
        others={
          <>
            {hold === null || offer?.key === hold.key ? null : (
              <Button busy={busy} data-hold="" onClick={() => give(hold.choice)}>
                {t.orders.hold}
              </Button>
            )}
            {decision.units.length < 2 ? null : (
              <Button
                kind="quiet"
                data-next-unit=""
                onClick={() =>
                  open.onPick({ ...picked, unit: nextUnit(decision.units, picked.unit), key: null, order: null })
                }
              >
                {t.toActShort({ n: decision.units.length })}
              </Button>
            )}
            {decision.step === 'movement' ? null : (
              <Button
                data-end-stage=""
                busy={busy}
                off={end === null ? (bound === undefined ? t.notEnd : t.boundNote({ who: subject(bound) })) : null}
                onClick={() => {
                  if (end !== null) give(end.choice);
                }}
              >
                {t.endStage({ n: view.open.stage })}
              </Button>
            )}
            <Concede props={props} />
          </>
        }
      />
    </>
  );
};
