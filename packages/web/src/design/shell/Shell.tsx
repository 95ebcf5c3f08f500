import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { cameFrom, noteAt } from '../../browser/cameFrom.js';
import { namePage } from '../../browser/pageTitle.js';
import type { Person } from '../../people/person.js';
import { useWords } from '../../words/WordsProvider.js';
import { Icon } from '../base/Icon.js';
import { OfflineBanner } from '../faults/Banner.js';
import { LanguageSwitch, PaceSwitch, ThemeSwitch } from '../forms/Switches.js';
import { Keys, KeysButton } from '../keys/Keys.js';
import { Popover } from '../panels/Popover.js';
import { type Doing, Seats } from '../seats/SeatChip.js';
import { PLACES, type Place } from './places.js';
import { Skip } from './Skip.js';
import './shell.css';
import './shell-narrow.css';
import { type Calendar, type Rounds, Spine } from './Spine.js';
import { WayBack } from './WayBack.js';

interface MenuProps {
  readonly ways: readonly { readonly place: Place; readonly href: string }[];
  readonly at: Place | null;
  readonly people?: readonly Person[];
  readonly doing?: Readonly<Record<string, Doing>>;
  readonly more?: ReactNode;
  readonly wishes?: ReactNode;
  readonly onKeys: () => void;
}

/** What has no room in the head: on the phone the places and seats too. */
const Menu = ({ ways, at, people, doing, more, wishes, onKeys }: MenuProps) => {
  const { ui } = useWords();
  return (
    <Popover
      label={ui.nav.menu}
      triggerLabel={ui.nav.menu}
      triggerClass="head-menu"
      trigger={<Icon name="ui-menu" size={22} />}
    >
      <div className="menu">
        <nav className="menu-places" aria-label={ui.nav.places}>
          <Link href="/">{ui.nav.home}</Link>
          {ways.map(({ place, href }) => (
            <Link key={place} href={href} aria-current={place === at ? 'page' : undefined}>
              {ui.nav[place]}
            </Link>
          ))}
          {more}
        </nav>
        {people === undefined ? null : <Seats people={people} {...(doing && { doing })} />}
        <ThemeSwitch />
        <LanguageSwitch />
        <PaceSwitch />
        {wishes}
        <KeysButton onOpen={onKeys} />
      </div>
    </Popover>
  );
};

export interface ShellProps {
  /** Which place is open. */
  readonly at: Place | null;
  /** The saga, then the scene, then a word on it. */
  readonly saga?: string;
  readonly scene?: string;
  readonly sub?: string;
  /** The part of the scene that runs, such as the round: on the phone it stands above the scene. */
  readonly part?: string | null;
  /** Addresses of the places; rules are always there. */
  readonly places?: Partial<Record<Place, string>>;
  readonly calendar?: Calendar | null;
  /** What stands at the edge where there is no calendar. */
  readonly rounds?: Rounds | null;
  readonly people?: readonly Person[];
  readonly doing?: Readonly<Record<string, Doing>>;
  /** Where back leads on the phone. */
  readonly back?: string;
  readonly banner?: ReactNode;
  /** What can be opened from the head, beside the menu. */
  readonly tools?: ReactNode;
  /** A way that stands in the menu, where the head has no room for it. */
  readonly menu?: ReactNode;
  /** What else can be set for this device, below what can be set everywhere. */
  readonly wishes?: ReactNode;
  readonly children: ReactNode;
}

/** What has no room for its whole length is said in full to who asks. */
const Title = ({ saga, scene, sub, part = null }: Pick<ShellProps, 'saga' | 'scene' | 'sub' | 'part'>) => (
  <div
    className="head-title"
    title={[saga, part, scene, sub].filter((one) => one !== undefined && one !== null).join(', ')}
    data-part={part === null ? undefined : ''}
  >
    {part === null ? null : <strong className="head-part">{part}</strong>}
    {saga === undefined ? null : <b>{saga}</b>}
    {saga === undefined || scene === undefined ? null : <span className="head-slash">/</span>}
    {scene === undefined ? null : <span className="head-scene">{scene}</span>}
    {sub === undefined ? null : <span className="head-sub">{sub}</span>}
  </div>
);

/** The frame of every page but home: the spine at the edge, the head above, the page below. */
export const Shell = ({
  at,
  saga,
  scene,
  sub,
  part,
  places = {},
  calendar,
  rounds,
  people,
  doing,
  back,
  banner,
  tools,
  menu,
  wishes,
  children,
}: ShellProps) => {
  const { ui } = useWords();
  const [isKeys, setKeys] = useState(false);
  const openKeys = useCallback(() => setKeys(true), []);
  const named = scene ?? (at === null ? undefined : ui.nav[at]);
  useEffect(() => {
    namePage(named ?? saga ?? null);
    return () => namePage(null);
  }, [named, saga]);
  const isAtTable = places.table !== undefined;
  const from = isAtTable ? null : cameFrom();
  useEffect(() => {
    if (isAtTable) noteAt({ path: `${location.pathname}${location.search}`, title: saga ?? named ?? '' });
  });
  const open: Partial<Record<Place, string>> = { ...places, rules: '/rules' };
  const ways = PLACES.flatMap((place) => {
    const href = open[place];
    return href === undefined ? [] : [{ place, href }];
  });
  return (
    <div className="shell">
      <Skip />
      <Keys isOpen={isKeys} onOpen={openKeys} onClose={() => setKeys(false)} />
      <Spine calendar={calendar ?? null} rounds={rounds ?? null} />
      <div className="shell-main">
        <header className="head">
          <Link
            className="head-back"
            href={back ?? from?.path ?? '/'}
            aria-label={from === null ? ui.nav.back : ui.nav.backToTable}
          >
            <Icon name="ui-back" />
          </Link>
          <Title
            saga={saga ?? ui.name}
            {...(named !== undefined && { scene: named })}
            {...(sub !== undefined && { sub })}
            {...(part !== undefined && { part })}
          />
          <nav className="head-nav" aria-label={ui.nav.places}>
            {ways.map(({ place, href }) => (
              <Link key={place} href={href} data-place={place} aria-current={place === at ? 'page' : undefined}>
                {ui.nav[place]}
              </Link>
            ))}
          </nav>
          {isAtTable ? null : <WayBack />}
          {people === undefined ? null : (
            <div className="head-seats">
              <Seats people={people} {...(doing && { doing })} />
            </div>
          )}
          {tools}
          <Menu
            ways={ways}
            at={at}
            {...(people && { people })}
            {...(doing && { doing })}
            more={menu}
            wishes={wishes}
            onKeys={openKeys}
          />
        </header>
        {banner ?? <OfflineBanner />}
        <main id="page" className="page" tabIndex={-1}>
          {children}
        </main>
      </div>
    </div>
  );
};
