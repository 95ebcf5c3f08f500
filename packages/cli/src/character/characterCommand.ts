import type { saga } from '@warmoot/rules';
import { originText, sheetText } from '@warmoot/words';
import { type Command, InvalidArgumentError } from 'commander';
import { outJson, outLines } from '../io.js';
import { wholeNumber } from '../options.js';
import type { Teller } from '../speech.js';
import { making, sceneRecord } from './making.js';
import { addWantedOptions, type WantedOptions, wantedBy } from './wanted.js';

interface CharacterOptions extends WantedOptions {
  readonly name?: string;
}

const sheetLines = (io: Teller, options: WantedOptions, set: saga.character.RatingSet): readonly string[] => [
  ...sheetText(io.words, set),
  ...(options.diceShown ? ['', ...originText(io.words, set)] : []),
];

const seedLine = (io: Teller, options: WantedOptions, seed: string | null): readonly string[] =>
  seed === null ? [] : ['', `seed ${seed}${options.seed === undefined ? ` ${io.texts.sameSeed}` : ''}`];

const character = (io: Teller, options: CharacterOptions): void => {
  const { sets, record, seed } = making(io, options, [wantedBy(options, options.name)]);
  const [set] = sets as readonly [saga.character.RatingSet];
  if (options.json) {
    outJson(io, { ...sceneRecord(options), ...set, ...record });
    return;
  }
  outLines(io, [...sheetLines(io, options, set), ...seedLine(io, options, seed)]);
};

/** As many as are made in one scene. */
const MOST = 800;

const howMany = (text: string): number => {
  const number = wholeNumber(text);
  if (number >= 1 && number <= MOST) return number;
  throw new InvalidArgumentError(`A whole number from 1 to ${MOST} was expected.`);
};

const cast = (io: Teller, number: number, options: WantedOptions): void => {
  const characters = Array.from({ length: number }, () => wantedBy(options));
  const { sets, record, seed } = making(io, options, characters);
  if (options.json) {
    outJson(io, { ...sceneRecord(options), sets, ...record });
    return;
  }
  const lines = sets.flatMap((set, at) => {
    const name = io.words.character.set({ number: at + 1 });
    return [...(at === 0 ? [] : ['']), ...sheetLines(io, options, { ...set, name })];
  });
  outLines(io, [...lines, ...seedLine(io, options, seed)]);
};

export const characterCommand = (program: Command, io: Teller): void => {
  const command = program
    .command('character')
    .description('make a character: ratings of skills and motivations')
    .option('--name <name>', 'what the character is called');
  addWantedOptions(command)
    .addHelpText(
      'after',
      '\nExamples:\n  warmoot character --name Ella\n  warmoot character --guide captain --top social --seed acorn --dice-shown\n  warmoot character --only motives --dice 5,7,1,1,1,1,1,1,3,2,1,1,1,1,1,1,1\n  warmoot character --others --rules saga-1e --json',
    )
    .action((options: CharacterOptions) => character(io, options));
};

export const castCommand = (program: Command, io: Teller): void => {
  const command = program
    .command('cast')
    .description('make several characters, one after the other')
    .argument('<number>', `how many, up to ${MOST}`, howMany);
  addWantedOptions(command)
    .addHelpText('after', '\nExamples:\n  warmoot cast 12\n  warmoot cast 4 --others --seed acorn --json')
    .action((number: number, options: WantedOptions) => cast(io, number, options));
};
