import { describe, expect, test } from 'vitest';
import { DeskTable } from '../testing/deskTable.js';
import { CODE_MS, doorHash, knock } from './door.js';
import { headOf, noticesFor, summaryOf } from './summary.js';

const HOUR = 3600;
const PLACES = [
  { as: 'Ella', like: 'swordsman', seat: 'Ana' },
  { as: 'Joris', like: 'raider', seat: null },
];

/** Ana's table, whose door is open. */
const opened = (): { readonly desk: DeskTable; readonly code: string } => {
  const desk = new DeskTable(['Ana']);
  desk.do('Ana', { do: 'set', field: 'kind', value: 'duel' });
  desk.do('Ana', { do: 'set', field: 'duel.places', value: PLACES });
  desk.do('Ana', { do: 'openDoor' });
  return { desk, code: desk.facts.door.code ?? '' };
};

const comes = (
  desk: DeskTable,
  code: string,
  me: string,
  { role = 'player', as = null }: { readonly role?: 'player' | 'spectator'; readonly as?: string | null } = {},
): unknown => {
  let came: ReturnType<typeof knock> | undefined;
  desk.act((work) => {
    came = knock(work, { code, me, role, as }, `key ${me}`);
  });
  return came?.ok ? came.value : came?.refusal.code;
};

const seats = ({ facts }: DeskTable): readonly string[] =>
  facts.seats.filter(({ left }) => !left).map(({ name }) => name);

describe('the door of a table', () => {
  test('a code seats nobody: whoever comes stands at the door until the host lets them in', () => {
    const { desk, code } = opened();
    expect(code).toMatch(/^[2-9A-HJKMNP-Z]{6}$/);
    expect(comes(desk, code.toLowerCase(), 'Ben', { as: 'Joris' })).toBe(1);
    expect(seats(desk)).toEqual(['Ana']);
    expect(desk.facts.door.visitors).toMatchObject([{ visitor: 1, name: 'Ben', role: 'player', as: 'Joris' }]);
    // The host is told, wherever the host is; nobody else is.
    const summary = summaryOf(desk.facts);
    expect(noticesFor('desk', summary, 'key Ana', desk.now)).toMatchObject([{ seat: 'Ana', question: 'door 1' }]);
    expect(noticesFor('desk', summary, 'key Ben', desk.now)).toEqual([]);

    expect(desk.do('Ana', { do: 'letIn', visitor: 1 })).toBeNull();
    expect(seats(desk)).toEqual(['Ana', 'Ben']);
    expect(desk.facts.seats[1]).toMatchObject({ role: 'player', keys: ['key Ben'] });
    expect(desk.facts.door.visitors).toEqual([]);
    expect(desk.do('Ana', { do: 'letIn', visitor: 1 })).toEqual({ code: 'NO_VISITOR', visitor: 1 });
  });

  test('when the last place is taken the door shuts by itself', () => {
    const { desk, code } = opened();
    comes(desk, code, 'Di', { role: 'spectator' });
    comes(desk, code, 'Ben', { as: 'Joris' });
    desk.do('Ana', { do: 'letIn', visitor: 1 });
    expect(desk.facts.door.code).toBe(code);
    desk.do('Ana', { do: 'letIn', visitor: 2 });
    expect(desk.facts.slate.fields['duel.places']?.value).toMatchObject([
      { seat: 'Ana' },
      { as: 'Joris', seat: 'Ben' },
    ]);
    expect(desk.facts.door.code).toBeNull();
    expect(comes(desk, code, 'Eve')).toBe('CODE_OVER');
  });

  test('whoever sits down otherwise takes a free place too', () => {
    const { desk } = opened();
    desk.do('Ana', { do: 'seatComputer', name: 'Rex', player: 'recruit' });
    expect(desk.facts.slate.fields['duel.places']?.value).toMatchObject([{ seat: 'Ana' }, { seat: 'Rex' }]);
    expect(desk.facts.door.code).toBeNull();
  });

  test('a code is over after a day, when the host shuts the door, when it is renewed and when somebody is put out', () => {
    const late = opened();
    late.desk.wait(24 * HOUR - 1);
    expect(comes(late.desk, late.code, 'Ben')).toBe(1);
    late.desk.wait(1);
    expect(comes(late.desk, late.code, 'Cy')).toBe('CODE_OVER');
    expect(CODE_MS).toBe(24 * HOUR * 1000);

    const shut = opened();
    comes(shut.desk, shut.code, 'Ben');
    shut.desk.do('Ana', { do: 'shutDoor' });
    expect(shut.desk.facts.door).toMatchObject({ code: null, visitors: [] });
    expect(comes(shut.desk, shut.code, 'Ben')).toBe('CODE_OVER');

    const renewed = opened();
    renewed.desk.do('Ana', { do: 'openDoor' });
    const { code } = renewed.desk.facts.door;
    expect(code).not.toBe(renewed.code);
    expect(comes(renewed.desk, renewed.code, 'Ben')).toBe('CODE_OVER');
    expect(comes(renewed.desk, code ?? '', 'Ben')).toBe(1);

    const putOut = opened();
    comes(putOut.desk, putOut.code, 'Ben', { role: 'spectator' });
    putOut.desk.do('Ana', { do: 'letIn', visitor: 1 });
    putOut.desk.do('Ana', { do: 'unseat', seat: 'Ben' as never });
    expect(comes(putOut.desk, putOut.code, 'Ben')).toBe('CODE_OVER');
  });

  test('a door that was shut in between is still found by its three codes of before', () => {
    const { desk, code } = opened();
    const codes = [code];
    for (let more = 0; more < 3; more++) {
      desk.do('Ana', { do: 'shutDoor' });
      desk.do('Ana', { do: 'openDoor' });
      codes.push(desk.facts.door.code ?? '');
    }
    expect(desk.facts.door.past).toEqual(codes.slice(0, 3));
  });

  test('the store finds it by its code, by three codes of before and by who stands there, and no file has any of it', () => {
    const { desk, code } = opened();
    const codes = [code];
    for (let more = 0; more < 4; more++) {
      desk.do('Ana', { do: 'openDoor' });
      codes.push(desk.facts.door.code ?? '');
    }
    comes(desk, codes.at(-1) ?? '', 'Ben');
    const { keys } = headOf(desk.facts);
    expect(codes.map((one) => keys.includes(doorHash(one)))).toEqual([false, true, true, true, true]);
    expect(keys).toContain('key Ben');
    expect(JSON.stringify(desk.file)).not.toMatch(new RegExp(`${codes.join('|')}|key Ben|"did":"set"`));
    expect(JSON.stringify(desk.lines('Ana'))).not.toMatch(new RegExp(codes.join('|')));
  });

  test('who stands there is bounded, comes once, and under a name of their own', () => {
    const { desk, code } = opened();
    expect(comes(desk, code, ' ana ')).toBe('NAME_TAKEN');
    expect(comes(desk, code, 'Ben')).toBe(1);
    expect(comes(desk, code, 'Ben', { role: 'spectator' })).toBe(2);
    expect(desk.facts.door.visitors).toMatchObject([{ visitor: 2, role: 'spectator' }]);
    for (let more = 0; more < 11; more++) expect(comes(desk, code, `One ${more}`)).toBe(more + 3);
    expect(comes(desk, code, 'Thirteen')).toBe('TOO_MANY');
    // An open door fills without the host: the host can clear it at once.
    desk.do('Ana', { do: 'shutDoor' });
    expect(desk.facts.door.visitors).toEqual([]);
  });
});
