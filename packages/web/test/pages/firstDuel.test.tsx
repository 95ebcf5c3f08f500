import type { View } from '@warmoot/kernel';
import type { Deed } from '@warmoot/protocol';
import type { saga } from '@warmoot/rules';
import { describe, expect, test } from 'vitest';
import { unit } from '../kit/battle.js';
import { duelOf, standOf } from '../kit/tables.js';
import { type Begun, begun } from './begun.js';
import { isAsked, textOf } from './fields.js';
import { sightOf } from './forms.js';
import { atHome } from './home.js';
import { act, isOff, PHONE, pop, seenOn } from './look.js';
import { opened, part, partComes } from './opened.js';
import type { Hand, Page } from './page.js';

/** Presses the radio or the box that is told of so. */
const chip = ({ room }: Hand, selector: string, text: string | RegExp): HTMLElement => {
  const found = [...room.querySelectorAll<HTMLElement>(selector)].find((one) =>
    typeof text === 'string' ? textOf(one).includes(text) : text.test(textOf(one)),
  );
  const input = found?.matches('button') === true ? found : found?.querySelector<HTMLElement>('input');
  if (input === null || input === undefined) throw new Error(`no ${text} among ${selector}`);
  return input;
};

const phase = (page: Page): string => textOf(page.room.querySelector('.phases [aria-current]'));

