import type { CampaignWords } from '../../campaign/words.js';
import { and, quoted } from '../grammar.js';
import { TROOP_NAMES } from './battle/names.js';
import { changes, DEATHS, wound } from './campaign/changes.js';
import { deeds, plays } from './campaign/deeds.js';
import { entries, events, kept, units } from './campaign/events.js';
import { options } from './campaign/options.js';
import { history, story } from './campaign/story.js';

export { campaignBroken, campaignForms } from './campaign/refusals.js';

const check: CampaignWords['check'] = ({ success, prevails, consequence, by }) => {
  if (by === 'nothingToLose') return 'A check was not needed, for there was nothing to lose.';
  if (by === 'notAllowed') return 'A check was not allowed again.';
  if (prevails !== null) return `A check: ${prevails} prevails.`;
  if (success) return 'A check succeeds.';
  return `A check fails${consequence === null ? '.' : `, and failure brings ${quoted(consequence)}.`}`;
};

/** What is said of a campaign, in English. */
export const campaign: CampaignWords = {
  quoted,
  and,
  somebody: 'somebody',
  something: 'something',
  untitled: (kind, names) => quoted(names.length === 0 ? kind : `${kind} (${and(names)})`),
  wound,
  troops: TROOP_NAMES,
  deaths: DEATHS,
  events,
  kept,
  entries,
  units,
  changes,
  deeds,
  plays,
  otherwise: (code, what) => `${what}: ${code}.`,
  check,
  draft: ({ order, characters }, names) =>
    order
      .map((seat) => {
        const picked = characters.filter(({ owner }) => owner === seat).map(({ name }) => name);
        return `${names.seat(seat)} picked ${picked.length === 0 ? 'nobody' : and(picked)}.`;
      })
      .join(' '),
  healCheck: 'Heal check succeeds',
  history,
  story,
  options,
};
