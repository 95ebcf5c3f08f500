import { badForm, brokenRule, type Refusal } from '@warmoot/kernel';
import { figureFault, firstFault, type Look } from '../../beginning/faults.js';
import { uniquesIn } from '../../formations/standing.js';
import type { Figure } from '../../model/model.js';
import type { Unit } from '../../model/units.js';
import type { BattleGiven, BattleOpen, BattleSetup, RankedSetup, RankSetup, UnitSetup } from '../model/battle.js';
import { FULL_UNIT, MOST_IN_RANK } from '../model/setup.js';
import { asFigure, isUnique, sizeOf } from './kinds.js';

/** A unit that is looked at: where it stands in the setup, what was said, and what came of it. */
interface UnitLook {
  readonly path: string;
  readonly unit: UnitSetup;
  readonly nth: number;
  readonly setup: BattleSetup;
  readonly given: BattleGiven;
  readonly open: BattleOpen;
}

const stateIn = ({ open }: UnitLook, figure: number): Figure => open.figures[figure] as Figure;
const unitIn = ({ open, nth }: UnitLook): Unit => open.units[nth] as Unit;

/** WARBAND-UNIT-004, WARBAND-UNIT-011: five in a rank, who is unique among them. */
const rankFault = ({ path }: UnitLook, { figures }: RankSetup, rank: number): Refusal | null => {
  const number = figures.reduce((sum, { count }) => sum + count, 0);
  if (number <= MOST_IN_RANK) return null;
  return brokenRule('WARBAND-UNIT-004', 'warband.rankTooWide', {
    path: `${path}.ranks[${rank}]`,
    figures: number,
    most: MOST_IN_RANK,
  });
};

/** WARBAND-UNIT-003: a name is of one. WARBAND-LINE-012: what is short of a whole figure is said of the rank. */
const rankedFault = (look: UnitLook, path: string, ranked: RankedSetup): Refusal | null => {
  if (ranked.count > 1 && (ranked.name !== undefined || ranked.character !== undefined))
    return badForm(`${path}.count`, 'warband.nameIsOfOne', `${ranked.count}`);
  if (ranked.fate !== 'fighting') return badForm(`${path}.fate`, 'warband.fightsInRank', ranked.fate);
  if (isUnique(look.unit, ranked)) return null;
  const hurt = ranked.hpNow !== undefined || ranked.wounds.length > 0;
  return hurt ? badForm(path, 'warband.hurtIsOfTheRank', `${ranked.hpNow ?? ranked.wounds.length}`) : null;
};

/** WARBAND-LINE-027: damage is short of a whole figure, and of normal ones. */
const damageFault = (look: UnitLook, { damage }: RankSetup, rank: number): Refusal | null => {
  const body = unitIn(look).ranks[rank]?.body ?? -1;
  const most = body < 0 ? 0 : stateIn(look, body).mostHp - 1;
  if (damage <= most) return null;
  return badForm(`${look.path}.ranks[${rank}].damage`, 'warband.shortOfAFigure', `${damage}`, { most });
};

/** WARBAND-TACTIC-014, WARBAND-TACTIC-018: one banner, of a unit that began with fifteen. */
const bannerFault = ({ path, unit, nth, setup, open }: UnitLook): Refusal | null => {
  const bearers = unit.ranks.flatMap(({ figures }) => figures.filter(({ banner }) => banner));
  if (bearers.length === 0) return null;
  if (bearers.length > 1) return badForm(path, 'warband.oneBanner', `${bearers.length}`);
  const key = open.units[nth]?.name;
  const began = setup.position?.units.find((said) => said.unit === key)?.began ?? 0;
  const size = Math.max(began, sizeOf(unit));
  return size >= FULL_UNIT
    ? null
    : brokenRule('WARBAND-TACTIC-014', 'warband.bannerNeedsFullUnit', { path, figures: size, least: FULL_UNIT });
};

/** What is said of those who are unique holds as in a fight of figures; of normal ones as far as their gear goes. */
const looksAt = (look: UnitLook): readonly Look[] =>
  look.unit.ranks.flatMap(({ figures }, rank) => {
    const own = unitIn(look).ranks[rank];
    const uniques = own === undefined ? [] : [...uniquesIn(own)];
    return figures.flatMap((ranked, nth): readonly Look[] => {
      const path = `${look.path}.ranks[${rank}].figures[${nth}]`;
      const entered = isUnique(look.unit, ranked) ? uniques.splice(0, ranked.count) : [own?.body ?? -1];
      return entered.map((figure) => ({
        path,
        said: asFigure(ranked),
        state: stateIn(look, figure),
        pc: look.open.roster[figure]?.pc === true,
      }));
    });
  });

/** Why a unit cannot be as it is said to be; null where it can. */
export const unitFault = (look: UnitLook): Refusal | null =>
  firstFault(
    ...look.unit.ranks.map((rank, nth) => () => rankFault(look, rank, nth)),
    ...look.unit.ranks.flatMap(({ figures }, rank) =>
      figures.map((ranked, nth) => () => rankedFault(look, `${look.path}.ranks[${rank}].figures[${nth}]`, ranked)),
    ),
    ...look.unit.ranks.map((rank, nth) => () => damageFault(look, rank, nth)),
    ...looksAt(look).map((one) => () => figureFault(one)),
    () => bannerFault(look),
  );
