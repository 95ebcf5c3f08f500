import { describe, expect, test } from 'vitest';
import { blocks, heading, inline, items, prose } from './markdown.js';

describe('what people wrote stays text', () => {
  test.each([
    ['# no heading', '\\# no heading'],
    ['> no quotation', '\\> no quotation'],
    ['- no list', '\\- no list'],
    ['+ no list', '\\+ no list'],
    ['1. no list', '1\\. no list'],
    ['12) no list', '12\\) no list'],
    ['===', '\\==='],
    ['---', '\\---'],
    [':-:', '\\:-:'],
    ['a | b', 'a \\| b'],
    ['*bold* _and_ ~~gone~~', '\\*bold\\* \\_and\\_ \\~\\~gone\\~\\~'],
    ['`code`', '\\`code\\`'],
    ['```', '\\`\\`\\`'],
    ['[a](javascript:alert(1))', '\\[a\\](javascript:alert(1))'],
    ['![a](http://x)', '!\\[a\\](http\\://x)'],
    ['<script>alert(1)</script>', '&lt;script>alert(1)&lt;/script>'],
    ['&lt;b&gt;', '&amp;lt;b&amp;gt;'],
    ['www.example.com, a@b.c', 'www\\.example.com, a\\@b.c'],
    ['back\\slash', 'back\\\\slash'],
    ['$x^2$ {: .class}', '\\$x\\^2\\$ \\{: .class}'],
    ['    not code', 'not code'],
    ['a\u0000b\u001b[31mc', 'ab\\[31mc'],
    ['Ella’s ship (the old one), 3.5 m – sold!', 'Ella’s ship (the old one), 3.5 m – sold!'],
  ])('%j', (text, escaped) => {
    expect(inline(text)).toBe(escaped);
  });

  test('a title is one line, whatever ends its lines', () => {
    expect(inline('a\n\n# b\r\n- c\u2028> d')).toBe('a \\# b - c > d');
    expect(heading(2, 'x #\n# y')).toBe('## x \\# \\# y');
    expect(items(['one\n- two', '  # three'])).toBe('- one - two\n- \\# three');
  });

  test('lines and paragraphs stay, and each line is text', () => {
    expect(prose('one\r\ntwo\n\n\n- three\n    four\n===')).toBe('one\\\ntwo\n\n\\- three\\\nfour\\\n\\===');
    expect(prose('\n \n')).toBe('');
    expect(blocks(['a', '', 'b'])).toBe('a\n\nb');
  });
});
