import { does, type Procedures, resultsCounted, rolls, type Throw } from '@warmoot/kernel';
import { canBeWounded, goThrough } from '../../attacks/criticals.js';
import { harm } from '../../attacks/damage.js';
import { type Fallen, fallenOf, rowDice } from '../../attacks/rows.js';
import { figureOf, rowOf } from '../../figures/figures.js';
import { pickThrow } from '../../figures/picking.js';
import { giveUpSpell } from '../../figures/spellbound.js';
import type { InFormation, Row } from '../../model/attacking.js';
import type { FigureIndex } from '../../model/model.js';
import type { RankHit } from '../../model/units.js';
import { rankPoints } from '../../ranks/criticals.js';
import type { Battle, BattleFacts, BattlePlay, BattleSight } from '../model/battle.js';
import { asFigures } from '../model/borrowing.js';
import type { Striking } from '../model/steps.js';
import { unspentOf } from './agents.js';
import { allocationOf, rowsIn } from './allocation.js';
import { isBody } from './frame.js';

type RankRow = { readonly line: number } & Row;

/** The fields of a striking out of a step that has more. */
const strikingIn = ({ unit, agent, line, first, subdue, tied, lots }: Striking): Striking => ({
  unit,
  agent,
  line,
  first,
  subdue,
  tied,
  lots,
});

const rowIn = ({ by, target, dice, way, weapon, subdue, first, formation }: Row): Row => ({
  by,
  target,
  dice,
  way,
  weapon,
  subdue,
  first,
  formation: formation as InFormation,
});

/** WARBAND-LINE-016: whether it must be known which die hit, and in which order. */
const testsSurplus = ({ given }: BattleSight): boolean => given.options['warband.carryOverArmourCheck'] === 'on';

/** A row that falls on a rank whose surplus is tested: every die by itself, as it shows. */
const eachFace = (thrown: Throw): Throw => ({ ...thrown, reading: { read: 'each', plus: 0, rows: { rows: 'score' } } });

export const facesMatter = (sight: BattleSight, { target }: Row): boolean =>
  testsSurplus(sight) && isBody(sight, target);

/** What falls for a row: play, preview and odds read this. */
const rankThrow = (facts: Pick<BattleFacts, 'given' | 'open' | 'rate'>, row: Row): Throw => {
  const { thrown } = rowDice(facts, row);
  return facesMatter(facts, row) ? eachFace(thrown) : thrown;
};

/** What one face of a row does: a critical, a hit, an ally struck, or nothing. */
export const bandOf = (thrown: Throw, face: number): string => {
  const { reading } = thrown;
  const rows = reading.read === 'counted' ? reading.batches[0]?.rows : undefined;
  if (rows?.rows !== 'bands') return 'miss';
  return rows.bands.find(({ upTo }) => upTo === null || face <= upTo)?.result ?? 'miss';
};

/** How many dice did what, whether they were counted or read one by one. */
const fallen = (thrown: Throw, result: readonly number[], each: boolean): Fallen => {
  if (!each) return fallenOf(thrown, result);
  const bands = result.map((face) => bandOf(thrown, face));
  return fallenOf(
    thrown,
    resultsCounted(thrown).map((name) => bands.filter((band) => band === name).length),
  );
};

/** WARBAND-LINE-016: the hits behind points on a rank, one for each point, in the order in which they fell. */
const hitsOf = (play: BattlePlay, row: Row, thrown: Throw, faces: readonly number[]): readonly RankHit[] => {
  const { by, way, formation } = row;
  const crits = play.given.options['warband.rankCrits'];
  return faces.flatMap((face) => {
    const band = bandOf(thrown, face);
    const points = rankPoints({ hits: Number(band === 'hit'), criticals: Number(band === 'critical') }, crits);
    return new Array<RankHit>(points).fill({ face, by, way, formation: formation as InFormation });
  });
};

/** WARBAND-LINE-012: points on the normal figures of a rank; they are applied when the step or phase ends. */
export const harmRank = (
  play: BattlePlay,
  body: FigureIndex,
  by: FigureIndex,
  points: number,
  hits: readonly RankHit[] = [],
): void => {
  if (points > 0) play.say({ event: 'rankHarmed', figure: body, by, points, hits });
};

/** WARBAND-TIDE-005: hits of the Melee phase, those that are wasted too. */
const countHits = (play: BattlePlay, line: number, by: FigureIndex, hits: number): void => {
  if (line < 0 || hits === 0) return;
  const { side } = rowOf(play, by);
  play.say({ event: 'hitsCounted', line, side: side as 0 | 1, hits });
};

