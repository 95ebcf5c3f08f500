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
  if (by === 'nothingToLose') return 'Eine Probe war nicht nötig, denn es gab nichts zu verlieren.';
  if (by === 'notAllowed') return 'Eine Probe war nicht noch einmal erlaubt.';
  if (prevails !== null) return `Eine Probe: ${prevails} setzt sich durch.`;
  if (success) return 'Eine Probe gelingt.';
  return `Eine Probe misslingt${consequence === null ? '.' : `, und das bringt ${quoted(consequence)}.`}`;
};

/** What is said of a campaign, in German. */
export const campaign: CampaignWords = {
  quoted,
  and,
  somebody: 'jemand',
  something: 'etwas',
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
        return `${names.seat(seat)} wählte ${picked.length === 0 ? 'niemanden' : and(picked)}.`;
      })
      .join(' '),
  healCheck: 'Heilprobe gelingt',
  history,
  story,
  options,
};
