import { chanceJson, chanceThat, dieName, hashOf, openSession, type Refusal } from '@warmoot/kernel';
import { sceneRules } from '@warmoot/rules';
import { accountOf, type Passage } from '@warmoot/words';
import type { Command } from 'commander';
import { outJson, outLines } from '../io.js';
import { advance, type Journey, setOut, spent, throwDice } from '../journey.js';
import { indented, tallyLines } from '../layout.js';
import {
  type DiceOptions,
  diceOption,
  type Json,
  jsonOption,
  type Modifier,
  modifierList,
  oneGiven,
  rulesOption,
  seedOption,
  wholeNumber,
} from '../options.js';
import type { Teller } from '../speech.js';
import { Stop, stopFor, valueIn } from '../stop.js';
import { TEXTS } from '../texts/languages.js';
import type { Texts } from '../texts/texts.js';
import { neededIn } from './oddsCheck.js';

interface CheckOptions extends DiceOptions, Json {
  readonly rules: string;
  readonly skill: number;
  readonly against?: number;
  readonly difficulty?: number;
  readonly modifier?: readonly Modifier[];
  readonly againstModifier?: readonly Modifier[];
  readonly pool?: string;
}

const SEAT = 'you';

/** The scene as the options set it up. */
const setupOf = (texts: Texts, options: CheckOptions): object => {
  const { skill, against, difficulty, modifier = [], againstModifier = [], pool } = options;
  const named = (modifiers: readonly Modifier[]): readonly Modifier[] =>
    modifiers.map(({ by, why }) => ({ by, why: why === '' ? texts.unnamed : why }));
  const acting = { name: texts.roller, seat: SEAT, rating: skill, modifiers: named(modifier) };
  const common = { seats: [SEAT], acting, ...(pool === undefined ? {} : { pool: pool.split(',') }) };
  if (against === undefined) {
    return { ...common, kind: 'unopposed', action: 'a risk', difficulty, consequence: { failure: texts.agreed } };
  }
  const opposing = { name: texts.opponent, seat: SEAT, rating: against, modifiers: named(againstModifier) };
  return { ...common, kind: 'opposed', opposing };
};

/** Which option gives each part of the setup. */
const OPTION_OF: readonly (readonly [string, string])[] = [
  ['setup.acting.rating', '--skill'],
  ['setup.opposing.rating', '--against'],
  ['setup.difficulty', '--difficulty'],
  ['setup.acting.modifiers', '--modifier'],
  ['setup.opposing.modifiers', '--against-modifier'],
  ['setup.pool', '--pool'],
];

const byOption = (refusal: Refusal): Refusal => {
  if (refusal.code !== 'BAD_SHAPE') return refusal;
  const option = OPTION_OF.find(([path]) => refusal.path.startsWith(path))?.[1];
  return option === undefined ? refusal : { ...refusal, path: option };
};

const journeyOf = (texts: Texts, options: CheckOptions, seed: string | null): Journey => {
  const rules = valueIn(sceneRules(`${options.rules}/check`));
  const start = { setup: setupOf(texts, options) };
  const fits = openSession(rules, start, null);
  if (!fits.ok) throw stopFor(byOption(fits.refusal));
  const journey = setOut(rules, start, { faces: options.dice ?? null, seed }, {});
  if (options.against === undefined) {
    advance(journey, { input: 'answer', seat: SEAT, choice: { choose: 'roll' } }, {});
  }
  throwDice(journey);
  spent(journey);
  return journey;
};

const checkJson = (options: CheckOptions, { session }: Journey, { entry, before }: Passage): object => {
  const { rules, run } = session;
  const thrown = before?.awaits.need === 'dice' ? before.awaits.throw : null;
  if (thrown === null || entry.thrown === null || entry.input.input !== 'dice') return {};
  const { score, result, tally } = entry.thrown;
  const hits = thrown.reading.read === 'together' && thrown.reading.worth.worth === 'hit' ? { hits: score } : {};
  const { skill, against, difficulty } = options;
  const { target, needs } = neededIn(thrown);
  return {
    scene: rules.scene,
    version: rules.version,
    rules: options.rules,
    skill,
    ...(against === undefined ? { difficulty } : { against }),
    dice: thrown.dice.map(dieName),
    faces: entry.input.faces,
    ...hits,
    total: score,
    target,
    success: result === 'success',
    needs,
    chance: chanceJson(chanceThat(thrown, 'success')),
    tally,
    hash: hashOf(run.state),
  };
};

const check = (io: Teller, options: CheckOptions): void => {
  oneGiven({ against: options.against, difficulty: options.difficulty }, ['against', 'difficulty']);
  if (options.pool !== undefined && options.rules !== 'saga-1e') throw new Stop(2, '--pool goes with --rules saga-1e.');
  if (options.againstModifier !== undefined && options.against === undefined) {
    throw new Stop(2, '--against-modifier goes with --against.');
  }
  const seed = options.dice === undefined ? (options.seed ?? io.secureSeed()) : null;
  // Programs are given the same data whoever reads along.
  const journey = journeyOf(options.json ? TEXTS.en : io.texts, options, seed);
  const passage = journey.passages.at(-1) as Passage;
  if (options.json) {
    outJson(io, { ...checkJson(options, journey, passage), ...(seed === null ? {} : { seed }) });
    return;
  }
  const { lead, rows, lines } = accountOf(io.words, passage, SEAT);
  const again = seed === null ? [] : [`seed ${seed}`];
  outLines(io, [...lead, ...indented(tallyLines(rows), 2), ...lines, ...again]);
};

export const checkCommand = (program: Command, io: Teller): void => {
  program
    .command('check')
    .description('make one check, with its tally')
    .requiredOption('--skill <rating>', 'the rating of the one who rolls, 0 to 10', wholeNumber)
    .option('--against <rating>', "the opponent's rating, 0 to 10", wholeNumber)
    .option('--difficulty <rating>', 'the difficulty, where nobody opposes', wholeNumber)
    .option('--modifier <by:why>', 'what helps or hinders the one who rolls; may be repeated', modifierList)
    .option('--against-modifier <by:why>', 'the same for the opponent', modifierList)
    .option('--pool <dice>', 'saga-1e: dice that stand in for the d8 of the pool, such as d4,d20')
    .addOption(rulesOption())
    .addOption(seedOption())
    .addOption(diceOption())
    .addOption(jsonOption())
    .addHelpText(
      'after',
      '\nExamples:\n  warmoot check --skill 4 --against 2 --dice 4,5,1\n  warmoot check --skill 3 --difficulty 3 --modifier +1:rope --seed acorn\n  warmoot check --skill 4 --against 2 --rules saga-1e --dice 2,2,3,6',
    )
    .action((options: CheckOptions) => check(io, options));
};
