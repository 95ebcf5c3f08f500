import { useMemo } from 'react';
import { pickedOffer } from '../../../boards/hex/offers.js';
import { placeText } from '../../../boards/terrain/naming.js';
import { Button } from '../../../design/forms/Button.js';
import { SceneHead } from '../../shared/SceneHead.js';
import { clashFor } from '../boardMarks.js';
import { forecastOf, pricesText } from '../forecast.js';
import { toldIn } from '../happened.js';
import { other, subject, type Unit, unitNamed } from '../model.js';
import { freeStays } from '../offers.js';
import { Account } from './Account.js';
import { Beam } from './Beam.js';
import { CommandFoot } from './CommandFoot.js';
import { Concede } from './Concede.js';
import { orderText } from './lines.js';
import { OrderTable } from './orders/OrderTable.js';
import { Able, UnitHead } from './orders/UnitHead.js';
import type { PanelProps } from './types.js';

/** All orders of the unit in hand with what each costs, the fight and the account of the one that is picked. */
const Chosen = ({ unit, props }: { readonly unit: Unit; readonly props: PanelProps }) => {
  const { open, view, units, passages, t } = props;
  const { asked, side, decision, looked } = open;
  const told = useMemo(() => toldIn(passages), [passages]);
  const offer = pickedOffer(decision, looked);
  const clash = offer === null ? null : clashFor(view, units, offer.choice);
  const forecast = offer === null ? null : forecastOf(view, asked, offer.choice);
  return (
    <>
      <UnitHead unit={unit} props={props} />
      <OrderTable unit={unit} props={props} />
      {clash === null ? null : <Beam clash={clash} units={units} side={side} winners={forecast?.winners ?? []} t={t} />}
      {forecast === null ? (
        <p className="small soft command-hint">{t.noAccount}</p>
      ) : (
        <Account view={view} units={units} side={side} asked={asked} forecast={forecast} told={told} t={t} />
      )}
    </>
  );
};

/** Ends the stage: whoever has not acted holds, and pays nothing. Closed, it stays in reach, and its reason stands beside it. */
const EndStage = ({ props }: { readonly props: PanelProps }) => {
  const { open, view, units, busy, give, t } = props;
  const end = open.decision.rest.find(({ choice }) => choice.choose === 'endStage') ?? null;
  const bound = units.find((one) => one.side === open.side && one.bound >= 0 && one.toAct);
  const off = end === null ? (bound === undefined ? t.notEnd : t.boundNote({ who: subject(bound) })) : null;
  const what = t.endStage({ n: view.open.stage });
  return (
    <>
      <Button
        data-end-stage=""
        className="foot-end"
        busy={busy}
        off={off}
        why={(reason) => <span className="vh">{reason}</span>}
        onClick={() => {
          if (end !== null) give(end.choice);
        }}
      >
        {what}
      </Button>
      {off === null ? null : (
        <span className="foot-note">
          <span>{what}: </span>
          {off}
        </span>
      )}
    </>
  );
};

/** In the stage of movement nothing is chosen for anybody: this orders all to stay who may for nothing, one by one. */
const Stay = ({ stays, props }: { readonly stays: number; readonly props: PanelProps }) => {
  const { isResting, onRest, t } = props;
  if (stays < 2 && !isResting) return null;
  return (
    <Button data-stay="" className="foot-end" onClick={() => onRest(!isResting)}>
      {isResting ? t.stopDeploying : t.stayFree({ n: stays })}
    </Button>
  );
};

/** Orders, unit by unit, until the stage is ended. */
export const Orders = (props: PanelProps) => {
  const { open, view, units, busy, give, t } = props;
  const { decision, picked, side, asked } = open;
  const unit = unitNamed(units, picked.unit);
  const offer = pickedOffer(decision, picked);
  const forecast = offer === null ? null : forecastOf(view, asked, offer.choice);
  const act =
    offer === null
      ? t.order
      : offer.to === null
        ? orderText(t, units, offer.choice)
        : t.toHex({ order: orderText(t, units, offer.choice), place: placeText(t, offer.to) });
  const stays = freeStays(view, decision).length;
  const hold = decision.offers.find((one) => one.unit === picked.unit && one.choice.choose === 'hold') ?? null;
  return (
    <>
      <div className="field-body">
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
            {decision.step === 'movement' ? <Stay stays={stays} props={props} /> : <EndStage props={props} />}
            <Concede props={props} />
          </>
        }
      />
    </>
  );
};
