import { storyTold } from '@warmoot/words';
import { useState } from 'react';
import { Arms } from '../../design/base/Arms.js';
import { Button } from '../../design/forms/Button.js';
import { Select } from '../../design/forms/Select.js';
import type { Hindrance } from '../../net/api.js';
import type { SetUpProps } from '../../table/adds.js';
import { Bring } from '../../table/people/Door.js';
import { People } from '../../table/people/People.js';
import { isHost, isPlayer } from '../../table/rulings/propose.js';
import { Strip } from '../../table/Strip.js';
import { Asks } from '../../table/setup/Begins.js';
import { places, seatsToPlay } from '../../table/setup/places.js';
import { Slated } from '../../table/setup/SlateNote.js';
import { useSlate } from '../../table/setup/slate.js';
import { SLATE } from '../../table/setup/slateWords.js';
import { useSpoken } from '../../words/speech.js';
import { beginShared } from './beginShared.js';
import { changedPart, givenTo, playersOf, storyCalled, usualParts } from './parts.js';
import { STORY } from './words.js';
import './stories.css';

type Chapters = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** What a part does, chapter by chapter. */
const Does = ({ part }: { readonly part: string }) => {
  const { t } = useSpoken(STORY);
  const names: Readonly<Record<string, string>> = t.raid.chapters;
  return (
    <dl className="part-does">
      {Object.entries(t.raid.plays as Chapters).map(([chapter, lines]) => (
        <div key={chapter}>
          <dt>{names[chapter]}</dt>
          <dd>{lines[part]}</dd>
        </div>
      ))}
    </dl>
  );
};

/** The table before a story: who plays which of its parts, how others come in, and the button that begins it. */
export const StoryLobby = ({ kind, onOther, ...props }: SetUpProps) => {
  const story = storyCalled(kind);
  const { t, words } = useSpoken(STORY);
  const { t: slate } = useSpoken(SLATE);
  const { sitting, act, people } = props;
  const { table, seat, seen } = sitting;
  const [isBusy, setBusy] = useState(false);
  const [hindrance, setHindrance] = useState<Hindrance | null>(null);
  const named: Readonly<Record<string, { readonly name: string; readonly who: string }>> = t.raid.parts;
  const there = seatsToPlay(sitting);
  const host = there.find((one) => one.host);
  const hosts = isHost(sitting);
  const field = useSlate({ sitting, act, kind: story.key })(
    'places',
    places,
    usualParts(story, named, host?.seat ?? seat),
  );
  const players = playersOf(
    story,
    field.value,
    there.map((one) => one.seat),
  );
  const say = (value: unknown): string | null => {
    const change = changedPart(field.value, value as never);
    const part = change === null ? undefined : named[story.parts[change.nth] ?? ''];
    if (change === null || part === undefined) return null;
    return change.seat === null
      ? t.computerAs({ part: part.name })
      : t.personAs({ part: part.name, name: people[change.seat]?.name ?? change.seat });
  };
  const begin = async (): Promise<void> => {
    setBusy(true);
    const taken = (seen?.seats ?? []).map(({ name }) => name);
    setHindrance(await beginShared({ table, seat }, { story: story.key, players, taken, language: words.language }));
    setBusy(false);
  };
  const lacks = players.every((one) => one.seat === null)
    ? t.needsPerson
    : (seen?.slate.asks.length ?? 0) > 0
      ? slate.leftToAnswer
      : null;
  return (
    <div className="lobby story-lobby">
      <h1>{seen?.title}</h1>
      <p className="story story-setting">{storyTold(words.language, story.key)('setting')}</p>
      <div className="story-columns">
        <section className="story-parts">
          <h2>{t.share}</h2>
          <p className="small soft">{hosts ? slate.hostNote : slate.guestNote({ host: host?.name ?? '' })}</p>
          <Slated sitting={sitting} of={field} say={(value) => say(value) ?? slate.theScene}>
            <ul>
              {players.map(({ part, seat: plays }, nth) => (
                <li key={part} data-mine={plays === seat || undefined}>
                  <Arms colour={plays === null ? nth : (people[plays]?.colour ?? nth)} size={46} />
                  <div className="part-who">
                    <h3>{named[part]?.name}</h3>
                    <p>{named[part]?.who}</p>
                  </div>
                  {isPlayer(sitting) ? (
                    <Select
                      label={t.playedBy}
                      options={there.map((one) => ({ key: one.seat, label: one.name }))}
                      at={plays ?? ''}
                      none={t.computer}
                      onPick={(picked) => field.set(givenTo(field.value, nth, picked === '' ? null : picked))}
                    />
                  ) : (
                    <p className="field">
                      <span className="lab">{t.playedBy}</span>
                      {plays === null ? t.computer : (people[plays]?.name ?? plays)}
                    </p>
                  )}
                  <Does part={part} />
                </li>
              ))}
            </ul>
          </Slated>
          <Asks sitting={sitting} act={act} say={(of, value) => (of === field.field ? say(value) : null)} />
          <Strip hindrance={hindrance} />
          <div className="story-begin">
            {hosts ? (
              <>
                <Button kind="act" busy={isBusy} off={lacks} onClick={() => void begin()}>
                  {t.start}
                </Button>
                <Button kind="quiet" onClick={onOther}>
                  {t.other}
                </Button>
              </>
            ) : (
              <p>{t.hostBegins({ host: host?.name ?? '' })}</p>
            )}
            <p className="small soft">
              {t.rest} {t.together}
            </p>
          </div>
        </section>
        <div className="lobby-people">
          <People {...props} />
          <Bring sitting={sitting} act={act} onOpen={() => void act({ do: 'openDoor' })} />
        </div>
      </div>
    </div>
  );
};
