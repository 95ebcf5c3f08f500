import { ACCOUNT } from './account.js';
import { BATTLE } from './battle.js';
import { CALENDAR } from './calendar.js';
import { CAMPAIGN_DEEDS, CAMPAIGN_EVENTS, CAMPAIGN_REFUSALS, HISTORY, OPTIONS, STORY } from './campaign.js';
import { CARRY } from './carry.js';
import { CHARACTER, DRAFT, GENERATION } from './character.js';
import { CHASE } from './chase.js';
import { CHECK, RULING } from './check.js';
import { COMMAND } from './command.js';
import { DISCUSSION } from './discussion.js';
import { DUEL } from './duel.js';
import { EVENT } from './event.js';
import { HANDOVER } from './handover.js';
import { AID, HEALING } from './healing.js';
import { JOURNEYS } from './journeys.js';
import { LINES } from './lines.js';
import { MARCH } from './march.js';
import { QUARRELS } from './quarrels.js';
import { RACE } from './race.js';
import { REFUSALS, REFUSED } from './refusals.js';
import { SCENES } from './scenes.js';
import { SKIRMISH } from './skirmish.js';
import { SORTIE } from './sortie.js';
import { STAGES } from './stages.js';
import { STANDING } from './standing.js';
import { TABLE, TABLE_REFUSALS } from './table.js';
import { TERMS } from './terms.js';
import { WEALTH } from './wealth.js';

/** Everything that is said to people, in English: the language from which the others are translated. */
export const EN = {
  names: TERMS,
  scenes: SCENES,
  stages: STAGES,
  standing: STANDING,
  account: ACCOUNT,
  refusals: REFUSALS,
  refused: REFUSED,
  table: TABLE,
  tableRefusals: TABLE_REFUSALS,
  ruling: RULING,
  check: CHECK,
  discussion: DISCUSSION,
  quarrels: QUARRELS,
  march: MARCH,
  chase: CHASE,
  race: RACE,
  handover: HANDOVER,
  journeys: JOURNEYS,
  duel: DUEL,
  battle: BATTLE,
  command: COMMAND,
  sortie: SORTIE,
  skirmish: SKIRMISH,
  lines: LINES,
  healing: HEALING,
  aid: AID,
  event: EVENT,
  character: CHARACTER,
  generation: GENERATION,
  draft: DRAFT,
  carry: CARRY,
  calendar: CALENDAR,
  wealth: WEALTH,
  campaign: CAMPAIGN_EVENTS,
  deeds: CAMPAIGN_DEEDS,
  campaignRefusals: CAMPAIGN_REFUSALS,
  history: HISTORY,
  story: STORY,
  options: OPTIONS,
} as const;
