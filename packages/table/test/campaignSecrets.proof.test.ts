import type { SealedFile, TableFile } from '@warmoot/protocol';
import { saga } from '@warmoot/rules';
import { jsonLogger } from '@warmoot/table';
import { ground } from '@warmoot/table/testing';
import { describe, expect, test } from 'vitest';
import {
  addRated,
  agreed,
  asked,
  BY_HAND,
  entryOf,
  heardSince,
  idOf,
  metricsOf,
  planDuel,
  playOut,
  readEverything,
} from './campaignKit.js';
import { Reader, seated } from './secretsKit.js';

type Four = [Reader, Reader, Reader, Reader];

const SEATS = ['Ana', 'Bo', 'Cy'] as const;

/** Something that only one seat may ever read. */
const secretOf = (seat: string, what: string): string => `hush-${seat}-${what}-end`;

/** What a reader was sent of what others keep to themselves. */
const leaks = (reader: Reader): readonly string[] =>
  [...new Set(reader.bytes.match(/hush-\w+-\w+-end/g) ?? [])].filter(
    (mark) => !mark.startsWith(`hush-${reader.place.seat}-`),
  );

/** Where two texts part; nothing where they are one. */
const unlike = (a: string, b: string): string => {
  if (a === b) return '';
  const at = [...a].findIndex((sign, place) => sign !== b[place]);
  return `${a.slice(at - 40, at + 40)} / ${b.slice(at - 40, at + 40)}`;
};

