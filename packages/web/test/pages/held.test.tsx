import { type Asked, stream } from '@warmoot/kernel';
import { always } from '@warmoot/kernel/testing';
import type { ServerMessage } from '@warmoot/protocol';
import { CLIMB, DeskTable, DeskWatcher, DUEL, type Game, SKIRMISH } from '@warmoot/table/testing/desk';
import { answeredBy, en } from '@warmoot/words';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { heldAt } from '../../src/net/held.js';
import { newSitting, type Sitting, takeIn } from '../../src/net/sitting.js';
import { againFrom, sinceOwn, turnsOf } from '../../src/scenes/shared/stage/turns.js';

type OfTable = Extract<ServerMessage, { readonly send: 'table' | 'news' | 'here' | 'gone' }>;

const asJson = <T,>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

/** A table at which a scene is played at random, as Ana's page hears of it. */
class Played {
  readonly table = new DeskTable(['Ana', 'Bo', 'Cy']);
  readonly watcher: DeskWatcher;
  sitting: Sitting;

  constructor(game: Game) {
    expect(this.table.do('Ana', game.begin)).toBeNull();
    this.watcher = new DeskWatcher(this.table, 'Ana');
    this.sitting = takeIn(newSitting('desk', 'Ana'), asJson(this.watcher.whole()));
  }

  get isOver(): boolean {
    return this.table.facts.scene === null;
  }

  /** Whoever is asked answers at random: by hand, or because it stands. */
  answer(seed: string, isByHand = true): void {
    const { scene } = this.table.facts;
    const awaits = scene?.session.run.awaits;
    if (scene === null || awaits?.need !== 'answers') return;
    const open = awaits.asked.filter(({ as }) => scene.session.run.state.sealed[as] === undefined);
    const { seat, as } = open[stream(seed).below(open.length)] as Asked;
    const question = this.table.due(seat).find((due) => due.as.includes(as))?.question ?? 'none';
    const choice = scene.session.run.sample({ seat, as }, stream(`${seed} choice`)) as never;
    if (seat === 'Ana' && isByHand) this.sitting = { ...this.sitting, hand: this.sitting.items.at(-1)?.place ?? null };
    expect(this.table.do(seat, { do: 'answer', question, as, choice })).toBeNull();
  }

  hear(): void {
    for (const message of this.watcher.news()) this.sitting = takeIn(this.sitting, asJson(message) as OfTable);
  }

  reconnect(): void {
    this.sitting = takeIn(this.sitting, asJson(this.watcher.whole()));
  }
}

const GAMES = { duel: DUEL, battle: SKIRMISH, check: CLIMB } as const;

describe.each(Object.keys(GAMES) as (keyof typeof GAMES)[])('a %s, held back', (game) => {
  const course = fc.record({
    seed: fc.integer({ min: 0, max: 2 ** 31 }),
    /** After which answers what is new is heard, and whether as news or with the whole table. */
    hears: fc.array(fc.constantFrom('no', 'news', 'whole'), { minLength: 6, maxLength: 25 }),
  });

  test('is the table as it was when that was the last entry; told to its end it is the table as it is', () => {
    always(
      fc.property(course, ({ seed, hears }) => {
        const played = new Played(GAMES[game]);
        const then = new Map<number, Sitting>([[played.sitting.telling?.told.length ?? 0, played.sitting]]);
        for (const [n, how] of hears.entries()) {
          if (played.isOver) break;
          played.answer(`${seed} ${n}`);
          if (how === 'no') continue;
          if (how === 'news') played.hear();
          else played.reconnect();
          then.set(played.sitting.telling?.told.length ?? 0, played.sitting);
        }
        played.hear();
        const { sitting } = played;
        const told = sitting.telling?.told ?? [];
        expect(heldAt(sitting, told.length)).toBe(sitting);
        for (let known = 1; known < told.length; known++) {
          const held = heldAt(sitting, known);
          // Nothing of later is there, nothing is asked, and the scene goes on.
          const place = told[known - 1]?.place ?? -1;
          for (const item of held.items) if (item.what.did === 'played') expect(item.place).toBeLessThanOrEqual(place);
          expect(held.telling?.told).toHaveLength(known);
          expect([held.ended, held.scene?.due, held.scene?.dice]).toEqual([null, [], undefined]);
          const was = then.get(known);
          if (was?.scene === undefined || was.scene === null) continue;
          // What the page knew then is what it draws now.
          expect(held.scene?.view.open).toEqual(was.scene.view.open);
          expect(held.run?.state).toEqual(was.telling?.told.at(-1)?.passage.after.state);
          expect(held.items.filter(({ what }) => what.did === 'played')).toEqual(
            was.items.filter(({ what }) => what.did === 'played'),
          );
        }
      }),
      12,
    );
  });
});

