import { type Chance, chanceJson } from '@warmoot/kernel';
import { saga } from '@warmoot/rules';
import { type Command, Option } from 'commander';
import { outJson, outLines } from '../io.js';
import { columns, indented } from '../layout.js';
import { type Json, jsonOption, rulesOption } from '../options.js';
import type { Teller } from '../speech.js';
import { Stop } from '../stop.js';
import { AVERAGE, type Described, PARTY_HELP, pacelessText } from './partyText.js';
import { chanceCells, chanceSaid, decimalText } from './telling.js';

interface ChaseOdds extends Json {
  readonly rules: saga.EditionName;
  readonly quarry?: Described;
  readonly pursuers?: Described;
  readonly onWater?: boolean;
  readonly way?: saga.chase.Way;
  readonly guess?: saga.chase.Way;
}

const { AWAY, CAUGHT, WAYS, awayAt, awayChance, legMatrix, solve } = saga.chase;

/** The gaps at which a pursuit goes on. */
const GAPS = Array.from({ length: AWAY - CAUGHT - 1 }, (_, at) => CAUGHT + 1 + at);

/** All that can be said of a pursuit before its first leg. */
const forecastFor = (options: ChaseOdds, { words }: Teller) => {
  const edition = saga.EDITIONS[options.rules];
  const { sides } = words.chase;
  const position: saga.chase.Position = {
    quarry: (options.quarry ?? AVERAGE)(sides.quarry).party,
    pursuers: (options.pursuers ?? AVERAGE)(sides.pursuers).party,
    onWater: options.onWater === true,
    spent: { quarry: 0, pursuers: 0 },
  };
  const leg = legMatrix(edition, position);
  const { best } = solve(edition, position);
  const solved = (gap: number, mayLead: boolean): number =>
    best({ gap, leg: 1, spent: position.spent, lead: { quarry: mayLead, pursuers: mayLead } }).away;
  return {
    leg,
    even: GAPS.map((gap) => awayChance(edition, position, gap)),
    best: GAPS.map((gap) => awayAt(leg.value, gap)),
    tiring: GAPS.map((gap) => solved(gap, false)),
    led: GAPS.map((gap) => solved(gap, true)),
  };
};
type Forecast = ReturnType<typeof forecastFor>;

/** The chance of a way that is always taken against a guess that is always made. */
const alwaysIn = ({ leg }: Forecast, { way, guess }: ChaseOdds): Chance | null => {
  if (way === undefined && guess === undefined) return null;
  if (way === undefined || guess === undefined)
    throw new Stop(2, 'Give both --way and --guess, or neither of them.', {
      option: way === undefined ? '--way' : '--guess',
    });
  const found = leg.ways.find((one) => one.way === way);
  if (found === undefined || found.isBarred)
    throw new Stop(2, 'Whoever limps bars the Open way to the quarry.', { option: '--way' });
  return found.against[guess];
};

const LEFT = Array.from({ length: 5 }, () => 'left' as const);

const legLines = (io: Teller, { ways, value, even }: Forecast['leg']): readonly string[] => {
  const { texts, words } = io;
  const { road } = texts;
  const chances = ways.map(({ way, against, isBarred }) => {
    const missed = WAYS.find((other) => other !== way) as saga.chase.Way;
    const cells = [against[way], against[missed]].flatMap((chance) => chanceCells(io, chance));
    return [words.chase.ways[way], ...(isBarred ? ['–', '', '–'] : cells)];
  });
  const mixes = ways.map(({ way, taken, guessed }) => [
    words.chase.ways[way],
    ...[taken, guessed].flatMap((chance) => chanceCells(io, chance)),
  ]);
  return [
    road.leg,
    ...indented(columns([['', texts.chase.guessed, '', texts.chase.missed], ...chances], LEFT), 2),
    ...(ways.some(({ isBarred }) => isBarred) ? [road.barred] : []),
    road.mixes,
    ...indented(columns([['', road.taken, '', road.guess], ...mixes], LEFT), 2),
    road.legBest({ chance: chanceSaid(io, value) }),
    road.legEven({ chance: chanceSaid(io, even) }),
  ];
};

