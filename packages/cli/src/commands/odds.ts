import {
  approx,
  type Chance,
  chanceJson,
  chanceThat,
  type DiceExpression,
  dieName,
  type Prospect,
  parseDice,
  type Rows,
  scoresOf,
  type Throw,
} from '@warmoot/kernel';
import { number } from '@warmoot/words';
import { type Command, Option } from 'commander';
import { outJson, outLines } from '../io.js';
import { bar, columns, expressionText, percent } from '../layout.js';
import { type Json, jsonOption, wholeNumber } from '../options.js';
import { roadOddsCommands } from '../roadOdds/index.js';
import { fractionText } from '../roadOdds/telling.js';
import type { Teller } from '../speech.js';
import { Stop, valueIn } from '../stop.js';
import type { Speech, Texts } from '../texts/texts.js';
import { type BandOptions, bandList, faceList, oddsInBands } from './oddsBands.js';
import { oddsCheckCommand } from './oddsCheck.js';

interface OddsOptions extends Json, BandOptions {
  readonly atLeast?: number;
  readonly atMost?: number;
  readonly exactly?: number;
  readonly countFrom?: number;
}

const MOST_WORK = 60_000_000;

/** About how many steps it takes to count all faces; beyond the limit nobody would wait for it. */
const workOf = ({ dice, keep }: DiceExpression, { countFrom }: OddsOptions): number => {
  let work = 0;
  let scores = 1;
  for (const { sides } of dice) {
    work += sides * scores;
    scores += countFrom === undefined ? sides : 1;
  }
  // Each die kept or not has to be told apart on the way, which costs several steps.
  return keep === null ? work : work * keep.count * 5;
};

const throwOf = ({ dice, plus, keep }: DiceExpression, { countFrom }: OddsOptions, rows: Rows): Throw => ({
  dice,
  reading: {
    read: 'together',
    keep,
    plus,
    rows,
    worth: countFrom === undefined ? { worth: 'face' } : { worth: 'hit', from: dice.map(() => countFrom) },
  },
  tally: null,
});

interface Asked {
  readonly words: string;
  readonly key: string;
  readonly number: number;
  readonly chance: Chance;
}

/** The one chance asked for, if one was. */
const askedIn = (texts: Texts, expression: DiceExpression, options: OddsOptions): Asked | null => {
  const key = (['atLeast', 'atMost', 'exactly'] as const).find((one) => options[one] !== undefined);
  if (key === undefined) return null;
  const target = options[key] as number;
  const thrown = throwOf(expression, options, key === 'exactly' ? { rows: 'score' } : { rows: key, target });
  return { words: texts[key], key, number: target, chance: chanceThat(thrown, key === 'exactly' ? target : 'success') };
};

/** The share of each score and all above it. */
const orMore = (shares: readonly number[]): readonly number[] => {
  let sum = 0;
  return shares
    .toReversed()
    .map((share) => {
      sum += share;
      return sum;
    })
    .reverse();
};

const tableLines = (
  { words, texts }: Speech,
  prospects: readonly Prospect<number>[],
  head: string,
): readonly string[] => {
  const shares = prospects.map(({ chance }) => approx(chance));
  const likeliest = shares.reduce((most, share) => Math.max(most, share), 0);
  const more = orMore(shares);
  const rows = prospects.map(({ result, chance }, at) => {
    const share = shares[at] as number;
    // The lowest score or more is everything, whatever the rounding of the sum.
    const above = at === 0 ? 1 : (more[at] as number);
    return [
      number(result),
      fractionText(texts, chance),
      percent(share, words),
      percent(above, words),
      bar(share / likeliest),
    ];
  });
  return columns([[head, texts.chance, '', texts.orMore, ''], ...rows], ['right', 'right', 'right', 'right', 'left']);
};

const titleOf = (texts: Texts, expression: DiceExpression, { countFrom }: OddsOptions): string =>
  `${expressionText(texts, expression)}${countFrom === undefined ? '' : `, ${texts.counting({ from: countFrom })}`}`;

const odds = (io: Teller, notation: string, options: OddsOptions): void => {
  const { texts } = io;
  const expression = valueIn(parseDice(notation));
  if (workOf(expression, options) > MOST_WORK) {
    throw new Stop(2, `${notation} has more results than can be counted exactly here. Take fewer or smaller dice.`);
  }
  if (options.bands !== undefined) {
    oddsInBands(io, expression, options);
    return;
  }
  const asked = askedIn(texts, expression, options);
  const about = {
    notation,
    dice: expression.dice.map(dieName),
    ...(options.countFrom === undefined ? {} : { countFrom: options.countFrom }),
  };
  if (asked !== null) {
    const { words, key, number: of, chance } = asked;
    if (options.json) outJson(io, { ...about, [key]: of, ...chanceJson(chance) });
    else outLines(io, [`${titleOf(texts, expression, options)}: ${words} ${number(of)}: ${io.words.chance(chance)}.`]);
    return;
  }
  const prospects = scoresOf(throwOf(expression, options, { rows: 'score' }));
  if (options.json) {
    outJson(io, {
      ...about,
      results: prospects.map(({ result, chance }) => ({ result, chance: chanceJson(chance) })),
    });
    return;
  }
  const head = options.countFrom === undefined ? texts.total : texts.count;
  outLines(io, [`${titleOf(texts, expression, options)}:`, ...tableLines(io, prospects, head)]);
};

const bound = (flag: string, text: string, others: readonly string[]): Option =>
  new Option(flag, text).argParser(wholeNumber).conflicts([...others]);

export const oddsCommand = (program: Command, io: Teller): void => {
  const command = program
    .command('odds')
    .description('the exact chances of a throw, of a check, or on the road')
    .enablePositionalOptions()
    .argument('<dice>', 'such as 2d8+d10z, 4d6kh3')
    .addOption(bound('--at-least <n>', 'the chance of this total or more', ['atMost', 'exactly']))
    .addOption(bound('--at-most <n>', 'the chance of this total or less', ['atLeast', 'exactly']))
    .addOption(bound('--exactly <n>', 'the chance of just this total', ['atLeast', 'atMost']))
    .option('--count-from <face>', 'count the dice that show this face or more, instead of adding them', wholeNumber)
    .option('--bands <list>', 'the chance of each band of totals, such as 8:lost,11:nobody,won', bandList)
    .option('--one-by-one', 'with --bands: every die by itself, and how many fall into each band')
    .option('--again <faces>', 'with --one-by-one: a die that shows one of these faces is thrown once more', faceList)
    .addOption(jsonOption())
    .addHelpText(
      'after',
      '\nExamples:\n  warmoot odds 2d8+d10z\n  warmoot odds 2d8+d10z --at-least 14\n  warmoot odds 4d8 --count-from 7\n  warmoot odds 30d12 --bands 1:critical,7:hit,miss --one-by-one\n  warmoot odds check --skill 4 --against 2\n  warmoot odds chase --quarry run=4,light --pursuers ride=3,mounted',
    )
    .action((notation: string, options: OddsOptions) => odds(io, notation, options));
  oddsCheckCommand(command, io);
  roadOddsCommands(command, io);
};
