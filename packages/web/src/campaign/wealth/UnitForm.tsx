import { saga } from '@warmoot/rules';
import { useState } from 'react';
import { Area } from '../../design/forms/Area.js';
import { Button } from '../../design/forms/Button.js';
import { Field } from '../../design/forms/Field.js';
import { Form } from '../../design/forms/Form.js';
import { Choose } from '../../design/forms/Select.js';
import { whole } from '../../design/forms/whole.js';
import { ALL_CHARGES, armsText, readArms, type Shield } from '../../people/shield.js';
import { TINCTURES } from '../../people/tinctures.js';
import { hasFault, namesSaid } from '../../table/army/names.js';
import { useSpoken } from '../../words/speech.js';
import { SHEET } from '../sheet/words.js';
import { useCampaignIn } from '../useCampaign.js';
import { Army } from './Army.js';
import { ArmyNames } from './ArmyNames.js';
import { NO_TROOPS, type TroopCount } from './ledger.js';
import { UnitArms } from './UnitArms.js';
import { WEALTH } from './words.js';

interface Thing {
  readonly name: string;
  readonly amount: number;
}

/** What may be written anew at any time. */
interface About {
  readonly name: string;
  readonly text: string;
  readonly arms: string;
  readonly region: string | null;
  readonly ruler: string | null;
  /** What the units of its army are called. */
  readonly names?: saga.battle.UnitNames;
}

/** What is fixed as the land is built, and later only moves: the step, what it supports, the army. */
interface Built {
  readonly level: number;
  readonly supports: readonly Thing[];
  readonly troops: TroopCount;
  /** Whether it is no unit, but the wealth of the one who holds it. */
  readonly own: boolean;
}

const NO_NAMES: saga.battle.UnitNames = {};

const BARE: Built = { level: 4, supports: [], troops: NO_TROOPS, own: false };

const Things = ({ built, onChange }: { readonly built: Built; readonly onChange: (built: Built) => void }) => {
  const { t } = useSpoken(WEALTH);
  const { supports } = built;
  const change = (at: number, thing: Thing | null): void =>
    onChange({ ...built, supports: supports.flatMap((one, n) => (n !== at ? [one] : thing === null ? [] : [thing])) });
  return (
    <fieldset className="stack">
      <legend className="lab">{t.supports}</legend>
      {supports.map(({ name, amount }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they have no names yet, only their places.
        <div key={at} className="thing">
          <Field
            label={t.thingName({ nth: at + 1 })}
            maxLength={60}
            value={name}
            onText={(text) => change(at, { name: text, amount })}
          />
          <Field
            label={t.thingAmount({ nth: at + 1 })}
            type="number"
            min={0}
            value={amount}
            onText={(text) => change(at, { name, amount: whole(text, 0) })}
          />
          <Button kind="quiet" small aria-label={t.dropThing({ nth: at + 1 })} onClick={() => change(at, null)}>
            {t.remove}
          </Button>
        </div>
      ))}
      {supports.length < 40 ? (
        <Button small onClick={() => onChange({ ...built, supports: [...supports, { name: '', amount: 1 }] })}>
          {t.addThing}
        </Button>
      ) : null}
    </fieldset>
  );
};

const ArmsFields = ({ arms, onChange }: { readonly arms: string; readonly onChange: (arms: string) => void }) => {
  const { t } = useSpoken(WEALTH);
  const { t: sheet } = useSpoken(SHEET);
  const now = readArms(arms);
  const wear = (shield: Partial<Shield>): void =>
    onChange(armsText({ tincture: 'gules', charge: 'fish', ...now, ...shield }));
  return (
    <div className="unit-row">
      <UnitArms unit={{ arms }} nth={0} size={40} />
      <Choose<string>
        label={t.field}
        at={now?.tincture ?? ''}
        none={t.byOrder}
        options={TINCTURES.map((key) => ({ key, label: sheet.tinctures[key] }))}
        onPick={(key) => (key === '' ? onChange('') : wear({ tincture: key as Shield['tincture'] }))}
      />
      <Choose<string>
        label={t.charge}
        at={now?.charge ?? ''}
        none={t.byOrder}
        options={ALL_CHARGES.map((key) => ({ key, label: sheet.charges[key] }))}
        onPick={(key) => (key === '' ? onChange('') : wear({ charge: key as Shield['charge'] }))}
      />
    </div>
  );
};

