import { type Bookmark, knowersOf, stream } from '@warmoot/kernel';
import type { Way } from '@warmoot/kernel/testing';
import type { TableRecord } from '@warmoot/protocol';
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

const WAYS: readonly Way[] = ['walk', 'scout', 'meet'];

/** A road being travelled, of which one only looks on: what the others do among themselves hangs on the world. */
export class Travel {
  /** What comes over each answer that was looked at while others were asked. */
  asked = 0;
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
    expect(await this.readings()).toEqual(readings);
    expect(heard()).toBe(messages);
    this.asked += 1;
  }

  /** One of the others answers what it is asked in secret. */
  private async answerHidden(reader: Reader, key: string): Promise<void> {
    const source = stream(`${this.world} ${key} ${reader.place.seat}`);
    const deed = reader.randomDeed(source);
    if (deed === null) throw new Error('nobody is asked');
    expect(await reader.do(deed)).toBeNull();
  }

  /** A day of which the one who looks plans this way, first, in between or last. */
  async day(n: number, own: { readonly way: Way; readonly strike: boolean }): Promise<void> {
    const { looker, world } = this;
    await this.settle();
    this.tick(1000);
    await looker.readAll();
    const source = stream(`${world} day ${n}`);
    const place = source.below(3);
    const others = source.below(2) === 0 ? this.others : this.others.toReversed();
    const plan = (reader: Reader) => () => this.answer(reader, { choose: 'plan', way: WAYS[source.below(3)] as Way });
    for (const [at, reader] of others.entries()) if (at < place) await this.unseen(plan(reader));
    await this.answer(looker, { choose: 'plan', way: own.way });
    await looker.readAll();
    for (const [at, reader] of others.entries()) if (at >= place) await this.unseen(plan(reader));
    await this.tryThings();
    await this.passDay(n, own.strike);
    await looker.readAll();
  }

  /** What the one who looks can try while it waits: it is refused alike, whatever happens among the others. */
  private async tryThings(): Promise<void> {
    const { looker } = this;
    const late = { do: 'answer', question: '1.0', as: looker.place.seat, choice: { choose: 'plan', way: 'walk' } };
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

  private async passDay(n: number, strikes: boolean): Promise<void> {
    const { looker } = this;
    for (let turn = 0; turn < 30; turn++) {
      await this.fall();
      if (this.isMorning(n)) return;
      const own = looker.due[0];
      if (own !== undefined) {
        await this.answer(looker, { choose: 'strike', yes: strikes });
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
