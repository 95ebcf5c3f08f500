import type { Json } from '@warmoot/kernel';
import type { Action, Duel, HandSkill, Item, Part } from '@warmoot/rules';
import { capital, plainData } from '../../../plain.js';
import type { SceneWords } from '../../../words.js';
import { ACTS, BODY_PARTS, HELD, ITEMS, PRONE, SKILLS, TACKLED } from '../../glossary.js';
import { a, at as atPart, bare, type Case, type Noun, the } from '../../grammar.js';

type Facts = Readonly<Record<string, Json>>;

const nounIn = <K extends string>(nouns: Readonly<Record<K, Noun>>, key: Json | undefined, otherwise: Noun): Noun =>
  typeof key === 'string' && Object.hasOwn(nouns, key) ? nouns[key as K] : otherwise;

const actNoun = ({ act }: Facts): Noun => nounIn<Action>(ACTS, act, { gender: 'f', noun: 'Aktion' });
const act = (facts: Facts, as: Case = 'nom'): string => bare(actNoun(facts), as);
const anAct = (facts: Facts, as: Case): string => a(actNoun(facts), as);
const item = ({ item: key }: Facts, as: Case): string =>
  the(nounIn<Item>(ITEMS, key, { gender: 'n', noun: 'Ding' }), as);
const partNoun = ({ part }: Facts): Noun => nounIn<Part>(BODY_PARTS, part, { gender: 'm', noun: 'Körperteil' });
const who = ({ who: name }: Facts): string => plainData(name ?? null);
const at = ({ x, y }: Facts): string => `(${plainData(x ?? null)}, ${plainData(y ?? null)})`;

