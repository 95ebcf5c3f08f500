import { brokenRule } from '@warmoot/kernel';
import { saga } from '@warmoot/rules';
import { grouped, wrapped } from '@warmoot/words';
import { type Command, InvalidArgumentError } from 'commander';
import { readText } from '../files.js';
import { outJson, outLines } from '../io.js';
import { columns, indented } from '../layout.js';
import { type Json, jsonOption, wholeNumber } from '../options.js';
import { optionsUnder } from '../playing/command.js';
import type { Teller } from '../speech.js';
import { Stop, stopFor, valueIn } from '../stop.js';
import type { Speech } from '../texts/texts.js';
import { drawing, letterOf } from './drawing.js';
import { loadIn, nameOf } from './list.js';

interface PackOptions extends Json {
  readonly endurance: number;
  readonly file?: string;
  readonly steps: number;
  readonly mirror: boolean;
  readonly option?: Readonly<Record<string, unknown>>;
}

const MOST_STEPS = 1_000_000;
/** As many ways to drop something as are told; all of them stand in the data. */
const MOST_WAYS = 6;
const EXAMPLE = 'awkwardShape=three';

const enduranceIn = (text: string): number => {
  const value = wholeNumber(text);
  if (value >= saga.carry.ENDURANCE.least && value <= saga.carry.ENDURANCE.most) return value;
  throw new InvalidArgumentError(
    `A whole number from ${saga.carry.ENDURANCE.least} to ${saga.carry.ENDURANCE.most} was expected.`,
  );
};

const stepsIn = (text: string): number => {
  const value = wholeNumber(text);
  if (value >= 1) return value;
  throw new InvalidArgumentError('A whole number of 1 or more was expected.');
};

const bearerOf = (io: Teller, list: string | undefined, options: PackOptions): saga.carry.Bearer => {
  if ((list === undefined) === (options.file === undefined)) throw new Stop(2, 'Give a list, or a file by --file.');
  const where = options.file === undefined ? {} : { file: options.file };
  const load = loadIn(io, options.file === undefined ? (list ?? '') : readText(io, options.file), where);
  const given = { 'saga.carry.mirrorObjects': options.mirror, ...options.option };
  const rules: saga.carry.CarryOptions = valueIn(saga.carry.carryOptions.parse(given), { option: '--option' });
  return { load, endurance: options.endurance, options: rules };
};

/** Names, the same ones counted: "3 × rope". */
const counted = (names: readonly string[]): readonly string[] =>
  grouped(names).map(({ name, count }) => (count === 1 ? name : `${count} × ${name}`));

/** Why it cannot be packed, and what to drop. */
const refused = (bearer: saga.carry.Bearer, why: 'area' | 'search', steps: number): Stop => {
  const { spaces, taken } = saga.carry.summaryOf(bearer.load, bearer.endurance, bearer.options);
  const drops = saga.carry.dropsFor(bearer, steps);
  const ways = drops.result === 'fits' ? [] : drops.drops;
  const named = (speech: Speech): string =>
    ways
      .slice(0, MOST_WAYS)
      .map((ids) => counted(ids.map((id) => nameOf(speech, itemOf(bearer.load, id)))))
      .map((names) => speech.texts.pack.together({ names }))
      .join('; ');
  const said = (speech: Speech): string => {
    const { tooLarge, noArrangement, drops: without } = speech.texts.pack;
    const first = why === 'area' ? tooLarge({ spaces, taken }) : noArrangement({ spaces, taken });
    if (ways.length === 0) return first;
    const told = without({ ways: named(speech), others: ways.length > MOST_WAYS ? 'more' : 'all' });
    return `${first}\n${wrapped(told).join('\n')}`;
  };
  const facts = { why, spaces, taken, drops: ways.map((ids) => [...ids]) };
  return new Stop(1, said, {}, brokenRule('SAGA-CARRY-002', 'carry.noArrangement', facts));
};

const itemOf = ({ items }: saga.carry.Load, id: string) =>
  items.find((item) => item.id === id) as saga.carry.Load['items'][number];

