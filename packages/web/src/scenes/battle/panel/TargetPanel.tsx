import { saga } from '@warmoot/rules';
import { useMemo } from 'react';
import { pickedByKey, pickedOffer } from '../../../boards/hex/offers.js';
import { fractionText, percentText } from '../../../design/chance/Chance.js';
import { Button } from '../../../design/forms/Button.js';
import { RadioRows } from '../../../design/forms/RadioRows.js';
import { useWords } from '../../../words/WordsProvider.js';
import { stepOf, unitNamed } from '../model.js';
import { subject, unitTitle } from '../naming.js';
import { TROOP_ICONS } from '../troops.js';
import { OfferFoot } from './BattleFoot.js';
import type { PanelProps } from './types.js';
import { UnitHead } from './UnitHead.js';

/** Bowmen: whom they shoot at, with the odds and what the target loses, or that they hold their fire. */
export const TargetPanel = (props: PanelProps) => {
  const { open, view, units, busy, give, t } = props;
  const { ui } = useWords();
  const { decision, picked } = open;
  const step = stepOf(view);
  const shooter = step?.step === 'aim' ? units[step.unit] : undefined;
  const lines = useMemo(
    () => (shooter === undefined ? [] : saga.battle.linesOfFire(view, shooter.index)),
    [view, shooter],
  );
  const offer = pickedOffer(decision, picked);
  const target = unitNamed(units, offer?.unit ?? null);
  const hold = decision.rest[0] ?? null;
  // Why those in range cannot be shot at is worth a line; of those beyond it everybody can see it.
  const out = lines.filter(({ target: name, inRange }) => inRange && !decision.units.includes(name));
  return (
    <>
      <div className="battle-body">
        {shooter === undefined ? null : <UnitHead unit={shooter} t={t} />}
        <div className="scene-rows">
          <RadioRows
            legend={shooter === undefined ? '' : t.shootHead({ who: subject(shooter) })}
            rows={[
              ...decision.offers.flatMap((one) => {
                const who = unitNamed(units, one.unit);
                const line = lines.find(({ target: name }) => name === one.unit);
                if (who === null || !line?.shot) return [];
                const { chance, losses } = line.shot;
                return [
                  {
                    key: one.key,
                    title: unitTitle(t, who),
                    icon: TROOP_ICONS[who.troop],
                    odds: percentText(ui, chance),
                    exact: fractionText(ui, chance) ?? '',
                    notes: [t.shootNote({ away: line.distance, won: losses[0], lost: losses[1] })],
                  },
                ];
              }),
              ...out.flatMap(({ target: name }) => {
                const who = unitNamed(units, name);
                if (who === null) return [];
                return [{ key: name, title: unitTitle(t, who), closed: t.blocked }];
              }),
            ]}
            picked={picked.key}
            onPick={(key) => open.onPick(pickedByKey(decision, picked, key))}
          />
        </div>
      </div>
      <OfferFoot
        act={target === null ? t.shootAt({ who: '…' }) : t.shootAt({ who: unitTitle(t, target) })}
        offer={offer}
        asked={open.asked}
        busy={busy}
        give={give}
        t={t}
        others={
          hold === null ? null : (
            <Button busy={busy} onClick={() => give(hold.choice)}>
              {t.hold}
            </Button>
          )
        }
      />
    </>
  );
};
