import { saga } from '@warmoot/rules';
import { useMemo } from 'react';
import { TROOP_ICONS } from '../../../scenes/battle/troops.js';
import { battleWords } from '../../../scenes/battle/words.js';
import { useSpoken } from '../../../words/speech.js';
import { useWords } from '../../../words/WordsProvider.js';
import type { TroopTable } from '../../army/army.js';
import { BATTLE_SETUP } from './battleSetupWords.js';

export const ARMY_KINDS = Object.keys(saga.battle.ARMIES) as readonly saga.battle.ArmyKind[];

/** What the armies of a Mass Combat are made of, in the words of the page. */
export const useTroopTable = (): TroopTable<saga.battle.Troop> => {
  const { language } = useWords();
  const { t } = useSpoken(BATTLE_SETUP);
  return useMemo(() => {
    const names = battleWords(language).troops;
    return {
      rows: saga.battle.ALL_TROOPS.map((troop) => ({
        troop,
        name: names[troop],
        icon: TROOP_ICONS[troop],
        cost: saga.battle.TROOPS[troop].cost,
      })),
      readyMade: ARMY_KINDS.map((kind) => ({
        kind,
        name: t.kinds[kind],
        worth: (budget) => saga.battle.armyFor(kind, budget),
      })),
    };
  }, [language, t]);
};
