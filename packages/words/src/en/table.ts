import type { Heard, Json, SeatId, Vote } from '@warmoot/kernel';
import type { CampaignDeed, CampaignPlay, TableOptions } from '@warmoot/rules';
import { campaignLines, deedText, playText } from '../campaign/told.js';
import type { ProposalTelling, TableTelling, TableWords } from '../tableWords.js';
import { count, quoted } from './grammar.js';
import { tableRefusals as refusals } from './tableRefusals.js';

type NameOf = (seat: SeatId) => string;

/** Subject and verb, by the name that people go by now: "You agree", "Ana agrees". */
const does = (seat: SeatId | null, { hearer, nameOf }: TableTelling, you: string, they: string): string =>
  seat !== null && seat === hearer ? `You ${you}` : `${seat === null ? 'The table' : nameOf(seat)} ${they}`;

const SCENES: Readonly<Record<string, string>> = {
  'saga/duel': 'Duel',
  'saga/check': 'Check',
  'saga/healing': 'Healing',
  'saga/aid': 'First aid',
  'saga/battle': 'Battle',
  'saga-1e/battle': 'Battle, first edition',
  'saga-1e/duel': 'Duel, first edition',
  'saga-1e/check': 'Check, first edition',
  'saga-1e/healing': 'Healing, first edition',
  'saga-1e/aid': 'First aid, first edition',
  'saga/generation': 'Ratings',
  'saga/draft': 'Draft',
  'saga-1e/generation': 'Ratings, first edition',
  'saga-1e/draft': 'Draft, first edition',
  'saga/event': 'External event',
  'saga-1e/event': 'External event, first edition',
};

const PLAYERS: Readonly<Record<string, string>> = { recruit: 'Recruit', captain: 'Captain' };

const playerIn = (value: Json | undefined): string => PLAYERS[String(value)] ?? String(value);

/** A computer by name, and by which of them it is where the name does not say so. */
const computerIn = (name: string, player: string | null | undefined): string => {
  const which = playerIn(player ?? '');
  return name.includes(which) ? `${name}, the computer,` : `${name}, the computer (${which}),`;
};

const duration = (seconds: number): string => {
  if (seconds < 120) return count(seconds, 'second');
  if (seconds < 7200) return count(Math.round(seconds / 60), 'minute');
  return seconds < 172_800 ? count(Math.round(seconds / 3600), 'hour') : count(Math.round(seconds / 86_400), 'day');
};

const optionsTold = ({ hideMade, dice, referee, deadline }: TableOptions, nameOf: NameOf): string =>
  [
    dice === 'typed' ? 'dice are real ones, typed in' : 'dice come from the seed',
    hideMade ? 'nobody is told who has chosen' : 'all are told who has chosen',
    referee === null ? 'there is no referee' : `${nameOf(referee)} is the referee`,
    deadline === null ? 'silence never counts as agreement' : `silence counts as agreement after ${duration(deadline)}`,
  ].join('; ');

const VOTES: Readonly<Record<Vote, string>> = { for: 'for', against: 'against', abstain: 'abstains' };

const spoken = (heard: readonly Heard[], telling: TableTelling): string =>
  heard
    .map(({ event }) => {
      const said = event as unknown as {
        readonly event: string;
        readonly by: SeatId;
        readonly votes: Readonly<Record<SeatId, Vote>>;
        readonly stands: boolean;
      };
      switch (said.event) {
        case 'agreed':
          return `${does(said.by, telling, 'agree', 'agrees')}.`;
        case 'objected':
          return `${does(said.by, telling, 'object', 'objects')}. It goes to the vote.`;
        case 'proposed':
          return `${does(said.by, telling, 'propose', 'proposes')} otherwise.`;
        case 'voted': {
          const votes = Object.entries(said.votes).map(([seat, vote]) => `${telling.nameOf(seat)} ${VOTES[vote]}`);
          return `The vote: ${votes.join(', ')}. The proposal ${said.stands ? 'stands' : 'falls'}.`;
        }
        default:
          return '';
      }
    })
    .filter((sentence) => sentence !== '')
    .join(' ');