const awayLines = (io: Teller, title: string, chances: readonly Chance[]): readonly string[] => [
  title,
  ...indented(
    columns(
      chances.map((chance, at) => [io.texts.road.gap({ gap: GAPS[at] as number }), ...chanceCells(io, chance)]),
      ['left', 'left', 'left'],
    ),
    2,
  ),
];

const tiringLines = (io: Teller, { tiring, led }: Forecast): readonly string[] => {
  const { road } = io.texts;
  const cells = (shares: readonly number[]): readonly string[] => shares.map((share) => decimalText(io.words, share));
  const head = ['', ...GAPS.map((gap) => road.gap({ gap }))];
  const rows = [head, [road.without, ...cells(tiring)], [road.withLead, ...cells(led)]];
  return [road.awayTiring, ...indented(columns(rows, ['left', 'left', 'left', 'left']), 2)];
};

const byGap = <A>(list: readonly A[]): Readonly<Record<number, A>> =>
  Object.fromEntries(GAPS.map((gap, at) => [gap, list[at] as A]));

const asJson = (options: ChaseOdds, forecast: Forecast, always: Chance | null): object => {
  const { leg, even, best, tiring, led } = forecast;
  const exactly = (chances: readonly Chance[]): object => byGap(chances.map(chanceJson));
  return {
    rules: options.rules,
    ways: leg.ways.map(({ way, against, isBarred, taken, guessed }) => ({
      way,
      barred: isBarred,
      against: Object.fromEntries(WAYS.map((guess) => [guess, chanceJson(against[guess])])),
      taken: chanceJson(taken),
      guessed: chanceJson(guessed),
    })),
    leg: { best: chanceJson(leg.value), even: chanceJson(leg.even) },
    away: {
      even: exactly(even),
      best: exactly(best),
      tiring: byGap(tiring),
      tiringWithLead: byGap(led),
    },
    ...(always === null
      ? {}
      : {
          always: {
            way: options.way,
            guess: options.guess,
            leg: chanceJson(always),
            away: exactly(GAPS.map((gap) => awayAt(always, gap))),
          },
        }),
  };
};

const oddsChase = (io: Teller, options: ChaseOdds): void => {
  const forecast = forecastFor(options, io);
  const always = alwaysIn(forecast, options);
  if (options.json) {
    outJson(io, asJson(options, forecast, always));
    return;
  }
  const { road } = io.texts;
  const { ways } = io.words.chase;
  const said = (way: saga.chase.Way | undefined): string => (way === undefined ? '' : ways[way]);
  outLines(io, [
    ...legLines(io, forecast.leg),
    '',
    ...awayLines(io, road.awayEven, forecast.even),
    ...awayLines(io, road.awayBest, forecast.best),
    ...tiringLines(io, forecast),
    ...(always === null
      ? []
      : [
          '',
          ...awayLines(
            io,
            road.always({ way: said(options.way), guess: said(options.guess), chance: chanceSaid(io, always) }),
            GAPS.map((gap) => awayAt(always, gap)),
          ),
        ]),
  ]);
};

export const oddsChaseCommand = (odds: Command, io: Teller): void => {
  odds
    .command('chase')
    .description('a pursuit: every way against every guess, the safe mixes, and away from each gap (our draft rules)')
    .option('--quarry <party>', 'who is pursued', pacelessText)
    .option('--pursuers <party>', 'who pursues', pacelessText)
    .option('--on-water', 'by boat or swimming')
    .addOption(new Option('--way <way>', 'the quarry always takes this way').choices(WAYS))
    .addOption(new Option('--guess <way>', 'the pursuers always guess this one').choices(WAYS))
    .addOption(rulesOption())
    .addOption(jsonOption())
    .addHelpText(
      'after',
      `${PARTY_HELP}\n\nExamples:\n  warmoot odds chase\n  warmoot odds chase --quarry run=4,light --pursuers ride=3,mounted\n  warmoot odds chase --quarry mounted --way open --guess open`,
    )
    .action((_: unknown, command: Command) => oddsChase(io, command.optsWithGlobals<ChaseOdds>()));
};
