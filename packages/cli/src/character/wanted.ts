import { saga } from '@warmoot/rules';
import { type Command, InvalidArgumentError, Option } from 'commander';
import { type DiceOptions, diceOption, faceList, type Json, jsonOption, rulesOption, seedOption } from '../options.js';
import { Stop } from '../stop.js';

/** How somebody is to be made, as the options say it. */
export interface WantedOptions extends DiceOptions, Json {
  readonly rules: string;
  readonly edition?: string;
  readonly others?: boolean;
  readonly mainDice?: boolean;
  readonly guide?: string;
  readonly top?: saga.SkillGroup;
  readonly then?: readonly saga.SkillGroup[];
  readonly byHand?: saga.character.GroupRatings;
  readonly only?: string;
  readonly diceShown?: boolean;
  readonly kitDice?: readonly number[];
}

/** `hand-to-hand` is a group, as `handToHand` is. */
const typedAs = (group: string): string => group.replaceAll(/\p{Lu}/gu, (letter) => `-${letter.toLowerCase()}`);

const GROUP_NAMES = saga.character.GROUPS.map(typedAs).join(', ');

const groupNamed = (text: string): saga.SkillGroup => {
  const known = saga.character.GROUPS.find(
    (group) => group === text.trim() || typedAs(group) === text.trim().toLowerCase(),
  );
  if (known !== undefined) return known;
  throw new InvalidArgumentError(`A group was expected: ${GROUP_NAMES}.`);
};

const groupsNamed = (text: string): readonly saga.SkillGroup[] => text.split(',').map(groupNamed);

/** `4,2,1,3`: the group ratings in the order of the groups. */
const ratingsNamed = (text: string): saga.character.GroupRatings => {
  const ratings = text.trim().split(/\s*,\s*|\s+/);
  if (ratings.length !== saga.character.GROUPS.length || ratings.some((rating) => !/^(?:\d|10)$/.test(rating))) {
    throw new InvalidArgumentError(`Four ratings from 0 to 10 were expected, such as 4,2,1,3: ${GROUP_NAMES}.`);
  }
  return Object.fromEntries(
    saga.character.GROUPS.map((group, at) => [group, Number(ratings[at])]),
  ) as unknown as saga.character.GroupRatings;
};

/** Another name for `--rules`. */
export const editionOption = (): Option =>
  new Option('--edition <set>', 'the same as --rules').choices(saga.EDITION_NAMES).conflicts('rules');

const kitDiceOption = (): Option =>
  new Option('--kit-dice <faces>', 'the same with dice that people own: see below')
    .argParser(faceList)
    .conflicts(['seed', 'dice']);

const DICE_ORDER = `
Dice, in the order thrown. Skills, for each of the groups
${GROUP_NAMES}: four d4 for the group rating (with
--others and in saga-1e a draw from 0 to 999999; none by hand or by the guide,
whose d3 and d2 for the groups left out come first), then a die for each point
of the bank: d4, d7, d7 and d5. Then the motivations: a d10 (0 is thrown again),
d8, d7 and so on to d2, and nine d8.
With --kit-dice half a d10 (its 0 is a 10) stands for the d5 of a bank, six d10
for the digits of a draw, and the next larger die, thrown again above, for a d7,
for the d5 of a placement, a d3 and a d2.`;

export const addWantedOptions = (command: Command): Command =>
  command
    .option('--others', 'somebody who is no main character: drawn from the distribution of the world')
    .option('--main-dice', 'with --others: by the dice of main characters (saga only, as are the next four)')
    .addOption(new Option('--guide <office>', 'somebody by the worldbuilding guide').choices(saga.character.OFFICES))
    .option('--top <group>', `with --guide: the best group: ${GROUP_NAMES}`, groupNamed)
    .option(
      '--then <groups>',
      'with --guide: the next groups, the best first, such as social,physical; dice name those left out',
      groupsNamed,
    )
    .option('--by-hand <ratings>', `group ratings as the table says, such as 4,2,1,3: ${GROUP_NAMES}`, ratingsNamed)
    .addOption(new Option('--only <block>', 'only skills or only motives').choices(['skills', 'motives']))
    .option('--dice-shown', 'show the dice behind the numbers')
    .addOption(rulesOption())
    .addOption(editionOption())
    .addOption(seedOption())
    .addOption(diceOption())
    .addOption(kitDiceOption())
    .addOption(jsonOption())
    .addHelpText('after', DICE_ORDER);

/** The rule set, by whichever option names it. */
export const rulesIn = ({ rules, edition }: Pick<WantedOptions, 'rules' | 'edition'>): string => edition ?? rules;

const methodIn = ({ mainDice, guide, top, then, byHand }: WantedOptions): object | undefined => {
  if (mainDice) return { by: 'mainDice' };
  if (byHand !== undefined) return { by: 'byHand', ratings: byHand };
  return guide === undefined ? undefined : { by: 'guide', office: guide, top, ...(then === undefined ? {} : { then }) };
};

const checkTogether = ({ mainDice, guide, top, then, byHand, others }: WantedOptions): void => {
  const ways = [
    ...(mainDice ? ['--main-dice'] : []),
    ...(guide === undefined ? [] : ['--guide']),
    ...(byHand === undefined ? [] : ['--by-hand']),
  ];
  if (ways.length > 1) throw new Stop(2, `Give only one of ${ways.join(' and ')}.`);
  if (mainDice && !others) throw new Stop(2, '--main-dice goes with --others; main characters have these dice anyway.');
  if (guide !== undefined && top === undefined) throw new Stop(2, '--guide needs --top, the best group.');
  if (guide === undefined && (top !== undefined || then !== undefined)) {
    throw new Stop(2, `${top === undefined ? '--then' : '--top'} goes with --guide.`);
  }
};

/** Somebody to be made, as the setup of the scene takes it. */
export const wantedBy = (options: WantedOptions, name?: string): object => {
  checkTogether(options);
  const method = methodIn(options);
  return {
    ...(name === undefined ? {} : { name }),
    kind: options.others || method !== undefined ? 'other' : 'main',
    ...(method === undefined ? {} : { method }),
    ...(options.only === undefined ? {} : { blocks: [options.only] }),
  };
};
