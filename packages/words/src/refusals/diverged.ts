import type { Json, Refusal } from '@warmoot/kernel';
import { differenceOf } from '../difference.js';
import { plainData } from '../plain.js';
import type { Speech } from '../speech.js';

type Diverged = Extract<Refusal, { code: 'REPLAY_DIVERGED' }>;

const asRefusal = (value: Json): Refusal | null =>
  typeof (value as { code?: unknown } | null)?.code === 'string' ? (value as unknown as Refusal) : null;

/** Where and how a log and the rules part. */
export const tellDiverged = (
  { t: { refused } }: Speech,
  { entry, what, expected: wanted, found: written }: Diverged,
  tell: (refusal: Refusal) => string,
): string => {
  const { diverged: t } = refused;
  const [expected, found] = [JSON.parse(wanted) as Json, JSON.parse(written) as Json];
  const shown = (value: Json | undefined): string => (value === undefined ? t.nothing : JSON.stringify(value));
  const apart = (): string => {
    const { path, left, right } = differenceOf(expected, found);
    return t.apart({ path, left: shown(left), right: shown(right) });
  };
  const how = (): string => {
    const refusal = asRefusal(expected);
    const hashes = { expected: String(expected), found: String(found) };
    switch (what) {
      case 'input':
        return refusal === null ? t.input({ apart: apart() }) : t.inputRefused({ why: tell(refusal) });
      case 'dice':
        return refusal === null
          ? t.dice({ expected: plainData(expected), found: plainData(found) })
          : t.diceRefused({ why: tell(refusal) });
      case 'thrown':
      case 'heard':
        return t[what]({ apart: apart() });
      case 'seed':
        return found === null && !/^[0-9a-f]{64}$/.test(String(expected))
          ? t.unshown
          : t.seed({ ...hashes, found: found === null ? null : String(found) });
      case 'share':
        return found === null ? t.shareMissing({ who: expected as readonly string[] }) : t.share(hashes);
      case 'chain':
      case 'end':
        return t[what](hashes);
    }
  };
  return t.entry({ entry, how: how() });
};
