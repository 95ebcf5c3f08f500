import { approx, chanceJson, chanceThat, exact, type Throw } from '@warmoot/kernel';
import { saga } from '@warmoot/rules';
import { diceText, number, signed } from '@warmoot/words';
import type { Command } from 'commander';
import { outJson, outLines } from '../io.js';
import { bar, columns, percent, plusText } from '../layout.js';
import { type Json, jsonOption, type Modifier, modifierList, oneGiven, rulesOption, wholeNumber } from '../options.js';
import type { Teller } from '../speech.js';

// The ratings themselves lie no more than 10 apart; modifiers may add to that.
const WIDEST_MARGIN = 12;

interface OddsCheckOptions extends Json {
  readonly rules: string;
  readonly skill?: number;
  readonly against?: number;
  readonly difficulty?: number;
  readonly modifier?: readonly Modifier[];
  readonly bonus?: number;
  readonly table?: boolean;
}

const table = (io: Teller, edition: saga.check.CheckEdition, json: boolean): void => {
  const rows = Array.from({ length: 2 * WIDEST_MARGIN + 1 }, (_, at) => {
    const margin = at - WIDEST_MARGIN;
    return { margin, chance: saga.check.chanceOfSuccess(edition, Math.max(margin, 0), Math.max(-margin, 0)) };
  });
  if (json) {
    const table = rows.map(({ margin, chance }) => ({ margin, chance: chanceJson(chance) }));
    outJson(io, { rules: edition.ruleSet, table });
    return;
  }
  const lines = rows.map(({ margin, chance }) => {
    const share = approx(chance);
    return [margin === 0 ? '0' : signed(margin), exact(chance), percent(share, io.words), bar(share)];
  });
  outLines(io, [
    io.texts.byMargin({ rules: edition.ruleSet }),
    ...columns([[io.texts.margin, io.texts.chance, '', ''], ...lines], ['right', 'right', 'right', 'left']),
  ]);
};

/** What is needed of the dice: the number, and whether to reach it or not to pass it. */
export const neededIn = ({ reading }: Throw): { readonly target: number; readonly needs: string } => {
  if (reading.read === 'counted') return { target: 0, needs: reading.read };
  const { rows } = reading;
  return { target: rows.rows === 'atLeast' || rows.rows === 'atMost' ? rows.target : 0, needs: rows.rows };
};

const oddsCheck = (io: Teller, options: OddsCheckOptions): void => {
  const edition = saga.EDITIONS[options.rules as saga.EditionName];
  if (options.table) {
    table(io, edition, options.json === true);
    return;
  }
  oneGiven({ skill: options.skill }, ['skill']);
  const side = oneGiven({ against: options.against, difficulty: options.difficulty }, ['against', 'difficulty']);
  const skill = options.skill as number;
  const opposing = (options.against ?? options.difficulty) as number;
  const more = (options.modifier ?? []).reduce((sum, { by }) => sum + by, options.bonus ?? 0);
  const thrown = edition.check({
    roller: saga.check.plainRating(skill + more, edition),
    opposing: saga.check.plainRating(opposing, edition),
  });
  const chance = chanceThat(thrown, 'success');
  if (options.json) {
    const modified = more === 0 ? {} : { modifier: more };
    outJson(io, {
      ...chanceJson(chance),
      rules: options.rules,
      skill,
      ...modified,
      [side]: opposing,
      ...neededIn(thrown),
    });
    return;
  }
  const { target, needs } = neededIn(thrown);
  const { words, texts } = io;
  const { reading } = thrown;
  const hits = reading.read === 'together' && reading.worth.worth === 'hit';
  const dice = `${diceText(thrown.dice)}${plusText(reading.read === 'counted' ? 0 : reading.plus)}`;
  outLines(io, [
    `${options.rules}: ${texts.against({ rating: `${number(skill)}${plusText(more)}`, opposing: number(opposing) })}`,
    texts.needed({ dice, hits, least: needs === 'atLeast', target: number(target) }),
    texts.success({ chance: words.chance(chance) }),
  ]);
};

export const oddsCheckCommand = (odds: Command, io: Teller): void => {
  odds
    .command('check')
    .description('the exact chance of success of a check')
    .option('--skill <rating>', 'the rating of the one who rolls', wholeNumber)
    .option('--against <rating>', "the opponent's rating", wholeNumber)
    .option('--difficulty <rating>', 'the difficulty, where nobody opposes', wholeNumber)
    .option('--modifier <by:why>', 'what helps or hinders the one who rolls; may be repeated', modifierList)
    .option('--bonus <n>', 'the same as a number alone', wholeNumber)
    .option('--table', 'the chances of all margins')
    .addOption(rulesOption())
    .addOption(jsonOption())
    .addHelpText(
      'after',
      '\nExamples:\n  warmoot odds check --skill 4 --against 2\n  warmoot odds check --skill 3 --difficulty 7 --modifier +1:rope\n  warmoot odds check --table --rules saga-1e',
    )
    .action((_: unknown, command: Command) => oddsCheck(io, command.optsWithGlobals<OddsCheckOptions>()));
};
