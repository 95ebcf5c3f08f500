import { stream } from '@warmoot/kernel';
import { saga } from '@warmoot/rules';
import { ground, seeds } from '@warmoot/table/testing';
import { describe, expect, test } from 'vitest';
import { addRated, agreed, asked, entryOf, idOf, planDuel } from './campaignKit.js';
import { CLOSED, choicesOf, type Four, parting, playSome, type Settled, seenBy } from './closedKit.js';
import { Reader, seated } from './secretsKit.js';

/*
 * SAGA-CAMPAIGN-004: two campaigns with closed sheets in which everything differs that Bo keeps to himself: ratings,
 * motivations, goals, notes, what he carries, sealed choices, a sealed vote, and the ratings that are thrown for
 * somebody new. Their other dice are thrown so that the same comes of them. All others are sent the same bytes: by the
 * socket, by every address, by the refusals of what they may not do, after they come again and after a restart.
 */

type World = 'weak' | 'strong';

const SKILLS = { weak: 2, strong: 9 } as const;
const MOTIVES = { weak: 2, strong: 5 } as const;

/** Motivations of which each pair comes to twelve. */
const motivesOf = (first: number): Readonly<Record<string, number>> =>
  Object.fromEntries(saga.character.ALL_MOTIVES.map((motive, at) => [motive, at % 2 === 0 ? first : 12 - first]));

const skillsOf = (rating: number): Readonly<Record<string, number>> =>
  Object.fromEntries(saga.ALL_SKILLS.map((skill) => [skill, rating]));

/** What somebody tries who wants to know what is not theirs. Whatever is put to the table is taken back. */
const attempts = (reader: Reader): readonly object[] => {
  const joris = idOf(reader, 'Joris');
  const entry = entryOf(reader, 'Talk')?.id ?? 'e1';
  const load = { items: Array.from({ length: 9 }, (_, at) => ({ id: `i${at}`, object: 'shield', worn: false })) };
  const to = [
    { deed: 'carry', character: joris, load },
    { deed: 'terrain', character: joris, terrain: 'wood' },
    { deed: 'rate', character: joris, skill: 'run', to: 5, reason: 'why not' },
    { deed: 'regret', character: joris, driving: 'd1', entry },
    { deed: 'playedOut', character: joris, driving: 'd1' },
    { deed: 'playedOut', character: joris, driving: 'd2' },
    { deed: 'locks', character: joris, locks: {} },
    { deed: 'goals', character: joris, text: 'x' },
    { deed: 'privateNote', character: joris, text: 'x' },
    { deed: 'free', character: joris },
    { deed: 'raise', character: joris, lost: joris },
  ];
  const plays = [
    { play: 'aid', character: joris, helpers: [joris] },
    { play: 'healing', character: joris, healer: joris, days: [{ lasting: 300 }] },
    { play: 'generation', characters: [joris] },
    { play: 'check', entry, acting: { character: joris, skill: 'run' } },
    { play: 'draft' },
  ];
  const scene = reader.seen?.scenes.length ?? 0;
  return [
    ...to.flatMap((deed) => [
      { do: 'campaign', deed },
      { do: 'propose', about: 'campaign', value: { deed } },
    ]),
    ...plays.flatMap((play) => [
      { do: 'play', play },
      { do: 'propose', about: 'play', value: { play } },
    ]),
    ...[0, 1, 7, 999].map((entry) => ({ do: 'propose', about: 'undo', value: { to: entry } })),
    { do: 'propose', about: 'openLog', value: {} },
    { do: 'answer', question: `${scene}.1`, as: 'Joris', choice: { choose: 'surrender' } },
    { do: 'dice', question: `${scene}.1`, faces: [1, 1, 1] },
    { do: 'share', scene, tip: '0'.repeat(64) },
    { do: 'speak', proposal: 99, question: 'p99.0', choice: { choose: 'agree' } },
    { do: 'begin', scene: 'saga/check', setup: {} },
  ];
};

/** The addresses at which a campaign is read in parts. */
const PARTS = ['', '/characters', '/entries', '/units', '/notes', '/pages', '/sittings'];

