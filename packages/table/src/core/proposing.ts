import {
  enter,
  type Json,
  ok,
  openSession,
  type SceneTypes,
  type SeatId,
  type Shape,
  type Shaped,
  sameJson,
} from '@warmoot/kernel';
import { type AnyRefusal, type Outcome, refuse } from '@warmoot/protocol';
import { saga, table } from '@warmoot/rules';
import { dueIn } from './asked.js';
import { lineOf } from './book.js';
import { roomForProposal, roomInCampaign } from './bounds.js';
import { doInCampaign, playInCampaign, refusesLook, refusesPause } from './campaign.js';
import { concernedBy, type Put, refereeNow } from './concerns.js';
import { type Actor, type Desk, TABLE_ITSELF } from './desk.js';
import { people, type RunningProposal, scenesInPlay, type TableFacts } from './facts.js';
import { abandon, beginScene, DONE, goBack, hold } from './play.js';
import { freeSeat, makeHost } from './seating.js';
import { waitsFor } from './waiting.js';

type Valued<K extends table.ProposalKind> = Shaped<(typeof table.PROPOSALS)[K]>;

/** Carries out what the table has settled. */
const carryOut: { readonly [K in table.ProposalKind]: (desk: Desk, value: Valued<K>) => Outcome<null> } = {
  undo: (desk, { to }) => goBack(desk, to),
  pause: (desk) => {
    desk.put({ did: 'paused' });
    return DONE;
  },
  goOn: (desk) => {
    desk.put({ did: 'wentOn' });
    return DONE;
  },
  options: (desk, options: table.TableOptions) => {
    const { referee } = options;
    const known = people(desk.facts).map(({ seat }) => seat);
    if (referee !== null && !known.includes(referee)) return refuse({ code: 'UNKNOWN_SEAT', seat: referee, known });
    desk.put({ did: 'switched', options });
    return DONE;
  },
  regent: (desk, { seat, player }) => hold(desk, seat, player),
  host: (desk, { seat }) => makeHost(desk, seat),
  handOut: (desk, { seat }) => freeSeat(desk, seat),
  openLog: (desk) => {
    const { scene, scenes } = desk.facts;
    if (scene === null && scenes.length === 0 && desk.facts.campaign === null) return refuse({ code: 'NO_SCENE' });
    for (const one of scenesInPlay(desk.facts)) desk.put({ did: 'logOpened', scene: one.scene });
    desk.put({ did: 'fileOpened' });
    return DONE;
  },
  abandon: (desk) => abandon(desk),
  campaign: (desk, { deed }) => {
    const parsed = saga.campaign.campaignDeed.parse(deed, 'value.deed');
    return parsed.ok ? doInCampaign(desk, null, parsed.value, true) : parsed;
  },
  play: (desk, { play }) => {
    const parsed = saga.campaign.campaignPlay.parse(play, 'value.play');
    return parsed.ok ? playInCampaign(desk, parsed.value, true, beginScene) : parsed;
  },
  scene: (desk, start) => beginScene(desk, start),
};

/** How something is done that was settled. */
type Doing = (desk: Desk, value: unknown) => Outcome<null>;

const usualDoing = ({ about }: Pick<Put, 'about'>): Doing => carryOut[about] as Doing;

/** Tries a proposal on a desk of its own, and gives what would then be. */
const tried = (desk: Desk, put: Put, doing = usualDoing(put)): Outcome<TableFacts> => {
  const trial = desk.trial();
  const done = doing(trial, put.value);
  return done.ok ? ok(trial.facts) : done;
};

/** Why a seat may not ask whether something can be done: the answer would tell what is hidden from it. */
const refusesAsking = ({ facts }: Desk, seat: SeatId, put: Put): AnyRefusal | null => {
  const { about, value } = put;
  const isNotMorning = refusesPause(facts, seat, put);
  if (isNotMorning !== null) return isNotMorning;
  if (about === 'campaign') return refusesLook(facts, seat, (value as Valued<'campaign'>).deed);
  // How many entries a scene has is known to those who see them.
  const few = about === 'undo' ? facts.scene?.few : null;
  return few && !few.includes(seat) ? { code: 'NO_SCENE' } : null;
};

