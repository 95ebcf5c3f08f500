import {
  type Answers,
  type Asked,
  answerFor,
  asks,
  asksTogether,
  type Procedures,
  type Refusal,
  shape,
  type View,
} from '@warmoot/kernel';
import { refusal } from '../ban.js';
import type { ActChoice, DefendChoice, Duel, DuelPlay, DuelSight } from '../duel.js';
import { allInTheFight, fighterAt, inTheFight, nameOf, whoIs } from '../fighters/people.js';
import { canMove } from '../fighters/ratings.js';
import { afterReady } from '../fighters/ready.js';
import type { Act, Defence, LettingGo, Who } from '../model.js';
import { itemShape, squareShape } from '../setup.js';
import { ALL_ACTIONS } from '../tables/actions.table.js';
import { HANDS } from '../tables/body.table.js';
import { actChoices, readAct } from './actChoices.js';
import { actBan, mayLetGo, NOTHING } from './acts.js';
import { defenceBan, defendChoices, type Earlier, NOTHING_EARLIER, readDefence } from './defences.js';
import { defenceAsked, defenceName, type Incoming, incoming } from './incoming.js';

const hand = shape.oneOf(...HANDS);
const using = shape.oneOf(...HANDS, 'bare', 'nothing');
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

const defenceShape = shape.union('by', {
  dodge: { choose: shape.oneOf('defend'), to: squareShape },
  parry: { choose: shape.oneOf('defend'), with: shape.oneOf(...HANDS, 'bare'), both },
  strength: { choose: shape.oneOf('defend') },
  fightingMind: { choose: shape.oneOf('defend') },
  none: { choose: shape.oneOf('defend') },
});

/** What I have already sealed, or declared, for the same fighter against other attackers. */
const earlierOf = (view: View<Duel>, one: Incoming): Earlier => {
  let earlier: Defence[] | null = null;
  for (const other of incoming(view)) {
    if (other.victim !== one.victim || other.attacker === one.attacker) continue;
    const sealed = view.mine[defenceName(view, other)] as DefendChoice | undefined;
    const defence = sealed === undefined ? view.open.turn.answers[other.attacker] : readDefence(sealed);
    if (!defence) continue;
    earlier ??= [];
    earlier.push(defence);
  }
  return earlier ?? NOTHING_EARLIER;
};

const defender = (sight: DuelSight, one: Incoming): Asked => ({
  seat: fighterAt(sight, one.victim).seat,
  as: defenceName(sight, one),
});

const defenders = (sight: DuelSight): readonly Asked[] => {
  const all: Asked[] = [];
  if (sight.open.ending === null) for (const one of incoming(sight)) all.push(defender(sight, one));
  return all;
};

const choicesFor = (view: View<Duel>, { as }: Asked): readonly DefendChoice[] => {
  const one = defenceAsked(view, as) as Incoming;
  return defendChoices(view, one, earlierOf(view, one));
};

const refusesDefence = (view: View<Duel>, choice: DefendChoice, { as }: Asked): Refusal | null => {
  const one = defenceAsked(view, as) as Incoming;
  const banned = defenceBan(view, one, readDefence(choice), earlierOf(view, one));
  return banned === null ? null : refusal(banned);
};

const declareDefences = (play: DuelPlay, answers: Answers<DefendChoice>): void => {
  const byAttacker: (Defence | null)[] = play.open.turn.answers.slice();
  for (const one of incoming(play)) {
    const answer = answerFor(answers, defenceName(play, one));
    if (answer !== undefined) byAttacker[one.attacker] = readDefence(answer);
  }
  play.say({ event: 'defended', answers: byAttacker });
};

