import { Suspense, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { later } from '../../browser/later.js';
import { Icon, type IconName } from '../../design/base/Icon.js';
import { GUIDE_NAMES, type GuideKind, guideOf } from '../../rulebook/guides.js';
import { useSpoken } from '../../words/speech.js';
import { useWords } from '../../words/WordsProvider.js';
import type { HomeData } from './homeData.js';

const TO_COME: readonly { readonly key: 'talk' | 'move'; readonly icon: IconName }[] = [
  { key: 'talk', icon: 'sc-talk' },
  { key: 'move', icon: 'sc-move' },
];

/** Which kinds of scene have a tile of their own. The check is for campaigns and for the page of a table. */
const DRAWN = ['duel', 'battle', 'check'];

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

const GuideLink = ({ kind }: { readonly kind: GuideKind }) => {
  const { t } = useSpoken(GUIDE_NAMES);
  return (
    <Link className="way-guide" href={guideOf(kind) ?? '/rules'}>
      {t.titles[kind]}
    </Link>
  );
};

/** What is played: what can be begun already leads there, from anywhere on its tile. */
export const Kinds = ({ play, busy }: Pick<HomeData, 'play' | 'busy'>) => {
  const { ui } = useWords();
  const { kinds, toCome, whatIsPlayed } = ui.home;
  const isLater = useLater();
  return (
    <ul className="kinds" aria-label={whatIsPlayed}>
      {TO_COME.map(({ key, icon }) => (
        <li key={key}>
          <Icon name={icon} size={34} />
          <h3>
            {kinds[key].name}
            <span className="kinds-to-come">{toCome}</span>
          </h3>
          <p>{kinds[key].about}</p>
        </li>
      ))}
      <li>
        <Icon name="sc-duel" size={34} />
        <h3 id="kind-duel">{kinds.duel.name}</h3>
        <p>{kinds.duel.about}</p>
        <button
          type="button"
          className="way"
          aria-describedby="kind-duel"
          aria-busy={busy || undefined}
          onClick={() => play?.('duel')}
        >
          {kinds.duel.act}
        </button>
        <GuideLink kind="duel" />
      </li>
      <li>
        <Icon name="sc-battle" size={34} />
        <h3 id="kind-battle">{kinds.battle.name}</h3>
        <p>{kinds.battle.about}</p>
        <button
          type="button"
          className="way"
          aria-describedby="kind-battle"
          aria-busy={busy || undefined}
          onClick={() => play?.('battle')}
        >
          {kinds.battle.act}
        </button>
        <GuideLink kind="battle" />
      </li>
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

/** How to begin, and what goes on from a single scene: a campaign, and fields of one's own. */
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
        </li>
      ))}
    </ul>
  );
};
