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
  },
} as const satisfies SameKeys<typeof ENGLISH>;
