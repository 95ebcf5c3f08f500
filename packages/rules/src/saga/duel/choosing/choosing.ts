import { type Asked, asks, asksTogether, type Procedures, type Refusal, shape, type View } from '@warmoot/kernel';
import { refusal } from '../ban.js';
import { askedOf, type Duel, type DuelPlay, type DuelSight, whoIs } from '../duel.js';
import { canMove } from '../fighters/ratings.js';
import { afterReady } from '../fighters/ready.js';
import { itemShape, squareShape } from '../fighters/setup.js';
import type { Act, Answer, LettingGo } from '../model.js';
import { ALL_ACTIONS } from '../tables/actions.table.js';
import { actBan, NOTHING } from './acts.js';
import { allInTheFight, inTheFight } from './declaring.js';
import { answerBan, answersOpen, type Incoming, incoming } from './defences.js';
import { type ActAnswer, menuOf, readAct } from './menu.js';

const hand = shape.oneOf('left', 'right');
const using = shape.oneOf('left', 'right', 'bare', 'nothing');
const hands = { left: shape.nullable(itemShape), right: shape.nullable(itemShape) };

const lettingGo = {
  drop: shape.optional(shape.list(hand, 1, 2)),
  release: shape.optional(shape.list(hand, 1, 2)),
  ready: shape.optional(shape.record(hands)),
};

const both = shape.optional(shape.oneOf(true));
const checked = { choose: shape.oneOf('act'), target: shape.name, with: shape.optional(using), both, ...lettingGo };
const aimed = { choose: shape.oneOf('act'), target: shape.name, ...lettingGo };
const plain = { choose: shape.oneOf('act'), ...lettingGo };

const actShape = shape.union('act', {
  ...(Object.fromEntries(ALL_ACTIONS.map((action) => [action, checked])) as Record<
    (typeof ALL_ACTIONS)[number],
    typeof checked
  >),
  breakHold: aimed,
  breakTackle: aimed,
  kill: aimed,
  ready: { ...plain, ...hands, ready: shape.optional(shape.oneOf(true)) as never },
  standUp: plain,
  flee: plain,
  pass: plain,
});

const answerShape = shape.union('by', {
  dodge: { choose: shape.oneOf('defend'), to: squareShape },
  parry: { choose: shape.oneOf('defend'), with: shape.oneOf('left', 'right', 'bare'), both },
  strength: { choose: shape.oneOf('defend') },
  fightingMind: { choose: shape.oneOf('defend') },
  none: { choose: shape.oneOf('defend') },
});

type DefendAnswer = Extract<Duel['choice'], { choose: 'defend' }>;

const choiceFor = new WeakMap<Answer, DefendAnswer>();
const answerBehind = new WeakMap<DefendAnswer, Answer>();

/** A defence as it is offered; shared where the defence is. */
const asAnswer = (answer: Answer): DefendAnswer => {
  let choice = choiceFor.get(answer);
  if (choice === undefined) {
    choice = Object.freeze({ choose: 'defend', ...answer });
    choiceFor.set(answer, choice);
    answerBehind.set(choice, answer);
  }
  return choice;
};

const readAnswer = (choice: DefendAnswer): Answer => {
  const behind = answerBehind.get(choice);
  if (behind !== undefined) return behind;
  const { choose: _, ...answer } = choice;
  return answer as Answer;
};

/** The action that one is asked to answer, found again by the name it is asked under. */
const incomingAs = (sight: DuelSight, as: string): Incoming => incoming(sight).find((one) => one.as === as) as Incoming;

/** What I have already sealed for the same fighter against other attackers. */
const earlierOf = (view: View<Duel>, one: Incoming): readonly Answer[] => {
  const earlier: Answer[] = [];
  for (const other of incoming(view)) {
    if (other.victim !== one.victim || other.attacker === one.attacker) continue;
    const sealed = view.mine[other.as] as DefendAnswer | undefined;
    const declared = view.open.turn.answers[other.attacker];
    if (sealed !== undefined) earlier.push(readAnswer(sealed));
    else if (declared) earlier.push(declared as Answer);
  }
  return earlier;
};

const defenders = (sight: DuelSight): readonly Asked[] =>
  sight.open.ending === null
    ? incoming(sight).map(({ victim, as }) => ({ seat: askedOf(sight.given, victim).seat, as }))
    : [];

