import { type sortie, war } from '@warmoot/rules';
import type { Speech } from '../speech.js';
import type { SortiePhrases } from './facts.js';

type Dice = Readonly<Record<string, number>>;

interface Planned {
  readonly maneuver: sortie.Maneuver | null;
  /** By the places of enemies in the roster. */
  readonly bids: Dice;
  readonly arrows: Dice;
}

/** A maneuver and its stakes: "Attack, 2 dice against Kell riders". */
export const planText = (
  speech: Speech,
  phrases: SortiePhrases,
  sight: sortie.SortieSight,
  { maneuver, bids, arrows }: Planned,
): string => {
  const { choices: t } = speech.t.sortie.asking;
  const staked = (dice: Dice, tell: typeof t.stake): readonly string[] =>
    Object.entries(dice)
      .filter(([, n]) => n > 0)
      .map(([enemy, n]) => tell({ n, enemy: phrases.unit(sight, Number(enemy)) }));
  return t.plan({
    maneuver: maneuver === null ? null : speech.t.sortie.names.maneuvers[maneuver],
    stakes: [...staked(bids, t.stake), ...staked(arrows, t.stakeOnArrows)],
  });
};

/**
 * The same of a plan that has its enemies by their keys, as choices have them. Dice for an enemy that only shoots at the
 * unit are for its arrows.
 */
export const planChosen = (
  speech: Speech,
  phrases: SortiePhrases,
  sight: sortie.SortieSight,
  as: string,
  { maneuver, bids, arrows }: Extract<sortie.SortieChoice, { choose: 'plan' }>,
): string => {
  const unit = war.unitNamed(sight, as);
  const { meetings, shots } = sight.open;
  const byIndex = (dice: Dice): Dice =>
    Object.fromEntries(Object.entries(dice).map(([key, n]) => [war.unitNamed(sight, key), n]));
  const rollsAgainst = (enemy: number): boolean =>
    meetings.some(({ a, b }) => (a === unit && b === enemy) || (a === enemy && b === unit)) ||
    shots.some(({ archers, target }) => archers === unit && target === enemy);
  const all = Object.entries(byIndex(bids));
  return planText(speech, phrases, sight, {
    maneuver: maneuver ?? null,
    bids: Object.fromEntries(all.filter(([enemy]) => rollsAgainst(Number(enemy)))),
    arrows: { ...Object.fromEntries(all.filter(([enemy]) => !rollsAgainst(Number(enemy)))), ...byIndex(arrows ?? {}) },
  });
};