describe('what entries are on the stage', () => {
  const played = (game: Game, seed: string, moves: number): Played => {
    const one = new Played(game);
    for (let n = 0; n < moves && !one.isOver; n++) {
      one.answer(`${seed} ${n}`);
      one.hear();
    }
    return one;
  };

  test('dice are throws, what others did acts, one’s own answers own; what tells nothing takes no time', () => {
    const { sitting } = played(SKIRMISH, 'turns', 80);
    const passages = sitting.telling?.told.map(({ passage }) => passage) ?? [];
    const turns = turnsOf(en, passages, 'Ana');
    const kinds = new Map<string, Set<string>>();
    for (const [at, { entry }] of passages.entries()) {
      const { input } = entry;
      const kind = input.input === 'answer' ? `answer of ${input.seat}` : input.input;
      kinds.set(kind, (kinds.get(kind) ?? new Set()).add(turns[at] as string));
    }
    expect(kinds.get('begin')).toEqual(new Set(['still']));
    expect(kinds.get('dice')).toEqual(new Set(['throw']));
    expect(kinds.get('answer of Ana')).toEqual(new Set(['own']));
    expect([...(kinds.get('answer of Bo') ?? [])].every((turn) => turn === 'act' || turn === 'still')).toBe(true);
    expect(kinds.get('answer of Bo')).toContain('act');
    // To Bo it is the other way round, and who watches has done nothing.
    const bo = turnsOf(en, passages, 'Bo');
    for (const [at, { entry }] of passages.entries())
      if (entry.input.input === 'answer') expect(bo[at] === 'own').toBe(turns[at] !== 'own');
    expect(turnsOf(en, passages, null)).not.toContain('own');
    expect(turnsOf(en, passages, 'Ana', passages.length)).toEqual(passages.map(() => 'still'));
  });

  test('what came after one’s last act is news; who has done nothing is shown the last act again', () => {
    const { sitting } = played(DUEL, 'news', 30);
    const passages = sitting.telling?.told.map(({ passage }) => passage) ?? [];
    const own = sinceOwn(passages, 'Ana');
    expect(passages.slice(own).every(({ entry: { input } }) => input.input !== 'answer' || input.seat !== 'Ana')).toBe(
      true,
    );
    expect(againFrom(passages, 'Ana')).toBe(own);
    expect(sinceOwn(passages, null)).toBe(0);
    const last = againFrom(passages, null);
    expect(['answer', 'reveal']).toContain(passages[last]?.entry.input.input);
    expect(passages.slice(last + 1).every(({ entry: { input } }) => input.input === 'dice')).toBe(true);
  });

  test('what stands and is answered for one is no act of one’s own: it takes no time, and the news goes on', () => {
    /** At first by hand, and from the sixth answer on by what stands. Who plays at random may give up; then there is another. */
    const course = (seed: number): Played => {
      const one = new Played(SKIRMISH);
      for (let n = 0; n < 30 && !one.isOver; n++) {
        one.answer(`stood ${seed} ${n}`, n < 6);
        one.hear();
      }
      return one.isOver ? course(seed + 1) : one;
    };
    const one = course(0);
    const check = (sitting: Sitting): void => {
      const told = sitting.telling?.told ?? [];
      const passages = told.map(({ passage }) => passage);
      const mine = told.filter(({ passage }) => answeredBy(passage, 'Ana'));
      const [hand, ...stood] = mine.filter(({ place }) => place > (sitting.hand ?? -1));
      expect(stood.length).toBeGreaterThan(2);
      const turns = turnsOf(en, passages, 'Ana');
      for (const { passage } of stood) {
        expect(passage.entry.stood).toBe(true);
        expect(turns[passage.entry.seq]).not.toBe('own');
      }
      expect(sinceOwn(passages, 'Ana')).toBe((hand?.passage.entry.seq ?? -1) + 1);
    };
    check(one.sitting);
    // A page that is loaded anew knows it from the device.
    check(takeIn(newSitting('desk', 'Ana', one.sitting.hand), asJson(one.watcher.whole())));
  });
});
