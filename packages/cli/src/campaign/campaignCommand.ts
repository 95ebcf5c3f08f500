import { CAMPAIGN_PARTS } from '@warmoot/protocol';
import { saga } from '@warmoot/rules';
import {
  calendarText,
  castText,
  characterText,
  entryTold,
  followingText,
  followingTold,
  hasOwnTitle,
  nextText,
  storyHtml,
  storyMarkdown,
  storyOf,
  unitsText,
} from '@warmoot/words';
import { type Command, Option } from 'commander';
import { writeText } from '../files.js';
import { type Later, outJson, outLines } from '../io.js';
import { indented } from '../layout.js';
import { countFromOne, type Json, jsonOption, wholeNumber } from '../options.js';
import type { Teller } from '../speech.js';
import { Stop } from '../stop.js';
import { addChapters } from './chapters.js';
import { addDoing } from './doing.js';
import { characterNamed, sceneOver } from './finding.js';
import { addFounding } from './founding.js';
import { type OpenedCampaign, openCampaign } from './opening.js';
import { type PartOptions, showPart } from './part.js';
import { scenesTold } from './sceneTellings.js';
import type { ServerOptions } from './server.js';

interface ReadOptions extends Json, ServerOptions {}
interface CalendarOptions extends ReadOptions {
  readonly year?: number;
}
interface OutOptions extends ReadOptions {
  readonly out?: string;
}
interface StoryOptions extends OutOptions {
  readonly scenes?: boolean;
  readonly html?: boolean;
}

/** Removes control characters that a terminal would obey. */
const harmless = (lines: readonly string[]): readonly string[] =>
  lines.map((line) => line.replaceAll(/\p{Cc}+/gu, ' '));

const showJson = ({ seen, names }: OpenedCampaign): unknown => {
  const { name, edition, today, characters, units } = seen.open;
  return {
    name,
    edition,
    today,
    date: saga.calendar.dateOf(saga.campaign.calendarIn(seen), today),
    running: saga.calendar
      .inOrder(saga.campaign.entriesOf(seen))
      .filter(({ kind, state }) => kind === 'scene' && state === 'running'),
    next: saga.calendar.nextEntry(saga.campaign.entriesOf(seen)),
    reckoning: saga.campaign.nextReckoning(seen),
    cast: Object.values(characters).map(({ id, name: called, main, owner, dead, dying, captive, wounds }) => ({
      id,
      name: called,
      main,
      owner: owner === null ? null : names.seat(owner),
      dead,
      dying,
      captive,
      wounds,
    })),
    units: Object.values(units).map(({ id, name: called, ruler, wealth, troops }) => ({
      id,
      name: called,
      ruler,
      wealth,
      troops,
    })),
  };
};

const show = async (io: Teller, path: string, options: ReadOptions): Promise<void> => {
  const opened = await openCampaign(io, path, options);
  if (options.json) return outJson(io, showJson(opened));
  const { seen, names } = opened;
  const { next, cast, wealth } = io.texts.campaign;
  const { come, edition } = io.words.campaign.story;
  const units = unitsText(seen, names);
  outLines(
    io,
    harmless([
      `${seen.open.name}, ${edition[seen.open.edition]}`,
      come({ date: names.date(seen.open.today) }),
      '',
      next,
      ...indented(nextText(seen, names), 2),
      '',
      cast,
      ...indented(castText(seen, names), 2),
      ...(units.length === 0 ? [] : ['', wealth, ...indented(units, 2)]),
    ]),
  );
};

const sheet = async (io: Teller, path: string, name: string, options: ReadOptions): Promise<void> => {
  const { seen, names } = await openCampaign(io, path, options);
  const character = characterNamed(seen, name);
  const { id } = character;
  if (!options.json) return outLines(io, harmless(characterText(seen, names, id)));
  outJson(io, { ...character, goals: seen.own?.goals[id] ?? null, privateNote: seen.own?.notes[id] ?? null });
};

