import {
  type ClosedSheets,
  changeRules,
  commitmentTo,
  type DiceNote,
  Draws,
  hashOf,
  type Input,
  type Json,
  note,
  openSession,
  type SceneTypes,
  type SeatId,
  type Session,
  undo,
  versionsOf,
} from '@warmoot/kernel';
import { type Outcome, refuse, type TableEvent } from '@warmoot/protocol';
import { dueIn, mayKnow } from './asked.js';
import { enterAll, lineOf } from './book.js';
import { roomForGesture, roomForScene } from './bounds.js';
import { takeIn } from './campaign.js';
import { type Actor, type Desk, TABLE_ITSELF } from './desk.js';
import { type Line, playersAt, type RunningScene, scenesInPlay, seatIn, unknownSeat } from './facts.js';
import { isScreened, screenedIn } from './screen.js';
import { remember } from './setStanding.js';
import { awaitedIn, drawnIn, droppedIn, sharersIn } from './shares.js';
import { gesturesSince, takenBackTo } from './takingBack.js';

export const DONE: Outcome<null> = { ok: true, value: null };

/** Dice from the seed are thrown by no seat. */
const doer = (line: Line, actor: Pick<Actor, 'by' | 'how'>): Pick<Actor, 'by' | 'how'> => {
  const { input } = line.played.entry;
  return input.input === 'dice' && input.from === 'seed' ? TABLE_ITSELF : actor;
};

export const putLines = (desk: Desk, scene: number, lines: readonly Line[], actor: Pick<Actor, 'by' | 'how'>): void => {
  const few = desk.facts.scene?.few ?? null;
  for (const line of lines) {
    const { played, seenBy, session } = line;
    desk.put({ did: 'played', scene, ...played }, { seenBy: seenBy ?? few, session, actor: doer(line, actor) });
  }
};

const endOf = ({ scene, session, seeds }: RunningScene, outcome: Json | null): TableEvent => {
  const [seed = null, ...reseeds] = seeds;
  const hash = hashOf(session.run.state);
  return { did: 'ended', scene, seed, ...(reseeds.length > 0 && { reseeds }), hash, outcome };
};

/** Shows the seed of a scene that is over, and what came of it. */
export const endIfOver = (desk: Desk): void => {
  const { scene } = desk.facts;
  if (scene === null || !scene.session.run.over) return;
  const outcome = scene.session.run.outcome() as Json;
  const { state } = scene.session.run;
  const { playing } = desk.facts;
  desk.put(endOf(scene, outcome), { actor: TABLE_ITSELF, seenBy: scene.few });
  takeIn(desk, scene.scene, { entry: playing, outcome, own: state.own });
};

const goOn = (
  desk: Desk,
  input: Input | null,
  actor: Pick<Actor, 'by' | 'how'>,
  behindScreen = false,
): Outcome<null> => {
  const scene = desk.facts.scene as RunningScene;
  const draw = (session: Session<SceneTypes>): Input | null =>
    isScreened(session) && !behindScreen ? null : drawnIn(desk.facts, scene, session);
  const lines = enterAll(scene, input, draw);
  if (!lines.ok) return lines;
  putLines(desk, scene.scene, lines.value, actor);
  endIfOver(desk);
  return DONE;
};

/** Begins a scene at the table. Its seats must be players' seats here. */
export const beginScene = (
  desk: Desk,
  start: {
    readonly scene: string;
    readonly setup: unknown;
    readonly options: unknown;
    readonly closed?: ClosedSheets;
    /** The only seats that may know what happens in it. */
    readonly few?: readonly SeatId[];
  },
): Outcome<null> => {
  const { facts, circumstances } = desk;
  if (facts.scene !== null) return refuse({ code: 'SCENE_RUNNING', scene: facts.scene.session.rules.scene });
  const room = roomForScene(facts);
  if (!room.ok) return room;
  const rules = circumstances.rules(start.scene);
  if (!rules.ok) return rules;
  const isTyped = facts.options.dice === 'typed';
  const seed = isTyped && !rules.value.screens ? null : circumstances.secret();
  const opened = openSession<SceneTypes>(rules.value, start, seed, isTyped);
  if (!opened.ok) return opened;
  const session = opened.value;
  const players = playersAt(facts);
  const stranger = session.run.state.seats.find((seat) => !players.includes(seat));
  if (stranger !== undefined) return refuse({ code: 'UNKNOWN_SEAT', seat: stranger, known: players });
  const { played } = lineOf(null, session);
  const scene = facts.scenes.length + 1;
  desk.put({ did: 'began', scene, header: session.header, seed, ...played }, { seenBy: start.few ?? null, session });
  return goOn(desk, null, TABLE_ITSELF);
};

