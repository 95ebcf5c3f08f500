import type { saga } from '@warmoot/rules';
import { entryTitle, type Story, type StoryPictures } from '@warmoot/words';
import { useEffect, useRef } from 'react';
import { plateOf } from '../handover/plate/plateOf.js';
import { ScenePlate } from '../handover/plate/ScenePlate.js';
import { CampaignPlate } from '../home/CampaignPlate.js';
import { Shield } from '../sheet/Shield.js';
import { useCampaignIn } from '../useCampaign.js';
import { fontsFor, spriteFor, styleFor } from './pictures.js';
import { StoryMap } from './TitleLeaf.js';
import { JOURNAL } from './words.js';

interface DrawnProps {
  readonly story: Story;
  readonly onDrawn: (pictures: StoryPictures) => void;
}

/** By their keys what was drawn of one kind. */
const markupOf = (drawn: Element, kind: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    [...drawn.querySelectorAll(`[data-${kind}]`)].map((one) => [one.getAttribute(`data-${kind}`) ?? '', one.innerHTML]),
  );

/** Draws all that a file of the story shows, out of sight, and hands its markup over. */
export const Drawn = ({ story, onDrawn }: DrawnProps) => {
  const { seen, people, words } = useCampaignIn(JOURNAL);
  const place = useRef<HTMLDivElement | null>(null);
  const chapters = story.years.flatMap(({ leaves }) => leaves.filter((leaf) => leaf.leaf === 'chapter'));
  const drawnOf = ({ id }: { readonly id: string }): saga.campaign.Entry | undefined => seen.open.entries[id];
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is drawn once, for this file.
  useEffect(() => {
    const drawn = place.current;
    if (drawn === null) return;
    const { plate = '' } = markupOf(drawn, 'leaf');
    const { map = '' } = markupOf(drawn, 'map');
    void fontsFor().then((fonts) =>
      onDrawn({
        sprite: spriteFor(drawn.innerHTML),
        style: [fonts, styleFor(drawn)].join('\n'),
        title: plate,
        map,
        plates: markupOf(drawn, 'plate'),
        arms: markupOf(drawn, 'arms'),
      }),
    );
  }, []);
  return (
    <div ref={place} hidden>
      <span data-leaf="plate">
        <CampaignPlate />
      </span>
      <span data-map="map">
        <StoryMap journeys={story.journeys} chaptersAt={story.chaptersAt} />
      </span>
      {chapters.map((chapter) => {
        const entry = drawnOf(chapter);
        return entry === undefined ? null : (
          <span key={chapter.id} data-plate={chapter.id}>
            <ScenePlate of={plateOf({ seen, people }, { ...entry, key: entry.id }, entryTitle(words, entry))} />
          </span>
        );
      })}
      {Object.values(seen.open.characters).map((one) => (
        <span key={one.id} data-arms={one.id}>
          <Shield of={one} people={people} size={18} />
        </span>
      ))}
    </div>
  );
};
