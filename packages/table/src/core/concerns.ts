import type { SeatId, Shaped } from '@warmoot/kernel';
import { type Outcome, refuse } from '@warmoot/protocol';
import { saga, type table } from '@warmoot/rules';
import { type Concern, MATTERS, type Silence } from './authority.js';
import type { Desk } from './desk.js';
import { isPersons, people, seatIn, type TableFacts } from './facts.js';
import { keepsSecrets } from './secrets.js';

/** Something put to the table. */
export interface Put {
  readonly about: table.ProposalKind;
  readonly value: unknown;
}

type Valued<K extends table.ProposalKind> = Shaped<(typeof table.PROPOSALS)[K]>;

const deedIn = (value: unknown): saga.campaign.CampaignDeed | null => {
  const parsed = saga.campaign.campaignDeed.parse((value as Valued<'campaign'>).deed);
  return parsed.ok ? parsed.value : null;
};

const playIn = (value: unknown): saga.campaign.CampaignPlay | null => {
  const parsed = saga.campaign.campaignPlay.parse((value as Valued<'play'>).play);
  return parsed.ok ? parsed.value : null;
};

/** SAGA-CAMPAIGN-004: whether somebody would come to read sheets that are closed. */
const readsSheets = ({ campaign, options }: TableFacts, { referee }: Valued<'options'>): boolean =>
  referee !== null &&
  referee !== options.referee &&
  campaign !== null &&
  !campaign.open.options['saga.table.openSheets'];

/** The row of the table of matters that something falls under now. */
const matterOf = ({ facts, circumstances }: Desk, { about, value }: Put): keyof typeof MATTERS => {
  const { campaign } = facts;
  if (about === 'options' && readsSheets(facts, value as Valued<'options'>)) return 'newReferee';
  if (about === 'regent' && circumstances.here((value as Valued<'regent'>).seat)) return 'regentHere';
  const deed = about === 'campaign' ? deedIn(value) : null;
  return deed !== null && campaign !== null && saga.campaign.opensSheets(campaign, deed) ? 'openSheets' : about;
};

/**
 * Everybody who may keep something secret that an open file would show: all people where there is a running scene, whose
 * dice to come are everybody's, or a campaign. Whether they do is not looked at: whose word is asked for would tell it.
 */
const secretKeepers = ({ facts, circumstances }: Desk): readonly SeatId[] => {
  const { scene, scenes, campaign } = facts;
  const ended = scenes.filter((head) => keepsSecrets(circumstances.rules, head)).flatMap(({ seats }) => seats);
  const all = scene !== null || campaign !== null ? people(facts).map(({ seat }) => seat) : [];
  if (campaign === null) return [...all, ...ended];
  // Of those who have left, whoever owned somebody. Whether they wrote anything down is not looked at either.
  return [...all, ...ended, ...saga.campaign.ownersEver(campaign)];
};

const CONCERNS: Readonly<Record<Concern, (desk: Desk, value: unknown) => readonly SeatId[]>> = {
  nobody: () => [],
  scene: ({ facts }) => facts.scene?.session.run.state.seats ?? [],
  people: ({ facts }) => people(facts).map(({ seat }) => seat),
  sheets: ({ facts }) => [
    ...people(facts).map(({ seat }) => seat),
    ...(facts.campaign === null ? [] : saga.campaign.ownersIn(facts.campaign)),
  ],
  seat: (_, value) => [(value as Valued<'regent' | 'handOut'>).seat],
  hosts: ({ facts }, value) => [...(facts.host === null ? [] : [facts.host]), (value as Valued<'host'>).seat],
  secrets: (desk) => secretKeepers(desk),
  owners: ({ facts: { campaign } }, value) => {
    const deed = deedIn(value);
    return campaign === null || deed === null ? [] : saga.campaign.ownersConcerned(campaign, deed);
  },
  shown: ({ facts: { campaign } }, value) => {
    const play = playIn(value);
    return campaign === null || play === null ? [] : saga.campaign.ownersAsked(campaign, play);
  },
};

/** What lays secrets open for good. What is somebody's who has left is not opened: they cannot be asked. */
const OPENS: ReadonlySet<keyof typeof MATTERS> = new Set(['openLog', 'openSheets', 'newReferee']);

/** Those whose own it is, and what their silence means; or why it cannot be put at all. */
export const concernedBy = (
  desk: Desk,
  put: Put,
): Outcome<{ readonly concerned: readonly SeatId[]; readonly silence: Silence }> => {
  const { facts } = desk;
  const matter = matterOf(desk, put);
  const { concerned, silence } = MATTERS[matter];
  const seats = [...new Set(CONCERNS[concerned](desk, put.value))];
  const here = people(facts).map(({ seat }) => seat);
  const gone = facts.seats.find((one) => seats.includes(one.seat) && one.left && isPersons({ ...one, left: false }));
  if (gone !== undefined && OPENS.has(matter)) return refuse({ code: 'OWNER_GONE', seat: gone.seat });
  return { ok: true, value: { concerned: seats.filter((seat) => here.includes(seat)), silence } };
};

/** The seat whose word replaces a vote, as long as somebody sits there who can speak. */
export const refereeNow = (facts: TableFacts): SeatId | null => {
  const { referee } = facts.options;
  return people(facts).some(({ seat }) => seat === referee) ? referee : null;
};

/** Whether somebody holds a key to a seat that is theirs. Nobody else is let to it without them. */
export const isOwned = (facts: TableFacts, seat: SeatId): boolean => {
  const found = seatIn(facts, seat);
  return found !== undefined && isPersons(found) && found.keys.length > 0;
};
