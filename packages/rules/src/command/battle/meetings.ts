import { asks, brokenRule, d, type Procedures, rolls, shape, sumOf } from '@warmoot/kernel';
import { commander } from '../../war/roster/armies.js';
import { nameOf } from '../../war/roster/roster.js';
import { otherSide, type Side } from '../../war/roster/sides.js';
import type { ChampionIndex } from './champions.js';
import { armyOf, type ChoiceOf, type Command, type CommandPlay, type CommandSight } from './command.js';
import { championAt, championSide, pairsFor, unitWith } from './pairs.js';
import { rout, whyRout } from './rout.js';
import { routOf } from './turn.js';
import { canPay } from './units.js';
import { answerFault } from './volleys.js';

/** COMMAND-SAGA-014: what a unit pays whose champion has lost. */
export const STEADY_COST = 1;

/** Random play thinks of a duel once in so many times. */
const DUELS_SELDOM = 8;

const GO_ON = { choose: 'goOn' } as const;

type Challenge = ChoiceOf<'goOn' | 'challenge'>;

const challenges = (sight: CommandSight, side: Side): readonly Challenge[] => [
  GO_ON,
  ...pairsFor(sight, side).map(
    ([own, enemy]) =>
      ({ choose: 'challenge', own: championAt(sight, own).name, enemy: championAt(sight, enemy).name }) as const,
  ),
];

const pairNamed = (sight: CommandSight, side: Side, { own, enemy }: ChoiceOf<'challenge'>) =>
  pairsFor(sight, side).find(
    ([one, other]) => championAt(sight, one).name === own && championAt(sight, other).name === enemy,
  ) as readonly [ChampionIndex, ChampionIndex];

/** COMMAND-SAGA-014: who has been killed, cannot go on or has surrendered has lost. */
const HAS_LOST: ReadonlySet<string> = new Set(['dead', 'incapable', 'surrendered']);

/** After a duel: the unit of each who has lost pays or routs. */
export const afterDuel = (play: CommandPlay, champions: readonly ChampionIndex[]): void => {
  for (const champion of champions) {
    if (!HAS_LOST.has(play.open.champions[champion]?.standing ?? '')) continue;
    play.next({ step: 'shaken', unit: unitWith(play, champion), champion });
  }
  play.next({ step: 'judge' });
};

const quarter = { takePrisoners: true, takeNone: false } as const;

/** COMMAND-SAGA-013: 1–3 away unhurt, 4 away with a Minor Wound, 5 captured, 6 captured with a Major Wound. */
const GETTING_AWAY = [
  { captured: false, hurt: false },
  { captured: false, hurt: false },
  { captured: false, hurt: false },
  { captured: false, hurt: true },
  { captured: true, hurt: false },
  { captured: true, hurt: true },
] as const;

type Meetings = 'challenge' | 'takeUp' | 'shaken' | 'quarter' | 'getAway';

/** What people of a saga do in a battle, but for the duel itself and where a wound strikes. */
export const meetingProcedures: Procedures<Command, Meetings> = {
  // COMMAND-SAGA-014: at the start of a turn, if both agree.
  challenge: asks({
    whom: ({ given }, { side }) => commander(given, side),
    answer: shape.union('choose', { goOn: {}, challenge: { own: shape.name, enemy: shape.name } }),
    choices: (view, { side }) => challenges(view, side),
    refuses: (_view, _step, choice) =>
      choice.choose === 'challenge'
        ? brokenRule('COMMAND-SAGA-014', 'command.noSuchPair', { own: choice.own, enemy: choice.enemy })
        : null,
    sample: (view, { side }, _asked, source) => {
      const all = challenges(view, side);
      return source.below(DUELS_SELDOM) > 0 ? GO_ON : (all[source.below(all.length)] as Challenge);
    },
    then: (play, { side, second }, choice) => {
      if (choice.choose === 'challenge') {
        const [own, enemy] = pairNamed(play, side, choice);
        play.say({ event: 'challenged', side, own, enemy });
        play.next({ step: 'takeUp', side: otherSide(side), own: enemy, enemy: own });
        return;
      }
      play.say({ event: 'noChallenge', side });
      if (!second) play.next({ step: 'challenge', side: otherSide(side), second: true });
    },
  }),

  takeUp: asks({
    whom: ({ given }, { side }) => commander(given, side),
    answer: shape.union('choose', { accept: {}, refuse: {} }),
    choices: () => [{ choose: 'accept' }, { choose: 'refuse' }] as const,
    then: (play, { side, own, enemy }, { choose }) => {
      if (choose === 'refuse') play.say({ event: 'challengeRefused', side });
      else play.next({ step: 'duel', own: Math.min(own, enemy), enemy: Math.max(own, enemy) });
    },
  }),

  shaken: asks({
    whom: (facts, { champion }) => commander(facts.given, championSide(facts.given, champion)),
    answer: shape.union('choose', { steady: { unit: shape.name }, rout: { unit: shape.name } }),
    choices: (view, { unit }): readonly ChoiceOf<'steady' | 'rout'>[] => [
      ...(canPay(view, unit, STEADY_COST) ? [{ choose: 'steady', unit: nameOf(view, unit) } as const] : []),
      routOf(view, unit),
    ],
    refuses: (view, { unit }, choice) => answerFault(view, unit, choice, STEADY_COST),
    then: (play, { unit, champion }, { choose }) => {
      if (choose === 'steady') play.say({ event: 'steadied', unit, champion, cost: STEADY_COST });
      else {
        rout(play, unit, whyRout(canPay(play, unit, STEADY_COST)));
        play.next({ step: 'morale' });
      }
    },
  }),

  // COMMAND-SAGA-011: the victor takes prisoners unless it says that it takes none.
  quarter: asks({
    whom: ({ given }, { side }) => commander(given, side),
    answer: shape.union('choose', { takePrisoners: {}, takeNone: {} }),
    choices: () => [{ choose: 'takePrisoners' }, { choose: 'takeNone' }] as const,
    then: (play, { side }, { choose }) => play.say({ event: 'quarterSaid', side, given: quarter[choose] }),
  }),

  getAway: rolls({
    throws: () => sumOf([d(6)]),
    thrower: (facts, { army }) => armyOf(facts, armyOf(facts, 0).name === army ? 0 : 1).seat,
    then: (play, { who, army }, face) => {
      const { captured, hurt } = GETTING_AWAY[(face as number) - 1] as (typeof GETTING_AWAY)[number];
      if (hurt) play.next({ step: 'wounded', who, army, captured });
      else play.say({ event: 'cameAway', escape: { who, army, captured, wound: null } });
    },
  }),
};
