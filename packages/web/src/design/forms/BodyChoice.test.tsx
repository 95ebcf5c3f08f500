import { saga } from '@warmoot/rules';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { pressedAt } from '../../people/figure/shapes.js';
import { BodyChoice, type PartLine } from './BodyChoice.js';

const NONE = [0, 0, 0, 0, 0, 0];
const FIGURE = {
  tincture: 'azure',
  charge: 'ch-tower',
  armour: 'otherMetal',
  left: null,
  right: 'axe',
  minors: [0, 0, 0, 1, 0, 0],
  majors: NONE,
  kind: 1,
  label: 'Joris',
} as const;

const line = (part: saga.duel.Part, closed: string | null = null): PartLine => ({
  key: part,
  part,
  title: part,
  now: 'Nothing at once',
  later: 'Major: prone',
  closed,
});

const LINES = saga.duel.PARTS.map((part) => line(part, part === 'head' ? 'Joris protects it' : null));

const drawn = (picked: string | null): string =>
  renderToStaticMarkup(
    <BodyChoice
      legend="Where does it land?"
      figure={FIGURE}
      lines={LINES}
      picked={picked}
      cut="minor"
      onPick={() => {}}
      onAgain={() => {}}
    />,
  );

describe('a part of the body is one control with its line', () => {
  test('six radios in one group; what is closed stays with its reason and cannot be pressed on the figure', () => {
    const page = drawn(null);
    expect(page.match(/type="radio"/g)).toHaveLength(6);
    expect(new Set([...page.matchAll(/ name="([^"]+)"/g)].map(([, name]) => name)).size).toBe(1);
    expect(page.match(/data-part=/g)).toHaveLength(5);
    expect(page).toMatch(/disabled="" aria-label="head\. Nothing at once\. Major: prone\. Joris protects it"/);
    // Whoever presses the figure presses the radio of the line.
    for (const [, target] of page.matchAll(/for="([^"]+)"/g)) expect(page).toContain(`id="${target}"`);
  });

  test('the part that is picked is gold, with the new cut before it is given', () => {
    expect(drawn(null)).not.toContain('data-marked');
    expect(drawn('rightLeg')).toMatch(/data-marked="rightLeg" data-cut="minor"/);
  });

  test('every part is at least 44 by 44 where the figure is 154 wide, as on the smallest phone, and none lies on another', () => {
    const [width, height] = [154, (154 * 372) / 248];
    const boxes = saga.duel.PARTS.map((part) => {
      const at = pressedAt(part);
      const of = (share: string, whole: number): number => (Number.parseFloat(share) / 100) * whole;
      return { x: of(at.left, width), y: of(at.top, height), w: of(at.width, width), h: of(at.height, height) };
    });
    for (const { w, h } of boxes) {
      expect(w).toBeGreaterThanOrEqual(44);
      expect(h).toBeGreaterThanOrEqual(44);
    }
    for (const [n, a] of boxes.entries())
      for (const b of boxes.slice(n + 1))
        expect(
          a.x + a.w <= b.x + 0.01 || b.x + b.w <= a.x + 0.01 || a.y + a.h <= b.y + 0.01 || b.y + b.h <= a.y + 0.01,
        ).toBe(true);
  });
});
