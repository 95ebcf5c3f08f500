import type {
  Act,
  ActChoice,
  Action,
  Answer,
  Duel,
  DuelChoice,
  DuelSight,
  Item,
  LettingGo,
  Part,
} from '@warmoot/rules';
import {
  actorOf,
  askedAbout,
  grippedBy,
  nameOf,
  namesOf,
  ofSide,
  somebody,
  squareText,
  targetOf,
} from '../../../duel/facts.js';
import type { Deciding, SceneWords } from '../../../words.js';
import { ACTS, BODY_PARTS, DEFENCES, HAND_NOUNS, ITEMS, SEVERITIES, SIDEWAYS } from '../../glossary.js';
import { and, bare, possessive, the } from '../../grammar.js';
import { actOf, aimedAt, combatText, distancesFrom, implementText, names, sideName } from './names.js';

/** An act with its target by place or by name: what is revealed, and what is chosen. */
type AnyAct = Act | ActChoice;

const targetName = (sight: DuelSight, target: number | string): string =>
  typeof target === 'string' ? target : nameOf(sight, target);

const handsText = (left: Item | null, right: Item | null): string => {
  if (left === null && right === null) return 'beide Hände leer';
  const one = (item: Item | null): string => (item === null ? 'nichts' : bare(ITEMS[item]));
  return `${SIDEWAYS.left} ${one(left)}, ${SIDEWAYS.right} ${one(right)}`;
};

const BOTH = ' in beiden Händen';

const withText = (sight: DuelSight, who: number, act: Extract<AnyAct, { act: Action }>): string => {
  const using = act.with;
  if (using === undefined || using === 'nothing') return '';
  if (using === 'bare') return ' mit bloßen Händen';
  const gripping = act.act === 'hold' || act.act === 'tackle';
  const tool = gripping ? the(HAND_NOUNS[using], 'dat') : implementText(sight, who, using, 'dat');
  return ` mit ${tool}${act.both ? BOTH : ''}`;
};

/** "Schneller Angriff auf Morten mit dem Schwert". */
export const actText = (sight: DuelSight, who: number, act: AnyAct): string => {
  const name = bare(ACTS[act.act]);
  switch (act.act) {
    case 'pass':
    case 'standUp':
    case 'flee':
      return name;
    case 'ready':
      return `${name}: ${handsText(act.left, act.right)}`;
    case 'kill':
      return `${targetName(sight, act.target)} töten`;
    case 'breakHold':
    case 'breakTackle':
      return `${name} von ${targetName(sight, act.target)}`;
    default:
      return `${name} ${aimedAt(act.act, targetName(sight, act.target))}${withText(sight, who, act)}`;
  }
};

/** ", dabei den Schild fallen lassen, Morten loslassen". Told from the facts before anything is dropped. */
export const lettingText = (was: DuelSight, who: number, { drop = [], release = [], ready }: LettingGo): string => {
  const dropped = drop.map((hand) => implementText(was, who, hand, 'acc'));
  const freed = release.flatMap((hand) => namesOf(was, grippedBy(was, who, hand)));
  const all = [
    ...(ready ? [`bereitmachen (${handsText(ready.left, ready.right)})`] : []),
    ...(dropped.length > 0 ? [`${and(dropped)} fallen lassen`] : []),
    ...(freed.length > 0 ? [`${and(freed)} loslassen`] : []),
  ];
  return all.length === 0 ? '' : `, dabei ${and(all)}`;
};

/** "Ausweichen nach (8, 9)", "Parade mit dem Schild". */
export const answerText = (sight: DuelSight, who: number, answer: Answer): string => {
  switch (answer.by) {
    case 'dodge':
      return `${DEFENCES.dodge} nach ${squareText(answer.to)}`;
    case 'parry':
      return answer.with === 'bare'
        ? `${DEFENCES.parry} mit bloßen Händen`
        : `${DEFENCES.parry} mit ${implementText(sight, who, answer.with, 'dat')}${answer.both ? BOTH : ''}`;
    default:
      return DEFENCES[answer.by];
  }
};

/** "Morten gegen Ella", where a defence is asked for; "Ellas Seite". */
export const called: NonNullable<SceneWords<Duel>['called']> = (as, { sight }) => {
  const about = askedAbout(sight, as);
  if (about === null) return as;
  return 'side' in about
    ? sideName(sight, about.side)
    : `${nameOf(sight, about.victim)} gegen ${nameOf(sight, about.attacker)}`;
};

