import { type Journey, paragraphs } from '@warmoot/words';
import { useMemo } from 'react';
import { shieldOf } from '../../people/shield.js';
import { mapOfCampaign } from '../founding/map.js';
import { type MapWay, WorldMap } from '../founding/WorldMap.js';
import { CampaignPlate } from '../home/CampaignPlate.js';
import { Shield } from '../sheet/Shield.js';
import { useCampaignIn } from '../useCampaign.js';
import { Paragraphs } from './Paragraphs.js';
import { JOURNAL } from './words.js';

interface MapProps {
  readonly journeys: readonly Journey[];
  readonly chaptersAt: Readonly<Record<string, readonly number[]>>;
}

/** As many ways as can be told apart. */
const WAYS = 6;

/** The map of the campaign's world with the ways of its people and the numbers of the chapters; nothing where none is drawn. */
export const StoryMap = ({ journeys, chaptersAt }: MapProps) => {
  const { seen, people } = useCampaignIn(JOURNAL);
  const { open } = seen;
  const places = useMemo(() => mapOfCampaign(seen), [seen]);
  const ways = useMemo(
    () =>
      journeys.slice(0, WAYS).flatMap(({ id, places: stops }): readonly MapWay[] => {
        const one = open.characters[id];
        return one === undefined ? [] : [{ id, places: stops, tincture: shieldOf(people, one).tincture }];
      }),
    [journeys, open.characters, people],
  );
  if (places.length === 0) return null;
  return (
    <WorldMap name={open.name} world={open.founding?.world ?? null} places={places} ways={ways} chapters={chaptersAt} />
  );
};

/** Who went where, in words: what the map shows with lines. */
const Journeys = ({ journeys }: Pick<MapProps, 'journeys'>) => {
  const { seen, people, words } = useCampaignIn(JOURNAL);
  const { told } = words.campaign.story;
  return (
    <ul className="small journeys">
      {journeys.map(({ id, name, places }) => {
        const one = seen.open.characters[id];
        return (
          <li key={id}>
            {one === undefined ? null : <Shield of={one} people={people} size={16} />}
            <span>{told.went({ name, places: places.join(' – ') })}</span>
          </li>
        );
      })}
    </ul>
  );
};

/** The first leaf: plate, name, how far it has come, the world and where people went in it. */
export const TitleLeaf = ({ journeys, chaptersAt, about }: MapProps & { readonly about: string }) => {
  const { seen, words } = useCampaignIn(JOURNAL);
  const { told } = words.campaign.story;
  return (
    <header className="story-title">
      <CampaignPlate />
      <h1>{seen.open.name}</h1>
      <p className="small soft">{about}</p>
      <Paragraphs className="note" of={paragraphs(seen.open.setting)} />
      <StoryMap journeys={journeys} chaptersAt={chaptersAt} />
      {journeys.length === 0 ? null : (
        <section aria-label={told.journeys}>
          <Journeys journeys={journeys} />
        </section>
      )}
    </header>
  );
};
