import { all, attempt, need, ok, type Refusal, type Result, type SeatId } from '@warmoot/kernel';
import type { BattleOutcome } from '../../battle/battle.js';
import type { UnitNames } from '../../battle/model.js';
import { soldiersIn } from '../../battle/muster/muster.js';
import { byTroop } from '../../battle/troops.table.js';
import type { SheetFighter } from '../../duel/fighters/fromSheet.js';
import type { Wound } from '../../duel/model.js';
import type { Item } from '../../duel/tables/gear.table.js';
import { certain, characterOf, unitOf } from '../papers/finding.js';
import type { Away, Campaign, CampaignEvent, Character, CharacterId, Entry, Ruled, Unit } from '../papers/model.js';
import { because, keepUnit } from '../papers/noting.js';
import { fighterOf, seatFor } from '../sheets/casting.js';
import { together } from '../time/away.js';
import { entriesOf } from '../time/entries.js';
import { nextReckoning } from '../time/years.js';
import { afterFight, gearAfter, type Hands } from './aftermath.js';
import { troopsIn, unitIn } from './armies.js';
import type { Setting } from './bridge.js';
import { fightersIn } from './bridges.js';
import { type NamedAfter, namesAfter, namesAndHomes } from './names.js';
import type { ArmyPlan } from './plans.js';

/*
 * What every way of fighting a battle takes from a campaign and gives back: an army with its people, and its losses.
 */

/** What a battle is set up with stands in its plan, under the same names. */
export const inPlan = (refusal: Refusal): Refusal =>
  refusal.code === 'BAD_SHAPE' ? { ...refusal, path: refusal.path.replace(/^setup\./, 'plan.') } : refusal;

/** SAGA-WEALTH-015: whether an army is known already: a unit's soldiers grow at a reckoning and at no other time. */
export const isKnown = (campaign: Campaign, army: ArmyPlan, day: number): Result<boolean> => {
  const unit = unitIn(campaign, army);
  if (!unit.ok) return unit;
  return ok(unit.value === null || (!unit.value.wealth.toSettle && day <= nextReckoning(campaign).day));
};

// SAGA-CAMPAIGN-010: whoever is to fight in a scene of their own inside the battle is kept for it.
const reservedIn = (campaign: Ruled, entry: Entry): readonly CharacterId[] =>
  entriesOf(campaign)
    .filter(({ inside, state }) => inside === entry.id && state === 'planned')
    .flatMap((inner) => fightersIn(campaign, inner));

type Fighter = SheetFighter & Pick<Character, 'locks'>;

/** An army as it comes to a battle. */
export interface Mustered {
  readonly name: string;
  readonly seat: SeatId;
  readonly troops: Unit['troops'];
  readonly leaders: readonly string[];
  readonly names?: UnitNames;
  readonly homes?: readonly string[];
  readonly champions: readonly Fighter[];
}

/** One army as the battle takes it: its troops, its leaders by name, its champions with their gear and wounds. */
export const mustered = (
  campaign: Ruled,
  [mine, theirs]: readonly [ArmyPlan, ArmyPlan],
  { entry, seating, name, called }: Setting & { readonly name: string; readonly called: ReadonlyMap<string, string> },
): Result<Mustered> =>
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

/** What a battle has done to an army: who is lost for good, and what its units are called. */
export interface ArmyAfter extends NamedAfter {
  readonly lost: Unit['troops'];
  /** Who is away from it for a while, and until when. */
  readonly away?: Omit<Away, 'entry'>;
}

const afterLosses = (unit: Unit, { lost, away, ...named }: ArmyAfter, entry: Entry): Unit => {
  const gone = away === undefined ? lost : together(lost, away.troops);
  const isAway = away !== undefined && soldiersIn(away.troops) > 0;
  return {
    ...unit,
    troops: byTroop((troop) => unit.troops[troop] - gone[troop]),
    ...namesAfter(unit, named),
    ...(isAway && { away: [...(unit.away ?? []), { ...away, entry: entry.id }] }),
  };
};

/** SAGA-WEALTH-015: soldiers lost in battle are gone from their unit. */
export const lossesOf = (
  campaign: Campaign,
  armies: readonly [ArmyPlan, ArmyPlan],
  entry: Entry,
  after: readonly [ArmyAfter, ArmyAfter],
) => {
  const units = new Map<string, Unit>();
  armies.forEach(({ unit: id }, at) => {
    if (id === null) return;
    const unit = units.get(id) ?? certain(unitOf(campaign, id));
    units.set(id, afterLosses(unit, after[at as 0 | 1], entry));
  });
  return [...units.values()].map((unit) => keepUnit(unit, because('lostInBattle', ['SAGA-WEALTH-015'], entry.id)));
};
