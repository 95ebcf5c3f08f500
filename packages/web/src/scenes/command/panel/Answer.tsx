import { refusalText } from '@warmoot/words';
import { useId, useMemo, useState } from 'react';
import { placeText } from '../../../boards/terrain/naming.js';
import { Button } from '../../../design/forms/Button.js';
import { usePressTwice } from '../../../design/forms/usePressTwice.js';
import { TabLine } from '../../shared/TabLine.js';
import { forecastOf } from '../forecast.js';
import { type Choice, unitNamed } from '../model.js';
import { isFinal, type Offer, orderOf } from '../offers.js';
import { Cause } from './answer/Cause.js';
import { ClosedFuture, FutureCard, type Word } from './answer/FutureCard.js';
import { Beam } from './Beam.js';
import { FootBar } from './CommandFoot.js';
import type { PanelProps } from './types.js';

/** The answers that pay, by the step that asks for them: each stands even where it is not open. */
const PAYING: Readonly<Record<string, Word>> = {
  volleyed: 'endureMissiles',
  charged: 'endureCharge',
  left: 'allowDisengagement',
  lost: 'loseAttack',
  check: 'moralCheck',
  survivors: 'allowEscape',
  shaken: 'steady',
};

/** Answers of the unit in hand: of a feint to several hexes the one that is picked, or the first. */
const shownOffers = ({ open }: PanelProps): readonly Offer[] => {
  const { decision, picked } = open;
  const own = decision.offers.filter(({ unit }) => unit === picked.unit);
  const orders = new Map<string, Offer>();
  for (const offer of own) {
    const order = orderOf(offer.choice);
    if (!orders.has(order) || offer.key === picked.key) orders.set(order, offer);
  }
  return [...orders.values()];
};

/** What a button says that gives an answer: the answer and its price. */
const givesText = ({ open, view, t }: PanelProps, { choice, to }: Offer): string => {
  const word = choice.choose as Word;
  const cost = forecastOf(view, open.asked, choice)?.all.lines[0]?.cost ?? 0;
  if (word === 'loseAttack') return t.payShort({ n: cost });
  const text = to === null ? t.answers[word] : t.toHex({ order: t.answers[word], place: placeText(t, to) });
  return cost === 0 ? text : `${text} · ${t.pointsOf({ n: cost })}`;
};

/** What one must answer: the call, the fight, and the futures side by side. */
export const Answer = (props: PanelProps) => {
  const { open, run, units, fight, busy, give, t, words } = props;
  const [hasLines, setLines] = useState(false);
  const { decision, picked, asked } = open;
  const name = useId();
  const offers = shownOffers(props);
  const offer = decision.offers.find(({ key }) => key === picked.key) ?? null;
  const unit = unitNamed(units, picked.unit);
  const pick = (key: string): void => {
    const next = decision.offers.find((one) => one.key === key);
    if (next !== undefined) open.onPick({ ...picked, key, unit: next.unit, order: orderOf(next.choice) });
  };
  const handsOf = usePressTwice(picked.key, pick, () => {
    if (offer !== null && !busy && !isFinal(offer.choice)) give(offer.choice);
  });
  const paying = PAYING[decision.step];
  const closed = useMemo(() => {
    if (paying === undefined || unit === null || offers.some(({ choice }) => choice.choose === paying)) return null;
    const accepted = run.accepts(asked, { choose: paying, unit: unit.name } as Choice as never);
    return accepted.ok ? null : refusalText(words, accepted.refusal);
  }, [paying, unit, offers, run, asked, words]);
  if (unit === null) return null;
  return (
    <>
      <div className="field-body command-answer">
        <Cause unit={unit} props={props} />
        {decision.units.length < 2 ? null : (
          <TabLine
            label={t.whichUnit}
            at={unit.name}
            onGo={(key) => {
              const next = decision.offers.find((one) => one.unit === key);
              if (next !== undefined) pick(next.key);
            }}
            tabs={decision.units.map((key) => {
              const called = unitNamed(units, key)?.called ?? key;
              return { key, long: called, short: called };
            })}
          />
        )}
        {fight === null ? null : (
          <Beam clash={fight.clash} units={units} side={fight.isOver ? null : open.side} winners={[]} t={t} />
        )}
        <fieldset className="futures" data-rows="" data-lines={hasLines ? '' : undefined}>
          <legend className="vh">{t.must({ who: unit.called })}</legend>
          {closed === null || paying === undefined ? null : <ClosedFuture word={paying} reason={closed} t={t} />}
          {offers.map((one) => (
            <FutureCard
              key={orderOf(one.choice)}
              offer={one}
              name={name}
              picked={one.key === picked.key}
              onPick={() => pick(one.key)}
              hands={handsOf(one.key)}
              props={props}
            />
          ))}
        </fieldset>
        <Button kind="quiet" className="futures-lines" aria-expanded={hasLines} onClick={() => setLines(!hasLines)}>
          {hasLines ? t.hideLines : t.showLines}
        </Button>
      </div>
      <FootBar>
        {offers.map((one) => {
          const isPicked = one.key === picked.key;
          return (
            <Button
              key={orderOf(one.choice)}
              kind={isPicked ? 'act' : 'line'}
              busy={busy}
              className={isPicked ? 'foot-act' : 'foot-other'}
              data-answer={one.choice.choose}
              onClick={() => give(one.choice)}
            >
              {givesText(props, one)}
            </Button>
          );
        })}
      </FootBar>
    </>
  );
};
