import type { ReactElement } from 'react';
import { placeText } from '../../../boards/terrain/naming.js';
import { Button } from '../../../design/forms/Button.js';
import { RadioRows } from '../../../design/forms/RadioRows.js';
import { unitNamed } from '../model.js';
import { unitTitle } from '../naming.js';
import { type Offer, pickedOffer } from '../offers.js';
import { TROOP_ICONS } from '../troops.js';
import { OfferFoot } from './BattleFoot.js';
import type { PanelProps } from './types.js';

const titleOf = ({ units, t }: PanelProps, { unit, to }: Offer): string => {
  const who = unitNamed(units, unit);
  const name = who === null ? '' : unitTitle(t, who);
  return to === null ? t.backBoxed({ who: name }) : t.backTo({ who: name, place: placeText(t, to) });
};

/** Falling back, and the step of light infantry: a unit and one of the hexes beside it. */
export const WaysPanel = (props: PanelProps): ReactElement => {
  const { open, units, busy, give, t } = props;
  const { decision, picked } = open;
  const isStep = decision.step === 'lightStep';
  const offer = pickedOffer(decision, picked);
  const ways = decision.offers.filter(({ unit }) => unit !== null);
  const done = decision.rest[0] ?? null;
  return (
    <>
      <div className="battle-body">
        <header className="scene-head">
          <h2>{isStep ? t.stepHead : t.backHead}</h2>
        </header>
        <p className="scene-wait">{isStep ? t.stepNote : t.backNote}</p>
        <div className="scene-rows">
          <RadioRows
            legend={isStep ? t.stepHead : t.backHead}
            quietLegend
            rows={ways.map((one) => {
              const who = unitNamed(units, one.unit);
              return {
                key: one.key,
                title: titleOf(props, one),
                ...(who === null ? {} : { icon: TROOP_ICONS[who.troop] }),
              };
            })}
            picked={picked.key}
            onPick={(key) => open.onPick({ ...picked, key, unit: ways.find((one) => one.key === key)?.unit ?? null })}
          />
        </div>
        {props.just}
      </div>
      <OfferFoot
        act={isStep ? t.stepDo : t.fallBack}
        offer={offer}
        busy={busy}
        give={give}
        t={t}
        others={
          done === null ? null : (
            <Button busy={busy} onClick={() => give(done.choice)}>
              {t.noStep}
            </Button>
          )
        }
      />
    </>
  );
};
