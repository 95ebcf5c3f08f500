import { beginState, type Json, type Shape, stream } from '@warmoot/kernel';
import { command, war } from '@warmoot/rules';
import { describe, expect, test } from 'vitest';
import { BY_HAND } from '../../army/ArmyFrame.js';
import { fieldFor } from '../battle/battleStart.js';
import { mustered } from '../war/armies.js';
import { hasNameFault } from '../war/names.js';
import { type OptionsWish, withOption } from '../war/options.js';
import { commandSlate } from './commandSlate.js';
import {
  AMBUSHES,
  type CommandArmy,
  type CommandWish,
  calledIn,
  commandStart,
  FIELD_KINDS,
  gradeBeside,
  READY,
  readyField,
  sumsOf,
} from './commandStart.js';
import { COMMAND_OPTIONS } from './options.js';

const army = (more: Partial<CommandArmy> = {}): CommandArmy => ({
  name: 'Avitch',
  commander: 'ana',
  kind: 'usual',
  units: command.ARMIES.usual,
  leader: '',
  quality: 2,
  ...more,
});

const wish = (more: Partial<CommandWish> = {}): CommandWish => ({
  armies: [army(), army({ name: 'Dorrow', commander: 'bo' })],
  field: { from: 'plain' },
  size: command.USUAL_SIZE,
  objectives: [],
  impassable: [],
  options: {},
  ambush: 'none',
  ...more,
});

const begun = (one: CommandWish): command.CommandSight => {
  const { setup, options } = commandStart(one);
  const state = beginState(command.commandScene, { setup, options });
  if (!state.ok) throw new Error(JSON.stringify(state.refusal));
  return state.value as unknown as command.CommandSight;
};

const south = wish().armies[1];

describe('a battle by command points that is set up', () => {
  test.each(READY.kinds)('COMMAND-SETUP-002: begins with the ready-made army %s', (kind) => {
    const { open } = begun(wish({ armies: [READY.picked(army(), kind), south] }));
    expect(open.roster.filter(({ side }) => side === 0)).toHaveLength(9);
  });

  test.each(FIELD_KINDS)('COMMAND-END-006: begins on the ready-made field %s, whose objectives can be held', (kind) => {
    const ready = readyField(kind, kind);
    const { objectives } = command.READY_FIELDS[kind];
    const sight = begun(wish({ field: { from: 'ready', ...ready }, objectives }));
    expect(sight.given.size).toEqual({ rows: 12, columns: 15, layout: 'full' });
    const ground = command.groundOf(sight);
    for (const place of objectives) expect(ground.isPassable[war.hexAt(ground, place)]).toBe(1);
    expect(war.isPlayable(ready.field as war.DrawnField, ready.size)).toBe(true);
  });

  test('COMMAND-HEX-001: the plain and a field by seed have the size of the form, in full rows', () => {
    const size = { rows: 9, columns: 11 };
    expect(begun(wish({ size })).given.size).toEqual({ ...size, layout: 'full' });
    const field = { from: 'seed', landscape: 'hills', seed: 'x' } as const;
    expect(begun(wish({ size, field })).given.size).toEqual({ ...size, layout: 'full' });
  });

  test('COMMAND-SAGA-009: a map of the editor keeps its own rows', () => {
    const size = { rows: 15, columns: 12 };
    const field = fieldFor({ from: 'seed', landscape: 'woods', seed: 'x' }, size);
    expect(begun(wish({ field: { from: 'own', name: 'mine', field, size } })).given.size).toMatchObject({
      ...size,
      layout: 'alternating',
    });
  });

  test('COMMAND-POINTS-004 COMMAND-POINTS-005: sums follow the units and the leader', () => {
    // Leader quality 2: B 5, C 4, D 3. Two B, six C, one D: 10 + 24 + 3. Scores by the grid of section 3.
    expect(sumsOf(army())).toEqual({ points: 37, support: 12, assault: 16 });
    expect(sumsOf(army({ units: [{ class: 'HI', grade: 'B' }], quality: null }))).toMatchObject({ points: 3 });
    expect(begun(wish({ armies: [army({ quality: null }), south] })).given.armies[0]?.leader.quality).toBe(0);
  });

  test('other units make it an army of one’s own, other names do not; grades end at A and E', () => {
    const units: CommandArmy['units'] = command.ARMIES.usual;
    expect(READY.withUnits(army(), [...units, { class: 'HA', grade: 'C' }]).kind).toBe(BY_HAND);
    expect(READY.withUnits(army(), units.with(0, { class: 'HI', grade: 'B', name: 'Old Guard' })).kind).toBe('usual');
    expect([gradeBeside('A', -1), gradeBeside('B', -1), gradeBeside('E', 1)]).toEqual([null, 'A', null]);
  });

  test('what the form shows is what the battle has: names and signs', () => {
    const named = wish({ armies: [army({ units: [{ class: 'HI', grade: 'B', name: 'Old Guard' }] }), south] });
    const sight = begun(named);
    const shown = calledIn(named).flat();
    expect(shown.map(({ called }) => called)).toEqual(command.unitNames(sight));
    expect(shown.map(({ sign }) => sign)).toEqual(command.unitSigns(sight));
    expect(shown[0]?.called).toBe('Old Guard');
    const twice = army({ units: [1, 2].map(() => ({ class: 'HI', grade: 'B', name: 'Old Guard' }) as const) });
    expect([hasNameFault(named.armies), hasNameFault([twice, south])]).toEqual([false, true]);
    // Nobody to fight against yet: the battle cannot begin, and its units go by what they are.
    const alone = wish({ armies: [army({ units: [{ class: 'HI', grade: 'B' }] }), { ...south, units: [] }] });
    expect(calledIn(alone)).toEqual([[{ called: command.CLASS_KINDS.HI, sign: 'HI' }], []]);
  });
});

