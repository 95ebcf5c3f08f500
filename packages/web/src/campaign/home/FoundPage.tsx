import type { Json } from '@warmoot/kernel';
import type { saga } from '@warmoot/rules';
import { useState } from 'react';
import { Area } from '../../design/forms/Area.js';
import { Field } from '../../design/forms/Field.js';
import { Form } from '../../design/forms/Form.js';
import { Select } from '../../design/forms/Select.js';
import { Switch } from '../../design/forms/Switches.js';
import { whole } from '../../design/forms/whole.js';
import type { Sitting } from '../../net/sitting.js';
import type { Do } from '../../net/useSitting.js';
import { isPlayer } from '../../table/rulings/propose.js';
import { useSpoken } from '../../words/speech.js';
import '../plan/plan.css';
import { FOUND } from './foundWords.js';
import './home.css';
import { Plate } from './Plate.js';
import { evenSeasons, readParts } from './parts.js';

const NO_UNITS = [] as const;

const OTHERS = ['distribution', 'guide', 'mainDice', 'byHand'] as const;

interface Wish {
  readonly openSheets: boolean;
  readonly others: (typeof OTHERS)[number];
  readonly least: number;
  readonly most: number;
  readonly timing: 'thirdScene' | 'yearly';
  readonly plague: boolean;
  readonly magic: boolean;
  readonly months: string;
  readonly seasons: string;
}

const USUAL: Wish = {
  openSheets: true,
  others: 'distribution',
  least: 3,
  most: 5,
  timing: 'thirdScene',
  plague: true,
  magic: true,
  months: '',
  seasons: '',
};

const optionsOf = (wish: Wish): Json => {
  const months = readParts(wish.months);
  const year = months.reduce((sum, { days }) => sum + days, 0);
  const seasons = readParts(wish.seasons, 90);
  return {
    'saga.table.openSheets': wish.openSheets,
    'saga.generation.others': wish.others,
    'saga.draft.castSize': { least: wish.least, most: wish.most },
    'saga.wealth.timing': wish.timing,
    'saga.events.plagueDeaths': wish.plague,
    'saga.events.magic': wish.magic,
    'saga.calendar.months': months,
    'saga.calendar.seasons': seasons.length > 0 || months.length === 0 ? seasons : evenSeasons(year),
  } as unknown as Json;
};

interface OptionsProps {
  readonly wish: Wish;
  readonly onChange: (wish: Wish) => void;
}

const Flags = ({ wish, onChange }: OptionsProps) => {
  const { t } = useSpoken(FOUND);
  return (
    <div className="care">
      {(['openSheets', 'plague', 'magic'] as const).map((key) => (
        <label key={key}>
          <input
            type="checkbox"
            checked={wish[key]}
            onChange={({ target }) => onChange({ ...wish, [key]: target.checked })}
          />
          {t[key]}
        </label>
      ))}
    </div>
  );
};

const YearFields = ({ wish, onChange }: OptionsProps) => {
  const { t } = useSpoken(FOUND);
  return (
    <div className="plan-sides">
      {(['months', 'seasons'] as const).map((key) => (
        <Area
          key={key}
          label={t[key]}
          rows={5}
          hint={t[`${key}Hint`]}
          value={wish[key]}
          onChange={(text) => onChange({ ...wish, [key]: text })}
        />
      ))}
    </div>
  );
};

const Options = ({ wish, onChange }: OptionsProps) => {
  const { t } = useSpoken(FOUND);
  const count = (key: 'least' | 'most') => (
    <Field
      label={t[key]}
      type="number"
      min={1}
      max={40}
      value={wish[key]}
      className="field-short"
      onText={(text) => onChange({ ...wish, [key]: whole(text, 1) })}
    />
  );
  return (
    <details className="found-options">
      <summary>{t.options}</summary>
      <Flags wish={wish} onChange={onChange} />
      <div className="plan-row">
        {count('least')}
        {count('most')}
        <Select
          label={t.others}
          options={t.othersBy}
          at={wish.others}
          onPick={(key) => onChange({ ...wish, others: key })}
        />
        <Select
          label={t.timing}
          options={t.timings}
          at={wish.timing}
          onPick={(key) => onChange({ ...wish, timing: key })}
        />
      </div>
      <YearFields wish={wish} onChange={onChange} />
    </details>
  );
};

interface FoundPageProps {
  readonly sitting: Sitting;
  readonly atTable: Do;
}

/** A table without a campaign: one is founded here. */
export const FoundPage = ({ sitting, atTable }: FoundPageProps) => {
  const { t } = useSpoken(FOUND);
  const [name, setName] = useState(sitting.seen?.title ?? '');
  const [edition, setEdition] = useState<saga.EditionName>('saga');
  const [wish, setWish] = useState(USUAL);
  const [busy, setBusy] = useState(false);
  const found = async (): Promise<void> => {
    setBusy(true);
    const deed = { deed: 'found', name: name.trim(), edition, options: optionsOf(wish) } as const;
    await atTable({ do: 'campaign', deed });
    setBusy(false);
  };
  return (
    <>
      <div className="camp-banner found-banner">
        <Plate ofYear={0.05} people={0} units={NO_UNITS} />
      </div>
      <div className="found">
        <h1>{t.title}</h1>
        <p className="story">{t.lead}</p>
        {isPlayer(sitting) ? (
          <Form
            className="plan-form"
            kind="act"
            act={t.act}
            busy={busy}
            off={name.trim() === '' ? t.needsName : null}
            foot="plan-acts"
            onSend={found}
          >
            <div className="plan-row">
              <Field label={t.name} maxLength={120} value={name} className="field-wide" onText={setName} />
              <Switch<saga.EditionName> legend={t.edition} options={t.editions} at={edition} onGo={setEdition} />
            </div>
            <Options wish={wish} onChange={setWish} />
          </Form>
        ) : (
          <p>{t.onlyPlayers}</p>
        )}
      </div>
    </>
  );
};
