import type { SORTIE_REFUSALS as ENGLISH } from '../../en/sortie/refusals.js';
import type { SameKeys } from '../../say/index.js';

export const SORTIE_REFUSALS = {
  broken: {
    // Setting up.
    'sortie.behindEachOther':
      '{unit} {unit, select, many {stünden} other {stünde}} hinter einer Einheit, die selbst hinter {unit} steht. Eine muss vorn stehen.',
    'sortie.bothSuperior':
      '{unit} und {target} können einander nicht beide mit Waffen überlegen sein. Lass es nur für eine der beiden gelten.',
    'sortie.bothSurprise':
      'Beide Seiten können einander nicht zugleich überraschen. Lass eine von beiden offen kommen.',
    'sortie.initiativeIsRolled':
      'An diesem Tisch wird um die Initiative gewürfelt. Lass sie offen, oder lass den Tisch sie vergeben: Dafür gibt es eine Option.',
    'sortie.tooLate': 'Runde {round} liegt nach der letzten, der Runde {most}.',
    'sortie.tooQuiet':
      'Davor kann es nicht {quiet, plural, one {# ruhige Runde} other {# ruhige Runden in Folge}} gegeben haben: So viele waren es nicht, oder nach {most} war es vorbei.',

    // Orders.
    'sortie.noSuchEnemy': '{target} ist keine gegnerische Einheit dieser Schlacht.',
    'sortie.notInTheBattle': '{target} {target, select, many {sind} other {ist}} aus der Schlacht.',
    'sortie.tooFar':
      '{unit} {unit, select, many {können} other {kann}} {target} über {halfMoves, plural, one {# halben Zug} other {# halbe Züge}} nicht zum Kampf stellen. Infanterie stürmt über einen, Reiterei über zwei, wenn sie so schnell ist. Rücke erst auf.',
    'sortie.shielded':
      '{target} {target, select, many {stehen} other {steht}} hinter einer eigenen Einheit: Ehe sich eine der beiden rührt, kommt niemand heran.',
    'sortie.noArchers': '{unit} {unit, select, many {haben} other {hat}} keine Bogen: Nur Schützen schießen.',
    'sortie.inContact':
      '{unit} {unit, select, many {stehen} other {steht}} dicht an {target}, und dort helfen keine Pfeile.',
    'sortie.outOfRange':
      '{target} {target, select, many {sind} other {ist}} {halfMoves} halbe Züge von {unit} entfernt: Pfeile reichen 4 weit.',
    'sortie.notFinished':
      '{unit} {unit, select, many {können} other {kann}} {target} nicht überwältigen: Das geht nur mit Einheiten, die am Ende und noch auf dem Feld sind.',
    'sortie.tooFarToTake':
      '{target} {target, select, many {sind} other {ist}} zu weit von {unit}, um überwältigt zu werden: höchstens 2 halbe Züge.',
    'sortie.noSuchFriend':
      '{friend} ist keine eigene Einheit in der Schlacht, der sich {unit} anschließen {unit, select, many {könnten} other {könnte}}.',
    'sortie.largerLeads':
      'Von {unit} und {friend} behält die größere Einheit ihre Führung; nur bei zwei gleichen wird gesagt, wessen Führung bleibt.',
    'sortie.tooManyUnits':
      '{unit} {unit, select, many {können} other {kann}} sich nicht teilen: Die Seite hat {most} Einheiten, mehr geht nicht.',
    'sortie.tooManyHeads':
      'Von {unit} lassen sich keine {heads} Köpfe abteilen: höchstens {most}, denn jemand muss bleiben.',
    'sortie.nobodyToGo': '{unit} {unit, select, many {haben} other {hat}} keine geübte Führung, die mitgehen könnte.',

    // Plans.
    'sortie.noManeuver':
      '{unit} {unit, select, many {haben} other {hat}} in dieser Runde kein Gefecht und darum kein Manöver.',
    'sortie.maneuverNeeded':
      '{unit} {unit, select, many {haben} other {hat}} in dieser Runde ein Gefecht: Wähle ein Manöver.',
    'sortie.notOverThisDistance':
      '{unit} {unit, select, many {kommen} other {kommt}} über eine Entfernung heran. Es {left, select, many {bleiben} other {bleibt}}: {left, or}.',
    'sortie.noRollAgainst':
      '{unit} {unit, select, many {haben} other {hat}} in dieser Runde keinen Wurf gegen {target}, auf den sich etwas einsetzen ließe.',
    'sortie.tooManyDice':
      '{unit} {unit, select, many {können} other {kann}} nicht {dice} Würfel einsetzen: {has, plural, =0 {Es ist keiner} one {Es ist # Würfel} other {Es sind # Würfel}} im Vorrat.',
    'sortie.tooManyAgainstArrows': 'Gegen die Pfeile eines Gegners zählen höchstens {most} Würfel.',

    // After fighting several.
    'sortie.noSuchMove':
      'So {unit, select, many {können} other {kann}} sich {unit} nicht bewegen: Wer weichen soll, muss besiegt sein.',
  },
  forms: {
    'sortie.level': 'eine Zahl von {least} bis {most} mit höchstens zwei Stellen nach dem Komma',
    'sortie.strengthOnce': 'jede Stärke einmal',
    'sortie.foeKey': '"everyone", "infantry", "cavalry" oder der Schlüssel einer gegnerischen Einheit, etwa A1 oder B2',
    'sortie.enemyKey': 'der Schlüssel einer gegnerischen Einheit, etwa A1 oder B2',
    'sortie.friendKey': 'der Schlüssel einer anderen Einheit dieser Seite, etwa A1 oder B2',
    'sortie.pairOfEnemies': 'der Schlüssel einer Einheit der Seite A und der einer Einheit der Seite B',
    'sortie.pairOnce': 'jedes Paar einmal',
    'sortie.unitKey': 'der Schlüssel einer Einheit, etwa A1 oder B2',
    'sortie.unitOnce': 'jede Einheit einmal',
    'sortie.noMoreThanBefore': 'höchstens die {most} Köpfe vom Anfang',
    'sortie.someInTheBattle': 'eine Einheit jeder Seite in der Schlacht',
    'sortie.oneForEachUnit': 'jede Einheit höchstens einmal geteilt, und mit höchstens einer Figur',
  },
} as const satisfies SameKeys<typeof ENGLISH>;
