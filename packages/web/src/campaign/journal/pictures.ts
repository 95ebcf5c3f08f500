/*
 * What is drawn for the story, taken out of the page: the markup of the pictures, the symbols that they use, and the
 * styles that reach them. So a file looks as the page does, and nothing is drawn twice.
 */

/** Symbols and patterns by what refers to them; those may refer to others. */
const referred = (markup: string): readonly string[] =>
  [...markup.matchAll(/(?:href="|url\(["']?(?:&quot;)?)#([\w-]+)/g)].map(([, id = '']) => id);

/** The part of the page's sprite that some markup needs. */
export const spriteFor = (markup: string): string => {
  const found = new Map<string, string>();
  const open = [...referred(markup)];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    const symbol = document.querySelector(`.sprite #${CSS.escape(id)}`);
    if (symbol === null || found.has(id)) continue;
    found.set(id, symbol.outerHTML);
    open.push(...referred(symbol.outerHTML));
  }
  const symbols = [...found.values()].join('');
  return `<svg class="sprite" aria-hidden="true"><defs>${symbols}</defs></svg>`;
};

const rulesIn = (sheet: CSSStyleSheet): readonly CSSRule[] => {
  try {
    return [...sheet.cssRules];
  } catch {
    // A style of an extension of the browser is nobody's business here.
    return [];
  }
};

const isRoot = (rule: CSSRule): rule is CSSStyleRule => rule instanceof CSSStyleRule && rule.selectorText === ':root';

/** Where colours are others: by night, and on paper. */
const LIGHTS = /^(print|\(prefers-color-scheme: ?(dark|light)\))$/;

const isLight = (rule: CSSRule): rule is CSSMediaRule =>
  rule instanceof CSSMediaRule && LIGHTS.test(rule.media.mediaText);

/** The styles of the page that reach into what was drawn, and the colours that they take. */
export const styleFor = (drawn: Element): string => {
  const reaches = (rule: CSSRule): boolean => {
    if (!(rule instanceof CSSStyleRule) || /url\((?!["']?#)/.test(rule.cssText)) return false;
    try {
      return drawn.querySelector(rule.selectorText) !== null;
    } catch {
      // A selector that only some browsers know.
      return false;
    }
  };
  return [...document.styleSheets]
    .flatMap(rulesIn)
    .flatMap((rule) => {
      if (isRoot(rule) || reaches(rule)) return [rule.cssText];
      if (!isLight(rule)) return [];
      const inks = [...rule.cssRules].filter(isRoot).map(({ cssText }) => cssText);
      return inks.length === 0 ? [] : [`@media ${rule.media.mediaText}{${inks.join('')}}`];
    })
    .join('\n');
};

const asData = (blob: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });

/** What the story is set in: the plain letters, the leaning ones, and those of headings. */
const FACES: readonly (readonly [weight: string, style: string])[] = [
  ['400', 'normal'],
  ['400', 'italic'],
  ['700', 'normal'],
];

/** The letters of the story as part of the file; where they cannot be had, the reader's own serve. */
export const fontsFor = async (): Promise<string> => {
  const faces = [...document.styleSheets]
    .flatMap(rulesIn)
    .filter((rule) => rule instanceof CSSFontFaceRule)
    .filter(
      ({ style }) =>
        style.getPropertyValue('font-family').includes('Grenze') &&
        FACES.some(
          ([weight, slant]) =>
            style.getPropertyValue('font-weight') === weight &&
            (style.getPropertyValue('font-style') || 'normal') === slant,
        ),
    );
  const told = faces.map(async ({ style, parentStyleSheet }) => {
    const [, path = ''] = /url\(["']?([^"')]+)/.exec(style.getPropertyValue('src')) ?? [];
    const answer = await fetch(new URL(path, parentStyleSheet?.href ?? location.href));
    if (!answer.ok) return '';
    const weight = style.getPropertyValue('font-weight');
    const slant = style.getPropertyValue('font-style') || 'normal';
    const data = (await asData(await answer.blob())).replace(/^data:[^;,]*/, 'data:font/woff2');
    return `@font-face{font-family:"Grenze";font-weight:${weight};font-style:${slant};src:url("${data}") format("woff2")}`;
  });
  try {
    return (await Promise.all(told)).join('\n');
  } catch {
    return '';
  }
};
