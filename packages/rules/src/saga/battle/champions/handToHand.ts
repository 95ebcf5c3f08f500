import { asks, brokenRule, does, type Fixed, opens, type Procedures, shape } from '@warmoot/kernel';
import { otherSide, type Side } from '../../../war/roster/sides.js';
import type { FighterSetup } from '../../duel/model.js';
import {
  armyOf,
  type Battle,
  type BattleChoice,
  type BattleSight,
  commander,
  type DuelEnd,
  proactive,
} from '../battle.js';
import type { Champion, ChampionIndex } from '../model.js';

/** The name of the scene that is opened inside. */
export const duelIn = (edition: BattleSight['given']['edition']): string => `${edition}/duel`;

const GO_ON = { choose: 'goOn' } as const;
const NO_DUELS = { choose: 'noDuels' } as const;

/** All champions, the attacker's first. */
export const championsIn = (given: BattleSight['given']): readonly Fixed<FighterSetup>[] =>
  given.armies.flatMap(({ champions }) => champions);

/** Which army a champion is of. */
export const championSide = (given: BattleSight['given'], who: ChampionIndex): Side =>
  who < armyOf({ given }, 0).champions.length ? 0 : 1;

/** A champion by number, the attacker's first: what they brought, and how they are now. */
const fighterAt = ({ given, open }: BattleSight, who: ChampionIndex): FighterSetup => {
  const brought = championsIn(given)[who] as FighterSetup;
  const { wounds, hands, carried } = open.champions[who] as Champion;
  return {
    ...brought,
    wounds,
    ...(hands === null || hands === undefined ? {} : { hands }),
    ...(carried === null || carried === undefined ? {} : { carried }),
  };
};

/** The champions of a side who can still fight. */
const able = ({ given, open }: BattleSight, side: Side): readonly ChampionIndex[] =>
  open.champions.flatMap(({ standing }, who) => (standing === 'in' && championSide(given, who) === side ? [who] : []));

const nameAt = (sight: BattleSight, who: ChampionIndex): string => fighterAt(sight, who).name;

const named = (sight: BattleSight, side: Side, name: string): ChampionIndex =>
  able(sight, side).find((who) => nameAt(sight, who) === name) ?? -1;

const challenges = (sight: BattleSight, side: Side): readonly BattleChoice[] => [
  GO_ON,
  NO_DUELS,
  ...able(sight, side).flatMap((own) =>
    able(sight, otherSide(side)).map(
      (enemy) => ({ choose: 'challenge', own: nameAt(sight, own), enemy: nameAt(sight, enemy) }) as const,
    ),
  ),
];

/** The setup of a duel between two champions. */
export const duelSetupOf = (seats: readonly string[], one: FighterSetup, other: FighterSetup): unknown => ({
  seats,
  side1: [one],
  side2: [other],
});

const afterwards = (outcome: DuelEnd, at: 0 | 1): Champion => {
  const { standing, wounds, hands, carried } = outcome.fighters[at] as DuelEnd['fighters'][number];
  return { standing, wounds, hands: { ...hands, both: null }, carried };
};

/** Random play thinks of a duel once in so many times. */
const DUELS_SELDOM = 8;

type DuelSteps = 'moment' | 'challenge' | 'takeUp' | 'duel';
type Challenge = Extract<BattleChoice, { choose: 'goOn' | 'noDuels' | 'challenge' }>;

/** SAGA-BATTLE-008: a Hand-to-Hand scene, when both sides agree. The battle waits and goes on unchanged. */
export const handToHandProcedures: Procedures<Battle, DuelSteps> = {
  moment: does((play) => {
    const { open, next } = play;
    if (open.champions.length === 0 || open.noDuels || open.ending !== null) return;
    if (able(play, 0).length === 0 || able(play, 1).length === 0) return;
    next({ step: 'challenge', side: proactive(play), second: false });
  }),

  challenge: asks({
    whom: ({ given }, { side }) => commander(given, side),
    answer: shape.union('choose', { goOn: {}, noDuels: {}, challenge: { own: shape.name, enemy: shape.name } }),
    choices: (view, { side }) => challenges(view, side) as readonly Challenge[],
    refuses: (_view, _step, choice) =>
      choice.choose === 'challenge'
        ? brokenRule('SAGA-BATTLE-008', 'battle.noSuchChampion', { own: choice.own, enemy: choice.enemy })
        : null,
    sample: (view, { side }, _asked, source) => {
      const all = challenges(view, side) as readonly Challenge[];
      return source.below(DUELS_SELDOM) > 0 ? NO_DUELS : (all[source.below(all.length)] as Challenge);
    },
    then: (play, { side, second }, choice) => {
      if (choice.choose === 'noDuels') play.say({ event: 'duelsDeclined', side });
      else if (choice.choose === 'challenge') {
        const [own, enemy] = [named(play, side, choice.own), named(play, otherSide(side), choice.enemy)];
        play.say({ event: 'challenged', side, own, enemy });
        play.next({ step: 'takeUp', side: otherSide(side), own: enemy, enemy: own });
      } else if (!second) play.next({ step: 'challenge', side: otherSide(side), second: true });
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

  // SAGA-CAMPAIGN-010: the state of the battle is left as it is.
  duel: opens({
    opening: (facts, { own, enemy }) => ({
      scene: duelIn(facts.given.edition),
      setup: duelSetupOf(facts.seats, fighterAt(facts, own), fighterAt(facts, enemy)),
      options: facts.given.duelOptions ?? {},
    }),
    then: (play, { own, enemy }, outcome: DuelEnd) =>
      play.say({
        event: 'duelFought',
        champions: [
          [own, afterwards(outcome, 0)],
          [enemy, afterwards(outcome, 1)],
        ],
      }),
  }),
};
