import { attempt, need, type Result, unless } from '@warmoot/kernel';
import { plainJson, type SagaBridge, type Setting } from '../../saga/campaign/bridges/bridge.js';
import { armiesIn, leadersIn } from '../../saga/campaign/bridges/guestPlan.js';
import {
  type Called,
  calledHere,
  castOfWar,
  type Leading,
  leadingOf,
  musteredWar,
  type NamedArmy,
  namedUnit,
  pursuitOf,
  soldiersOf,
  triedWar,
} from '../../saga/campaign/bridges/guests.js';
import { inPlan, type Mustered } from '../../saga/campaign/bridges/mustered.js';
import { forbidden } from '../../saga/campaign/papers/finding.js';
import type { Ruled } from '../../saga/campaign/papers/model.js';
import { closedIn, duelOptionsIn } from '../../saga/campaign/sheets/casting.js';
import { begin } from '../battle/beginning.js';
import type { CommandOutcome } from '../battle/command.js';
import { commandOptions, commandSetup } from '../battle/setup.js';
import { type KeptOutcome, keptOf, takenBack } from './after.js';
import { type CommandArmyPlan, type CommandPlan, commandPlan } from './plan.js';
import { type ArmyOfSaga, type TranslatedUnit, translated } from './translation.js';

/** COMMAND-SAGA-014: the units that champions go with: as the plan says, the others each with the next that has none. */
const placesOf = (
  { champions, placed }: CommandArmyPlan,
  units: readonly TranslatedUnit[],
): ReadonlyMap<string, string> => {
  const said = new Map(placed.map((one) => [one.character, one.with]));
  const taken = new Set(said.values());
  const free = units.map(({ unit }) => unit).filter((unit) => !taken.has(unit));
  const others = champions.filter((id) => !said.has(id));
  const next = free.length > 0 ? free : units.map(({ unit }) => unit);
  return new Map([...said, ...others.map((id, at) => [id, next[at % next.length] as string] as const)]);
};

const isThere = (units: readonly TranslatedUnit[], key: string): boolean => units.some(({ unit }) => unit === key);

/** One army as this battle takes it. COMMAND-SAGA-002: its soldiers are kept beside each unit, and it keeps its name. */
const armyIn = (units: readonly TranslatedUnit[], leader: Leading, named: NamedArmy) => ({
  name: named.name,
  seat: named.seat,
  leader,
  ...(named.homes && { homes: named.homes }),
  units: units.map(({ troop, soldiers, class: of, grade }, at) => {
    const nth = units.slice(0, at).filter((unit) => unit.troop === troop).length;
    return { class: of, grade, troop, soldiers, ...namedUnit(named, troop, nth) };
  }),
});

/** COMMAND-SAGA-008: the attacker is North, who stands is South; who does not stand is ambushed. SAGA-BATTLE-DEPLOY-001 */
const meetingOf = ({ defence, fields: [field] }: CommandPlan) => ({
  ambush: defence === 'standing' ? null : 'north',
  field,
});

/** COMMAND-SAGA-007: the saga's dice decide who goes first, whatever the campaign's other battles are led by. */
const optionsOf = ({ open }: Ruled, { options }: CommandPlan) => {
  const { command = {} } = open.options as { readonly command?: object };
  const duels = options['command.sagaDuels'];
  return {
    ...command,
    'command.leadershipDice': 'saga',
    ...(duels === undefined ? {} : { 'command.sagaDuels': duels }),
  };
};

