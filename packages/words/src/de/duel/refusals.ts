import type { DUEL_REFUSALS as ENGLISH } from '../../en/duel/refusals.js';
import type { SameKeys } from '../../say/index.js';

export const DUEL_REFUSALS = {
  unknown: {
    terms: {
      act: { gender: 'f', noun: 'Aktion' },
      item: { gender: 'n', noun: 'Ding' },
      part: { gender: 'm', noun: 'Körperteil' },
    },
  },
  broken: {
    // The setup.
    'duel.notTwoHanded':
      '{who} kann {item, the, acc} nicht in beiden Händen halten: Das ist keine Zweihandwaffe. Gib sie in "left" oder "right" an.',
    'duel.handsFull':
      '{who} hat keine Hand mehr frei: Für {item, the, acc} braucht es beide. Lass "left" und "right" leer, oder gib den Rest unter "carried" an.',
    'duel.ratingOutOfRange': '{who} hat {skill} {rating}; eine Fertigkeit reicht von 0 bis 10.',
    'duel.twoMajors': '{who} hat zwei schwere Wunden {part, am, dat}; mehr als eine hat ein Körperteil nie.',
    'duel.incapableCannotEnter':
      '{who} hat eine schwere Wunde {part, am, dat} und kann nicht in den Kampf. Lass {who} weg, bis sie verheilt ist.',
    'duel.incapableWithoutWound':
      '{who} kann nicht kampfunfähig daliegen, ohne eine schwere Wunde, die das macht. Gib die Wunde an oder einen anderen Stand.',
    'duel.placeWhoeverIsThere':
      'Wer kämpft oder am Boden liegt, hat ein Feld ("at"); wer floh oder sich ergab, hat keines. Sieh nach bei {who}.',
    'duel.gripNotBeside':
      '{who} kann {victim} nicht im Griff haben: Beide müssen im Kampf sein, auf verschiedenen Seiten und nebeneinander.',
    'duel.tooQuiet':
      'Vor Runde {round} kann es nicht {quiet, plural, one {# ruhige Runde} other {# ruhige Runden in Folge}} gegeben haben: So viele waren es nicht, oder nach {most} war es vorbei.',
    'duel.penaltyOver':
      '{who} hat einen Abzug bis zum Ende von Runde {until}, und dies ist Runde {round}. Lass ihn weg.',
    'duel.gripWithoutHand': '{who} hat keine solche Hand frei, um {victim} im Griff zu haben.',
    'duel.placeAllOrNone': 'Manche sind aufgestellt, andere nicht. Gib allen ein Feld ("at") oder niemandem.',
    'duel.noSuchSquare':
      '({x}, {y}) ist eine Wand oder liegt nicht auf dem Spielfeld. Nenne ein Feld, auf dem man stehen kann.',
    'duel.squareTaken': '{who} kann nicht auf ({x}, {y}) beginnen: Da steht schon jemand. Nenne ein anderes Feld.',
    'duel.wallInTheLineUp':
      'Die Wand auf ({x}, {y}) steht, wo jemand Aufstellung nähme. Versetze die Wand, oder gib allen ein Feld ("at").',
    'duel.notACombat':
      'In einem Gefecht steht auf der einen Seite eine Person und auf der anderen eine bis vier, und niemand steht in zweien.',
    'duel.noSuchFighter': 'In diesem Kampf heißt niemand so.',

    // Pairing and joining.
    'duel.notUnpaired':
      '{own} und {enemy} können kein Paar sein: Es braucht jemanden von deiner Seite und jemanden von der anderen, beide noch ohne Paar.',
    'duel.noEnemyToJoin':
      'Auf der anderen Seite ist niemand dieses Namens mehr im Kampf. Nenne jemand anderen, oder halte dich heraus.',
    'duel.tooFarToJoin': 'Das Ziel ist mehr als drei Felder entfernt. Komm erst als freie Figur näher heran.',
    'duel.combatIsFull':
      'Dort stehen schon vier dagegen, und für eine fünfte Person ist kein Platz. Tritt gegen jemand anderen an.',
    'duel.notWhereFewestAttack':
      'Wer sich anschließt, geht in ein Gefecht mit den wenigsten Angreifenden, nie als fünfte Person. Nenne ein solches Gefecht.',

    // Actions.
    'duel.freeCharacter':
      'Für {act, a, acc} braucht es einen Gegner im selben Gefecht, und diese Figur ist in keinem. Tritt zu Beginn einer Runde einem bei.',
    'duel.notYourEnemy':
      '{act} geht nur gegen jemanden von der anderen Seite des eigenen Gefechts, der noch im Kampf ist.',
    'duel.apart':
      'Die beiden sind einander fern: So weit reicht keine Aktion. Komm mit der Fußarbeit näher, dann geht {act, a, nom}.',
    'duel.cannotMoveToReach':
      'Wer sich nicht bewegen kann, reicht nicht weiter als die Waffe, und das Ziel ist weiter weg. Vor {act, a, dat}: Komm frei oder hoch, oder nimm eine längere Waffe.',
    'duel.wallBetween': 'Zwischen den beiden steht eine Wand. Geh vor {act, a, dat} dorthin, wo der Weg frei ist.',
    'duel.noImplement':
      '{act} geht damit nicht: Es braucht eine Waffe in einer gesunden Hand. Nenne die Hand, die eine hält, oder bloße Hände.',
    'duel.shieldMakesNoAction':
      'Mit einem Schild macht man keine Aktion. Nenne für {act, the, acc} die Hand mit der Waffe, oder bloße Hände.',
    'duel.lameHand':
      'Dieser Arm hat eine schwere Wunde, und was er hält, taugt nicht für {act, a, acc}. Nimm die andere Hand, oder mach die Waffe in ihr bereit.',
    'duel.noBareHand':
      '{act} mit bloßen Händen braucht eine gesunde, leere Hand. Lass etwas fallen, oder nimm, was du hältst.',
    'duel.noFreeHand':
      '{act} braucht eine freie Hand: gesund, leer und ohne jemanden im Griff. Lass mit der Aktion etwas fallen.',
    'duel.noPushWhenDown': 'Wer AM BODEN ist, stößt niemanden. Erst aufstehen.',
    'duel.noPushWhenTackled': 'Wer NIEDERGERUNGEN ist, stößt niemanden. Erst freiringen.',
    'duel.alreadyGripped': 'Das Ziel ist schon so im Griff; noch {act, a, nom} würde nichts ändern.',
    'duel.notBothHands':
      'Beide Hände gehen nur an eine Zweihandwaffe, deren andere Hand gerade jemanden im Griff hat. Lass "both" weg, oder nenne diese Waffe.',
    'duel.notProne': 'Aufstehen kann nur, wer AM BODEN ist.',
    'duel.lameLeg': 'Ein Bein mit einer schweren Wunde trägt nicht: kein Aufstehen, bevor sie verheilt ist.',
    'duel.notGripped': 'Losreißen kann sich nur, wer von der genannten Person GEHALTEN wird.',
    'duel.notTackled': 'Freiringen kann sich nur, wer von der genannten Person NIEDERGERUNGEN ist.',
    'duel.notIncapable': 'Töten lässt sich nur, wer schon vor der Wahl der Aktionen kampfunfähig war.',
    'duel.killOutOfReach': 'Das Ziel liegt zu weit weg, um es zu töten. Komm erst in Reichweite.',
    'duel.cannotFlee':
      'Fliehen kann nur, wer sich bewegen kann und allen Gegnern des Gefechts fern ist. Schaff erst Abstand, oder ergib dich.',
    'duel.nothingToDrop': 'Diese Hand hält nichts, was sie fallen lassen könnte.',
    'duel.nobodyToRelease': 'Diese Hand hat niemanden im Griff.',
    'duel.readyIsAnAction':
      'Bereitmachen passt hier nicht: Je nach Tisch ist es eine eigene Aktion oder bei jeder Aktion frei (saga.duel.ready).',
    'duel.notAtHand':
      'Nehmen lässt sich nur, was in der Hand ist, mitgetragen wird oder auf dem eigenen Feld oder daneben liegt.',
    'duel.readyNothing': 'Genau das halten die Hände schon. Ordne sie anders, oder wähl eine andere Aktion.',
    'duel.lameArm': 'Ein Arm mit einer schweren Wunde nimmt nichts auf. Nimm die andere Hand.',

    // Defences.
    'duel.notADefence': 'Diese Verteidigung hilft nicht gegen diese Aktion. Wähl eine der aufgeführten, oder keine.',
    'duel.cannotDodge':
      'Wer AM BODEN oder NIEDERGERUNGEN ist, weicht nicht aus. Pariere, wo das hilft, oder bleib unverteidigt.',
    'duel.cannotDodgeHeld': 'Wer GEHALTEN wird, weicht nicht aus. Pariere, wo das hilft, oder bleib unverteidigt.',
    'duel.noRoomToDodge':
      'Ausgewichen wird auf ein freies Feld neben dem eigenen, eines weiter weg vom Angriff. Nenne ein solches Feld, oder verteidige dich anders.',
    'duel.oneDodge':
      'Ausweichen geht einmal je Runde, auf ein Feld vor allen, denen ausgewichen wird. Nenne dasselbe Feld.',
    'duel.twoParries':
      'Gegen mehrere lassen sich in einer Runde nur zwei Aktionen parieren. Weich aus, oder bleib unverteidigt.',
    'duel.nothingToParryWith':
      'Eine Parade braucht eine Waffe oder einen Schild in dieser Hand und einen gesunden Arm. Nenne die andere Hand.',
    'duel.enemyIsArmed': 'Bloße Hände parieren nur, wenn auch der Angriff unbewaffnet ist.',
    'duel.rockCannotParry': 'Mit einem Stein lässt sich nicht parieren. Nimm die andere Hand, oder weich aus.',

    // Wounds and moves.
    'duel.woundNotDeclined': 'Die Wunde muss irgendwohin: Nenne einen Körperteil.',
    'duel.partNotOpen':
      '{part, the, nom, capital} ist geschützt oder hat schon eine schwere Wunde. Nenne einen anderen Körperteil.',
    'duel.cannotLeave': 'Der Rand des Spielfelds lässt sich hier nicht überschreiten. Nenne ein Feld.',
    'duel.squareOutOfReach':
      '({x}, {y}) ist besetzt oder weiter als {most} {most, plural, one {Schritt} other {Schritte}} über freie Felder entfernt. Nenne ein näheres.',
    'duel.move.push': '({x}, {y}) ist kein freies Feld, das um eines weiter weg vom Stoß liegt.',
    'duel.move.dodge':
      '({x}, {y}) ist kein freies Feld, das von allen, denen ausgewichen wird, um eines weiter weg liegt.',
    'duel.move.closing': '({x}, {y}) gehört nicht zu den nächsten freien Feldern neben dem Ziel.',
    'duel.move.following':
      '({x}, {y}) ist kein freies Feld, das um eines näher liegt. Bleib stehen, oder nenne ein solches Feld.',
  },
} as const satisfies SameKeys<typeof ENGLISH>;
