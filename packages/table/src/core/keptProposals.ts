import type { Json } from '@warmoot/kernel';
import type { TableRecord } from '@warmoot/protocol';
import { saga, table } from '@warmoot/rules';
import { playsChanged } from './campaign.js';
import { playersAt, type RunningProposal, type TableFacts } from './facts.js';
import { did, type Expected } from './keptConsequences.js';
import { type Event, type Followed, type Reading, wrongLine } from './keptLines.js';
import { same } from './stored.js';
import { isWaitOf } from './waiting.js';

export const proposalIn = ({ proposals }: TableFacts, number: number): RunningProposal | undefined =>
  proposals.find(({ proposal }) => proposal === number);

/** How long a proposal waits for those who are silent. Those from before anybody's own was asked for have a time alone. */
const wrongWait = ({ before, record }: Reading, what: Event<'proposed'>): string | null => {
  const { spoken } = what.header.setup as table.ProposalSetup;
  const { waits, until } = what;
  if (waits == null) {
    if (what.concerned !== undefined) return 'waits';
    return until !== null && (until < record.at || (until - record.at) % 1000 !== 0) ? 'until' : null;
  }
  if (!isWaitOf(before.options, what.about, { waits, spoken })) return 'waits';
  return until === (waits.others === null ? null : record.at + waits.others * 1000) ? null : 'until';
};

export const wrongProposal = (reading: Reading, what: Event<'proposed'>, followed: Followed): string | null => {
  const { before, after } = reading;
  const setup = what.header.setup as table.ProposalSetup;
  if (setup.about !== what.about) return 'about';
  if (!same(setup.value, what.value)) return 'value';
  if (!same(setup.entitled, what.entitled)) return 'entitled';
  if (!same(setup.concerned, what.concerned)) return 'concerned';
  if (setup.referee !== null && setup.referee !== before.options.referee) return 'header.setup.referee';
  const here = playersAt(before);
  if (!what.entitled.every((seat) => here.includes(seat))) return 'entitled';
  const untimely = wrongWait(reading, what);
  if (untimely !== null) return untimely;
  if (!followed.proposal(what.proposal)) return null;
  return wrongLine(reading, what, { before: null, after: proposalIn(after, what.proposal) });
};

/** The last deed in the campaign, as long as nothing has followed on it but that proposals fell by it. */
export interface LastDeed {
  readonly before: TableFacts;
  /** The version of the campaign's rules that it names. */
  readonly version: string;
}

/** The last deed in the campaign after one more record. What came of it may stand in several. */
export const deedAfter = (
  deed: LastDeed | null,
  last: TableRecord | null,
  { before, record: { what } }: Reading,
): LastDeed | null => {
  if (what.did === 'settled' && what.why === 'changed') return deed;
  if (what.did !== 'campaign' || what.cause.by !== 'deed') return null;
  return last?.what.did === 'campaign' && last.what.more ? deed : { before, version: what.version };
};

/** The proposal that has to fall next by the last deed. In files from before they fell, none had to. */
export const fallsBy = (deed: LastDeed | null, after: TableFacts, followed: Followed): Expected | null => {
  if (deed?.version !== saga.campaign.CAMPAIGN_VERSION) return null;
  const falls = playsChanged(deed.before, after).find(({ proposal }) => followed.proposal(proposal));
  if (falls === undefined) return null;
  return did('settled', ({ proposal, why }) => why === 'changed' && proposal === falls.proposal);
};

export const wrongSettling = (
  { before }: Reading,
  what: Event<'settled'>,
  followed: Followed,
  deed: LastDeed | null,
): string | null => {
  const found = proposalIn(before, what.proposal);
  if (found === undefined || found.about !== what.about) return 'about';
  if (!followed.proposal(what.proposal)) return null;
  const { run } = found.session;
  if ((what.why === 'withdrawn' || what.why === 'changed') === run.over) return 'why';
  if (what.why !== 'agreed' && what.value !== null) return 'value';
  if (what.why === 'withdrawn') return null;
  if (what.why === 'changed') return deed !== null && playsChanged(deed.before, before).includes(found) ? null : 'why';
  const { value } = run.outcome() as { readonly value: Json };
  if ((what.why === 'fell') !== (value === table.AS_IT_IS)) return 'why';
  return what.why === 'agreed' && !same(value, what.value) ? 'value' : null;
};
