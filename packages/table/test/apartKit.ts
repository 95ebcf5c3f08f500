import { type Bookmark, knowersOf, stream } from '@warmoot/kernel';
import type { Deed, TableRecord } from '@warmoot/protocol';
import type { ServeOptions } from '@warmoot/table';
import { expect } from 'vitest';
import type { Reader, Watched } from './secretsKit.js';

/** What is to happen later, held back until it is let go. */
export class Later {
  private readonly waiting = new Map<number, () => void>();
  private next = 0;

  readonly after: NonNullable<ServeOptions['after']> = (_ms, then) => {
    const at = this.next++;
    this.waiting.set(at, then);
    return () => this.waiting.delete(at);
  };

  get size(): number {
    return this.waiting.size;
  }

  letGo(): void {
    for (const [at, then] of [...this.waiting]) {
      this.waiting.delete(at);
      then();
    }
  }
}

/** Whether a table still owes dice behind the screen, by what it has written. */
export const owesDice = (records: readonly TableRecord[]): boolean => {
  const last = records.findLast(({ what }) => what.did === 'played' || what.did === 'began' || what.did === 'ended');
  if (last === undefined || last.what.did === 'ended') return false;
  return knowersOf((last.what as { readonly bookmark: Bookmark }).bookmark as never)?.length === 0;
};

/** A day in which the others are asked more often than this does not end. */
const MOST_TURNS = 400;

/** What the one who looks on does in a day: its plan, and what it answers if it is asked again. */
interface OwnDay {
  readonly plan: object;
  readonly then?: object;
}

/** Days being played, of which one only looks on: what the others do among themselves hangs on the world. */
export class Travel {
  /** What comes over each answer that was looked at while others were asked. */
  asked = 0;
  /** The steps at which the others were asked. */
  readonly steps = new Set<string>();
  private readonly watched: Watched;
  private readonly later: Later;
  private readonly world: string;
  private readonly looker: Reader;
  private readonly others: readonly Reader[];
  private readonly tick: (ms: number) => void;

  constructor(
    parts: { readonly watched: Watched; readonly later: Later; readonly tick: (ms: number) => void },
    world: string,
    looker: Reader,
    others: readonly Reader[],
  ) {
    this.watched = parts.watched;
    this.later = parts.later;
    this.tick = parts.tick;
    this.world = world;
    this.looker = looker;
    this.others = others;
  }

  private async settle(): Promise<void> {
    for (const reader of [this.looker, ...this.others]) await reader.settled();
  }

  /** Lets what waits behind the screen fall, and waits until it has. */
  async fall(): Promise<void> {
    const { table } = this.looker.place;
    for (let tries = 0; owesDice(await this.watched.records(table)); tries++) {
      expect(tries).toBeLessThan(1000);
      this.later.letGo();
      await new Promise((resolve) => setTimeout(resolve, 2));
    }
    await this.settle();
  }

  /** What the one who looks can read now, without its being noted. */
  private async readings(): Promise<readonly string[]> {
    const before = this.looker.bodies.length;
    const got = await this.looker.readAll();
    this.looker.bodies.length = before;
    return got.map(({ text }) => text);
  }

  private async answer(reader: Reader, choice: unknown): Promise<void> {
    const due = reader.due[0];
    if (due === undefined) throw new Error(`${reader.place.seat} is not asked`);
    const deed = { do: 'answer', question: due.question, as: due.as[0], choice };
    expect(await reader.do(deed)).toBeNull();
    await this.settle();
  }

  /** Something of the others that the one who looks may not notice: no message comes, and nothing reads otherwise. */
  private async unseen(act: () => Promise<void>): Promise<void> {
    await this.settle();
    const heard = (): number => this.looker.received.filter((text) => !text.includes('"send":"pong"')).length;
    const [messages, readings] = [heard(), await this.readings()];
    this.tick(17);
    await act();
    await this.settle();
    this.tick(-17);
    for (const [at, text] of (await this.readings()).entries()) expect(parting(text, readings[at] ?? '')).toBe('');
    expect(heard()).toBe(messages);
    this.asked += 1;
  }

