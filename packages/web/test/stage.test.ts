import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fightOn, stepOn, unit } from './kit/battle.js';
import { playFirst } from './kit/firstPage.js';
import { focused } from './kit/focus.js';
import { type House, openHouse } from './kit/house.js';
import { decide } from './kit/play.js';
import { battleSetup } from './kit/played.js';
import { command, openTable } from './kit/tables.js';

/** Stops the page's clock: from now on time goes by only when it is told to. */
const stopClock = async (page: Page, tries = 5): Promise<void> => {
  const soon = (await page.evaluate(() => Date.now())) + 100;
  // On a crowded machine that moment may be over before the page hears of it.
  await page.clock.pauseAt(soon).catch((error: unknown) => {
    if (tries === 0) throw error;
    return stopClock(page, tries - 1);
  });
};

/** A page whose clock can be stopped, and on which everything is told in full. */
const visit = async (house: House, options: Parameters<House['visit']>[1] = {}): Promise<Page> => {
  const page = await house.visit('/rules', { pace: 'full', ...options });
  await page.clock.install({ time: new Date('2030-01-01T08:00:00') });
  return page;
};

const onStage = (page: Page) => page.locator('.stage-panel');

/** Everything that can be read on a page or heard from it. */
const allText = (page: Page): Promise<string> => page.evaluate(() => document.body.textContent ?? '');

/** Lets time go by until nothing is on the stage any more. */
const letTellOn = async (page: Page): Promise<void> => {
  for (let waits = 0; waits < 60 && (await onStage(page).count()) > 0; waits++) await page.clock.runFor(500);
};

const asked = (page: Page) => page.locator('.foot-act:not([aria-busy])');

/** Presses while nothing is told. What comes on the stage meanwhile takes the press away; then the page is looked at again. */
const pressed = (pressing: Promise<void>): Promise<void> => pressing.catch(() => undefined);
const SOON_MS = 3_000;

/** Decides, and tells on, until something is on the stage that is one of these. */
const until = async (page: Page, turn: string): Promise<void> => {
  for (let tries = 0; tries < 20; tries++) {
    await onStage(page).or(asked(page)).first().waitFor();
    if ((await page.locator(`.stage-panel[data-turn="${turn}"]`).count()) > 0) return;
    if ((await onStage(page).count()) > 0) await page.clock.runFor(300);
    else await pressed(decide(page, () => 0, SOON_MS));
  }
  throw new Error(`no ${turn} came on the stage`);
};

const playNow = async (house: House, page: Page): Promise<void> => {
  await page.goto(house.url);
  await playFirst(page, 'duel');
  await page.getByRole('heading', { name: 'Yours to decide' }).waitFor();
  await stopClock(page);
};