/** The letters of objects that are called the same, with that name. */
const legend = (io: Speech, load: saga.carry.Load, options: saga.carry.CarryOptions): readonly string[] => {
  const letters = new Map<string, string[]>();
  saga.carry.piecesOf(load, options).forEach(({ item }, nth) => {
    const name = nameOf(io, item);
    letters.set(name, [...(letters.get(name) ?? []), letterOf(nth)]);
  });
  return columns(
    [...letters].map(([name, all]) => [all.join(' '), name]),
    ['left', 'left'],
  );
};

const packedLines = (io: Speech, { load, endurance, options }: saga.carry.Bearer): readonly string[] => {
  const { spaces, taken } = saga.carry.summaryOf(load, endurance, options);
  const { figures, smalls, worn } = io.texts.pack;
  const names = (items: saga.carry.Load['items']): string => counted(items.map((item) => nameOf(io, item))).join(', ');
  const free = saga.carry.freeSmalls(load);
  const onBody = load.items.filter((item) => item.worn && saga.carry.wearOf(item.object) !== null);
  const armour = io.words.duel.names.armours[saga.carry.wornArmour(load)];
  return [
    figures({ endurance, spaces, taken, free: spaces - taken }),
    '',
    ...indented(drawing(saga.carry.gridFor(endurance), saga.carry.piecesOf(load, options)), 2),
    '',
    ...legend(io, load, options),
    ...(free.length === 0 ? [] : wrapped(smalls({ names: names(free), count: free.length }))),
    ...(onBody.length === 0 ? [] : wrapped(worn({ names: names(onBody), armour }))),
  ];
};

const tell = (io: Teller, bearer: saga.carry.Bearer, arrangement: saga.carry.Arrangement, json: boolean): void => {
  const { load, endurance, options } = bearer;
  const laid = saga.carry.laidOut(load, arrangement);
  const [fault] = saga.carry.faultsOf(laid, endurance, options);
  if (fault !== undefined) throw stopFor(fault.refusal);
  if (!json) {
    outLines(io, packedLines(io, { ...bearer, load: laid }));
    return;
  }
  const drawn = drawing(saga.carry.gridFor(endurance), saga.carry.piecesOf(laid, options));
  outJson(io, {
    endurance,
    ...saga.carry.summaryOf(load, endurance, options),
    armour: saga.carry.wornArmour(load),
    grid: drawn,
    load: laid,
  });
};

const packLoad = (io: Teller, list: string | undefined, options: PackOptions): void => {
  const bearer = bearerOf(io, list, options);
  const packed = saga.carry.pack(bearer, options.steps);
  switch (packed.result) {
    case 'bound':
      throw new Stop(2, ({ texts }) => texts.pack.unsettled({ steps: options.steps }));
    case 'impossible':
      throw refused(bearer, packed.why, options.steps);
    case 'found':
      tell(io, bearer, packed.arrangement, options.json === true);
  }
};

export const packCommand = (program: Command, io: Teller): void => {
  program
    .command('pack')
    .description('whether a load can be carried, and how to pack it')
    .argument('[list]', 'such as "sword, shield, food x3, worn mail armour, quiver left 3, drum=xxx/.x."')
    .option('--endurance <rating>', 'the Endurance of whoever carries it, 0 to 10', enduranceIn, 2)
    .option('--file <file>', 'take the list, or a load as JSON, from this file; - is the standard input')
    .option('--steps <n>', 'how many positions to look at before giving up', stepsIn, MOST_STEPS)
    .option('--mirror', 'objects may be flipped over', true)
    .option('--no-mirror', 'objects may only be turned')
    .option(
      '--option <name=value>',
      `an option of the table, such as ${EXAMPLE}; may be repeated`,
      optionsUnder('saga.carry.', EXAMPLE),
    )
    .addOption(jsonOption())
    .addHelpText(
      'after',
      '\nExamples:\n  warmoot pack --endurance 4 "sword, shield, tent, food x3, rope"\n  warmoot pack --file kit.txt --no-mirror',
    )
    .action((list: string | undefined, options: PackOptions) => packLoad(io, list, options));
};
