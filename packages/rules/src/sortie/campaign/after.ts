import type { Troops } from '../../saga/battle/model.js';
import { troopsOf } from '../../saga/battle/muster/muster.js';
import type { Troop } from '../../saga/battle/troops.table.js';
import { armiesIn } from '../../saga/campaign/bridges/guestPlan.js';
import { type CameOut, peopleAfter } from '../../saga/campaign/bridges/guests.js';
import { type ArmyAfter, lossesOf } from '../../saga/campaign/bridges/mustered.js';
import type { CampaignEvent, Entry, Ruled } from '../../saga/campaign/papers/model.js';
import type { ArmyOutcome, SortieOutcome } from '../battle/outcome.js';
import type { SortiePlan } from './plan.js';

type Men = ArmyOutcome['units'][number]['troops'][number];

/**
 * SORTIE-SAGA-010: the soldiers of an army by troop type. The dead are lost for good, and so are prisoners; the injured are away
 * for a while. No halving.
 */
const soldiersOf = ({ units }: ArmyOutcome) => {
  const sum = (many: (men: Men) => number): Troops =>
    troopsOf(units.flatMap(({ troops }) => troops.map((men) => ({ troop: men.troop as Troop, soldiers: many(men) }))));
  return {
    before: sum(({ heads }) => heads),
    // SORTIE-AFTER-014: of a captured unit the fit and the injured are prisoners.
    after: sum(({ fit, prisoners }) => (prisoners > 0 ? 0 : fit)),
    lost: sum(({ dead, prisoners }) => dead + prisoners),
    away: sum(({ injured, prisoners }) => (prisoners > 0 ? 0 : injured)),
    prisoners: sum(({ prisoners }) => prisoners),
  };
};

/** An army as the calendar keeps it: with its soldiers by troop type, as after every battle of the saga. */
type KeptArmy = ArmyOutcome & ReturnType<typeof soldiersOf>;

/** What the calendar keeps of a battle. */
export interface KeptOutcome extends Omit<SortieOutcome, 'armies'> {
  readonly armies: readonly [KeptArmy, KeptArmy];
}

export const keptOf = (outcome: SortieOutcome): KeptOutcome => {
  const [a, b] = outcome.armies;
  return {
    ...outcome,
    armies: [
      { ...a, ...soldiersOf(a) },
      { ...b, ...soldiersOf(b) },
    ],
  };
};

/**
 * Units keep their names; that of a unit of whose people nobody is left comes after them, wherever these have gone: joined to
 * others or parted from them (SORTIE-COMBINE-001). A unit that was split off in the battle had its name for the battle.
 */
const namedAfter = ({ units }: ArmyOutcome): NonNullable<ArmyAfter['units']> => {
  const everybody = units.flatMap(({ troops }) => troops);
  return units.flatMap(({ unit, name }) => {
    const people = everybody.filter(({ from }) => from.includes(unit));
    const isLeft = people.some(({ fit, injured, prisoners }) => fit + injured > prisoners);
    return people.slice(0, 1).map(({ troop }) => ({ name, troop: troop as Troop, fate: isLeft ? 'standing' : 'lost' }));
  });
};

/** SORTIE-SAGA-010: the injured are back on the day that the army came with. */
const afterwards = (army: ArmyOutcome): ArmyAfter => {
  const { lost, away } = soldiersOf(army);
  const { days = 0, on = 0 } = army.returns ?? {};
  return {
    lost,
    units: namedAfter(army),
    ...(days > 0 && { away: { troops: away, back: on, rule: 'SORTIE-SAGA-010' } }),
  };
};

/** SORTIE-SAGA-011: how somebody of the cast came out of the battle; null where nothing has befallen them. */
const cameOut = ({ characters }: SortieOutcome, name: string): CameOut | null => {
  const found = characters.find(({ who }) => who === name);
  if (found === undefined || (found.end === 'unhurt' && !found.captured)) return null;
  const severity = { unhurt: null, minorWound: 'minor', majorWound: 'major', death: null } as const;
  const wound = severity[found.end];
  return {
    standing: found.end === 'death' ? 'dead' : found.captured ? 'surrendered' : 'in',
    wound: wound === null || found.part === null ? null : { part: found.part as never, severity: wound },
  };
};

/** What a battle means for sheets and units. */
export const takenBack = (
  campaign: Ruled,
  plan: SortiePlan,
  { entry, outcome }: { readonly entry: Entry; readonly outcome: SortieOutcome },
): readonly CampaignEvent[] => {
  const [attacker, defender] = armiesIn(plan);
  const [a, b] = outcome.armies;
  return [
    ...lossesOf(campaign, [attacker, defender], entry, [afterwards(a), afterwards(b)]),
    ...peopleAfter(campaign, plan, entry, (name) => cameOut(outcome, name)),
  ];
};
