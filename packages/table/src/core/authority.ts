import type { SeatId } from '@warmoot/kernel';
import { type Deed, type Outcome, type Role, refuse } from '@warmoot/protocol';
import type { table } from '@warmoot/rules';
import type { Seat, TableFacts } from './facts.js';

/**
 * The authority of the table, as data: who may ask for what, whose own it is, and what silence means.
 * `docs/security.md` shows these tables, and the tests of who may do what are made from them.
 */

/** Who may ask for something: the host; whoever plays, the host too; or whoever has a seat. Computers ask for nothing. */
export type Asker = 'host' | 'players' | 'seated';

/** What a seat can ask of its table. */
export const DEEDS: Readonly<Record<Deed['do'], Asker>> = {
  answer: 'players',
  takeBack: 'players',
  stand: 'players',
  dice: 'players',
  gesture: 'players',
  share: 'players',
  link: 'players',
  propose: 'players',
  speak: 'players',
  withdraw: 'players',
  begin: 'host',
  campaign: 'players',
  play: 'players',
  seatComputer: 'host',
  rest: 'players',
  back: 'players',
  rename: 'seated',
  leave: 'seated',
  unseat: 'host',
  makeHost: 'host',
  title: 'host',
  openDoor: 'host',
  shutDoor: 'host',
  letIn: 'host',
  turnAway: 'host',
  set: 'players',
  settle: 'host',
  unask: 'players',
  shelve: 'host',
  say: 'seated',
};

/** When the silence of somebody counts as agreement. */
export type Silence = 'deadline' | 'absence' | 'standIn' | 'never';

/** Whose own a matter is. */
export type Concern = 'nobody' | 'scene' | 'people' | 'sheets' | 'seat' | 'hosts' | 'secrets' | 'owners' | 'shown';

interface Matter {
  readonly concerned: Concern;
  /** What the silence of those concerned means. */
  readonly silence: Silence;
}

/** Every kind of proposal; and those of which it hangs on more than the kind whose silence means what. */
export const MATTERS = {
  undo: { concerned: 'scene', silence: 'deadline' },
  pause: { concerned: 'nobody', silence: 'deadline' },
  goOn: { concerned: 'nobody', silence: 'deadline' },
  options: { concerned: 'people', silence: 'absence' },
  /** A new referee, who would read closed sheets. */
  newReferee: { concerned: 'sheets', silence: 'never' },
  regent: { concerned: 'seat', silence: 'standIn' },
  /** A regent for somebody who is here. */
  regentHere: { concerned: 'seat', silence: 'never' },
  host: { concerned: 'hosts', silence: 'absence' },
  handOut: { concerned: 'seat', silence: 'absence' },
  openLog: { concerned: 'secrets', silence: 'never' },
  abandon: { concerned: 'scene', silence: 'absence' },
  campaign: { concerned: 'owners', silence: 'absence' },
  /** Closed sheets of a campaign are opened. */
  openSheets: { concerned: 'owners', silence: 'never' },
  play: { concerned: 'shown', silence: 'never' },
  scene: { concerned: 'nobody', silence: 'deadline' },
} as const satisfies Readonly<Record<table.ProposalKind | 'newReferee' | 'regentHere' | 'openSheets', Matter>>;

/** What can be asked of a server over HTTP, besides commands. */
export const ACTS = {
  openTable: 'stranger',
  join: 'stranger',
  seeDoor: 'stranger',
  knock: 'stranger',
  visit: 'stranger',
  importTable: 'seated',
  invite: 'host',
  linkOwnSeat: 'seated',
  handOutSeat: 'host',
  readTable: 'seated',
  readLines: 'seated',
  readCampaign: 'seated',
  readQuestions: 'seated',
  readLog: 'seated',
  exportTable: 'seated',
} as const satisfies Readonly<Record<string, Asker | 'stranger'>>;

const isOne = (asker: Asker, { host }: TableFacts, { seat, role }: { readonly seat: SeatId; readonly role: Role }) => {
  if (asker === 'host') return seat === host;
  return asker === 'seated' || role === 'player';
};

/** Whether a seat may ask for this at all. */
export const mayDo = (facts: TableFacts, seat: Seat, deed: Deed['do']): Outcome<null> => {
  const asker = DEEDS[deed];
  if (isOne(asker, facts, seat)) return { ok: true, value: null };
  return refuse({ code: asker === 'host' ? 'HOST_ONLY' : 'PLAYERS_ONLY' });
};
