import { type Log, linkOf, verify } from '@warmoot/kernel';
import { toy } from '@warmoot/kernel/testing';
import { type AnyRefusal, shareFor } from '@warmoot/protocol';
import { describe, expect, test } from 'vitest';
import { DeskTable } from '../testing/deskTable.js';
import { logOfScene } from './logs.js';
import { itemsOf, sceneSeen } from './seen.js';
import { DEVICE_PATIENCE_MS, summaryOf } from './summary.js';
import { checkFile, wholeFile } from './tableFiles.js';
import { takenFile } from './takenFile.js';

/** A table whose people have devices that keep chains. */
class Sharing extends DeskTable {
  private readonly secrets = new Map<string, string>();
  private fresh = 0;

  /** What a seat's device does for the dice by itself; null where it does nothing. */
  device(seat: string): AnyRefusal | 'nothing' | null {
    const scene = sceneSeen(this.facts, seat);
    if (scene === null) return 'nothing';
    const sharing = shareFor(scene, seat, this.secrets.get(seat) ?? null, () => `${++this.fresh}`.padStart(64, '0'));
    if (sharing === null) return 'nothing';
    this.secrets.set(seat, sharing.secret);
    return this.do(seat, sharing.deed);
  }

  /** Everybody's device does what it can until nothing is left to do. */
  devices(...seats: readonly string[]): void {
    while (seats.some((seat) => this.device(seat) === null));
  }

  get awaited(): readonly string[] {
    const scene = sceneSeen(this.facts, null);
    return (scene?.dice?.awaited ?? []).map(({ seat, need }) => `${seat} ${need}`);
  }

  /** All until the coin is in the air, which is thrown in the open. */
  toCoin(): string {
    for (const seat of ['Ana', 'Bo']) expect(this.bid(seat, seat === 'Bo' ? 3 : 0)).toBeNull();
    const [call] = [...this.due('Ana'), ...this.due('Bo')];
    const caller = call?.as[0] ?? '';
    const choice = { choose: 'call', side: 1 };
    expect(this.do(caller, { do: 'answer', question: call?.question ?? '', as: caller, choice })).toBeNull();
    return caller;
  }

  get thrown(): number {
    return itemsOf(this.records, null, 0).filter(
      ({ what }) => what.did === 'played' && what.entry.input.input === 'dice',
    ).length;
  }

  log(): Log {
    return logOfScene(this.records, 1) as Log;
  }
}

const begun = (rounds = 1): Sharing => {
  const table = new Sharing(['Ana', 'Bo', 'Cy'], { dice: 'shared' });
  expect(table.beginToy(['Ana', 'Bo'], rounds)).toBeNull();
  return table;
};

const OPTIONS = { hideMade: false, dice: 'seed', referee: null, deadline: null };

