import { saga, sceneRules } from '@warmoot/rules';
import { describe, expect, test } from 'vitest';
import { DeskTable } from '../testing/deskTable.js';
import { checkFile, wholeFile } from './tableFiles.js';

const RIVAL = { context: 'the court', topic: 'a rival' };

/** Ella (Convince 4, Ana's) and Morten (Proud 10, Bo's), a Discussion of the two in the calendar, and dice by hand. */
const council = (openSheets: boolean) => {
  const table = new DeskTable(['Ana', 'Bo'], { dice: 'typed' });
  const deed = (said: object) => {
    const parsed = saga.campaign.campaignDeed.parse(said);
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.refusal));
    return table.do('Ana', { do: 'campaign', deed: parsed.value });
  };
  const skills = Object.fromEntries(saga.ALL_SKILLS.map((skill) => [skill, skill === 'convince' ? 4 : 3]));
  const even = Object.fromEntries(saga.character.ALL_MOTIVES.map((motive) => [motive, 6]));
  const options = { 'saga.generation.others': 'byHand', 'saga.table.openSheets': openSheets };
  expect(deed({ deed: 'found', name: 'Kell', options })).toBeNull();
  expect(deed({ deed: 'add', name: 'Ella', owner: 'Ana', skills, motives: even })).toBeNull();
  expect(
    deed({ deed: 'add', name: 'Morten', owner: 'Bo', skills, motives: { ...even, proud: 10, modest: 2 } }),
  ).toBeNull();
  const people = [{ character: 'c1' }, { character: 'c2' }];
  expect(deed({ deed: 'plan', day: 1, scene: 'discussion', title: 'Council', plan: { people } })).toBeNull();
  return { table, deed };
};

const PLAY = { play: 'entry', entry: 'e3' } as const;

/** The first question that a seat is asked, answered. */
const answer = (table: DeskTable, seat: string, choice: object): void => {
  const [due] = table.due(seat).filter(({ made }) => !made);
  const { question = '', as: [as = ''] = [] } = due ?? {};
  expect(table.do(seat, { do: 'answer', question, as, choice: choice as never })).toBeNull();
};

const throwing = (table: DeskTable, seat: string, faces: readonly number[]): void => {
  const due = table.due(seat).find(({ as }) => as.includes('dice'));
  expect(table.do(seat, { do: 'dice', question: due?.question ?? '', faces: [...faces] })).toBeNull();
};

/** SAGA-TALK-038, example 1: Ella moves Morten, and both have no more to say. */
const persuaded = (table: DeskTable): void => {
  const said = { talker: 'Ella', to: [{ who: 'Morten' }], ...RIVAL, response: 'challenge him' };
  answer(table, 'Ana', { choose: 'appeal', ...said, skill: 'convince', motive: 'proud' });
  answer(table, 'Bo', { choose: 'agree' });
  answer(table, 'Ana', { choose: 'make' });
  throwing(table, 'Ana', [5, 6, 2]);
  throwing(table, 'Bo', [10]);
  for (const seat of ['Ana', 'Bo']) answer(table, seat, { choose: 'noMore' });
};

describe('a planned Discussion of a campaign', () => {
  test('SAGA-CAMPAIGN-003 SAGA-TALK-035 is played at the table, and what came of it is taken in; the file holds', async () => {
    const { table } = council(true);
    expect(table.do('Ana', { do: 'play', play: PLAY })).toBeNull();
    expect(table.facts.scene?.session.rules.scene).toBe('saga/discussion');
    persuaded(table);
    expect(table.facts.scene).toBeNull();
    const open = table.facts.campaign?.open;
    expect(open?.entries.e3).toMatchObject({ state: 'done', played: 1, heard: [{ listener: 'c2', topic: 'a rival' }] });
    expect(open?.characters.c2?.driving).toMatchObject([{ ...RIVAL, motive: 'proud', rating: 4, by: 'c1' }]);
    expect(await checkFile(wholeFile('desk', table.records, sceneRules), sceneRules)).toMatchObject({ ok: true });
  });

  test('SAGA-CAMPAIGN-004 behind closed sheets it takes the word of the table, and tells others no rating', () => {
    const { table } = council(false);
    expect(table.do('Ana', { do: 'play', play: PLAY })).toEqual({ code: 'TABLE_DECIDES', rule: 'SAGA-CAMPAIGN-004' });
    expect(table.propose('Ana', 'play', { play: PLAY })).toBeNull();
    expect(table.facts.scene).toBeNull();
    expect(table.speak('Bo', { choose: 'agree' })).toBeNull();
    persuaded(table);
    expect(table.facts.campaign?.open.characters.c2?.driving).toMatchObject([{ rating: 4 }]);
    // Morten's sheet is Bo's: Ana hears what drives him in the scene, and nowhere with which rating.
    const ended = table.records.filter(({ what }) => what.did === 'ended' || what.did === 'campaign');
    const forAna = ended.filter(({ seenBy }) => seenBy === null || seenBy.includes('Ana'));
    expect(JSON.stringify(forAna.map(({ what }) => what))).toContain('"motive":"proud"');
    expect(JSON.stringify(forAna.filter(({ what }) => what.did === 'ended'))).not.toContain('"rating"');
    const changes = forAna.flatMap(({ what }) => (what.did === 'campaign' ? what.events : []));
    expect(changes.filter((event) => event.event === 'changed' && event.why.code === 'persuaded')).toEqual([]);
  });

  test('the table may break it off: it is planned again, and nobody has heard anything', () => {
    const { table } = council(true);
    expect(table.do('Ana', { do: 'play', play: PLAY })).toBeNull();
    table.propose('Ana', 'abandon');
    expect(table.speak('Bo', { choose: 'agree' })).toBeNull();
    expect(table.facts.campaign?.open.entries.e3).toMatchObject({ state: 'planned', played: null });
    expect(table.facts.campaign?.open.entries.e3).not.toHaveProperty('heard');
  });
});
