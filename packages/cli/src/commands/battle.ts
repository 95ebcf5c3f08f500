import type { SceneRules } from '@warmoot/kernel';
import { type Battle, battleScene, type FieldSize, sceneRules, USUAL_SIZE } from '@warmoot/rules';
import { type Command, Option } from 'commander';
import { armyIn, armyLines, fieldIn } from '../battle/armies.js';
import { BattlePlay } from '../battle/battlePlay.js';
import { type Person, peopleNamed } from '../duel/people.js';
import { outLines } from '../io.js';
import { countFromOne, rulesOption } from '../options.js';
import {
  optionsUnder,
  playSitting,
  type SittingOptions,
  seatNames,
  sitDown,
  withSittingOptions,
} from '../sitting/command.js';
import type { Sitting } from '../sitting/sitting.js';
import type { Teller } from '../speech.js';
import { valueIn } from '../stop.js';

interface BattleOptions extends SittingOptions {
  readonly me: string;
  readonly them: string;
  readonly champions?: string;
  readonly theirChampions?: string;
  readonly points: number;
  readonly map: string;
  readonly defend?: boolean;
  readonly ambush?: 'march' | 'camp' | true;
  readonly list?: boolean;
  readonly rules: 'saga' | 'saga-1e';
}

const EXAMPLE = 'truce=no';
const optionList = optionsUnder('saga.battle.', EXAMPLE);

/** The size that the table plays on, where the options make sense; if they do not, the rules will say so. */
const sizeIn = ({ option }: BattleOptions): FieldSize => {
  const options = battleScene.options.parse(option ?? {});
  return options.ok ? options.value['saga.battle.map'] : USUAL_SIZE;
};

const rulesOf = ({ rules }: BattleOptions): SceneRules<Battle> =>
  valueIn(sceneRules(`${rules}/battle`)) as unknown as SceneRules<Battle>;

const defenceOf = ({ ambush }: BattleOptions): string => {
  if (ambush === undefined) return 'standing';
  return ambush === 'camp' ? 'inCamp' : 'onTheMarch';
};

/** SAGA-BATTLE-008: those who may meet hand to hand while the battle waits, by side. */
const championsOf = (
  { champions, theirChampions }: BattleOptions,
  [one, two]: readonly [string, string],
): readonly [readonly Person[], readonly Person[]] => [
  champions === undefined ? [] : peopleNamed(champions, 0, one, '--champions'),
  theirChampions === undefined ? [] : peopleNamed(theirChampions, 1, two, '--their-champions'),
];

const sittingOf = (options: BattleOptions, seed: string): Sitting<Battle> => {
  const seats = seatNames(options.seats);
  const { points, me, them } = options;
  const [champions, enemies] = championsOf(options, seats);
  const mine = armyIn(me, { name: 'Red', seat: seats[0], champions, points }, '--me');
  const theirs = armyIn(them, { name: 'Blue', seat: seats[1], champions: enemies, points }, '--them');
  const [attacker, defender] = options.defend ? [theirs, mine] : [mine, theirs];
  const fields = [fieldIn(options.map, seed, sizeIn(options))];
  return sitDown(rulesOf(options), { seats, attacker, defender, defence: defenceOf(options), fields }, options, seed);
};

const battle = (io: Teller, options: BattleOptions): void => {
  if (options.list) {
    outLines(io, armyLines(io, options.points));
    return;
  }
  const sitting = sittingOf(options, options.seed ?? io.secureSeed());
  playSitting(io, sitting, options, (screen) => new BattlePlay(sitting, screen));
};

const HELP = `
Two people at one keyboard, with a curtain between sealed choices; one person against the computer; or the computer
against itself. The first side attacks, unless it is to --defend. At every question h explains the keys.

Examples:
  warmoot battle --me crown --them levy --against captain
  warmoot battle --me Reds=pikes:3000 --map woods:acorn --defend --against recruit --log reds.log.json
  warmoot battle --watch captain,recruit --map seed:acorn --seed acorn
  warmoot battle --ambush camp --them guard
  warmoot battle --rules saga-1e --against recruit
  warmoot battle --champions Ella=knight --their-champions Joris=raider --against captain
  warmoot battle --list`;

export const battleCommand = (program: Command, io: Teller): void => {
  const command = program
    .command('battle')
    .description('fight a battle of two armies: two at one keyboard, or against the computer')
    .option('--me <army>', 'the ready-made army of the first side, such as crown or Reds=crown:6000', 'crown')
    .option('--them <army>', 'that of the other side', 'crown')
    .option('--champions <fighters>', 'who of the first side may meet an enemy hand to hand, such as Ella=knight,scout')
    .option('--their-champions <fighters>', 'who of the other side may')
    .option('--points <number>', 'what an army may cost where it is not said with it', countFromOne, 4000)
    .option('--map <map>', 'plain, a landscape such as woods or woods:acorn, or seed:acorn for any', 'plain')
    .option('--defend', 'the first side defends, and the other attacks')
    .addOption(
      new Option('--ambush [where]', 'the defender is ambushed, on the march or in camp').choices(['march', 'camp']),
    )
    .option('--list', 'list the ready-made armies')
    .addOption(rulesOption());
  withSittingOptions(command, optionList, EXAMPLE)
    .addHelpText('after', HELP)
    .action((options: BattleOptions) => battle(io, options));
};
