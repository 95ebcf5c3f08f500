import { followingLines, wrapped } from '@warmoot/words';
import { type Command, Option } from 'commander';
import { type Later, outJson, outLines } from '../io.js';
import { countFromOne, type Json, jsonOption, seedOption } from '../options.js';
import type { Teller } from '../speech.js';
import { Stop } from '../stop.js';
import { mustBeNew } from '../wholeFile.js';
import { Keeper } from './keeper.js';
import { openCampaign } from './opening.js';
import { chaptersNext, chapterWaiting, StoryTable, WAYS, type Way } from './storyTable.js';

interface NextOptions extends Json {
  readonly play?: true;
  readonly by?: Way;
  readonly seed?: string;
}

/** Begins a table in a new file that plays a story: its people, and computers for those who are nobody's. */
export const foundStory = async (
  io: Teller,
  path: string,
  { me, against = 'captain', json }: Json & { readonly me?: string; readonly against?: string },
): Promise<void> => {
  if (me === undefined) throw new Stop(2, ({ texts }) => texts.raid.whoPlays, { option: '--me' });
  mustBeNew(path, 'name another');
  const keeper = new Keeper(io, path);
  const story = await StoryTable.open(io, path, null, { me, against, seed: io.secureSeed(), now: Date.now() });
  await keeper.keep(story);
  const { table, hash, records } = story.file;
  if (json) return outJson(io, { file: path, table, records: records.length, hash });
  outLines(io, [io.texts.campaign.done({ file: path, records: records.length, hash })]);
};

const nth = <A>(chapters: readonly A[], number: number, file: string): A => {
  const found = chapters[number - 1];
  if (found === undefined)
    throw new Stop(2, ({ texts }) => texts.raid.noSuchChapter({ many: chapters.length }), { file });
  return found;
};

interface Begun {
  readonly chapter: string | undefined;
  readonly title: string;
  readonly told: string;
}

/** Begins the chapter that waits on the calendar, as if it were the only one to choose; or puts one there first. */
const beginNth = (story: StoryTable, number: number, path: string, way: Way): Begun => {
  const waiting = chapterWaiting(story.seen);
  if (waiting !== null) {
    const { chapter, title } = nth([waiting], number, path);
    story.begin();
    return { chapter, title, told: `${title}.` };
  }
  const offer = nth(story.offers, number, path);
  story.take(offer, way);
  const { next, name, title } = offer;
  return { chapter: next.chapter, title, told: `${name}: ${title}.` };
};

/** Begins the chapter that comes next; the computers at the table play on until a person is asked. */
const begin = async (io: Teller, path: string, number: number, options: NextOptions): Promise<void> => {
  const keeper = new Keeper(io, path);
  const seed = options.seed ?? io.secureSeed();
  const story = await StoryTable.open(io, path, keeper.value(io), { me: '', against: '', seed, now: Date.now() });
  const { chapter, title, told } = beginNth(story, number, path, options.by ?? 'saga');
  story.letPlay();
  await keeper.keep(story);
  const { hash, records } = story.file;
  if (options.json) return outJson(io, { chapter, title, records: records.length, hash });
  outLines(io, [told, io.texts.campaign.done({ file: path, records: records.length, hash })]);
};

const next = async (io: Teller, path: string, number: number | undefined, options: NextOptions): Promise<void> => {
  if (options.play) return begin(io, path, number ?? 1, options);
  const { seen, names } = await openCampaign(io, path, {});
  const all = chaptersNext(seen, names);
  const waiting = chapterWaiting(seen);
  const offers = number === undefined || waiting !== null ? all : [nth(all, number, path)];
  if (options.json) return outJson(io, { next: offers, waits: waiting });
  if (waiting !== null) {
    outLines(io, wrapped(io.texts.raid.waits({ title: waiting.title, date: names.date(waiting.day) })));
  } else outLines(io, offers.length === 0 ? [io.texts.raid.nothingNext] : followingLines(offers));
};

/** The command that goes on with the story that a campaign tells. */
export const addChapters = (campaign: Command, io: Teller, later: Later): void => {
  campaign
    .command('next')
    .description('the chapters that may come next in a ready-made story, or begin one of them')
    .argument('<table>', 'the file of a whole table')
    .argument('[number]', 'one of them, in the order in which they are told', countFromOne)
    .option('--play', 'put it on the calendar and begin it; left out, the number is 1')
    .addOption(new Option('--by <rules>', 'by which rules a battle is fought').choices([...WAYS]))
    .addOption(seedOption())
    .addOption(jsonOption())
    .addHelpText(
      'after',
      '\nThe computers at the table play on until somebody else is asked: warmoot campaign questions and do answer, or\nwarmoot raid goes on at the keyboard.\n\nExample:\n  warmoot campaign next raid.json --play',
    )
    .action((path: string, number: number | undefined, options: NextOptions) => later(next(io, path, number, options)));
};