/** The running scene, if it can be played on now. */
const playable = ({ facts }: Desk): Outcome<RunningScene> => {
  if (facts.scene === null) return refuse({ code: 'NO_SCENE' });
  return facts.paused ? refuse({ code: 'PAUSED' }) : { ok: true, value: facts.scene };
};

/** Whether a seat is asked this question now, for this person or thing. */
const isAsked = (desk: Desk, scene: RunningScene, seat: SeatId, question: string, as: string): Outcome<null> => {
  const due = dueIn(desk.facts, scene, seat);
  if (due.some((one) => one.question === question && one.as.includes(as))) return DONE;
  const asked = due.some((one) => one.question === question);
  if (asked) return refuse({ code: 'NOT_AWAITED', seat, as, awaited: due.flatMap((one) => one.as) });
  return refuse({ code: 'STALE', question, now: [...new Set(due.map((one) => one.question))] });
};

/** An answer of a seat to a question of the scene. */
export const answer = (
  desk: Desk,
  seat: SeatId,
  { question, as, choice }: { readonly question: string; readonly as: string; readonly choice: unknown },
  actor: Pick<Actor, 'by' | 'how'>,
): Outcome<null> => {
  const scene = playable(desk);
  if (!scene.ok) return scene;
  const asked = isAsked(desk, scene.value, seat, question, as);
  if (!asked.ok) return asked;
  if (actor.how === 'person') remember(desk, scene.value, { seat, as, choice });
  return goOn(desk, { input: 'answer', seat, as, choice }, actor);
};

/** Something that a seat of the running scene does without being asked. */
export const gesture = (
  desk: Desk,
  seat: SeatId,
  { scene: number, gesture: made }: { readonly scene: number; readonly gesture: unknown },
  actor: Pick<Actor, 'by' | 'how'>,
): Outcome<null> => {
  const scene = playable(desk);
  if (!scene.ok) return scene;
  if (scene.value.scene !== number || !mayKnow(scene.value.few, seat)) return refuse({ code: 'NO_SCENE' });
  const room = roomForGesture(scene.value, seat, made);
  if (!room.ok) return room;
  return goOn(desk, { input: 'gesture', seat, gesture: made }, actor);
};

/** Faces of real dice, typed in by whoever throws. */
export const typeDice = (
  desk: Desk,
  seat: SeatId,
  { question, faces }: { readonly question: string; readonly faces: readonly number[] },
  actor: Pick<Actor, 'by' | 'how'>,
): Outcome<null> => {
  const scene = playable(desk);
  if (!scene.ok) return scene;
  const { seed, session } = scene.value;
  if (seed !== null && !session.header.typed) return refuse({ code: 'NOT_TYPED' });
  const asked = isAsked(desk, scene.value, seat, question, 'dice');
  if (!asked.ok) return asked;
  return goOn(desk, { input: 'dice', faces, from: 'table' }, actor);
};

/** Notes something for the dice of the running scene. */
const noteForDice = (desk: Desk, input: DiceNote, actor: Pick<Actor, 'by' | 'how'>): void => {
  const scene = desk.facts.scene as RunningScene;
  putLines(desk, scene.scene, [lineOf(scene, note(scene.session, input))], actor);
};

/** Somebody's device adds to the dice: the tip of its chain, or the next link of it. */
export const addShare = (
  desk: Desk,
  { scene: number, ...shown }: { readonly scene: number; readonly tip?: string; readonly link?: string },
  actor: Pick<Actor, 'by' | 'how'> & { readonly by: SeatId },
): Outcome<null> => {
  const scene = playable(desk);
  if (!scene.ok) return scene;
  const { by: seat } = actor;
  if (scene.value.scene !== number || !sharersIn(desk.facts, scene.value).includes(seat)) {
    return refuse({ code: 'NO_SHARE', why: 'off' });
  }
  if (shown.link !== undefined) {
    const isAwaited = awaitedIn(desk.facts, scene.value).some((one) => one.seat === seat && one.need === 'link');
    if (!isAwaited) return refuse({ code: 'NO_SHARE', why: 'notNow' });
    if (!new Draws(scene.value.session).follows(seat, shown.link)) return refuse({ code: 'NO_SHARE', why: 'wrong' });
    noteForDice(desk, { input: 'link', seat, link: shown.link }, actor);
  } else noteForDice(desk, { input: 'share', seat, tip: shown.tip as string }, actor);
  return goOn(desk, null, TABLE_ITSELF);
};

/** Drops the shares of those who add nothing any more, in sight of all, and throws what waited for no other. */
export const settleDice = (desk: Desk): void => {
  const { scene } = desk.facts;
  if (scene === null || scene.seed === null) return;
  for (const seat of droppedIn(desk.facts, scene)) {
    noteForDice(desk, { input: 'share', seat, tip: null }, TABLE_ITSELF);
  }
  if (!desk.facts.paused && desk.facts.scene?.session.run.awaits.need === 'dice') goOn(desk, null, TABLE_ITSELF);
};

