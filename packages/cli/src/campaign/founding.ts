import { saga } from '@warmoot/rules';
import { foundingOf, worldBooks, YEAR_KEYS, type YearKey } from '@warmoot/words';
import { type Command, Option } from 'commander';
import { type Later, outJson } from '../io.js';
import { jsonOption } from '../options.js';
import type { Teller } from '../speech.js';
import { Stop } from '../stop.js';
import { foundStory } from './chapters.js';
import { type DoOptions, doIt, withSeat } from './doing.js';
import { characterNamed } from './finding.js';
import { openCampaign } from './opening.js';

interface FoundOptions extends DoOptions {
  readonly name?: string;
  readonly year: YearKey;
  readonly world: string;
  readonly without?: readonly string[];
  readonly print?: boolean;
  readonly story?: string;
  readonly me?: string;
  readonly against?: string;
}

const STORIES = saga.campaign.STORIES.map(({ key }) => key);
const WORLDS: readonly string[] = worldBooks('en').map(({ key }) => key);

/** The last word of a part's key: `plague` of `saltCoast.plague`. */
const shortKey = (key: string): string => key.slice(key.lastIndexOf('.') + 1);

/** The keys of the parts that are left out; as the world has it where nothing is said. */
const leftOut = (language: string, { world, without }: FoundOptions): readonly string[] | null => {
  if (without === undefined) return null;
  const keys = (worldBooks(language).find(({ key }) => key === world)?.parts ?? []).map(({ part }) => part.key);
  return without.map((wanted) => {
    const found = keys.find((key) => key === wanted || shortKey(key) === wanted);
    if (found !== undefined) return found;
    const known = keys.map(shortKey);
    throw new Stop(2, ({ texts }) => texts.campaign.noSuchPart({ part: wanted, known }), { option: '--without' });
  });
};

/** The deed that founds a campaign in a ready-made world, in the language that is spoken. */
const foundingDeed = ({ words: { language } }: Teller, options: FoundOptions): saga.campaign.CampaignDeed => {
  const { year, world } = options;
  const { options: calendar, founding } = foundingOf(language, { year, world, left: leftOut(language, options) });
  const called = worldBooks(language).find(({ key }) => key === world)?.campaign ?? world;
  return {
    deed: 'found',
    name: options.name ?? called,
    edition: 'saga',
    options: calendar as never,
    founding: founding as never,
  };
};

/** Founding from a ready-made world, and kits, for which nobody wants to write JSON. */
export const addFounding = (campaign: Command, io: Teller, later: Later): void => {
  withSeat(campaign.command('found'))
    .description('found a campaign that begins full: with a ready-made year and a world to change')
    .option('--name <name>', 'its name; if nothing is said, as the world has it')
    .addOption(new Option('--year <key>', 'the year').choices([...YEAR_KEYS]).default('farm'))
    .addOption(new Option('--world <key>', 'the world').choices([...WORLDS]).default(WORLDS[0] as string))
    .option('--without <parts...>', 'parts that are left out, such as plague; given, all others are taken')
    .option('--print', 'do nothing, and print the deed as JSON')
    .addOption(
      new Option('--story <key>', 'instead of a world: a ready-made story, at a table in a new file').choices(STORIES),
    )
    .option('--me <name>', 'with a story: who begins it, and plays its first part')
    .option('--against <player>', 'with a story: the computer player of its other parts, recruit or captain')
    .addOption(jsonOption())
    .addHelpText(
      'after',
      '\nExample:\n  warmoot campaign found wednesdays.json --world saltCoast --year moons\n  warmoot campaign found raid.json --story raid --me Ana',
    )
    .action((path: string, options: FoundOptions) => {
      const work = async (): Promise<void> => {
        if (options.story !== undefined) return foundStory(io, path, options);
        const deed = foundingDeed(io, options);
        if (options.print) return outJson(io, deed);
        await doIt(io, path, { do: 'campaign', deed } as never, options);
      };
      later(work());
    });
  withSeat(campaign.command('kit'))
    .description('give a character a starting kit, packed so that it fits')
    .argument('<name>', 'a name, the beginning of one, or an id')
    .argument('<kit>', saga.carry.ALL_KITS.join(', '))
    .addOption(jsonOption())
    .addHelpText('after', '\nExample:\n  warmoot campaign kit wednesdays.json wren hunter')
    .action((path: string, name: string, kit: string, options: DoOptions) => {
      const work = async (): Promise<void> => {
        const { seen } = await openCampaign(io, path, options);
        const { id: character } = characterNamed(seen, name);
        await doIt(io, path, { do: 'campaign', deed: { deed: 'kit', character, kit } }, options);
      };
      later(work());
    });
};