interface UnitFormProps {
  /** Null for one that is written down anew. */
  readonly unit: saga.campaign.Unit | null;
  readonly onDone: () => void;
}

/** A political unit is written down, or what may change of it is. */
export const UnitForm = ({ unit, onDone }: UnitFormProps) => {
  const { t, words, seen, act } = useCampaignIn(WEALTH);
  const [about, setAbout] = useState<About>(unit ?? { name: '', text: '', arms: '', region: null, ruler: null });
  const [built, setBuilt] = useState(BARE);
  const { name, text, arms, region, ruler, names } = about;
  const keep = async (): Promise<void> => {
    const kept = namesSaid(names) ?? names;
    const said = { deed: 'unit', name: name.trim(), text, arms, region, ruler, ...(kept && { names: kept }) } as const;
    const supports = built.supports.filter((one) => one.name.trim() !== '');
    const refusal = await act(
      unit === null
        ? { ...said, ...built, own: built.own && ruler !== null, supports }
        : { ...said, id: unit.id, supports: [] },
    );
    if (refusal === null) onDone();
  };
  const living = Object.values(seen.open.characters).filter(({ dead }) => dead === null);
  return (
    <Form
      className="world-form"
      kind="ink"
      act={t.keep}
      off={name.trim() === '' ? t.needsName : hasFault(names) ? t.needsNames : null}
      foot=""
      onSend={keep}
    >
      <Field label={t.name} maxLength={60} value={name} onText={(text) => setAbout({ ...about, name: text })} />
      <div className="unit-row">
        <Choose
          label={t.ruledBy}
          at={ruler ?? ''}
          none={t.noRuler}
          options={living.map((one) => ({ key: one.id, label: one.name }))}
          onPick={(key) => setAbout({ ...about, ruler: key === '' ? null : key })}
        />
        <Choose
          label={t.region}
          at={region ?? ''}
          none={t.noRegion}
          options={Object.values(seen.open.regions).map((one) => ({ key: one.id, label: one.name }))}
          onPick={(key) => setAbout({ ...about, region: key === '' ? null : key })}
        />
      </div>
      <ArmsFields arms={arms} onChange={(next) => setAbout({ ...about, arms: next })} />
      <Area label={t.text} value={text} rows={3} onChange={(next) => setAbout({ ...about, text: next })} />
      {unit === null ? (
        <>
          {ruler === null ? null : (
            <label className="small">
              <input
                type="checkbox"
                checked={built.own}
                onChange={({ target }) => setBuilt({ ...built, own: target.checked })}
              />{' '}
              {t.ownWealth}
            </label>
          )}
          <Choose
            label={t.startLevel}
            at={`${built.level}`}
            options={saga.wealth.LADDER.map((hundredths, at) => ({
              key: `${at + 1}`,
              label: t.step({ level: at + 1, rating: words.wealth.rating(hundredths) }),
            }))}
            onPick={(key) => setBuilt({ ...built, level: Number(key) })}
          />
          <Things built={built} onChange={setBuilt} />
          <fieldset>
            <legend className="lab">{t.army}</legend>
            <Army troops={built.troops} budget={null} onChange={(troops) => setBuilt({ ...built, troops })} />
          </fieldset>
        </>
      ) : (
        <p className="small soft">{t.laterNote}</p>
      )}
      <ArmyNames
        unit={{ id: unit?.id ?? '', name, region, troops: unit?.troops ?? built.troops, names: names ?? NO_NAMES }}
        onChange={(next) => setAbout({ ...about, names: next })}
      />
    </Form>
  );
};
