import { saga } from '@warmoot/rules';
import { describe, expect, test } from 'vitest';
import { ANA, BO } from './begun.js';
import { type CampaignLine, campaignTable } from './campaign.js';
import { gold, isAsked, textOf } from './fields.js';
import { Heard } from './heard.js';
import { openPage, type Page } from './page.js';

const CY = 'Cy';
const NAMES = [ANA, BO, CY] as const;

/** Something that nobody else may ever read. */
const wish = (name: string, nth: number): string => `wish of ${name} ${nth}`;

/** Three at a table whose sets are thrown and whose order is settled: Cy, Ana, Bo, and turning at each end. */
const drafting = (): CampaignLine => {
  const line = campaignTable({ names: NAMES });
  line.writes({ deed: 'found', name: 'The Salt Crown' });
  for (const seat of NAMES) line.writes({ deed: 'castSize', seat, characters: 3 });
  line.play({ play: 'draft' });
  return line;
};

const ORDER = [CY, ANA, BO, BO, ANA, CY, CY, ANA, BO] as const;

const calls = (name: string, nth: number): string => `${name} the ${nth}.`;

/** Somebody picks without a page. */
const picksAfar = (line: CampaignLine, name: string, nth: number, set: number): void =>
  line.says(name, {
    ...{ choose: 'pick', set, name: calls(name, nth), goals: wish(name, nth) },
    words: { context: '', home: '', ties: '', trade: '', past: '' },
  });

/** Ana picks on her page. */
const picksHere = async (page: Page, nth: number, set: number): Promise<void> => {
  await page.press(['radio', `Set ${set}`]);
  await page.fill(['textbox', 'Name'], calls(ANA, nth));
  await page.fill(['textbox', 'What they want'], wish(ANA, nth));
  await page.press(gold(page));
};

const says = (page: Page, part = 'main'): string => textOf(page.room.querySelector(part));

describe('the draft', () => {
  test('SAGA-DRAFT-008 to -011: three draft three characters each, and no news tells what another wants', async () => {
    const line = drafting();
    const heard = NAMES.map((name) => [name, new Heard(line.desk, name)] as const);
    const page = await openPage('/t/desk', 'en', line);
    expect(page.all('radio', /^Set \d$/)).toHaveLength(9);
    const made = new Map<string, number>();
    for (const [at, name] of ORDER.entries()) {
      const nth = (made.get(name) ?? 0) + 1;
      made.set(name, nth);
      // Who waits sees who picks, and has nothing to press.
      expect(isAsked(page)).toBe(name === ANA);
      expect(says(page, '.snake')).toContain(name === ANA ? 'Ana: your pick' : `${name}: picks now`);
      // The first of hers is made on the page, as all are; what comes of the others is what counts.
      if (name === ANA && nth === 1) await picksHere(page, nth, at + 1);
      else await page.does(() => picksAfar(line, name, nth, at + 1));
      for (const [, one] of heard) one.listen();
      if (at < ORDER.length - 1) expect(says(page, '.snake')).toContain(`${calls(name, nth)}, set ${at + 1}`);
    }
    const owners = Object.values(line.open.characters).map(({ owner }) => owner);
    for (const name of NAMES) expect(owners.filter((one) => one === name)).toHaveLength(3);
    expect(page.all('link', 'Back to the campaign')).not.toEqual([]);
    await page.close();

    // The sheets stand in the campaign, and what somebody wants on theirs alone.
    const campaign = await openPage('/t/desk/campaign', 'en', line);
    for (const name of NAMES) expect(says(campaign)).toContain(calls(name, 3));
    await campaign.close();
    for (const [name, one] of heard) {
      expect(one.having(wish(name, 2))).not.toEqual([]);
      const others = NAMES.filter((other) => other !== name);
      expect(one.having(...others.map((other) => `wish of ${other}`))).toEqual([]);
    }
  });

  test('SAGA-DRAFT-010: the log of a draft that is over, too, tells nobody what others want', async () => {
    const line = drafting();
    for (const [at, name] of ORDER.entries()) picksAfar(line, name, Math.floor(at / 3) + 1, at + 1);
    for (const name of NAMES) {
      const others = NAMES.filter((other) => other !== name).map((other) => `wish of ${other}`);
      expect(new Heard(line.desk, name).having(...others)).toEqual([]);
      expect(line.desk.read({ want: 'log', table: 'desk', seat: name, scene: 1 })).toMatchObject({
        refusal: { code: 'SEALED' },
      });
      const file = line.desk.read({ want: 'file', table: 'desk', seat: name });
      expect(others.filter((one) => JSON.stringify(file).includes(one))).toEqual([]);
    }
    // Whoever comes back later is told so, and no page asks for it.
    const page = await openPage('/t/desk', 'en', line);
    expect(says(page)).toContain('Its log stays closed');
    expect(line.refused).toEqual([]);
    await page.close();
  });
});