const calendar = async (io: Teller, path: string, options: CalendarOptions): Promise<void> => {
  const { seen, names } = await openCampaign(io, path, options);
  if (!options.json) return outLines(io, harmless(calendarText(seen, names, options.year ?? null)));
  const division = saga.campaign.calendarIn(seen);
  const entries = saga.calendar
    .inOrder(saga.campaign.entriesOf(seen))
    .filter(({ day }) => options.year === undefined || saga.calendar.yearOf(division, day) === options.year);
  outJson(
    io,
    entries.map((entry) => ({ ...entry, date: saga.calendar.dateOf(division, entry.day) })),
  );
};

/** What may follow a scene, and what goes with everybody: of the one that is named, or of the last that is over. */
const after = async (io: Teller, path: string, name: string | undefined, options: ReadOptions): Promise<void> => {
  const { seen, names } = await openCampaign(io, path, options);
  const entry = sceneOver(seen, name);
  if (!options.json) {
    const title = io.texts.campaign.after({
      title: names.titled(entry),
      date: names.date(saga.calendar.lastDay(entry)),
    });
    return outLines(io, harmless([title, '', ...followingText(seen, names, entry)]));
  }
  outJson(io, { entry: entry.id, following: followingTold(seen, names, entry) });
};

/** A text for another program: to a file, or to the standard output. */
const putOut = (io: Teller, text: string, { out, json }: OutOptions): void => {
  if (out === undefined) {
    if (json) outJson(io, { text });
    else io.out(text);
    return;
  }
  writeText(io, out, text);
  const lines = text.split('\n').length - 1;
  if (json) outJson(io, { out, lines });
  else outLines(io, [io.texts.campaign.written({ file: out, lines })]);
};

const story = async (io: Teller, path: string, options: StoryOptions): Promise<void> => {
  const opened = await openCampaign(io, path, options);
  const { seen, names } = opened;
  const { tellings, scenes } = scenesTold(io, opened);
  const text = options.html
    ? storyHtml(storyOf(seen, names, tellings), io.words)
    : storyMarkdown(seen, names, { tellings, scenes: options.scenes ? scenes : {} });
  putOut(io, text, options);
};

/** 20260131T120000Z. The time of the last record: the same file gives the same text. */
const stampOf = (at: number): string => `${new Date(at).toISOString().replaceAll(/[-:]/g, '').slice(0, 15)}Z`;

const ics = async (io: Teller, path: string, options: OutOptions): Promise<void> => {
  const { table, seen, names, changed } = await openCampaign(io, path, options);
  const telling = { calendar: saga.campaign.calendarIn(seen), nameOf: names.character };
  const text = saga.calendar.icsOf(saga.campaign.entriesOf(seen), {
    campaign: table,
    name: seen.open.name,
    stamp: stampOf(changed),
    // An entry without a title is called by its kind.
    told: (entry) => entryTold(io.words, telling, hasOwnTitle(entry) ? entry : { ...entry, title: '' }),
  });
  putOut(io, text, options);
};

const verify = async (io: Teller, path: string, options: Json): Promise<void> => {
  const opened = await openCampaign(io, path, {});
  const { file, seen, records, notReplayed, seat } = opened;
  if (records.length === 0) throw new Stop(2, ({ texts }) => texts.campaign.sealed({ seat: seat ?? '' }), { file });
  const scenes = records.filter(({ what }) => what.did === 'began').length - notReplayed.length;
  const deeds = records.filter(({ what }) => what.did === 'campaign' && what.cause.by === 'deed' && !what.more).length;
  if (options.json) {
    return outJson(io, { verified: true, name: seen.open.name, records: records.length, scenes, deeds, notReplayed });
  }
  const { texts } = io;
  outLines(
    io,
    harmless([
      texts.campaign.holds({ file, name: seen.open.name }),
      texts.campaign.checked({ records: records.length, scenes, deeds }),
      ...(notReplayed.length === 0 ? [] : [texts.campaign.notReplayed({ scenes: notReplayed })]),
    ]),
  );
};

const FILE =
  'an exported table with a campaign, - for the standard input, or the address of a table, such as http://127.0.0.1:4600/table/<id>';