const moveText = (choice: Extract<DuelChoice, { choose: 'move' }>, deciding: Deciding<Duel>): string => {
  const { sight } = deciding;
  const who = actorOf(deciding);
  const me = somebody(sight, who);
  const square = squareText(choice.to);
  if (me === undefined) return `nach ${square}`;
  const stays = me.x === choice.to.x && me.y === choice.to.y;
  const distances = distancesFrom(sight, who, choice.to);
  const pushed = deciding.step.step === 'goTo' && deciding.step.move === 'push';
  const goes = pushed
    ? `${nameOf(sight, who)} nach ${square} stoßen`
    : stays
      ? `auf ${square} bleiben`
      : `nach ${square} ziehen`;
  return `${goes}${distances === '' ? '' : `: ${distances}`}`;
};

type Plain = Exclude<DuelChoice['choose'], 'pair' | 'joinUp' | 'join' | 'move' | 'act' | 'defend' | 'part'>;

const PLAIN: Readonly<Record<Plain, string>> = {
  done: 'niemand schließt sich mehr an',
  fightOn: 'weiterkämpfen',
  surrender: 'sich ergeben',
  breakOff: 'den Abbruch anbieten',
  accept: 'die Kapitulation annehmen',
  refuse: 'ablehnen und weiterkämpfen',
  wait: 'sich heraushalten',
  leave: 'vom Spielfeld gehen und fliehen',
  kill: 'töten',
  spare: 'verschonen',
};

export const choice: SceneWords<Duel>['choice'] = (chosen, deciding) => {
  const { sight } = deciding;
  switch (chosen.choose) {
    case 'pair':
      return `${chosen.own} gegen ${chosen.enemy} stellen`;
    case 'joinUp': {
      const combat = sight.open.combats[chosen.combat];
      return `${chosen.who} schließt sich an${combat === undefined ? '' : `: ${combatText(sight, combat)}`}`;
    }
    case 'join':
      return `gegen ${chosen.enemy} antreten`;
    case 'move':
      return moveText(chosen, deciding);
    case 'act': {
      const who = actorOf(deciding);
      return actText(sight, who, chosen) + lettingText(sight, who, chosen as LettingGo);
    }
    case 'defend':
      return answerText(sight, actorOf(deciding), chosen);
    case 'part':
      return chosen.part === null ? 'nichts schützen' : the(BODY_PARTS[chosen.part as Part], 'nom');
    default:
      return PLAIN[chosen.choose];
  }
};

/** Going on and staying put are the usual thing. */
export const isQuiet = (chosen: DuelChoice): boolean => chosen.choose === 'fightOn' || chosen.choose === 'wait';

const stepsText = (least: number, most: number): string => {
  if (most === 1) return '0 oder 1 Feld';
  return least === 0 ? `bis zu ${most} Felder` : `${least} oder ${most} Felder`;
};

export const questions: SceneWords<Duel>['questions'] = {
  pair: () => 'wer gegen wen kämpft',
  joinUp: () => 'wer sich welchem Gefecht anschließt',
  declare: () => 'ob weitergekämpft wird',
  acceptSurrender: ({ sight, step }) => `ob ${possessive(nameOf(sight, step.who))} Kapitulation angenommen wird`,
  join: ({ sight, step }) => `gegen wen ${nameOf(sight, step.who)} antritt, wenn überhaupt`,
  move: ({ sight, step }) => `wohin ${nameOf(sight, step.who)} zieht, ${stepsText(step.least, step.most)}`,
  chooseActs: () => 'eine Aktion',
  defend: () => 'eine Verteidigung',
  openDefence: () => 'eine Verteidigung',
  protect: ({ sight, step }) =>
    `welcher Körperteil vor ${actOf(sight, step.attacker, 'quickAttack', 'dat')} geschützt wird`,
  place: ({ sight, step }) => {
    const target = targetOf(sight, step.attacker);
    const victim = target < 0 ? step.attacker : target;
    return `an welchem Körperteil ${possessive(nameOf(sight, victim))} ${SEVERITIES[step.severity]}e Wunde sitzt`;
  },
  goTo: ({ sight, step }) => {
    const [mover, other] = [nameOf(sight, step.who), nameOf(sight, step.other)];
    switch (step.move) {
      case 'push':
        return `wohin ${mover} gestoßen wird`;
      case 'dodge':
        return `wohin ${mover} ausweicht, da das genannte Feld besetzt ist`;
      case 'closing':
        return `wohin ${mover} an ${other} heranrückt`;
      case 'following':
        return `ob ${mover} ${other} folgt`;
    }
  },
  finish: ({ sight, step }) => `ob ${nameOf(sight, step.who)} getötet oder verschont wird`,
};

/** "Ella gegen Morten und Ada." */
export const opening: SceneWords<Duel>['opening'] = ({ sight }) => {
  const side = (number: 1 | 2): string => names(sight, ofSide(sight, number));
  const ambush = sight.given.ambusher === null ? '' : ` ${sideName(sight, sight.given.ambusher)} liegt im Hinterhalt.`;
  return `Ein Kampf: ${side(1)} gegen ${side(2)}.${ambush}`;
};
