import { placeText } from '../../../boards/terrain/naming.js';
import { Button } from '../../../design/forms/Button.js';
import { unitNamed } from '../model.js';
import { unitTitle } from '../naming.js';
import type { Offer } from '../offers.js';
import { TROOP_ICONS } from '../troops.js';
import { OfferPanel } from './OfferPanel.js';
import type { PanelProps } from './types.js';

const titleOf = ({ units, t }: PanelProps, { unit, to }: Offer): string => {
  const who = unitNamed(units, unit);
  const name = who === null ? '' : unitTitle(t, who);
  return to === null ? t.backBoxed({ who: name }) : t.backTo({ who: name, place: placeText(t, to) });
};

/** Falling back, and the step of light infantry: a unit and one of the hexes beside it. */
export const WaysPanel = (props: PanelProps) => {
  const { open, units, busy, give, t } = props;
  const { decision, picked } = open;
  const isStep = decision.step === 'lightStep';
  const ways = decision.offers.filter(({ unit }) => unit !== null);
  const done = decision.rest[0] ?? null;
  return (
    <OfferPanel
      of={props}
      head={isStep ? t.stepHead : t.backHead}
      note={isStep ? t.stepNote : t.backNote}
      rows={ways.map((one) => {
        const who = unitNamed(units, one.unit);
        return {
          key: one.key,
          title: titleOf(props, one),
          ...(who === null ? {} : { icon: TROOP_ICONS[who.troop] }),
        };
      })}
      act={isStep ? t.stepDo : t.fallBack}
      onPick={(key) => open.onPick({ ...picked, key, unit: ways.find((one) => one.key === key)?.unit ?? null })}
      others={
        done === null ? null : (
          <Button busy={busy} onClick={() => give(done.choice)}>
            {t.noStep}
          </Button>
        )
      }
    />
  );
};
