import { facesFor, stream } from '@warmoot/kernel';
import { expect, test } from 'vitest';
import { NORMAL } from '../../model/units.js';
import { type Lineup, lineupAtRandom } from '../testing/lineups.js';
import { reckon, type Told } from '../testing/oracle.js';
import { allOf, awaited, type BattleTable, battleIn, offered, says, sightOf, wasSaid } from '../testing/stage.js';

const nameOf = (table: BattleTable, figure: number): string => sightOf(table).open.roster[figure]?.name ?? '';

const ranksOf = (table: BattleTable): Told['ranks'] =>
  sightOf(table).open.units.map(({ ranks }) =>
    ranks.map(({ slots, body, damage }) => [
      slots.map((slot) => nameOf(table, slot === NORMAL ? body : slot)).join(' '),
      damage,
    ]),
  );

/** Everybody strikes who can, until the round is over; all dice that fell are kept. */
const played = ({ setup }: Lineup, seed: string): { told: Told; dice: readonly number[]; met: readonly string[] } => {
  const source = stream(seed);
  const dice: number[] = [];
  let table = battleIn('melee', setup as never, { 'warband.quarter': 'always' });
  let ranks: Told['ranks'] | null = null;
  while (awaited(table) !== 'over' && awaited(table) !== 'priority') {
    const { awaits } = table.run;
    if (wasSaid(table, 'tideTurned') || allOf(table, 'phaseEnded').some(({ phase }) => phase === 'melee'))
      ranks ??= ranksOf(table);
    if (awaits.need === 'dice') {
      const faces = facesFor(source, awaits.throw);
      if (ranks === null) dice.push(...faces);
      table = table.dice(...faces);
    } else table = says(table, offered(table).find(({ choose }) => choose === 'attack') ?? { choose: 'pass' });
  }
  const tide = allOf(table, 'tideTurned')[0];
  const checks = allOf(table, 'checkedMorale').filter((_one, nth) => nth < 2);
  const carried = allOf(table, 'thinned').some((one) => one.carried > 0);
  return {
    dice,
    met: [...allOf(table, 'lotFell').map((lot) => `lot for ${lot.for}`), carried ? 'carried' : 'kept'],
    told: {
      rows: allOf(table, 'struck').map(({ by, target, rolled, chance }) => [
        nameOf(table, by),
        nameOf(table, target),
        rolled,
        chance.total,
      ]),
      ranks: ranks ?? ranksOf(table),
      tide: {
        strengths: tide?.strengths.map(({ total }) => total) ?? [],
        hits: tide?.hits ?? [],
        winner: tide?.winner ?? -1,
      },
      morale: [0, 1].map((side) => checks.find(({ group }) => group === side)?.chance.total ?? null),
    },
  };
};

test('WARBAND-LINE-011 a second reckoning, from the ledger alone, comes to what is played in battle lines of all kinds', () => {
  const seen = new Set<string>();
  for (let nth = 0; nth < 300; nth++) {
    const lineup = lineupAtRandom(stream(`lineup ${nth}`));
    const { told, dice, met } = played(lineup, `dice ${nth}`);
    let fallen = 0;
    const reckoned = reckon(lineup.companies, () => dice[fallen++] ?? Number.NaN);
    const both = reckoned.ranks.every(({ length }) => length > 0);
    const where = JSON.stringify({ nth, lineup: lineup.companies, dice });
    expect(told.rows, where).toEqual(reckoned.rows);
    expect(fallen, where).toBe(dice.length);
    expect(told.ranks, where).toEqual(reckoned.ranks);
    if (both) expect(told.tide, where).toEqual(reckoned.tide);
    expect(told.morale, where).toEqual(reckoned.morale);
    for (const one of met) seen.add(one);
    seen.add(both ? `tide ${reckoned.tide.winner}` : 'gone').add(reckoned.morale.join());
    for (const { touches, broken, braced, charged } of lineup.companies)
      seen
        .add(`${touches}`)
        .add(broken ? 'broken' : '')
        .add(braced ? 'braced' : '')
        .add(charged ? 'charged' : '');
  }
  const touches = ['front', 'left', 'right', 'rear', 'null', 'broken', 'braced', 'charged'];
  const came = ['lot for reach', 'lot for odd', 'carried', 'gone', 'tide 0', 'tide 1', 'tide -1'];
  expect([...seen]).toEqual(expect.arrayContaining([...touches, ...came]));
});
