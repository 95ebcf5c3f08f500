import {
  approx,
  type Band,
  chanceJson,
  countedRow,
  type DiceExpression,
  eachDie,
  FACE,
  howMany,
  oddsOf,
  type Prospect,
  resultsCounted,
  type Throw,
} from '@warmoot/kernel';
import { eachDieText } from '@warmoot/words';
import { InvalidArgumentError } from 'commander';
import { outJson, outLines } from '../io.js';
import { bar, columns, expressionText, percent } from '../layout.js';
import type { Teller } from '../speech.js';
import { Stop } from '../stop.js';

/** What dice are read in: totals, or single dice, up to which number and to what result. */
export interface BandOptions {
  readonly bands?: readonly Band[];
  readonly oneByOne?: boolean;
  readonly again?: readonly number[];
  readonly json?: boolean;
}

const BAND = /^(-?\d{1,6}):([\p{L}\d][\p{L}\d -]{0,30})$/u;

/** Reads `1:critical,7:hit,miss`: up to 1, up to 7, and whatever is left. */
export const bandList = (text: string): readonly Band[] => {
  const parts = text.split(',').map((part) => part.trim());
  const last = parts.pop() ?? '';
  const bands = parts.map((part): Band => {
    const found = BAND.exec(part);
    if (found === null) throw new InvalidArgumentError('Bands are such as 1:critical,7:hit,miss.');
    return { upTo: Number(found[1]), result: found[2] as string };
  });
  if (last === '' || last.includes(':'))
    throw new InvalidArgumentError('The last band has no number: it takes the rest.');
  return [...bands, { upTo: null, result: last }];
};

/** Reads `1` or `1,2`: the faces that are thrown once more. */
export const faceList = (text: string): readonly number[] => {
  const faces = text.split(',').map((face) => (face.trim() === '' ? Number.NaN : Number(face)));
  if (faces.some((face) => !Number.isInteger(face))) throw new InvalidArgumentError('Faces are such as 1 or 1,2.');
  return faces;
};

const MOST_COUNTED = 200;

const throwIn = ({ dice, plus, keep }: DiceExpression, { bands = [], oneByOne, again = [] }: BandOptions): Throw => {
  const rows = { rows: 'bands', bands } as const;
  if (!oneByOne) return { dice, reading: { read: 'together', keep, worth: FACE, plus, rows }, tally: null };
  if (keep !== null || plus !== 0) throw new Stop(2, 'Dice that count one by one are all kept, and nothing is added.');
  if (dice.length > MOST_COUNTED) throw new Stop(2, `At most ${MOST_COUNTED} dice are counted one by one.`);
  return countedRow(dice, rows, { again });
};

const lineOf = (io: Teller, { result, chance }: Prospect): readonly string[] => [
  `${result}`,
  io.words.chance(chance),
  bar(approx(chance)),
];

/** The chance of each band: of the total, or of one die and of each number of dice. */
export const oddsInBands = (io: Teller, expression: DiceExpression, options: BandOptions): void => {
  const thrown = throwIn(expression, options);
  const title = expressionText(io.texts, expression);
  if (!options.oneByOne) {
    const odds = oddsOf(thrown);
    if (options.json) outJson(io, { dice: title, results: odds.map(asJson) });
    else
      outLines(io, [
        `${title}:`,
        ...columns(
          odds.map((one) => lineOf(io, one)),
          ['left', 'right', 'left'],
        ),
      ]);
    return;
  }
  const each = eachDie(thrown);
  const counts = resultsCounted(thrown).map((result) => ({ result, many: howMany(thrown, result) }));
  if (options.json) {
    const many = counts.map(({ result, many: all }) => ({ result, howMany: all.map(asJson) }));
    outJson(io, { dice: title, each: each.map(asJson), results: many });
    return;
  }
  outLines(io, [
    eachDieText(io.words, title, each, String),
    ...counts.flatMap(({ result, many }) => [
      `${result}:`,
      ...columns(
        many.map(({ result: count, chance }) => [`${count}`, percent(approx(chance), io.words), bar(approx(chance))]),
        ['right', 'right', 'left'],
      ),
    ]),
  ]);
};

const asJson = ({ result, chance }: Prospect): object => ({ result, chance: chanceJson(chance) });