/** What cannot be done in a fight, why, and what could be done instead. */
export const broken: SceneWords<Duel>['broken'] = {
  // The setup.
  'duel.notTwoHanded': (facts) =>
    `${who(facts)} kann ${item(facts, 'acc')} nicht in beiden Händen halten: Das ist keine Zweihandwaffe. Gib sie in "left" oder "right" an.`,
  'duel.handsFull': (facts) =>
    `${who(facts)} hat keine Hand mehr frei: Für ${item(facts, 'acc')} braucht es beide. Lass "left" und "right" leer, oder gib den Rest unter "carried" an.`,
  'duel.ratingOutOfRange': (facts) =>
    `${who(facts)} hat ${SKILLS[facts.skill as HandSkill]} ${facts.rating}; eine Fertigkeit reicht von 0 bis 10.`,
  'duel.twoMajors': (facts) =>
    `${who(facts)} hat zwei schwere Wunden ${atPart(partNoun(facts))}; mehr als eine hat ein Körperteil nie.`,
  'duel.incapableCannotEnter': (facts) =>
    `${who(facts)} hat eine schwere Wunde ${atPart(partNoun(facts))} und kann nicht in den Kampf. Lass ${who(facts)} weg, bis sie verheilt ist.`,
  'duel.placeAllOrNone': () => 'Manche sind aufgestellt, andere nicht. Gib allen ein Feld ("at") oder niemandem.',
  'duel.noSuchSquare': (facts) =>
    `${at(facts)} ist eine Wand oder liegt nicht auf dem Spielfeld. Nenne ein Feld, auf dem man stehen kann.`,
  'duel.squareTaken': (facts) =>
    `${who(facts)} kann nicht auf ${at(facts)} beginnen: Da steht schon jemand. Nenne ein anderes Feld.`,
  'duel.wallInTheLineUp': (facts) =>
    `Die Wand auf ${at(facts)} steht, wo jemand Aufstellung nähme. Versetze die Wand, oder gib allen ein Feld ("at").`,
  'duel.notACombat': () =>
    'In einem Gefecht steht auf der einen Seite eine Person und auf der anderen eine bis vier, und niemand steht in zweien.',
  'duel.noSuchFighter': () => 'In diesem Kampf heißt niemand so.',

  // Pairing and joining.
  'duel.notUnpaired': (facts) =>
    `${plainData(facts.own ?? null)} und ${plainData(facts.enemy ?? null)} können kein Paar sein: Es braucht jemanden von deiner Seite und jemanden von der anderen, beide noch ohne Paar.`,
  'duel.noEnemyToJoin': () =>
    'Auf der anderen Seite ist niemand dieses Namens mehr im Kampf. Nenne jemand anderen, oder halte dich heraus.',
  'duel.tooFarToJoin': () => 'Das Ziel ist mehr als drei Felder entfernt. Komm erst als freie Figur näher heran.',
  'duel.combatIsFull': () =>
    'Dort stehen schon vier dagegen, und für eine fünfte Person ist kein Platz. Tritt gegen jemand anderen an.',
  'duel.notWhereFewestAttack': () =>
    'Wer sich anschließt, geht in ein Gefecht mit den wenigsten Angreifenden, nie als fünfte Person. Nenne ein solches Gefecht.',

  // Actions.
  'duel.freeCharacter': (facts) =>
    `Für ${anAct(facts, 'acc')} braucht es einen Gegner im selben Gefecht, und diese Figur ist in keinem. Tritt zu Beginn einer Runde einem bei.`,
  'duel.notYourEnemy': (facts) =>
    `${act(facts)} geht nur gegen jemanden von der anderen Seite des eigenen Gefechts, der noch im Kampf ist.`,
  'duel.apart': (facts) =>
    `Die beiden sind einander fern: So weit reicht keine Aktion. Komm mit der Fußarbeit näher, dann geht ${anAct(facts, 'nom')}.`,
  'duel.cannotMoveToReach': (facts) =>
    `Wer sich nicht bewegen kann, reicht nicht weiter als die Waffe, und das Ziel ist weiter weg. Vor ${anAct(facts, 'dat')}: Komm frei oder hoch, oder nimm eine längere Waffe.`,
  'duel.wallBetween': (facts) =>
    `Zwischen den beiden steht eine Wand. Geh vor ${anAct(facts, 'dat')} dorthin, wo der Weg frei ist.`,
  'duel.noImplement': (facts) =>
    `${act(facts)} geht damit nicht: Es braucht eine Waffe in einer gesunden Hand. Nenne die Hand, die eine hält, oder bloße Hände.`,
  'duel.shieldMakesNoAction': (facts) =>
    `Mit einem Schild macht man keine Aktion. Nenne für ${the(actNoun(facts), 'acc')} die Hand mit der Waffe, oder bloße Hände.`,
  'duel.lameHand': (facts) =>
    `Dieser Arm hat eine schwere Wunde, und was er hält, taugt nicht für ${anAct(facts, 'acc')}. Nimm die andere Hand, oder mach die Waffe in ihr bereit.`,
  'duel.noBareHand': (facts) =>
    `${act(facts)} mit bloßen Händen braucht eine gesunde, leere Hand. Lass etwas fallen, oder nimm, was du hältst.`,
  'duel.noFreeHand': (facts) =>
    `${act(facts)} braucht eine freie Hand: gesund, leer und ohne jemanden im Griff. Lass mit der Aktion etwas fallen.`,
  'duel.noPushWhenDown': () => `Wer ${PRONE} ist, stößt niemanden. Erst aufstehen.`,
  'duel.noPushWhenTackled': () => `Wer ${TACKLED} ist, stößt niemanden. Erst freiringen.`,
  'duel.alreadyGripped': (facts) => `Das Ziel ist schon so im Griff; noch ${anAct(facts, 'nom')} würde nichts ändern.`,
  'duel.notBothHands': () =>
    'Beide Hände gehen nur an eine Zweihandwaffe, deren andere Hand gerade jemanden im Griff hat. Lass "both" weg, oder nenne diese Waffe.',
  'duel.notProne': () => `Aufstehen kann nur, wer ${PRONE} ist.`,
  'duel.lameLeg': () => 'Ein Bein mit einer schweren Wunde trägt nicht: kein Aufstehen, bevor sie verheilt ist.',
  'duel.notGripped': () => `Losreißen kann sich nur, wer von der genannten Person ${HELD} wird.`,
  'duel.notTackled': () => `Freiringen kann sich nur, wer von der genannten Person ${TACKLED} ist.`,
  'duel.notIncapable': () => 'Töten lässt sich nur, wer schon vor der Wahl der Aktionen kampfunfähig war.',
  'duel.killOutOfReach': () => 'Das Ziel liegt zu weit weg, um es zu töten. Komm erst in Reichweite.',
  'duel.cannotFlee': () =>
    'Fliehen kann nur, wer sich bewegen kann und allen Gegnern des Gefechts fern ist. Schaff erst Abstand, oder ergib dich.',
  'duel.nothingToDrop': () => 'Diese Hand hält nichts, was sie fallen lassen könnte.',
  'duel.nobodyToRelease': () => 'Diese Hand hat niemanden im Griff.',
  'duel.readyIsAnAction': () =>
    'Bereitmachen passt hier nicht: Je nach Tisch ist es eine eigene Aktion oder bei jeder Aktion frei (saga.duel.ready).',
  'duel.notAtHand': () =>
    'Nehmen lässt sich nur, was in der Hand ist, mitgetragen wird oder auf dem eigenen Feld oder daneben liegt.',
  'duel.readyNothing': () => 'Genau das halten die Hände schon. Ordne sie anders, oder wähl eine andere Aktion.',
  'duel.lameArm': () => 'Ein Arm mit einer schweren Wunde nimmt nichts auf. Nimm die andere Hand.',

  // Defences.
  'duel.notADefence': () =>
    'Diese Verteidigung hilft nicht gegen diese Aktion. Wähl eine der aufgeführten, oder keine.',
  'duel.cannotDodge': () =>
    `Wer ${PRONE} oder ${TACKLED} ist, weicht nicht aus. Pariere, wo das hilft, oder bleib unverteidigt.`,
  'duel.cannotDodgeHeld': () => `Wer ${HELD} wird, weicht nicht aus. Pariere, wo das hilft, oder bleib unverteidigt.`,
  'duel.noRoomToDodge': () =>
    'Ausgewichen wird auf ein freies Feld neben dem eigenen, eines weiter weg vom Angriff. Nenne ein solches Feld, oder verteidige dich anders.',
  'duel.oneDodge': () =>
    'Ausweichen geht einmal je Runde, auf ein Feld vor allen, denen ausgewichen wird. Nenne dasselbe Feld.',
  'duel.twoParries': () =>
    'Gegen mehrere lassen sich in einer Runde nur zwei Aktionen parieren. Weich aus, oder bleib unverteidigt.',
  'duel.nothingToParryWith': () =>
    'Eine Parade braucht eine Waffe oder einen Schild in dieser Hand und einen gesunden Arm. Nenne die andere Hand.',
  'duel.enemyIsArmed': () => 'Bloße Hände parieren nur, wenn auch der Angriff unbewaffnet ist.',
  'duel.rockCannotParry': () => 'Mit einem Stein lässt sich nicht parieren. Nimm die andere Hand, oder weich aus.',

  // Wounds and moves.
  'duel.woundNotDeclined': () => 'Die Wunde muss irgendwohin: Nenne einen Körperteil.',
  'duel.partNotOpen': (facts) =>
    `${capital(the(partNoun(facts), 'nom'))} ist geschützt oder hat schon eine schwere Wunde. Nenne einen anderen Körperteil.`,
  'duel.cannotLeave': () => 'Der Rand des Spielfelds lässt sich hier nicht überschreiten. Nenne ein Feld.',
  'duel.squareOutOfReach': (facts) =>
    `${at(facts)} ist besetzt oder weiter als ${plainData(facts.most ?? null)} ${facts.most === 1 ? 'Schritt' : 'Schritte'} über freie Felder entfernt. Nenne ein näheres.`,
  'duel.move.push': (facts) => `${at(facts)} ist kein freies Feld, das um eines weiter weg vom Stoß liegt.`,
  'duel.move.dodge': (facts) =>
    `${at(facts)} ist kein freies Feld, das von allen, denen ausgewichen wird, um eines weiter weg liegt.`,
  'duel.move.closing': (facts) => `${at(facts)} gehört nicht zu den nächsten freien Feldern neben dem Ziel.`,
  'duel.move.following': (facts) =>
    `${at(facts)} ist kein freies Feld, das um eines näher liegt. Bleib stehen, oder nenne ein solches Feld.`,
};
