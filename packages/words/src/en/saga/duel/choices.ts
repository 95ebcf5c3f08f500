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
import { and, count } from '../../grammar.js';
import {
  ACTS,
  BODY_PARTS,
  combatText,
  distancesFrom,
  ITEMS,
  implementText,
  names,
  possessive,
  sideName,
} from './names.js';

/** An act with its target by place or by name: what is revealed, and what is chosen. */
type AnyAct = Act | ActChoice;

const targetName = (sight: DuelSight, target: number | string): string =>
  typeof target === 'string' ? target : nameOf(sight, target);

const handsText = (left: Item | null, right: Item | null): string => {
  if (left === null && right === null) return 'both hands empty';
  const one = (item: Item | null, hand: string): string => `${item === null ? 'nothing' : ITEMS[item]} ${hand}`;
  return `${one(left, 'left')}, ${one(right, 'right')}`;
};

const withText = (sight: DuelSight, who: number, act: Extract<AnyAct, { act: Action }>): string => {
  const using = act.with;
  if (using === undefined || using === 'nothing') return '';
  if (using === 'bare') return ' with bare hands';
  const gripping = act.act === 'hold' || act.act === 'tackle';
  const tool = gripping ? `the ${using} hand` : implementText(sight, who, using);
  return ` with ${tool}${act.both ? ' in both hands' : ''}`;
};

/** "Quick Attack on Morten with the sword". */
export const actText = (sight: DuelSight, who: number, act: AnyAct): string => {
  switch (act.act) {
    case 'pass':
    case 'standUp':
    case 'flee':
      return ACTS[act.act];
    case 'ready':
      return `${ACTS.ready}: ${handsText(act.left, act.right)}`;
    case 'kill':
      return `${ACTS.kill} ${targetName(sight, act.target)}`;
    case 'breakHold':
    case 'breakTackle':
      return `${ACTS[act.act]} against ${targetName(sight, act.target)}`;
    default:
      return `${ACTS[act.act]} on ${targetName(sight, act.target)}${withText(sight, who, act)}`;
  }
};

/** ", dropping the shield, letting go of Morten". Told from the facts before anything is dropped. */
export const lettingText = (was: DuelSight, who: number, { drop = [], release = [], ready }: LettingGo): string => {
  const dropped = drop.map((hand) => implementText(was, who, hand));
  const freed = release.flatMap((hand) => namesOf(was, grippedBy(was, who, hand)));
  return [
    ...(ready ? [`, taking in hand ${handsText(ready.left, ready.right)}`] : []),
    ...(dropped.length > 0 ? [`, dropping ${and(dropped)}`] : []),
    ...(freed.length > 0 ? [`, letting go of ${and(freed)}`] : []),
  ].join('');
};

/** "a Dodge to (8, 9)", "a Parry with the shield". */
export const answerText = (sight: DuelSight, who: number, answer: Answer): string => {
  switch (answer.by) {
    case 'dodge':
      return `Dodge to ${squareText(answer.to)}`;
    case 'parry':
      return answer.with === 'bare'
        ? 'Parry with bare hands'
        : `Parry with ${implementText(sight, who, answer.with)}${answer.both ? ' in both hands' : ''}`;
    case 'strength':
      return 'Strength';
    case 'fightingMind':
      return 'Fighting Mind';
    case 'none':
      return 'no defence';
  }
};

/** "Morten against Ella", where a defence is asked for; "Ella's side". */
export const called: NonNullable<SceneWords<Duel>['called']> = (as, { sight }) => {
  const about = askedAbout(sight, as);
  if (about === null) return as;
  return 'side' in about
    ? sideName(sight, about.side)
    : `${nameOf(sight, about.victim)} against ${nameOf(sight, about.attacker)}`;
};

const moveText = (choice: Extract<DuelChoice, { choose: 'move' }>, deciding: Deciding<Duel>): string => {
  const { sight } = deciding;
  const who = actorOf(deciding);
  const me = somebody(sight, who);
  if (me === undefined) return `to ${squareText(choice.to)}`;
  const stays = me.x === choice.to.x && me.y === choice.to.y;
  const distances = distancesFrom(sight, who, choice.to);
  const pushed = deciding.step.step === 'goTo' && deciding.step.move === 'push';
  const verb = pushed ? `push ${nameOf(sight, who)} to` : stays ? 'stay at' : 'move to';
  return `${verb} ${squareText(choice.to)}${distances === '' ? '' : `: ${distances}`}`;
};

