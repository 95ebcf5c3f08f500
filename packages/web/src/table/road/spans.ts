import { saga } from '@warmoot/rules';
import { spanName } from '../../scenes/march/model.js';
import type { MarchWords } from '../../scenes/march/words.js';
import type { Roads } from './parties.js';
import type { RoadWords } from './words.js';

/** What a place is called in a list: those without a name are told apart by what the map calls them. */
const labelOf = ({ t, march }: SpanWords, roads: Roads, key: string): string => {
  const called = spanName(march, roads, key);
  return saga.roads.isSpan(roads, key) && saga.roads.spanOf(roads, key).name === undefined
    ? t.unnamedAs({ span: called, key })
    : called;
};

export interface SpanWords {
  readonly t: RoadWords;
  readonly march: MarchWords;
}

/** All places of a map to pick from: those with names first, by the alphabet. */
export const spanOptions = (
  words: SpanWords,
  roads: Roads,
): readonly { readonly key: string; readonly label: string }[] =>
  roads.spans
    .map(({ key, name }) => ({ key, isNamed: name !== undefined, label: labelOf(words, roads, key) }))
    .sort((one, other) => Number(other.isNamed) - Number(one.isNamed) || one.label.localeCompare(other.label))
    .map(({ key, label }) => ({ key, label }));