describe('the stage', () => {
  let house: House;
  beforeAll(async () => {
    house = await openHouse();
  });
  afterAll(() => house.close());

  test('tells a throw in its moments and nothing of it before it lies; a press goes over it and presses nothing else', async () => {
    const page = await visit(house);
    await playNow(house, page);
    await until(page, 'throw');
    // What was pressed is gone: the focus is on what goes on. The press was a hand's, and the page has not moved by it.
    await expect.poll(() => focused(page)).toBe('Go on');
    expect(await page.evaluate(() => [scrollX, scrollY])).toEqual([0, 0]);
    const texts: string[] = [];
    const thrown = page.locator('.throw');
    for (const [moment, wait] of [
      ['call', 160],
      ['air', 600],
      ['lie', 200],
      ['sum', 400],
      ['verdict', 420],
    ] as const) {
      await page.locator(`.throw[data-moment="${moment}"]`).waitFor();
      expect(await thrown.locator('.die b').count()).toBe(moment === 'call' || moment === 'air' ? 0 : 3);
      expect(await thrown.locator('.throw-sum').count()).toBe(moment === 'sum' || moment === 'verdict' ? 1 : 0);
      if (moment !== 'verdict') texts.push(await allText(page));
      else break;
      await page.clock.runFor(wait);
    }
    const sentence = (await thrown.locator('.throw-verdict p').allTextContents()).join().replaceAll('\u00a0', ' ');
    expect(sentence).toMatch(/Footwork/);
    for (const text of texts) expect(text.replaceAll('\u00a0', ' ')).not.toContain(sentence);
    // Ears are told now, and not before.
    await expect.poll(() => page.locator('.live [aria-live="polite"]').textContent()).toContain(sentence);
    await letTellOn(page);
    await page
      .locator('.strip')
      .getByText(/needed/)
      .waitFor();

    await until(page, 'throw');
    await page.locator('.throw[data-moment="call"]').waitFor();
    const log = page.getByRole('button', { name: 'Log and people' });
    const before = await page.locator('.throw').textContent();
    await log.click();
    // The throw is over, and the log has not been opened.
    await expect.poll(async () => (await page.locator('.throw').allTextContents()).join()).not.toBe(before);
    expect(await log.getAttribute('aria-expanded')).toBe('false');
    await letTellOn(page);
    // A second press so soon after would still be part of the first: some time goes by.
    await page.clock.runFor(500);
    await letTellOn(page);
    await log.press('Enter');
    await expect.poll(() => log.getAttribute('aria-expanded')).toBe('true');
    expect(house.complaints).toEqual([]);
  });

  test('a lost unit is on the board until its throw takes effect; then its outline says which fight took it', async () => {
    const page = await visit(house);
    const host = await openTable(page, 'Ana');
    await command(page, host, { do: 'seatComputer', name: 'Captain', player: 'captain' });
    // Whoever loses the first fight has one man, and loses him.
    const units = { a1: [10, 11], a2: [4, 4], d1: [10, 10], d2: [4, 5] } as const;
    const setup = battleSetup({ units, losses: { a1: 99, d1: 99 } }, [host.seat, 'Captain']) as never;
    await command(page, host, { do: 'begin', scene: 'saga/battle', setup, options: {} });
    await page.goto(`${house.url}/t/${host.table}`);
    await asked(page).waitFor();
    await stopClock(page);
    const standing = () => page.locator('.counter').evaluateAll((all) => all.map((one) => one.dataset.unit ?? ''));
    /** The men on each plate, with the sign before them. */
    const men = async () =>
      (await page.locator('.counter-plate').allTextContents()).map((text) => /^\D+\d+/.exec(text)?.[0]);
    const [units0, men0] = [(await standing()).sort(), (await men()).sort()];
    expect(units0).toEqual(['a1', 'a2', 'd1', 'd2']);
    await asked(page).click();
    for (const [moment, wait] of [
      ['call', 160],
      ['air', 600],
      ['lie', 200],
      ['sum', 400],
      ['verdict', 420],
    ] as const) {
      await page.locator(`.throw[data-moment="${moment}"]`).waitFor();
      expect([(await standing()).sort(), (await men()).sort()]).toEqual([units0, men0]);
      expect(await page.locator('.fallen').count()).toBe(0);
      await page.clock.runFor(wait);
    }
    const fallen = page.locator('.fallen');
    await fallen.waitFor();
    const left = await standing();
    expect(left.sort()).toEqual(left.includes('a1') ? ['a1', 'a2', 'd2'] : ['a2', 'd1', 'd2']);
    const name = (await fallen.getAttribute('data-fallen')) ?? '';
    await expect.poll(() => fallen.locator('text').textContent()).toBe(`${name}gone, fight 1`);
    // Ears find it on its hex, with whom it fought.
    const cell = page.locator(`.hex-cell[data-hex="${left.includes('a1') ? 205 : 206}"]`);
    await page.clock.resume();
    await letTellOn(page);
    await cell.focus();
    await expect.poll(() => cell.getAttribute('aria-label')).toMatch(`${name}: lost here, fight 1, against `);
    expect(house.complaints).toEqual([]);
  });

  test('a check that begins and ends at once is told too; who was away reads it on one page, and has it shown again', async () => {
    const page = await visit(house);
    const host = await openTable(page, 'Ana');
    await page.goto(`${house.url}/t/${host.table}`);
    await page.getByRole('button', { name: 'Log and people' }).waitFor();
    const rivals = ['Ella', 'Joris', 'Runa', 'Odo', 'Wenna'].map((name) => ({ name, seat: host.seat, rating: 4 }));
    const setup = { kind: 'contest', seats: [host.seat], rivals } as never;
    const contest = { do: 'begin', scene: 'saga/check', setup, options: {} } as const;
    await stopClock(page);
    await command(page, host, contest);
    const comesOn = async (): Promise<number> => {
      await page.clock.runFor(10);
      return page.locator('.throw').count();
    };
    await expect.poll(comesOn, { interval: 20 }).toBe(1);
    // It is over, and nothing says so before the dice do.
    expect(await page.locator('.after').count()).toBe(0);
    // Two throws in full, and from the third on only how the dice lie and what they come to.
    const moments: Record<string, readonly string[]> = {};
    for (let waits = 0; waits < 60 && (await onStage(page).count()) > 0; waits++) {
      const [who = '', moment = ''] = await page
        .locator('.throw')
        .evaluateAll((all) => all.flatMap((one) => [one.querySelector('.throw-for')?.textContent, one.dataset.moment]));
      const seen = moments[who] ?? [];
      moments[who] = seen.at(-1) === moment ? seen : [...seen, moment];
      await page.clock.runFor(100);
    }
    const full = ['call', 'air', 'lie', 'sum', 'verdict', 'effect'];
    const quick = ['lie', 'verdict'];
    expect(moments).toEqual({ Ella: full, Joris: full, Runa: quick, Odo: quick, Wenna: quick });
    await page.clock.resume();
    await page.getByRole('button', { name: 'Play it again' }).waitFor();

    await page.goto(`${house.url}/rules`);
    await command(page, host, contest);
    await page.goto(`${house.url}/t/${host.table}`);
    await page.getByRole('heading', { name: 'Since you were away' }).waitFor();
    const lines = page.locator('.since li');
    // Those who are level throw again.
    expect(await lines.count()).toBeGreaterThanOrEqual(1 + rivals.length);
    const told = await lines.last().textContent();
    await page.getByRole('button', { name: 'Show again' }).click();
    await page.locator('.throw').waitFor();
    await letTellOn(page);
    // It ends where it was.
    expect(told).toContain((await page.locator('.strip li').last().textContent()) ?? '?');
    expect(house.complaints).toEqual([]);
  });

  test('a press on a way on does what it says while the end is still being told; a press beside it only goes over it', async () => {
    const page = await visit(house);
    const host = await openTable(page, 'Ana');
    await page.goto(`${house.url}/t/${host.table}`);
    await page.getByRole('button', { name: 'Log and people' }).waitFor();
    const side = (name: string) => ({ name, seat: host.seat, rating: 4 });
    const setup = { kind: 'opposed', seats: [host.seat], acting: side('Ella'), opposing: side('Joris') } as never;
    const check = { do: 'begin', scene: 'saga/check', setup, options: {} } as const;
    const wayOn = page.locator('.after').getByRole('link', { name: 'Check the dice' });
    const untilOver = async (): Promise<void> => {
      const told = async (): Promise<readonly number[]> => {
        await page.clock.runFor(50);
        return [await onStage(page).count(), await wayOn.count()];
      };
      await expect.poll(told, { interval: 20 }).toEqual([1, 1]);
    };
    await stopClock(page);
    await command(page, host, check);
    await untilOver();
    await page.locator('.stage-panel .throw').click();
    await expect.poll(() => onStage(page).count()).toBe(0);
    expect(page.url()).toBe(`${house.url}/t/${host.table}`);

    await command(page, host, check);
    await untilOver();
    await wayOn.click();
    await page.waitForURL(/\/scene\/\d+$/);
    expect(house.complaints).toEqual([]);
  });

  test('a wound is cut into the figure when it is told, and not before', async () => {
    const page = await visit(house, { standing: true });
    const host = await openTable(page, 'Ana');
    await command(page, host, { do: 'seatComputer', name: 'Bo', player: 'recruit' });
    // Whom she attacks can hardly be missed, and where she hits the dice say.
    const [best, worst] = [9, 1].map((n) => ({ control: n, fightingMind: n, speed: n, strength: n }));
    const setup = {
      seats: [host.seat, 'Bo'],
      distance: 'sword',
      side1: [{ name: 'Ella', seat: host.seat, like: 'swordsman', skills: best }],
      side2: [{ name: 'Joris', seat: 'Bo', like: 'raider', skills: worst }],
    } as never;
    await command(page, host, { do: 'begin', scene: 'saga/duel', setup, options: {} });
    await page.goto(`${house.url}/t/${host.table}`);
    await onStage(page).or(asked(page)).first().waitFor();
    await stopClock(page);
    const isCut = async (): Promise<boolean> =>
      (await page.getByRole('img', { name: /^Joris.*(Minor|Major) Wound/ }).count()) > 0;
    for (let tries = 0; tries < 200 && !(await isCut()); tries++) {
      if ((await onStage(page).count()) > 0) await page.clock.runFor(200);
      else if ((await page.locator('.mx-label').count()) > 0) {
        const vicious = page.locator('.mx-label', { hasText: 'Vicious Attack' });
        await pressed(vicious.click({ timeout: SOON_MS }).then(() => asked(page).click({ timeout: SOON_MS })));
      } else if ((await asked(page).count()) > 0) await pressed(decide(page, () => 0, SOON_MS));
      else await page.clock.runFor(20);
    }
    expect(await isCut()).toBe(true);
    // What the dice came to has been said, and is on the page.
    expect(await allText(page)).toMatch(/Joris’s [a-z ]+ now has/);
    expect(house.complaints).toEqual([]);
  });

  test('lets nothing travel where motion is reduced: the dice lie there, and are judged after 400', async () => {
    const page = await visit(house, { reducedMotion: 'reduce' });
    await playNow(house, page);
    await until(page, 'throw');
    await page.locator('.throw[data-moment="sum"]').waitFor();
    expect(await page.locator('.throw .die b').count()).toBe(3);
    expect(await page.locator('.throw-air').count()).toBe(0);
    await page.clock.runFor(399);
    expect(await page.locator('.throw-verdict').count()).toBe(0);
    await page.clock.runFor(1);
    await page.locator('.throw-verdict').waitFor();
  });

  test('shows what others did one after the other, keeps their trails, and who was away reads it on one page', async () => {
    const page = await visit(house);
    const host = await openTable(page, 'Ana');
    await command(page, host, { do: 'seatComputer', name: 'Captain', player: 'captain' });
    await command(page, host, {
      do: 'begin',
      scene: 'saga/battle',
      setup: {
        seats: [host.seat, 'Captain'],
        attacker: { name: 'Avitch', seat: host.seat },
        defender: { name: 'Dorrow', seat: 'Captain' },
        position: {
          round: 3,
          units: [
            unit('defender', 'lightCavalry', 3, 4),
            unit('defender', 'heavyInfantry', 4, 8),
            unit('defender', 'lightCavalry', 3, 12),
            unit('defender', 'heavyCavalry', 5, 14),
            unit('attacker', 'pikemen', 18, 9),
            unit('attacker', 'heavyInfantry', 17, 11),
          ],
        },
      },
      options: {},
    });
    await page.goto(`${house.url}/t/${host.table}`);
    await asked(page).waitFor();
    await stopClock(page);
    /** Answers whatever is asked, with nothing but the end of every move; says whether something was asked. */
    const answer = async (): Promise<void> => {
      const step = await stepOn(page);
      if (step === 'move') {
        await pressed(page.getByRole('button', { name: 'End the move' }).click({ timeout: SOON_MS }));
      } else if (step !== null) await pressed(fightOn(page, step, 'Fight on'));
      await onStage(page).or(asked(page)).first().waitFor();
    };
    const trails = page.locator('.trail');
    const counts: number[] = [];
    for (let tries = 0; tries < 60 && counts.length < 2; tries++) {
      if ((await onStage(page).count()) === 0) await answer();
      const count = await trails.count();
      if (count > (counts.at(-1) ?? 0)) counts.push(count);
      await page.clock.runFor(200);
    }
    // One unit after the other.
    expect(counts).toEqual([1, 2]);
    await letTellOn(page);
    const letters = page.locator('.scrubber li button');
    expect(await letters.count()).toBe(await trails.count());
    expect(await letters.last().getAttribute('aria-pressed')).toBe('true');
    // The first act once more: its sentence, and the board as it stood then.
    const told = page.locator('.scrubber p');
    const places = (): Promise<readonly (string | null)[]> =>
      page.locator('.counter').evaluateAll((all) => all.map((one) => one.getAttribute('style')));
    const [sentence, now] = [await told.textContent(), await places()];
    await letters.first().click();
    expect(await told.textContent()).not.toBe(sentence);
    expect(await page.locator('.trail[data-on]').getAttribute('data-act')).toBe('a');
    expect(await places()).not.toEqual(now);
    await page.locator('.battle-panel h2').click();
    expect(await places()).toEqual(now);

    // Now it happens while nobody looks: more than the strip above a choice can hold is a page.
    await page.clock.resume();
    for (let tries = 0; tries < 40 && (await page.locator('.since').count()) === 0; tries++) {
      if ((await onStage(page).count()) === 0) await answer();
      else {
        await page.reload();
        await page.locator('.since, .foot-act').first().waitFor();
      }
    }
    await page.getByRole('heading', { name: 'Since you were away' }).waitFor();
    expect(await page.locator('.since li').count()).toBeGreaterThan(1);
    await page.getByRole('button', { name: 'Go on' }).click();
    await asked(page).waitFor();
    expect(house.complaints).toEqual([]);
  });
});