/** Somebody tries all that, and looks wherever there is anything to be looked at. */
const prowl = async (reader: Reader): Promise<void> => {
  await reader.settled();
  for (const deed of attempts(reader)) {
    expect(await asked(reader, deed)).toSatisfy((refusal) => refusal !== null || 'about' in deed);
    await reader.settled();
    const mine = reader.seen?.proposals.find(({ by }) => by === reader.place.seat);
    if (mine !== undefined) await asked(reader, { do: 'withdraw', proposal: mine.proposal });
  }
  const { table, seat } = reader.place;
  const here = `/api/tables/${table}`;
  await reader.readAll();
  for (const part of [...PARTS, `/characters/${idOf(reader, 'Joris')}`, `/characters/${idOf(reader, 'Kai')}`]) {
    await reader.get(`${here}/campaign${part}?seat=${seat}`);
  }
  for (const other of ['Bo', 'nobody']) await reader.get(`${here}/questions?seat=${other}`);
  for (const { scene } of reader.seen?.scenes ?? []) await reader.get(`${here}/scenes/${scene}/log?seat=${seat}`);
  await reader.post(`${here}/links`, { by: seat, seat: 'Bo' });
  const file = (await reader.get(`${here}/export?seat=${seat}`)).body;
  expect(file).toMatchObject({ format: 'warmoot-sealed/1' });
  await reader.post('/api/import', file);
};

/** All that Bo writes about his own, in one world more often and at other times. */
const writeOwn = async (bo: Reader, world: World, tick: (ms: number) => void): Promise<void> => {
  const character = idOf(bo, 'Joris');
  const times = world === 'weak' ? 1 : 3;
  for (let at = 0; at < times; at++) {
    tick(7000);
    expect(await bo.deed({ deed: 'goals', character, text: `to be ${world} ${at}` })).toBeNull();
    expect(await bo.deed({ deed: 'privateNote', character, text: `${world} `.repeat(at + 1) })).toBeNull();
    tick(-7000);
  }
  const object = world === 'weak' ? 'bedroll' : 'tent';
  expect(await bo.deed({ deed: 'carry', character, load: { items: [{ id: 'i1', object, worn: false }] } })).toBeNull();
  if (world === 'strong') expect(await bo.deed({ deed: 'terrain', character, terrain: 'coast' })).toBeNull();
};

/** Bo throws ratings for Kai: how they fall, and so how many throws it takes, differs. */
const rateKai = async ([ana, bo, cy, sue]: Four, world: World): Promise<void> => {
  expect(await bo.deed({ deed: 'add', name: 'Kai', owner: 'Bo' })).toBeNull();
  await bo.until(() => idOf(bo, 'Kai') !== '');
  const play = { play: 'generation', characters: [idOf(bo, 'Kai')], method: { by: 'mainDice' } };
  await agreed(bo, [ana, cy], 'play', { play });
  const source = stream(`kai ${world}`);
  for (let thrown = 0; thrown < 500; thrown++) {
    await bo.settled();
    const [due] = bo.scene?.due ?? [];
    if (due === undefined) break;
    const faces = bo.awaitedDice().map(({ low, sides, step }) => low + source.below(sides) * step);
    expect(await bo.do({ do: 'dice', question: due.question, faces })).toBeNull();
    if (thrown === 20) for (const one of [ana, sue]) await prowl(one);
  }
  expect(bo.scene).toBeNull();
};

/** A vote that is sealed, changed in one world, and never shown. */
const vote = async ([ana, bo, cy]: Four, world: World): Promise<void> => {
  expect(await ana.do({ do: 'propose', about: 'pause', value: {} })).toBeNull();
  expect(await cy.speak({ choose: 'object' })).toBeNull();
  const { proposal = 0, due } = bo.seen?.proposals[0] ?? {};
  await bo.until(() => bo.seen?.proposals[0]?.step === 'vote');
  const question = bo.seen?.proposals[0]?.due?.question ?? due?.question ?? '';
  const votes = world === 'weak' ? ['for'] : ['for', 'against', 'abstain', 'against'];
  for (const one of votes) {
    expect(await bo.do({ do: 'speak', proposal, question, choice: { choose: 'vote', vote: one } })).toBeNull();
  }
  for (const one of [ana, cy]) await one.settled();
  await ana.readAll();
  await cy.readAll();
  expect(await ana.do({ do: 'withdraw', proposal })).toBeNull();
};

/** After a while Ella strikes at Joris as hard as she can, and he lets her; in the end the others give up. */
const STRUCK: Settled = {
  declare: (_, as, move) => ({ choose: move > 70 && as !== 'Ella' ? 'surrender' : 'fightOn' }),
  chooseActs: (reader, as, move) => {
    const isStrike = (one: object): boolean =>
      Reflect.get(one, 'act') === 'viciousAttack' && Reflect.get(one, 'target') === 'Joris';
    const strike = as === 'Ella' && move > 40 ? choicesOf(reader, as).find(isStrike) : undefined;
    return strike ?? { choose: 'act', act: 'pass' };
  },
};

