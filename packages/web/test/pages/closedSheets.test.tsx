import { expect, test } from 'vitest';
import { ANA, BO } from './begun.js';
import { type CampaignLine, campaignTable, rated } from './campaign.js';
import { only, textOf } from './forms.js';
import { allOf, one } from './look.js';
import { openedAsking } from './opened.js';
import type { Page } from './page.js';

const CLOSED = { 'saga.generation.others': 'byHand', 'saga.table.openSheets': false };

/** Nothing on the page that speaks of chances, or of numbers that are none. */
const ODDS = /\d\s?%|\d\/\d+|NaN|undefined/;

/** A campaign of two, each with a character whose sheet is closed to the other. */
const closed = (): CampaignLine => {
  const line = campaignTable({ names: [ANA, BO], seats: [ANA] });
  line.writes({ deed: 'found', name: 'The Salt Crown', options: CLOSED });
  line.writes({ deed: 'add', name: 'Lady Ella', owner: ANA, ...rated(4, 6) });
  line.writes({ deed: 'add', name: 'Morten', owner: BO, ...rated(7, 6) }, BO);
  return line;
};

const figures = (page: Page, name: string): string => textOf(page.all('region', name)[0] ?? null);

test('SAGA-CAMPAIGN-004: a check shows one’s own rating and a closed sheet, and no chance', async () => {
  const line = closed();
  const [ella] = [line.called('Lady Ella').id];
  line.writes({ deed: 'plan', day: 1, scene: 'freeForm', title: 'Talk', characters: [ella] });
  const entry = line.entry('Talk').id;
  line.writes({ deed: 'start', entry });
  const play = { play: 'check', entry, acting: { character: ella, skill: 'run' }, action: 'runs for it' };
  line.do(ANA, { do: 'propose', about: 'play', value: { play } as never });
  expect(line.desk.speak(BO, { choose: 'agree' })).toBeNull();
  const own = await openedAsking('/t/desk', line);
  expect(textOf(one(own, '.check-rating'))).toContain('4');
  expect(allOf(own, '.closed-sign')).toEqual([]);
  await own.close();
  const other = await openedAsking('/t/desk', line.as(BO));
  expect(textOf(one(other, '.check-rating'))).toContain('sheet closed');
  expect(textOf(only(other, '.check'))).not.toMatch(ODDS);
});

test('SAGA-CAMPAIGN-004: a duel shows one’s own ratings, closed sheets, and acts without chances', async () => {
  const line = closed();
  const [ella, morten] = ['Lady Ella', 'Morten'].map((name) => line.called(name).id);
  const plan = { side1: [ella], side2: [morten], distance: 'dagger' };
  line.writes({ deed: 'plan', day: 1, scene: 'duel', title: 'Duel', characters: [ella, morten], plan });
  line.play({ play: 'entry', entry: line.entry('Duel').id });
  const bos = line.as(BO);
  for (const [seat, own, other] of [
    [line, 'Lady Ella', 'Morten'],
    [bos, 'Morten', 'Lady Ella'],
  ] as const) {
    const page = await openedAsking('/t/desk', seat);
    expect(figures(page, own)).toMatch(own === 'Morten' ? /Control\s*7/i : /Control\s*4/i);
    expect(figures(page, other)).toContain('sheet closed');
    await page.close();
  }
  const isAsked = (step: string): boolean =>
    line.step === step && line.desk.due(ANA).some(({ made, as }) => !made && !as.includes('dice'));
  /** Both fight on, and act where they can be defended against, until Ana is asked this. */
  const playUpTo = (step: string): void => {
    for (let moves = 0; moves < 60 && (moves === 0 || !isAsked(step)); moves++) {
      const run = line.desk.facts.scene?.session.run;
      const asked =
        run?.awaits.need === 'answers' ? run.awaits.asked.find(({ as }) => line.due.includes(as)) : undefined;
      if (run === undefined || asked === undefined) break;
      const choices = (run.choices(asked) ?? []) as readonly { readonly choose: string; readonly with?: string }[];
      const choice = choices.find((each) => each.choose === 'fightOn' || each.with !== undefined) ?? choices[0];
      line.says(asked.as, choice ?? {});
    }
    if (!isAsked(step)) throw new Error(`Ana is not asked to ${step}, but ${line.due.join()} to ${line.step}`);
  };
  playUpTo('chooseActs');
  const acting = await openedAsking('/t/desk', line);
  only(acting, '.mx');
  await acting.press(allOf(acting, '.mx-label')[0] as HTMLElement);
  expect(textOf(only(acting, 'main'))).not.toMatch(ODDS);
  expect(allOf(acting, '.mx-rating')).toEqual([]);
  await acting.close();
  const waiting = await openedAsking('/t/desk', bos);
  expect(textOf(only(waiting, 'main'))).not.toMatch(ODDS);
  await waiting.close();
  playUpTo('defend');
  const defending = await openedAsking('/t/desk', line);
  expect(allOf(defending, '.incoming')).not.toEqual([]);
  expect(textOf(only(defending, 'main'))).not.toMatch(ODDS);
  await defending.close();
  playUpTo('declare');
  const log = await openedAsking('/t/desk/log', bos);
  expect(textOf(log.room)).toContain('behind closed sheets');
  expect(textOf(only(log, 'main'))).not.toMatch(ODDS);
});
