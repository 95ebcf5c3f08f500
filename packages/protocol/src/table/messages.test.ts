import { expect, test } from 'vitest';
import { deed } from './commands.js';
import { idOfCommand, parseClientMessage } from './messages.js';

const deep = `${'['.repeat(5_000)}${']'.repeat(5_000)}`;

test.each([
  [
    'a deed that is none',
    '{"v":1,"send":"command","command":{"id":"a","table":"t","seat":"Ana","deed":{"do":"dance"}}}',
  ],
  ['nothing but its id', '{"v":1,"send":"command","command":{"id":"a"}}'],
  ['another version', '{"v":2,"send":"command","command":{"id":"a"}}'],
  ['a field too many', '{"v":1,"send":"command","command":{"id":"a"},"more":1}'],
  ['something too deep', `{"v":1,"send":"command","command":{"id":"a","deed":${deep}}}`],
])('the id of a command is read, with %s', (_, text) => {
  expect(parseClientMessage(text).ok).toBe(false);
  expect(idOfCommand(text)).toBe('a');
});

test.each([
  ['', 'no JSON'],
  ['null', 'nothing'],
  ['[]', 'a list'],
  ['{"v":1,"send":"ping","command":{"id":"a"}}', 'no command'],
  ['{"v":1,"send":"command"}', 'a command without anything'],
  ['{"v":1,"send":"command","command":null}', 'a command of nothing'],
  ['{"v":1,"send":"command","command":{"id":7}}', 'an id that is a number'],
  ['{"v":1,"send":"command","command":{"id":""}}', 'an id without a letter'],
  [`{"v":1,"send":"command","command":{"id":"${'x'.repeat(61)}"}}`, 'an id too long'],
  ['{"__proto__":{"send":"command","command":{"id":"a"}}}', 'an id where none belongs'],
])('no id is read out of %s: %s', (text) => {
  expect(idOfCommand(text)).toBeNull();
});

test.each([
  ['Zoë 2', true],
  ['***', false],
  ['Ana\u0007', false],
  ['Ana\u202E', false],
  ['Ana\uD800', false],
])('a person may be called %j: %s', (name, may) => {
  expect(deed.parse({ do: 'rename', name }).ok).toBe(may);
});
