import { saga } from '@warmoot/rules';
import { expect, test } from 'vitest';
import { ANA } from './begun.js';
import { type CampaignLine, campaignTable, rated } from './campaign.js';
import { textOf } from './fields.js';
import { openPage } from './page.js';

/** Ella before Morten from day 2 on, and a supper of Hild on that day: all of one person. */
const onTheRoad = (): CampaignLine => {
  const line = campaignTable();
  line.writes({ deed: 'found', name: 'Kell', options: { 'saga.generation.others': 'byHand' } });
  const [ella, morten, hild] = ['Ella', 'Morten', 'Hild'].map((name) => {
    line.writes({ deed: 'add', name, owner: ANA, ...rated(3, 6) });
    return { character: line.called(name).id };
  });
  const plan = {
    roads: saga.roads.readyRoads('small'),
    parties: [
      { name: 'Hares', at: 'tarry-mill', wants: { want: 'reach', span: 'marl-manor' }, members: [ella] },
      { name: 'Hounds', at: 'marl-manor', members: [morten] },
    ],
  };
  line.writes({ deed: 'plan', day: 2, days: 5, scene: 'movement', title: 'The march', plan });
  line.writes({ deed: 'plan', day: 2, scene: 'discussion', title: 'Supper', plan: { people: [hild] } });
  line.play({ play: 'entry', entry: line.entry('The march').id });
  return line;
};

test('SAGA-MOVE-037 SAGA-CAL-004 a march is paused by the page for a Discussion, and goes on on the same morning', async () => {
  const line = onTheRoad();
  const page = await openPage('/t/desk', 'en', line);
  const due = (): Element | null => page.room.querySelector('.due-on-road');
  expect(textOf(due())).toContain('Supper');
  await page.press(['button', 'Pause for it']);
  expect(page.room.querySelector('.table-scene .discussion')).not.toBeNull();
  expect(line.entry('The march')).toMatchObject({ state: 'paused', pausedOn: 2 });
  expect(due()).toBeNull();
  await page.does(() => line.says(ANA, { choose: 'noMore' }));
  expect(page.room.querySelector('.march-plan')).not.toBeNull();
  expect(line.entry('The march')).toMatchObject({ state: 'running', pausedOn: null });
  expect(due()).toBeNull();
  await page.close();
});
