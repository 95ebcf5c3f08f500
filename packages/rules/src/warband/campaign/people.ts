import { attempt, need, type Refusal, type Result, unless } from '@warmoot/kernel';
import { forbidden } from '../../saga/campaign/papers/finding.js';
import type { Ruled } from '../../saga/campaign/papers/model.js';
import { type Rated, ready } from '../../saga/campaign/sheets/casting.js';
import { type Copied, copyCharacter } from './translation.js';
import { isKeptOut } from './wounds.js';

/** WARBAND-SAGA-011: who is too badly hurt stays out of it. */
const refusesHurt = ({ name, wounds }: Rated): Refusal | null =>
  isKeptOut(wounds) ? forbidden('WARBAND-SAGA-011', 'tooHurtToFight', { name }) : null;

/** Somebody of the cast as a figure, with their sheet; or why they cannot fight. */
export const personOf = (
  campaign: Ruled,
  id: string,
): Result<{ readonly sheet: Rated; readonly figure: Copied['figure'] }> =>
  attempt(function* () {
    const sheet = yield* need(ready(campaign, id));
    yield* unless(refusesHurt(sheet));
    const { main, skills, load, wounds } = sheet;
    return { sheet, figure: copyCharacter({ main, skills, load, wounds }).figure };
  });

/** WARBAND-SAGA-006: so much Tactics more than the other leader's are worth one in priority. */
const TACTICS_A_STEP = 3;

/**
 * WARBAND-SAGA-006, SAGA-CAMPAIGN-004: what a leader's Tactics are worth against the other's, in whole steps. All see the setup
 * of a fight, so that the rating itself stays on its sheet.
 */
export const tacticsAgainst = (campaign: Ruled, mine: string, theirs: string | null): number => {
  const rated = (id: string | null): number => (id === null ? 0 : (campaign.open.characters[id]?.skills?.tactics ?? 0));
  return Math.max(0, Math.floor((rated(mine) - rated(theirs)) / TACTICS_A_STEP)) * TACTICS_A_STEP;
};
