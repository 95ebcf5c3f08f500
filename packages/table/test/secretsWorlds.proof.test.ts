import { copyJson, stream } from '@warmoot/kernel';
import type { Deed } from '@warmoot/protocol';
import { seeds } from '@warmoot/table/testing';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Reader, seated, type Watched, watchedServer } from './secretsKit.js';

/** How often as many worlds are looked at. */
const TIMES = Number(process.env.WORLDS ?? 1);

const NAMES = ['Ana', 'Bo', 'Cy'] as const;

type Game = 'vault/vault' | 'vault/kept' | 'toy/toy' | 'saga/duel';

// The words of the others differ too: they are facts of their own from the setup.
const vaultOf = (world: string): object => ({
  seats: NAMES,
  rounds: 2,
  words: { Ana: 'ana', Bo: `bo in ${world}`, Cy: `cy in ${world}` },
});

const SETUPS: Readonly<Record<Game, (world: string) => object>> = {
  'vault/vault': vaultOf,
  'vault/kept': vaultOf,
  'toy/toy': () => ({ seats: NAMES, rounds: 1 }),
  'saga/duel': () => ({
    seats: NAMES,
    side1: [{ name: 'Ella', seat: 'Ana', like: 'knight' }],
    side2: [
      { name: 'Joris', seat: 'Bo', like: 'duellist' },
      { name: 'Mika', seat: 'Cy', like: 'duellist' },
    ],
  }),
};

interface Plan {
  readonly game: Game;
  readonly hideMade: boolean;
  readonly dice: 'seed' | 'typed';
  readonly seed: number;
  /** How many questions are answered. */
  readonly moves: number;
}