/** What everybody does, once all have chosen. */
const reveal = (play: DuelPlay, answers: Answers<ActChoice>): void => {
  const acts: (Act | null)[] = [];
  const letting: LettingGo[] = [];
  const stuck: Who[] = [];
  const fighting = inTheFight(play);
  for (let who = 0; who < play.given.fighters.length; who++) {
    const choice = fighting.includes(who) ? answerFor(answers, nameOf(play, who)) : undefined;
    const doing = choice === undefined ? null : readAct(play, who, choice);
    acts.push(doing === null ? null : doing.act);
    letting.push(doing === null ? NOTHING : doing.letting);
  }
  for (let who = 0; who < letting.length; who++) {
    const ready = letting[who]?.ready;
    if (ready === undefined) continue;
    const { left, right, carried, lying } = afterReady(play, who, ready);
    play.say({ event: 'readied', who, left, right, carried, lying });
  }
  // SAGA-DUEL-ROUND-007: who can move is read from one snapshot, taken here.
  for (const who of fighting) if (!canMove(play, who)) stuck.push(who);
  play.say({ event: 'revealed', acts, letting, stuck });
};

type ChoosingSteps = 'chooseActs' | 'defend' | 'openDefence';

// holds by: SAGA-DUEL-ROUND-002 follows from SAGA-DUEL-ROUND-015: Footwork has been moved when this is asked.
/** Steps 2 and 3 of a round. */
export const choosingProcedures: Procedures<Duel, ChoosingSteps> = {
  // SAGA-DUEL-ROUND-003: everybody picks one act in secret.
  // SAGA-DUEL-ROUND-004: nothing is revealed until all have picked.
  // SAGA-DUEL-MULTI-043: the target is named together with the act.
  chooseActs: asksTogether({
    whom: (sight) => (sight.open.ending === null ? allInTheFight(sight) : []),
    answer: actShape as unknown as Parameters<
      typeof asksTogether<Duel, { step: 'chooseActs' }, ActChoice>
    >[0]['answer'],
    choices: (view, _step, { as }) => actChoices(view, whoIs(view, as)),
    others: (view, _step, { as }) => mayLetGo(view, whoIs(view, as)),
    refuses: (view, _step, choice, { as }) => {
      const who = whoIs(view, as);
      const { act, letting } = readAct(view, who, choice);
      if ('target' in act && act.target < 0)
        return refusal({ rule: 'SAGA-DUEL-MULTI-043', what: 'duel.noSuchFighter' });
      const banned = actBan(view, who, act, letting);
      return banned === null ? null : refusal(banned, { act: act.act });
    },
    then: (play, _step, answers) => {
      if (play.open.ending !== null) return;
      reveal(play, answers);
      if (play.given.options['saga.duel.defenceDeclaration'] === 'secret') play.next({ step: 'defend' });
      else {
        const inSeatOrder = incoming(play).sort((a, b) => a.victim - b.victim);
        for (const { attacker } of inSeatOrder) play.next({ step: 'openDefence', attacker });
      }
    },
  }),

  // SAGA-DUEL-ROUND-016: all defenders pick at the same time and in secret.
  // holds by: SAGA-DUEL-DEF-004 follows from SAGA-DUEL-ROUND-016: no die has been thrown yet.
  defend: asksTogether({
    whom: defenders,
    answer: defenceShape as unknown as Parameters<
      typeof asksTogether<Duel, { step: 'defend' }, DefendChoice>
    >[0]['answer'],
    choices: (view, _step, asked) => choicesFor(view, asked),
    refuses: (view, _step, choice, asked) => refusesDefence(view, choice, asked),
    then: (play, _step, answers) => {
      if (play.open.ending === null) declareDefences(play, answers);
    },
  }),

  openDefence: asks({
    whom: (sight, { attacker }) => [
      defender(sight, incoming(sight).find((one) => one.attacker === attacker) as Incoming),
    ],
    answer: defenceShape as unknown as Parameters<
      typeof asks<Duel, { step: 'openDefence'; attacker: Who }, DefendChoice>
    >[0]['answer'],
    choices: (view, _step, asked) => choicesFor(view, asked),
    refuses: (view, _step, choice, asked) => refusesDefence(view, choice, asked),
    then: (play, _step, choice, { as }) => declareDefences(play, [{ as, choice }]),
  }),
};
