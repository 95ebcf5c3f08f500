import { useEffect, useState } from 'react';
import { Button } from '../../design/forms/Button.js';
import { Form } from '../../design/forms/Form.js';
import '../../design/panels/leaf.css';
import { saga } from '@warmoot/rules';
import { told } from '@warmoot/words/say';
import { Area } from '../../design/forms/Area.js';
import { Field } from '../../design/forms/Field.js';
import { Tabs } from '../../design/panels/Tabs.js';
import { RuleRef } from '../../design/rules/RuleRef.js';
import { WorldOfCampaign } from '../founding/WorldOfCampaign.js';
import { useCampaignIn } from '../useCampaign.js';
import { CreditScenes } from '../wealth/CreditScenes.js';
import { ExternalEvents } from '../wealth/ExternalEvents.js';
import { booksOf } from '../wealth/ledger.js';
import { Powers } from '../wealth/Powers.js';
import { Reckoning } from '../wealth/Reckoning.js';
import { SETTING } from './words.js';
import { finder, warnings } from './world.js';
import '../wealth/wealth.css';
import { CampaignRules } from './CampaignRules.js';
import { CastSizes } from './CastSizes.js';
import { Notes } from './Notes.js';
import { Regions } from './Regions.js';
import './setting.css';

/** What the table wrote about its world: text, paragraph by paragraph, and nothing else. */
const SettingText = () => {
  const { t, seen, plays, act } = useCampaignIn(SETTING);
  const [draft, setDraft] = useState<string | null>(null);
  const { setting } = seen.open;
  const keep = async (): Promise<void> => {
    if (draft !== null && (await act({ deed: 'setting', text: draft.trim() })) === null) setDraft(null);
  };
  return (
    <section className="world-text leaf">
      <header className="world-head">
        <h2>{t.setting}</h2>
        {plays && draft === null ? (
          <Button small aria-label={t.writeSetting} onClick={() => setDraft(setting)}>
            {t.write}
          </Button>
        ) : null}
      </header>
      {draft === null ? (
        <div className="story prose">{setting === '' ? <p className="note">{t.settingEmpty}</p> : setting}</div>
      ) : (
        <Form
          className="world-form"
          kind="ink"
          act={t.keep}
          foot="row"
          beside={
            <Button kind="quiet" onClick={() => setDraft(null)}>
              {t.leave}
            </Button>
          }
          onSend={keep}
        >
          <Area label={t.writeSetting} rows={12} value={draft} onChange={setDraft} />
        </Form>
      )}
    </section>
  );
};

/** What the table may want to look at, and what kind of world the rules are made for. It stops nobody. */
const Advice = () => {
  const { t, seen } = useCampaignIn(SETTING);
  const warned = warnings(seen);
  return (
    <section className="world-advice">
      {warned.length === 0 ? null : (
        <>
          <h2>{t.lookAt}</h2>
          <ul>
            {warned.map(({ rule, what, name }) => (
              <li key={`${what} ${name}`} className="world-warned">
                {told(t.warned[what as keyof typeof t.warned], { name })} <RuleRef id={rule} />
              </li>
            ))}
          </ul>
        </>
      )}
      <details>
        <summary>{t.advice}</summary>
        <p className="small soft">{t.adviceNote}</p>
        <ul>
          {saga.campaign.ADVICE.map(({ rule, what }) => (
            <li key={rule}>
              {t.advised[what]} <RuleRef id={rule} />
            </li>
          ))}
        </ul>
      </details>
    </section>
  );
};

const PARTS = ['world', 'powers', 'year', 'rules'] as const;

/** Which part the address names: /setting#year. */
const usePart = (otherwise: string): readonly [string, (part: string) => void] => {
  const named = (): string => PARTS.find((part) => `#${part}` === location.hash) ?? otherwise;
  const [at, setAt] = useState(named);
  useEffect(() => {
    const went = (): void => setAt(named());
    addEventListener('hashchange', went);
    return () => removeEventListener('hashchange', went);
  });
  return [
    at,
    (part) => {
      history.replaceState(history.state, '', `#${part}`);
      setAt(part);
    },
  ];
};

/** The setting of a campaign: its world, its powers and their wealth, the turning of the year, and how the table plays. */
export const SettingPage = () => {
  const { t, seen } = useCampaignIn(SETTING);
  const [wanted, setWanted] = useState('');
  const books = booksOf(seen);
  const asks = books !== null && (books.due || books.open.length > 0);
  const [at, go] = usePart(asks ? 'year' : 'world');
  const found = finder(wanted);
  const due = (
    <>
      {t.tabs.year}
      <i className="tab-due" role="img" aria-label={t.asked} title={t.asked} />
    </>
  );
  const panels = {
    world: (
      <div className="world-columns">
        <div>
          <SettingText />
          <Notes found={found} />
        </div>
        <div>
          <WorldOfCampaign />
          <Regions found={found} />
          <Advice />
        </div>
      </div>
    ),
    powers: <Powers found={found} />,
    year: (
      <div className="world-columns">
        <Reckoning />
        <div>
          <CreditScenes />
          <ExternalEvents />
        </div>
      </div>
    ),
    rules: (
      <div className="world-columns">
        <CampaignRules found={found} />
        <CastSizes />
      </div>
    ),
  } as const;
  return (
    <div className="setting">
      <header className="setting-head">
        <h1>{t.title}</h1>
        <Field label={t.search} type="search" value={wanted} onText={setWanted} />
      </header>
      <Tabs
        label={t.parts}
        tabs={PARTS.map((key) => ({ key, label: key === 'year' && asks ? due : t.tabs[key], panel: panels[key] }))}
        at={at}
        onGo={go}
      />
    </div>
  );
};
