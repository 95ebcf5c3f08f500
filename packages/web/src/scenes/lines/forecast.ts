import { approx, chance } from '@warmoot/kernel';
import { warband } from '@warmoot/rules';
import { percentText } from '../../design/chance/Chance.js';
import type { UiWords } from '../../words/ui.js';
import type { Telling } from './acts/titles.js';
import type { Choice, Line, LinesView } from './model.js';
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

/** A charge, done or announced, as it would be done. */
const chargeIn = (choice: Choice): warband.BattleChoice | null => {
  if (choice.choose === 'charge') return choice;
  if (choice.choose !== 'announce' || !('charge' in choice) || choice.charge === undefined) return null;
  return { choose: 'charge', figure: choice.figure, target: choice.charge, path: choice.path ?? [] } as Choice;
};

/** What the line would come to that a charge leads to; null where it is no charge of a whole unit. */
export const chargeAhead = (view: LinesView, choice: Choice | null): warband.LineForecast | null => {
  const charge = choice === null ? null : chargeIn(choice);
  return charge === null ? null : warband.forecastCharge(view, charge as Parameters<typeof warband.forecastCharge>[1]);
};
