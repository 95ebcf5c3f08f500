import type { Json } from '@warmoot/kernel';
import type { Troop } from '../../saga/battle/troops.table.js';
import { everybodyIn } from '../../saga/campaign/bridges/guestPlan.js';
import type { Character, Entry, Ruled } from '../../saga/campaign/papers/model.js';
import { entriesOf } from '../../saga/campaign/time/entries.js';
import { wearyOn } from '../../saga/campaign/time/weariness.js';
import type { UnitSetup } from '../battle/model.js';
import type { KeptOutcome } from './after.js';
import { type SortieArmyPlan, sortiePlan } from './plan.js';

const peopleOf = ({ open }: Ruled, army: SortieArmyPlan): readonly Character[] =>
  everybodyIn(army).flatMap((id) => open.characters[id] ?? []);

/** SAGA-CAL-007: whether somebody has come from a journey on that day: a whole day's march, and no Forced one. */
const arrives = (campaign: Ruled, { id }: Pick<Character, 'id'>, day: number): boolean =>
  entriesOf(campaign).some(
    ({ kind, state, day: on, leaves = on, characters }) =>
      kind === 'arrival' && state !== 'dropped' && on === day && leaves < on && characters.includes(id),
  );

/**
 * SORTIE-SAGA-008: a Forced day is the entire daily movement; one that used all its movement at another pace is more than half.
 * Ours: an army is as tired as those of the cast who are with it.
 */
const movedOn = (campaign: Ruled, army: SortieArmyPlan, day: number): UnitSetup['moved'] => {
  const people = peopleOf(campaign, army);
  const hard = people.flatMap(({ marched }) => (marched?.on === day ? [marched.how] : []));
  if (hard.includes('forced')) return 'all';
  return hard.length > 0 || people.some((one) => arrives(campaign, one, day)) ? 'overHalf' : 'no';
};

/** SORTIE-SAGA-008: how an army comes to the battle, where the table says nothing else. */
export const tirednessOf = (campaign: Ruled, army: SortieArmyPlan, day: number) => ({
  moved: army.moved ?? movedOn(campaign, army, day),
  illPrepared: army.illPrepared ?? peopleOf(campaign, army).some((one) => wearyOn(campaign, one, day) > 0),
});

/** SORTIE-WEAK-003: a sortie that a house has fought before, with its units as they came out of it. */
interface Before {
  readonly day: number;
  readonly units: KeptOutcome['armies'][number]['units'];
}

const battleOf = (entry: Entry, house: string): readonly Before[] => {
  const read = entry.scene === 'battle' && entry.state === 'done' ? sortiePlan.parse(entry.plan) : null;
  if (!read?.ok || entry.outcome === null) return [];
  const side = [read.value.attacker, read.value.defender].findIndex(({ unit }) => unit === house);
  const { armies = [] } = entry.outcome as Json as unknown as Partial<KeptOutcome>;
  const units = armies[side]?.units;
  return units === undefined ? [] : [{ day: entry.day, units }];
};

/**
 * SORTIE-WEAK-003: the last battle of a house's troops, with the penalty dice that were left. SORTIE-SAGA-013: the dice themselves
 * are gone by the next day.
 */
export const foughtBefore = (
  campaign: Ruled,
  { unit: house }: Pick<SortieArmyPlan, 'unit'>,
  day: number,
): ((troop: Troop) => UnitSetup['fought']) => {
  const battles = house === null ? [] : entriesOf(campaign).flatMap((entry) => battleOf(entry, house));
  return (troop) => {
    const mine = battles
      .map((one) => ({ ...one, units: one.units.filter(({ troops }) => troops.some((part) => part.troop === troop)) }))
      .filter((one) => one.units.length > 0 && one.day <= day);
    const last = mine.sort((one, other) => other.day - one.day)[0];
    if (last === undefined) return undefined;
    const penaltyDice = Math.max(0, ...last.units.map(({ floating }) => -floating));
    return penaltyDice === 0 ? undefined : { daysAgo: day - last.day, penaltyDice };
  };
};