/**
 * Whether a seat may put something to the table: there is room for it, it can be done, and the seat may know whether it
 * can. What could not be done is not voted on.
 */
const mayPut = (
  desk: Desk,
  seat: SeatId,
  put: Put,
  { inPlaceOf, doing }: { readonly inPlaceOf?: RunningProposal; readonly doing?: Doing | undefined } = {},
): Outcome<null> => {
  const { facts } = desk;
  const room = roomForProposal(facts, seat, put.value as Json, inPlaceOf ?? null);
  if (!room.ok) return room;
  const refusal = refusesAsking(desk, seat, put);
  if (refusal !== null) return refuse(refusal);
  const then = tried(desk, put, doing);
  return then.ok ? roomInCampaign(facts, then.value, seat) : then;
};

/**
 * Whether all whose own it is now were asked for what it takes. A secret may have come to be since it was put, and
 * something else may have been proposed instead.
 */
const wereAsked = (desk: Desk, { concerned, about, session }: RunningProposal, value: Json): boolean => {
  const now = concernedBy(desk, { about, value });
  if (!now.ok) return false;
  // Whoever has come back since a regent was proposed may have agreed, and is not asked for another yes.
  const isSpoken = now.value.silence === 'never' && about !== 'regent';
  const { spoken } = session.header.setup as { readonly spoken?: boolean };
  return (spoken === true || !isSpoken) && now.value.concerned.every((seat) => concerned.includes(seat));
};

/** Closes a proposal that is settled, and does what it says: as it is usually done, or in a way of its own. */
const settleIfOver = (desk: Desk, proposal: number, doing?: Doing): void => {
  const running = desk.facts.proposals.find((one) => one.proposal === proposal);
  if (running === undefined || !running.session.run.over) return;
  const { about } = running;
  const { value } = running.session.run.outcome() as { readonly value: Json };
  if (value === table.AS_IT_IS) {
    desk.put({ did: 'settled', proposal, about, value: null, why: 'fell' }, { actor: TABLE_ITSELF });
    return;
  }
  // Whoever has put it to the table may have sealed since.
  const isInTime = refusesPause(desk.facts, running.by, { about, value }) === null;
  const possible = isInTime && wereAsked(desk, running, value) && tried(desk, { about, value }, doing).ok;
  const why = possible ? 'agreed' : 'impossible';
  desk.put({ did: 'settled', proposal, about, value: possible ? value : null, why }, { actor: TABLE_ITSELF });
  if (!possible) return;
  desk.asTable(() => (doing ?? usualDoing(running))(desk, value));
};

/** Matters of which several different proposals may run at once. */
const MANY: ReadonlySet<table.ProposalKind> = new Set(['campaign', 'regent', 'handOut']);

const isOn = ({ session }: RunningProposal, value: Json): boolean =>
  sameJson((session.header.setup as { readonly value: Json }).value, value);

/** Puts something to the table. Alone at a table it passes at once. */
export const propose = (
  desk: Desk,
  by: SeatId,
  { about, value: raw }: Put,
  /** How it is done where that is not as usual: it has to pass at once. */
  doing?: Doing,
): Outcome<null> => {
  const parsed = (table.PROPOSALS[about] as Shape<unknown>).parse(raw, 'value');
  if (!parsed.ok) return parsed;
  const value = parsed.value as Json;
  const same = desk.facts.proposals.find((one) => one.about === about && (!MANY.has(about) || isOn(one, value)));
  if (same !== undefined) return refuse({ code: 'ALREADY_PROPOSED', proposal: same.proposal });
  const possible = mayPut(desk, by, { about, value }, { doing });
  if (!possible.ok) return possible;
  const matter = concernedBy(desk, { about, value });
  if (!matter.ok) return matter;
  const { concerned, silence } = matter.value;
  const entitled = [...new Set([by, ...people(desk.facts).map(({ seat }) => seat)])];
  const setup = {
    about,
    value,
    by,
    entitled,
    referee: refereeNow(desk.facts),
    concerned,
    spoken: silence === 'never',
  };
  const opened = openSession<SceneTypes>(table.proposalScene as never, { setup }, null);
  if (!opened.ok) return opened;
  const session = opened.value;
  const { played, seenBy } = lineOf(null, session);
  const proposal = desk.facts.proposed + 1;
  const waits = waitsFor(desk.facts.options, silence);
  const until = waits.others === null ? null : desk.circumstances.now + waits.others * 1000;
  desk.put(
    { did: 'proposed', proposal, about, value, entitled, header: session.header, until, concerned, waits, ...played },
    { seenBy, session, actor: { by, how: 'person' } },
  );
  settleIfOver(desk, proposal, doing);
  return DONE;
};

