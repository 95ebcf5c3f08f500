import { saga, sceneRules, war } from '@warmoot/rules';
import { Option } from 'commander';
import { armyIn, armyLines, fieldIn } from '../battle/armies.js';
import { type Person, peopleNamed } from '../duel/people.js';
import { countFromOne, rulesOption } from '../options.js';
import { type SittingOptions, sceneCommand, twoSeats, type Wanted } from '../playing/command.js';
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
  readonly rules: saga.EditionName;
}

/** The size that the table plays on, where the options make sense; if they do not, the rules will say so. */
const sizeIn = ({ option }: BattleOptions): war.FieldSize => {
  const options = saga.battle.battleScene.options.parse(option ?? {});
  return options.ok ? options.value['saga.battle.map'] : war.USUAL_SIZE;
};

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

const wanted = (_io: Teller, options: BattleOptions, seed: string): Wanted => {
  const seats = twoSeats(options.seats);
  const { points, me, them } = options;
  const [champions, enemies] = championsOf(options, seats);
  const mine = armyIn(me, { name: 'Red', seat: seats[0], champions, points }, '--me');
  const theirs = armyIn(them, { name: 'Blue', seat: seats[1], champions: enemies, points }, '--them');
  const [attacker, defender] = options.defend ? [theirs, mine] : [mine, theirs];
  const fields = [fieldIn(options.map, seed, sizeIn(options))];
  const rules = valueIn(sceneRules(`${options.rules}/battle`));
  return { rules, seats, setup: { seats, attacker, defender, defence: defenceOf(options), fields } };
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

export const battleCommand = sceneCommand<BattleOptions>({
  name: 'battle',
  description: 'fight a battle of two armies: two at one keyboard, or against the computer',
  seats: 'the names of the two who play',
  prefix: 'saga.battle.',
  example: 'truce=no',
  flags: (command) =>
    command
      .option('--me <army>', 'the ready-made army of the first side, such as crown or Reds=crown:6000', 'crown')
      .option('--them <army>', 'that of the other side', 'crown')
      .option(
        '--champions <fighters>',
        'who of the first side may meet an enemy hand to hand, such as Ella=knight,scout',
      )
      .option('--their-champions <fighters>', 'who of the other side may')
      .option('--points <number>', 'what an army may cost where it is not said with it', countFromOne, 4000)
      .option('--map <map>', 'plain, a landscape such as woods or woods:acorn, or seed:acorn for any', 'plain')
      .option('--defend', 'the first side defends, and the other attacks')
      .addOption(
        new Option('--ambush [where]', 'the defender is ambushed, on the march or in camp').choices(['march', 'camp']),
      )
      .option('--list', 'list the ready-made armies')
      .addOption(rulesOption()),
  help: HELP,
  list: (io, { points }) => armyLines(io, points),
  wanted,
});
