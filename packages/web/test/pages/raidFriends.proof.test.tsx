import { type Log, verify } from '@warmoot/kernel';
import { sceneRules } from '@warmoot/rules';
import { storyTold } from '@warmoot/words';
import { describe, expect, test } from 'vitest';
import { BO } from './begun.js';
import { textOf } from './forms.js';
import { one } from './look.js';
import { comes, openedAsking, partComes } from './opened.js';
import {
  appealMade,
  beginWithBo,
  fightingWithBo,
  letEnd,
  playOn,
  readLeaf,
  setOutWithBo,
  whatComesNext,
} from './raid.js';

const told = storyTold('en', 'raid');
const HOST = 'Guest';

describe('the raid with friends', () => {
  test('parts are shared out, and each reads before the council what they play in it', async () => {
    const { device, waiting } = await beginWithBo();
    const [lobby, ...mine] = waiting;
    expect(lobby).toContain('Guest begins it.');
    expect(mine).toEqual([expect.stringContaining('The town')]);
    const ana = await openedAsking('/t/desk', device);
    expect(await readLeaf(ana)).toContain('Lady Ella asks for riders');
    await ana.close();
    const bo = await openedAsking('/t/desk', device.of(BO));
    expect(await readLeaf(bo)).toContain('The town is not there');
    const owners = Object.values(device.campaign.characters).map(({ owner, name }) => `${name}: ${owner}`);
    for (const one of ['Lady Ella Avitch: Guest', 'Casimir Dorrow: Bo', 'Jorun Halfhand: Tarn Hall'])
      expect(owners).toContain(one);
  });

  test('what was granted in the council stands in the leaf before the march, for each as they play it', async () => {
    const device = setOutWithBo();
    expect(device.movedIn('council')).toEqual([
      `Jorun Halfhand: ${told('council.riders.response')}`,
      `Wren of Hag Wood: ${told('council.way.response')}`,
    ]);
    const ana = await openedAsking('/t/desk', device);
    expect(await readLeaf(ana)).toContain('60 riders follow Ella.');
    await ana.close();
    const bo = await openedAsking('/t/desk', device.of(BO));
    expect(await readLeaf(bo)).toContain('The guard of Hob’s Cross');
  });

  test('two people against each other and a computer: what one wins stands in the parley, the end and both journals', async () => {
    const device = fightingWithBo();
    const bos = device.of(BO);
    const setting = await openedAsking('/t/desk', device);
    expect(await readLeaf(setting)).toContain('80 of the town are in arms');
    await setting.close();
    const guarding = await openedAsking('/t/desk', bos);
    expect(await readLeaf(guarding)).toContain('80 of the town are in arms');
    await guarding.close();

    // Bo gives up before the first round.
    device.until('declare');
    for (const [seat, choose] of [
      [BO, 'surrender'],
      [HOST, 'fightOn'],
    ] as const)
      device.answer(seat, { choose });
    expect(device.chapter('battle').state).toBe('done');
    const lost = await openedAsking('/t/desk', bos);
    await partComes(lost, '.after');
    const held = /The field is held by Ella’s riders\.$/;
    expect(textOf(one(lost, '.battle-body .scene-lead'))).toMatch(held);
    await lost.close();
    const log = device.desk.read({
      want: 'log',
      scene: device.chapter('battle').played ?? 0,
      table: 'desk',
      seat: HOST,
    });
    const rules = sceneRules('saga/battle');
    expect(rules.ok && log.ok && verify(rules.value, JSON.parse(log.value) as Log).ok).toBe(true);

    const page = await openedAsking('/t/desk', device);
    await partComes(page, '.after');
    expect(textOf(one(page, '.battle-body .scene-lead'))).toMatch(held);
    await whatComesNext(page);
    await playOn(page, 'The parley');
    expect(await readLeaf(page)).toContain('The riders hold the field.');
    // The same dice as in the council; Casimir is Proud 10, and Bo agrees to the terms.
    const toll = { to: 'Casimir', want: 'Take it no more', skill: 'Lead', motive: 'Proud' };
    const agree = (): void => device.answer(BO, { choose: 'agree' });
    expect(await appealMade(page, toll, agree)).toBe('19 against 17, then 6 on 10');
    await page.press(['button', 'Nothing more to say for now']);
    await page.press(['button', 'Nothing more for now']);
    await page.close();
    const resting = await openedAsking('/t/desk', bos);
    expect(await readLeaf(resting)).toContain('The riders hold the field.');
    await resting.press(['button', 'Nothing more to say for now']);
    await resting.press(['button', 'Nothing more for now']);
    await resting.close();

    const ending = await openedAsking('/t/desk', device);
    await whatComesNext(ending);
    const words = await letEnd(ending);
    expect(words).toBe(`${told('end.befell.won')} ${told('end.agreed.ours')}`);
    expect(device.chapters).toEqual(
      ['council', 'march', 'battle', 'parley', 'end'].map((chapter) => [chapter, 'done']),
    );
    await ending.close();
    const journal = await openedAsking('/t/desk/journal', bos);
    expect(textOf(await comes(journal, () => journal.room.querySelector('.journal-main')))).toContain(words);
  });
});