const OUT = 'write to this file instead of the standard output';

const reading = (command: Command): Command =>
  command
    .argument('<file>', FILE)
    .option('--seat <name>', 'with what this seat alone may read, such as goals')
    .option('--key <key>', 'at a running server: the key of the seat')
    .option('--key-file <file>', 'at a running server: a file with that key')
    .addOption(jsonOption());

const example = (text: string): string => `\nExample:\n  warmoot campaign ${text}`;

export const campaignCommand = (program: Command, io: Teller, later: Later): void => {
  const campaign = program
    .command('campaign')
    .description('a campaign in the file of a table or at a server: read it, and do something in it')
    .addHelpText('after', `\nwarmoot campaign <file> alone is the same as show.\n${example('show wednesdays.json')}`);
  reading(campaign.command('show', { isDefault: true }))
    .description('what comes next, the cast, the wealth of political units')
    .addHelpText('after', example('show wednesdays.json'))
    .action((file: string, options: ReadOptions) => later(show(io, file, options)));
  reading(campaign.command('sheet'))
    .description('the sheet of a character, with where everything comes from')
    .argument('<name>', 'a name, the beginning of one, or an id')
    .addHelpText('after', example('sheet wednesdays.json ella --seat Ana'))
    .action((file: string, name: string, options: ReadOptions) => later(sheet(io, file, name, options)));
  reading(campaign.command('calendar'))
    .description('the calendar by year and month, with what came of each scene')
    .option('--year <n>', 'only this year', countFromOne)
    .addHelpText('after', example('calendar wednesdays.json --year 2'))
    .action((file: string, options: CalendarOptions) => later(calendar(io, file, options)));
  reading(campaign.command('after'))
    .description('what may follow a scene that is over, and what is carried into it')
    .argument('[scene]', 'its title, the beginning of one, or its id; left out, the last that is over')
    .addHelpText('after', example('after wednesdays.json "Battle of Kell Ford"'))
    .action((file: string, name: string | undefined, options: ReadOptions) => later(after(io, file, name, options)));
  reading(campaign.command('story'))
    .description('the whole story as Markdown, or as one page for a browser or for paper')
    .option('--out <file>', OUT)
    .addOption(new Option('--md', 'as Markdown, with the sheets; so it is without asking').conflicts('html'))
    .option(
      '--html',
      'as one HTML file that needs nothing else, in words; the page of the journal saves it with pictures',
    )
    .addOption(
      new Option('--scenes', 'as Markdown: with all that was told of each scene at the table').conflicts('html'),
    )
    .addHelpText('after', example('story wednesdays.json --html > story.html'))
    .action((file: string, options: StoryOptions) => later(story(io, file, options)));
  reading(campaign.command('ics'))
    .description('the calendar for calendar programs (iCalendar)')
    .option('--out <file>', OUT)
    .addHelpText('after', example('ics wednesdays.json --out campaign.ics'))
    .action((file: string, options: OutOptions) => later(ics(io, file, options)));
  reading(campaign.command('part'))
    .description(`one part of it: ${CAMPAIGN_PARTS.join(', ')}`)
    .argument('<part>', 'the part; settings is all that stands in no drawer')
    .argument('[id]', 'one thing of it')
    .option('--from <n>', 'from this one on, counted from 0', wholeNumber)
    .option('--most <n>', 'at most so many', countFromOne)
    .addHelpText('after', example('part wednesdays.json entries --most 20'))
    .action((file: string, part: string, id: string | undefined, options: PartOptions) =>
      later(showPart(io, file, { part, id }, options)),
    );
  addFounding(campaign, io, later);
  addChapters(campaign, io, later);
  addDoing(campaign, io, later);
  campaign
    .command('verify')
    .description('play every scene and do every deed again, and see that all came about so')
    .argument('<file>', FILE)
    .addOption(jsonOption())
    .addHelpText('after', example('verify wednesdays.json'))
    .action((file: string, options: Json) => later(verify(io, file, options)));
};