describe('a newcomer', () => {
  test('is one press away from the first decision', async () => {
    const { page, play, count } = await atHome('en', { standing: 'ask' });
    await play();
    page.the('heading', 'Yours to decide');
    expect(count()).toBe(1);
  });

  test('finds the dice checked once a duel is over', async () => {
    const line = begun(duelOf, { dice: 'seed' });
    line.says('Ella', { choose: 'surrender' });
    line.says('Joris', { choose: 'fightOn' });
    const page = await opened('/t/desk', line);
    await page.press(['link', 'Check the dice']);
    expect(textOf(page.room)).toMatch(/Checked just now in your browser/);
  });

  test('is two presses away from the first decision of a battle: both armies stand where the rules suggest', async () => {
    const { page, pick, play, count } = await atHome();
    await pick('battle');
    await play();
    act(page);
    expect(count()).toBe(2);
    expect(page.all('list').map(textOf).join(' | ')).toContain('Combat');
    expect(phase(page)).not.toContain('Placing');
    // The guide opens at the card that is about this, and leads back to the table.
    await page.press(['link', 'How it goes']);
    expect(location.pathname + location.hash).toMatch(/\/guide\/battle#[1-6]$/);
    expect(textOf(page.room)).toContain('You are here');
    await page.press(page.all('link', 'All rules of the battle')[0] as HTMLElement);
    expect(location.pathname).toBe('/rules/saga-battle');
    await page.press(page.all('link', 'Back to the table')[0] as HTMLElement);
    expect(location.pathname).toBe('/t/desk');
    await partComes(page, '.foot-act');
    // Placing is a choice: whoever wants to goes back to it.
    await page.press(['button', 'Place them yourself']);
    expect(phase(page)).toContain('Placing');
    expect(page.all('button', 'Place them yourself')).toEqual([]);
  });

  test('is told that their units were placed until they have acted', async () => {
    const { page, pick, play } = await atHome('en', { standing: 'ask' });
    await pick('battle');
    await play();
    page.the('button', 'Place them yourself');
    // By this seed the first thing asked is whom to shoot at.
    await page.press(['radio', /^Toll horse/]);
    await page.press(act(page));
    expect(page.all('button', 'Place them yourself')).toEqual([]);
  });

  test('is two presses away from the first decision of a check: the terms are there, and the dice are theirs', async () => {
    const { page, pick, play, count } = await atHome();
    await pick('check');
    await play();
    expect(isOff(act(page))).toBe(false);
    expect(count()).toBe(2);
  });

  test('is two presses away from a Discussion, and makes a first appeal by eight', async () => {
    const { page, pick, play, press, count } = await atHome('de');
    await pick('discussion');
    await play();
    expect(count()).toBe(2);
    await press(page.the('button', 'Einen Appell vorbringen'));
    // What they want, their skill and what it is to move stand there to be pressed.
    await press(chip(page, '.chip', /Was \S+ will/));
    await press(chip(page, '.chip', /^Führen/));
    await press(chip(page, '.motive-pick .chip', ''));
    await press(page.the('button', /^Dem Tisch vorlegen/));
    // Who is played by a computer agrees: no more is asked before the dice.
    expect(textOf(page.room)).toContain('Der Tisch ist sich einig');
    await press(page.the('button', 'Den Appell vorbringen'));
    expect(textOf(page.room)).toMatch(/Erreicht|Nicht erreicht|Unbewegt|Bewegt/i);
    expect(count()).toBeLessThanOrEqual(8);
  });

  test.each([
    ['en', 'Throw', 'Throw again', ['Vicious', 'Pikes', 'Joris', 'Jorun’s word', 'Rough', 'The ford']],
    ['de', 'Würfeln', 'Noch einmal', ['Brutal', 'Piken', 'Joris', 'Joruns Wort', 'Rau', 'Die Furt']],
  ] as const)('presses through the exchange of each guide, %s', async (language, first, again, picks) => {
    const page = await opened('/guide/duel', null, language);
    for (const [nth, kind] of (['duel', 'battle', 'check', 'discussion', 'chase', 'march'] as const).entries()) {
      if (nth > 0) await page.press(page.room.querySelector(`a[href="/guide/${kind}"]`) as HTMLElement);
      const trial = page.in(part(page, '.trial'));
      await trial.press(chip(trial, 'label', picks[nth] ?? ''));
      expect(trial.room.querySelector('.trial-verdict')?.getAttribute('data-verdict')).toBe('open');
      await trial.press(['button', first]);
      expect(trial.room.querySelector('[data-verdict="success"], [data-verdict="failure"]')).not.toBeNull();
      // Dice, what is added and the total are one sum.
      const [dice, added, total] = [...trial.room.querySelectorAll('.trial-sum span > b')].map(textOf);
      expect(Number(dice) + Number(added)).toBe(Number(total));
      trial.the('button', again);
      expect(page.room.querySelectorAll('.guide-cards > li > p')).toHaveLength(6);
    }
  });

  test.each([
    ['en', 'Throw', 'Charge'],
    ['de', 'Würfeln', 'Sturm'],
  ] as const)('presses through the sortie of its guide, %s: both totals are sums of three dice', async (...row) => {
    const [language, first, charge] = row;
    const page = await opened('/guide/sortie', null, language);
    const trial = page.in(part(page, '.trial'));
    await trial.press(chip(trial, 'label', charge));
    expect(trial.room.querySelector('.trial-verdict')?.getAttribute('data-verdict')).toBe('open');
    await trial.press(['button', first]);
    expect(trial.room.querySelector('[data-verdict="success"], [data-verdict="failure"]')).not.toBeNull();
    const totals = [...trial.room.querySelectorAll('.trial-pool > strong')].map((one) => Number(textOf(one)));
    expect(totals.length).toBeGreaterThan(0);
    expect(totals.every((total) => total >= 3 && total <= 18)).toBe(true);
    expect(trial.room.querySelectorAll('.ladder [data-lit]')).toHaveLength(1);
    expect(page.room.querySelectorAll('.guide-cards > li > p')).toHaveLength(6);
  });
});

/** A duel at dagger distance, in which the one of Ana has won the Footwork. */
const atFootwork = (): Begun => {
  const line = begun((one, two) => {
    const deed = duelOf(one, two) as Extract<Deed, { do: 'begin' }>;
    return { ...deed, setup: { ...(deed.setup as object), distance: 'dagger' } } as Deed;
  });
  for (const name of ['Ella', 'Joris']) line.says(name, { choose: 'fightOn' });
  line.fall([8, 8, 9]);
  return line;
};

/** A battle in its third round: two rows of four, a step away from each other. */
const twoRows = (one: string, two: string): Deed => {
  const deed = standOf(one, two) as Extract<Deed, { do: 'begin' }>;
  const row = (army: string, row: number) => [4, 7, 10, 13].map((column) => unit(army, 'mediumInfantry', row, column));
  const position = { round: 3, units: [...row('attacker', 10), ...row('defender', 12)] };
  return { ...deed, setup: { ...(deed.setup as object), position } } as Deed;
};

describe('answers that stand', () => {
  test('leave a whole quiet round of a duel at six presses or fewer, whatever it asks: where a Dodge goes, whether to follow, what to protect', async () => {
    const line = atFootwork();
    const page = await opened('/t/desk', line);
    let pressed = 0;
    const press = (what: HTMLElement): Promise<void> => {
      pressed++;
      return page.press(what);
    };
    const afar = (as: string, choice: object): Promise<void> => page.does(() => line.says(as, choice));
    const open = () => sightOf<View<saga.duel.Duel>>(line).open;
    // Whether to fight on is not asked: it stands.
    expect(page.all('heading', 'Yours to decide')).toEqual([]);
    page.the('button', 'Standing answers, 1 set');
    await afar('Joris', { choose: 'move', to: { x: 9, y: 9 } });
    await press(act(page));
    await press(chip(page, '.duel-choose label', /^Vicious/));
    await press(act(page));
    await afar('Joris', { choose: 'act', act: 'viciousAttack', target: 'Ella', with: 'right' });
    // Where to is picked with it: straight back.
    await press(chip(page, '.duel-choose label', /^Dodge/));
    await press(act(page));
    await afar('Joris against Ella', { choose: 'defend', by: 'dodge', to: { x: 10, y: 8 } });
    // Both attacks fail, and nobody is hurt.
    await page.does(() => line.fall([1, 1, 0], [1, 1, 0]));
    await afar('Joris', { choose: 'move', to: { x: 10, y: 8 } });
    expect(line.step).toBe('goTo');
    await press(act(page));
    expect(open().round).toBe(2);
    for (const { minors, majors } of open().combatants) expect(Math.max(...minors, ...majors)).toBe(0);
    expect(pressed).toBeLessThanOrEqual(6);
  });

  test.each([
    ['desktop', 'none'],
    ['phone', PHONE],
  ])(
    'leave a whole round of a battle at 25 presses or fewer for who leads: every unit moved, every fight fought; %s',
    async (_, media) => {
      seenOn(media);
      const line = begun(twoRows);
      for (const army of ['Avitch', 'Dorrow']) line.says(army, { choose: 'fightOn' });
      const page = await opened('/t/desk', line);
      let pressed = 0;
      const press = (what: HTMLElement): Promise<void> => {
        pressed++;
        return page.press(what);
      };
      await press(act(page));
      await page.does(() => line.until('move'));
      for (const hex of ['(11, 4)', '(11, 7)', '(11, 10)', '(11, 13)']) {
        await press(page.the('button', hex));
        await press(act(page));
      }
      // All four are in contact. In which order they fight, and whether who loses falls back, stands and is asked of nobody.
      for (const step of ['nextCluster', 'fallBackChoice']) {
        await page.does(() => line.until(step));
        expect(line.due).toEqual(['Avitch']);
        expect(isAsked(page)).toBe(false);
        expect(textOf(page.room)).toContain('Given for you, as standing');
      }
      await page.does(() => line.until('declare'));
      expect(sightOf<View<saga.battle.Battle>>(line).open.round).toBe(4);
      expect(pressed).toBeLessThanOrEqual(25);
    },
  );

  test('are seen under the flag, taken back there, and set again beside the question', async () => {
    const line = atFootwork();
    const page = await opened('/t/desk', line);
    await page.press(['button', 'Standing answers, 1 set']);
    const sheet = pop(page);
    await sheet.press(['switch', 'Fight on']);
    expect(sheet.the('switch', 'Fight on').getAttribute('aria-checked')).toBe('false');
    // Surrender asks once more; it is no time for it now, so the question will be asked.
    await sheet.press(['button', 'Surrender']);
    expect(textOf(pop(page).room)).toContain('You are asked then');
    await pop(page).press(['button', 'No']);
    await page.key('Escape');
    page.the('button', 'Standing answers, 0 set');
    await page.does(() => {
      line.until('declare');
    });
    // To fight on is what stands picked: one press seals it, another lets it stand.
    page.the('heading', 'Yours to decide');
    await page.press(['button', 'Always: Fight on']);
    expect(page.all('heading', 'Yours to decide')).toEqual([]);
    page.the('button', 'Standing answers, 1 set');
  });
});
