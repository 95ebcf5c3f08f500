import { saga } from '@warmoot/rules';
import { useState } from 'react';
import { Link } from 'wouter';
import { Button } from '../../design/forms/Button.js';
import { Field } from '../../design/forms/Field.js';
import { Form } from '../../design/forms/Form.js';
import { Choose } from '../../design/forms/Select.js';
import { whole } from '../../design/forms/whole.js';
import { Dialog } from '../../design/panels/Dialog.js';
import { RuleRef } from '../../design/rules/RuleRef.js';
import { useSpoken } from '../../words/speech.js';
import { useCampaignIn } from '../useCampaign.js';
import { creditsOf, linesOf } from './ledger.js';
import { ThingActs } from './ofTheWorld.js';
import { WEALTH } from './words.js';
import '../../design/panels/leaf.css';
import { Army } from './Army.js';
import { ArmyCalled } from './ArmyNames.js';
import { Credits, Ladder } from './Ladder.js';
import { UnitArms } from './UnitArms.js';
import { UnitForm } from './UnitForm.js';

/** SAGA-WEALTH-015: what was lost of the things that a unit has; the table decides. */
const LossForm = ({ unit, onDone }: { readonly unit: saga.campaign.Unit; readonly onDone: () => void }) => {
  const { t, act } = useCampaignIn(WEALTH);
  const { supports } = unit.wealth;
  const [what, setWhat] = useState(supports[0]?.id ?? '');
  const [amount, setAmount] = useState(1);
  const most = supports.find(({ id }) => id === what)?.now ?? 0;
  const lose = async (): Promise<void> => {
    if ((await act({ deed: 'lose', unit: unit.id, what, amount })) === null) onDone();
  };
  return (
    <Form
      className="world-form"
      kind="act"
      act={t.lossPropose}
      off={amount > most ? t.lossTooMuch({ most }) : null}
      onSend={lose}
    >
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
        onText={(text) => setAmount(whole(text, 1))}
      />
    </Form>
  );
};

/** What the wealth of a unit supports: as it was built, as it is, as it may be. */
const Supports = ({ unit }: { readonly unit: saga.campaign.Unit }) => {
  const { t, words } = useSpoken(WEALTH);
  const lines = linesOf(unit);
  const moves = unit.wealth.level !== unit.wealth.effective;
  return (
    <table className="supports">
      <caption className="lab">
        {t.supports} <RuleRef id="SAGA-WEALTH-014" />
      </caption>
      <thead>
        <tr>
          <th scope="col">{t.thing}</th>
          <th scope="col">{t.asBuilt}</th>
          <th scope="col">{t.now}</th>
          <th scope="col">{t.supported}</th>
          {moves ? <th scope="col">{t.ahead}</th> : null}
        </tr>
      </thead>
      <tbody>
        {lines.map(({ what, name, built, builtAt, now, supported, excess, ahead }) => (
          <tr key={what ?? 'army'} data-over={excess > 0 || undefined}>
            <th scope="row">{name ?? t.armyCost}</th>
            <td data-head={t.asBuilt}>
              {t.builtAt({ amount: built, rating: words.wealth.rating(saga.wealth.ratingAt(builtAt)) })}
            </td>
            <td className="fig" data-head={t.now}>
              {now}
            </td>
            <td className="fig" data-head={t.supported}>
              {supported}
            </td>
            {moves ? (
              <td className="fig" data-head={t.ahead}>
                {ahead}
              </td>
            ) : null}
          </tr>
        ))}
      </tbody>
    </table>
  );
};

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

/** Soldiers who are away for a while, and when they are back. */
const SoldiersAway = ({ unit }: { readonly unit: saga.campaign.Unit }) => {
  const { t, words, dateText } = useCampaignIn(WEALTH);
  return unit.away?.map(({ troops, back, rule, entry }) => (
    <p key={`${entry} ${back}`} className="small soft">
      {t.awayUntil({
        date: dateText(back),
        troops: saga.battle.ALL_TROOPS.filter((troop) => troops[troop] > 0).map(
          (troop) => `${troops[troop]} ${words.campaign.troops[troop]}`,
        ),
      })}{' '}
      <RuleRef id={rule} />
    </p>
  ));
};

/** A political unit: who rules it, what it is worth, what that supports, its army. */
export const UnitCard = ({ unit, nth }: { readonly unit: saga.campaign.Unit; readonly nth: number }) => {
  const { t, nameOf, table } = useCampaignIn(WEALTH);
  const [isLosing, setLosing] = useState(false);
  const { name, ruler, region, text } = unit;
  return (
    <article className="unit leaf apart" aria-label={name}>
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
        <ThingActs
          className="unit-acts"
          name={name}
          from="units"
          id={unit.id}
          form={(onDone) => <UnitForm unit={unit} onDone={onDone} />}
        >
          {unit.wealth.supports.some(({ now }) => now > 0) ? (
            <Button kind="quiet" small aria-haspopup="dialog" onClick={() => setLosing(true)}>
              {t.loss}
            </Button>
          ) : null}
        </ThingActs>
      </header>
      {text === '' ? null : <p className="unit-text">{text}</p>}
      <Ladder unit={unit} />
      <Credits unit={unit} />
      <Supports unit={unit} />
      <h4 className="lab">{t.army}</h4>
      <Army troops={unit.troops} budget={saga.wealth.armyBudget(unit.wealth)} />
      <SoldiersAway unit={unit} />
      <ArmyCalled unit={unit} />
      <History unit={unit} />
      <Dialog open={isLosing} onClose={() => setLosing(false)} title={t.lossOf({ name })}>
        <LossForm unit={unit} onDone={() => setLosing(false)} />
      </Dialog>
    </article>
  );
};
