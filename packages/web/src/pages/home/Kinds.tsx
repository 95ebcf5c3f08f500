import { type ReactNode, Suspense, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { later } from '../../browser/later.js';
import { Icon, type IconName } from '../../design/base/Icon.js';
import { GUIDE_NAMES, type GuideKind, guideOf, type PlayedKind } from '../../rulebook/guides.js';
import { useSpoken } from '../../words/speech.js';
import { useWords } from '../../words/WordsProvider.js';
import type { HomeData } from './homeData.js';

/** Which kinds of scene have a tile. The race is for campaigns and for the page of a table. */
const DRAWN = [
  'discussion',
  'chase',
  'march',
  'duel',
  'battle',
  'command',
  'sortie',
  'skirmish',
  'lines',
  'check',
  'race',
];

/** The first page is drawn before the rules are here. */
const OtherKinds = later(async () => (await import('./OtherKinds.js')).OtherKinds);
const LATER_MS = 200;

const useLater = (): boolean => {
  const [isLater, setLater] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => void OtherKinds.ahead().then(() => setLater(true)), LATER_MS);
    return () => clearTimeout(timer);
  }, []);
  return isLater;
};

/** The guide to a kind of scene, where it has one. */
const GuideLink = ({ kind }: { readonly kind: PlayedKind }) => {
  const { t } = useSpoken(GUIDE_NAMES);
  const guide = guideOf(kind);
  return guide === null ? null : (
    <Link className="way-guide" href={guide}>
      {t.titles[kind as GuideKind]}
    </Link>
  );
};

interface TileProps extends Pick<HomeData, 'play' | 'busy'> {
  readonly kind: PlayedKind;
  readonly icon: IconName;
  readonly told: { readonly name: string; readonly about: string; readonly act: string };
  readonly children?: ReactNode;
}

/** A kind of scene: a press anywhere on its tile begins one. */
const Tile = ({ kind, icon, told, play, busy, children }: TileProps) => (
  <li>
    <Icon name={icon} size={34} />
    <h3 id={`kind-${kind}`}>{told.name}</h3>
    <p>{told.about}</p>
    <button
      type="button"
      className="way"
      aria-describedby={`kind-${kind}`}
      aria-busy={busy || undefined}
      onClick={() => play?.(kind)}
    >
      {told.act}
    </button>
    {children}
    <GuideLink kind={kind} />
  </li>
);

/** What is played: what can be begun already leads there, from anywhere on its tile. */
export const Kinds = ({ play, busy }: Pick<HomeData, 'play' | 'busy'>) => {
  const { ui } = useWords();
  const { kinds, whatIsPlayed } = ui.home;
  const isLater = useLater();
  return (
    <ul className="kinds" aria-label={whatIsPlayed}>
      <Tile kind="discussion" icon="sc-talk" told={kinds.talk} play={play} busy={busy}>
        <Link className="way-guide" href="/start?play=discussion">
          {kinds.talk.friends}
        </Link>
      </Tile>
      <Tile kind="chase" icon="wy-open" told={kinds.move} play={play} busy={busy}>
        <Link className="way-guide" href="/start?play=chase">
          {kinds.move.friends}
        </Link>
      </Tile>
      <Tile kind="march" icon="sc-move" told={kinds.march} play={play} busy={busy}>
        <Link className="way-guide" href="/start?play=march">
          {kinds.march.friends}
        </Link>
      </Tile>
      <Tile kind="duel" icon="sc-duel" told={kinds.duel} play={play} busy={busy} />
      <Tile kind="battle" icon="sc-battle" told={kinds.battle} play={play} busy={busy} />
      <Tile kind="command" icon="wr-command" told={kinds.command} play={play} busy={busy}>
        <Link className="way-guide" href="/start?play=command">
          {kinds.command.friends}
        </Link>
      </Tile>
      <Tile kind="sortie" icon="so-charge" told={kinds.sortie} play={play} busy={busy}>
        <Link className="way-guide" href="/start?play=sortie">
          {kinds.sortie.friends}
        </Link>
      </Tile>
      <Tile kind="skirmish" icon="sc-skirmish" told={kinds.skirmish} play={play} busy={busy}>
        <Link className="way-guide" href="/start?play=skirmish">
          {kinds.skirmish.friends}
        </Link>
      </Tile>
      <Tile kind="lines" icon="wr-warband" told={kinds.lines} play={play} busy={busy}>
        <Link className="way-guide" href="/start?play=lines">
          {kinds.lines.friends}
        </Link>
      </Tile>
      <Tile kind="check" icon="di-d8" told={kinds.check} play={play} busy={busy} />
      {isLater ? (
        <Suspense fallback={null}>
          <OtherKinds drawn={DRAWN} />
        </Suspense>
      ) : null}
    </ul>
  );
};

const WAYS = [
  { key: 'guides', href: '/rules' },
  { key: 'campaign', href: '/start?play=campaign' },
  { key: 'fields', href: '/maps' },
] as const;

/** How to begin, and what goes on from a single scene: a campaign, and maps of one's own. */
export const Ways = () => {
  const { ui } = useWords();
  return (
    <ul className="ways" aria-label={ui.home.more}>
      {WAYS.map(({ key, href }) => (
        <li key={key}>
          <h3 id={`way-${key}`}>{ui.home.ways[key].name}</h3>
          <p>{ui.home.ways[key].about}</p>
          <Link className="way" aria-describedby={`way-${key}`} href={href}>
            {ui.home.ways[key].act}
          </Link>
          {key === 'fields' ? (
            <Link className="way-guide" href="/maps/roads">
              {ui.home.ways.fields.roads}
            </Link>
          ) : null}
        </li>
      ))}
    </ul>
  );
};
