import { type AnySceneWords, sceneWords } from '../words.js';
import { battleWords } from './saga/battle.js';
import { calendarBroken } from './saga/calendar.js';
import { campaignBroken } from './saga/campaign.js';
import { carryBroken } from './saga/carry.js';
import { generationWords } from './saga/character.js';
import { checkWords } from './saga/check.js';
import { draftWords } from './saga/draft.js';
import { duelWords } from './saga/duel.js';
import { eventWords } from './saga/event.js';
import { aidWords, healingWords } from './saga/healing.js';
import { wealthBroken } from './saga/wealth.js';

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
  'saga-1e/battle': sceneWords(
    battleWords('Schlacht, geliehen von der früheren Ausgabe, deren Proben jeden Wurf darin entscheiden.'),
  ),
  'saga/aid': sceneWords(aidWords('Die Stunde nach einer schweren Kopfwunde, und wer rechtzeitig hilft.')),
  'saga-1e/aid': sceneWords(aidWords('Die Stunde nach einer schweren Kopfwunde, mit den Proben der früheren Ausgabe.')),
  'saga/healing': sceneWords(
    healingWords('Das Heilen von Wunden, Tag um Tag, mit einer Probe auf Heilen für leichte und für schwere.'),
  ),
  'saga-1e/healing': sceneWords(healingWords('Das Heilen von Wunden mit den Proben der früheren Ausgabe.')),
  'saga/event': sceneWords(
    eventWords('Was in der Welt geschieht, wenn die Kampagne stillsteht: zwei d10, und die Seuche.'),
  ),
  'saga-1e/event': sceneWords(eventWords('Dasselbe, geliehen von der früheren Ausgabe.')),
  'saga/generation': sceneWords(
    generationWords('Werte für Figuren: vier d4 für jede Gruppe, ein Vorrat, der verteilt wird, und Beweggründe.'),
  ),
  'saga-1e/generation': sceneWords(generationWords('Werte nach der Verteilung der früheren Ausgabe.')),
  'saga/draft': sceneWords(
    draftWords('Alle wählen ihre Hauptfiguren: Sätze von Werten, eine Reihenfolge, und reihum wird genommen.'),
  ),
  'saga-1e/draft': sceneWords(draftWords('Hauptfiguren mit den Werten der früheren Ausgabe.')),
};

/** What may be done against a rule, of all scenes. */
export const brokenRules: AnySceneWords['broken'] = Object.assign(
  {},
  campaignBroken,
  carryBroken,
  calendarBroken,
  wealthBroken,
  ...Object.values(scenes).map(({ broken }) => broken),
);
