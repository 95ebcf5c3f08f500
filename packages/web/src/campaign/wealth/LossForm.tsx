import type { saga } from '@warmoot/rules';
import { type FormEvent, useState } from 'react';
import { Button } from '../../design/forms/Button.js';
import { Choose } from '../../design/forms/Choose.js';
import { Field } from '../../design/forms/Field.js';
import { useCampaignIn } from '../useCampaign.js';
import { WEALTH } from './words.js';

/** SAGA-WEALTH-015: what was lost of the things that a unit has; the table decides. */
export const LossForm = ({ unit, onDone }: { readonly unit: saga.campaign.Unit; readonly onDone: () => void }) => {
  const { t, act } = useCampaignIn(WEALTH);
  const { supports } = unit.wealth;
  const [what, setWhat] = useState(supports[0]?.id ?? '');
  const [amount, setAmount] = useState(1);
  const most = supports.find(({ id }) => id === what)?.now ?? 0;
  const lose = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if ((await act({ deed: 'lose', unit: unit.id, what, amount })) === null) onDone();
  };
  return (
    <form className="world-form" onSubmit={(event) => void lose(event)}>
      <p className="small soft">{t.lossNote}</p>
      <Choose
        label={t.thing}
        options={supports.map(({ id, name }) => ({ key: id, label: name }))}
        at={what}
        onPick={setWhat}
      />
      <Field
        label={t.lossAmount({ most })}
        type="number"
        min={1}
        max={most}
        value={amount}
        onChange={({ target }) => setAmount(Math.max(1, Math.floor(Number(target.value) || 1)))}
      />
      <Button kind="act" type="submit" off={amount > most ? t.lossTooMuch({ most }) : null}>
        {t.lossPropose}
      </Button>
    </form>
  );
};
