import type { saga } from '@warmoot/rules';
import { type CampaignNames, entryTitle, outcomeOf } from '@warmoot/words';
import { useEffect, useMemo, useRef } from 'react';
import { Link } from 'wouter';
import { Sign } from '../../design/shell/Sign.js';
import { signOf } from '../../design/shell/signs.js';
import { staysSealed } from '../../net/sealed.js';
import { useCampaignIn } from '../useCampaign.js';
import type { Drawable } from './plate/plateOf.js';
import { plateOf } from './plate/plateOf.js';
import { ScenePlate } from './plate/ScenePlate.js';
import { NEXT } from './words.js';

type Entry = saga.campaign.Entry;

const usePlate = (drawn: Drawable, title: string): ReturnType<typeof plateOf> => {
  const { seen, people } = useCampaignIn(NEXT);
  return useMemo(() => plateOf({ seen, people }, drawn, title), [seen, people, drawn, title]);
};

/** What stands under a plate: name, day and kind, and a line on it. */
const Caption = ({ title, of, date, kind, line }: CaptionProps) => (
  <span className="chain-caption">
    <b>{title}</b>
    <small>
      <Sign of={signOf({ kind: 'scene', scene: of ?? 'freeForm' })} size={18} />
      <span>
        {date} · {kind}
      </span>
    </small>
    {line === '' ? null : <em>{line}</em>}
  </span>
);

interface CaptionProps {
  readonly title: string;
  readonly of: Entry['scene'];
  readonly date: string;
  readonly kind: string;
  readonly line: string;
}

const Played = ({ entry, names }: { readonly entry: Entry; readonly names: CampaignNames }) => {
  const { t, words, seen, table, sitting, shortDate } = useCampaignIn(NEXT);
  const title = entryTitle(words, entry);
  const drawn = useMemo(() => ({ ...entry, key: entry.id }), [entry]);
  const plate = usePlate(drawn, title);
  const outer = seen.open.entries[entry.inside ?? ''];
  const scene = words.calendar.scenes[entry.scene ?? 'freeForm'];
  const days = entry.days > 1 ? t.overDays({ kind: scene, days: entry.days }) : scene;
  const kind = outer === undefined ? days : t.inside({ kind: scene, title: outer.title });
  const [first = ''] = outcomeOf(entry, names);
  const caption = (
    <>
      <ScenePlate of={plate} />
      <Caption title={title} of={entry.scene} date={shortDate(entry.day)} kind={kind} line={first || entry.text} />
    </>
  );
  return entry.played === null || staysSealed(sitting, entry.played) ? (
    <span className="chain-one">{caption}</span>
  ) : (
    <Link className="chain-one" href={`/t/${table}/scene/${entry.played}`}>
      {caption}
    </Link>
  );
};

export interface Coming {
  readonly drawn: Drawable;
  readonly title: string;
  readonly date: string;
  readonly line: string;
}

/** The scene that comes: a proof of the line block only, which is inked when play goes on. */
const Proof = ({ coming, isInking }: { readonly coming: Coming; readonly isInking: boolean }) => {
  const { t, words } = useCampaignIn(NEXT);
  const { drawn, title, date, line } = coming;
  const plate = usePlate(drawn, title);
  const kind = t.notPlayed({ kind: words.calendar.scenes[drawn.scene ?? 'freeForm'] });
  return (
    <span className="chain-one">
      <span className="chain-proof">
        <ScenePlate of={plate} className="scene-plate-proof" />
        {isInking ? <ScenePlate of={plate} className="chain-ink" /> : null}
      </span>
      <Caption title={title} of={drawn.scene} date={date} kind={kind} line={line} />
    </span>
  );
};

interface StoryChainProps {
  readonly story: readonly Entry[];
  readonly names: CampaignNames;
  readonly coming: Coming | null;
  readonly isInking: boolean;
}

/** The scenes that have led here, the newest last, and the one that comes. It opens at its newest end. */
export const StoryChain = ({ story, names, coming, isInking }: StoryChainProps) => {
  const { t } = useCampaignIn(NEXT);
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const { current } = list;
    if (current !== null) current.scrollLeft = current.scrollWidth;
  }, []);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways, by keys too.
    <ol ref={list} className="story-chain" aria-label={t.story} tabIndex={0}>
      {story.map((entry) => (
        <li key={entry.id}>
          <Played entry={entry} names={names} />
        </li>
      ))}
      {coming === null ? null : (
        <li data-next="">
          <Proof coming={coming} isInking={isInking} />
        </li>
      )}
    </ol>
  );
};
