import type { saga } from '@warmoot/rules';
import { useId } from 'react';
import { Arms } from '../../design/base/Arms.js';
import { Popover } from '../../design/panels/Popover.js';
import { ALL_CHARGES, armsText, type Shield as Borne, colourNumber, shieldOf } from '../../people/shield.js';
import { TINCTURES } from '../../people/tinctures.js';
import { useCampaignIn } from '../useCampaign.js';
import { Shield } from './Shield.js';
import { useWriting } from './useWriting.js';
import { SHEET } from './words.js';

interface RowProps {
  readonly legend: string;
  readonly options: readonly { readonly key: string; readonly label: string; readonly shield: Borne }[];
  readonly at: string;
  readonly onPick: (shield: Borne) => void;
}

/** Shields to choose from, side by side: native radios, so that arrows move. */
const Row = ({ legend, options, at, onPick }: RowProps) => {
  const name = useId();
  return (
    <fieldset className="arms-row">
      <legend className="lab">{legend}</legend>
      {options.map(({ key, label, shield }) => (
        <label key={key}>
          <input type="radio" className="vh" name={name} checked={key === at} onChange={() => onPick(shield)} />
          <Arms colour={colourNumber(shield.tincture)} charge={shield.charge} size={34} />
          <span className="small">{label}</span>
        </label>
      ))}
    </fieldset>
  );
};

/** The shield of a character; its owner chooses field and charge. */
export const ChooseArms = ({ who }: { readonly who: saga.campaign.SeenCharacter }) => {
  const { t, people } = useCampaignIn(SHEET);
  const { write } = useWriting();
  const now = shieldOf(people, who);
  const pick = (shield: Borne): void => void write({ deed: 'arms', character: who.id, arms: armsText(shield) });
  return (
    <Popover
      label={t.chooseArms}
      triggerLabel={t.chooseArms}
      triggerClass="arms-open"
      trigger={<Shield of={who} people={people} size={70} />}
    >
      <h3>{t.chooseArms}</h3>
      <Row
        legend={t.field}
        options={TINCTURES.map((key) => ({ key, label: t.tinctures[key], shield: { ...now, tincture: key } }))}
        at={now.tincture}
        onPick={pick}
      />
      <Row
        legend={t.charge}
        options={ALL_CHARGES.map((key) => ({ key, label: t.charges[key], shield: { ...now, charge: key } }))}
        at={now.charge}
        onPick={pick}
      />
    </Popover>
  );
};
