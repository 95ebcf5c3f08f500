import { brokenRule, ok, type Refusal, type Result, refused } from '@warmoot/kernel';
import { type Fault, faultsOf, summaryOf } from '../../carry/load.js';
import type { CarryOptions, Load } from '../../carry/model.js';
import { type Bearer, laidOut, pack } from '../../carry/pack.js';
import { gearOf } from '../../carry/worth.js';
import type { Item } from '../../duel/tables/gear.table.js';
import { AVERAGE_SKILL } from '../../skills.table.js';
import { forbidden } from '../papers/finding.js';
import type { Campaign, Character } from '../papers/model.js';

/** SAGA-CARRY-003, SAGA-CARRY-007: the rating itself; the average where nobody has rolled it yet. */
export const enduranceOf = ({ skills }: Pick<Character, 'skills'>): number => skills?.endurance ?? AVERAGE_SKILL;

const bearerOf = (who: Pick<Character, 'skills'>, load: Load, options: CarryOptions): Bearer => ({
  load,
  endurance: enduranceOf(who),
  options,
});

/** Positions that one deed looks at: twice what the hardest load that was found takes. */
const STEPS = 20_000;

/**
 * SAGA-CARRY-011: lays out the whole load. What lies well stays where it is if the rest still fits, otherwise
 * everything may move.
 */
const arrangedLoad = (bearer: Bearer): Load | 'impossible' | 'bound' => {
  const unmoved = pack({ ...bearer, keep: true }, STEPS);
  const packed = unmoved.result === 'found' ? unmoved : pack(bearer, STEPS);
  return packed.result === 'found' ? laidOut(bearer.load, packed.arrangement) : packed.result;
};

/** Whether all that is wrong with an object is that it was given no place. */
const isBeside = ({ refusal }: Fault): boolean => refusal.code === 'BROKEN_RULE' && refusal.what === 'carry.beside';

/** SAGA-CARRY-011: finds a place for each object without one. An object with a place must lie well there. */
export const packedLoad = ({ open }: Campaign, who: Character, load: Load): Result<Load> => {
  const bearer = bearerOf(who, load, open.options);
  const { endurance, options } = bearer;
  const faults = faultsOf(load, endurance, options);
  const [first] = faults;
  if (first === undefined) return ok(load);
  const wrong = faults.find((fault) => !isBeside(fault));
  if (wrong !== undefined) return refused(wrong.refusal);
  const arranged = arrangedLoad(bearer);
  if (arranged === 'bound') return refused(first.refusal);
  if (arranged !== 'impossible') return ok(arranged);
  const { spaces, taken } = summaryOf(load, endurance, options);
  return refused(brokenRule('SAGA-CARRY-002', 'carry.noArrangement', { spaces, taken }));
};

/** SAGA-CARRY-017: a character who carries more than the grid holds must drop something first. */
export const refusesLoad = ({ open }: Campaign, { name, skills, load }: Character): Refusal | null => {
  const bearer = bearerOf({ skills }, load, open.options);
  if (faultsOf(load, bearer.endurance, open.options).length === 0) return null;
  return arrangedLoad(bearer) === 'impossible' ? forbidden('SAGA-CARRY-017', 'dropFirst', { name }) : null;
};

/** The objects after a fight: lost gear is gone, new gear is added without a place. */
const itemsAfter = (load: Load, after: readonly Item[]): Load['items'] => {
  const lost = [...gearOf(load)];
  const gained = after.filter((item) => {
    const at = lost.indexOf(item);
    if (at >= 0) lost.splice(at, 1);
    return at < 0;
  });
  const items = load.items.filter((carried) => {
    const [item] = gearOf({ items: [carried] });
    const at = item === undefined ? -1 : lost.indexOf(item);
    if (at >= 0) lost.splice(at, 1);
    return at < 0;
  });
  const used = new Set(items.map(({ id }) => id));
  const free = Array.from({ length: used.size + gained.length }, (_, at) => `taken-${at + 1}`);
  const ids = free.filter((id) => !used.has(id));
  const fresh = gained.map((object, at) => ({ id: ids[at] as string, object, worn: false }));
  return [...items, ...fresh];
};

/** A load after a fight, laid out if it fits; otherwise new gear lies beside the grid. */
export const loadAfter = ({ open }: Campaign, { skills, load }: Character, after: readonly Item[]): Load => {
  const bearer = bearerOf({ skills }, { items: itemsAfter(load, after) }, open.options);
  if (faultsOf(bearer.load, bearer.endurance, open.options).length === 0) return bearer.load;
  const arranged = arrangedLoad(bearer);
  return typeof arranged === 'string' ? bearer.load : arranged;
};
