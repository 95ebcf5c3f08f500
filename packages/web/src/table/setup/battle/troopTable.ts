import { ALL_TROOPS, ARMIES, type ArmyKind, armyFor, TROOPS, type Troop } from '@warmoot/rules';
import { useMemo } from 'react';
import { TROOP_ICONS } from '../../../scenes/battle/troops.js';
import { battleWords } from '../../../scenes/battle/words.js';
import { useSpoken } from '../../../words/speech.js';
import { useWords } from '../../../words/WordsProvider.js';
import type { TroopTable } from '../../army/army.js';
import { BATTLE_SETUP } from './battleSetupWords.js';

export const ARMY_KINDS = Object.keys(ARMIES) as readonly ArmyKind[];

/** What the armies of a Mass Combat are made of, in the words of the page. */
export const useTroopTable = (): TroopTable<Troop> => {
  const { language } = useWords();
  const { t } = useSpoken(BATTLE_SETUP);
  return useMemo(() => {
    const names = battleWords(language).troops;
    return {
      rows: ALL_TROOPS.map((troop) => ({
        troop,
        name: names[troop],
        icon: TROOP_ICONS[troop],
        cost: TROOPS[troop].cost,
      })),
      readyMade: ARMY_KINDS.map((kind) => ({ kind, name: t.kinds[kind], worth: (budget) => armyFor(kind, budget) })),
    };
  }, [language, t]);
};
