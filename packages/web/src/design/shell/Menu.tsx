import { Link } from 'wouter';
import type { Person } from '../../people/person.js';
import { useWords } from '../../words/WordsProvider.js';
import { Icon } from '../base/Icon.js';
import { LanguageSwitch, ThemeSwitch } from '../forms/Switches.js';
import { Popover } from '../panels/Popover.js';
import { type Doing, Seats } from '../seats/SeatChip.js';
import type { Place } from './places.js';

interface MenuProps {
  readonly ways: readonly { readonly place: Place; readonly href: string }[];
  readonly at: Place | null;
  readonly people?: readonly Person[];
  readonly doing?: Readonly<Record<string, Doing>>;
}

/** What has no room in the head: on the phone the places and seats too. */
export const Menu = ({ ways, at, people, doing }: MenuProps) => {
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
        </nav>
        {people === undefined ? null : <Seats people={people} {...(doing && { doing })} />}
        <ThemeSwitch />
        <LanguageSwitch />
      </div>
    </Popover>
  );
};
