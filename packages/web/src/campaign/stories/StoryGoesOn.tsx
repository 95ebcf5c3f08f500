import { saga } from '@warmoot/rules';
import { storyTold } from '@warmoot/words';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { Button, ButtonLink } from '../../design/forms/Button.js';
import '../../design/panels/leaf.css';
import type { Hindrance } from '../../net/api.js';
import { Strip } from '../../table/Strip.js';
import { entriesIn } from '../seen.js';
import { useCampaignIn } from '../useCampaign.js';
import { playOpening } from './beginStory.js';
import { STORY } from './words.js';

type Entry = saga.campaign.Entry;

/** The chapters of the story that are on the calendar and have come so far; what only calls itself one is none. */
const chaptersThat = (seen: saga.campaign.SeenCampaign, state: Entry['state']): readonly Entry[] =>
  saga.calendar.inOrder(
    entriesIn(seen).filter((entry) => entry.state === state && saga.campaign.storyChapter(seen, entry) !== null),
  );

/** The chapter that was told last, where the story has still something to tell after it. */
const lastTold = (seen: saga.campaign.SeenCampaign): Entry | null => {
  const last = saga.campaign.storyLast(seen);
  if (last === null || chaptersThat(seen, 'running').length > 0) return null;
  return saga.campaign.nextScenes(seen, last).some(({ chapter }) => chapter !== undefined) ? last : null;
};

/** On the first page of a campaign that tells a story: how it goes on, where nobody is in it just now. */
export const StoryGoesOn = () => {
  const { t, words, seen, seat, table, plays, shortDate } = useCampaignIn(STORY);
  const [, goTo] = useLocation();
  const [isBusy, setBusy] = useState(false);
  const [hindrance, setHindrance] = useState<Hindrance | null>(null);
  const opening = saga.campaign.storyOpens(seen, storyTold(words.language, seen.open.founding?.story));
  const last = opening === null ? lastTold(seen) : null;
  if (!plays || (opening === null && last === null)) return null;
  const [waits] = chaptersThat(seen, 'planned');
  const title = last?.title ?? '';
  const said =
    waits === undefined ? t.after({ title }) : t.waits({ title, next: waits.title, date: shortDate(waits.day) });
  const begin = async (): Promise<void> => {
    setBusy(true);
    const why = await playOpening({ table, seat }, words.language);
    setBusy(false);
    setHindrance(why);
    if (why === null) goTo(`/t/${table}`);
  };
  return (
    <section className="first-steps leaf">
      <h2>{opening === null ? t.goesOn : (opening.told?.title ?? '')}</h2>
      <p>{opening === null ? said : (opening.told?.about ?? '')}</p>
      <p className="plan-acts">
        {opening === null ? (
          <ButtonLink kind="act" href={`/t/${table}/next/${last?.id}`}>
            {t.whatNext}
          </ButtonLink>
        ) : (
          <Button kind="act" busy={isBusy} onClick={() => void begin()}>
            {t.start}
          </Button>
        )}
      </p>
      <Strip hindrance={hindrance} />
    </section>
  );
};
