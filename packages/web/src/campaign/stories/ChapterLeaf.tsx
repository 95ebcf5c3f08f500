import type { saga } from '@warmoot/rules';
import { entryTitle } from '@warmoot/words';
import { useMemo } from 'react';
import { Button } from '../../design/forms/Button.js';
import { Dialog } from '../../design/panels/Dialog.js';
import type { Sitting } from '../../net/sitting.js';
import { peopleAt } from '../../people/people.js';
import { useSpoken } from '../../words/speech.js';
import { StoryFacts } from '../handover/before/StoryFacts.js';
import { plateOf } from '../handover/plate/plateOf.js';
import { ScenePlate } from '../handover/plate/ScenePlate.js';
import { wayIn } from '../handover/wayIn.js';
import { STORY } from './words.js';
import './stories.css';

interface ChapterLeafProps {
  readonly sitting: Sitting;
  readonly entry: saga.campaign.Entry;
  readonly chapter: saga.campaign.StoryChapter;
  readonly onClose: () => void;
}

type Plays = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Before a chapter: what was, how that has decided what it begins with, and what one plays in it. */
export const ChapterLeaf = ({ sitting, entry, chapter, onClose }: ChapterLeafProps) => {
  const { t, words } = useSpoken(STORY);
  const { seat, seen, here, campaign } = sitting;
  const title = entryTitle(words, entry);
  const plate = useMemo(() => {
    if (campaign === null || seen === null) return null;
    return plateOf({ seen: campaign, people: peopleAt(seen, here, seat) }, { ...entry, key: entry.id }, title);
  }, [campaign, seen, here, seat, entry, title]);
  const plays = (t.raid.plays as Plays)[chapter.chapter] ?? {};
  const isFought = entry.scene === 'battle';
  const mine = Object.entries(chapter.shared).flatMap(([part, who]) => (who === seat ? (plays[part] ?? []) : []));
  return (
    <Dialog open onClose={onClose} title={title}>
      <div className="chapter-leaf">
        {plate === null ? null : <ScenePlate of={plate} />}
        <p className="lab">{t.chapter({ nth: chapter.nth })}</p>
        <StoryFacts facts={chapter.before} />
        <h3>{t.youPlay}</h3>
        {(mine.length === 0 ? [t.watches] : mine).map((line) => (
          <p key={line}>{line}</p>
        ))}
        {isFought ? <p>{t.raid.combat[wayIn(entry.plan)]}</p> : null}
        <Button kind="act" onClick={onClose}>
          {t.begin}
        </Button>
      </div>
    </Dialog>
  );
};
