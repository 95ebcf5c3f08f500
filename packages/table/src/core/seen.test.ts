import { follow, type SceneTypes, stream, type View } from '@warmoot/kernel';
import type { Item, SeenEntry } from '@warmoot/protocol';
import { table as rules, sceneRules } from '@warmoot/rules';
import { expect, test } from 'vitest';
import { dueIn } from './asked.js';
import { Desk, TABLE_ITSELF } from './desk.js';
import { NO_TABLE, type TableFacts } from './facts.js';
import { answer, beginScene, goBack } from './play.js';
import { openTable, seatComputer } from './seating.js';
import { itemsOf, sceneSeen } from './seen.js';

const RULES = (() => {
  const rules = sceneRules('saga/duel');
  if (!rules.ok) throw new Error('no duel');
  return rules.value;
})();

/** A duel with hidden choices of skill, played at random for a while: all of it on one desk. */
const played = (seed: string, moves: number): Desk => {
  const circumstances = { rules: sceneRules, now: 1, secret: () => seed, players: ['recruit'], here: () => true };
  const desk = new Desk({ ...NO_TABLE, table: 't' }, circumstances, TABLE_ITSELF);
  const options = rules.USUAL_OPTIONS;
  openTable(desk, { me: 'Ana', title: 'T', options, hash: 'h' });
  seatComputer(desk, 'Bo', 'recruit');
  const begun = beginScene(desk, {
    scene: 'saga/duel',
    setup: {
      seats: ['Ana', 'Bo'],
      side1: [{ name: 'Ella', seat: 'Ana', like: 'knight' }],
      side2: [{ name: 'Joris', seat: 'Bo', like: 'duellist' }],
    },
    options: { 'saga.duel.choicesVisible': false },
  });
  expect(begun.ok).toBe(true);
  const source = stream(seed);
  for (let n = 0; n < moves && desk.facts.scene !== null; n++) {
    const { session } = desk.facts.scene;
    for (const seat of ['Ana', 'Bo']) {
      const due = desk.facts.scene === null ? undefined : dueIn(desk.facts, desk.facts.scene, seat)[0];
      const as = due?.as[0];
      if (due === undefined || as === undefined || due.made) continue;
      const choice = session.run.sample({ seat, as }, source);
      answer(desk, seat, { question: due.question, as, choice }, TABLE_ITSELF);
      break;
    }
  }
  return desk;
};

const entriesIn = (items: readonly Item[]): readonly SeenEntry[] =>
  items.flatMap(({ what }) => (what.did === 'began' || what.did === 'played' ? [what.entry] : []));

/** The view that a seat comes to from the first one, by its own log alone. */
const followed = (facts: TableFacts, entries: readonly SeenEntry[], seat: string | null): View<SceneTypes> => {
  const seen = sceneSeen(facts, seat);
  if (seen === null) throw new Error('no scene');
  let view = seen.first;
  const at = new Map<number, View<SceneTypes>>();
  for (const { no, input, heard, standing } of entries) {
    const from = input.input === 'undo' ? (at.get(input.to) as View<SceneTypes>) : view;
    view = follow(RULES, from, heard, standing);
    if (!at.has(no)) at.set(no, view);
  }
  return view;
};

test.each(['Ana', 'Bo', null])('from the first view %s comes to the present one by the log alone', (seat) => {
  const desk = played('back', 30);
  const { facts } = desk;
  const entries = entriesIn(itemsOf(desk.records, seat, 0));
  expect(entries.length).toBeGreaterThan(8);
  const { open, own, agenda } = followed(facts, entries, seat);
  const now = sceneSeen(facts, seat)?.view;
  expect({ open, own, agenda }).toEqual({ open: now?.open, own: now?.own, agenda: now?.agenda });
});

test('after a going back the log is followed from the entry gone back to', () => {
  const desk = played('back', 30);
  expect(goBack(desk, 6).ok).toBe(true);
  const entries = entriesIn(itemsOf(desk.records, 'Ana', 0));
  const { open, agenda } = followed(desk.facts, entries, 'Ana');
  const now = sceneSeen(desk.facts, 'Ana')?.view;
  expect({ open, agenda }).toEqual({ open: now?.open, agenda: now?.agenda });
});

test('neither the first view nor a standing knows what another seat alone knows', () => {
  const desk = played('secret', 31);
  const { facts } = desk;
  const hidden = facts.scene?.session.run.state.own.Bo;
  expect(JSON.stringify(hidden)).toContain('locks');
  const seen = sceneSeen(facts, 'Ana');
  expect(seen?.first.own).not.toEqual(hidden);
  for (const { standing } of entriesIn(itemsOf(desk.records, 'Ana', 0))) {
    expect(standing.made).toEqual(Object.keys(standing.mine));
    expect(Object.keys(standing.mine).filter((as) => as !== 'Ella' && !as.startsWith('Ella '))).toEqual([]);
  }
});
