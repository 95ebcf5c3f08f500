import { isSameName, placesIn } from '../../../war/names/names.js';
import type { ArmyOutcome } from '../../battle/battle.js';
import type { UnitNames } from '../../battle/model.js';
import { namesIn } from '../../battle/names.js';
import { byTroop } from '../../battle/troops.table.js';
import type { Campaign, Unit } from '../papers/model.js';
import { unitIn } from './armies.js';
import type { ArmyPlan } from './plans.js';

/** A campaign as far as its map goes. */
interface World {
  readonly open: Pick<Campaign['open'], 'units' | 'regions' | 'notes'>;
}

/** As many as a setup may name. */
const MOST_HOMES = 18;

/** Places on the map of the world that no political unit is called after: each unit has its share of them, in turn. */
const shareOf = ({ open }: World, id: string): readonly string[] => {
  const ids = Object.keys(open.units).sort();
  const ruled = placesIn(Object.values(open.units).map(({ name }) => name));
  const onMap = Object.values(open.notes).flatMap(({ at, title }) => (at === undefined ? [] : [title]));
  const free = placesIn(onMap).filter((place) => !ruled.includes(place));
  return free.filter((_, nth) => nth % ids.length === ids.indexOf(id));
};

/** Where the units of an army are at home: where its name says, in places of the world, and in its region. */
export const homesOf = (
  campaign: World,
  { id, region, name }: Pick<Unit, 'id' | 'region' | 'name'>,
): readonly string[] => {
  const country = region === null ? '' : (campaign.open.regions[region]?.name ?? '');
  return [...new Set([...placesIn([name]), ...shareOf(campaign, id), ...placesIn([country])])].slice(0, MOST_HOMES);
};

const unitOf = (campaign: Campaign, plan: ArmyPlan): Unit | null => {
  const unit = unitIn(campaign, plan);
  return unit.ok ? unit.value : null;
};

/**
 * What the units of an army are called, and where they are at home. Of two armies that both have a name, the one that is
 * written down for this battle keeps it, else the one that is set up first.
 */
export const namesAndHomes = (
  campaign: Campaign,
  mine: ArmyPlan,
  theirs: ArmyPlan,
): { readonly names?: UnitNames; readonly homes?: readonly string[] } => {
  const unit = unitOf(campaign, mine);
  const homes = unit === null ? placesIn([mine.name ?? '']) : homesOf(campaign, unit);
  const names = mine.names ?? unit?.names;
  const others = namesIn(theirs.names ?? unitOf(campaign, theirs)?.names);
  const isFree = (name: string | null): boolean =>
    name === null || mine.unit === null || !others.some((other) => isSameName(other, name)) || isFirst(mine, theirs);
  const kept = names && byTroop((troop) => (names[troop] ?? []).map((name) => (isFree(name) ? name : null)));
  return { ...(kept && { names: kept }), ...((unit !== null || homes.length > 0) && { homes }) };
};

const isFirst = (mine: ArmyPlan, theirs: ArmyPlan): boolean => (mine.unit ?? '') < (theirs.unit ?? '');

/** Units after a battle, as far as their names go. */
export interface NamedAfter {
  readonly units?: readonly Pick<ArmyOutcome['units'][number], 'name' | 'troop' | 'fate'>[];
}

/** The names of an army after a battle: whoever is left keeps theirs, those of the lost come after them. */
export const namesAfter = ({ names = {} }: Unit, { units = [] }: NamedAfter): { readonly names?: UnitNames } => {
  if (units.every(({ name }) => name === undefined)) return {};
  const of = (troop: keyof UnitNames, isLost: boolean): readonly string[] =>
    units.flatMap((unit) =>
      unit.troop === troop && (unit.fate === 'lost') === isLost && unit.name !== undefined ? [unit.name] : [],
    );
  return {
    names: byTroop((troop) => {
      const now = [...of(troop, false), ...of(troop, true)];
      const before = (names[troop] ?? []).filter((name) => name !== null && !now.includes(name));
      return [...now, ...before].slice(0, 18);
    }),
  };
};