/** Everything that has reached the one who looks, without what is new in every world by chance. */
const seenBy = (reader: Reader): readonly string[] =>
  [...reader.received, ...reader.bodies]
    .filter((text) => !text.includes('"send":"pong"') && !/^(connection|content-security)/m.test(text))
    .map((text) => text.replaceAll(reader.place.table, 'TABLE').replace(/"build":"[^"]*"/, ''));

/** The first place where two texts part, with what stands around it. */
const parting = (a: string, b: string): string => {
  const at = [...a].findIndex((sign, i) => sign !== b[i]);
  return at < 0 ? '' : `${a.slice(Math.max(0, at - 200), at + 50)}\n${b.slice(Math.max(0, at - 200), at + 50)}`;
};

class World {
  readonly readers: readonly Reader[];
  private readonly name: 'one' | 'other';
  private readonly plan: Plan;
  private readonly tick: (ms: number) => void;

  constructor(name: 'one' | 'other', plan: Plan, readers: readonly Reader[], tick: (ms: number) => void) {
    this.name = name;
    this.plan = plan;
    this.readers = readers;
    this.tick = tick;
  }

  get looker(): Reader {
    return this.readers[0] as Reader;
  }

  private async settle(): Promise<void> {
    for (const reader of this.readers) await reader.settled();
  }

  /** An answer that is the same in both worlds, drawn from what its seat sees; `aside` gives another one. */
  private draw(reader: Reader, as: string, question: string, key: string): Deed {
    const source = stream(`${this.plan.seed} ${key}`);
    if (this.plan.game.startsWith('vault/')) {
      return { do: 'answer', question, as, choice: { choose: 'text', text: `text ${source.below(1000)}` } };
    }
    const scene = copyJson(reader.scene);
    const due = { question, as: [as], since: 0, made: false };
    const asked = Object.assign(Object.create(Object.getPrototypeOf(reader)), reader, {
      scene: { ...scene, due: [due] },
    });
    return (asked as Reader).randomDeed(source) as Deed;
  }

  private async answer(reader: Reader, as: string, question: string, key: string): Promise<Deed> {
    const deed = this.draw(reader, as, question, key);
    expect(await reader.do(deed)).toBeNull();
    return deed;
  }

  /** Sealed answers: the other world has other ones, in another order, changed again and again. */
  private async seal(at: number): Promise<void> {
    const asked = this.readers.flatMap((reader) =>
      (reader.scene?.due ?? []).flatMap(({ as, question }) => as.map((one) => ({ reader, as: one, question }))),
    );
    const mine = asked.filter(({ reader }) => reader === this.looker);
    const others = asked.filter(({ reader }) => reader !== this.looker);
    const source = stream(`${this.plan.seed} order ${at}`);
    const lookerFirst = source.below(2) === 0;
    const isOther = this.name === 'other';
    // Where it is told who has sealed, the order of that is the same; else it may be any.
    if (isOther && this.plan.hideMade) others.reverse();
    const last = mine.length > 0 && !lookerFirst ? null : others.at(-1);
    const early = others.filter((one) => one !== last);
    // What is sealed is sealed at another time, too.
    const sealAll = async (key: string): Promise<void> => {
      if (isOther) this.tick(13);
      for (const { reader, as, question } of early) await this.answer(reader, as, question, `${key}${at} ${as}`);
      if (isOther) this.tick(-13);
    };
    if (lookerFirst)
      for (const { reader, as, question } of mine) await this.answer(reader, as, question, `${at} ${as}`);
    if (isOther) await sealAll('aside ');
    await sealAll('');
    await this.look();
    if (isOther) await sealAll('aside ');
    if (isOther && this.plan.game !== 'toy/toy') await sealAll('');
    // In the toy what is shown then depends on all that was hidden: there the worlds part.
    if (this.plan.game === 'toy/toy') return;
    if (last) await this.answer(last.reader, last.as, last.question, `${at} ${last.as}`);
    if (!lookerFirst)
      for (const { reader, as, question } of mine) await this.answer(reader, as, question, `${at} ${as}`);
  }

  /** Looks at all there is to look at. */
  async look(): Promise<void> {
    await this.settle();
    // What others kept to themselves is open to all after the end, unless the scene's secrets stay.
    if (this.looker.scene === null && this.plan.game !== 'vault/kept') return;
    await this.looker.readAll();
  }

  /** What one person is asked: hidden from the one who looks, or open to all and so the same. */
  private async single(reader: Reader, at: number): Promise<void> {
    const due = reader.scene?.due[0];
    if (due === undefined) return;
    const isHidden = reader !== this.looker && this.plan.game !== 'saga/duel';
    const key = isHidden ? `${at} ${this.name}` : `${at}`;
    if (due.as[0] === 'dice') {
      const refusal = await reader.do({ do: 'dice', question: due.question, faces: this.faces(reader, key) });
      expect(refusal).toBeNull();
    } else await this.answer(reader, due.as[0] as string, due.question, key);
  }

  private faces(reader: Reader, key: string): readonly number[] {
    const source = stream(`${this.plan.seed} dice ${key}`);
    if (this.plan.game !== 'saga/duel') return [1 + source.below(this.plan.game === 'toy/toy' ? 6 : 20)];
    return this.duelFaces(reader, source.below(2 ** 31));
  }

  /** The dice of a duel are known to the client by its rules. */
  private duelFaces(reader: Reader, seed: number): readonly number[] {
    const awaits = reader.awaitedDice();
    const source = stream(`${seed}`);
    return awaits.map(({ low, sides, step }) => low + source.below(sides) * step);
  }

  /** Whether several are asked at once, each in secret. */
  private get isSealing(): boolean {
    const due = this.readers.filter(({ scene }) => (scene?.due.length ?? 0) > 0);
    return this.plan.game === 'saga/duel' ? this.looker.isTogether() : due.length > 1;
  }

  /** Plays on until the plan is done, or what was sealed would show in the worlds themselves. */
  async play(): Promise<void> {
    for (let at = 0; at < this.plan.moves; at++) {
      await this.settle();
      this.tick(1000);
      const reader = this.readers.find(({ scene }) => (scene?.due.length ?? 0) > 0);
      if (reader === undefined) break;
      if (!this.isSealing) await this.single(reader, at);
      else {
        await this.seal(at);
        if (this.plan.game === 'toy/toy') break;
      }
    }
    await this.look();
  }
}

describe('two worlds that differ only in what a seat cannot see', () => {
  let watched: Watched;
  let time = 1_000_000;
  let secret = seeds('worlds');
  let compared = 0;
  beforeAll(async () => {
    watched = await watchedServer({ now: () => time, secret: () => secret() });
  });
  afterAll(async () => {
    if (TIMES > 1) console.info(`${compared} frames and answers were compared`);
    await watched.stop();
  });

  const worldOf = async (name: 'one' | 'other', plan: Plan): Promise<World> => {
    time = 1_000_000;
    // The seed of the dice is no seat's secret: it is the same in both worlds.
    secret = seeds(`world ${plan.seed}`);
    const { game, hideMade, dice } = plan;
    const options = { hideMade, dice, referee: null, deadline: null };
    const readers = await seated(watched, NAMES, { spectators: ['Sue'], options });
    const world = new World(name, plan, readers, (ms) => {
      time += ms;
    });
    // The host gives the setup and so knows it: Ana is the host, and the bytes that she sent are not looked at.
    expect(await world.looker.do({ do: 'begin', scene: game, setup: SETUPS[game](name), options: {} })).toBeNull();
    await world.play();
    return world;
  };

  const sameFor = async (plan: Plan): Promise<number> => {
    const one = await worldOf('one', plan);
    const other = await worldOf('other', plan);
    const [here, there] = [one, other].map((world) => [world.looker, world.readers.at(-1) as Reader].map(seenBy));
    for (const reader of [...one.readers, ...other.readers]) reader.close();
    for (const at of [0, 1]) {
      const [a, b] = [here?.[at] ?? [], there?.[at] ?? []];
      for (const [i, text] of a.entries()) expect(parting(text, b[i] ?? '')).toBe('');
      expect(b.length).toBe(a.length);
      compared += a.length;
    }
    return here?.[0]?.length ?? 0;
  };

  const plans = (game: Game, moves: number): fc.Arbitrary<Plan> =>
    fc.record({
      game: fc.constant(game),
      hideMade: fc.boolean(),
      // A toy that throws by itself goes on from where the worlds part.
      dice: game === 'toy/toy' ? fc.constant('typed' as const) : fc.constantFrom('seed', 'typed'),
      seed: fc.integer({ min: 0, max: 2 ** 31 }),
      moves: fc.integer({ min: 1, max: moves }),
    });

  test.each([
    ['vault/vault', 60, 6],
    ['vault/kept', 60, 8],
    ['toy/toy', 10, 6],
    ['saga/duel', 40, 6],
  ] as const)('%s: every byte that reaches a player and a spectator is the same', async (game, moves, numRuns) => {
    await fc.assert(
      fc.asyncProperty(plans(game, moves), async (plan) => {
        expect(await sameFor(plan)).toBeGreaterThan(10);
      }),
      { numRuns: numRuns * TIMES, endOnFailure: true },
    );
  });
});
