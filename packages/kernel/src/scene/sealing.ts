import type { Asked, SceneTypes } from './contract.js';
import { answerTable, NO_ANSWERS, type State } from './state.js';

/** How many of these have not answered yet. */
export const countUnsealed = (asked: readonly Asked[], sealed: Readonly<Record<string, unknown>>): number => {
  if (sealed === NO_ANSWERS) return asked.length;
  let many = 0;
  for (const { as } of asked) if (sealed[as] === undefined) many++;
  return many;
};

/** Seals an answer in place. */
export const sealIn = <T extends SceneTypes>(state: State<T>, { seat, as }: Asked, choice: T['choice']): void => {
  if (state.sealed === NO_ANSWERS) state.sealed = answerTable();
  state.sealed[as] = { seat, choice };
};