/** Both armies in units of this rule set, and their leaders. COMMAND-SAGA-006, COMMAND-SAGA-007: with Lead and Tactics. */
const forcesOf = (campaign: Ruled, plan: CommandPlan, called: Called) =>
  attempt(function* () {
    const [attacker, defender] = armiesIn(plan);
    const leaders = [
      yield* need(leadingOf(campaign, attacker, called)),
      yield* need(leadingOf(campaign, defender, called)),
    ] as const;
    const soldiers = yield* need(soldiersOf(campaign, plan));
    const army = (side: 0 | 1): ArmyOfSaga => ({ troops: soldiers[side], lead: leaders[side]?.lead ?? null });
    const units = translated([army(0), army(1)], plan.options);
    for (const [side, { placed }] of armiesIn(plan).entries()) {
      const lost = placed.find((one) => !isThere(units[side as 0 | 1], one.with));
      if (lost !== undefined) {
        yield* unless(forbidden('COMMAND-SAGA-014', 'noUnitWithKey', { unit: lost.with }));
      }
    }
    return { units, leaders };
  });

/** Sets both armies on the field as the battle itself would, without seats or champions. */
const tried = (campaign: Ruled, plan: CommandPlan, day: number): Result<unknown> =>
  triedWar(campaign, plan, day, (named, called) =>
    attempt(function* () {
      const { units, leaders } = yield* need(forcesOf(campaign, plan, called));
      const setup = plainJson({
        seats: named.map(({ name }) => name),
        north: armyIn(units[0], leaders[0], named[0]),
        south: armyIn(units[1], leaders[1], named[1]),
        ...meetingOf(plan),
      });
      const parsed = yield* need(commandSetup.parse(setup, 'setup'));
      return yield* need(begin(parsed, yield* need(commandOptions.parse(optionsOf(campaign, plan), 'options'))));
    }),
  );

/** The champions of an army, each with the unit they go with. */
const championsOf = (
  army: CommandArmyPlan,
  units: readonly TranslatedUnit[],
  { champions }: Mustered,
  called: Called,
) => {
  const places = placesOf(army, units);
  const idOf = (name: string): string => [...called].find(([, one]) => one === name)?.[0] ?? '';
  return champions.map(({ name, seat, ...fighter }) => ({ name, seat, with: places.get(idOf(name)), fighter }));
};

const staged = (campaign: Ruled, plan: CommandPlan, setting: Setting) =>
  attempt(function* () {
    const [attacker, defender] = armiesIn(plan);
    const called = yield* need(calledHere(campaign, plan));
    const { units, leaders } = yield* need(forcesOf(campaign, plan, called));
    const people = yield* need(musteredWar(campaign, plan, setting, called));
    const army = (side: 0 | 1, of: CommandArmyPlan) => ({
      ...armyIn(units[side], leaders[side], people[side]),
      champions: championsOf(of, units[side], people[side], called),
    });
    return {
      setup: plainJson({
        seats: setting.seating.players,
        north: army(0, attacker),
        south: army(1, defender),
        ...meetingOf(plan),
        duelOptions: duelOptionsIn(campaign) ?? {},
        duelsBy: campaign.rules.ruleSet,
      }),
      options: plainJson(optionsOf(campaign, plan)),
      ...closedIn(campaign, called, setting.seating),
    };
  });

/** A saga's battle, fought by command points. */
export const commandBridge: SagaBridge<CommandPlan, CommandOutcome> = {
  plays: 'battle',
  by: 'command',
  plan: commandPlan,

  check: (campaign, plan, day) => {
    const result = tried(campaign, plan, day);
    return result.ok ? null : inPlan(result.refusal);
  },

  cast: (plan) => ({ ...castOfWar(plan), fighters: armiesIn(plan).flatMap(({ champions }) => champions) }),

  // COMMAND-SAGA-001: both sides agree before mustering, which is done when the battle begins.
  agreed: (plan) => ({ rule: 'COMMAND-SAGA-001', people: armiesIn(plan).map(({ commander }) => commander) }),

  // SAGA-CAMPAIGN-004: the quality of a leader is in the points of every unit, so that it is seen.
  shows: leadersIn,

  stage: staged,

  takeBack: (campaign, plan, { entry, outcome }) => takenBack(campaign, plan, { entry, outcome }),

  kept: (outcome) => plainJson(keptOf(outcome)),

  leaves: (plan, { outcome }) => pursuitOf(plan, (outcome as unknown as KeptOutcome).armies),
};
