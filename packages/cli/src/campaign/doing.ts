import { type Json, shape } from '@warmoot/kernel';
import type { Command } from 'commander';
import { readText } from '../files.js';
import { type Later, outJson, outLines } from '../io.js';
import { type Json as JsonOption, jsonOption } from '../options.js';
import type { Teller } from '../speech.js';
import { valueIn } from '../stop.js';
import { doThere, type ServerOptions, seatAt } from './server.js';

interface DoOptions extends JsonOption, ServerOptions {
  readonly id?: string;
}

/** What is to be done: JSON as it stands, or in a file. */
const wished = (io: Teller, text: string): Json =>
  valueIn(shape.parseJson(shape.anyJson, text.trim().startsWith('{') ? text : readText(io, text)), { file: text });

/** Each way of doing something in a campaign, and the deed of the table that it is. */
const WAYS = {
  do: {
    description: 'do something in a campaign at a running server',
    argument: 'a deed of the campaign as JSON, or a file with it',
    example: `do http://127.0.0.1:4600/table/<id> --seat Ana --key-file ana.key '{"deed":"add","name":"Ella","owner":"Ana"}'`,
    deed: (deed: Json): Json => ({ do: 'campaign', deed }),
  },
  play: {
    description: 'play a scene of a campaign at a running server',
    argument: 'what is played as JSON, or a file with it',
    example: `play http://127.0.0.1:4600/table/<id> --seat Ana --key-file ana.key '{"play":"draft"}'`,
    deed: (play: Json): Json => ({ do: 'play', play }),
  },
  propose: {
    description: 'put a deed or a scene of a campaign to the table, where the table decides',
    argument: 'the deed, or what is played, as JSON, or a file with it',
    example: `propose http://127.0.0.1:4600/table/<id> --seat Bo --key-file bo.key '{"deed":"name","name":"Fjord"}'`,
    deed: (wish: Json): Json =>
      'play' in (wish as object)
        ? { do: 'propose', about: 'play', value: { play: wish } }
        : { do: 'propose', about: 'campaign', value: { deed: wish } },
  },
} as const;

/** The commands that change a campaign at a running server. */
export const addDoing = (campaign: Command, io: Teller, later: Later): void => {
  for (const [name, { description, argument, example, deed }] of Object.entries(WAYS)) {
    campaign
      .command(name)
      .description(description)
      .argument('<table>', 'the address of the table, such as http://127.0.0.1:4600/table/<id>')
      .argument('<what>', argument)
      .option('--seat <name>', 'the seat that does it')
      .option('--key <key>', 'the key of the seat')
      .option('--key-file <file>', 'a file with that key')
      .option('--id <id>', 'the id of the command: asked again with the same, it is done once')
      .addOption(jsonOption())
      .addHelpText('after', `\nwarmoot schema protocol lists all deeds.\n\nExample:\n  warmoot campaign ${example}`)
      .action((path: string, text: string, options: DoOptions) => {
        const work = async (): Promise<void> => {
          const done = await doThere(seatAt(io, path, options), options.id ?? io.secureSeed(), deed(wished(io, text)));
          if (options.json) outJson(io, done);
          else outLines(io, [JSON.stringify(done.made ?? {})]);
        };
        later(work());
      });
  }
};
