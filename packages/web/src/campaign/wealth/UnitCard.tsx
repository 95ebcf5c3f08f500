import { saga } from '@warmoot/rules';
import { useState } from 'react';
import { Link } from 'wouter';
import { Button } from '../../design/forms/Button.js';
import { Dialog } from '../../design/panels/Dialog.js';
import '../../design/panels/leaf.css';
import { useCampaignIn } from '../useCampaign.js';
import { Army } from './Army.js';
import { Credits, Ladder } from './Ladder.js';
import { LossForm } from './LossForm.js';
import { creditsOf } from './ledger.js';
import { Supports } from './Supports.js';
import { UnitArms } from './UnitArms.js';
import { UnitForm } from './UnitForm.js';
import { WEALTH } from './words.js';

const History = ({ unit }: { readonly unit: saga.campaign.Unit }) => {
  const { t, seen, dateText } = useCampaignIn(WEALTH);
  const scenes = creditsOf(seen, unit.id);
  if (scenes.length === 0) return null;
  return (
    <details className="unit-history">
      <summary>{t.history}</summary>
      <ul>
        {scenes.map(({ id, day, title, credited }) => (
          <li key={id} className="small">
            {t.counted({ date: dateText(day), title, kind: credited?.raise === unit.id ? t.raise : t.lower })}
          </li>
        ))}
      </ul>
    </details>
  );
};

/** A political unit: who rules it, what it is worth, what that supports, its army. */
export const UnitCard = ({ unit, nth }: { readonly unit: saga.campaign.Unit; readonly nth: number }) => {
  const { t, plays, act, nameOf, table } = useCampaignIn(WEALTH);
  const [isOpen, setOpen] = useState(false);
  const [isLosing, setLosing] = useState(false);
  const { name, ruler, region, text } = unit;
  return (
    <article className="unit leaf" aria-label={name}>
      <header className="power-head">
        <UnitArms unit={unit} nth={nth} size={44} />
        <div>
          <h3>{name}</h3>
          <p className="small soft">
            {unit.wealth.of === 'character' ? t.ownOf : t.ruledBy}{' '}
            {ruler === null ? t.nobody : <Link href={`/t/${table}/cast/${ruler}`}>{nameOf(ruler)}</Link>}
            {region === null ? null : `, ${nameOf(region)}`}
          </p>
        </div>
        {plays ? (
          <span className="unit-acts">
            {unit.wealth.supports.some(({ now }) => now > 0) ? (
              <Button kind="quiet" small onClick={() => setLosing(true)}>
                {t.loss}
              </Button>
            ) : null}
            <Button kind="quiet" small aria-label={t.editWhat({ name })} onClick={() => setOpen(true)}>
              {t.edit}
            </Button>
            <Button
              kind="quiet"
              small
              aria-label={t.removeWhat({ name })}
              onClick={() => void act({ deed: 'remove', from: 'units', id: unit.id })}
            >
              {t.remove}
            </Button>
          </span>
        ) : null}
      </header>
      {text === '' ? null : <p className="unit-text">{text}</p>}
      <Ladder unit={unit} />
      <Credits unit={unit} />
      <Supports unit={unit} />
      <h4 className="lab">{t.army}</h4>
      <Army troops={unit.troops} budget={saga.wealth.armyBudget(unit.wealth)} />
      <History unit={unit} />
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={t.editWhat({ name })}>
        <UnitForm unit={unit} onDone={() => setOpen(false)} />
      </Dialog>
      <Dialog open={isLosing} onClose={() => setLosing(false)} title={t.lossOf({ name })}>
        <LossForm unit={unit} onDone={() => setLosing(false)} />
      </Dialog>
    </article>
  );
};
