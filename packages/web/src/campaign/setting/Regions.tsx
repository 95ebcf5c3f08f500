import { saga } from '@warmoot/rules';
import { useState } from 'react';
import { Area } from '../../design/forms/Area.js';
import { Field } from '../../design/forms/Field.js';
import { Form } from '../../design/forms/Form.js';
import { whole } from '../../design/forms/whole.js';
import { RuleRef } from '../../design/rules/RuleRef.js';
import { useSpoken } from '../../words/speech.js';
import { useWords } from '../../words/WordsProvider.js';
import { useCampaignIn } from '../useCampaign.js';
import { ThingActs, ThingsHead } from '../wealth/ofTheWorld.js';
import { SETTING } from './words.js';
import { countryFolk } from './world.js';

interface RegionFormProps {
  readonly region: saga.campaign.Region | null;
  readonly onDone: () => void;
}

const RegionForm = ({ region, onDone }: RegionFormProps) => {
  const { t, act } = useCampaignIn(SETTING);
  const [said, setSaid] = useState(region ?? { name: '', text: '', population: 0, rural: 90 });
  const { name, text, population, rural } = said;
  const keep = async (): Promise<void> => {
    const deed = { deed: 'region', name: name.trim(), text: text.trim(), population, rural } as const;
    if ((await act(region === null ? deed : { ...deed, id: region.id })) === null) onDone();
  };
  return (
    <Form
      className="world-form"
      kind="ink"
      act={t.keep}
      off={name.trim() === '' ? t.needsName : null}
      foot=""
      onSend={keep}
    >
      <Field label={t.name} maxLength={60} value={name} onText={(text) => setSaid({ ...said, name: text })} />
      <div className="unit-row">
        <Field
          label={t.population}
          type="number"
          min={0}
          value={population}
          onText={(text) => setSaid({ ...said, population: whole(text, 0, 1_000_000_000) })}
        />
        <Field
          label={t.rural}
          type="number"
          min={0}
          max={100}
          hint={t.ruralHint}
          value={rural}
          onText={(text) => setSaid({ ...said, rural: whole(text, 0, 100) })}
        />
      </div>
      <Area label={t.text} rows={4} value={text} onChange={(next) => setSaid({ ...said, text: next })} />
    </Form>
  );
};

const One = ({ region }: { readonly region: saga.campaign.Region }) => {
  const { t } = useSpoken(SETTING);
  const { language } = useWords();
  const { id, name, text, population, rural } = region;
  const figures = (n: number): string => n.toLocaleString(language);
  return (
    <li className="world-note">
      <h4>{name}</h4>
      <p className="small soft">
        {population === 0
          ? t.nobodyCounted({ rural })
          : t.folk({ people: figures(population), rural, country: figures(countryFolk(region)) })}
      </p>
      <i className="rural" style={{ '--rural': `${rural}%` } as object} aria-hidden="true" />
      {saga.campaign.isCrowded(region) ? (
        <p className="small world-warned">
          {t.warned.rural({ name })} <RuleRef id="SAGA-WORLD-012" />
        </p>
      ) : null}
      {text === '' ? null : <p className="prose">{text}</p>}
      <ThingActs
        className="note-acts"
        name={name}
        from="regions"
        id={id}
        form={(onDone) => <RegionForm region={region} onDone={onDone} />}
      />
    </li>
  );
};

/** The regions, with how many live there and how many of them in the country. */
export const Regions = ({ found }: { readonly found: (text: string) => boolean }) => {
  const { t, seen } = useCampaignIn(SETTING);
  const regions = Object.values(seen.open.regions);
  return (
    <section className="world-regions">
      <ThingsHead title={t.regions} add={t.addRegion} form={(onDone) => <RegionForm region={null} onDone={onDone} />} />
      {regions.length === 0 ? <p className="small soft">{t.noRegions}</p> : null}
      <ul>
        {regions
          .filter(({ name, text }) => found(`${name} ${text}`))
          .map((region) => (
            <One key={region.id} region={region} />
          ))}
      </ul>
    </section>
  );
};
