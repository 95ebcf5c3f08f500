import { brokenRule, shape } from '@warmoot/kernel';
import { hasSurprise } from '../../attacks/chance.js';
import { figureOf } from '../../figures/figures.js';
import { hasSpear } from '../../figures/hands.js';
import type { Moment } from '../../model/acts.js';
import type { FigureIndex } from '../../model/model.js';
import type { BattleLine, FormationIndex } from '../../model/units.js';
import type { Actor, UnitActRules } from '../model/acts.js';
import type { BattleSight } from '../model/battle.js';
import type { UnitAttackChoice } from '../model/choices.js';
import type { Striking } from '../model/steps.js';
import { isRouted, unitNamed, unitOf } from '../units/units.js';
import { isDuelLine, linesMetBy, mayStrike, strikersOf, tiesOf } from './agents.js';
import { allocationOf, hasDice } from './allocation.js';
import { foeIn, lineAt, meetsOf } from './frame.js';
import { isBracedAgainst, placeMet } from './pools.js';

/**
 * WARBAND-MELEE-017, WARBAND-LINE-033: whether an agent has first strike in a line: its unit has charged that unit, its side has
 * surprise, it comes from the flank or from behind, or nobody there knows of it (WARBAND-VANQUISH-009). WARBAND-TACTIC-028: so have
 * braced spears, where the table has it so.
 */
export const strikesFirstIn = (
  sight: BattleSight,
  unit: FormationIndex,
  agent: FigureIndex,
  line: BattleLine,
): boolean => {
  const foe = foeIn(line, unit);
  const meets = meetsOf(line, unit);
  if (meets === null) return false;
  const { charged, side } = unitOf(sight, unit);
  if (charged === foe || hasSurprise(sight, side) || placeMet(sight, foe, meets) !== 'front') return true;
  if (unitOf(sight, foe).ranks.some(({ body }) => body >= 0 && figureOf(sight, body).unaware)) return true;
  const braced = sight.given.options['warband.bracedFirstStrike'] === 'on' && isBracedAgainst(sight, unit, foe);
  return braced && hasSpear(sight, agent);
};

/** WARBAND-MORALE-025, WARBAND-MORALE-038: who runs strikes at nobody, unless cornered. WARBAND-ROUND-004: nor does who is surprised. */
const isKeptFromBlows = (sight: BattleSight, unit: FormationIndex): boolean => {
  const { cornered, side } = unitOf(sight, unit);
  return (isRouted(sight, unit) && !cornered) || (sight.open.surprise && side !== sight.open.priority);
};

/** The lines in which a unit may strike now. */
const linesNow = (sight: BattleSight, unit: FormationIndex): readonly number[] =>
  isKeptFromBlows(sight, unit) ? [] : linesMetBy(sight, unit).filter((nth) => !isDuelLine(sight, lineAt(sight, nth)));

const strikesNow = (sight: BattleSight, striking: Striking): boolean => {
  const { unit, agent, first } = striking;
  const line = lineAt(sight, striking.line);
  if (!mayStrike(sight, unit, agent, line) || (first && !strikesFirstIn(sight, unit, agent, line))) return false;
  return hasDice(sight, striking);
};

/** WARBAND-LINE-037: who of a unit strikes at this moment, in the order of agents, each in all its lines. */
export const strikingsOf = (
  sight: BattleSight,
  unit: FormationIndex,
  moment: Moment,
  { subdue = false, tied = -1 }: { readonly subdue?: boolean; readonly tied?: FormationIndex } = {},
): readonly Striking[] => {
  const lines = linesNow(sight, unit);
  if (lines.length === 0) return [];
  const first = moment === 'strikes';
  const strikings: Striking[] = [];
  for (const agent of strikersOf(sight, unit))
    for (const line of lines) {
      const striking = { unit, agent, line, first, subdue, tied, lots: [] };
      if (strikesNow(sight, striking)) strikings.push(striking);
    }
  return strikings;
};

/** Whether anybody of a unit strikes at this moment. */
const any = (sight: BattleSight, { unit, figure }: Actor, moment: Moment): boolean => {
  const lines = figure < 0 ? linesNow(sight, unit) : [];
  if (lines.length === 0) return false;
  const common = { unit, first: moment === 'strikes', subdue: false, tied: -1, lots: [] };
  return strikersOf(sight, unit).some((agent) => lines.some((line) => strikesNow(sight, { ...common, agent, line })));
};

/** Whether somebody unique could be struck at, and so subdued: WARBAND-SUBDUE-008. */
const maySubdue = (sight: BattleSight, strikings: readonly Striking[]): boolean =>
  strikings.some((striking) => allocationOf(sight, striking).strikers.reached.some(({ unique }) => unique));

const lists = (sight: BattleSight, actor: Actor, moment: Moment): readonly UnitAttackChoice[] => {
  const { unit, figure } = actor;
  const strikings = figure < 0 ? strikingsOf(sight, unit, moment) : [];
  if (strikings.length === 0) return [];
  const plain = { choose: 'attack', figure: unitOf(sight, unit).name } as const;
  const ties = tiesOf(sight, unit).map((foe) => ({ tied: unitOf(sight, foe).name }));
  const attacks = ties.length < 2 ? [plain] : ties.map((tied) => ({ ...plain, ...tied }));
  return [...attacks, ...(maySubdue(sight, strikings) ? attacks.map((one) => ({ ...one, subdue: true })) : [])];
};

/** WARBAND-LINE-009, WARBAND-LINE-037: a unit strikes with all its agents, in their order. */
export const attack: UnitActRules<UnitAttackChoice> = {
  moments: ['strikes', 'blows'],
  fields: { subdue: shape.optional(shape.flag), tied: shape.optional(shape.name) },
  lists,
  any,
  refuses: (sight, actor, { subdue = false, tied }, moment) => {
    const { unit, figure } = actor;
    const facts = { unit: unitOf(sight, unit).name };
    if (figure >= 0) return brokenRule('WARBAND-LINE-037', 'warband.unitStrikesAsOne', facts);
    if (!any(sight, actor, moment))
      return moment === 'strikes'
        ? brokenRule('WARBAND-LINE-017', 'warband.unitNoFirstStrike', facts)
        : brokenRule('WARBAND-LINE-001', 'warband.nobodyToStrike', facts);
    if (subdue && !maySubdue(sight, strikingsOf(sight, unit, moment)))
      return brokenRule('WARBAND-SUBDUE-008', 'warband.nobodyToSubdue', facts);
    if (tied === undefined || tiesOf(sight, unit).includes(unitNamed(sight, tied))) return null;
    return brokenRule('WARBAND-LINE-024', 'warband.notTied', { ...facts, tied });
  },
  then: (play, { unit }, { subdue = false, tied }, moment) => {
    const foe = tied === undefined ? -1 : unitNamed(play, tied);
    for (const striking of strikingsOf(play, unit, moment, { subdue, tied: foe }))
      play.next({ step: 'strike', ...striking });
  },
};
