import { pickedOffer } from '../../../boards/hex/offers.js';
import { RadioRows } from '../../../design/forms/RadioRows.js';
import { SceneHead } from '../../shared/SceneHead.js';
import { clashFor } from '../boardMarks.js';
import { forecastOf, pricesText, totalsText } from '../forecast.js';
import { toldIn } from '../happened.js';
import { other, unitNamed } from '../model.js';
import { Account } from './Account.js';
import { Beam } from './Beam.js';
import { CommandFoot } from './CommandFoot.js';
import type { PanelProps } from './types.js';

/** Which attack is resolved next: the attacks that stand, and what comes of the one that is picked. */
export const Resolve = (props: PanelProps) => {
  const { open, view, units, passages, busy, give, t } = props;
  const { decision, picked, side, asked } = open;
  const offer = pickedOffer(decision, picked);
  const named = (key: string): string => unitNamed(units, key)?.called ?? key;
  const clash = offer === null ? null : clashFor(view, units, offer.choice);
  const forecast = offer === null ? null : forecastOf(view, asked, offer.choice);
  const act =
    offer?.choice.choose === 'resolve'
      ? t.resolve({ who: named(offer.choice.attacker), target: named(offer.choice.target) })
      : t.resolveHead;
  const gives = (): void => {
    if (offer !== null && !busy) give(offer.choice);
  };
  return (
    <>
      <div className="field-body">
        <SceneHead title={t.resolveHead} />
        <div className="scene-rows">
          <RadioRows
            legend={t.resolveHead}
            quietLegend
            rows={decision.offers.flatMap(({ key, choice }) => {
              if (choice.choose !== 'resolve') return [];
              const sheet = clashFor(view, units, choice);
              const odds =
                sheet === null
                  ? ''
                  : t.against({ one: totalsText(t, sheet.attackTotals), two: totalsText(t, sheet.defenceTotals) });
              return [{ key, title: `${named(choice.attacker)} – ${named(choice.target)}`, odds }];
            })}
            picked={picked.key}
            onPick={(key) => {
              const next = decision.offers.find((one) => one.key === key);
              open.onPick({ ...picked, key, unit: next?.unit ?? null });
            }}
            onAgain={gives}
          />
        </div>
        {clash === null ? null : (
          <Beam clash={clash} units={units} side={side} winners={forecast?.winners ?? []} t={t} />
        )}
        {forecast === null ? null : (
          <Account
            view={view}
            units={units}
            side={side}
            asked={asked}
            forecast={forecast}
            told={toldIn(passages)}
            t={t}
          />
        )}
      </div>
      <CommandFoot
        act={act}
        off={offer === null ? t.pickOrder : null}
        busy={busy}
        onAct={gives}
        sum={
          forecast === null
            ? null
            : t.accountSpoken({
                mine: pricesText(t, forecast, side, true),
                theirs: pricesText(t, forecast, other(side), true),
              })
        }
      />
    </>
  );
};
