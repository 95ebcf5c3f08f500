import { type AnyRules, innerRules, type RoundStage, type SceneTypes, type View } from '@warmoot/kernel';
import { kindOf, manifestOf } from '@warmoot/rules';
import { partTitle, type Words } from '@warmoot/words';
import type { Dated } from '../contract.js';
import type { Phase } from './Phases.js';

/** Where a scene is: the part of it that runs, such as the round, and the stages of that; as its manifest says. */
export interface Course {
  /** The scene whose part and stages these are: of scenes within each other the innermost that has some. */
  readonly scene: string;
  readonly part: number | null;
  readonly stages: readonly RoundStage[];
}

export const courseOf = (rules: AnyRules, view: View<SceneTypes>): Course => {
  const { part, stages } = manifestOf(rules);
  const own: Course = { scene: rules.scene, part: part(view.open), stages: stages(view) };
  if (view.inner === null) return own;
  const inner = courseOf(innerRules(rules, view.inner.scene), view.inner.view);
  return inner.part === null && inner.stages.length === 0 ? own : inner;
};

/** The scenes whose parts are days of the calendar. */
const BY_DAYS: ReadonlySet<string> = new Set(['march']);

/** "Round 3", or the date where the parts are days of a campaign; null where the scene has no parts, and before its first. */
export const partNow = (words: Words, { scene, part }: Course, dated: Dated | null = null): string | null => {
  if (part === null) return null;
  return dated !== null && BY_DAYS.has(kindOf(scene)) ? dated(part).date : partTitle(words, scene, part);
};

/** The stages as a strip shows them. */
export const phasesIn = (words: Words, { scene, stages }: Course): readonly Phase[] =>
  stages.map(({ stage, state }) => ({
    key: stage,
    title: words.scenes[scene]?.stages?.[stage] ?? stage,
    note: '',
    state,
  }));