/** WARBAND-RANGED-016: dice that went astray strike the allied rank in contact; of several a lot says which. */
const goAstray = (play: BattlePlay, { by, formation }: Row, points: number): void => {
  const among = formation?.strays ?? [];
  const [rank] = among;
  if (points === 0 || rank === undefined) return;
  if (among.length > 1) play.next({ step: 'strayLot', by, points, among });
  else strayOn(play, { by, rank, points });
};

/** WARBAND-RANGED-014, WARBAND-RANGED-016: stray dice mark the rank that they strike, or somebody unique where no others stand there. */
export const strayOn = (
  play: BattlePlay,
  { by, rank, points }: { readonly by: FigureIndex; readonly rank: FigureIndex; readonly points: number },
): void => {
  if (isBody(play, rank)) {
    play.say({ event: 'rankStrayed', by, rank, points });
    harmRank(play, rank, by, points);
    return;
  }
  play.say({ event: 'strayed', by, ally: rank, points });
  harm(asFigures(play), { figure: rank, by, points, subdue: false, hit: true });
};

/** WARBAND-CRIT-011: what has hit somebody: a rank's points are marked on it, somebody unique goes through criticals and harm. */
const strikeHome = (play: BattlePlay, row: Row, { hits, criticals }: Fallen, on: readonly RankHit[]): void => {
  if (isBody(play, row.target)) {
    const points = rankPoints({ hits, criticals }, play.given.options['warband.rankCrits']);
    harmRank(play, row.target, row.by, points, on);
    return;
  }
  const wounds = canBeWounded(play, row) ? criticals : 0;
  goThrough(asFigures(play), { row, points: hits + criticals, criticals: wounds });
};

/** WARBAND-VANQUISH-005, WARBAND-MOD-029: a row on those who know of nothing hits without dice. */
const strikeUnaware = (play: BattlePlay, line: number, row: Row): void => {
  const { by, target, dice: points, subdue } = row;
  play.say({ event: 'hitAutomatically', ...row, points, why: 'unaware' });
  countHits(play, line, by, points);
  if (isBody(play, target)) harmRank(play, target, by, points);
  else harm(asFigures(play), { figure: target, by, points, subdue, hit: true });
};

// holds by: WARBAND-LINE-019: rows only mark points, on ranks and on who is unique; nobody is removed before a step or phase ends.
export const strikeProcedures: Procedures<Battle, 'strike' | 'lot' | 'rankRow'> = {
  // WARBAND-LINE-037: lots first, then the rows.
  strike: does((play, step) => {
    const striking = strikingIn(step);
    const { agent, line } = striking;
    const allocation = allocationOf(play, striking);
    if (allocation.lot !== null) {
      play.next({ step: 'lot', ...striking });
      return;
    }
    const rows = rowsIn(play, striking, allocation);
    if (rows.length === 0) return;
    const left = unspentOf(play, striking) - allocation.strikers.figures;
    play.say({ event: 'struckInLine', line, agent, left });
    if (figureOf(play, agent).melee === null)
      play.say({ event: 'acted', figure: agent, act: 'attack', in: 'melee', wholeRound: false });
    giveUpSpell(asFigures(play), agent);
    for (const row of rows)
      if (figureOf(play, row.target).unaware) strikeUnaware(play, line, row);
      else play.next({ step: 'rankRow', line, ...row });
  }),

  // WARBAND-LINE-008, WARBAND-CORE-007: 1 to 3 the left one, 4 to 6 the other.
  lot: rolls({
    throws: () => pickThrow(2),
    thrower: (facts, { agent }) => rowOf(facts, agent).seat,
    then: (play, step, result) => {
      const striking = strikingIn(step);
      const drawn = allocationOf(play, striking).lot;
      const lot = result === 'success' ? 0 : 1;
      if (drawn !== null) play.say({ event: 'lotFell', agent: striking.agent, for: drawn.for, lot });
      play.next({ step: 'strike', ...striking, lots: [...striking.lots, lot] });
    },
  }),

  // WARBAND-LINE-011, WARBAND-CORE-008: all dice against one agent in one row.
  rankRow: rolls<Battle, RankRow & { step: 'rankRow' }, readonly number[]>({
    throws: (facts, row) => rankThrow(facts, row),
    // WARBAND-MELEE-009
    thrower: (facts, { by }) => rowOf(facts, by).seat,
    then: (play, step, result) => {
      const row = rowIn(step);
      const each = facesMatter(play, row);
      const { thrown, chance, dice: rolled } = rowDice(play, row);
      const came = fallen(thrown, result, each);
      play.say({ event: 'struck', ...row, chance, rolled, ...came });
      countHits(play, step.line, row.by, came.hits + came.criticals);
      strikeHome(play, row, came, each ? hitsOf(play, row, thrown, result) : []);
      goAstray(play, row, came.allies);
    },
  }),
};
