import { expect, test } from 'vitest';
import { unit } from '../kit/battle.js';
import { battleSetup } from '../kit/played.js';
import { duelOf } from '../kit/tables.js';
import { ANA, type Begun, BO, begun } from './begun.js';
import { textOf } from './forms.js';
import { act, allOf, one, seenOn, textsOf } from './look.js';
import { openPage, type Page } from './page.js';

/** The moments of a throw that is told in full, each with how long it lasts. */
const MOMENTS = [
  ['call', 160],
  ['air', 600],
  ['lie', 200],
  ['sum', 400],
  ['verdict', 420],
] as const;
const A_WHILE = 30_000;

const openFull = (line: Begun): Promise<Page> => openPage('/t/desk', 'en', line, { pace: 'full', standing: 'ask' });

const onStage = (page: Page): number => allOf(page, '.stage-panel').length;

/** A hand comes down on it: what is being said is cut short, and it is clicked. */
const touch = (what: HTMLElement): void => {
  what.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  what.click();
};

const pressNow = (page: Page): Promise<void> => page.pass(0, () => touch(act(page)));

/** Lets time go by until nothing is on the stage any more. */
const tellOn = async (page: Page): Promise<void> => {
  for (let passed = 0; passed < A_WHILE && onStage(page) > 0; passed += 500) await page.pass(500);
};

const duelSaid = (): Begun => {
  const line = begun(duelOf, { dice: 'seed' });
  line.says('Joris', { choose: 'fightOn' });
  return line;
};

test('tells a throw in its moments and nothing of it before it lies; then it stands in the strip', async () => {
  const page = await openFull(duelSaid());
  await pressNow(page);
  one(page, '.stage-panel[data-turn="throw"]');
  const texts: string[] = [];
  for (const [moment, wait] of MOMENTS) {
    one(page, `.throw[data-moment="${moment}"]`);
    expect(allOf(page, '.throw .die b')).toHaveLength(moment === 'call' || moment === 'air' ? 0 : 3);
    expect(allOf(page, '.throw .throw-sum')).toHaveLength(moment === 'sum' || moment === 'verdict' ? 1 : 0);
    if (moment === 'verdict') break;
    texts.push(textOf(document.body));
    await page.pass(wait);
  }
  const sentence = textsOf(page, '.throw .throw-verdict p').join('');
  expect(sentence).toMatch(/Footwork/);
  for (const text of texts) expect(text).not.toContain(sentence);
  // Ears are told now, and not before.
  expect(textOf(document.querySelector('.live [aria-live="polite"]'))).toContain(sentence);
  await tellOn(page);
  expect(textsOf(page, '.strip').join()).toMatch(/needed/);
  await page.close();
});

test('lets nothing travel where motion is reduced: the dice lie there, and are judged after 400', async () => {
  seenOn('reduced-motion');
  const page = await openFull(duelSaid());
  await pressNow(page);
  one(page, '.throw[data-moment="sum"]');
  expect(allOf(page, '.throw .die b')).toHaveLength(3);
  expect(allOf(page, '.throw-air')).toEqual([]);
  await page.pass(399);
  expect(allOf(page, '.throw-verdict')).toEqual([]);
  await page.pass(1);
  one(page, '.throw-verdict');
  await page.close();
});

