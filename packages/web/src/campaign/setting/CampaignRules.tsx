import type { CampaignOptions } from '@warmoot/rules';
import { type FormEvent, type ReactElement, useState } from 'react';
import { Area } from '../../design/Area.js';
import { Button } from '../../design/Button.js';
import { Field } from '../../design/Field.js';
import { RuleRef } from '../../rulebook/RuleRef.js';
import { useSpoken } from '../../scenes/shared/speech.js';
import { readParts } from '../home/parts.js';
import { useCampaign } from '../useCampaign.js';
import { Pick } from './Fields.js';
import { CHOICES, changedOptions, flagsIn, partsText } from './options.js';
import { OPTIONS } from './optionWords.js';
import { SETTING } from './words.js';

type Changed = Readonly<Record<string, unknown>>;

interface PartProps {
  readonly now: CampaignOptions;
  readonly edition: 'saga' | 'saga-1e';
  readonly set: (key: string, value: unknown) => void;
}

const Flags = ({ now, edition, set }: PartProps): ReactElement => {
  const { t } = useSpoken(OPTIONS);
  return (
    <ul className="flags">
      {flagsIn(edition).map(([key, rule]) => (
        <li key={key}>
          <label className="tick">
            <input type="checkbox" checked={now[key]} onChange={({ target }) => set(key, target.checked)} />
            {t.flags[key]}
          </label>
          <RuleRef id={rule} />
        </li>
      ))}
    </ul>
  );
};

const Numbers = ({ now, set }: PartProps): ReactElement => {
  const { t } = useSpoken(OPTIONS);
  const { least, most } = now['saga.draft.castSize'];
  const day = now['saga.wealth.reckoningDay'];
  const bound = (label: string, key: 'least' | 'most'): ReactElement => (
    <Field
      label={label}
      type="number"
      min={1}
      max={40}
      value={key === 'least' ? least : most}
      onChange={({ target }) =>
        set('saga.draft.castSize', { ...now['saga.draft.castSize'], [key]: Math.floor(Number(target.value) || 1) })
      }
    />
  );
  return (
    <>
      <fieldset>
        <legend className="lab">
          {t.castSize} <RuleRef id="SAGA-DRAFT-003" />
        </legend>
        <div className="unit-row">
          {bound(t.least, 'least')}
          {bound(t.most, 'most')}
        </div>
      </fieldset>
      <div className="unit-row">
        <Field
          label={t.reckoningDay}
          hint={t.lastDay}
          inputMode="numeric"
          value={day ?? ''}
          onChange={({ target }) => set('saga.wealth.reckoningDay', Math.floor(Number(target.value) || 0) || null)}
        />
        <Field
          label={t.coins}
          type="number"
          min={1}
          value={now['saga.carry.coinsPerSmall']}
          onChange={({ target }) => set('saga.carry.coinsPerSmall', Math.floor(Number(target.value) || 1))}
        />
      </div>
    </>
  );
};

/** SAGA-CAL-010: the campaign's own months and seasons. */
const YearParts = ({ now, set }: Omit<PartProps, 'edition'>): ReactElement => {
  const { t } = useSpoken(OPTIONS);
  const [text, setText] = useState(() => ({
    months: partsText(now['saga.calendar.months']),
    seasons: partsText(now['saga.calendar.seasons']),
  }));
  const part = (key: 'months' | 'seasons', usual: number): ReactElement => (
    <Area
      label={t[key]}
      rows={5}
      value={text[key]}
      onChange={(next) => {
        setText({ ...text, [key]: next });
        set(`saga.calendar.${key}`, readParts(next, usual));
      }}
    />
  );
  return (
    <fieldset>
      <legend className="vh">{t.months}</legend>
      <div className="unit-row">
        {part('months', 30)}
        {part('seasons', 90)}
      </div>
      <p className="small soft">
        {t.partsHint} <RuleRef id="SAGA-CAL-010" />
      </p>
    </fieldset>
  );
};

const CampaignName = ({ name }: { readonly name: string }): ReactElement => {
  const { t } = useSpoken(SETTING);
  const { act } = useCampaign();
  const [text, setText] = useState(name);
  const wanted = text.trim();
  return (
    <form
      className="unit-row"
      onSubmit={(event) => {
        event.preventDefault();
        if (wanted !== '' && wanted !== name) void act({ deed: 'name', name: wanted });
      }}
    >
      <Field label={t.campaignName} maxLength={120} value={text} onChange={({ target }) => setText(target.value)} />
      <Button type="submit" off={wanted === '' || wanted === name ? t.unchanged : null}>
        {t.rename}
      </Button>
    </form>
  );
};

/** The options of the campaign. They are the table's, so changes are proposed. */
export const CampaignRules = (): ReactElement | null => {
  const { t } = useSpoken(SETTING);
  const { t: said } = useSpoken(OPTIONS);
  const { seen, plays, act } = useCampaign();
  const [changed, setChanged] = useState<Changed>({});
  if (seen === null) return null;
  const { options, edition, name } = seen.open;
  const now = { ...options, ...changed } as CampaignOptions;
  const set = (key: string, value: unknown): void => setChanged({ ...changed, [key]: value });
  const next = changedOptions(options, changed);
  const propose = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (next !== null && (await act({ deed: 'options', options: next })) === null) setChanged({});
  };
  return (
    <section className="campaign-rules">
      <h2>{t.options}</h2>
      <p className="small soft">{t.optionsNote}</p>
      {plays ? <CampaignName key={name} name={name} /> : null}
      <form className="world-form" onSubmit={(event) => void propose(event)}>
        <fieldset className="world-form" disabled={!plays}>
          <legend className="vh">{t.options}</legend>
          <Flags now={now} edition={edition} set={set} />
          <div className="unit-row">
            {CHOICES.map(([key, , answers]) => (
              <Pick
                key={key}
                label={said.choices[key]}
                value={now[key]}
                options={answers.map((answer) => ({ key: answer, label: said.answers[answer] }))}
                onPick={(answer) => set(key, answer)}
              />
            ))}
          </div>
          <Numbers now={now} edition={edition} set={set} />
          <YearParts key={partsText(options['saga.calendar.months'])} now={now} set={set} />
        </fieldset>
        {plays ? (
          <p>
            <Button
              kind="ink"
              type="submit"
              off={Object.keys(changed).length === 0 ? t.unchanged : next === null ? said.wrong : null}
            >
              {t.propose}
            </Button>
          </p>
        ) : null}
      </form>
    </section>
  );
};
