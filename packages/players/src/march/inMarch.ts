import { type Stream, stream } from '@warmoot/kernel';
import { saga } from '@warmoot/rules';
import { solveMatrix } from '../matrix.js';
import { answered, type Considered, type PlayerAnswer, type Question } from '../player.js';
import { noticedBy, planned, recruitsPlans } from './planning.js';
import { aimOf, type Book, bookFor, type MarchView, marchView } from './sight.js';

const NAME = 'captain';
const { EXCHANGE, INTENTS, lastSeen } = saga.march;
type Result = saga.march.ExchangeResult;
type Choice = saga.march.MarchChoice;

/** What each result is worth to a party that wants to get on, or to be left alone. */
const TO_TRAVELLERS: Readonly<Record<Result, number>> = {
  meeting: -0.6,
  attack: -0.6,
  attacked: -0.5,
  ambush: -0.1,
  ambushed: -1,
  pursuit: -0.2,
  pursued: -0.5,
  standOff: -0.2,
  parting: 0,
  slip: 0.2,
  slipped: 0,
  wait: -0.2,
  waitedFor: -0.6,
  unseen: 0.1,
};

/** What each is worth to a party that is after the other. */
const TO_HUNTERS: Readonly<Record<Result, number>> = {
  meeting: 0.9,
  attack: 0.9,
  attacked: 0.9,
  ambush: 1,
  ambushed: 0.4,
  pursuit: 0.4,
  pursued: 0.4,
  standOff: -0.3,
  parting: -0.5,
  slip: -0.6,
  slipped: -0.6,
  wait: 0.3,
  waitedFor: 0.2,
  unseen: -0.5,
};

/** How much the odds of a pursuit move with a point of movement more than the other. */
const A_POINT = 0.12;
const EVEN_AWAY = 0.55;

/** How likely a party gets away before another, by how fast both are. */
const awayBefore = (mine: number, theirs: number): number =>
  Math.min(0.9, Math.max(0.1, EVEN_AWAY + A_POINT * (mine - theirs)));

/** How much stronger one looks than the other, from −1 to 1. */
const advantage = (mine: number, theirs: number): number =>
  Math.min(1, Math.max(-1, Math.log2(Math.max(1, mine) / Math.max(1, theirs)) / 3));

const FIGHTS: readonly Result[] = ['meeting', 'attack', 'attacked', 'ambush'];

const worthOf = (view: MarchView, book: Book, of: string, result: Result): number => {
  const seen = lastSeen(view, of);
  const aim = aimOf(book);
  const hunts = aim.aim === 'hunt' && aim.party === of;
  const worth = (hunts ? TO_HUNTERS : TO_TRAVELLERS)[result];
  const moves = saga.march.dailyMoves(view.given.roads, book);
  const theirs = seen?.moves ?? moves;
  if (result === 'pursued') return hunts ? worth : -0.9 * (1 - awayBefore(moves, theirs));
  if (result === 'pursuit') return hunts ? 0.9 * (1 - awayBefore(theirs, moves)) : worth;
  const size = saga.party.sizeOf(book.party);
  return FIGHTS.includes(result) ? worth + 0.4 * advantage(size, seen?.size ?? size) : worth;
};

/** The span to step aside to: the nearest to where the party wants to be. */
const asideOf = (view: MarchView, book: Book, choices: readonly Choice[]): Choice => {
  const aim = aimOf(book);
  const far = aim.aim === 'reach' ? saga.roads.distancesFrom(view.given.roads, aim.span) : null;
  const evading = choices.filter((choice) => choice.choose === 'evade');
  const distance = (choice: Choice): number => (choice.choose === 'evade' ? (far?.get(choice.to ?? '') ?? 0) : 0);
  return [...evading].sort((a, b) => distance(a) - distance(b))[0] as Choice;
};

const drawn = (chances: readonly number[], source: Stream): number => {
  const PARTS = 1_000_000;
  let left = source.below(PARTS) / PARTS;
  const at = chances.findIndex((chance) => {
    left -= chance;
    return left < 0;
  });
  return at < 0 ? chances.length - 1 : at;
};

/** Close, hold or evade: the mix that is safe against whatever the other chooses, if it has seen us at all. */
const intended = (question: Question): PlayerAnswer => {
  const view = marchView(question.view);
  const book = bookFor(view, question.asked.as);
  const of = book.choosing[0] as string;
  const seen = noticedBy(view, book, book.plan?.pace ?? 'steady', of);
  const worth = (result: Result): number => worthOf(view, book, of, result);
  const game = INTENTS.map((mine) =>
    INTENTS.map((theirs) => seen * worth(EXCHANGE[mine][theirs]) + (1 - seen) * worth(EXCHANGE[mine].unaware)),
  );
  const { rows, columns, value } = solveMatrix(game);
  const choices = (question.choices ?? []) as readonly Choice[];
  const answers = INTENTS.map((intent) =>
    intent === 'evade' ? asideOf(view, book, choices) : ({ choose: intent } as const),
  );
  const options: readonly Considered[] = answers.map((choice, at) => ({
    choice,
    chance: rows[at] as number,
    value: null,
  }));
  const against: readonly Considered[] = INTENTS.map((choose, at) => ({
    choice: { choose },
    chance: columns[at] as number,
    value: null,
  }));
  const choice = answers[drawn(rows, stream(`${question.seed} intent`))];
  return answered(NAME, choice, { why: 'mixedStrategy', value, options, against });
};

/** What both do without much thought where others decide: play it out, chase whom they are after, and keep quiet. */
const habitual = ({ step, choices, view, asked }: Question): readonly unknown[] | null => {
  const all = (choices ?? []) as readonly Choice[];
  const only = (...wanted: readonly string[]): readonly Choice[] | null => {
    const found = all.filter(({ choose }) => wanted.includes(choose));
    return found.length === 0 ? null : found;
  };
  switch (step) {
    case 'handOver':
      return only('now')?.slice(0, 1) ?? only('later');
    case 'giveChase':
      return only(aimOf(bookFor(marchView(view), asked.as)).aim === 'hunt' ? 'chase' : 'letGo');
    // Whoever is there first has what it wanted, and whoever comes second has nothing to gain.
    case 'holdThere':
      return only('hold');
    case 'attackThere':
      return only(aimOf(bookFor(marchView(view), asked.as)).aim === 'hunt' ? 'close' : 'letGo');
    case 'askParley':
    case 'takeParley':
      return only('silence');
    default:
      return null;
  }
};

/** Away from pursuers, to where the party wants to be. */
const refuge = ({ choices, view, asked }: Question): PlayerAnswer => {
  const sight = marchView(view);
  const aim = aimOf(bookFor(sight, asked.as));
  const far = aim.aim === 'reach' ? saga.roads.distancesFrom(sight.given.roads, aim.span) : null;
  const all = (choices ?? []) as readonly Extract<Choice, { choose: 'go' }>[];
  const [best] = [...all].sort((a, b) => (far?.get(a.to) ?? 0) - (far?.get(b.to) ?? 0));
  return answered(NAME, best, { why: 'bestExpectation' });
};

export const captainInMarch = (question: Question): PlayerAnswer | null => {
  switch (question.step) {
    case 'plan':
      return planned(question);
    case 'intend':
      return intended(question);
    case 'getAway':
      return refuge(question);
    default:
      return null;
  }
};

export const recruitInMarch = (question: Question): readonly unknown[] | null =>
  question.step === 'plan' ? recruitsPlans(question) : habitual(question);
