import type { AnyRules } from '../scene/contract.js';

/** The rules, noting in `seen` whether a step that may make a secret public has been carried out. */
export const watched = (rules: AnyRules, seen: { revealed: boolean }): AnyRules => {
  const watch = (procedure: AnyRules['procedures'][string]): AnyRules['procedures'][string] => ({
    ...procedure,
    then: (...args) => {
      seen.revealed ||= procedure.reveals;
      procedure.then(...args);
    },
  });
  const procedures = Object.entries(rules.procedures).map(([name, procedure]) => [name, watch(procedure)] as const);
  const scenes = Object.entries(rules.scenes).map(([name, inner]) => [name, watched(inner, seen)] as const);
  return { ...rules, procedures: Object.fromEntries(procedures), scenes: Object.fromEntries(scenes) };
};
