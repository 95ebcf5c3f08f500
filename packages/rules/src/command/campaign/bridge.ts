import { all, attempt, need, type Result, unless } from '@warmoot/kernel';
import { armyNames, troopsIn } from '../../saga/campaign/bridges/armies.js';
import { plainJson, type SagaBridge, type Setting } from '../../saga/campaign/bridges/bridge.js';
import { inPlan, isKnown, type Mustered, mustered } from '../../saga/campaign/bridges/mustered.js';
import { namesAndHomes } from '../../saga/campaign/bridges/names.js';
import { forbidden, refusesStrangers } from '../../saga/campaign/papers/finding.js';
import type { Ruled } from '../../saga/campaign/papers/model.js';
import { calledIn, closedIn, duelOptionsIn, ready } from '../../saga/campaign/sheets/casting.js';
import { begin } from '../battle/beginning.js';
import type { CommandOutcome } from '../battle/command.js';
import { commandOptions, commandSetup } from '../battle/setup.js';
import { championsAndLeaders, keptOf, pursuitOf, takenBack } from './after.js';
import { armiesIn, type CommandArmyPlan, type CommandPlan, commandPlan, everybodyIn, leaderIn } from './plan.js';
import { type ArmyOfSaga, type TranslatedUnit, translated } from './translation.js';

type Called = ReadonlyMap<string, string>;

/** COMMAND-SAGA-006, COMMAND-SAGA-007: who leads, with Lead and Tactics; null where nobody is appointed. */
const leaderOf = (campaign: Ruled, army: CommandArmyPlan, called: Called) =>
  attempt(function* () {
    const id = leaderIn(army);
    if (id === null) return null;
    const { lead, tactics } = (yield* need(ready(campaign, id))).skills;
    return { name: called.get(id) as string, lead, tactics };
  });

type LeaderNow = { readonly name: string; readonly lead: number; readonly tactics: number } | null;

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
const armyIn = (
  units: readonly TranslatedUnit[],
  leader: LeaderNow,
  { name, seat, names = {}, homes }: Pick<Mustered, 'name' | 'seat' | 'names' | 'homes'>,
) => ({
  name,
  seat,
  leader,
  ...(homes && { homes }),
  units: units.map(({ troop, soldiers, class: of, grade }, at) => {
    const nth = units.slice(0, at).filter((unit) => unit.troop === troop).length;
    const called = names[troop]?.[nth] ?? null;
    return { class: of, grade, troop, soldiers, ...(called !== null && { name: called }) };
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

/** Both armies in units of this rule set, and their leaders. */
const forcesOf = (campaign: Ruled, plan: CommandPlan, called: Called) =>
  attempt(function* () {
    const [attacker, defender] = armiesIn(plan);
    const leaders = [
      yield* need(leaderOf(campaign, attacker, called)),
      yield* need(leaderOf(campaign, defender, called)),
    ] as const;
    const armies: readonly [ArmyOfSaga, ArmyOfSaga] = [
      { troops: yield* need(troopsIn(campaign, attacker, defender)), lead: leaders[0]?.lead ?? null },
      { troops: yield* need(troopsIn(campaign, defender, attacker)), lead: leaders[1]?.lead ?? null },
    ];
    const units = translated(armies, plan.options);
    for (const [side, { placed }] of armiesIn(plan).entries()) {
      const lost = placed.find((one) => !isThere(units[side as 0 | 1], one.with));
      if (lost !== undefined) {
        yield* unless(forbidden('COMMAND-SAGA-014', 'noUnitWithKey', { unit: lost.with }));
      }
    }
    return { units, leaders };
  });

const calledHere = (campaign: Ruled, plan: CommandPlan): Result<Called> =>
  calledIn(campaign, championsAndLeaders(plan));

/** Sets both armies on the field as the battle itself would, without seats or champions. */
const tried = (campaign: Ruled, plan: CommandPlan, day: number): Result<unknown> =>
  attempt(function* () {
    const [attacker, defender] = armiesIn(plan);
    for (const army of armiesIn(plan)) yield* unless(refusesStrangers(campaign, everybodyIn(army)));
    for (const army of armiesIn(plan)) if (army.unit === null) yield* need(troopsIn(campaign, army, army));
    // SAGA-WEALTH-015: before a reckoning nobody knows who will march.
    for (const army of armiesIn(plan)) if (!(yield* need(isKnown(campaign, army, day)))) return null;
    const names = yield* need(armyNames(campaign, [attacker, defender]));
    const { units, leaders } = yield* need(forcesOf(campaign, plan, yield* need(calledHere(campaign, plan))));
    const army = (side: 0 | 1, mine: CommandArmyPlan, theirs: CommandArmyPlan) =>
      armyIn(units[side], leaders[side], {
        name: names[side],
        seat: names[side],
        ...namesAndHomes(campaign, mine, theirs),
      });
    const setup = plainJson({
      seats: names,
      north: army(0, attacker, defender),
      south: army(1, defender, attacker),
      ...meetingOf(plan),
    });
    const parsed = yield* need(commandSetup.parse(setup, 'setup'));
    return yield* need(begin(parsed, yield* need(commandOptions.parse(optionsOf(campaign, plan), 'options'))));
  });

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
    const [attackers, defenders] = yield* need(armyNames(campaign, [attacker, defender]));
    const called = yield* need(calledHere(campaign, plan));
    const { units, leaders } = yield* need(forcesOf(campaign, plan, called));
    const people = yield* need(
      all([
        mustered(campaign, [attacker, defender], { ...setting, name: attackers, called }),
        mustered(campaign, [defender, attacker], { ...setting, name: defenders, called }),
      ]),
    );
    const army = (side: 0 | 1, of: CommandArmyPlan) => ({
      ...armyIn(units[side], leaders[side], people[side] as Mustered),
      champions: championsOf(of, units[side], people[side] as Mustered, called),
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

  cast: (plan) => ({
    people: armiesIn(plan).flatMap(everybodyIn),
    fighters: armiesIn(plan).flatMap(({ champions }) => champions),
    units: armiesIn(plan).flatMap(({ unit }) => (unit === null ? [] : [unit])),
  }),

  // COMMAND-SAGA-001: both sides agree before mustering, which is done when the battle begins.
  agreed: (plan) => ({ rule: 'COMMAND-SAGA-001', people: armiesIn(plan).map(({ commander }) => commander) }),

  stage: staged,

  takeBack: (campaign, plan, { entry, outcome }) => takenBack(campaign, plan, { entry, outcome }),

  kept: (outcome) => plainJson(keptOf(outcome)),

  leaves: (plan, { outcome }) => pursuitOf(plan, outcome),
};
