import { seatCount } from '@warmoot/protocol';
import { manifests } from '@warmoot/rules';
import type { Command } from 'commander';
import { outJson, outLines } from '../io.js';
import { columns } from '../layout.js';
import { type Json, jsonOption } from '../options.js';
import type { Teller } from '../speech.js';

const scenes = (io: Teller, options: Json): void => {
  const rows = manifests().map(({ rules }) => ({
    scene: rules.scene,
    version: rules.version,
    about: io.words.scenes[rules.scene]?.about ?? '',
    seats: seatCount(rules),
  }));
  if (options.json) {
    outJson(io, { scenes: rows });
    return;
  }
  const lines = rows.map(({ scene, version, about, seats }) => [
    scene,
    version,
    seats === null ? '' : io.texts.seats({ least: seats.least, most: seats.most }),
    about,
  ]);
  outLines(io, columns([io.texts.sceneHeads, ...lines], ['left', 'left', 'left', 'left']));
};

export const scenesCommand = (program: Command, io: Teller): void => {
  program
    .command('scenes')
    .description('what can be played')
    .addOption(jsonOption())
    .addHelpText('after', '\nExamples:\n  warmoot scenes\n  warmoot sit saga/check')
    .action((options: Json) => scenes(io, options));
};
