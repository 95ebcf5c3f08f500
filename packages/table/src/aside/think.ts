import type { Asked, SceneTypes, View } from '@warmoot/kernel';
import { PLAYERS, type PlayerAnswer, playerInput, recruit, USUAL_BUDGET } from '@warmoot/players';
import { sceneRules } from '@warmoot/rules';
import type { RulesOf } from '../core/facts.js';
import { Unreadable } from '../core/fold.js';

/** What a computer player is asked: plain data, all of which its seat sees. */
export interface Thought {
  readonly scene: string;
  readonly view: View<SceneTypes>;
  readonly asked: Asked;
  readonly player: string;
  readonly seed: string;
}

/** How long a computer player may think before people find it slow. */
const THINKING_MS = 40;

/** The player's answer, from what its seat sees and nothing else. */
export const think = (
  { scene, view, asked, player, seed }: Thought,
  rulesOf: RulesOf = sceneRules,
): PlayerAnswer['choice'] => {
  const rules = rulesOf(scene);
  if (!rules.ok) throw new Unreadable(rules.refusal);
  const until = performance.now() + THINKING_MS;
  const budget = { ...USUAL_BUDGET, spent: () => performance.now() > until };
  return (PLAYERS[player] ?? recruit).answer(playerInput(rules.value, view, asked, { seed, budget })).choice;
};
