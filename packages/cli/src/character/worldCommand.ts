import { approx, type Chance, chance, chanceJson } from '@warmoot/kernel';
import { saga } from '@warmoot/rules';
import { type Command, InvalidArgumentError } from 'commander';
import { outJson, outLines } from '../io.js';
import { columns } from '../layout.js';
import { type Json, jsonOption, rulesOption } from '../options.js';
import type { Teller } from '../speech.js';
import { editionOption, rulesIn } from './wanted.js';

interface WorldOptions extends Json {
  readonly rules: string;
  readonly edition?: string;
}

const MOST_PEOPLE = 1_000_000_000;

/** `450000`, or `450,000` with a sign between every three digits. */
const people = (text: string): number => {
  const isNumber = /^(?:\d+|\d{1,3}(?:[,'_ ]\d{3})+)$/.test(text.trim());
  const number = isNumber ? Number(text.replaceAll(/[,'_ ]/g, '')) : Number.NaN;
  if (!(number >= 1 && number <= MOST_PEOPLE)) {
    throw new InvalidArgumentError(`A whole number of people from 1 to ${MOST_PEOPLE} was expected, such as 450000.`);
  }
  return number;
};

interface Row {
  readonly rating: number;
  readonly orMore: Chance;
  readonly exactly: Chance;
  readonly office: saga.character.Office | null;
}

const less = (a: Chance, b: Chance): Chance => chance(a.ways * b.of - b.ways * a.of, a.of * b.of);

/** The guide belongs to the later edition alone. */
const officeAt = (edition: saga.character.GenerationEdition, rating: number): saga.character.Office | null =>
  edition.methods.includes('guide')
    ? (saga.character.OFFICES.find((office) => saga.character.GUIDE[office].rating === rating) ?? null)
    : null;

const rowsFor = (edition: saga.character.GenerationEdition, number: number): readonly Row[] =>
  edition.column.map((_, rating) => {
    const [orMore, above] = [
      saga.character.headCount(edition, number, rating),
      saga.character.headCount(edition, number, rating + 1),
    ];
    return { rating, orMore, exactly: less(orMore, above), office: officeAt(edition, rating) };
  });

/** How many digits after the point tell it exactly; there are never more than six. */
const digitsOf = ({ of }: Chance): number =>
  [0, 1, 2, 3, 4, 5].find((digits) => 10n ** BigInt(digits) % of === 0n) ?? 6;

const world = (io: Teller, number: number, options: WorldOptions): void => {
  const rules = rulesIn(options);
  const edition = saga.EDITIONS[rules as saga.EditionName];
  const rows = rowsFor(edition, number);
  if (options.json) {
    const ratings = rows.map(({ rating, orMore, exactly, office }) => ({
      rating,
      orMore: chanceJson(orMore),
      exactly: chanceJson(exactly),
      ...(office === null ? {} : { office, inChargeOf: saga.character.GUIDE[office].inChargeOf }),
    }));
    outJson(io, { rules, people: number, ratings });
    return;
  }
  const { words, texts } = io;
  const amount = (expected: Chance): string => words.decimal(approx(expected), digitsOf(expected));
  const charge = (office: saga.character.Office): string => {
    const { inChargeOf } = saga.character.GUIDE[office];
    return inChargeOf === null ? '' : texts.character.inChargeOf({ people: `${inChargeOf}` });
  };
  const told = rows.map(({ rating, orMore, exactly, office }) => [
    `${rating}`,
    amount(orMore),
    amount(exactly),
    ...(office === null ? [] : [words.character.offices[office], charge(office)]),
  ]);
  const guided = rows.some(({ office }) => office !== null);
  const heads = guided ? texts.character.worldHeads : texts.character.worldHeads.slice(0, 3);
  outLines(io, [
    texts.character.world({ people: `${number}`, rules }),
    ...columns([heads, ...told], ['right', 'right', 'right', 'left', 'left']),
  ]);
};

export const worldCommand = (program: Command, io: Teller): void => {
  program
    .command('world')
    .description('how many people of each rating a population has, to be expected')
    .argument('<people>', 'how many people there are', people)
    .addOption(rulesOption())
    .addOption(editionOption())
    .addOption(jsonOption())
    .addHelpText('after', '\nExamples:\n  warmoot world 2000\n  warmoot world 450000 --json')
    .action((number: number, options: WorldOptions) => world(io, number, options));
};