type Plain = Exclude<DuelChoice['choose'], 'pair' | 'joinUp' | 'join' | 'move' | 'act' | 'defend' | 'part'>;

const PLAIN: Readonly<Record<Plain, string>> = {
  done: 'nobody else joins',
  fightOn: 'fight on',
  surrender: 'surrender',
  breakOff: 'offer to break off',
  accept: 'accept the surrender',
  refuse: 'refuse it and fight on',
  wait: 'stay out of it',
  leave: 'step off the board and flee',
  kill: 'kill',
  spare: 'spare',
};

export const choice: SceneWords<Duel>['choice'] = (chosen, deciding) => {
  const { sight } = deciding;
  switch (chosen.choose) {
    case 'pair':
      return `set ${chosen.own} against ${chosen.enemy}`;
    case 'joinUp': {
      const combat = sight.open.combats[chosen.combat];
      return `${chosen.who} joins ${combat === undefined ? 'in' : combatText(sight, combat)}`;
    }
    case 'join':
      return `go against ${chosen.enemy}`;
    case 'move':
      return moveText(chosen, deciding);
    case 'act': {
      const who = actorOf(deciding);
      return actText(sight, who, chosen) + lettingText(sight, who, chosen as LettingGo);
    }
    case 'defend':
      return answerText(sight, actorOf(deciding), chosen);
    case 'part':
      return chosen.part === null ? 'protect nothing' : `the ${BODY_PARTS[chosen.part as Part]}`;
    default:
      return PLAIN[chosen.choose];
  }
};

/** Going on and staying put are the usual thing. */
export const isQuiet = (chosen: DuelChoice): boolean => chosen.choose === 'fightOn' || chosen.choose === 'wait';

const stepsText = (least: number, most: number): string =>
  most === 1 ? '0 or 1 square' : least === 0 ? `up to ${count(most, 'square')}` : `${least} or ${most} squares`;

type Questions = NonNullable<SceneWords<Duel>['questions']>;

export const questions: Questions = {
  pair: () => 'who fights whom',
  joinUp: () => 'who joins which combat',
  declare: () => 'whether to fight on',
  acceptSurrender: ({ sight, step }) => `whether to accept ${possessive(nameOf(sight, step.who))} surrender`,
  join: ({ sight, step }) => `whom ${nameOf(sight, step.who)} goes against, if anybody`,
  move: ({ sight, step }) => `where ${nameOf(sight, step.who)} moves, ${stepsText(step.least, step.most)}`,
  chooseActs: () => 'an action',
  defend: () => 'a defence',
  openDefence: () => 'a defence',
  protect: ({ sight, step }) => `which part to protect from ${possessive(nameOf(sight, step.attacker))} Quick Attack`,
  place: ({ sight, step }) => {
    const target = targetOf(sight, step.attacker);
    const victim = target < 0 ? step.attacker : target;
    const wound = step.severity === 'minor' ? 'Minor' : 'Major';
    return `where ${possessive(nameOf(sight, victim))} ${wound} Wound goes`;
  },
  goTo: ({ sight, step }) => {
    const [mover, other] = [nameOf(sight, step.who), nameOf(sight, step.other)];
    switch (step.move) {
      case 'push':
        return `where ${mover} is pushed`;
      case 'dodge':
        return `where ${mover} dodges to, the square named being taken`;
      case 'closing':
        return `where ${mover} closes in on ${other}`;
      case 'following':
        return `whether ${mover} follows ${other}`;
    }
  },
  finish: ({ sight, step }) => `whether ${nameOf(sight, step.who)} is killed or spared`,
};

/** "Ella against Morten and Ada." */
export const opening: SceneWords<Duel>['opening'] = ({ sight }) => {
  const side = (number: 1 | 2): string => names(sight, ofSide(sight, number));
  const ambush = sight.given.ambusher === null ? '' : ` ${sideName(sight, sight.given.ambusher)} lies in ambush.`;
  return `A fight: ${side(1)} against ${side(2)}.${ambush}`;
};
