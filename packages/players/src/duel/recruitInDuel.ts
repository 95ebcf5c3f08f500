import { type Stream, square } from '@warmoot/kernel';
import { saga } from '@warmoot/rules';
import { chanceOf, often } from '../chances.js';
import { imaginedRun, type Question } from '../player.js';
import { actsOpen } from './clash.js';
import { blowsAt } from './reach.js';
import {
  type ActChoice,
  apart,
  areTermsOpen,
  armsOneself,
  type Choice,
  type DefendChoice,
  duelView,
  enemiesOf,
  type Fighter,
  foesOf,
  isArmed,
  type MoveChoice,
  nameOf,
  one,
  type PartChoice,
  type Sight,
  sideOf,
  sightOf,
  whoIs,
} from './sight.js';
import { untilActs } from './untilActs.js';

const ATTACKS = ['quickAttack', 'viciousAttack', 'controlledAttack'];
const BREAKS = ['breakHold', 'breakTackle'];
const VITAL = ['head', 'body'];

/** The first of these that has anything in it. */
const firstOf = <C>(...groups: readonly (readonly C[])[]): readonly C[] =>
  groups.find((group) => group.length > 0) ?? [];

const badlyHurt = ({ majors, minors }: Fighter): boolean =>
  majors.filter((count) => count > 0).length >= 2 || (minors[saga.duel.HEAD] as number) >= 2;

/** A recruit counts a Major Wound as so many Minor ones. */
const MINORS_TO_A_MAJOR = 3;

const sum = (all: readonly number[]): number => all.reduce((a, b) => a + b, 0);

/** The wounds of a side, counted in Minor Wounds. */
const hurtOf = (sight: Sight, side: 1 | 2): number =>
  sum(
    sight.open.combatants.map(({ minors, majors }, who) =>
      sideOf(sight, who) === side ? sum(minors) + MINORS_TO_A_MAJOR * majors.filter((major) => major !== 0).length : 0,
    ),
  );

/** The side that is hurt worse takes terms that are offered. Who is badly hurt gives up now and then. */
const declaring = (choices: readonly Choice[], sight: Sight, who: number, source: Stream): readonly Choice[] => {
  const side = sideOf(sight, who);
  const takesTerms = areTermsOpen(sight) && hurtOf(sight, side) > hurtOf(sight, side === 1 ? 2 : 1);
  const givesUp = !takesTerms && badlyHurt(one(sight, who)) && often(source, 5);
  const says = takesTerms ? 'breakOff' : givesUp ? 'surrender' : 'fightOn';
  return choices.filter(({ choose }) => choose === says);
};

/** The chance of a plain blow after this move, met in the first way that is listed: it tells how the distance suits. */
const blowAfter = (question: Question, choice: MoveChoice, who: number, foe: number): number => {
  const world = imaginedRun<saga.duel.Duel>(question);
  world.answer(question.asked, choice);
  if (!untilActs(world)) return 0;
  const sight = sightOf(world);
  const [blow] = blowsAt(actsOpen(world, who), nameOf(sight, foe));
  const { awaits } = world;
  if (blow === undefined || awaits.need !== 'answers') return 0;
  for (const person of awaits.asked) {
    const acts = world.choices(person) as readonly ActChoice[];
    world.answer(person, person.as === nameOf(sight, who) ? blow : acts.find(({ act }) => act === 'pass'));
  }
  for (let now = world.awaits; now.need === 'answers'; now = world.awaits) {
    for (const person of now.together ? now.asked : now.asked.slice(0, 1))
      world.answer(person, world.choices(person)?.[0]);
  }
  return world.awaits.need === 'dice' ? chanceOf(world.awaits.throw, 'success') : 0;
};

