import { type Json, shape } from '@warmoot/kernel';
import { remindedNow } from '@warmoot/words';
import type { Command } from 'commander';
import { readText } from '../files.js';
import { type Later, outJson, outLines } from '../io.js';
import { type Json as JsonOption, jsonOption } from '../options.js';
import type { Teller } from '../speech.js';
import { Stop, valueIn } from '../stop.js';
import { doInFile, questionsInFile } from './inFile.js';
import { openCampaign } from './opening.js';
import { doThere, isServer, questionsThere, type ServerOptions, seatAt } from './server.js';

export interface DoOptions extends JsonOption, ServerOptions {
  readonly id?: string;
}

/** What is to be done: JSON as it stands, or in a file. */
const wished = (io: Teller, text: string): Json => {
  const isJson = text.trim().startsWith('{');
  return valueIn(shape.parseJson(shape.anyJson, isJson ? text : readText(io, text)), isJson ? {} : { file: text });
};

const has = (wish: Json, key: string): boolean => typeof wish === 'object' && wish !== null && key in wish;

/** Each way of doing something in a campaign, and the deed of the table that it is. */
const WAYS = {
  do: {
    description: 'do something in a campaign, or at its table',
    argument: 'a deed of the campaign as JSON, one of the table ("do" in it, such as an answer), or a file with it',
    example: `do wednesdays.json '{"deed":"add","name":"Ella","owner":"Ana"}'`,
    deed: (deed: Json): Json => (has(deed, 'do') ? deed : { do: 'campaign', deed }),
  },
  play: {
    description: 'play a scene of a campaign',
    argument: 'what is played as JSON, or a file with it',
    example: `play wednesdays.json '{"play":"draft"}'`,
    deed: (play: Json): Json => ({ do: 'play', play }),
  },
  propose: {
    description: 'put a deed or a scene of a campaign to the table, where the table decides',
    argument: 'the deed, or what is played, as JSON, or a file with it',
    example: `propose http://127.0.0.1:4600/table/<id> --seat Bo --key-file bo.key '{"deed":"name","name":"Fjord"}'`,
    deed: (wish: Json): Json =>
      has(wish, 'play')
        ? { do: 'propose', about: 'play', value: { play: wish } }
        : { do: 'propose', about: 'campaign', value: { deed: wish } },
  },
} as const;

const TABLE = 'the file of a whole table, or the address of one, such as http://127.0.0.1:4600/table/<id>';

const AT_TABLE = `
At a running server, --seat and a key say as whom. Whoever has the file of a table speaks for its host; the file is
checked as an import checks it, and is written anew in one go or not at all. Computer players at it play on by themselves.
warmoot schema protocol lists all deeds.`;

export const withSeat = (command: Command): Command =>
  command
    .argument('<table>', TABLE)
    .option('--seat <name>', 'the seat that does it; in a file the host, if nothing is said')
    .option('--key <key>', 'at a running server: the key of the seat')
    .option('--key-file <file>', 'at a running server: a file with that key');

/** Does a deed of the table, in its file or at a server. */
export const doIt = async (io: Teller, path: string, deed: Json, options: DoOptions): Promise<void> => {
  if (isServer(path)) {
    const done = await doThere(seatAt(io, path, options), options.id ?? io.secureSeed(), deed);
    return options.json ? outJson(io, done) : outLines(io, [JSON.stringify(done.made ?? {})]);
  }
  if (options.id !== undefined) throw new Stop(2, 'Only a running server knows ids of commands.', { option: '--id' });
  const done = await doInFile(io, path, { seat: options.seat, wish: deed, now: Date.now() });
  if (options.json) return outJson(io, done);
  outLines(io, [...(done.made === undefined ? [] : [JSON.stringify(done.made)]), io.texts.campaign.done(done)]);
};

/** Whether a deed of the table begins a scene, or takes one up again. */
const begins = (wish: Json): boolean => {
  const { do: what, deed } = wish as { readonly do?: Json; readonly deed?: { readonly deed?: Json } };
  return what === 'play' || (what === 'campaign' && (deed?.deed === 'start' || deed?.deed === 'resume'));
};

/** SAGA-MOTIVE-008: says what drives people in what is played now, as far as this seat may read their sheets. */
const remind = async (io: Teller, path: string, options: ServerOptions): Promise<void> => {
  const { seen, names } = await openCampaign(io, path, options);
  outLines(io, remindedNow(seen, names));
};

const ask = async (io: Teller, path: string, options: ServerOptions): Promise<void> =>
  outJson(
    io,
    isServer(path) ? await questionsThere(seatAt(io, path, options)) : await questionsInFile(io, path, options.seat),
  );

/** The commands that change a campaign, in a file or at a running server. */
export const addDoing = (campaign: Command, io: Teller, later: Later): void => {
  for (const [name, { description, argument, example, deed }] of Object.entries(WAYS)) {
    withSeat(campaign.command(name))
      .description(description)
      .argument('<what>', argument)
      .option('--id <id>', 'at a running server: the id of the command; asked again with the same, it is done once')
      .addOption(jsonOption())
      .addHelpText('after', `${AT_TABLE}\n\nExample:\n  warmoot campaign ${example}`)
      .action((path: string, text: string, options: DoOptions) => {
        const work = async (): Promise<void> => {
          const wish = deed(wished(io, text));
          await doIt(io, path, wish, options);
          if (!options.json && begins(wish)) await remind(io, path, options);
        };
        later(work());
      });
  }
  withSeat(campaign.command('questions'))
    .description('what the running scene asks, with the answers that can be listed; always JSON')
    .addOption(jsonOption())
    .addHelpText(
      'after',
      `\nAn answer is given with warmoot campaign do.\n\nExample:\n  warmoot campaign questions wednesdays.json\n  warmoot campaign do wednesdays.json '{"do":"answer","question":"1.0","as":"Ana","choice":{"choose":"agree"}}'`,
    )
    .action((path: string, options: ServerOptions) => later(ask(io, path, options)));
};
