import { all, attempt, need, ok, type Refusal, type Result, unless } from '@warmoot/kernel';
import { checkField } from '../../../war/field/checking.js';
import type { BattleOutcome } from '../../battle/battle.js';
import { beginIn } from '../../battle/beginning.js';
import { battleOptions, battleSetup } from '../../battle/setup.js';
import type { Wound } from '../../duel/model.js';
import type { Item } from '../../duel/tables/gear.table.js';
import { certain, characterOf, refusesStrangers, unitOf } from '../papers/finding.js';
import type { Campaign, CampaignEvent, Character, CharacterId, Entry, Ruled, Unit } from '../papers/model.js';
import { because, keepUnit } from '../papers/noting.js';
import { calledIn, closedIn, duelOptionsIn, fighterOf, seatFor } from '../sheets/casting.js';
import { entriesOf } from '../time/entries.js';
import { nextReckoning } from '../time/years.js';
import { afterFight, gearAfter, type Hands } from './aftermath.js';
import { armyNames, troopsIn, unitIn } from './armies.js';
import { plainJson, type SagaBridge, type Setting, USUAL_WAY } from './bridge.js';
import { fightersIn } from './bridges.js';
import { bandOf, type Leaving } from './leaving.js';
import { namesAfter, namesAndHomes } from './names.js';
import { type ArmyPlan, type BattlePlan, battlePlan, namedIn } from './plans.js';

const armiesIn = ({ attacker, defender }: BattlePlan): readonly [ArmyPlan, ArmyPlan] => [attacker, defender];

/** What a battle is set up with stands in its plan, under the same names. */
const inPlan = (refusal: Refusal): Refusal =>
  refusal.code === 'BAD_SHAPE' ? { ...refusal, path: refusal.path.replace(/^setup\./, 'plan.') } : refusal;

/** SAGA-WEALTH-015: whether an army is known already: a unit's soldiers grow at a reckoning and at no other time. */
const isKnown = (campaign: Campaign, army: ArmyPlan, day: number): Result<boolean> => {
  const unit = unitIn(campaign, army);
  if (!unit.ok) return unit;
  return ok(unit.value === null || (!unit.value.wealth.toSettle && day <= nextReckoning(campaign).day));
};

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

// SAGA-CAMPAIGN-010: whoever is to fight in a scene of their own inside the battle is kept for it.
const reservedIn = (campaign: Ruled, entry: Entry): readonly CharacterId[] =>
  entriesOf(campaign)
    .filter(({ inside, state }) => inside === entry.id && state === 'planned')
    .flatMap((inner) => fightersIn(campaign, inner));

/** One army as the battle takes it: its troops, its leaders by name, its champions with their gear and wounds. */
const armyOf = (
  campaign: Ruled,
  [mine, theirs]: readonly [ArmyPlan, ArmyPlan],
  { entry, seating, name, called }: Setting & { readonly name: string; readonly called: ReadonlyMap<string, string> },
): Result<unknown> =>
  attempt(function* () {
    const reserved = reservedIn(campaign, entry);
    const against = [theirs.commander, ...theirs.leaders, ...theirs.champions];
    const seatOf = (id: CharacterId) => seatFor(campaign, entry, id, { ...seating, against });
    const champion = (id: CharacterId) =>
      attempt(function* () {
        const seat = yield* need(seatOf(id));
        return yield* need(fighterOf(campaign, id, { name: called.get(id) as string, seat }));
      });
    const leaders = [mine.commander, ...mine.leaders].map((id) => characterOf(campaign, id));
    return {
      name,
      seat: yield* need(seatOf(mine.commander)),
      troops: yield* need(troopsIn(campaign, mine, theirs)),
      leaders: (yield* need(all(leaders))).map((leader) => leader.name),
      ...namesAndHomes(campaign, mine, theirs),
      champions: yield* need(all(mine.champions.filter((id) => !reserved.includes(id)).map(champion))),
    };
  });

const headMajors = (wounds: readonly Wound[]): number =>
  wounds.filter(({ part, severity }) => part === 'head' && severity === 'major').length;

type ChampionAfter = BattleOutcome['champions'][number];

/**
 * A champion after single combat in a battle. A new Major head wound kills within the hour, as in any duel
 * (SAGA-DUEL-WOUND-018).
 */
export const championAfter = (
  campaign: Campaign,
  character: Character,
  entry: Entry,
  { standing, wounds, hands, carried, against }: ChampionAfter & { readonly against: CharacterId },
): readonly CampaignEvent[] => {
  const dyingSince = standing !== 'dead' && headMajors(wounds) > headMajors(character.wounds) ? 1 : null;
  const captor = standing === 'surrendered' ? certain(characterOf(campaign, against)).name : null;
  const gear = hands === null || hands === undefined ? null : gearAfter(hands as Hands, (carried ?? []) as Item[]);
  return afterFight(campaign, character, entry, { standing, wounds, dyingSince, gear, captor });
};

/** SAGA-WEALTH-015: soldiers lost in battle are gone from their unit. */
const lossesOf = (campaign: Campaign, plan: BattlePlan, entry: Entry, outcome: BattleOutcome) => {
  const units = new Map<string, Unit>();
  armiesIn(plan).forEach(({ unit: id }, at) => {
    if (id === null) return;
    const unit = units.get(id) ?? certain(unitOf(campaign, id));
    const { lost } = outcome.armies[at as 0 | 1];
    const troops = Object.fromEntries(
      Object.entries(unit.troops).map(([troop, soldiers]) => [troop, soldiers - lost[troop as keyof typeof lost]]),
    ) as unknown as typeof unit.troops;
    units.set(id, { ...unit, troops, ...namesAfter(unit, outcome.armies[at as 0 | 1]) });
  });
  return [...units.values()].map((unit) => keepUnit(unit, because('lostInBattle', ['SAGA-WEALTH-015'], entry.id)));
};

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
        armyOf(campaign, armies, { ...setting, name, called });
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
    return [...lossesOf(campaign, plan, entry, outcome), ...champions];
  },

  leaves: (plan, { outcome }) => pursuitOf(plan, outcome as unknown as BattleOutcome),
};
