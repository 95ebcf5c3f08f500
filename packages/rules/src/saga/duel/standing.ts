import { remembered, rememberedWith, type StandingAnswer, type View } from '@warmoot/kernel';
import { hasMajor } from './blows/wounds.js';
import { offersOpen } from './choosing/declaring.js';
import { actOf } from './choosing/incoming.js';
import type { Duel, DuelChoice, DuelSight } from './duel.js';
import { combatant, ofSide, sideOf, whoIs } from './fighters/people.js';
import { separation, standsAt } from './ground/ground.js';
import type { CheckedAct, Square, Who } from './model.js';
import { ALL_PARTS, PARTS, type Part, placeOf } from './tables/body.table.js';
import { SPEAR } from './tables/distances.table.js';

/** After so many rounds somebody is asked again whether to fight on. */
const ROUNDS_UNASKED = 5;

/** What a fighter knew of the fight when last asked whether to go on with it. */
type Footing = { readonly round: number; readonly majors: number; readonly out: number };

const count = <A>(all: readonly A[], is: (one: A) => boolean): number => all.filter(is).length;

const majorsOf = (sight: DuelSight, who: Who): number => count(combatant(sight, who).majors, (major) => major !== 0);

const outWith = (sight: DuelSight, who: Who): number =>
  count(ofSide(sight, sideOf(sight, who)), (one) => combatant(sight, one).standing !== 'in');

const footingOf = (sight: DuelSight, who: Who): Footing => ({
  round: sight.open.round,
  majors: majorsOf(sight, who),
  out: outWith(sight, who),
});

/** How somebody stood when the fight began. */
const firstFooting = ({ given }: DuelSight, who: Who): Footing => ({
  round: 1,
  majors: count(given.fighters[who]?.wounds ?? [], ({ severity }) => severity === 'major'),
  out: 0,
});

const own = ({ given, seat }: View<Duel>): readonly string[] =>
  given.fighters.filter((one) => one.seat === seat).map(({ name }) => name);

/** Whether something has happened since that makes it a question whether to go on. */
const hasWorsened = (sight: DuelSight, who: Who, before: Footing): boolean => {
  const now = footingOf(sight, who);
  return now.majors > before.majors || now.out > before.out || now.round - before.round >= ROUNDS_UNASKED;
};

/** An enemy has offered to break off in the round before. */
const wereOffered = (sight: DuelSight, who: Who): boolean =>
  offersOpen(sight).some((one) => sideOf(sight, one) !== sideOf(sight, who));

const fightOn: StandingAnswer<Duel> = {
  id: 'fightOn',
  steps: ['declare'],
  ways: ['on'],
  initially: 'stands',
  rules: ['SAGA-DUEL-ROUND-028'],
  rare: ['surrender', 'breakOff'],
  memo: (view, given, before) => {
    const names = given === null ? own(view) : [given.asked.as];
    return rememberedWith(
      before,
      names.map((name) => [name, footingOf(view, whoIs(view, name))]),
    );
  },
  answer: (view, { asked }, { memo }) => {
    const who = whoIs(view, asked.as);
    const isQuestion =
      wereOffered(view, who) || hasWorsened(view, who, remembered<Footing>(memo, asked.as) ?? firstFooting(view, who));
    return isQuestion ? null : { choose: 'fightOn' };
  },
};

/** The Minor Wounds after which the next one on that part turns them into a Major Wound (SAGA-DUEL-WOUND-004). */
const TWO_MINORS = 2;

const protect: StandingAnswer<Duel> = {
  id: 'protect',
  steps: ['protect'],
  ways: [...PARTS].reverse(),
  initially: 'ask',
  rules: ['SAGA-DUEL-ACT-008'],
  answer: (view, { step }, { way }) => {
    if (step.step !== 'protect') return null;
    const victim = (actOf(view, step.attacker) as CheckedAct).target;
    const { minors } = combatant(view, victim);
    const isPressing = ALL_PARTS.some(
      (part) => !hasMajor(view, victim, part) && (minors[part] as number) >= TWO_MINORS,
    );
    return isPressing || hasMajor(view, victim, placeOf(way as Part)) ? null : { choose: 'part', part: way };
  },
};

/** The square on the far side of a square from somebody: on along the same line. */
const straightOn = (from: Square, other: Square, way: 1 | -1): Square => ({
  x: from.x + way * Math.sign(from.x - other.x),
  y: from.y + way * Math.sign(from.y - other.y),
});

const moveTo = ({ x, y }: Square): DuelChoice => ({ choose: 'move', to: { x, y } });

/** SAGA-DUEL-DEF-009: one space toward the one who dodged, unless they would be Apart even so. */
const follow: StandingAnswer<Duel> = {
  id: 'follow',
  steps: ['goTo'],
  ways: ['follow', 'stay'],
  initially: 'ask',
  rules: ['SAGA-DUEL-DEF-009'],
  answer: (view, { step }, { way }) => {
    if (step.step !== 'goTo' || step.move !== 'following') return null;
    const [here, other] = [combatant(view, step.who), combatant(view, step.other)];
    if (way === 'stay') return moveTo(standsAt(here));
    const to = straightOn(here, other, -1);
    return separation(to, other) > SPEAR ? null : moveTo(to);
  },
};

/** SAGA-DUEL-DEF-013: where the square of a Dodge is closed, straight away from the one attacker. */
const dodgeBack: StandingAnswer<Duel> = {
  id: 'dodgeBack',
  steps: ['goTo'],
  ways: ['straight'],
  initially: 'ask',
  rules: ['SAGA-DUEL-DEF-013'],
  answer: (view, { step }) => {
    if (step.step !== 'goTo' || step.move !== 'dodge') return null;
    const { acts, answers, stood } = view.open.turn;
    const dodged = acts.flatMap((_, attacker) =>
      actOf(view, attacker)?.target === step.who && answers[attacker]?.by === 'dodge' ? [attacker] : [],
    );
    if (dodged.length !== 1) return null;
    const to = straightOn(combatant(view, step.who), stood[dodged[0] as Who] as Square, 1);
    return separation(to, combatant(view, dodged[0] as Who)) > SPEAR ? null : moveTo(to);
  },
};

/** The answers that may stand in a duel. Actions, defences, surrender and breaking off never do. */
export const duelStanding: readonly StandingAnswer<Duel>[] = [fightOn, protect, follow, dodgeBack];