  /** One of the others answers what it is asked in secret. */
  private async answerHidden(reader: Reader, key: string): Promise<void> {
    const source = stream(`${this.world} ${key} ${reader.place.seat}`);
    // Nobody gives up: then all would hear that it is over.
    for (let tries = 0; tries < 100; tries++) {
      const deed = reader.randomDeed(source) as Extract<Deed, { do: 'answer' }> | null;
      if (deed === null) throw new Error('nobody is asked');
      if ((deed.choice as { readonly choose?: string } | null)?.choose === 'giveUp') continue;
      this.steps.add(reader.step ?? '');
      expect(await reader.do(deed)).toBeNull();
      return;
    }
    throw new Error('nothing but giving up');
  }

  /** A day of which the one who looks plans this way, first, in between or last. */
  async day(n: number, own: OwnDay): Promise<void> {
    const { looker, world } = this;
    await this.settle();
    this.tick(1000);
    await looker.readAll();
    const source = stream(`${world} day ${n}`);
    const place = source.below(this.others.length + 1);
    // Some may be out of it already, after what happened to them among themselves.
    const going = this.others.filter(({ due }) => due.length > 0);
    const others = source.below(2) === 0 ? going : going.toReversed();
    const plan = (reader: Reader) => () => this.answerHidden(reader, `plan ${n}`);
    for (const [at, reader] of others.entries()) if (at < place) await this.unseen(plan(reader));
    await this.answer(looker, own.plan);
    await looker.readAll();
    for (const [at, reader] of others.entries()) if (at >= place) await this.unseen(plan(reader));
    await this.tryThings();
    await this.passDay(n, own.then ?? {});
    await looker.readAll();
  }

  /** What the one who looks can try while it waits: it is refused alike, whatever happens among the others. */
  private async tryThings(): Promise<void> {
    const { looker } = this;
    const late = { do: 'answer', question: '1.0', as: looker.place.seat, choice: { choose: 'plan' } };
    for (const deed of [
      late,
      { ...late, as: 'Ana' },
      { do: 'takeBack' },
      { do: 'dice', question: '1.0', faces: [1] },
    ]) {
      expect(await looker.do(deed)).not.toBeNull();
    }
    expect(await looker.do({ do: 'gesture', scene: 1, gesture: {} })).not.toBeNull();
    await this.settle();
  }

  private async passDay(n: number, then: object): Promise<void> {
    const { looker } = this;
    for (let turn = 0; turn < MOST_TURNS; turn++) {
      await this.fall();
      if (this.isMorning(n)) return;
      const own = looker.due[0];
      if (own !== undefined) {
        await this.answer(looker, then);
        continue;
      }
      const reader = this.others.find(({ due }) => due.length > 0);
      if (reader === undefined) throw new Error('nobody is asked, and the day does not end');
      await this.unseen(() => this.answerHidden(reader, `${n} ${turn}`));
    }
    throw new Error('a day without end');
  }

  /** Whether the next day has begun, or all is over, as far as can be seen. */
  private isMorning(n: number): boolean {
    const { scene } = this.looker;
    return scene === null || (scene.view.open as { readonly day: number }).day > n;
  }
}

/** Everything that has reached one who looks, without what is new in every world by chance. */
const seenBy = (reader: Reader): readonly string[] =>
  [...reader.received, ...reader.bodies]
    .filter((text) => !text.includes('"send":"pong"') && !/^(connection|content-security)/m.test(text))
    .map((text) => text.replaceAll(reader.place.table, 'TABLE').replace(/"build":"[^"]*"/, ''));

/** The first place where two texts part, with what stands around it. */
const parting = (a: string, b: string): string => {
  const at = [...a].findIndex((sign, i) => sign !== b[i]);
  return at < 0 ? '' : `${a.slice(Math.max(0, at - 300), at + 80)}\n${b.slice(Math.max(0, at - 300), at + 80)}`;
};

/** What has reached one reader in one world is what has reached another in another, byte for byte, in the same messages. */
export const expectSameBytes = (one: Reader, other: Reader): void => {
  const [here, there] = [seenBy(one), seenBy(other)];
  for (const [i, text] of here.entries()) expect(parting(text, there[i] ?? '')).toBe('');
  expect(there.length).toBe(here.length);
};
