import { type Verified, verify } from '@warmoot/kernel';
import type { Command } from 'commander';
import { openLog, placeInLog } from '../files.js';
import { type Io, outJson, outLines } from '../io.js';
import { columns, indented } from '../layout.js';
import { type Json, jsonOption } from '../options.js';
import { stopFor } from '../stop.js';

const throwsOf = (count: number): string => `${count} ${count === 1 ? 'throw' : 'throws'}`;

const checkedRows = ({ entries, seeded, typed, unchecked, over }: Verified): readonly (readonly string[])[] => [
  ['entries', `${entries}`, 'played again; what followed and every hash is the same'],
  ['dice from the seed', throwsOf(seeded), seeded === 0 ? '' : 'as the seed gives them that was committed to'],
  ['dice typed in', throwsOf(typed), typed === 0 ? '' : 'possible faces, and nothing more can be said of them'],
  ...(unchecked === 0
    ? []
    : [['dice still sealed', throwsOf(unchecked), 'to be checked when the scene is over and its seed is shown']]),
  ['the scene', over ? 'over' : 'not over', ''],
];

const verifyLog = (io: Io, path: string, options: Json): void => {
  const { file, content, rules } = openLog(io, path);
  const checked = verify(rules, content);
  if (!checked.ok) throw stopFor(checked.refusal, placeInLog(file, checked.refusal));
  const verified = checked.value;
  if (options.json) {
    outJson(io, { verified: true, scene: rules.scene, version: rules.version, ...verified, hash: content.hash });
    return;
  }
  outLines(io, [
    `${file}: ${rules.scene} ${rules.version}, the log holds.`,
    ...indented(columns(checkedRows(verified), ['left', 'left', 'left']), 2),
  ]);
};

export const verifyCommand = (program: Command, io: Io): void => {
  program
    .command('verify')
    .description('check a log: its dice against the seed, its hashes, and what follows from its inputs')
    .argument('<log>', 'the log file, or - for the standard input')
    .addOption(jsonOption())
    .addHelpText('after', '\nExample:\n  warmoot verify climb.log.json')
    .action((path: string, options: Json) => verifyLog(io, path, options));
};
