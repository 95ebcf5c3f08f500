import { type AnySceneWords, sceneWords } from '../words.js';
import { battleWords } from './saga/battle.js';
import { calendarBroken } from './saga/calendar.js';
import { campaignBroken } from './saga/campaign.js';
import { carryBroken } from './saga/carry.js';
import { generationWords } from './saga/character.js';
import { checkWords } from './saga/check.js';
import { draftWords } from './saga/draft.js';
import { duelWords } from './saga/duel.js';
import { eventWords } from './saga/event.js';
import { aidWords, healingWords } from './saga/healing.js';
import { wealthBroken } from './saga/wealth.js';

/** A new scene adds its line here. */
export const scenes: Readonly<Record<string, AnySceneWords>> = {
  'saga/check': sceneWords(
    checkWords('One skill check, opposed or against a difficulty, or a contest of several: two d8 and a d10.'),
  ),
  'saga-1e/check': sceneWords(
    checkWords('The check of the earlier edition: a pool of d8 by the difference in rating.'),
  ),
  'saga/duel': sceneWords(
    duelWords('Hand-to-Hand: rounds of Footwork and secret actions, for two people or for several on two sides.'),
  ),
  'saga-1e/duel': sceneWords(duelWords('Hand-to-Hand with the checks of the earlier edition.')),
  'saga/battle': sceneWords(
    battleWords('Mass Combat: two armies on a map of hexes, with quick units, clusters and falling back.'),
  ),
  'saga-1e/battle': sceneWords(
    battleWords('Mass Combat borrowed by the earlier edition, whose checks decide every roll in it.'),
  ),
  'saga/aid': sceneWords(aidWords('The hour after a Major head wound, and who gives aid in time.')),
  'saga-1e/aid': sceneWords(aidWords('The hour after a Major head wound, with the checks of the earlier edition.')),
  'saga/healing': sceneWords(healingWords('The healing of wounds, day by day, with a Heal check for each severity.')),
  'saga-1e/healing': sceneWords(healingWords('The healing of wounds with the checks of the earlier edition.')),
  'saga/event': sceneWords(
    eventWords('What happens in the world when the campaign stands still: two d10, and the plague.'),
  ),
  'saga-1e/event': sceneWords(eventWords('The same, borrowed by the earlier edition.')),
  'saga/generation': sceneWords(
    generationWords('Ratings for characters: four d4 for each group of skills, a bank dealt out, and motivations.'),
  ),
  'saga-1e/generation': sceneWords(generationWords('Ratings by the column of the earlier edition.')),
  'saga/draft': sceneWords(
    draftWords('Players make their main characters: sets of ratings, a picking order, and picks in turn.'),
  ),
  'saga-1e/draft': sceneWords(draftWords('Main characters with the ratings of the earlier edition.')),
};

/** What may be done against a rule, of all scenes. */
export const brokenRules: AnySceneWords['broken'] = Object.assign(
  {},
  campaignBroken,
  carryBroken,
  calendarBroken,
  wealthBroken,
  ...Object.values(scenes).map(({ broken }) => broken),
);
