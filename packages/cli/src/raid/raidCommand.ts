import { saga } from '@warmoot/rules';
import { wrapped } from '@warmoot/words';
import { type Command, Option } from 'commander';
import { Keeper } from '../campaign/keeper.js';
import { END, type Offer, StoryTable, WAYS, type Way } from '../campaign/storyTable.js';
import { type Later, outJson } from '../io.js';
import { type Json, jsonOption, seedOption } from '../options.js';
import { typedIn } from '../playing/command.js';
import { computerNamed } from '../sitting/computers.js';
import { Screen } from '../sitting/screen.js';
import type { Teller } from '../speech.js';
import { Stop } from '../stop.js';
import { type ChapterPlayed, chooseNext, chooseWay, playRunning, settleAid } from './chapters.js';

interface RaidOptions extends Json {
  readonly me: string;
  readonly against: string;
  readonly watch?: true;
  readonly by?: Way;
  readonly seed?: string;
  readonly script?: string;
}

/** What a chapter is called, where and when it is. */
const heading = (story: StoryTable, { title, next }: Pick<Offer, 'title' | 'next'>, screen: Screen): void => {
  const { names } = story;
  screen.line();
  const told = screen.texts.raid.begins({ title, place: next.place, date: names.date(story.dayFor(next)) });
  screen.strong(told.replaceAll('..', '.'));
};

/** Which chapter comes next, and by which rules: as people choose, or the likeliest; null where somebody quits. */
const chosen = (story: StoryTable, options: RaidOptions, screen: Screen): readonly [Offer, Way] | null => {
  const { offers } = story;
  const [first] = offers;
  const isOpen = story.last === null || options.watch === true;
  const offer = isOpen ? first : chooseNext(offers, screen);
  if (offer === undefined || offer === null) return null;
  const isAsked = offer.next.scene === 'battle' && options.by === undefined && options.watch !== true;
  const way = isAsked ? chooseWay(screen) : (options.by ?? 'saga');
  return way === null ? null : [offer, way];
};

/** Settles who lives, and begins the chapter that waits, or the one that is chosen; false where somebody quits. */
const goesOn = async (story: StoryTable, options: RaidOptions, screen: Screen, keeper: Keeper): Promise<boolean> => {
  if (story.dying.length > 0) {
    const isSettled = settleAid(story, screen, options.watch === true);
    await keeper.keep(story);
    if (!isSettled) return false;
  }
  if (!story.begin()) {
    const next = chosen(story, options, screen);
    if (next === null) return false;
    const [offer, way] = next;
    heading(story, offer, screen);
    story.take(offer, way);
  }
  await keeper.keep(story);
  return true;
};

/** Plays chapter after chapter until the story ends, or somebody quits. */
const playOn = async (
  story: StoryTable,
  options: RaidOptions,
  screen: Screen,
  keeper: Keeper,
): Promise<readonly ChapterPlayed[]> => {
  const played: ChapterPlayed[] = [];
  for (;;) {
    if (story.running !== null) {
      const chapter = await playRunning(story, screen, keeper);
      if (chapter === null) return played;
      played.push(chapter);
    } else if (story.isOver || !(await goesOn(story, options, screen, keeper))) return played;
  }
};

/** How it ended: the title of the end, and its sentences. */
const tellEnd = (story: StoryTable, screen: Screen, { path }: Keeper): void => {
  const { last, told } = story;
  const t = screen.texts.raid;
  if (last?.chapter === END) {
    screen.line();
    screen.lines(wrapped(last.text === '' ? told('end.name') : last.text));
    if (path !== undefined) screen.line(t.isIn({ file: path }));
  } else screen.line(t.leftOff({ file: path ?? null }));
};

const raid = async (io: Teller, path: string | undefined, options: RaidOptions): Promise<void> => {
  const { me, against, watch, script, json } = options;
  if (watch && script !== undefined)
    throw new Stop(2, 'Give --watch or --script, not both: between computer players nothing is typed.');
  computerNamed(against, '--against');
  const keeper = new Keeper(io, path);
  const seed = options.seed ?? io.secureSeed();
  const story = await StoryTable.open(io, path ?? '', keeper.value(io), { me, against, seed, now: Date.now() });
  story.rest(watch ? against : null);
  const keys = typedIn(io, script);
  // The answer for programs goes to the output; what people look at makes way for it.
  const screen = new Screen(keys, json ? (watch ? () => undefined : io.err) : io.out);
  const wasOver = story.isOver;
  if (wasOver) screen.line(screen.texts.raid.over);
  else if (story.last === null && story.running === null) screen.lines(wrapped(story.seen.open.setting));
  const chapters = await playOn(story, options, screen, keeper);
  if (!wasOver) tellEnd(story, screen, keeper);
  if (!json) return;
  const { last } = story;
  const over = last?.chapter === END;
  const end = over ? { title: last.title, text: last.text, ...saga.campaign.storyEnds(story.seen) } : null;
  outJson(io, { over, end, chapters, file: path ?? null, ...(over ? { seed } : {}) });
};

const HELP = `
Lady Ella Avitch wants her carts back: a council, a march, a battle with a single combat in it, and a parley, each set up
by what happened before. You play Lady Ella; the computer plays the others. With a file, the story is written to it after
every answer; the same command goes on from there. It is an ordinary table with an ordinary campaign:
warmoot campaign story, calendar and verify read it, and table import brings it to a server.

Examples:
  warmoot raid raid.json
  warmoot raid --watch --seed acorn --by sortie
  warmoot raid raid.json --against recruit --lang de`;

/** The raid, chapter after chapter, at the keyboard. */
export const raidCommand = (program: Command, io: Teller, later: Later): void => {
  program
    .command('raid')
    .description('a story from council to parley: play it chapter by chapter, or watch it')
    .argument('[file]', 'the file that it is kept in, new or begun before; left out, nothing is kept')
    .option('--me <name>', 'who plays Lady Ella', 'Ana')
    .option('--against <player>', 'the computer player of the other parts: recruit or captain', 'captain')
    .option('--watch', 'let it play Lady Ella too, to the end')
    .addOption(
      new Option('--by <rules>', 'by which rules the battle is fought; if nothing is said, you are asked').choices([
        ...WAYS,
      ]),
    )
    .addOption(seedOption())
    .option('--script <file>', 'take what is typed from this file, or - for the standard input')
    .addOption(jsonOption())
    .addHelpText('after', HELP)
    .action((path: string | undefined, options: RaidOptions) => later(raid(io, path, options)));
};
