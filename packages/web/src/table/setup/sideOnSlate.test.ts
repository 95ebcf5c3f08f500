import { beginState, type Json, type Shape, shape } from '@warmoot/kernel';
import { manifestsOf } from '@warmoot/rules';
import { en } from '@warmoot/words';
import { describe, expect, test } from 'vitest';
import { battleSlate } from './battle/battleSlate.js';
import { commandSlate } from './command/commandSlate.js';
import { talkSlate, talkStart } from './discussion/talkStart.js';
import { linesSlate } from './lines/linesSlate.js';
import { moveSlate } from './move/moveStart.js';
import { places } from './places.js';
import { sideOnSlate } from './sideOnSlate.js';
import { skirmishSlate } from './skirmish/skirmishSlate.js';
import { sortieSlate } from './sortie/sortieSlate.js';

const fieldsOf = (kind: string, side: string): Readonly<Record<string, Json>> =>
  sideOnSlate({ kind, side, seat: 'ana', seed: 'any', words: en });

const sidesOf = (kind: string): readonly string[] => manifestsOf(kind)[0]?.atOnce?.sides ?? [];

/** What the form of each kind reads from the slate: in another form it would be as if nothing stood there. */
const READ: Readonly<Record<string, Readonly<Record<string, Shape<unknown>>>>> = {
  check: { kind: shape.oneOf('unopposed'), action: shape.text(1, 500), acting: shape.anyJson },
  duel: { places },
  discussion: { start: shape.text(1, 60), people: talkSlate.people, place: talkSlate.place, use: talkSlate.use },
  march: { start: moveSlate.start, places },
  chase: { start: moveSlate.start, places },
  battle: { armies: battleSlate.armies },
  command: { armies: commandSlate.armies },
  sortie: { armies: sortieSlate.armies },
  skirmish: { armies: skirmishSlate.armies },
  lines: { armies: linesSlate.armies },
};

describe.each(Object.keys(READ))('a side of %s for whoever comes by the link', (kind) => {
  test.each(sidesOf(kind))('%s is read by the form of the table as it was written', (side) => {
    const fields = fieldsOf(kind, side);
    expect(Object.keys(fields)).toEqual(Object.keys(READ[kind] ?? {}).map((name) => `${kind}.${name}`));
    for (const [name, form] of Object.entries(READ[kind] ?? {})) {
      const read = form.parse(fields[`${kind}.${name}`], name);
      expect(read).toMatchObject({ ok: true });
    }
  });
});

test('whoever has picked sits on the side that was picked', () => {
  const seats = (kind: string, side: string): unknown =>
    (fieldsOf(kind, side)[`${kind}.places`] as readonly { readonly seat: string | null }[]).map(({ seat }) => seat);
  expect(seats('duel', 'raider')).toEqual(['ana', null]);
  expect(seats('chase', 'runs')).toEqual(['ana', null]);
  expect(seats('chase', 'hunts')).toEqual([null, 'ana']);
  expect(seats('march', 'goes')).toEqual(['ana', null]);
  expect(seats('march', 'hunts')).toEqual([null, 'ana']);
  const armies = (kind: string, side: string): unknown =>
    (fieldsOf(kind, side)[`${kind}.armies`] as readonly { readonly kind: string }[]).map((one) => one.kind);
  expect(armies('command', 'steppe')).toEqual(['steppe', 'usual']);
  expect(armies('sortie', 'usual')).toEqual(['usual', 'shields']);
});

test('a Discussion that was picked begins as it stands on the slate', () => {
  for (const side of sidesOf('discussion')) {
    const fields = fieldsOf('discussion', side);
    const people = talkSlate.people.parse(fields['discussion.people'], '');
    const [manifest] = manifestsOf('discussion');
    if (!people.ok || people.value === null || manifest === undefined) throw new Error(side);
    const start = talkStart({
      edition: 'saga',
      seats: ['ana', 'bo'],
      people: people.value,
      playedBy: people.value.map((_, at) => (at === 0 ? 'ana' : 'bo')),
      place: String(fields['discussion.place']),
      use: fields['discussion.use'] as 'council',
      about: [],
      groupAppeal: 'oneRoll',
      showOdds: true,
    });
    expect(beginState(manifest.rules, start).ok).toBe(true);
  }
});