const proposals: TableWords['proposals'] = {
  undo: ({ to }) => `Go back to entry ${to}`,
  pause: () => 'Pause',
  goOn: () => 'Go on',
  options: (value, { nameOf }) => `Change the table: ${optionsTold(value as unknown as TableOptions, nameOf)}`,
  regent: ({ seat, player }, { nameOf }) => `Let ${playerIn(player)} play for ${nameOf(String(seat))}`,
  host: ({ seat }, { nameOf }) => `Make ${nameOf(String(seat))} the host`,
  openLog: () => 'Open the log of this scene, secrets and all',
  abandon: () => 'Break off this scene',
  campaign: ({ deed }, { campaign }) => deedText(deed as unknown as CampaignDeed, campaign),
  play: ({ play }, { campaign }) => playText(play as unknown as CampaignPlay, campaign),
  scene: ({ scene }) => `Begin: ${SCENES[String(scene)] ?? scene}`,
};

const told = (about: keyof typeof proposals, value: Json, telling: ProposalTelling): string =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? proposals[about](value as Readonly<Record<string, Json>>, telling)
    : 'all stays as it is';

const AND_SO = {
  agreed: 'Agreed',
  fell: 'It falls',
  withdrawn: 'Withdrawn',
  impossible: 'Agreed, but no longer possible',
};

/** What is said of a table, in English. */
export const table: TableWords = {
  refusals,
  events: {
    opened: ({ title }) => `The table is open: ${quoted(title)}.`,
    seated: ({ seat, role, holder, player }, telling) => {
      if (holder === 'computer') return `${computerIn(telling.nameOf(seat), player)} sits down.`;
      return role === 'spectator'
        ? `${does(seat, telling, 'watch', 'watches')}.`
        : `${does(seat, telling, 'sit', 'sits')} down.`;
    },
    hosted: ({ seat }, telling) => `${does(seat, telling, 'are', 'is')} the host.`,
    keyed: ({ seat, how }, telling) =>
      how === 'handed'
        ? `The seat of ${telling.nameOf(seat)} was handed out anew.`
        : `${does(seat, telling, 'sit', 'sits')} down on another device too.`,
    renamed: ({ seat, name }, { hearer }) =>
      seat === hearer ? `You are now called ${name}.` : `${seat} is now called ${name}.`,
    held: ({ seat, holder, player }, telling) =>
      holder === 'person'
        ? `${does(seat, telling, 'are', 'is')} back.`
        : `${playerIn(player ?? '')} plays for ${seat === telling.hearer ? 'you' : telling.nameOf(seat)}.`,
    left: ({ seat }, telling) => `${does(seat, telling, 'leave', 'leaves')} the table.`,
    titled: ({ title }) => `The table is now called ${quoted(title)}.`,
    switched: ({ options }, { nameOf }) => `From now on: ${optionsTold(options, nameOf)}.`,
    paused: () => 'The table pauses.',
    wentOn: () => 'The table goes on.',
    said: ({ text }) => text,
    began: ({ name }) => `${SCENES[name] ?? name} begins.`,
    ended: ({ outcome }) => (outcome === null ? 'The scene is broken off.' : 'The scene is over.'),
    logOpened: () => 'The log of this scene is open to all.',
    fileOpened: () => 'The whole file of this table, private papers and all, may be taken by whoever sits at it.',
    campaign: ({ events }, { campaign }) => campaignLines(events, campaign).join(' '),
    proposed: ({ about, value }, telling) =>
      `${does(telling.by, telling, 'propose', 'proposes')}: ${told(about, value, telling)}.`,
    answered: ({ heard }, telling) => spoken(heard, telling),
    settled: ({ about, value, why }, telling) =>
      value === null || why !== 'agreed' ? `${AND_SO[why]}.` : `${AND_SO[why]}: ${told(about, value, telling)}.`,
  },
  proposals,
  asItIs: 'All stays as it is',
  scenes: SCENES,
  players: PLAYERS,
};
