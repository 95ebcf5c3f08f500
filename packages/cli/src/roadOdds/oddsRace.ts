import { type Chance, chanceJson, chanceThat, listed } from '@warmoot/kernel';
import { saga } from '@warmoot/rules';
import { wrapped } from '@warmoot/words';
import { type Command, InvalidArgumentError } from 'commander';
import { outJson, outLines } from '../io.js';
import { columns, indented } from '../layout.js';
import { type Json, jsonOption, rulesOption, wholeNumber } from '../options.js';
import type { Teller } from '../speech.js';
import { Stop } from '../stop.js';
import { AVERAGE, type Described, PARTY_HELP, pacelessText } from './partyText.js';
import { chanceCells, chanceSaid, decimalText, throwSaid } from './telling.js';

interface RaceOdds extends Json {
  readonly rules: saga.EditionName;
  readonly party?: Described;
  readonly other?: Described;
  readonly legs: number;
  readonly onWater?: boolean;
  readonly stakes?: readonly number[];
  readonly otherStakes?: readonly number[];
}

const { effortOf, LEGS, legOdds, MOST_STAKED, raceChance, raceThrow, solveRace } = saga.race;

const legCount = (text: string): number => {
  const legs = wholeNumber(text);
  if (!LEGS.some((known) => known === legs))
    throw new InvalidArgumentError('1 was expected for a dash, or 3 or 5 for a long race.');
  return legs;
};

const stakeList = (text: string): readonly number[] => {
  const stakes = text.split(',').map((one) => wholeNumber(one));
  if (stakes.some((stake) => stake < 0 || stake > MOST_STAKED))
    throw new InvalidArgumentError(`0, 1 or 2 was expected for each leg, such as 1,0,2.`);
  return stakes;
};

/** The stakes of one racer, leg by leg, as far as its effort goes. */
const stakesIn = (
  stakes: readonly number[],
  { legs, effort, option }: { readonly legs: number; readonly effort: number; readonly option: string },
): readonly number[] => {
  if (stakes.length !== legs)
    throw new Stop(2, `${legs} stakes were expected, one for each leg, and ${stakes.length} found.`, { option });
  const sum = stakes.reduce((all, one) => all + one, 0);
  if (sum > effort)
    throw new Stop(2, `The stakes come to ${sum}, and Endurance gives ${effort} to stake. [SAGA-MOVE-033]`, { option });
  return stakes;
};

type Both = readonly [readonly number[], readonly number[]];

/** What both stake on every leg, where that is asked for. */
const plansIn = ({ stakes, otherStakes, legs }: RaceOdds, effort: readonly [number, number]): Both | null => {
  if (stakes === undefined && otherStakes === undefined) return null;
  if (legs === 1) throw new Stop(2, 'Nothing is staked in a dash: give --legs 3 or 5.', { option: '--stakes' });
  const none = Array.from({ length: legs }, () => 0);
  return [
    stakesIn(stakes ?? none, { legs, effort: effort[0], option: '--stakes' }),
    stakesIn(otherStakes ?? none, { legs, effort: effort[1], option: '--other-stakes' }),
  ];
};

const stakeTable = (io: Teller, odds: readonly (readonly Chance[])[]): readonly string[] => {
  const head = ['', ...odds.flatMap((_, stake) => [`${stake}`, ''])];
  const rows = odds.map((row, stake) => [`${stake}`, ...row.flatMap((chance) => chanceCells(io, chance))]);
  return indented(
    columns(
      [head, ...rows],
      head.map(() => 'left'),
    ),
    2,
  );
};

const oddsRace = (io: Teller, options: RaceOdds): void => {
  const edition = saga.EDITIONS[options.rules];
  const { road } = io.texts;
  const { legs } = options;
  const runners: saga.race.Runners = {
    racers: [(options.party ?? AVERAGE)(road.party).party, (options.other ?? AVERAGE)(road.other).party],
    onWater: options.onWater === true,
  };
  const effort = [effortOf(runners.racers[0]), effortOf(runners.racers[1])] as const;
  const plans = plansIn(options, effort);
  const odds = legOdds(edition, runners);
  const best = solveRace(edition, runners, legs)({ won: [0, 0], effort });
  const planned =
    plans === null ? null : raceChance(plans[0].map((one, leg) => odds[one]?.[plans[1][leg] as number] as Chance));
  const thrown = raceThrow(edition, listed, runners, [0, 0]);
  if (options.json) {
    outJson(io, {
      rules: options.rules,
      legs,
      ...(legs === 1
        ? { wins: chanceJson(chanceThat(thrown, 'success')) }
        : {
            effort,
            leg: odds.map((row) => row.map(chanceJson)),
            best: { wins: best.first, stakes: best.stakes[0], otherStakes: best.stakes[1] },
            ...(planned === null ? {} : { planned: chanceJson(planned) }),
          }),
    });
    return;
  }
  if (legs === 1) {
    outLines(io, throwSaid(io, road.dash, thrown));
    return;
  }
  const mixes = (shares: readonly number[]): string =>
    shares.map((share, stake) => road.mix({ stake, share: decimalText(io.words, share) })).join(', ');
  outLines(io, [
    ...throwSaid(io, road.plainLeg, thrown),
    road.byStakes,
    ...stakeTable(io, odds),
    ...wrapped(road.raceBest({ legs, one: effort[0], other: effort[1], share: decimalText(io.words, best.first) })),
    `  ${road.party}: ${mixes(best.stakes[0])}`,
    `  ${road.other}: ${mixes(best.stakes[1])}`,
    ...(plans === null || planned === null
      ? []
      : [
          road.racePlanned({
            one: plans[0].join(', '),
            other: plans[1].join(', '),
            chance: chanceSaid(io, planned),
          }),
        ]),
  ]);
};

export const oddsRaceCommand = (odds: Command, io: Teller): void => {
  odds
    .command('race')
    .description('a dash, or a long race with stakes (our draft rules)')
    .option('--party <party>', 'one racer', pacelessText)
    .option('--other <party>', 'the other', pacelessText)
    .option('--legs <n>', '1 for a dash, 3 or 5 for a long race', legCount, 1)
    .option('--stakes <list>', 'what the one stakes on each leg, such as 1,1,0', stakeList)
    .option('--other-stakes <list>', 'what the other stakes', stakeList)
    .option('--on-water', 'by boat or swimming')
    .addOption(rulesOption())
    .addOption(jsonOption())
    .addHelpText(
      'after',
      `${PARTY_HELP}\n\nExamples:\n  warmoot odds race --party run=4 --other run=3\n  warmoot odds race --party run=3,endurance=3 --other run=3 --legs 3 --stakes 1,1,1`,
    )
    .action((_: unknown, command: Command) => oddsRace(io, command.optsWithGlobals<RaceOdds>()));
};
