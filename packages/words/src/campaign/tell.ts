import type { Json } from '@warmoot/kernel';
import type { CampaignWords } from '../catalogue/campaignWords.js';
import { plainData, spaced } from '../plain.js';
import { factsOf, keyedSentences, type Speech } from '../speech.js';
import { tellChanges, tellWound } from './tellChanges.js';
import { tellDeeds, tellPlays } from './tellDeeds.js';
import { tellCampaignEvents, tellEntries, tellKept, tellUnits } from './tellEvents.js';

/** What is said of a campaign. */
export const tellCampaign = (speech: Speech): CampaignWords => {
  const { campaign: t, battle, history, story, options } = speech.t;
  return {
    ...t,
    wound: tellWound(speech),
    troops: battle.troops,
    events: tellCampaignEvents(speech),
    kept: tellKept(speech),
    entries: tellEntries(speech),
    units: tellUnits(speech),
    changes: tellChanges(speech),
    deeds: tellDeeds(speech),
    plays: tellPlays(speech),
    check: ({ success, prevails, consequence, by }) => {
      if (by === 'nothingToLose' || by === 'notAllowed') return t.check[by];
      if (prevails !== null) return t.check.prevails({ name: prevails });
      return success ? t.check.succeeds : t.check.fails({ brings: consequence });
    },
    draft: ({ order, characters }, names) =>
      order
        .map((seat) => {
          const picked = characters.filter(({ owner }) => owner === seat).map(({ name }) => name);
          return t.picked({ seat: names.seat(seat), names: picked });
        })
        .join(' '),
    history,
    story,
    options,
  };
};

/** What cannot be done in a campaign: titles, motivations and troops by their names. */
export const tellCampaignBroken = ({ t: { campaignRefusals: t, character, battle } }: Speech) => {
  const named = (words: Readonly<Record<string, string>>, key: Json | undefined): string | undefined =>
    Object.hasOwn(words, String(key)) ? words[String(key)] : undefined;
  const titled = (title: Json | undefined): string =>
    title === undefined ? t.thisEntry : t.title({ title: plainData(title) });
  const motive = (key: Json | undefined): string => named(character.motives, key) ?? spaced(plainData(key ?? null));
  const days = (value: Json | undefined): number => (typeof value === 'number' ? value : 0);
  return keyedSentences(t.broken, (carried, key) => ({
    ...factsOf(carried),
    title: titled(carried.title),
    // `campaign.notBorrowed` carries a kind of scene; all others carry a title.
    scene: key === 'campaign.notBorrowed' ? String(carried.scene) : titled(carried.scene),
    left: motive(carried.left),
    right: motive(carried.right),
    motive: motive(carried.motive),
    troop: named(battle.troops, carried.troop) ?? t.someSoldiers,
    days: days(carried.days),
    due: days(carried.due),
  }));
};
