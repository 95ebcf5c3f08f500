import { counted } from '@warmoot/kernel';
import type { UnitIndex } from '../../war/indexes.js';
import { sideOf, unitsOf } from '../../war/roster/roster.js';
import type { Side } from '../../war/roster/sides.js';
import type { Ending, Fate, Toll } from '../battle/model.js';
import { unitNames } from '../battle/names.js';
import type { ArmyOutcome, SortieOutcome, UnitOutcome } from '../battle/outcome.js';
import { SIDE_KEYS } from '../battle/setup.js';
import { armyOf, type SortieFacts, type SortieSight } from '../battle/sortie.js';
import { sharesOf } from '../effects/shares.js';
import { startingDice } from '../pool/floating.js';
import { rowOf } from '../pool/kinds.js';

const NONE = { injured: 0, dead: 0, fit: 0, prisoners: 0 };

const tollOf = ({ open }: SortieSight, unit: UnitIndex): Omit<Toll, 'unit'> =>
  open.tolls.find((toll) => toll.unit === unit) ?? NONE;

/** SORTIE-STATE-008: recovery goes no further than this. */
const restsAt = ({ open }: SortieSight, unit: UnitIndex): number => Math.min(0, open.started[unit] as number);

// holds by: SORTIE-AFTER-013: of commanders, reputation and land nothing is lost by a rule of these.
/** SORTIE-AFTER-012: dice gained in the battle end with it. */
const floatingAfter = ({ open }: SortieSight, unit: UnitIndex): number =>
  Math.min(open.floating[unit] as number, open.started[unit] as number);

/** SORTIE-AFTER-002, SORTIE-COMBINE-006: F after a full day's rest, worked out anew: for who was joined, by the levels of all. */
const rested = (sight: SortieSight, unit: UnitIndex): number =>
  counted(startingDice(rowOf(sight, unit), sight.given.options)).total;

/** SORTIE-AFTER-001: a penalty die goes every so many minutes. */
const fadesIn = (sight: SortieSight, unit: UnitIndex): number =>
  Math.max(0, restsAt(sight, unit) - floatingAfter(sight, unit)) * sight.given.options['sortie.fadeMinutes'];

/** SORTIE-SAGA-010: heads and losses by troop type. Ours: of several kinds in one unit each by its heads. */
const troopsOf = (sight: SortieSight, unit: UnitIndex): UnitOutcome['troops'] => {
  const { parts } = rowOf(sight, unit);
  const { injured, dead, prisoners } = tollOf(sight, unit);
  const heads = parts.map((part) => part.heads);
  const deadIn = sharesOf(dead, heads);
  const room = heads.map((many, nth) => many - (deadIn[nth] as number));
  const injuredIn = sharesOf(injured, heads, room);
  const all = new Map<string, UnitOutcome['troops'][number]>();
  parts.forEach(({ troop, from }, nth) => {
    if (troop === null) return;
    const before = all.get(troop) ?? { troop, from: [], heads: 0, ...NONE };
    const [many, left, hurt] = [heads[nth] as number, room[nth] as number, injuredIn[nth] as number];
    all.set(troop, {
      troop,
      from: [...new Set([...before.from, from])],
      heads: before.heads + many,
      fit: before.fit + left - hurt,
      injured: before.injured + hurt,
      dead: before.dead + many - left,
      prisoners: before.prisoners + (prisoners > 0 ? left : 0),
    });
  });
  return [...all.values()];
};

/** Who has joined another is counted there, and here as nobody. */
const unitOutcome = (sight: SortieSight, unit: UnitIndex): UnitOutcome => {
  const { open } = sight;
  const fate = open.fate[unit] as Fate;
  const isElsewhere = fate === 'joined';
  const { injured, dead, fit, prisoners } = tollOf(sight, unit);
  return {
    unit: rowOf(sight, unit).name,
    name: unitNames(sight)[unit] as string,
    fate,
    goneIn: open.goneIn[unit] as number,
    heads: isElsewhere ? 0 : (open.heads[unit] as number),
    fit,
    injured,
    dead,
    prisoners,
    record: isElsewhere ? 0 : (open.record[unit] as number),
    floating: isElsewhere ? 0 : floatingAfter(sight, unit),
    started: isElsewhere ? 0 : rested(sight, unit),
    fadesIn: isElsewhere ? 0 : fadesIn(sight, unit),
    troops: isElsewhere ? [] : troopsOf(sight, unit),
  };
};

const armyOutcome = (sight: SortieSight, side: Side): ArmyOutcome => ({
  name: armyOf(sight, side).name,
  side: SIDE_KEYS[side],
  // SORTIE-SAGA-013: who lost has retreated; where nobody won, nobody has.
  retreated: sight.open.winner !== null && sight.open.winner !== side,
  returns: armyOf(sight, side).returns,
  units: unitsOf(sight, side).map((unit) => unitOutcome(sight, unit)),
});

/** SORTIE-SAGA-011: everybody of the cast shares the fate of the unit they went with. */
const charactersOf = (sight: SortieSight): SortieOutcome['characters'] =>
  sight.open.roster.flatMap(({ characters }, unit) =>
    sight.open.fate[unit] === 'joined'
      ? []
      : characters.map((who) => {
          const fate = sight.open.characters.find((one) => one.who === who && one.unit === unit);
          return {
            who,
            army: armyOf(sight, sideOf(sight, unit)).name,
            end: fate?.end ?? 'unhurt',
            part: fate?.part ?? null,
            captured: sight.open.fate[unit] === 'captured',
          };
        }),
  );

/** What the campaign takes from a battle. */
export const outcome = (facts: SortieFacts): SortieOutcome => {
  const { open, given } = facts;
  return {
    ending: open.ending as Ending,
    rounds: open.round,
    winner: open.winner === null ? null : armyOf(facts, open.winner).name,
    armies: [armyOutcome(facts, 0), armyOutcome(facts, 1)],
    // SORTIE-AFTER-011
    returns: { injured: given.options['sortie.injuredDays'], dead: given.options['sortie.replaceDays'] },
    characters: charactersOf(facts),
  };
};
