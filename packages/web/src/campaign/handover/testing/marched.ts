import type { Json } from '@warmoot/kernel';
import { saga } from '@warmoot/rules';
import { done, seenBy } from '../../sheet/testing/fixture.js';

type Entry = saga.campaign.Entry;

/** Texts are told by their keys: what is tested is the story, not its words. */
export const told = (key: string): string => key;
export const NOBODY = Object.fromEntries(saga.battle.ALL_TROOPS.map((troop) => [troop, 0]));

/** What the march of the raid came to: the riders have met a guard that stands before its town. */
const MET = {
  ...{ day: 2, judged: null },
  met: [
    {
      ...{ kind: 'attack', attacker: 'march.raiders', defender: 'march.garrison', at: 'town', inCamp: false, day: 2 },
      ...{ played: 'later', distance: 'spear', ambusher: null, defence: 'standing' },
    },
  ],
  parties: [
    { name: 'march.raiders', at: 'town', state: 'stopped', weary: 0, troops: { ...NOBODY, mediumCavalry: 30 } },
    {
      ...{ name: 'march.garrison', at: 'town', state: 'going', weary: 0 },
      troops: { ...NOBODY, pikemen: 20, bowmen: 20, mediumInfantry: 20 },
    },
  ],
};

/** The raid after its march. Nobody was moved to anything in the council: the lady's own thirty ride. */
export const marched = (): { readonly seen: saga.campaign.SeenCampaign; readonly march: Entry } => {
  const [story] = saga.campaign.STORIES as readonly [saga.campaign.Story];
  const founded = done(
    saga.campaign.UNFOUNDED,
    story.found({ lady: 'ana', house: 'ana', town: 'bo' }, told) as unknown as object,
  );
  const over = (campaign: saga.campaign.Campaign, next: saga.campaign.NextScene, outcome: object) => {
    const { scene, characters, place, plan, chapter, matters } = next;
    const said = { scene, title: chapter, place, characters, plan, chapter, ...(matters && { matters }) };
    const put = done(campaign, { deed: 'plan', day: 1, ...said });
    const entry = Object.values(put.open.entries).find((one) => one.chapter === chapter) as Entry;
    const now: Entry = { ...entry, state: 'done', played: 1, outcome: outcome as Json };
    return { now, campaign: { ...put, open: { ...put.open, entries: { ...put.open.entries, [now.id]: now } } } };
  };
  const opening = saga.campaign.storyOpens(seenBy(founded), told) as saga.campaign.NextScene;
  const council = over(founded, opening, { people: [], heard: [], appeals: [], fights: [] });
  const [ride] = saga.campaign
    .nextScenes(seenBy(council.campaign), council.now, told)
    .filter(({ chapter }) => chapter === 'march') as [saga.campaign.NextScene];
  const { now, campaign } = over(council.campaign, ride, MET);
  return { seen: seenBy(campaign), march: now };
};
