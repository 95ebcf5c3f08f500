import { protocolSchema, sceneSchema } from '@warmoot/protocol';
import { sceneRules } from '@warmoot/rules';
import { en, writtenIn } from '@warmoot/words';
import type { Command } from 'commander';
import { type Io, outJson } from '../io.js';
import { jsonOption } from '../options.js';
import { valueIn } from '../stop.js';

export const schemaCommand = (program: Command, io: Io): void => {
  program
    .command('schema')
    .description('the JSON Schema of what a scene takes: setup, options and inputs')
    .argument('<scene>', 'such as saga/check, or protocol for all that may be sent to a server')
    .addOption(jsonOption())
    .addHelpText(
      'after',
      '\nIt is the schema of play scripts of that scene as well.\n\nExample:\n  warmoot schema saga/check',
    )
    .action((scene: string) =>
      outJson(
        io,
        scene === 'protocol' ? protocolSchema() : sceneSchema(valueIn(sceneRules(scene)), writtenIn(en, scene)),
      ),
    );
};