test('a lost unit is on the board until its throw takes effect; then its outline says which fight took it', async () => {
  // Whoever loses the first fight has one man, and loses him.
  const units = { a1: [10, 11], a2: [4, 4], d1: [10, 10], d2: [4, 5] } as const;
  const setup = battleSetup({ units, losses: { a1: 99, d1: 99 } }, [ANA, BO]) as never;
  const page = await openFull(
    begun(() => ({ do: 'begin', scene: 'saga/battle', setup, options: {} }), { dice: 'seed' }),
  );
  const standing = (): readonly string[] =>
    allOf(page, '.counter')
      .map(({ dataset }) => dataset.unit ?? '')
      .sort();
  /** The men on each plate, with the sign before them. */
  const men = () =>
    textsOf(page, '.counter-plate')
      .map((text) => /^\D+\d+/.exec(text)?.[0])
      .sort();
  const before = [standing(), men()];
  expect(before[0]).toEqual(['a1', 'a2', 'd1', 'd2']);
  await pressNow(page);
  for (const [moment, wait] of MOMENTS) {
    one(page, `.throw[data-moment="${moment}"]`);
    expect([standing(), men()]).toEqual(before);
    expect(allOf(page, '.fallen')).toEqual([]);
    await page.pass(wait);
  }
  const left = standing();
  expect(left).toEqual(left.includes('a1') ? ['a1', 'a2', 'd2'] : ['a2', 'd1', 'd2']);
  const fallen = one(page, '.fallen');
  const name = fallen.dataset.fallen ?? '';
  expect(textOf(fallen.querySelector('text'))).toBe(`${name}gone, fight 1`);
  // Ears find it on its hex, with whom it fought.
  await tellOn(page);
  const cell = one(page, `.hex-cell[data-hex="${left.includes('a1') ? 205 : 206}"]`);
  await page.does(() => cell.focus());
  expect(cell.getAttribute('aria-label')).toMatch(`${name}: lost here, fight 1, against `);
  await page.close();
});

const NAMES = ['Ella', 'Joris', 'Runa', 'Odo', 'Wenna'];

const contest = {
  do: 'begin',
  scene: 'saga/check',
  setup: { kind: 'contest', seats: [ANA], rivals: NAMES.map((name) => ({ name, seat: ANA, rating: 4 })) },
  options: {},
} as never;

/** A table whose last scene is over. */
const afterContest = (): Begun => begun(() => contest, { dice: 'seed' });

test('a check that begins and ends at once is told too: two throws in full, then only how the dice lie', async () => {
  const line = afterContest();
  const page = await openFull(line);
  await page.pass(0, () => line.do(ANA, contest));
  await page.pass(10);
  expect(allOf(page, '.throw')).toHaveLength(1);
  // It is over, and nothing says so before the dice do.
  expect(allOf(page, '.after')).toEqual([]);
  const moments: Record<string, readonly string[]> = {};
  for (let passed = 0; passed < A_WHILE && onStage(page) > 0; passed += 100) {
    for (const thrown of allOf(page, '.throw')) {
      const [who, moment] = [textOf(thrown.querySelector('.throw-for')), thrown.dataset.moment ?? ''];
      const seen = moments[who] ?? [];
      moments[who] = seen.at(-1) === moment ? seen : [...seen, moment];
    }
    await page.pass(100);
  }
  const full = ['call', 'air', 'lie', 'sum', 'verdict', 'effect'];
  const quick = ['lie', 'verdict'];
  expect(moments).toEqual({ Ella: full, Joris: full, Runa: quick, Odo: quick, Wenna: quick });
  page.the('button', 'Play it again');
  await page.close();
});

test('who was away reads it on one page, and has it shown again', async () => {
  const page = await openFull(afterContest());
  page.the('heading', 'Since you were away');
  const lines = textsOf(page, '.since li');
  // Those who are level throw again.
  expect(lines.length).toBeGreaterThanOrEqual(1 + NAMES.length);
  await page.pass(0, () => page.the('button', 'Show again').click());
  one(page, '.throw');
  await tellOn(page);
  // It ends where it was.
  expect(lines.at(-1)).toContain(textsOf(page, '.strip li').at(-1) ?? '?');
  await page.close();
});

test('a press on a way on does what it says while the end is still being told; a press beside it only goes over it', async () => {
  const side = (name: string) => ({ name, seat: ANA, rating: 4 });
  const setup = { kind: 'opposed', seats: [ANA], acting: side('Ella'), opposing: side('Joris') } as never;
  const line = begun(() => ({ do: 'begin', scene: 'saga/check', setup, options: {} }), { dice: 'seed' });
  const wayOn = (page: Page) => page.all('link', 'Check the dice', one(page, '.after'));
  for (const isBeside of [true, false]) {
    const page = await openFull(line);
    await page.pass(0, () => line.do(ANA, { do: 'begin', scene: 'saga/check', setup, options: {} }));
    for (let passed = 0; passed < A_WHILE && allOf(page, '.after').length === 0; passed += 50) await page.pass(50);
    expect([onStage(page), wayOn(page).length]).toEqual([1, 1]);
    if (isBeside) {
      await page.pass(0, () => one(page, '.stage-panel .throw').click());
      expect(onStage(page)).toBe(0);
      expect(location.pathname).toBe('/t/desk');
    } else {
      await page.pass(0, () => wayOn(page)[0]?.click());
      expect(location.pathname).toMatch(/\/scene\/\d+$/);
    }
    await page.close();
  }
});

