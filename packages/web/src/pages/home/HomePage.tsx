import { type FormEvent, useId, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { Icon } from '../../design/base/Icon.js';
import { OfflineBanner } from '../../design/faults/Banner.js';
import { Button } from '../../design/forms/Button.js';
import { LanguageSwitch, ThemeSwitch } from '../../design/forms/Switches.js';
import { Popover } from '../../design/panels/Popover.js';
import { Skip } from '../../design/shell/Skip.js';
import { GUIDE_NAMES, type GuideKind } from '../../rulebook/guides.js';
import { useSpoken } from '../../words/speech.js';
import { useWords } from '../../words/WordsProvider.js';
import { codeIn } from '../join/code.js';
import './home.css';
import './home-narrow.css';
import { type HomeData, isOpponent, OPPONENTS } from './homeData.js';
import { Kinds, Ways } from './Kinds.js';
import plate from './plate.svg';
import { Yours } from './Yours.js';

/** One file for both themes: the fragment chooses the block. The hidden one is never fetched. */
const Plate = ({ label }: { readonly label: string }) => (
  <>
    <img
      className="plate plate-light"
      src={plate}
      alt={label}
      width={1440}
      height={630}
      loading="lazy"
      decoding="async"
    />
    <img
      className="plate plate-dark"
      src={`${plate}#dark`}
      alt=""
      width={1440}
      height={630}
      loading="lazy"
      decoding="async"
    />
  </>
);

const JoinForm = () => {
  const { ui } = useWords();
  const [, go] = useLocation();
  const [code, setCode] = useState('');
  const join = (event: FormEvent) => {
    event.preventDefault();
    const asked = codeIn(code);
    // Behind the #, where no server logs it.
    go(asked === '' ? '/join' : `/join#${encodeURIComponent(asked)}`);
  };
  return (
    <form className="code" onSubmit={join}>
      <label className="vh" htmlFor="code">
        {ui.home.code}
      </label>
      <input
        id="code"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        placeholder={ui.home.codeHint}
        value={code}
        onChange={({ target }) => setCode(target.value)}
      />
      <Button kind="ink" type="submit">
        {ui.home.join}
      </Button>
    </form>
  );
};

/** What is played at once, the usual first. */
const AT_ONCE = ['duel', 'battle', 'discussion', 'check'] as const satisfies readonly GuideKind[];

/** One press begins; against whom can be said before. */
const PlayNow = ({ data }: { readonly data: HomeData }) => {
  const { ui } = useWords();
  const { t } = useSpoken(GUIDE_NAMES);
  const label = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for what is filled in, and these begin at once.
    <div className="play" role="group" aria-labelledby={label}>
      <b id={label}>{ui.home.playNow}</b>
      {AT_ONCE.map((kind, nth) => (
        <Button key={kind} kind={nth === 0 ? 'act' : 'line'} busy={data.busy} onClick={() => data.play?.(kind)}>
          {t.names[kind]}
        </Button>
      ))}
      <select
        aria-label={ui.home.opponent}
        value={data.opponent}
        onChange={({ target }) => isOpponent(target.value) && data.onOpponent(target.value)}
      >
        {OPPONENTS.map((one) => (
          <option key={one} value={one}>
            {ui.home.opponents[one]}
          </option>
        ))}
      </select>
    </div>
  );
};

/** The first page: the poster, three ways in, your tables, and what is played. */
export const HomePage = ({ data }: { readonly data: HomeData }) => {
  const { ui } = useWords();
  return (
    <div className="home">
      <Skip />
      <header className="home-head">
        <Icon name="mark" size={30} />
        <nav aria-label={ui.nav.places}>
          <Link href="/rules">{ui.nav.rules}</Link>
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
      <OfflineBanner />
      <main id="page" tabIndex={-1}>
        <section className="hero">
          <Plate label={ui.home.plate} />
          <div className="hero-text">
            <h1>{ui.name}</h1>
            <p>{ui.home.sentence}</p>
            <div className="hero-acts">
              <PlayNow data={data} />
              <Button className="hero-start" onClick={() => data.start?.()}>
                {ui.home.start}
              </Button>
              <JoinForm />
            </div>
            {data.note}
          </div>
        </section>
        <div className="below">
          <Yours tables={data.tables} put={data.put} />
          <div className="played">
            <Kinds play={data.play} busy={data.busy} />
            <Ways />
          </div>
        </div>
      </main>
    </div>
  );
};
