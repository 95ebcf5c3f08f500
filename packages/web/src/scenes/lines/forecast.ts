import { approx, chance } from '@warmoot/kernel';
import { warband } from '@warmoot/rules';
import { percentText } from '../../design/chance/Chance.js';
import type { UiWords } from '../../words/ui.js';
import type { Telling } from './acts/titles.js';
import type { Line, LinesView } from './model.js';
import type { LossRow } from './parts.js';

const NONE = chance(0n, 1n);

/** What a line may come to, as it stands now; null where it is no line any more. */
export const forecastOf = (view: LinesView, line: Line, step: string): warband.LineForecast | null => {
  const nth = view.open.lines.findIndex(({ units }) => units.join() === line.units.join());
  return nth < 0 ? null : warband.forecastLine(view, nth, step === 'blows' ? 'blows' : 'strikes');
};

export const rowsOf = ({ figures, withUnique }: warband.LossesAhead): readonly LossRow[] =>
  figures.map((all, lost) => ({ lost, chance: all, hanging: withUnique[lost] ?? NONE }));

const likeliest = (rows: readonly LossRow[]): readonly LossRow[] =>
  rows
    .filter((row) => row.chance.ways > 0n)
    .toSorted((a, b) => approx(b.chance) - approx(a.chance))
    .slice(0, 3);

/** Losses in words: the likeliest first. */
export const lossesTold = ({ t }: Telling, ui: UiWords, rows: readonly LossRow[]): readonly string[] =>
  likeliest(rows).map(({ lost, chance: of }) => t.lossTold({ n: lost, percent: percentText(ui, of) }));

/** WARBAND-TACTIC-036: whether the leaders of two units fight each other: their units do not. */
export const isDuelled = ({ open }: LinesView, leaders: readonly number[]): boolean =>
  open.duels.some(({ pair }) => leaders.every((leader) => pair.includes(leader)));