test('a wound is cut into the figure when it is told, and not before', async () => {
  const rated = (n: number) => ({ control: n, fightingMind: n, speed: n, strength: n });
  const line = begun(
    (one, two) =>
      ({
        do: 'begin',
        scene: 'saga/duel',
        setup: {
          seats: [one, two],
          distance: 'sword',
          side1: [{ name: 'Ella', seat: one, like: 'swordsman', skills: rated(9) }],
          side2: [{ name: 'Joris', seat: two, like: 'raider', skills: rated(1) }],
        },
        options: {},
      }) as never,
  );
  line.until('place');
  line.says('Ella', { choose: 'part', part: 'rightArm' });
  const bos = await openFull(line.of(BO));
  const isCut = (): boolean => bos.all('img', /^Joris.*(Minor|Major) Wound/).length > 0;
  expect(isCut()).toBe(false);
  // A throw is told before it.
  await bos.pass(0, () => {
    line.fall([1, 1, 0]);
    line.until('declare');
  });
  one(bos, '.stage-panel .throw');
  expect(isCut()).toBe(false);
  await tellOn(bos);
  expect(isCut()).toBe(true);
  // What the dice came to has been said, and is on the page.
  expect(textOf(document.body)).toMatch(/Joris’s [a-z ]+ now has/);
  await bos.close();
});

test('shows what others did one after the other, keeps their trails, and who was away reads it on one page', async () => {
  const line = begun(
    (one, two) =>
      ({
        do: 'begin',
        scene: 'saga/battle',
        setup: {
          seats: [one, two],
          attacker: { name: 'Avitch', seat: one },
          defender: { name: 'Dorrow', seat: two },
          position: {
            round: 3,
            units: [
              unit('defender', 'lightCavalry', 3, 4),
              unit('defender', 'lightCavalry', 3, 12),
              unit('attacker', 'pikemen', 18, 9),
            ],
          },
        },
        options: {},
      }) as never,
  );
  line.until('move', { declare: { choose: 'fightOn' } });
  const page = await openFull(line);
  await page.pass(0, () => page.the('button', 'End the move').click());
  await page.pass(0, () => {
    line.says('Dorrow', { choose: 'move', unit: 'd1', to: { row: 5, column: 4 } });
    line.says('Dorrow', { choose: 'move', unit: 'd2', to: { row: 5, column: 12 } });
  });
  const counts: number[] = [];
  for (let passed = 0; passed < A_WHILE && counts.length < 2; passed += 200) {
    const count = allOf(page, '.trail').length;
    if (count > (counts.at(-1) ?? 0)) counts.push(count);
    await page.pass(200);
  }
  // One unit after the other.
  expect(counts).toEqual([1, 2]);
  await tellOn(page);
  const letters = allOf(page, '.scrubber li button');
  expect(letters).toHaveLength(allOf(page, '.trail').length);
  expect(letters.at(-1)?.getAttribute('aria-pressed')).toBe('true');
  // The first act once more: its sentence, and the board as it stood then.
  const places = () => allOf(page, '.counter').map((counter) => counter.getAttribute('style'));
  const [sentence, now] = [textsOf(page, '.scrubber p'), places()];
  await page.pass(0, () => letters[0]?.click());
  expect(textsOf(page, '.scrubber p')).not.toEqual(sentence);
  expect(one(page, '.trail[data-on]').dataset.act).toBe('a');
  expect(places()).not.toEqual(now);
  await page.pass(0, () => one(page, '.battle-panel h2').click());
  expect(places()).toEqual(now);
  await page.close();

  // It happened while nobody looked: more than the strip above a choice can hold is a page.
  line.says('Dorrow', { choose: 'fightOn' });
  const away = await openFull(line);
  away.the('heading', 'Since you were away');
  expect(allOf(away, '.since li').length).toBeGreaterThan(1);
  await away.press(['button', 'Go on']);
  act(away);
  await away.close();
});
