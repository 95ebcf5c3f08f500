import { saga } from '@warmoot/rules';
import { describe, expect, test } from 'vitest';
import { NINTH } from '../kit/saltCrown.js';
import { ANA } from './begun.js';
import { type CampaignLine, saltCrown } from './campaign.js';
import { partWith, textOf } from './fields.js';
import { openPage, type Page } from './page.js';

const [RIDER, HOST] = ['Sif', 'Odd’s host'] as const;

const rated = (notice: number, hide: number) => ({
  skills: { ...Object.fromEntries(saga.ALL_SKILLS.map((skill) => [skill, 4])), notice, hide },
  motives: Object.fromEntries(saga.character.ALL_MOTIVES.map((motive) => [motive, 5])),
});

/** A march on the ninth, before all else: a rider whom nobody sees, beside a host that sees nobody. */
const marchOnTheNinth = async (): Promise<CampaignLine> => {
  const line = await saltCrown();
  line.writes({ deed: 'drop', entry: line.entry('Duel at Kell Ford').id });
  line.writes({ deed: 'add', name: 'Sif', owner: ANA, ...rated(9, 9) });
  line.writes({ deed: 'add', name: 'Odd', owner: ANA, ...rated(0, 0) });
  const [sif, odd] = [line.called('Sif').id, line.called('Odd').id];
  const plan = {
    roads: saga.roads.readyRoads('small'),
    parties: [
      {
        ...{ name: RIDER, members: [{ character: sif, mounted: true }], at: 'tarry-mill' },
        wants: { want: 'catch', party: HOST },
        knows: [{ of: HOST, at: 'three-stones', aware: true }],
      },
      {
        ...{ name: HOST, members: [{ character: odd }], troops: { mediumInfantry: 4 }, at: 'three-stones' },
        wants: { want: 'reach', span: 'marl-manor' },
      },
    ],
  };
  const march = { day: NINTH, days: 3, scene: 'movement', title: 'The march to Kell', characters: [sif, odd], plan };
  line.writes({ deed: 'plan', ...march });
  return line;
};

/** The march up to its end: the rider closes in on a host in camp, and what comes of it is left for later. */
const meet = (line: CampaignLine): void => {
  line.play({ play: 'entry', entry: line.entry('The march to Kell').id });
  line.says(RIDER, { choose: 'plan', route: ['south-1', 'three-stones'], pace: 'careful' });
  line.says(HOST, { choose: 'plan', route: [], pace: 'rest' });
  line.lift();
  line.says(RIDER, { choose: 'close' });
  for (const name of [RIDER, HOST]) line.says(name, { choose: 'later' });
  line.lift();
};

/** Whoever is asked first fights on, the other gives up. */
const surrender = (line: CampaignLine): void => {
  for (const choose of ['fightOn', 'surrender']) line.says(line.due[0] ?? '', { choose });
};

const rows = (page: Page): readonly string[] => [...page.room.querySelectorAll('.carried tbody tr')].map(textOf);
const row = (page: Page, name: string): string | undefined => rows(page).find((one) => one.startsWith(name));
const picks = (page: Page, what: string): Promise<void> =>
  page.press(partWith(page.room, '.comes-row', what).querySelector('input') as HTMLElement);

describe('after a scene', () => {
  test('what a march hands over is shown, played on at once, and the talk with the prisoner is left open', async () => {
    const line = await marchOnTheNinth();
    meet(line);
    const page = await openPage('/t/desk', 'en', line);

    // What is carried over is shown before it begins, and by what it is played as.
    await page.press(['link', 'What comes next']);
    expect(rows(page).join(' | ')).toContain('ambushed by Sif');
    expect(row(page, 'Distance')).toContain('All combats start at Dagger distance');
    expect(row(page, 'Footwork')).toContain('without a roll');
    // Talking, the same has no effect.
    await picks(page, 'Discussion');
    expect(row(page, 'Distance')).toContain('No effect');
    await picks(page, 'Hand-to-Hand');

    // Played on now: it stands first on the last day of the march, and begins as it was handed over.
    await page.press(['button', 'Play on now']);
    expect(page.room.querySelector('.duel-choose')).not.toBeNull();
    const fight = line.entry(/ against /);
    expect(fight).toMatchObject({ state: 'running', day: NINTH, scene: 'duel' });
    expect(fight.plan).toMatchObject({ distance: 'dagger', ambusher: 1 });
    await page.does(() => surrender(line));

    // Who gave up is a prisoner on the sheet, and in the talk that may follow.
    const [taken] = Object.values(line.open.characters).filter(({ captive }) => captive !== null);
    expect(taken).toBeDefined();
    await page.press(['link', 'What comes next']);
    partWith(page.room, '.comes-row', 'Discussion');
    expect(rows(page).join(' | ')).toMatch(new RegExp(`Prisoners ?${taken?.name}, in the hands of`));
    expect(page.room.querySelectorAll('.story-chain > li')).toHaveLength(3);
    await page.press(['radio', /^11 Acorn/]);
    await page.press(['button', 'Put it on 11 Acorn']);
    partWith(page.room, '.comes-row', 'On the calendar for 11 Acorn');
    expect(textOf(page.room.querySelector('.handover-next > p'))).toContain('11 Acorn');
    await page.press(['button', 'Leave it open']);
    page.the('heading', 'The Salt Crown');
    expect(line.entry(/ against /).asksNext).toBe(false);
    await page.close();
  });

  test('what has been fought out is not offered again', async () => {
    const line = await marchOnTheNinth();
    meet(line);
    const march = line.entry('The march to Kell');
    const page = await openPage(`/t/desk/next/${march.id}`, 'en', line);
    partWith(page.room, '.comes-row', 'Hand-to-Hand');
    await page.press(['button', 'Play on now']);
    surrender(line);
    await page.close();
    const after = await openPage(`/t/desk/next/${march.id}`, 'en', line);
    partWith(after.room, '.comes-row', 'Something else');
    expect(textOf(after.room)).not.toContain('Hand-to-Hand');
    await after.close();
  });
});
