import { command } from '@warmoot/rules';
import { refusalText } from '@warmoot/words';
import { useMemo } from 'react';
import { pickedOffer } from '../../../../boards/hex/offers.js';
import { Icon, type IconName } from '../../../../design/base/Icon.js';
import { WithRules } from '../../../../design/rules/WithRules.js';
import { forecastOf, plannedTotals, pricedText, totalsText } from '../../forecast.js';
import { other, type Unit } from '../../model.js';
import { isFinal, orderOf, orderOfSheet } from '../../offers.js';
import type { CommandWords } from '../../words.js';
import { orderText } from '../lines.js';
import type { PanelProps } from '../types.js';

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

interface RowProps {
  readonly sheet: command.OrderSheet;
  readonly props: PanelProps;
}

/** One order: what it is, the sum it comes to, and what each side pays; dashed with the reason where it is closed. */
const OrderRow = ({ sheet, props }: RowProps) => {
  const { open, view, units, give, busy, t, words } = props;
  const { picked, decision, side, asked } = open;
  const icon = ICONS[sheet.word as Word];
  const sign = icon === undefined ? null : <Icon name={icon} size={18} />;
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
        <td colSpan={3}>{sheet.refusal === null ? null : <WithRules text={refusalText(words, sheet.refusal)} />}</td>
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
      <td className="order-price">{forecast === null ? '' : pricedText(t, forecast, side)}</td>
      <td className="order-price">{forecast === null ? '' : pricedText(t, forecast, other(side))}</td>
    </tr>
  );
};

/** All orders of the unit in hand with what each costs; those that are closed stand last. */
export const OrderTable = ({ unit, props }: { readonly unit: Unit; readonly props: PanelProps }) => {
  const { open, view, t } = props;
  const { asked } = open;
  const sheets = useMemo(() => command.orderSheets(view, asked, unit.index), [view, asked, unit.index]);
  const shown = [
    ...sheets.filter(({ choices }) => choices.length > 0),
    ...sheets.filter(({ choices }) => choices.length === 0),
  ];
  return (
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
          {shown.map((sheet) => (
            <OrderRow key={orderOfSheet(view, sheet)} sheet={sheet} props={props} />
          ))}
        </tbody>
      </table>
    </section>
  );
};