const running = (desk: Desk, proposal: number): Outcome<RunningProposal> => {
  const found = desk.facts.proposals.find((one) => one.proposal === proposal);
  return found === undefined ? refuse({ code: 'NO_SUCH_PROPOSAL', proposal }) : ok(found);
};

/** Adds a word to a proposal, and settles it if it was the last that was needed. */
export const speakFor = (
  desk: Desk,
  found: RunningProposal,
  seat: SeatId,
  choice: unknown,
  actor: Pick<Actor, 'by' | 'how'>,
): Outcome<null> => {
  const entered = enter(found.session, { input: 'answer', seat, as: seat, choice });
  if (!entered.ok) return entered;
  const { played, seenBy, session } = lineOf(found, entered.value);
  desk.put({ did: 'answered', proposal: found.proposal, ...played }, { seenBy, session, actor });
  settleIfOver(desk, found.proposal);
  return DONE;
};

/**
 * Whoever does something is not away, also without a page that is open: a regent who was proposed for them meanwhile
 * does not take over by their silence. Whose page is open is asked there, and may agree.
 */
export const objectByActing = (desk: Desk, seat: SeatId): void => {
  if (desk.circumstances.here(seat)) return;
  for (const { proposal } of desk.facts.proposals) {
    const found = desk.facts.proposals.find((one) => one.proposal === proposal);
    const isOwn = found?.about === 'regent' && found.by !== seat && found.concerned.includes(seat);
    if (!isOwn || dueIn(desk.facts, found, seat).length === 0) continue;
    speakFor(desk, found, seat, { choose: 'object' }, { by: seat, how: 'person' });
  }
};

/** Something proposed instead must be possible, and concern nobody but those whose own the matter is. */
const refusesInstead = (desk: Desk, found: RunningProposal, seat: SeatId, choice: unknown): Outcome<null> => {
  const { proposal, about } = found;
  const { choose, value } = (choice ?? {}) as { readonly choose?: unknown; readonly value?: unknown };
  if (choose !== 'propose' || value === table.AS_IT_IS) return DONE;
  const parsed = (table.PROPOSALS[about] as Shape<unknown>).parse(value, 'choice.value');
  if (!parsed.ok) return parsed;
  const possible = mayPut(desk, seat, { about, value: parsed.value }, { inPlaceOf: found });
  if (!possible.ok) return possible;
  return wereAsked(desk, found, parsed.value as Json) ? DONE : refuse({ code: 'OTHER_MATTER', proposal });
};

/** A word on a proposal: agreement, objection, another proposal, a vote. */
export const speak = (
  desk: Desk,
  seat: SeatId,
  { proposal, question, choice }: { readonly proposal: number; readonly question: string; readonly choice: unknown },
  actor: Pick<Actor, 'by' | 'how'>,
): Outcome<null> => {
  const found = running(desk, proposal);
  if (!found.ok) return found;
  const due = dueIn(desk.facts, found.value, seat);
  if (!due.some((one) => one.question === question)) {
    return refuse({ code: 'STALE', question, now: due.map((one) => one.question) });
  }
  const instead = refusesInstead(desk, found.value, seat, choice);
  return instead.ok ? speakFor(desk, found.value, seat, choice, actor) : instead;
};

/** The proposer, the host, and whoever's own it is, also after they agreed, may take a proposal off the table. */
export const withdraw = (desk: Desk, seat: SeatId, proposal: number): Outcome<null> => {
  const found = running(desk, proposal);
  if (!found.ok) return found;
  const { about, by, concerned } = found.value;
  if (seat !== by && seat !== desk.facts.host && !concerned.includes(seat)) return refuse({ code: 'HOST_ONLY' });
  desk.put({ did: 'settled', proposal, about, value: null, why: 'withdrawn' });
  return DONE;
};