/** What a story is told with: its world, its clock, and the way back for somebody whose line was cut. */
interface Telling {
  readonly world: World;
  readonly tick: (ms: number) => void;
  readonly again: (reader: Reader) => Promise<unknown>;
}

const lastEntry = ({ items }: Reader): number =>
  items.reduce((last, { what }) => (what.did === 'played' ? what.entry.no : last), 0);

const tell = async (all: Four, telling: Telling): Promise<void> => {
  const { world, tick } = telling;
  const [ana, bo, cy, sue] = all;
  const options = { ...CLOSED, duel: { 'saga.duel.choicesVisible': false, 'saga.duel.aid': 'heal7' } };
  expect(await ana.deed({ deed: 'found', name: 'Closed', options })).toBeNull();
  const ella = await addRated(ana, 'Ella', 'Ana');
  const mia = await addRated(cy, 'Mia', 'Cy');
  const ratings = { skills: skillsOf(SKILLS[world]), motives: motivesOf(MOTIVES[world]) };
  expect(await bo.deed({ deed: 'add', name: 'Joris', owner: 'Bo', ...ratings })).toBeNull();
  for (const one of all) await one.until(() => idOf(one, 'Joris') !== '');
  const joris = idOf(bo, 'Joris');
  const matter = { context: 'the court', topic: 'a rival', motive: saga.character.ALL_MOTIVES[0], rating: 3, by: null };
  await agreed(bo, [ana, cy], 'campaign', { deed: { deed: 'drive', character: joris, ...matter } });
  await writeOwn(bo, world, tick);
  await rateKai(all, world);
  for (const one of [ana, cy, sue]) await prowl(one);

  // A talk, in which the same is tried twice.
  expect(await ana.deed({ deed: 'plan', day: 1, scene: 'freeForm', title: 'Talk', characters: [ella] })).toBeNull();
  await ana.settled();
  const talk = entryOf(ana, 'Talk')?.id ?? '';
  expect(await ana.deed({ deed: 'start', entry: talk })).toBeNull();
  const acting = { character: joris, skill: 'strength' };
  const opposing = { character: mia, skill: 'strength' };
  await agreed(cy, [ana, bo], 'play', { play: { play: 'check', entry: talk, acting, opposing } });
  await ana.until(() => ana.scene !== null);
  for (const one of [ana, sue]) await prowl(one);
  await playSome(all, 'check', { most: 10 });
  for (const one of [ana, cy]) {
    const again = { play: 'check', entry: talk, acting, opposing };
    expect(await one.do({ do: 'propose', about: 'play', value: { play: again } })).toMatchObject({
      rule: 'SAGA-CHECK-023',
    });
  }
  expect(await ana.deed({ deed: 'close', entry: talk, text: 'Enough.' })).toBeNull();
  await vote(all, world);

  for (const [one, name, object] of [
    [ana, 'Ella', 'sword'],
    [cy, 'Mia', 'bandages'],
    [bo, 'Kai', 'bandages'],
  ] as const) {
    const load = { items: [{ id: 'i1', object, worn: false }] };
    expect(await one.deed({ deed: 'carry', character: idOf(one, name), load })).toBeNull();
  }
  const duel = await planDuel(cy, { title: 'At the ford', side1: [ella], side2: [joris, mia] });
  await fight(all, telling, duel);
  await tend(all);
  await goOn(all);
};

const fight = async (all: Four, { world, again }: Telling, entry: string): Promise<void> => {
  const [ana, bo, cy, sue] = all;
  expect(await cy.play({ play: 'entry', entry })).toBeNull();
  await ana.until(() => ana.scene !== null);
  const before = async (move: number): Promise<void> => {
    if (move === 12) for (const one of [ana, sue]) await prowl(one);
    if (move === 25) for (const one of [ana, cy, sue]) await again(one);
    if (move === 30) await agreed(ana, [bo, cy], 'undo', { to: lastEntry(ana) - 2 });
  };
  const wavers = world === 'strong' ? bo : null;
  await playSome(all, 'duel', { most: 150, settled: STRUCK, isHigh: (by) => by === 'Ana', before, wavers });
};

