import type { Expected, Found, Refusal } from '@warmoot/kernel';
import type { FormWords } from '../catalogue/words.js';
import type { Speech } from '../speech.js';

type BadShape = Extract<Refusal, { code: 'BAD_SHAPE' }>;

/** What data should have been, and what it is. */
export const tellBadShape = ({ t: { refused } }: Speech, forms: FormWords) => {
  const { shapes: t } = refused;

  const numberText = (least: number | null, most: number | null): string => {
    if (least !== null && most !== null) return t.integerBetween({ least, most });
    if (least !== null) return t.integerFrom({ least });
    return most === null ? t.integer : t.integerTo({ most });
  };

  const textOf = (expected: Expected): string => {
    switch (expected.want) {
      case 'integer':
        return numberText(expected.least, expected.most);
      case 'text':
      case 'list':
        return t[expected.want]({ least: expected.least, most: expected.most });
      case 'name':
      case 'flag':
      case 'json':
      case 'object':
        return t[expected.want];
      case 'fields':
      case 'noOtherField':
        return t.fields({ known: expected.known.join(', ') });
      case 'oneOf':
        return t.oneOf({
          n: expected.values.length,
          values: expected.values.map((value) => JSON.stringify(value)).join(', '),
        });
      case 'form':
        return forms[expected.form]?.(expected.facts) ?? expected.form;
    }
  };

  const foundText = (found: Found): string => {
    switch (found.is) {
      case 'nothing':
      case 'object':
        return t[found.is];
      case 'list':
        return t.listOf({ length: found.length });
      case 'value':
        return found.text;
    }
  };

  return ({ path, expected, found }: BadShape): string => {
    const place = path === '' ? t.whole : path;
    return expected.want === 'noOtherField'
      ? t.unknownField({ place, known: expected.known.join(', ') })
      : t.expected({ place, wanted: textOf(expected), found: foundText(found) });
  };
};
