import {
  givenByStanding,
  hasOthers,
  innermost,
  type Memos,
  memosAfter,
  type Run,
  type SceneTypes,
  type SeatId,
  type StandingAnswers,
  sameJson,
  type View,
  viewOf,
} from '@warmoot/kernel';
import { kindOf, manifestOf } from '@warmoot/rules';
import type { PlayerAnswer, Question } from '../player.js';

/** What the page lets stand for somebody who has said nothing. */
const standsAtFirst = (rules: Question['rules']): StandingAnswers =>
  Object.fromEntries(
    manifestOf(rules)
      .standing.filter(({ initially }) => initially === 'stands')
      .map(({ id, ways: [way] }) => [id, { way: way as string }]),
  );

/** Tells which answers a person would have to give: neither the only one that is open, nor one that stands anyway. */
export class Formalities {
  private readonly memos: Record<SeatId, Record<string, Memos>> = {};

  isFormality({ rules, step, asked, choices }: Question, { choice }: PlayerAnswer, run: Run<SceneTypes>): boolean {
    if (choices?.length === 1 && !hasOthers(run, asked)) return true;
    const standing = manifestOf(rules).standing.filter(({ steps }) => steps.includes(step));
    if (standing.length === 0) return false;
    const kind = kindOf(rules.scene);
    this.memos[asked.seat] ??= {};
    const own = this.memos[asked.seat] as Record<string, Memos>;
    const given = givenByStanding(run, asked, {
      of: () => standing,
      stands: standsAtFirst(rules),
      memos: own[kind] ?? {},
      hideMade: false,
    });
    if (given?.id != null && sameJson(given.choice, choice)) return true;
    const { state } = innermost(run);
    const now = state.agenda.at(-1) as SceneTypes['step'];
    const view: View<SceneTypes> = viewOf(state, asked.seat, false);
    own[kind] = memosAfter(view, { step: now, asked, choice }, manifestOf(rules).standing, own[kind] ?? {});
    return false;
  }
}
