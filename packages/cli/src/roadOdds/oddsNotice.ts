import { both, type Chance, chanceJson, chanceThat, otherwise, type Throw } from '@warmoot/kernel';
import { saga } from '@warmoot/rules';
import type { Command } from 'commander';
import { InvalidArgumentError } from 'commander';
import { outJson, outLines } from '../io.js';
import { columns, indented } from '../layout.js';
import { type Json, jsonOption, rulesOption, wholeNumber } from '../options.js';
import type { Teller } from '../speech.js';
import { AVERAGE, type Described, PARTY_HELP, partyText } from './partyText.js';
import { chanceCells, chanceSaid, throwSaid } from './telling.js';

interface NoticeOdds extends Json {
  readonly rules: saga.EditionName;
  readonly party?: Described;
  readonly other?: Described;
}

interface PastOdds extends Json {
  readonly rules: saga.EditionName;
  readonly party?: Described;
  readonly watchers?: Described;
  readonly approaches: number;
}

const { noticeThrow, pastOdds, pastThrow } = saga.march;

const MOST_APPROACHES = 6;

const approachCount = (text: string): number => {
  const count = wholeNumber(text);
  if (count < 2 || count > MOST_APPROACHES)
    throw new InvalidArgumentError(`Watchers have 2 to ${MOST_APPROACHES} approaches to watch.`);
  return count;
};

const won = (thrown: Throw): Chance => chanceThat(thrown, 'success');

/** Who becomes aware of whom where two come near each other. */
const oddsNotice = (io: Teller, options: NoticeOdds): void => {
  const edition = saga.EDITIONS[options.rules];
  const { road } = io.texts;
  const party = (options.party ?? AVERAGE)(road.party);
  const other = (options.other ?? AVERAGE)(road.other);
  const [sees, isSeen] = [noticeThrow(edition, party, other), noticeThrow(edition, other, party)];
  const [one, two] = [won(sees), won(isSeen)];
  const cases = {
    both: both(one, two),
    onlyParty: both(one, otherwise(two)),
    onlyOther: both(otherwise(one), two),
    neither: both(otherwise(one), otherwise(two)),
  };
  if (options.json) {
    const aware = Object.fromEntries(Object.entries(cases).map(([name, chance]) => [name, chanceJson(chance)]));
    outJson(io, { rules: options.rules, noticed: chanceJson(two), notices: chanceJson(one), aware });
    return;
  }
  outLines(io, [
    ...throwSaid(io, road.notices({ who: road.other, whom: road.party }), isSeen),
    ...throwSaid(io, road.notices({ who: road.party, whom: road.other }), sees),
    road.aware,
    ...indented(
      columns(
        (['both', 'onlyParty', 'onlyOther', 'neither'] as const).map((name) => [
          road.awareOf[name],
          ...chanceCells(io, cases[name]),
        ]),
        ['left', 'left', 'left'],
      ),
      2,
    ),
  ]);
};

/** Past watchers, on the approach that they have marked and on another. */
const oddsPast = (io: Teller, options: PastOdds): void => {
  const edition = saga.EDITIONS[options.rules];
  const { road } = io.texts;
  const sneaking = { ...(options.party ?? AVERAGE)(road.party), isLed: false };
  const described = (options.watchers ?? AVERAGE)(road.watchers);
  const odds = pastOdds(edition, sneaking, described, options.approaches);
  if (options.json) {
    const { marked, other, blindly } = odds;
    outJson(io, {
      rules: options.rules,
      approaches: options.approaches,
      marked: chanceJson(marked),
      other: chanceJson(other),
      blindly: chanceJson(blindly),
    });
    return;
  }
  const on = (isMarked: boolean): Throw => pastThrow(edition, sneaking, { ...described, isMarked });
  outLines(io, [
    ...throwSaid(io, road.pastMarked, on(true)),
    ...throwSaid(io, road.pastOther, on(false)),
    road.pastBlindly({ approaches: options.approaches, chance: chanceSaid(io, odds.blindly) }),
  ]);
};

export const oddsNoticeCommand = (odds: Command, io: Teller): void => {
  odds
    .command('notice')
    .description('two parties come near each other: who notices whom (our draft rules)')
    .option('--party <party>', 'one of them', partyText)
    .option('--other <party>', 'the other', partyText)
    .addOption(rulesOption())
    .addOption(jsonOption())
    .addHelpText(
      'after',
      `${PARTY_HELP}\n\nExamples:\n  warmoot odds notice --party mediumCavalry=60,careful --other notice=3,rest\n  warmoot odds notice --party hide=4,weary=1,forced --other lightInfantry=40`,
    )
    .action((_: unknown, command: Command) => oddsNotice(io, command.optsWithGlobals<NoticeOdds>()));
};

export const oddsPastCommand = (odds: Command, io: Teller): void => {
  odds
    .command('past')
    .description('past watchers unseen: on the approach that they have marked, and on another (our draft rules)')
    .option('--party <party>', 'who sneaks', partyText)
    .option('--watchers <party>', 'who watches', partyText)
    .option('--approaches <n>', 'how many approaches there are', approachCount, 2)
    .addOption(rulesOption())
    .addOption(jsonOption())
    .addHelpText(
      'after',
      `${PARTY_HELP}\n\nExamples:\n  warmoot odds past --party hide=4 --watchers notice=3\n  warmoot odds past --party hide=5,people=20,careful --watchers lightInfantry=30,rest --approaches 3`,
    )
    .action((_: unknown, command: Command) => oddsPast(io, command.optsWithGlobals<PastOdds>()));
};
