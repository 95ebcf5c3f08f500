import { type Stream, square } from '@warmoot/kernel';
import { chanceOf } from '../chances.js';
import { imaginedRun, type Question } from '../player.js';
import {
  type Combatant,
  type DuelChoice,
  type DuelSight,
  enemiesOf,
  foesOf,
  isArmed,
  one,
  sightOf,
  topStep,
  whoIs,
} from './sight.js';
import { untilActs } from './untilActs.js';

const ATTACKS = ['quickAttack', 'viciousAttack', 'controlledAttack'];
const BREAKS = ['breakHold', 'breakTackle'];
const VITAL = ['head', 'body'];
const OTHER_ACTS = ['pass', 'flee', 'kill', 'ready', 'standUp', ...BREAKS];

/** True so many times out of a hundred. */
const often = (source: Stream, percent: number): boolean => source.below(100) < percent;

/** The first of these that has anything in it. */
const firstOf = (...groups: readonly (readonly DuelChoice[])[]): readonly DuelChoice[] =>
  groups.find((group) => group.length > 0) ?? [];

const badlyHurt = ({ majors, minors }: Combatant): boolean =>
  majors.reduce((sum, n) => sum + n, 0) >= 2 || (minors[5] as number) >= 2;

const declaring = (choices: readonly DuelChoice[], me: Combatant, source: Stream): readonly DuelChoice[] => {
  const says = badlyHurt(me) && often(source, 5) ? 'surrender' : 'fightOn';
  return choices.filter(({ choose }) => choose === says);
};

/** The chance of a blow from this world, against a foe who does nothing: it tells how well the distance suits. */
const blowFrom = (question: Question, choice: DuelChoice, who: number, foe: number): number => {
  const world = imaginedRun(question);
  world.answer(question.asked, choice);
  if (!untilActs(world)) return 0;
  const sight = sightOf(world.state);
  const { awaits } = world;
  if (awaits.need !== 'answers') return 0;
  const target = sight.given.fighters[foe]?.name;
  const me = awaits.asked.find(({ as }) => as === sight.given.fighters[who]?.name);
  const acts = me === undefined ? [] : (world.choices(me) as readonly DuelChoice[]);
  const blow = firstOf(
    acts.filter((act) => act.act === 'quickAttack' && act.target === target && act.with !== 'bare'),
    acts.filter((act) => act.act === 'quickAttack' && act.target === target),
  )[0];
  if (me === undefined || blow === undefined) return 0;
  for (const person of awaits.asked) {
    const listed = world.choices(person) as readonly DuelChoice[];
    world.answer(person, person.as === me.as ? blow : listed.find(({ act }) => act === 'pass'));
  }
  for (let now = world.awaits; now.need === 'answers'; now = world.awaits) {
    for (const person of now.together ? now.asked : now.asked.slice(0, 1))
      world.answer(person, world.choices(person)?.[0]);
  }
  return world.awaits.need === 'dice' ? chanceOf(world.awaits.throw, 'success') : 0;
};

/** Squares at the distance that suits the weapon; where none can be struck from, the nearest. */
const moving = (question: Question, sight: DuelSight, who: number, source: Stream): readonly DuelChoice[] => {
  const choices = (question.choices as readonly DuelChoice[]).filter(({ choose }) => choose === 'move');
  const foes = foesOf(sight, who);
  const near = foes.length > 0 ? foes : enemiesOf(sight, who);
  const gap = (choice: DuelChoice, foe: number): number =>
    square.separation(choice.to as square.Square, one(sight, foe));
  const nearest = near.toSorted(
    (a, b) => square.separation(one(sight, who), one(sight, a)) - square.separation(one(sight, who), one(sight, b)),
  )[0];
  if (nearest === undefined || often(source, 15)) return choices;
  const gaps = [...new Set(choices.map((choice) => gap(choice, nearest)))].sort((a, b) => a - b);
  const at = (separation: number): readonly DuelChoice[] =>
    choices.filter((choice) => gap(choice, nearest) === separation);
  if (foes.length === 0) return at(gaps[0] as number);
  let best = gaps[0] as number;
  let most = 0;
  for (const separation of gaps) {
    const chance = blowFrom(question, at(separation)[0] as DuelChoice, who, nearest);
    if (chance > most) [best, most] = [separation, chance];
  }
  return at(best);
};

