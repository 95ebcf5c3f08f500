import { type Verified, verify } from '@warmoot/kernel';
import type { Command } from 'commander';
import { openLog, placeInLog } from '../files.js';
import { outJson, outLines } from '../io.js';
import { columns, indented } from '../layout.js';
import { type Json, jsonOption } from '../options.js';
import type { Teller } from '../speech.js';
import { stopFor } from '../stop.js';
import type { Texts } from '../texts/texts.js';

const checkedRows = (texts: Texts, verified: Verified): readonly (readonly string[])[] => {
  const { entries, seeded, shared, typed, unchecked, over } = verified;
  const { checked, throws } = texts;
  const row = ([what, remark]: readonly [string, string], count: number): readonly string[] => [
    what,
    throws({ count }),
    count === 0 ? '' : remark,
  ];
  return [
    [checked.entries[0], `${entries}`, checked.entries[1]],
    row(checked.seeded, seeded),
    ...(shared === 0 ? [] : [row(checked.shared, shared)]),
    row(checked.typed, typed),
    ...(unchecked === 0 ? [] : [row(checked.sealed, unchecked)]),
    [checked.scene, over ? checked.over : checked.notOver, ''],
  ];
};

const verifyLog = (io: Teller, path: string, options: Json): void => {
  const { file, content, rules } = openLog(io, path);
  const checked = verify(rules, content);
  if (!checked.ok) throw stopFor(checked.refusal, placeInLog(file, checked.refusal));
  const verified = checked.value;
  if (options.json) {
    outJson(io, { verified: true, scene: rules.scene, version: rules.version, ...verified, hash: content.hash });
    return;
  }
  outLines(io, [
    io.texts.logHolds({ file, scene: `${rules.scene} ${rules.version}` }),
    ...indented(columns(checkedRows(io.texts, verified), ['left', 'left', 'left']), 2),
  ]);
};

export const verifyCommand = (program: Command, io: Teller): void => {
  program
    .command('verify')
    .description('check a log: its dice against the seed, its hashes, and what follows from its inputs')
    .argument('<log>', 'the log file, or - for the standard input')
    .addOption(jsonOption())
    .addHelpText('after', '\nExample:\n  warmoot verify climb.log.json')
    .action((path: string, options: Json) => verifyLog(io, path, options));
};
