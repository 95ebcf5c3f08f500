import { flagsOf, isMountedAtFirst, said } from '../../beginning/rows.js';
import type { FigureSetup } from '../../model/model.js';
import type { RankedSetup, UnitSetup } from '../model/battle.js';

/** A figure of a rank, written as a fight of figures writes one. */
export const asFigure = ({ count: _count, lead: _lead, banner: _banner, ...rest }: RankedSetup): FigureSetup => ({
  ...rest,
  prone: false,
  fell: false,
  sure: false,
});

/** WARBAND-MOD-019: Might, with what an NPC's mount adds. */
const mightOf = (ranked: RankedSetup): number => {
  const figure = asFigure(ranked);
  return said(figure, 'might') + (isMountedAtFirst(figure) && !said(figure, 'pc') ? 1 : 0);
};

const entriesOf = ({ ranks }: UnitSetup): readonly RankedSetup[] => ranks.flatMap(({ figures }) => figures);

/** WARBAND-UNIT-001: how many fighters a unit has. */
export const sizeOf = (unit: UnitSetup): number => entriesOf(unit).reduce((sum, { count }) => sum + count, 0);

/** WARBAND-TACTIC-001: whether it is one, and has more Might than every other of its unit. */
const outdoesAll = (unit: UnitSetup, ranked: RankedSetup): boolean =>
  ranked.count === 1 && entriesOf(unit).every((other) => other === ranked || mightOf(other) < mightOf(ranked));

/**
 * WARBAND-UNIT-003: player characters, leaders, and creatures unlike the rest: whoever has a name, a character or spells of
 * their own, or is said to be so. Ours: one figure alone is not taken together with anybody, and is unique too.
 */
export const isUnique = (unit: UnitSetup, ranked: RankedSetup): boolean => {
  const figure = asFigure(ranked);
  return (
    said(figure, 'pc') ||
    flagsOf(figure).includes('unique') ||
    figure.name !== undefined ||
    figure.character !== undefined ||
    figure.spells.length > 0 ||
    outdoesAll(unit, ranked)
  );
};
