import { describe, expect, test } from 'vitest';
import { company, inCampaign } from '../testing/authorityCases.js';
import type { DeskTable } from '../testing/deskTable.js';
import { join, linkSeat, rename } from './seating.js';
import { readFile } from './takenFile.js';

/*
 * What is closed to somebody, or belongs to somebody, is not come by in several steps of which each is allowed.
 */

const AGREE = { choose: 'agree' };
const A_DAY = 24 * 3600;

const settled = ({ records }: DeskTable): string | undefined =>
  records.flatMap(({ what }) => (what.did === 'settled' ? [what.why as string] : [])).at(-1);

describe('a closed sheet', () => {
  test('is not read by whoever is handed the seat of the referee', async () => {
    const desk = inCampaign(false);
    desk.act((work) => work.put({ did: 'switched', options: { ...work.facts.options, referee: 'Bo' } }));
    expect(desk.propose('Ana', 'handOut', { seat: 'Bo' })).toBeNull();
    desk.wait(A_DAY);
    expect(settled(desk)).toBe('agreed');
    desk.act((work) => linkSeat(work, 'Ana', 'Bo', 'link', 9e15));
    desk.act((work) => join(work, { secretHash: 'link', hash: 'key of another', me: undefined }));
    expect(desk.facts.seats.find(({ seat }) => seat === 'Bo')?.keys).toEqual(['key of another']);
    expect(desk.facts.options.referee).toBeNull();
    expect(desk.lines('Cy').at(-1)?.what).toMatchObject({ did: 'switched', options: { referee: null } });
  });

  test('a file in which the referee’s seat was handed out can be read in', async () => {
    const desk = company();
    expect(desk.propose('Ana', 'options', { ...desk.facts.options, referee: 'Bo' })).toBeNull();
    for (const seat of ['Bo', 'Cy']) expect(desk.speak(seat, AGREE)).toBeNull();
    expect(desk.propose('Ana', 'handOut', { seat: 'Bo' })).toBeNull();
    desk.wait(A_DAY);
    desk.wait(1);
    desk.act((work) => linkSeat(work, 'Ana', 'Bo', 'link', 9e15));
    desk.act((work) => join(work, { secretHash: 'link', hash: 'key of another', me: undefined }));
    expect(desk.facts.options.referee).toBeNull();
    const read = await readFile(desk.file);
    expect(read.ok ? null : read.refusal).toBeNull();
  });
});

describe('a name', () => {
  test.each(['ana', 'Ana ', ' Ana', 'Ana\u3164', 'ＡＮＡ', 'An\u034fa'])('%j is not taken for that of Ana', (name) => {
    const desk = company();
    desk.act((work) => expect(rename(work, 'Bo', name)).toMatchObject({ refusal: { code: 'NAME_TAKEN' } }));
  });

  test('that looks otherwise may be taken, and one’s own in another way', () => {
    const desk = company();
    desk.act((work) => expect(rename(work, 'Bo', 'Anna')).toMatchObject({ ok: true }));
    desk.act((work) => expect(rename(work, 'Ana', 'ANA')).toMatchObject({ ok: true }));
  });
});
