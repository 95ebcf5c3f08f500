import { rowOf, scoresOf, type Throw } from '@warmoot/kernel';

/** How a throw asks to be shown. */
export type Asks = 'atLeast' | 'atMost' | 'bands' | 'score' | 'oneByOne' | 'compared';

export const asksOf = ({ dice, reading }: Throw): Asks => {
  if (reading.read !== 'together') return 'oneByOne';
  return dice.length === 0 ? 'compared' : reading.rows.rows;
};

/** What the dice alone must show, at least or at most: null where they are not read against a number. */
export const needOf = ({ reading }: Throw): number | null => {
  if (reading.read !== 'together') return null;
  const { rows, plus } = reading;
  return rows.rows === 'atLeast' || rows.rows === 'atMost' ? rows.target - plus : null;
};

/** A stretch of totals that come to one result. */
export interface Zone {
  readonly from: number;
  readonly to: number;
  readonly result: string | number;
}

/** The totals that dice and what is added can come to, in stretches of one result, the lowest first. */
export const zonesOf = (thrown: Throw): readonly Zone[] => {
  const { reading } = thrown;
  if (reading.read !== 'together' || reading.rows.rows === 'score') return [];
  const { rows } = reading;
  const zones: Zone[] = [];
  for (const { result: total } of scoresOf(thrown)) {
    const result = rowOf(rows, total);
    const last = zones.at(-1);
    if (last?.result === result) zones[zones.length - 1] = { ...last, to: total };
    else zones.push({ from: total, to: total, result });
  }
  return zones;
};
