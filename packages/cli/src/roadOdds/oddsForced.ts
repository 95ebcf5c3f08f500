import { chanceJson } from '@warmoot/kernel';
import { saga } from '@warmoot/rules';
import { type Command, InvalidArgumentError } from 'commander';
import { outJson, outLines } from '../io.js';
import { columns, indented } from '../layout.js';
import { type Json, jsonOption, rulesOption, wholeNumber } from '../options.js';
import type { Teller } from '../speech.js';
import { Stop } from '../stop.js';
import { AVERAGE, type Described, PARTY_HELP, pacelessText } from './partyText.js';
import { chanceSaid, throwSaid } from './telling.js';

interface ForcedOdds extends Json {
  readonly rules: saga.EditionName;
  readonly party?: Described;
  readonly days: number;
  readonly before: number;
}

const { forcedMarch, forcedThrow } = saga.march;
const { lameIn, MOST_WEARY } = saga.party;

const MOST_DAYS = 12;

const daysFrom =
  (least: number) =>
  (text: string): number => {
    const days = wholeNumber(text);
    if (days < least || days > MOST_DAYS)
      throw new InvalidArgumentError(`A whole number from ${least} to ${MOST_DAYS} was expected.`);
    return days;
  };

/** Forced days in a row, one evening after the other. */
const oddsForced = (io: Teller, options: ForcedOdds): void => {
  const { days: count, before } = options;
  const edition = saga.EDITIONS[options.rules];
  const { road } = io.texts;
  const { party } = (options.party ?? AVERAGE)(road.party);
  if (party.weary >= MOST_WEARY)
    throw new Stop(2, `Forced may not be chosen by a party that is weary by ${MOST_WEARY}. [SAGA-MOVE-011]`, {
      option: '--party',
    });
  if (lameIn(party) !== null) throw new Stop(2, 'Whoever limps bars Forced. [SAGA-MOVE-044]', { option: '--party' });
  const days = forcedMarch(edition, party, { before, days: count });
  if (options.json) {
    outJson(io, {
      rules: options.rules,
      before,
      days: days.map(({ difficulty, holds, weary }, at) => ({
        day: at + 1,
        difficulty,
        holds: holds.map((chance) => (chance === null ? null : chanceJson(chance))),
        weary: weary.map(chanceJson),
      })),
    });
    return;
  }
  const first = forcedThrow(edition, party, { before, isLed: false });
  const steps = Array.from({ length: MOST_WEARY + 1 }, (_, at) => at);
  outLines(io, [
    ...throwSaid(io, road.firstEvening, first),
    ...days.flatMap(({ difficulty, holds, weary }, at) => {
      const rows = steps
        .filter((step) => step >= party.weary && weary[step]?.ways !== 0n)
        .map((step) => [road.wearyBy[step] as string, chanceSaid(io, weary[step] as never)]);
      const held = steps.flatMap((step) => {
        const chance = holds[step] ?? null;
        const isReached = step >= party.weary && step <= party.weary + at;
        return chance === null || !isReached
          ? []
          : [[road.setsOut({ weary: road.wearyBy[step] as string }), chanceSaid(io, chance)]];
      });
      return [
        road.forcedDay({ day: at + 1, difficulty }),
        ...indented(
          columns([...held, [road.evening, ''], ...rows.map(([a, b]) => [`  ${a}`, b as string])], ['left', 'left']),
          2,
        ),
      ];
    }),
  ]);
};

export const oddsForcedCommand = (odds: Command, io: Teller): void => {
  odds
    .command('forced')
    .description('Forced days in a row: how weary in the evening (our draft rules)')
    .option('--party <party>', 'who marches', pacelessText)
    .option('--days <n>', 'how many Forced days', daysFrom(1), 2)
    .option('--before <n>', 'how many Forced days in a row just before them', daysFrom(0), 0)
    .addOption(rulesOption())
    .addOption(jsonOption())
    .addHelpText(
      'after',
      `${PARTY_HELP}\n\nExamples:\n  warmoot odds forced --party endurance=2\n  warmoot odds forced --party heavyInfantry=400,weary=1 --days 3 --before 1`,
    )
    .action((_: unknown, command: Command) => oddsForced(io, command.optsWithGlobals<ForcedOdds>()));
};
