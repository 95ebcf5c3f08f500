import { type AnySceneWords, sceneWords } from '../words.js';
import { battleWords } from './saga/battle.js';
import { checkWords } from './saga/check.js';
import { duelWords } from './saga/duel.js';
import { aidWords, healingWords } from './saga/healing.js';

/** A new scene adds its line here. */
export const scenes: Readonly<Record<string, AnySceneWords>> = {
  'saga/check': sceneWords(
    checkWords(
      'Eine Probe gegen jemanden oder gegen eine Schwierigkeit, oder ein Wettstreit mehrerer: zwei d8, ein d10.',
    ),
  ),
  'saga-1e/check': sceneWords(
    checkWords('Die Probe der früheren Ausgabe: so viele d8, wie der Unterschied der Werte ergibt.'),
  ),
  'saga/duel': sceneWords(
    duelWords('Zweikampf: Runden aus Fußarbeit und verdeckten Aktionen, für zwei oder für mehrere auf zwei Seiten.'),
  ),
  'saga-1e/duel': sceneWords(duelWords('Zweikampf mit den Proben der früheren Ausgabe.')),
  'saga/battle': sceneWords(
    battleWords('Schlacht: zwei Heere auf einer Karte aus Sechsecken, mit schnellen Einheiten, Gefechten und Weichen.'),
  ),
  'saga/aid': sceneWords(aidWords('Die Stunde nach einer schweren Kopfwunde, und wer rechtzeitig hilft.')),
  'saga-1e/aid': sceneWords(aidWords('Die Stunde nach einer schweren Kopfwunde, mit den Proben der früheren Ausgabe.')),
  'saga/healing': sceneWords(
    healingWords('Das Heilen von Wunden, Tag um Tag, mit einer Probe auf Heilen für leichte und für schwere.'),
  ),
  'saga-1e/healing': sceneWords(healingWords('Das Heilen von Wunden mit den Proben der früheren Ausgabe.')),
};

/** What may be done against a rule, of all scenes. */
export const brokenRules: AnySceneWords['broken'] = Object.assign(
  {},
  ...Object.values(scenes).map(({ broken }) => broken),
);