describe('nothing is lost', () => {
  const anyWish = (seed: string): CommandWish => {
    const lot = stream(seed);
    const one = <A>(all: readonly A[]): A => all[lot.below(all.length)] as A;
    const some = (name: string, commander: string): CommandArmy => {
      const units = Array.from({ length: 1 + lot.below(7) }, (_, nth) => ({
        class: one(command.UNIT_CLASSES),
        grade: one(command.GRADES),
        ...(lot.below(3) === 0 && { name: `${name} ${String.fromCharCode(97 + nth)}x` }),
      }));
      const skills = { lead: lot.below(11), tactics: lot.below(11) };
      const quality = one([null, 0, 3, 5]);
      const led = { leader: one(['', 'Ella']), quality, ...(quality === 3 && { skills }) };
      return { name, commander, kind: BY_HAND, units, ...led };
    };
    const places = (): readonly war.Place[] =>
      Array.from({ length: lot.below(4) }, (_, nth) => ({ row: 4 + lot.below(2), column: nth }));
    const size = { rows: 10 + lot.below(20), columns: 8 + lot.below(20) };
    const field = one<CommandWish['field']>([
      { from: 'plain' },
      { from: 'seed', landscape: one(war.LANDSCAPES), seed },
      { from: 'ready', ...readyField(one(FIELD_KINDS), 'Ready') },
      { from: 'own', name: 'mine', size, field: fieldFor({ from: 'plain' }, size) },
    ]);
    const options = [
      ...Object.entries(COMMAND_OPTIONS.switches).map(([key, all]) => [key, one<string>(all)] as const),
      ...Object.entries(COMMAND_OPTIONS.numbers).map(([key, { least }]) => [key, least + lot.below(3)] as const),
      ['command.moralRange', one([null, 1, 7])] as const,
    ].reduce<OptionsWish>((all, [key, value]) => withOption(COMMAND_OPTIONS, all, key, value), {});
    return wish({
      armies: [some('Avitch', 'ana'), some('Dorrow', 'bo')],
      field,
      size,
      objectives: places(),
      impassable: places(),
      options,
      ambush: one(AMBUSHES),
    });
  };

  const through = (shape: unknown, value: unknown): Json => {
    const read = (shape as Shape<Json>).parse(JSON.parse(JSON.stringify(value)), '');
    if (!read.ok) throw new Error(JSON.stringify(read.refusal));
    return read.value;
  };

  test('any wish comes back from the slate as it was put there, and the battle has all of it', () => {
    for (let nth = 0; nth < 150; nth++) {
      const any = anyWish(`${nth}`);
      const { armies, field, size, objectives, impassable, options } = any;
      expect(
        through(
          commandSlate.armies,
          armies.map((one) => mustered(one)),
        ),
      ).toEqual(armies.map((one) => mustered(one)));
      expect(through(commandSlate.field, field)).toEqual(field);
      expect(through(commandSlate.size, size)).toEqual(size);
      expect(through(commandSlate.marks, { objectives, impassable })).toEqual({ objectives, impassable });
      expect(through(commandSlate.options, options)).toEqual(options);
      const { given, open } = begun(any);
      expect(open.roster.map(({ class: of, grade, chosen }) => [of, grade, chosen])).toEqual(
        armies.flatMap(({ units }) => units.map((unit) => [unit.class, unit.grade, unit.name ?? null])),
      );
      expect(through(commandSlate.ambush, any.ambush)).toBe(any.ambush);
      expect(given.ambush).toBe({ none: null, north: 0, south: 1 }[any.ambush]);
      // COMMAND-POINTS-006: half of the Lead, rounded down, at most 5.
      expect(given.armies.map(({ leader }) => [leader.quality, leader.skills])).toEqual(
        armies.map(({ quality, skills }) => [
          skills === undefined ? (quality ?? 0) : Math.min(5, Math.floor(skills.lead / 2)),
          skills ?? null,
        ]),
      );
      expect(given.options).toMatchObject({ ...options, 'command.objectiveHexes': objectives });
    }
  });
});