/** Throws the dice of this name that wait behind the screen, and all that follow on them until somebody must decide. */
export const throwScreened = (desk: Desk, name: string | null): void => {
  if (name !== null && name === screenedIn(desk.facts)) goOn(desk, null, TABLE_ITSELF, true);
};

/** Draws the dice of every scene that goes on from a new seed from here on, in sight of all. */
export const reseed = (desk: Desk): void => {
  for (const scene of scenesInPlay(desk.facts)) {
    if (scene.seed === null) continue;
    const seed = desk.circumstances.secret();
    const noted = note(scene.session, { input: 'reseed', commitment: commitmentTo(seed) });
    const { played, session } = lineOf(scene, noted);
    const what = { did: 'played', scene: scene.scene, ...played, seed } as const;
    desk.put(what, { seenBy: scene.few, session, actor: TABLE_ITSELF });
  }
};

/** Goes back to how the scene stood after an entry, by the number that all call it by. */
export const goBack = (desk: Desk, to: number, actor: Pick<Actor, 'by' | 'how'> = TABLE_ITSELF): Outcome<null> => {
  const { scene } = desk.facts;
  if (scene === null) return refuse({ code: 'NO_SCENE' });
  const seq = scene.nos.indexOf(to);
  const undone = undo(scene.session, seq);
  if (!undone.ok) return refuse({ code: 'NO_SUCH_ENTRY', entry: to, last: scene.nos.at(-1) ?? 0 });
  putLines(desk, scene.scene, [lineOf(scene, undone.value)], actor);
  return goOn(desk, null, TABLE_ITSELF);
};

/** Who speaks for a seat unasked. */
const speakerAt = ({ facts }: Desk, seat: SeatId): Pick<Actor, 'by' | 'how'> => ({
  by: seat,
  how: seatIn(facts, seat)?.holder === 'computer' ? 'computer' : 'person',
});

/** A seat takes its last answer back. What was said since, by whomever, stands again. */
export const takeBack = (desk: Desk, seat: SeatId, actor: Pick<Actor, 'by' | 'how'>): Outcome<null> => {
  const scene = playable(desk);
  if (!scene.ok) return scene;
  const to = takenBackTo(desk.facts, scene.value, seat);
  if (!to.ok) return to;
  const since = gesturesSince(scene.value, to.value);
  const gone = goBack(desk, to.value, actor);
  if (!gone.ok) return gone;
  const isLost = since.some((made) => !goOn(desk, made, speakerAt(desk, made.seat)).ok);
  return isLost ? refuse({ code: 'NOT_TAKEN_BACK', why: 'others' }) : DONE;
};

/** Breaks the scene off without an outcome. */
export const abandon = (desk: Desk): Outcome<null> => {
  const { scene } = desk.facts;
  if (scene === null) return refuse({ code: 'NO_SCENE' });
  const { playing } = desk.facts;
  desk.put(endOf(scene, null), { seenBy: scene.few });
  takeIn(desk, scene.scene, { entry: playing, outcome: null, own: {} });
  return DONE;
};

/** Whether the log of the running scene names another version of the rules than the one at hand. */
const isUnsaid = (scene: RunningScene | null): scene is RunningScene =>
  scene !== null && versionsOf(scene.session).at(-1) !== scene.session.rules.version;

/** Whether a scene or proposal runs under rules that its log does not name yet. */
export const playsUnsaid = ({ before, records }: Desk): boolean =>
  isUnsaid(before.scene) && records.some(({ what }) => what.did === 'played' && what.entry.input.input !== 'rules');

/** Notes that a scene is played on under other rules than before, if it is. */
export const noteRules = (desk: Desk): void => {
  const { scene } = desk.facts;
  if (!isUnsaid(scene)) return;
  putLines(desk, scene.scene, [lineOf(scene, changeRules(scene.session))], TABLE_ITSELF);
};

/** A computer player acts for a seat, or its person does again. */
export const hold = (desk: Desk, seat: SeatId, player: string | null): Outcome<null> => {
  const { facts, circumstances } = desk;
  const found = seatIn(facts, seat);
  if (found?.role !== 'player') return unknownSeat(facts, seat);
  if (player !== null && !circumstances.players.includes(player)) {
    return refuse({ code: 'UNKNOWN_PLAYER', player, known: circumstances.players });
  }
  const holder =
    player === null ? 'person' : found.keys.length === 0 && found.holder === 'computer' ? 'computer' : 'regent';
  if (found.holder === holder && found.player === player) return DONE;
  desk.put({ did: 'held', seat, holder, player });
  return DONE;
};

/** Whether a seat acts in the running scene, or in one that waits for it. */
export const isInPlay = ({ facts }: Desk, seat: SeatId): boolean =>
  scenesInPlay(facts).some(({ session }) => session.run.state.seats.includes(seat));
