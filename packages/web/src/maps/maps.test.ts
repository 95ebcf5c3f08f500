import { toTiled } from '@warmoot/protocol';
import { war } from '@warmoot/rules';
import { describe, expect, it } from 'vitest';
import { blankDraft, drawnDraft, edgeOf, fenced, fieldOf, named, painted, raised, resized, roaded } from './draft.js';
import { begun, changed, redone, undone } from './history.js';
import { mapFile, readMap, readMapText } from './mapFile.js';

const SMALL = { rows: 5, columns: 6 };

describe('a map that is drawn', () => {
  it('has the ground of each kind that is painted', () => {
    const draft = war.ALL_LOOKS.reduce((was, kind, at) => painted(was, at, kind), blankDraft(SMALL));
    expect(fieldOf(draft).ground.slice(0, 2)).toEqual(['....**', '**##.']);
    expect(fieldOf(draft).look?.kinds.slice(0, 2)).toEqual(['.pfbwn', 'mt~^.']);
  });

  it('has heights, and one barrier to an edge', () => {
    const high = raised(raised(blankDraft(SMALL), 3, 1), 3, 1);
    expect(fieldOf(high).heights).toEqual([{ row: 0, column: 3, height: 2 }]);
    const walled = fenced(fenced(high, 0, 1, 'soft'), 1, 0, 'hardOneWay');
    expect(fieldOf(walled).barriers).toEqual([
      { from: { row: 0, column: 1 }, to: { row: 0, column: 0 }, kind: 'hard', oneWay: true },
    ]);
    expect(edgeOf(walled, 0, 1)).toBe('hardOneWay');
    expect(fenced(walled, 0, 1, 'none').barriers).toEqual([]);
    expect(fenced(walled, 0, 4, 'soft')).toBe(walled);
  });

  it('has roads from neighbour to neighbour, which a second stroke takes away', () => {
    const once = roaded(roaded(blankDraft(SMALL), 0, 1), 1, 2);
    expect(fieldOf(once).look?.roads).toEqual([
      { from: { row: 0, column: 0 }, to: { row: 0, column: 1 } },
      { from: { row: 0, column: 1 }, to: { row: 0, column: 2 } },
    ]);
    expect(roaded(once, 1, 0).roads).toHaveLength(1);
    expect(roaded(once, 0, 4)).toBe(once);
  });

  it('keeps what fits when the size changes', () => {
    const draft = named(fenced(painted(blankDraft(SMALL), 0, 'wood'), 0, 1, 'soft'), 24, 'Kell');
    const less = resized(draft, { rows: 2, columns: 3 });
    expect(fieldOf(less).ground).toEqual(['*..', '..']);
    expect(less.barriers).toHaveLength(1);
    expect(less.names).toEqual([]);
    expect(resized(roaded(roaded(draft, 0, 1), 4, 5), less.size).roads).toHaveLength(1);
    expect(resized(draft, SMALL)).toEqual(draft);
  });
});

describe('going back and forth', () => {
  it('takes strokes of one go back together', () => {
    const one = changed(begun('a'), 'b', 'wood', 0);
    const two = changed(one, 'c', 'wood', 100);
    expect(undone(two).now).toBe('a');
    expect(redone(undone(two)).now).toBe('c');
    expect(undone(changed(two, 'd', 'water', 150)).now).toBe('c');
    expect(undone(begun('a')).now).toBe('a');
  });
});

describe('a map as a file', () => {
  it.each(war.LANDSCAPES)('comes back as it went: %s', (kind) => {
    const draft = { ...drawnDraft(kind, 'seed', SMALL), name: 'Kell' };
    expect(readMapText(JSON.stringify(mapFile(draft)))).toEqual({ ok: true, draft });
  });

  it('is read where its looks still stand beside the field', () => {
    const draft = roaded(named(painted(blankDraft(SMALL, 'Kell'), 1, 'town'), 1, 'Kell'), 0, 1);
    const { field, ...file } = mapFile(draft);
    const { look, ...plain } = field;
    expect(readMap({ ...file, field: plain, look })).toEqual({ ok: true, draft });
    expect(readMap({ ...file, field: plain, look: null }).ok).toBe(true);
  });

  it('is read from Tiled too', () => {
    const draft = drawnDraft('walls', 'seed', { rows: 9, columns: 8 });
    const read = readMap(toTiled(fieldOf(draft), draft.size));
    expect(read.ok && fieldOf(read.draft)).toEqual(fieldOf(draft));
  });

  it('is refused with the path of the fault', () => {
    const file = mapFile(blankDraft(SMALL, 'Kell'));
    const wrong = { ...file, field: { ...file.field, ground: file.field.ground.with(2, '..x...') } };
    expect(readMap(wrong)).toMatchObject({ ok: false, refusal: { path: 'map.field.ground[2]' } });
    expect(readMap({ ...file, size: { rows: 5 } })).toMatchObject({ ok: false, refusal: { path: 'map.size.columns' } });
    expect(readMapText('{')).toEqual({ ok: false, notJson: true });
    expect(readMap({ type: 'map' })).toMatchObject({ ok: false, fault: { why: 'notHexagonal' } });
  });
});
