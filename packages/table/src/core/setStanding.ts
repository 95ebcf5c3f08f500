import {
  type ByHand,
  innermost,
  type Json,
  type Memos,
  memosAfter,
  type SceneTypes,
  type SeatId,
  type StandingAnswer,
  type StandingAnswers,
  type Stands,
  sameJson,
  type View,
  viewOf,
} from '@warmoot/kernel';
import { type Deed, type Outcome, refuse } from '@warmoot/protocol';
import { manifestsOf } from '@warmoot/rules';
import type { Desk } from './desk.js';
import type { RunningScene } from './facts.js';
import { kindNow, memosFor, standsFor } from './standing.js';

type Stand = Extract<Deed, { do: 'stand' }>;

/** The answers that may stand in a kind of scene, in whatever edition. */
const mayStandIn = (kind: string): readonly StandingAnswer[] => manifestsOf(kind).flatMap(({ standing }) => standing);

/** Why something cannot stand; null where all of it can. */
const refusesStanding = ({ kind, answers }: Stand): ReturnType<typeof refuse> | null => {
  const all = mayStandIn(kind);
  const known = [...new Set(all.map(({ id }) => id))];
  if (manifestsOf(kind).length === 0) return refuse({ code: 'CANNOT_STAND', kind, answer: null, known });
  for (const [answer, stands] of Object.entries(answers ?? {})) {
    const found = all.find(({ id }) => id === answer);
    if (found === undefined) return refuse({ code: 'CANNOT_STAND', kind, answer, known });
    if (stands !== null && !found.ways.includes(stands.way)) {
      return refuse({ code: 'CANNOT_STAND', kind, answer, known: found.ways });
    }
  }
  return null;
};

const seenNow = ({ facts }: Desk, { session }: RunningScene, seat: SeatId): View<SceneTypes> =>
  viewOf(innermost(session.run).state, seat, facts.options.hideMade);

/** The scene in which a seat plays now, where it is of this kind. */
const sceneOfKind = ({ facts: { scene } }: Desk, seat: SeatId, kind: string): RunningScene | null =>
  scene !== null && kindNow(scene) === kind && innermost(scene.session.run).state.seats.includes(seat) ? scene : null;

/** Answers that stand now, of all that may. */
const standingNow = (kind: string, stands: StandingAnswers): readonly StandingAnswer[] => {
  const byId = new Map(mayStandIn(kind).map((one) => [one.id, one]));
  return Object.keys(stands).flatMap((id) => byId.get(id) ?? []);
};

const noOf = ({ nos }: RunningScene): number => nos.at(-1) ?? 0;

const inScene = (scene: RunningScene, memos: Memos, no: number) =>
  Object.keys(memos).length === 0 ? {} : { in: { scene: scene.scene, no }, memos };

/** Sets what stands for a seat. Nobody else hears of it, and asked for again it changes nothing. */
export const stand = (desk: Desk, seat: SeatId, deed: Stand): Outcome<null> => {
  const wrong = refusesStanding(deed);
  if (wrong !== null) return wrong;
  const { kind, answers: wanted } = deed;
  const before = standsFor(desk.facts, seat, kind);
  const scene = sceneOfKind(desk, seat, kind);
  const old = scene === null ? {} : memosFor(scene, seat, kind);
  const own = Object.entries({ ...before, ...wanted }).filter((one): one is [string, Stands] => one[1] !== null);
  const answers = wanted === null ? null : Object.fromEntries(own);
  const set = Object.entries(wanted ?? {}).flatMap(([id, stands]) => (stands === null ? [] : [id]));
  const toRemember = standingNow(kind, answers ?? {}).filter(({ id }) => set.includes(id));
  const memos = scene === null ? {} : memosAfter(seenNow(desk, scene, seat), null, toRemember, old);
  if (sameJson(before, answers) && sameJson(old, memos)) return { ok: true, value: null };
  const remembered = scene === null ? {} : inScene(scene, memos, noOf(scene));
  desk.put({ did: 'stood', seat, kind, answers, ...remembered }, { seenBy: [seat] });
  return { ok: true, value: null };
};

/** Remembers what a seat has answered by hand, where such an answer stands for it: so it knows when to ask again. */
export const remember = (
  desk: Desk,
  scene: RunningScene,
  { seat, as, choice }: { readonly seat: SeatId; readonly as: string; readonly choice: unknown },
): void => {
  const kind = kindNow(scene);
  const stands = standsFor(desk.facts, seat, kind);
  const step = innermost(scene.session.run).state.agenda.at(-1);
  if (stands === null || step === undefined) return;
  const given: ByHand = { step, asked: { seat, as }, choice };
  const before = memosFor(scene, seat, kind);
  const memos = memosAfter(seenNow(desk, scene, seat), given, standingNow(kind, stands), before);
  if (sameJson(before as Json, memos as Json)) return;
  desk.put({ did: 'stood', seat, kind, ...inScene(scene, memos, noOf(scene) + 1) }, { seenBy: [seat] });
};
