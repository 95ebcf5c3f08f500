import { Suspense, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { later } from '../../browser/later.js';
import { Icon } from '../../design/base/Icon.js';
import { OfflineBanner } from '../../design/faults/Banner.js';
import { LanguageSwitch, ThemeSwitch } from '../../design/forms/Switches.js';
import { Popover } from '../../design/panels/Popover.js';
import { Skip } from '../../design/shell/Skip.js';
import { useWords } from '../../words/WordsProvider.js';
import { Further } from './Further.js';
import type { HomeData } from './homeData.js';
import { Raid } from './Raid.js';
import { Ways } from './Ways.js';
import { WAYS } from './ways.table.js';
import { Yours } from './Yours.js';
import './home.css';

/** The first page is drawn before the rules are here. */
const OtherKinds = later(async () => (await import('./OtherKinds.js')).OtherKinds);
const LATER_MS = 200;

const DRAWN: readonly string[] = WAYS.map(({ kind }) => kind);

const useLater = (): boolean => {
  const [isLater, setLater] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => void OtherKinds.ahead().then(() => setLater(true)), LATER_MS);
    return () => clearTimeout(timer);
  }, []);
  return isLater;
};

/** Over the plate: where else one can go, and how many tables wait. */
const Head = ({ tables }: Pick<HomeData, 'tables'>) => {
  const { ui } = useWords();
  const waiting = tables.filter(({ turn }) => turn).length;
  return (
    <header className="home-head">
      <p className="home-name">
        <Icon name="mark" size={30} />
        {ui.name}
      </p>
      <nav aria-label={ui.nav.places}>
        <Link href="/rules">{ui.nav.rules}</Link>
        <a href="#yours">
          {ui.home.yours}
          {waiting === 0 ? null : <b className="home-waits">{ui.home.waiting({ count: waiting })}</b>}
        </a>
        <Popover
          label={ui.nav.menu}
          triggerLabel={ui.nav.menu}
          triggerClass="head-menu"
          trigger={<Icon name="ui-menu" size={22} />}
        >
          <div className="menu">
            <ThemeSwitch />
            <LanguageSwitch />
          </div>
        </Popover>
      </nav>
    </header>
  );
};

/** The first page: a story to begin with, every way to play, your tables, and what goes further. */
export const HomePage = ({ data }: { readonly data: HomeData }) => {
  const isLater = useLater();
  return (
    <div className="home">
      <Skip />
      <Head tables={data.tables} />
      <OfflineBanner />
      <main id="page" tabIndex={-1}>
        <Raid />
        <Ways data={data} />
        <div className="below">
          <Yours tables={data.tables} put={data.put} />
          <Further start={data.start} />
          {isLater ? (
            <Suspense fallback={null}>
              <OtherKinds drawn={DRAWN} data={data} />
            </Suspense>
          ) : null}
        </div>
      </main>
    </div>
  );
};
