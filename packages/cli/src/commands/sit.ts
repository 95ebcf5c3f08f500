import type { AnyRules, Json, Manifest } from '@warmoot/kernel';
import { type SceneStart, seatsFor, setupFields, startFor } from '@warmoot/protocol';
import { manifestOf, sceneRules } from '@warmoot/rules';
import { startTitle, writtenIn } from '@warmoot/words';
import { readJsonFile } from '../files.js';
import { columns } from '../layout.js';
import { namedValues, type SittingOptions, sceneCommand, seatNames, type Wanted } from '../playing/command.js';
import type { Teller } from '../speech.js';
import { Stop, valueIn } from '../stop.js';

export interface SitOptions extends SittingOptions {
  readonly start?: string;
  readonly setup?: string;
  readonly set?: object;
}

/** `rounds=3`: a field of the setup. */
const fieldIn = namedValues('', 'A field and a value were expected, such as rounds=3', '--set');

const manifestNamed = (scene: string): Manifest => manifestOf(valueIn(sceneRules(scene)) as AnyRules);

/** The start that is meant: the one that is named, else the first. */
const startNamed = ({ starts, rules }: Manifest, name: string | undefined): string | null => {
  if (name === undefined) return starts[0]?.name ?? null;
  if (starts.some((one) => one.name === name)) return name;
  const known = starts.map((one) => one.name).join(', ');
  throw new Stop(2, `${rules.scene} has no ready-made start "${name}". There are ${known === '' ? 'none' : known}.`, {
    option: '--start',
  });
};

const setupIn = (io: Teller, options: SitOptions, { setup }: SceneStart): Json => {
  const whole = options.setup === undefined ? setup : (readJsonFile(io, options.setup).value as Json);
  return options.set === undefined ? whole : ({ ...(whole as object), ...options.set } as Json);
};

/** What a scene begins with: a ready-made start, a file, or fields by name. */
export const sitWanted = (io: Teller, options: SitOptions, _seed: string, scene: string): Wanted => {
  const manifest = manifestNamed(scene);
  const name = startNamed(manifest, options.start);
  const seats = seatNames(options.seats).slice(0, seatsFor(manifest, name).most);
  const start = startFor(manifest, name, seats, writtenIn(io.words, scene));
  return { rules: manifest.rules, seats, setup: setupIn(io, options, start), options: start.options as object };
};

/** The ready-made starts, and what a setup may say besides. */
export const listStarts = ({ words }: Teller, _options: SitOptions, scene: string): readonly string[] => {
  const { starts, rules } = manifestNamed(scene);
  const rows = starts.map(({ name, seats }) => [name, `${seats.least}–${seats.most}`, startTitle(words, scene, name)]);
  const fields = setupFields(rules).map(({ name }) => name);
  return [...columns(rows, ['left', 'left', 'left']), `--set ${fields.join(', ')}`];
};

const HELP = `
Any scene that warmoot scenes lists: people at one keyboard, with a curtain between sealed choices; one person against
the computer; or computers among themselves. It begins with its first ready-made start, or with the simplest setup that
it takes. At every question h explains the keys.

Examples:
  warmoot sit saga/check --against captain
  warmoot sit saga/healing --seats ana --set from=10
  warmoot sit saga/draft --list
  warmoot sit saga/aid --setup aid.json --log aid.log.json`;

export const sitCommand = sceneCommand<SitOptions>({
  name: 'sit <scene>',
  description: 'sit down to any scene: at one keyboard, or against the computer',
  seats: 'the names of those who play',
  prefix: '',
  example: 'saga.duel.flee=any',
  flags: (command) =>
    command
      .option('--start <name>', 'a ready-made start')
      .option('--setup <file>', 'take the setup from this file, or - for the standard input')
      .option('--set <field=value>', 'a field of the setup, such as rounds=3; may be repeated', fieldIn)
      .option('--list', 'list the ready-made starts'),
  help: HELP,
  list: listStarts,
  wanted: sitWanted,
});
