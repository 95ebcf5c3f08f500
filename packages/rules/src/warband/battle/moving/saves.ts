import { counted, countedRow, d, type Procedures, resultsCounted, rolls, type Throw } from '@warmoot/kernel';
import { rowOf } from '../../figures/figures.js';
import { testTarget } from '../../figures/tests.js';
import { agentsOfRank, normalsIn, placeOfFigure, spacesOfRank, uniquesIn } from '../../formations/standing.js';
import type { FigureIndex } from '../../model/model.js';
import { type FormationIndex, NORMAL, type Rank } from '../../model/units.js';
import type { Battle, BattleFacts, BattlePlay, BattleSight } from '../model/battle.js';
import { unitOf } from '../units/units.js';
import { crowdOf } from './crowd.js';
import { partyOf } from './party.js';

/** Saves that fall together: so many of a rank's normal figures side by side, or one who is unique. */
interface Save {
  readonly figure: FigureIndex;
  readonly dice: number;
}

/** WARBAND-BMOVE-013: every figure of a rank for itself, from left to right; normal figures side by side in one row. */
const savesInRank = ({ slots, body }: Rank): readonly Save[] => {
  const saves: { figure: FigureIndex; dice: number }[] = [];
  for (const slot of slots) {
    const last = saves.at(-1);
    if (slot === NORMAL && last?.figure === body) last.dice += 1;
    else saves.push({ figure: slot === NORMAL ? body : slot, dice: 1 });
  }
  return saves;
};

const captureOf = (sight: BattleSight, figure: FigureIndex): number =>
  counted(testTarget(sight, figure, 'capture')).total;

/** WARBAND-BMOVE-013, by ranks: one roll for all of it. Ours: by whoever has the lowest Capture. */
const saveOfRank = (sight: BattleSight, rank: Rank): Save => {
  const agents = agentsOfRank(rank);
  const figure = agents.reduce((low, one) => (captureOf(sight, one) < captureOf(sight, low) ? one : low));
  return { figure, dice: 1 };
};

/** WARBAND-BMOVE-013: what the ranks in contact have to save when a unit starts to move away. */
export const savesOf = (sight: BattleSight, unit: FormationIndex): readonly Save[] => {
  const party = partyOf(sight, { unit, figure: -1 });
  if (party === null) return [];
  const { near } = crowdOf(sight, party, { alone: true });
  const one = unitOf(sight, unit);
  const touching = one.ranks.filter((_rank, nth) =>
    spacesOfRank(sight.given.field, one, nth).some((at) => at >= 0 && near[at] !== 0),
  ) as readonly Rank[];
  return sight.given.options['warband.retreatSave'] === 'perRank'
    ? touching.map((rank) => saveOfRank(sight, rank))
    : touching.flatMap(savesInRank);
};

/** WARBAND-TEST-001: so many d12, each at or below the target. */
const saveThrow = (facts: BattleFacts, { figure, dice }: Save): Throw => {
  const { total, lines } = facts.rate(testTarget(facts, figure, 'capture'));
  const tally = lines === null ? null : { plus: [], against: lines };
  return countedRow(
    Array.from({ length: dice }, () => d(12)),
    { rows: 'atMost', target: total },
    { tally },
  );
};

const failedOf = (thrown: Throw, counts: readonly number[]): number =>
  counts[resultsCounted(thrown).indexOf('failure')] ?? 0;

/** WARBAND-BMOVE-013: so many points on somebody: of normal figures they are their rank's. */
const harms = (play: BattlePlay, figure: FigureIndex, points: number): void => {
  const place = placeOfFigure(play.open.units, figure);
  const rank = place === null ? undefined : play.open.units[place.unit]?.ranks[place.rank];
  if (points === 0) return;
  if (rank?.body === figure) play.say({ event: 'rankHarmed', figure, by: -1, points, hits: [] });
  else play.next({ step: 'harm', figure, by: -1, points, subdue: false, hit: false });
};

/** WARBAND-BMOVE-013, by ranks: a point on each of the rank. */
const harmsAll = (play: BattlePlay, figure: FigureIndex): void => {
  const place = placeOfFigure(play.open.units, figure);
  const rank = place === null ? undefined : (play.open.units[place.unit]?.ranks[place.rank] as Rank | undefined);
  if (rank === undefined) return;
  harms(play, rank.body, normalsIn(rank));
  for (const one of uniquesIn(rank)) harms(play, one, 1);
};

export const saveProcedures: Procedures<Battle, 'rankSave'> = {
  rankSave: rolls<Battle, Extract<Battle['step'], { step: 'rankSave' }>, readonly number[]>({
    throws: (facts, step) => saveThrow(facts, step),
    thrower: (facts, { figure }) => rowOf(facts, figure).seat,
    then: (play, { unit, figure, dice }, counts) => {
      const failed = failedOf(saveThrow(play, { figure, dice }), counts);
      const needs = play.rate(testTarget(play, figure, 'capture'));
      play.say({ event: 'retreatRolled', unit, figure, dice, failed, needs });
      if (play.given.options['warband.retreatSave'] === 'perFigure') harms(play, figure, failed);
      else if (failed > 0) harmsAll(play, figure);
    },
  }),
};
