import { all, attempt, need, type Result, unless } from '@warmoot/kernel';
import { checkField } from '../../../war/field/checking.js';
import type { BattleOutcome } from '../../battle/battle.js';
import { beginIn } from '../../battle/beginning.js';
import { battleOptions, battleSetup } from '../../battle/setup.js';
import { certain, characterOf, refusesStrangers } from '../papers/finding.js';
import type { Campaign, Ruled } from '../papers/model.js';
import { calledIn, closedIn, duelOptionsIn } from '../sheets/casting.js';
import { armyNames, troopsIn } from './armies.js';
import { plainJson, type SagaBridge, USUAL_WAY } from './bridge.js';
import { bandOf, type Leaving } from './leaving.js';
import { championAfter, inPlan, isKnown, lossesOf, mustered } from './mustered.js';
import { type ArmyPlan, type BattlePlan, battlePlan, namedIn } from './plans.js';

const armiesIn = ({ attacker, defender }: BattlePlan): readonly [ArmyPlan, ArmyPlan] => [attacker, defender];

const optionsIn = ({ open }: Campaign) => battleOptions.parse(open.options.battle ?? {}, 'options');

const asTried = ({ names }: ArmyPlan, name: string) => ({ name, seat: name, ...(names && { names }) });

/** Sets both armies on each field as the battle itself would, without seats or champions. */
const tryArmies = (campaign: Ruled, plan: BattlePlan): Result<unknown> =>
  attempt(function* () {
    const { attacker, defender, defence, fields } = plan;
    const [attackers, defenders] = yield* need(armyNames(campaign, armiesIn(plan)));
    const setup = {
      seats: [attackers, defenders],
      attacker: { ...asTried(attacker, attackers), troops: yield* need(troopsIn(campaign, attacker, defender)) },
      defender: { ...asTried(defender, defenders), troops: yield* need(troopsIn(campaign, defender, attacker)) },
      defence,
      fields,
    };
    const parsed = yield* need(battleSetup.parse(setup, 'setup'));
    return yield* need(beginIn(campaign.rules.ruleSet)(parsed, yield* need(optionsIn(campaign))));
  });

/** The fields alone, where it is not known yet who will stand on them. */
const tryFields = (campaign: Campaign, { fields }: BattlePlan): Result<unknown> => {
  const options = optionsIn(campaign);
  if (!options.ok) return options;
  const { 'saga.battle.map': size } = options.value;
  return all(fields.map((field, at) => checkField(field, size, `plan.fields[${at}]`)));
};

const tried = (campaign: Ruled, plan: BattlePlan, day: number): Result<unknown> =>
  attempt(function* () {
    const armies = armiesIn(plan);
    for (const { commander, leaders, champions } of armies) {
      yield* unless(refusesStrangers(campaign, [commander, ...leaders, ...champions]));
    }
    for (const army of armies) if (army.unit === null) yield* need(troopsIn(campaign, army, army));
    for (const army of armies) {
      if (!(yield* need(isKnown(campaign, army, day)))) return yield* need(tryFields(campaign, plan));
    }
    return yield* need(tryArmies(campaign, plan));
  });

/** SAGA-MOVE-036: an army that has gone back may be pursued by the one that holds the field. */
const pursuitOf = (plan: BattlePlan, { armies, holder }: BattleOutcome): readonly Leaving[] => {
  const bands = armiesIn(plan).map((army, at) => {
    const { name, after } = armies[at as 0 | 1];
    return bandOf(name, namedIn(army), { unit: army.unit, troops: after });
  });
  const gone = armies.findIndex(({ retreated, destroyed, surrendered }) => retreated && !destroyed && !surrendered);
  const [quarry, pursuers] = [bands[gone], bands[1 - gone]];
  if (quarry === undefined || pursuers === undefined || pursuers.name !== holder) return [];
  return [{ leaves: 'pursuit', pursuers, quarry, from: 'battle' }];
};

/** Mass Combat, by the saga. */
export const battleBridge: SagaBridge<BattlePlan, BattleOutcome> = {
  plays: 'battle',
  by: USUAL_WAY,
  plan: battlePlan,

  check: (campaign, plan, day) => {
    const result = tried(campaign, plan, day);
    return result.ok ? null : inPlan(result.refusal);
  },

  cast: (plan) => {
    const armies = armiesIn(plan);
    return {
      people: armies.flatMap(namedIn),
      fighters: armies.flatMap(({ champions }) => champions),
      units: armies.flatMap(({ unit }) => (unit === null ? [] : [unit])),
    };
  },

  stage: (campaign, plan, setting) =>
    attempt(function* () {
      const { attacker, defender, defence, fields } = plan;
      const [attackers, defenders] = yield* need(armyNames(campaign, armiesIn(plan)));
      const called = yield* need(calledIn(campaign, [...attacker.champions, ...defender.champions]));
      const army = (armies: readonly [ArmyPlan, ArmyPlan], name: string) =>
        mustered(campaign, armies, { ...setting, name, called });
      return {
        setup: plainJson({
          seats: setting.seating.players,
          attacker: yield* need(army([attacker, defender], attackers)),
          defender: yield* need(army([defender, attacker], defenders)),
          defence,
          fields,
          duelOptions: duelOptionsIn(campaign),
        }),
        options: plainJson(campaign.open.options.battle ?? {}),
        ...closedIn(campaign, called, setting.seating),
      };
    }),

  takeBack: (campaign, plan, { entry, outcome }) => {
    const [attacker, defender] = armiesIn(plan);
    const called = certain(calledIn(campaign, [...attacker.champions, ...defender.champions]));
    const champions = outcome.champions.flatMap((champion) => {
      const [id] = [...called].find(([, name]) => name === champion.name) ?? [];
      if (id === undefined) return [];
      const { commander: against } = attacker.champions.includes(id) ? defender : attacker;
      return championAfter(campaign, certain(characterOf(campaign, id)), entry, { ...champion, against });
    });
    return [...lossesOf(campaign, armiesIn(plan), entry, outcome.armies), ...champions];
  },

  leaves: (plan, { outcome }) => pursuitOf(plan, outcome as unknown as BattleOutcome),
};
