import { seatCount } from '@warmoot/protocol';
import { SCENES } from '@warmoot/rules';
import { en } from '@warmoot/words';
import type { Command } from 'commander';
import { type Io, outJson, outLines } from '../io.js';
import { columns } from '../layout.js';
import { type Json, jsonOption } from '../options.js';

const scenes = (io: Io, options: Json): void => {
  const rows = Object.values(SCENES).map((rules) => ({
    scene: rules.scene,
    version: rules.version,
    about: en.scenes[rules.scene]?.about ?? '',
    seats: seatCount(rules),
  }));
  if (options.json) {
    outJson(io, { scenes: rows });
    return;
  }
  const lines = rows.map(({ scene, version, about, seats }) => [
    scene,
    version,
    seats === null ? '' : `${seats.least} to ${seats.most}`,
    about,
  ]);
  outLines(io, columns([['scene', 'version', 'seats', ''], ...lines], ['left', 'left', 'left', 'left']));
};

export const scenesCommand = (program: Command, io: Io): void => {
  program
    .command('scenes')
    .description('what can be played')
    .addOption(jsonOption())
    .addHelpText('after', '\nExample:\n  warmoot scenes')
    .action((options: Json) => scenes(io, options));
};
