import { saga, warband } from '@warmoot/rules';
import { RuleRef } from '../../design/rules/RuleRef.js';
import { CopySums } from '../../table/setup/skirmish/builder/CopyTable.js';
import { Tick } from '../../table/setup/sortie/Ticks.js';
import { useCampaignIn } from '../useCampaign.js';
import { PLAN } from './words.js';
import '../../table/setup/skirmish/builder/band-builder.css';

interface PersonProps {
  readonly id: string;
  readonly rides: boolean;
  readonly onRide: (rides: boolean) => void;
}

/** WARBAND-SAGA-002 to WARBAND-SAGA-007: somebody of the cast as a figure, with every sum, as far as their sheet can be read here. */
export const PersonAsFigure = ({ id, rides, onRide }: PersonProps) => {
  const { t, seen, dateText } = useCampaignIn(PLAN);
  const found = seen.open.characters[id];
  if (found === undefined) return null;
  const { name } = found;
  const of = saga.campaign.isOpenSheet(found) && found.skills !== null ? (found as unknown as warband.OfTheCast) : null;
  const { today } = seen.open;
  return (
    <div className="plan-part">
      {of === null ? (
        <p className="small soft">{t.closedFigure({ name })}</p>
      ) : warband.isKeptOut(of.wounds) ? (
        <p className="field-error">
          {t.keptOut({ name })} <RuleRef id="WARBAND-SAGA-011" />
        </p>
      ) : (
        <details>
          <summary>{t.asFigure({ name, might: warband.copyCharacter(of).figure.might ?? 1 })}</summary>
          <CopySums copy={{ name, day: today, of }} day={dateText(today)} />
        </details>
      )}
      <Tick label={t.ridesIn({ name })} at={rides} onChange={onRide} />
    </div>
  );
};