/** Kai, whose ratings nobody knows but Bo, comes to help, fails, and tries again; then days of healing. */
const tend = async (all: Four): Promise<void> => {
  const [ana, bo, cy, sue] = all;
  const [joris, kai, mia] = ['Joris', 'Kai', 'Mia'].map((name) => idOf(ana, name)) as [string, string, string];
  expect(ana.campaign?.open.characters[joris]?.dying).not.toBeNull();
  await agreed(ana, [bo, cy], 'play', { play: { play: 'aid', character: joris, helpers: [kai, mia] } });
  await ana.until(() => ana.scene !== null);
  await prowl(sue);
  let checks = 0;
  const settled = { giveAid: () => ({ choose: 'aid' }) };
  await playSome(all, 'aid', { most: 20, settled, isHigh: () => checks++ > 1 });
  expect(ana.campaign?.open.characters[joris]).toMatchObject({ dying: null, dead: null });
  await agreed(ana, [bo, cy], 'campaign', { deed: { deed: 'pass', to: 9 } });
  const days = [{ lasting: 4, washed: true, sheltered: true }];
  await agreed(cy, [ana, bo], 'play', { play: { play: 'healing', character: joris, healer: kai, days } });
  await playSome(all, 'healing', { most: 60 });
  for (const one of [ana, cy]) await prowl(one);
};

/** The calendar, the wealth of a unit that Joris rules, the journal; then Bo goes, and keeps what is his. */
const goOn = async ([ana, bo, cy, sue]: Four): Promise<void> => {
  const ruler = idOf(ana, 'Joris');
  await agreed(ana, [bo, cy], 'campaign', { deed: { deed: 'unit', name: 'Lund', level: 5, ruler } });
  await ana.settled();
  const [unit] = Object.keys(ana.campaign?.open.units ?? {});
  const scene = entryOf(ana, 'At the ford')?.id;
  await agreed(cy, [ana, bo], 'campaign', { deed: { deed: 'credit', entry: scene, raise: unit, lower: null } });
  expect(await ana.deed({ deed: 'happening', day: 40, title: 'Frost', characters: [ruler] })).toBeNull();
  expect(await cy.deed({ deed: 'page', title: 'The ford', text: 'Joris fell.' })).toBeNull();
  expect(await cy.deed({ deed: 'sit', present: ['Ana', 'Bo', 'Cy'] })).toBeNull();
  expect(await ana.deed({ deed: 'reckon' })).toBeNull();
  await agreed(ana, [bo, cy], 'play', { play: { play: 'event' } });
  await ana.settled();
  await agreed(ana, [bo, cy], 'abandon', {});
  for (const one of [ana, cy, sue]) await prowl(one);
  expect(await bo.do({ do: 'leave' })).toBeNull();
  await ana.settled();
  expect(await ana.do({ do: 'propose', about: 'openLog', value: {} })).toMatchObject({ code: 'OWNER_GONE' });
  for (const one of [ana, cy, sue]) await prowl(one);
};

describe('two worlds behind closed sheets', () => {
  const grounds = [ground('SQLite'), ground('SQLite')] as const;

  const live = async (at: 0 | 1, world: World): Promise<readonly (readonly string[])[]> => {
    let time = 1_000_000;
    const serving = () => grounds[at].serve({ now: () => time, secret: seeds('behind') });
    const first = await serving();
    const all = (await seated(first, ['Ana', 'Bo', 'Cy'], { spectators: ['Sue'], options: { dice: 'typed' } })) as Four;
    const tick = (ms: number): void => {
      time += ms;
    };
    await tell(all, { world, tick, again: (one) => one.connect(first.url) });
    await first.stop();
    const second = await serving();
    const again = all.map(({ place }) => new Reader(place, second.url, place.seat)) as Four;
    for (const one of again) await one.connect(second.url);
    for (const one of again) await one.readAll();
    return all.map((one, n) => [...seenBy(one), ...seenBy(again[n] as Reader)]);
  };

  test('SAGA-CAMPAIGN-004 nothing that one keeps to oneself changes a byte that others are sent', async () => {
    const [weak, strong] = [await live(0, 'weak'), await live(1, 'strong')];
    const compared = [0, 2, 3].reduce((sum, at) => sum + (weak[at]?.length ?? 0), 0);
    if (process.env.WORLDS !== undefined) console.info(`${compared} frames and answers were compared`);
    for (const at of [0, 2, 3]) {
      const [one = [], other = []] = [weak[at], strong[at]];
      for (const [n, text] of one.entries()) expect(parting(text, other[n] ?? '')).toBe('');
      expect(other.length).toBe(one.length);
      const sent = one.join('\n');
      for (const scene of ['generation', 'check', 'duel', 'aid', 'healing', 'event']) {
        expect(sent).toContain(`"name":"saga/${scene}"`);
      }
      for (const word of ['"event":"saved"', '"event":"aidFailed"', '"input":"undo"', '"closed":["Kai"']) {
        expect(sent).toContain(word);
      }
    }
    expect(parting(weak[1]?.join() ?? '', strong[1]?.join() ?? '')).not.toBe('');
  });
});
