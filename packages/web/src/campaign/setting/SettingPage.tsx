import { useEffect, useState } from 'react';
import { Field } from '../../design/forms/Field.js';
import { Tabs } from '../../design/panels/Tabs.js';
import { CreditScenes } from '../wealth/CreditScenes.js';
import { ExternalEvents } from '../wealth/ExternalEvents.js';
import { booksOf } from '../wealth/ledger.js';
import { Powers } from '../wealth/Powers.js';
import { Reckoning } from '../wealth/Reckoning.js';
import '../wealth/wealth.css';
import { useCampaignIn } from '../useCampaign.js';
import { Advice } from './Advice.js';
import { CampaignRules } from './CampaignRules.js';
import { CastSizes } from './CastSizes.js';
import { Notes } from './Notes.js';
import { Regions } from './Regions.js';
import { SettingText } from './SettingText.js';
import './setting.css';
import { SETTING } from './words.js';
import { finder } from './world.js';

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
        <Field label={t.search} type="search" value={wanted} onChange={({ target }) => setWanted(target.value)} />
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
