import { type DiceExpression, dieName, drawFaces, parseDice, reckon, sumOf, wrongFaces } from '@warmoot/kernel';
import { saga } from '@warmoot/rules';
import { number } from '@warmoot/words';
import { type Command, Option } from 'commander';
import { outJson, outLines } from '../io.js';
import { columns, expressionText, indented } from '../layout.js';
import { countFromOne, type DiceOptions, diceOption, type Json, jsonOption, seedOption } from '../options.js';
import type { Teller } from '../speech.js';
import { stopFor, valueIn } from '../stop.js';

interface RollOptions extends DiceOptions, Json {
  readonly times?: number;
  readonly rules?: string;
}

interface Rolled {
  readonly faces: readonly number[];
  readonly total: number;
}

/** The faces of each roll in turn, from one list of what lies on the table. */
const typedIn = ({ dice }: DiceExpression, times: number, faces: readonly number[]): readonly (readonly number[])[] => {
  const all = Array.from({ length: times }, () => dice).flat();
  const wrong = wrongFaces(all, faces);
  if (wrong !== null) throw stopFor(wrong, { option: '--dice' }, 2);
  return Array.from({ length: times }, (_, roll) => faces.slice(roll * dice.length, (roll + 1) * dice.length));
};

const drawn = ({ dice }: DiceExpression, times: number, seed: string): readonly (readonly number[])[] =>
  Array.from({ length: times }, (_, roll) => drawFaces(seed, roll + 1, dice));

const roll = (io: Teller, notation: string, options: RollOptions): void => {
  const expression = valueIn(parseDice(notation));
  const { dice, plus, keep } = expression;
  if (options.rules !== undefined) for (const die of dice) valueIn(saga.check.kitDie(dieName(die)));
  const seed = options.dice === undefined ? (options.seed ?? io.secureSeed()) : null;
  const times = options.times ?? 1;
  const faces = seed === null ? typedIn(expression, times, options.dice ?? []) : drawn(expression, times, seed);
  const thrown = sumOf(dice, plus, keep);
  const rolls: readonly Rolled[] = faces.map((shown) => ({
    faces: shown,
    total: reckon(thrown, shown).score as number,
  }));
  if (options.json) {
    const [first] = rolls as [Rolled];
    const result = options.times === undefined ? first : { rolls };
    outJson(io, { notation, dice: dice.map(dieName), ...result, ...(seed === null ? {} : { seed }) });
    return;
  }
  const title = expressionText(io.texts, expression);
  const rows = rolls.map((rolled) => [rolled.faces.map(number).join(', '), `= ${number(rolled.total)}`]);
  const lines = columns(rows, ['left', 'left']);
  const hint = options.seed === undefined ? ` ${io.texts.sameSeed}` : '';
  outLines(io, [
    ...(rows.length === 1 ? [`${title}: ${rows[0]?.join(' ')}`] : [`${title}:`, ...indented(lines, 2)]),
    ...(seed === null ? [] : [`seed ${seed}${hint}`]),
  ]);
};

export const rollCommand = (program: Command, io: Teller): void => {
  program
    .command('roll')
    .description('roll dice')
    .argument('<dice>', 'such as 2d8+d10z, 4d6kh3, d20-2: z reads a die from 0, kh and kl keep the highest or lowest')
    .addOption(seedOption())
    .addOption(diceOption())
    .option('--times <n>', 'roll so many times', countFromOne)
    .addOption(new Option('--rules <set>', 'allow only the dice of this rule set').choices(saga.EDITION_NAMES))
    .addOption(jsonOption())
    .addHelpText(
      'after',
      '\nExamples:\n  warmoot roll 2d8+d10z\n  warmoot roll 2d8+d10z --seed acorn --times 3\n  warmoot roll 2d8+d10z+4 --dice 4,5,1',
    )
    .action((notation: string, options: RollOptions) => roll(io, notation, options));
};
