import { type Chapter, entryTitle, type Leaf, type leafTeller, type Speech } from '@warmoot/words';
import { memo, useMemo, useRef } from 'react';
import { Link } from 'wouter';
import { plateOf } from '../handover/plate/plateOf.js';
import { ScenePlate } from '../handover/plate/ScenePlate.js';
import { Shield } from '../sheet/Shield.js';
import { useCampaignIn } from '../useCampaign.js';
import { Paragraphs } from './Paragraphs.js';
import { useTelling } from './telling.js';
import { JOURNAL } from './words.js';

type ChapterOf = Extract<Leaf, { leaf: 'chapter' }>;

const Said = ({ speech: { who, words: spoken, appeal, came, moved } }: { readonly speech: Speech }) => {
  const { words } = useCampaignIn(JOURNAL);
  const { told } = words.campaign.story;
  return (
    <blockquote className={moved ? 'said moved' : 'said'}>
      {spoken === '' ? null : (
        <p className="story">
          {who === null ? null : <cite>{who}</cite>} {who === null ? spoken : told.said({ text: spoken })}
        </p>
      )}
      {[...(appeal === null ? [] : [appeal]), ...came].map((one) => (
        <p key={one} className="note">
          {one}
        </p>
      ))}
      {moved ? <p className="lab">{told.appealMoved}</p> : null}
    </blockquote>
  );
};

const Turns = ({ turns }: Pick<Chapter, 'turns'>) => {
  const { words } = useCampaignIn(JOURNAL);
  const { told, turns: names } = words.campaign.story;
  if (turns.length === 0) return null;
  return (
    <section>
      <h4>{told.turning}</h4>
      <ol className="turns">
        {turns.map(({ turn, when, text }) => (
          <li key={text}>
            <b>
              {names[turn]}
              {when === null ? null : <small>{when}</small>}
            </b>
            <span className="story">{text}</span>
          </li>
        ))}
      </ol>
    </section>
  );
};

/** What a chapter says, with everybody who was in it. */
const Body = ({ chapter }: { readonly chapter: Chapter }) => {
  const { words, seen, people } = useCampaignIn(JOURNAL);
  const { told } = words.campaign.story;
  const { who, outcome, text, turns, speeches, losses, changes, isSealed } = chapter;
  return (
    <>
      {who.length === 0 ? null : (
        <ul className="chapter-who" aria-label={told.with({ names: who.map(({ name }) => name) })}>
          {who.map(({ id, name }) => {
            const one = seen.open.characters[id];
            return (
              <li key={id}>
                {one === undefined ? null : <Shield of={one} people={people} size={18} />}
                {name}
              </li>
            );
          })}
        </ul>
      )}
      {outcome.length === 0 ? null : <p className="story">{outcome.join(' ')}</p>}
      <Paragraphs className="note" of={text} />
      <Turns turns={turns} />
      {speeches.length === 0 ? null : (
        <section>
          <h4>{told.speeches}</h4>
          {speeches.map((one, nth) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same may be said twice; its place is what it is.
            <Said key={nth} speech={one} />
          ))}
        </section>
      )}
      {losses.length === 0 ? null : (
        <section>
          <h4>{told.losses}</h4>
          <dl className="small chapter-losses">
            {losses.map(({ name, what }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{what}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      {changes.length === 0 ? null : (
        <section>
          <h4>{told.changes}</h4>
          <ul className="small chapter-changes">
            {changes.map(({ name, what }) => (
              <li key={name}>
                <b>{name}</b>: {what.join('; ')}
              </li>
            ))}
          </ul>
        </section>
      )}
      {isSealed ? <p className="small soft">{told.sealed}</p> : null}
    </>
  );
};

interface ChapterProps {
  readonly leaf: ChapterOf;
  readonly tell: ReturnType<typeof leafTeller>;
}

/** A scene as a chapter of the story. Its log is fetched when somebody comes near to it. */
export const ChapterLeaf = memo(({ leaf, tell }: ChapterProps) => {
  const { t, words, seen, people, table } = useCampaignIn(JOURNAL);
  const place = useRef<HTMLElement | null>(null);
  const { entry, number } = leaf;
  const read = useTelling(entry.played, place);
  const chapter = tell(leaf, read === undefined ? {} : { [entry.id]: read }) as Chapter;
  const { label, heading, date, place: where, kind } = chapter;
  const title = entryTitle(words, entry);
  const plate = useMemo(
    () => plateOf({ seen, people }, { ...entry, key: entry.id }, title),
    [seen, people, entry, title],
  );
  return (
    <article ref={place} className="chapter journal-entry" id={`chapter-${number}`} tabIndex={-1}>
      <ScenePlate of={plate} />
      <p className="lab soft">{label}</p>
      <h3>{heading}</h3>
      <p className="small soft">{[date, where, kind].filter((one) => one !== '').join(' · ')}</p>
      <Body chapter={chapter} />
      <p className="small journal-ways">
        {entry.played === null || chapter.isSealed ? null : (
          <Link className="alone" href={`/t/${table}/scene/${entry.played}`}>
            {t.readIt}
          </Link>
        )}
        <Link className="alone" href={`/t/${table}/next/${entry.id}`}>
          {t.whatNext}
        </Link>
      </p>
    </article>
  );
});
