import { type Refusal, shape } from '@warmoot/kernel';
import { type FromTiled, fromTiled, type TiledFault } from '@warmoot/protocol';
import { war } from '@warmoot/rules';
import { drawnOf } from '../boards/terrain/kinds.js';
import { type Draft, draftOf, fieldOf } from './draft.js';

/** A map as a file: its size, and the field with its looks. */
export interface MapFile {
  readonly format: 'warmoot-map';
  readonly version: 1;
  readonly size: { readonly rows: number; readonly columns: number };
  readonly field: war.DrawnField;
}

const side = shape.integer(2, 60);
const frame = shape.record({
  format: shape.oneOf('warmoot-map'),
  version: shape.oneOf(1),
  size: shape.record({ rows: side, columns: side }),
  field: war.fieldShape,
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
});

const fromTmj = (read: FromTiled): ReadMap =>
  read.ok ? { ok: true, draft: draftOf(read.field, read.size) } : { ok: false, fault: read.fault };

/** The first maps bore their looks beside the field. */
const brought = (value: unknown): unknown => {
  if (typeof value !== 'object' || value === null || !('look' in value) || !('field' in value)) return value;
  const { look, field, ...rest } = value;
  return { ...rest, field: look === null ? field : { ...(field as object), look } };
};

/** A map out of data: our own form, or one of Tiled. Faults come with their path. */
export const readMap = (value: unknown): ReadMap => {
  const isTiled = typeof value === 'object' && value !== null && 'type' in value && value.type === 'map';
  if (isTiled) return fromTmj(fromTiled(value));
  const parsed = frame.parse(brought(value), 'map');
  if (!parsed.ok) return { ok: false, refusal: parsed.refusal };
  const { size, field } = parsed.value;
  const checked = war.checkField(field, size, 'map.field');
  if (!checked.ok) return { ok: false, refusal: checked.refusal };
  return { ok: true, draft: draftOf(drawnOf(checked.value, size), size) };
};

export const readMapText = (text: string): ReadMap => {
  try {
    return readMap(JSON.parse(text));
  } catch {
    return { ok: false, notJson: true };
  }
};