describe('a campaign that is founded by two', () => {
  /** Counts what is pressed; what is written costs nothing. */
  const pressing = (line: CampaignLine) => {
    const counted = { presses: 0 };
    /** Somebody looks at the founding, presses one thing after the other, and goes. */
    const looks = async (
      who: string,
      does: (page: Page, press: (role: string, name: string | RegExp) => Promise<void>) => Promise<void>,
    ): Promise<void> => {
      const page = await openPage('/t/desk/campaign', 'en', line.as(who));
      await does(page, async (role, name) => {
        counted.presses++;
        await page.press([role, name]);
      });
      await page.close();
    };
    return { counted, looks };
  };

  /** What a step of the founding says. */
  const step = (page: Page, name: string): string => {
    const found = page.all('button', new RegExp(`^${name}`), page.the('navigation', 'Founding'));
    return found.map(({ textContent }) => textContent).join(' ');
  };

  const STEPS = ['Name', 'Year', 'World', 'People and kits', 'First scene'];

  test('two found a campaign that begins full, with six people and a first scene, in at most 20 presses', async () => {
    const line = campaignTable({ names: [ANA, BO] });
    const { counted, looks } = pressing(line);
    const isDue = (seat: string): boolean => line.desk.due(seat).length > 0;
    const hasGold = (page: Page): boolean => page.room.querySelector('.foot-act, .founding-steps [data-mine]') !== null;
    const isFull = (page: Page): void => {
      // Everything stands before anybody has done anything, and is on both pages.
      page.the('heading', 'The Salt Coast');
      for (const name of STEPS) expect(step(page, name)).not.toBe('');
      expect(page.all('listitem', undefined, page.the('list', 'Year'))).toHaveLength(12);
    };
    await looks(BO, async (page) => isFull(page));
    await looks(ANA, async (page, press) => {
      isFull(page);
      await page.fill(['textbox', 'Name of the campaign'], 'The Salt Crown');
      await press('button', '4 happenings: taken');
      await press('button', 'Found the campaign');
    });
    await looks(BO, async (page, press) => {
      // Who waits sees the other's step, and lets in what was left out.
      expect(step(page, 'Name')).toContain('Ana');
      await press('button', '4 happenings: left out');
    });
    await looks(ANA, async (page, press) => {
      page.the('button', '4 happenings: taken');
      expect(step(page, 'World')).toContain('Bo');
      await press('button', 'Draw up the cast');
      expect(hasGold(page)).toBe(isDue(ANA));
    });
    for (let picked = 0; picked < 6; ) {
      const [mine, other] = isDue(ANA) ? [ANA, BO] : [BO, ANA];
      // Gold is only what is one's own to do.
      if (picked === 0) await looks(other, async (page) => expect(hasGold(page)).toBe(false));
      await looks(mine, async (page, press) => {
        for (; picked < 6 && isDue(mine); picked++) {
          expect(page.room.querySelector('.founding-steps [data-mine]')).not.toBeNull();
          if (picked === 1) await press('radio', /Hunter/);
          await press('button', /^Take /);
          const open = page.room.querySelectorAll('.offer-turns li:not([data-open])').length;
          if (picked < 5) expect(open).toBe(picked + 1);
        }
        if (picked < 6) expect(hasGold(page)).toBe(false);
        else page.the('button', 'Propose it');
      });
    }
    await looks(BO, (_, press) => press('button', 'Propose it'));
    await looks(ANA, async (page, press) => {
      expect(step(page, 'First scene')).toContain('Bo proposes it');
      await press('button', 'Agree');
    });
    const { characters, entries, units, notes, marked, options } = line.open;
    const mains = Object.values(characters).filter(({ main }) => main);
    expect(mains).toHaveLength(6);
    for (const { name, load, arms, words, skills } of mains) {
      expect([name, arms !== '', words.trade !== '', skills !== null]).toEqual([name, true, true, true]);
      expect([name, saga.carry.faultsOf(load, skills?.endurance ?? 2, options)]).toEqual([name, []]);
    }
    expect(Object.values(characters)).toHaveLength(12);
    expect([Object.values(units).length, marked?.length]).toEqual([4, 8]);
    expect(Object.values(notes).filter(({ kind }) => kind === 'place')).toHaveLength(9);
    const scene = Object.values(entries).find(({ kind }) => kind === 'scene');
    expect(scene).toMatchObject({ scene: 'duel', state: 'planned' });
    expect(scene?.day).toBeLessThanOrEqual(10);
    expect(counted.presses).toBeLessThanOrEqual(20);
    await looks(BO, async (page) => void page.the('button', 'Begin the campaign'));
    await looks(ANA, async (page, press) => {
      await press('button', 'Begin the campaign');
      expect(says(page, '.next')).toContain('A duel at Kell Ford');
    });
    await looks(BO, async (page) => expect(says(page, '.next')).toContain('A duel at Kell Ford'));
  });
});
