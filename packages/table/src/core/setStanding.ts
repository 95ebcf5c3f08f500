import {
  type ByHand,
  innermost,
  type Json,
  type Memos,
  memosAfter,
  type SceneTypes,
  type SeatId,
  type StandingAnswer,
  type Stands,
  sameJson,
  type View,
  viewOf,
} from '@warmoot/kernel';
import { type Deed, type Outcome, refuse } from '@warmoot/protocol';
import { manifestOf, manifestsOf } from '@warmoot/rules';
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

/** The scene in which a seat plays now, where it is of this kind. */
const sceneOfKind = ({ facts: { scene } }: Desk, seat: SeatId, kind: string): RunningScene | null =>
  scene !== null && kindNow(scene) === kind && innermost(scene.session.run).state.seats.includes(seat) ? scene : null;

/** What is remembered of a scene, by its own rules, after answers of these names were set, or one was given by hand. */
const memosIn = (
  desk: Desk,
  scene: RunningScene,
  { seat, ids, given }: { readonly seat: SeatId; readonly ids: readonly string[]; readonly given: ByHand | null },
): Memos => {
  const { rules, state } = innermost(scene.session.run);
  const all = manifestOf(rules).standing.filter(({ id }) => ids.includes(id));
  const view: View<SceneTypes> = viewOf(state, seat, desk.facts.options.hideMade);
  return memosAfter(view, given, all, memosFor(scene, seat, kindNow(scene)));
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
  const ids = Object.entries(wanted ?? {}).flatMap(([id, stands]) => (stands === null ? [] : [id]));
  const memos = scene === null ? {} : memosIn(desk, scene, { seat, ids, given: null });
  if (sameJson(before, answers) && sameJson(old, memos)) return { ok: true, value: null };
  const remembered = scene === null ? {} : inScene(scene, memos, noOf(scene));
  desk.put({ did: 'stood', seat, kind, answers, ...remembered }, { seenBy: [seat] });
  return { ok: true, value: null };
};

/**
 * Remembers what a seat answers by hand, where such an answer stands for it: so it knows when to ask again. Of what will
 * be refused nothing is remembered.
 */
export const remember = (
  desk: Desk,
  scene: RunningScene,
  { seat, as, choice }: { readonly seat: SeatId; readonly as: string; readonly choice: unknown },
): void => {
  const kind = kindNow(scene);
  const stands = standsFor(desk.facts, seat, kind);
  const step = innermost(scene.session.run).state.agenda.at(-1);
  if (stands === null || step === undefined || !scene.session.run.accepts({ seat, as }, choice).ok) return;
  const given: ByHand = { step, asked: { seat, as }, choice };
  const memos = memosIn(desk, scene, { seat, ids: Object.keys(stands), given });
  if (sameJson(memosFor(scene, seat, kind) as Json, memos as Json)) return;
  desk.put({ did: 'stood', seat, kind, ...inScene(scene, memos, noOf(scene) + 1) }, { seenBy: [seat] });
};