/** Squares at the distance that suits the weapon; where nobody can be struck, the nearest. */
const moving = (question: Question, sight: Sight, who: number, source: Stream): readonly Choice[] => {
  const choices = (question.choices as readonly Choice[]).filter((choice) => choice.choose === 'move');
  const foes = foesOf(sight, who);
  const near = firstOf(foes, enemiesOf(sight, who));
  const [nearest] = near.toSorted((a, b) => apart(sight, who, a) - apart(sight, who, b));
  if (nearest === undefined || choices.length === 0 || often(source, 15)) return choices;
  const bySeparation = new Map<number, MoveChoice[]>();
  for (const choice of choices) {
    const separation = square.separation(choice.to, one(sight, nearest));
    bySeparation.set(separation, [...(bySeparation.get(separation) ?? []), choice]);
  }
  let wanted = Math.min(...bySeparation.keys());
  let most = 0;
  for (const [separation, [choice]] of foes.length === 0 ? [] : bySeparation) {
    const chance = blowAfter(question, choice as MoveChoice, who, nearest);
    if (chance > most) [wanted, most] = [separation, chance];
  }
  return bySeparation.get(wanted) ?? choices;
};

/** Attacks mostly, set-up actions sometimes; but first on one's feet, out of a grip, with a weapon in hand. */
const acting = (choices: readonly ActChoice[], me: Fighter, source: Stream): readonly ActChoice[] => {
  const named = (...acts: readonly string[]): readonly ActChoice[] => choices.filter(({ act }) => acts.includes(act));
  const armed = isArmed(me);
  const arming = choices.filter(armsOneself);
  if (often(source, 70) && named('standUp').length > 0) return named('standUp');
  if (often(source, 50) && named(...BREAKS).length > 0) return named(...BREAKS);
  if (!armed && often(source, 60) && arming.length > 0) return arming;
  const blows = choices.filter((choice) => 'with' in choice && !(armed && choice.with === 'bare'));
  const attacks = blows.filter(({ act }) => ATTACKS.includes(act));
  const setUps = blows.filter(({ act }) => !ATTACKS.includes(act));
  const order = often(source, 70) ? [attacks, setUps] : [setUps, attacks];
  return firstOf(...order, named('standUp'), named(...BREAKS), named('pass'));
};

/** Some defence, each kind as likely as the others. */
const defending = (choices: readonly DefendChoice[], source: Stream): readonly DefendChoice[] => {
  const kinds = [...new Set(choices.map(({ by }) => by))].filter((by) => by !== 'none');
  const kind = kinds.length === 0 ? 'none' : kinds[source.below(kinds.length)];
  return choices.filter(({ by }) => by === kind);
};

/** Wounds of one's own go where they hurt least; an enemy's, and what one protects, are often the head or the body. */
const placing = (choices: readonly PartChoice[], source: Stream, own: 'own' | 'enemys'): readonly PartChoice[] => {
  const parts = choices.filter(({ part }) => part !== null);
  const vital = parts.filter(({ part }) => VITAL.includes(part as string));
  const limbs = parts.filter(({ part }) => !VITAL.includes(part as string));
  if (own === 'own') return firstOf(limbs, parts);
  return often(source, 50) ? firstOf(vital, parts) : parts;
};

/** Everything but this, if there is anything else. */
const without = (choices: readonly Choice[], not: string): readonly Choice[] =>
  firstOf(
    choices.filter(({ choose }) => choose !== not),
    choices,
  );

/** What a recruit may do in a fight, each as likely as the others; null where anything will do. */
export const recruitInDuel = (question: Question, source: Stream): readonly Choice[] | null => {
  const { step, asked, choices } = question;
  if (choices === null || choices.length < 2) return null;
  const all = choices as readonly Choice[];
  const view = duelView(question.view);
  const who = whoIs(view, asked.as);
  switch (step) {
    case 'declare':
      return declaring(all, view, who, source);
    case 'acceptSurrender':
      return without(all, 'refuse');
    case 'join':
      return without(all, 'wait');
    case 'joinUp':
      return without(all, 'done');
    case 'move':
      return moving(question, view, who, source);
    case 'chooseActs':
      return acting(all as readonly ActChoice[], one(view, who), source);
    case 'defend':
    case 'openDefence':
      return defending(all as readonly DefendChoice[], source);
    case 'protect':
      return placing(all as readonly PartChoice[], source, 'enemys');
    case 'place': {
      const top = view.agenda.at(-1);
      const mine = top?.step === 'place' && top.attacker === who;
      return placing(all as readonly PartChoice[], source, mine ? 'enemys' : 'own');
    }
    case 'finish':
      return without(all, 'kill');
    default:
      return null;
  }
};
