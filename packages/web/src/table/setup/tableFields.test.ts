import { table } from '@warmoot/rules';
import { describe, expect, test } from 'vitest';
import type { Sitting } from '../../net/sitting.js';
import { proposeOptions } from '../rulings/propose.js';
import { TABLE_FIELDS } from './tableFields.js';

const { USUAL_OPTIONS } = table;

describe('the fields of the sheet that are options of the table', () => {
  test('a new table throws the server’s dice, shows who has sealed, and plays at one sitting', () => {
    const { dice, sealed, pace } = TABLE_FIELDS;
    expect([dice.at(USUAL_OPTIONS), sealed.at(USUAL_OPTIONS), pace.at(USUAL_OPTIONS)]).toEqual([
      'seed',
      'shown',
      'oneSitting',
    ]);
  });

  test('each key is one that a table may have, and stands where it was set', () => {
    for (const { keys, at, to } of Object.values(TABLE_FIELDS) as readonly {
      keys: readonly string[];
      at: (options: table.TableOptions) => string | null;
      to: (key: never) => Partial<table.TableOptions>;
    }[]) {
      for (const key of keys) {
        const options = { ...USUAL_OPTIONS, ...to(key as never) };
        expect(table.tableOptions.parse(options, '')).toEqual({ ok: true, value: options });
        expect(at(options)).toBe(key);
      }
    }
  });

  test('over days nobody is played for in a night, and silence on what is one’s own waits longest', () => {
    const { deadline, absence, standIn } = { ...USUAL_OPTIONS, ...TABLE_FIELDS.pace.to('overDays') };
    expect(standIn).toBeGreaterThan(12 * 3600);
    expect(deadline).toBeGreaterThan(12 * 3600);
    expect(absence).toBeGreaterThan(deadline ?? Infinity);
  });

  test('a table with times of its own is at no pace that is offered', () => {
    expect(TABLE_FIELDS.pace.at({ ...USUAL_OPTIONS, standIn: 3600 })).toBeNull();
  });
});

describe('a press on such a field', () => {
  type Before = { readonly by: string; readonly value: unknown; readonly due: { readonly question: string } | null };
  const pressed = (changed: Partial<table.TableOptions>, before: Before | null): readonly unknown[] => {
    const done: unknown[] = [];
    const proposals = before === null ? [] : [{ proposal: 4, about: 'options', step: 'decide', ...before }];
    const sitting = { seat: 'Ana', seen: { options: USUAL_OPTIONS, proposals } } as unknown as Sitting;
    proposeOptions(
      sitting,
      async (deed) => {
        done.push(deed);
        return null;
      },
      changed,
    );
    return done;
  };
  const typed = { ...USUAL_OPTIONS, dice: 'typed' } as const;
  const both = { ...typed, hideMade: true } as const;
  const bos = { by: 'Bo', value: typed, due: { question: '4.1' } } as const;
  const speak = { do: 'speak', proposal: 4, question: '4.1' } as const;

  test('proposes it to the table, whoever presses', () => {
    expect(pressed({ dice: 'typed' }, null)).toEqual([{ do: 'propose', about: 'options', value: typed }]);
  });

  test('agrees where another proposes just that', () => {
    expect(pressed({ dice: 'typed' }, bos)).toEqual([{ ...speak, choice: { choose: 'agree' } }]);
  });

  test('leaves standing what another proposes at another field', () => {
    expect(pressed({ hideMade: true }, bos)).toEqual([{ ...speak, choice: { choose: 'propose', value: both } }]);
  });

  test('puts a second wish of one’s own together with the first, and says nothing twice', () => {
    const own = { by: 'Ana', value: typed, due: null };
    expect(pressed({ hideMade: true }, own)).toEqual([
      { do: 'withdraw', proposal: 4 },
      { do: 'propose', about: 'options', value: both },
    ]);
    expect(pressed({ dice: 'typed' }, own)).toEqual([]);
  });
});
