import { type Chance, either, NEVER } from '@warmoot/kernel';
import { forecastRows, type TargetForecast } from '../../forecast/attack.js';
import type { FigureIndex, Technique } from '../../model/model.js';
import { ALL_TECHNIQUES } from '../../model/techniques.table.js';
import { duelRow } from '../leaders/blows.js';
import type { BattleSight } from '../model/battle.js';

/** One round of a leaders' duel, if the two show these. */
export interface DuelProspect {
  readonly mine: Technique;
  readonly theirs: Technique;
  /** That the other is brought to 0 HP, and that one's own leader is, if nothing is given for a blow. */
  readonly theyFall: Chance;
  readonly iFall: Chance;
}

/** As it stands when both have shown their techniques. */
const shown = (sight: BattleSight, pair: readonly [FigureIndex, FigureIndex], mine: Technique, theirs: Technique) => {
  const others = sight.open.duels.filter((duel) => !duel.pair.some((figure) => pair.includes(figure)));
  const duels = [...others, { pair, techniques: [mine, theirs] as const }];
  return { ...sight, open: { ...sight.open, duels } } as BattleSight;
};

const fallOf = ({ fates }: TargetForecast): Chance =>
  Object.entries(fates).reduce<Chance>((sum, [fate, some]) => (fate === 'stands' ? sum : either(sum, some)), NEVER);

/** The chance that one duellist brings the other down: from the very row that play throws. */
const downing = (sight: BattleSight, by: FigureIndex, target: FigureIndex): Chance => {
  const row = duelRow(sight, by, target);
  const [ahead] = row.dice > 0 ? forecastRows(sight, [row]).targets : [];
  return ahead === undefined ? NEVER : fallOf(ahead);
};

/** WARBAND-DUEL-001 to WARBAND-DUEL-009, WARBAND-TACTIC-006: what a duel of two leaders would come to in its next round, for all techniques. */
export const forecastDuel = (sight: BattleSight, me: FigureIndex, them: FigureIndex): readonly DuelProspect[] =>
  ALL_TECHNIQUES.flatMap((mine) =>
    ALL_TECHNIQUES.map((theirs) => {
      const then = shown(sight, [me, them], mine, theirs);
      return { mine, theirs, theyFall: downing(then, me, them), iFall: downing(then, them, me) };
    }),
  );