const acting = (choices: readonly DuelChoice[], me: Combatant, source: Stream): readonly DuelChoice[] => {
  const named = (...acts: readonly string[]): readonly DuelChoice[] =>
    choices.filter(({ act }) => acts.includes(act as string));
  const armed = isArmed(me);
  const arming = named('ready').filter(({ left, right }) =>
    [left, right].some((item) => item !== null && item !== 'shield'),
  );
  if (often(source, 70) && named('standUp').length > 0) return named('standUp');
  if (often(source, 50) && named(...BREAKS).length > 0) return named(...BREAKS);
  if (!armed && often(source, 60) && arming.length > 0) return arming;
  const attacks = named(...ATTACKS).filter((choice) => !armed || choice.with !== 'bare');
  const setUps = choices.filter(
    (choice) =>
      !OTHER_ACTS.includes(choice.act as string) &&
      !ATTACKS.includes(choice.act as string) &&
      (!armed || choice.with !== 'bare'),
  );
  const order = often(source, 70) ? [attacks, setUps] : [setUps, attacks];
  return firstOf(...order, named('standUp'), named(...BREAKS), named('pass'));
};

/** Some defence, each kind as likely as the others. */
const defending = (choices: readonly DuelChoice[], source: Stream): readonly DuelChoice[] => {
  const kinds = [...new Set(choices.map(({ by }) => by))].filter((by) => by !== 'none');
  const kind = kinds.length === 0 ? 'none' : kinds[source.below(kinds.length)];
  const fitting = choices.filter(({ by }) => by === kind);
  return firstOf(
    fitting.filter(({ both }) => both !== true),
    fitting,
  );
};

/** Wounds of one's own go where they hurt least; those of others, and what one protects, are often the head or the body. */
const placing = (choices: readonly DuelChoice[], own: boolean, source: Stream): readonly DuelChoice[] => {
  const parts = choices.filter(({ part }) => part !== null);
  const vital = parts.filter(({ part }) => VITAL.includes(part as string));
  const limbs = parts.filter(({ part }) => !VITAL.includes(part as string));
  if (own) return firstOf(limbs, parts);
  return often(source, 50) ? firstOf(vital, parts) : parts;
};

const without = (choices: readonly DuelChoice[], ...not: readonly string[]): readonly DuelChoice[] =>
  firstOf(
    choices.filter(({ choose }) => !not.includes(choose)),
    choices,
  );

/** What somebody sane would do in a fight, each as likely as the others; null where they have no opinion. */
export const saneInDuel = (question: Question, source: Stream): readonly DuelChoice[] | null => {
  const { view, step, asked } = question;
  const choices = question.choices as readonly DuelChoice[] | null;
  if (choices === null || choices.length < 2) return null;
  const sight = sightOf(view);
  const who = whoIs(sight, asked.as);
  switch (step) {
    case 'declare':
      return declaring(choices, one(sight, who), source);
    case 'acceptSurrender':
      return choices.filter(({ choose }) => choose === 'accept');
    case 'join':
      return without(choices, 'wait');
    case 'joinUp':
      return without(choices, 'done');
    case 'move':
      return moving(question, sight, who, source);
    case 'chooseActs':
      return acting(choices, one(sight, who), source);
    case 'defend':
    case 'openDefence':
      return defending(choices, source);
    case 'protect':
      return placing(choices, false, source);
    case 'place':
      return placing(choices, topStep(view).attacker !== who, source);
    case 'finish':
      return without(choices, 'kill');
    default:
      return null;
  }
};
