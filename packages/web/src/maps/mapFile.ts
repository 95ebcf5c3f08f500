import { type Refusal, shape } from '@warmoot/kernel';
import { type FromTiled, fromTiled, type TiledFault } from '@warmoot/protocol';
import { checkField, type DrawnField, fieldShape } from '@warmoot/rules';
import { drawnOf, type MapLook } from '../scenes/battle/terrain/kinds.js';
import { type Draft, draftOf, fieldOf, lookOf } from './draft.js';

/** A map as a file: what the rules read, and how it looks. */
export interface MapFile {
  readonly format: 'warmoot-map';
  readonly version: 1;
  readonly size: { readonly rows: number; readonly columns: number };
  readonly field: DrawnField;
  readonly look: MapLook | null;
}

const side = shape.integer(2, 60);
const frame = shape.record({
  format: shape.oneOf('warmoot-map'),
  version: shape.oneOf(1),
  size: shape.record({ rows: side, columns: side }),
  field: fieldShape,
  look: shape.withDefault(
    shape.nullable(
      shape.record({
        kinds: shape.list(shape.text(0, 60), 0, 60),
        names: shape.withDefault(
          shape.list(
            shape.record({ text: shape.text(1, 40), row: shape.integer(0, 59), column: shape.integer(0, 59) }),
            0,
            200,
          ),
          [],
        ),
      }),
    ),
    null,
  ),
});

export type ReadMap =
  | { readonly ok: true; readonly draft: Draft }
  | { readonly ok: false; readonly refusal: Refusal }
  | { readonly ok: false; readonly fault: TiledFault }
  | { readonly ok: false; readonly notJson: true };

export const mapFile = (draft: Draft): MapFile => ({
  format: 'warmoot-map',
  version: 1,
  size: draft.size,
  field: fieldOf(draft),
  look: lookOf(draft),
});

const fromTmj = (read: FromTiled): ReadMap =>
  read.ok ? { ok: true, draft: draftOf(read.field, read.size, null) } : { ok: false, fault: read.fault };

/** A map out of data: our own form, or one of Tiled. Faults come with their path. */
export const readMap = (value: unknown): ReadMap => {
  const isTiled = typeof value === 'object' && value !== null && 'type' in value && value.type === 'map';
  if (isTiled) return fromTmj(fromTiled(value));
  const parsed = frame.parse(value, 'map');
  if (!parsed.ok) return { ok: false, refusal: parsed.refusal };
  const { size, field, look } = parsed.value;
  const checked = checkField(field, size, 'map.field');
  if (!checked.ok) return { ok: false, refusal: checked.refusal };
  return { ok: true, draft: draftOf(drawnOf(checked.value, size), size, look) };
};

export const readMapText = (text: string): ReadMap => {
  try {
    return readMap(JSON.parse(text));
  } catch {
    return { ok: false, notJson: true };
  }
};
