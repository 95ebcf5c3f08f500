import { ground, joinTable, openTable, type Place, request } from '@warmoot/table/testing';
import { describe, expect, test } from 'vitest';

interface Done {
  readonly done: string;
  readonly made?: Readonly<Record<string, unknown>>;
}

describe('what a command has made', () => {
  const { serve } = ground('SQLite');

  const doing = async (url: string, { table, seat, key }: Place, id: string, deed: object): Promise<Done> => {
    const got = await request<Done>(url, `/api/tables/${table}/commands`, { key, body: { id, seat, deed } });
    expect([got.status, got.text]).toEqual([200, got.text]);
    return got.body;
  };

  const CHECK = {
    do: 'begin',
    scene: 'saga/check',
    setup: {
      kind: 'unopposed',
      seats: ['Ana', 'Bo'],
      acting: { name: 'Ella', seat: 'Ana', rating: 5 },
      action: 'climbs the wall',
    },
  };

  test('is answered with its number or id, and again when it is asked for again, also by a server begun anew', async () => {
    const first = await serve();
    const ana = await openTable(first.url, 'Ana', {});
    await joinTable(first.url, ana, 'Bo');
    const campaign = (deed: object): object => ({ do: 'campaign', deed });
    const wished: readonly (readonly [string, object, object | undefined])[] = [
      ['say', { do: 'say', text: 'hello' }, undefined],
      ['computer', { do: 'seatComputer', name: 'Rex', player: 'recruit' }, { seat: 'Rex' }],
      ['found', campaign({ deed: 'found', name: 'Salt' }), undefined],
      ['add', campaign({ deed: 'add', name: 'Ella', owner: 'Ana' }), { campaign: { characters: ['c1'] } }],
      ['note', campaign({ deed: 'note', kind: 'place', title: 'Mill', text: '' }), { campaign: { notes: ['n2'] } }],
      // What is changed was there before: it is not made.
      ['words', campaign({ deed: 'note', id: 'n2', kind: 'place', title: 'Inn', text: '' }), undefined],
      [
        'plan',
        campaign({ deed: 'plan', day: 1, scene: 'freeForm', title: 'A walk', characters: ['c1'] }),
        { campaign: { entries: ['e3'] } },
      ],
      ['begin', CHECK, { scene: 1 }],
      ['undo', { do: 'propose', about: 'undo', value: { to: 0 } }, { proposal: 1 }],
    ];
    for (const [id, deed, made] of wished) expect(await doing(first.url, ana, id, deed)).toEqual({ done: id, made });
    for (const [id, deed, made] of wished) expect(await doing(first.url, ana, id, deed)).toEqual({ done: id, made });
    await first.stop();
    const { url } = await serve();
    for (const [id, deed, made] of wished) expect(await doing(url, ana, id, deed)).toEqual({ done: id, made });
  });
});
