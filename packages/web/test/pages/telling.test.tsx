import type { Log } from '@warmoot/kernel';
import type { ServerMessage } from '@warmoot/protocol';
import { sceneRules } from '@warmoot/rules';
import { type DeskTable, DeskWatcher } from '@warmoot/table/testing/desk';
import { accountOf, de, en, type Passage } from '@warmoot/words';
import { expect, test } from 'vitest';
import { logEntries } from '../../src/log/passages.js';
import { passagesOf } from '../../src/net/replayed.js';
import { newSitting, type Sitting, takeIn } from '../../src/net/sitting.js';
import { peopleAt } from '../../src/people/people.js';
import { recordedGames } from './games.js';

type OfTable = Extract<ServerMessage, { send: 'table' | 'news' | 'here' | 'gone' }>;

const isOfTable = (message: ServerMessage): message is OfTable =>
  ['table', 'news', 'here', 'gone'].includes(message.send);

/** What the pages make of messages, as they come over the line. */
const taken = (sitting: Sitting, messages: readonly ServerMessage[]): Sitting =>
  messages
    .map((message) => JSON.parse(JSON.stringify(message)) as ServerMessage)
    .filter(isOfTable)
    .reduce(takeIn, sitting);

const linesOf = (passages: readonly Passage[], hearer: string): readonly string[] =>
  passages.flatMap((passage) => accountOf(en, passage, hearer).lines);

const logOf = (desk: DeskTable, seat: string): Log => {
  const read = desk.read({ want: 'log', scene: 1, table: desk.facts.table, seat });
  if (!read.ok) throw new Error(JSON.stringify(read.refusal));
  return JSON.parse(read.value) as Log;
};

/** In the feint the choices of calculation are hidden: what each needed is guessed at there, until the log is open. */
const DUELS = recordedGames().filter(({ name }) => name.startsWith('duel-') && name !== 'duel-feint-that-pays');

test.each(DUELS)('from its messages alone a page tells a duel as its open log does: $name', ({ begin }) => {
  const { desk, goOn } = begin();
  const [{ seat = '' } = {}] = desk.facts.seats;
  const watcher = new DeskWatcher(desk, seat);
  let sitting = taken(newSitting(desk.facts.table, seat), [watcher.whole()]);
  while (goOn()) {
    sitting = taken(sitting, watcher.news());
    const { scene } = desk.facts;
    if (scene !== null) expect(sitting.scene?.view).toEqual(scene.session.run.view(seat));
  }
  expect(sitting.run?.over).toBe(true);
  const told = sitting.telling?.told ?? [];
  const rules = sceneRules('saga/duel');
  if (!rules.ok) throw new Error('no rules');
  const seen = told.map(({ passage }) => passage);
  expect(linesOf(seen, seat)).toEqual(linesOf(passagesOf(rules.value, logOf(desk, seat)), seat));
  if (sitting.seen === null) throw new Error('no table');
  const people = peopleAt(sitting.seen, sitting.here, seat);
  for (const words of [en, de]) {
    const entries = logEntries(sitting.items, told, { words, hearer: seat, people });
    expect(new Set(entries.map(({ account }) => account.seq)).size).toBe(entries.length);
    // There are sums to open.
    expect(entries.filter(({ tally }) => tally !== null).length).toBeGreaterThanOrEqual(3);
  }
});