describe('what each keeps to themselves', () => {
  const { serve } = ground('SQLite');
  let time = 1_000_000;
  const logged: string[] = [];
  const serving = () => serve({ now: () => time, logger: jsonLogger((line) => logged.push(line)) });

  const expectNoLeaks = async (url: string, readers: readonly Reader[]): Promise<void> => {
    for (const reader of readers) {
      await readEverything(reader);
      expect([reader.place.seat, leaks(reader)]).toEqual([reader.place.seat, []]);
    }
    expect(`${logged.join('\n')}${await metricsOf(url)}`).not.toContain('hush-');
  };

  /** Everything that others could notice is as before; only time has passed. */
  const expectQuiet = async (others: readonly Reader[], act: () => Promise<void>): Promise<void> => {
    for (const one of others) await one.settled();
    const state = async (one: Reader): Promise<readonly string[]> => {
      const { table, seat } = one.place;
      const paths = ['', '/export', '/lines', '/questions'].map((path) => `/api/tables/${table}${path}?seat=${seat}`);
      const got: string[] = [];
      for (const path of [...paths, '/api/me']) got.push((await one.get(path)).text);
      return got;
    };
    const before = await Promise.all(others.map(state));
    const from = others.map(({ received }) => received.length);
    time += 5_000;
    await act();
    for (const [at, one] of others.entries()) {
      await one.settled();
      expect(heardSince(one, from[at] ?? 0)).toEqual([]);
      const after = await state(one);
      for (const [path, text] of after.entries()) expect(unlike(before[at]?.[path] ?? '', text)).toBe('');
    }
  };

  const pickAll = async (readers: readonly Reader[]): Promise<void> => {
    for (let set = 1; set <= 9; set++) {
      await Promise.race(readers.map((one) => one.until(() => one.due.length > 0)));
      const reader = readers.find(({ due }) => due.length > 0) as Reader;
      const { seat } = reader.place;
      const [due] = reader.due;
      const pick = { choose: 'pick', set, name: `${seat} ${set}`, goals: secretOf(seat, `pick${set}`) };
      const answer = { do: 'answer', question: due?.question ?? '', as: due?.as[0] ?? '' };
      // Refused first, with a secret in it all the same.
      const wrong = { ...pick, set: 99, goals: secretOf(seat, 'refused') };
      expect(await reader.do({ ...answer, choice: wrong })).not.toBeNull();
      expect(await reader.do({ ...answer, choice: pick })).toBeNull();
      if (set === 4) for (const one of readers) await one.readAll();
      await reader.settled();
    }
    for (const one of readers) await one.until(() => one.scene === null);
  };

  test('SAGA-DRAFT-010, SAGA-CAMPAIGN-004: goals and private notes, by every way there is, and after a restart', async () => {
    const first = await serving();
    const all = (await seated(first, SEATS, { spectators: ['Sue'] })) as Four;
    const players = all.slice(0, 3);
    const [ana, bo, cy, sue] = all;
    expect(await ana.deed({ deed: 'found', name: 'Hush' })).toBeNull();
    for (const { place } of players) {
      expect(await ana.deed({ deed: 'castSize', seat: place.seat, characters: 3 })).toBeNull();
    }
    expect(await ana.play({ play: 'draft' })).toBeNull();
    await pickAll(players);
    await expectNoLeaks(first.url, all);

    const castOf = (one: Reader): string =>
      Object.values(one.campaign?.open.characters ?? {}).find(({ owner }) => owner === one.place.seat)?.id ?? '';
    const hero = castOf(ana);
    await expectQuiet([bo, cy, sue], async () => {
      expect(await ana.deed({ deed: 'goals', character: hero, text: secretOf('Ana', 'goals') }, 'used')).toBeNull();
      expect(await ana.deed({ deed: 'privateNote', character: hero, text: secretOf('Ana', 'note') })).toBeNull();
      expect(await ana.deed({ deed: 'goals', character: hero, text: '' })).toBeNull();
    });
    await expectQuiet([bo, cy, sue], async () => {
      const mine = { deed: 'goals', character: hero, text: secretOf('Ana', 'again') };
      expect(await ana.deed(mine, 'used')).toMatchObject({ code: 'ID_USED' });
      expect(await ana.deed({ ...mine, character: castOf(bo) })).toMatchObject({ code: 'NOT_YOURS' });
      expect(await ana.deed({ ...mine, character: 'nobody' })).toMatchObject({ code: 'NO_SUCH' });
      const tooLong = secretOf('Ana', 'long').repeat(2_000);
      expect(await asked(ana, { do: 'campaign', deed: { ...mine, text: tooLong } })).toMatchObject({
        code: 'BAD_SHAPE',
      });
      // Nobody puts their own secrets to the table, not even by mistake.
      const proposed = { do: 'propose', about: 'campaign', value: { deed: mine } };
      expect(await ana.do(proposed)).toMatchObject({ code: 'NOT_YOURS' });
    });
    for (const one of [bo, cy]) {
      const { seat } = one.place;
      expect(await one.deed({ deed: 'privateNote', character: castOf(one), text: secretOf(seat, 'note') })).toBeNull();
    }
    expect(await sue.deed({ deed: 'goals', character: hero, text: secretOf('Sue', 'goals') })).toMatchObject({
      code: 'PLAYERS_ONLY',
    });
    await expectNoLeaks(first.url, all);
    expect(ana.bytes).toContain(secretOf('Ana', 'note'));

    await first.stop();
    const second = await serving();
    const again = all.map(({ place }) => new Reader(place, second.url)) as Four;
    for (const one of again) await one.connect(second.url);
    await expectNoLeaks(second.url, again);
    expect(again[1].campaign?.own?.notes).toEqual({ [castOf(bo)]: secretOf('Bo', 'note') });
    const late = (await seated(second, ['Zoe']))[0] as Reader;
    await late.readAll(ana.place.table, 'Ana');
    expect(leaks(late)).toEqual([]);
  });

  test('SAGA-CAMPAIGN-004: what was blotted out is not to be read in a file either', async () => {
    const { url } = await serving();
    const [ana, bo] = (await seated({ url }, ['Ana', 'Bo'])) as [Reader, Reader];
    expect(await ana.deed({ deed: 'found', name: 'Blotted' })).toBeNull();
    expect(await ana.deed({ deed: 'add', name: 'Ella', owner: 'Ana' })).toBeNull();
    await ana.settled();
    const character = idOf(ana, 'Ella');
    expect(await ana.deed({ deed: 'goals', character, text: secretOf('Ana', 'once') })).toBeNull();
    expect(await ana.deed({ deed: 'goals', character, text: '' })).toBeNull();
    const path = `/api/tables/${bo.place.table}/export?seat=Bo`;
    expect((await bo.get<SealedFile>(path)).body.format).toBe('warmoot-sealed/1');
    expect(leaks(bo)).toEqual([]);
    await agreed(ana, [bo], 'openLog', {});
    expect((await bo.get<TableFile>(path)).body.format).toBe('warmoot-table/1');
  });

  /** Words that stand on a sheet and nowhere on a closed one. */
  const ON_SHEETS = ['skills', 'motives', 'groups', 'origin', 'terrain', 'driving', 'load', 'locks', 'history'];

  test('SAGA-CAMPAIGN-004: closed sheets are closed to all but their owner, and a fight shows what it takes to fight', async () => {
    const { url } = await serving();
    const all = (await seated({ url }, SEATS, { spectators: ['Sue'] })) as Four;
    const [ana, bo, cy, sue] = all;
    const options = { ...BY_HAND, 'saga.table.openSheets': false };
    expect(await ana.deed({ deed: 'found', name: 'Closed', options })).toBeNull();
    const ella = await addRated(ana, 'Ella', 'Ana');
    const joris = await addRated(bo, 'Joris', 'Bo');
    const at = { row: 0, column: 0, turn: 0, flipped: false };
    const load = (seat: string) => ({ items: [{ id: secretOf(seat, 'load'), object: 'sword', worn: false, at }] });
    await expectQuiet([bo, cy, sue], async () => {
      expect(await ana.deed({ deed: 'terrain', character: ella, terrain: secretOf('Ana', 'land') })).toBeNull();
      expect(await ana.deed({ deed: 'carry', character: ella, load: load('Ana') })).toBeNull();
    });
    // Nor is it told by why something cannot be put to the table.
    await expectQuiet([cy, sue], async () => {
      const deed = { deed: 'terrain', character: ella, terrain: 'elsewhere' };
      const refusal = await bo.do({ do: 'propose', about: 'campaign', value: { deed } });
      expect(refusal).toMatchObject({ code: 'NOT_YOURS', owner: 'Ana' });
    });
    expect(await bo.deed({ deed: 'carry', character: joris, load: load('Bo') })).toBeNull();
    for (const one of all) expect(idOf(one, 'Ella')).toBe(ella);
    for (const one of [cy, sue]) await readEverything(one);
    const keysIn = (one: Reader) => ON_SHEETS.filter((key) => one.bytes.includes(`"${key}":`));
    for (const one of [cy, sue]) expect(keysIn(one)).toEqual([]);
    await expectNoLeaks(url, all);

    const troops = Object.fromEntries(saga.battle.ALL_TROOPS.map((troop) => [troop, 20]));
    const army = (commander: string) => ({ commander, champions: [commander], troops });
    const plan = { attacker: army(ella), defender: army(joris) };
    expect(await cy.deed({ deed: 'plan', day: 1, scene: 'battle', title: 'The plain', plan })).toBeNull();
    await cy.settled();
    const battle = entryOf(cy, 'The plain')?.id ?? '';
    expect(await cy.play({ play: 'entry', entry: battle })).toBeNull();
    for (const one of [cy, sue]) await one.until(() => one.scene?.name === 'saga/battle');
    await agreed(ana, [bo, cy], 'abandon', {});
    await cy.until(() => cy.scene === null);
    expect(await cy.deed({ deed: 'drop', entry: battle })).toBeNull();

    const title = 'At the ford';
    const entry = await planDuel(cy, { title, side1: [ella], side2: [joris] });
    expect(await cy.play({ play: 'entry', entry })).toBeNull();
    await ana.until(() => ana.scene !== null);
    await playOut([ana, bo, cy]);
    await expectNoLeaks(url, all);
    for (const one of [cy, sue]) {
      // A fighter's ratings are those that a fight is fought with.
      const shown = new Set(
        [...one.bytes.matchAll(/"skills":(\{[^}]*\})/g)].flatMap(([, found]) => Object.keys(JSON.parse(found ?? '{}'))),
      );
      expect([...shown].filter((skill) => !(saga.duel.HAND_SKILLS as readonly string[]).includes(skill))).toEqual([]);
      for (const key of ['motives', 'groups', 'origin', 'terrain', 'driving', 'load', 'history']) {
        expect([key, one.bytes.includes(`"${key}":`)]).toEqual([key, false]);
      }
    }
    expect(ana.campaign?.open.characters[ella]).toMatchObject({ terrain: secretOf('Ana', 'land') });
    expect(ana.campaign?.open.characters[joris]).toMatchObject({ closed: true });
  });
});