const refusesAnswer = (view: View<Duel>, one: Incoming, choice: DefendAnswer): Refusal | null => {
  const banned = answerBan(view, one, readAnswer(choice), earlierOf(view, one));
  return banned === null ? null : refusal(banned);
};

const declareAnswers = (play: DuelPlay, answers: Readonly<Record<string, DefendAnswer>>): void => {
  const byAttacker: (Answer | null)[] = play.open.turn.answers.map((answer) => answer as Answer | null);
  for (const one of incoming(play)) {
    const answer = answers[one.as];
    if (answer !== undefined) byAttacker[one.attacker] = readAnswer(answer);
  }
  play.say({ event: 'defended', answers: byAttacker });
};

type ChoosingSteps = 'chooseActs' | 'defend' | 'openDefence';

/** SAGA-DUEL-ROUND-003, -004, -015, -016: steps 2 and 3 of a round. */
export const choosingProcedures: Procedures<Duel, ChoosingSteps> = {
  chooseActs: asksTogether({
    whom: (sight) => (sight.open.ending === null ? allInTheFight(sight) : []),
    answer: actShape as unknown as Parameters<
      typeof asksTogether<Duel, { step: 'chooseActs' }, ActAnswer>
    >[0]['answer'],
    choices: (view, _step, { as }) => menuOf(view, whoIs(view, as)),
    refuses: (view, _step, choice, { as }) => {
      const who = whoIs(view, as);
      const { act, letting } = readAct(view, who, choice);
      if ('target' in act && act.target < 0)
        return refusal({ rule: 'SAGA-DUEL-MULTI-043', what: 'duel.noSuchFighter' });
      const banned = actBan(view, who, act, letting);
      return banned === null ? null : refusal(banned, { act: act.act });
    },
    then: (play, _step, answers) => {
      const { given, open, say, next } = play;
      if (open.ending !== null) return;
      const acts: (Act | null)[] = given.fighters.map(() => null);
      const letting: LettingGo[] = given.fighters.map(() => NOTHING);
      for (const who of inTheFight(play)) {
        const read = readAct(play, who, answers[given.fighters[who]?.name as string] as ActAnswer);
        acts[who] = read.act;
        letting[who] = read.letting;
      }
      letting.forEach(({ ready }, who) => {
        if (ready !== undefined) say({ event: 'readied', who, ...afterReady(play, who, ready) });
      });
      const stuck = inTheFight(play).filter((who) => !canMove(play, who));
      say({ event: 'revealed', acts, letting, stuck });
      if (given.options['saga.duel.defenceDeclaration'] === 'secret') next({ step: 'defend' });
      else {
        const inSeatOrder = incoming(play).toSorted((a, b) => a.victim - b.victim);
        for (const { attacker } of inSeatOrder) next({ step: 'openDefence', attacker });
      }
    },
  }),

  defend: asksTogether({
    whom: defenders,
    answer: answerShape as unknown as Parameters<
      typeof asksTogether<Duel, { step: 'defend' }, DefendAnswer>
    >[0]['answer'],
    choices: (view, _step, { as }) => {
      const one = incomingAs(view, as);
      return answersOpen(view, one, earlierOf(view, one)).map(asAnswer);
    },
    refuses: (view, _step, choice, { as }) => refusesAnswer(view, incomingAs(view, as), choice),
    then: (play, _step, answers) => {
      if (play.open.ending === null) declareAnswers(play, answers);
    },
  }),

  openDefence: asks({
    whom: (sight, { attacker }) => {
      const { victim, as } = incoming(sight).find((one) => one.attacker === attacker) as Incoming & { as: string };
      return [{ seat: askedOf(sight.given, victim).seat, as }];
    },
    answer: answerShape as unknown as Parameters<
      typeof asks<Duel, { step: 'openDefence'; attacker: number }, DefendAnswer>
    >[0]['answer'],
    choices: (view, _step, { as }) => {
      const one = incomingAs(view, as);
      return answersOpen(view, one, earlierOf(view, one)).map(asAnswer);
    },
    refuses: (view, _step, choice, { as }) => refusesAnswer(view, incomingAs(view, as), choice),
    then: (play, _step, choice, { as }) => declareAnswers(play, { [as]: choice }),
  }),
};