describe('dice to which everybody adds', () => {
  test('nothing is thrown in the open before all who play have begun a chain and shown the next link of it', () => {
    const table = begun();
    // What few may know of is thrown at once: to ask others for their share would tell them of it.
    expect(table.awaited).toEqual([]);
    table.toCoin();
    expect(table.awaited).toEqual(['Ana tip', 'Bo tip']);
    // Nobody is asked to type anything.
    for (const seat of ['Ana', 'Bo', 'Cy']) expect(table.due(seat)).toEqual([]);
    expect(table.device('Cy')).toBe('nothing');
    expect(table.device('Bo')).toBeNull();
    expect(table.awaited).toEqual(['Ana tip']);
    expect(table.device('Bo')).toBe('nothing');
    expect(table.device('Ana')).toBeNull();
    expect(table.awaited).toEqual(['Ana link', 'Bo link']);
    expect(table.device('Ana')).toBeNull();
    expect([table.thrown, table.awaited]).toEqual([0, ['Bo link']]);
    expect(table.device('Bo')).toBeNull();
    expect([table.thrown, table.facts.scene]).toEqual([1, null]);
    expect(verify(toy, table.log())).toMatchObject({ ok: true, value: { shared: 1 } });
    // Tips and links stand in everybody's log, and nobody speaks of them by numbers.
    const shown = itemsOf(table.records, 'Cy', 0).flatMap(({ what }) => (what.did === 'played' ? [what.entry] : []));
    expect(shown.map(({ input }) => input.input).filter((input) => /share|link/.test(input))).toEqual([
      'share',
      'share',
      'link',
      'link',
    ]);
    expect(new Set(shown.map(({ no }) => no)).size).toBe(
      shown.filter(({ input }) => !/share|link/.test(input.input)).length,
    );
  });

  test('whoever’s device is missing is told so, and others are not: after a while, for a device that is here adds at once', () => {
    const table = begun();
    const due = () => summaryOf(table.facts).due;
    table.toCoin();
    const told = (seat: string) => ({
      seat,
      question: expect.any(String) as string,
      since: table.now,
      device: true,
      from: table.now + DEVICE_PATIENCE_MS,
    });
    expect(due()).toEqual([told('Ana'), told('Bo')]);
    const [{ question } = { question: '' }] = due();
    // Bo is waited for from the last share on, and it is the same wait.
    table.now += 5000;
    expect(table.device('Ana')).toBeNull();
    expect(due()).toEqual([{ ...told('Bo'), question }]);
    expect(table.propose('Ana', 'pause')).toBeNull();
    for (const seat of ['Bo', 'Cy']) expect(table.speak(seat, { choose: 'agree' })).toBeNull();
    expect(due()).toEqual([]);
    expect(table.propose('Ana', 'goOn')).toBeNull();
    for (const seat of ['Bo', 'Cy']) expect(table.speak(seat, { choose: 'agree' })).toBeNull();
    expect(due()).toEqual([expect.objectContaining({ seat: 'Bo', question })]);
    expect(table.do('Bo', { do: 'rest', player: 'recruit' })).toBeNull();
    expect(due().map(({ seat }) => seat)).toEqual(['Ana']);
    table.devices('Ana');
    expect(due()).toEqual([]);
  });

  test('a link that is forged, shown twice, or by somebody else is refused, and so is any where none is wanted', () => {
    const table = begun();
    table.toCoin();
    for (const seat of ['Ana', 'Bo']) table.device(seat);
    const link = (seat: string, shown: string) => table.do(seat, { do: 'link', scene: 1, link: shown });
    expect(link('Ana', 'f'.repeat(64))).toEqual({ code: 'NO_SHARE', why: 'wrong' });
    expect(link('Cy', 'f'.repeat(64))).toEqual({ code: 'NO_SHARE', why: 'off' });
    const secret = '1'.padStart(64, '0');
    expect(link('Bo', linkOf(secret, 1))).toEqual({ code: 'NO_SHARE', why: 'wrong' });
    expect(link('Ana', linkOf(secret, 1))).toBeNull();
    expect(link('Ana', linkOf(secret, 1))).toEqual({ code: 'NO_SHARE', why: 'notNow' });
    const seeded = new DeskTable(['Ana', 'Bo']);
    seeded.beginToy(['Ana', 'Bo']);
    expect(seeded.do('Ana', { do: 'share', scene: 1, tip: 'f'.repeat(64) })).toEqual({ code: 'NO_SHARE', why: 'off' });
  });

  test('the table goes on from the seed alone once it has agreed to, in sight of all, and the log says so', () => {
    const table = begun();
    table.toCoin();
    for (const seat of ['Ana', 'Bo', 'Ana']) table.device(seat);
    expect(table.awaited).toEqual(['Bo link']);
    expect(table.propose('Ana', 'options', OPTIONS)).toBeNull();
    for (const seat of ['Bo', 'Cy']) expect(table.speak(seat, { choose: 'agree' })).toBeNull();
    expect(table.facts.scene).toBeNull();
    const dropped = itemsOf(table.records, 'Cy', 0).flatMap(({ what }) =>
      what.did === 'played' && what.entry.input.input === 'share' && what.entry.input.tip === null
        ? [what.entry.input.seat]
        : [],
    );
    expect(dropped).toEqual(['Ana', 'Bo']);
    expect(verify(toy, table.log()).ok).toBe(true);
  });

  test.each([
    ['rests', (table: Sharing) => table.do('Bo', { do: 'rest', player: 'recruit' })],
    [
      'has a regent',
      (table: Sharing) => {
        table.away.add('Bo');
        table.act((desk) => desk.put({ did: 'held', seat: 'Bo', holder: 'regent', player: 'recruit' }));
        return table.do('Ana', { do: 'say', text: 'go on' });
      },
    ],
  ] as const)('whoever %s adds nothing any more, and the dice do not wait for them', (_how, goes) => {
    const table = begun(2);
    table.toCoin();
    table.devices('Ana');
    table.device('Bo');
    table.devices('Ana');
    expect(table.awaited).toEqual(['Bo link']);
    expect(goes(table)).toBeNull();
    expect(table.thrown).toBe(1);
    expect(table.facts.scene?.session.entries.some(({ input }) => input.input === 'share' && input.tip === null)).toBe(
      true,
    );
  });

  test('another device takes the share over with a chain of its own, for the throws to come', () => {
    const table = begun(2);
    table.toCoin();
    table.devices('Ana', 'Bo');
    table.toCoin();
    expect(table.device('Bo')).toBeNull();
    const mine = 'c'.repeat(64);
    expect(table.do('Ana', { do: 'share', scene: 1, tip: linkOf(mine, 0) })).toBeNull();
    // Bo's link was shown already: Ana adds to the throw after.
    expect(table.facts.scene).toBeNull();
    expect(verify(toy, table.log())).toMatchObject({ ok: true, value: { shared: 2 } });
  });

  test('a running scene that is brought elsewhere gets a seed of that server’s own, and its file holds', async () => {
    const table = begun(2);
    table.toCoin();
    table.devices('Ana', 'Bo');
    const { rules } = table.circumstances;
    const checked = await checkFile(wholeFile('desk', table.records, rules), rules);
    if (!checked.ok) throw new Error(JSON.stringify(checked.refusal));
    const door = (seat: string) => ({ did: 'keyed', seat, key: 'k', how: 'handed' }) as const;
    const taken = takenFile(checked.value, { door, now: 5e12, secret: () => 'their own', rules });
    const records = taken.lines.map((line) => JSON.parse(line));
    expect(records.at(-1)).toMatchObject({
      by: null,
      what: { did: 'played', seed: 'their own', entry: { input: { input: 'reseed' } } },
    });
    // All see that there is a new seed; nobody sees it.
    expect(JSON.stringify(itemsOf(records, 'Bo', 0))).toContain('"reseed"');
    expect(JSON.stringify(itemsOf(records, 'Bo', 0))).not.toContain('their own');
    const again = await checkFile(wholeFile('there', records, rules), rules);
    expect(again.ok && again.value.facts.scene?.seed).toBe('their own');
    const other = records.map((record, at) =>
      at === records.length - 1 ? { ...record, what: { ...record.what, seed: 'another' } } : record,
    );
    expect(await checkFile(wholeFile('there', other, rules), rules)).toMatchObject({
      refusal: { code: 'TAMPERED', why: { what: 'seed' } },
    });
  });
});
