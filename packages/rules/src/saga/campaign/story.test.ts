import type { SeatId } from '@warmoot/kernel';
import { describe, expect, test } from 'vitest';
import type { BattleOutcome } from '../battle/battle.js';
import { ALL_TROOPS, type Troop } from '../battle/troops.table.js';
import { nextEntry } from '../calendar/agenda.js';
import { readCampaign } from './papers/evolve.js';
import type { Character } from './papers/model.js';
import { seenCampaign } from './papers/view.js';
import { byChance, duelOf, founded, PLAYERS, type Story, talked, talkOn } from './testing/story.js';
import { entriesOf } from './time/entries.js';
import { healingDays, mayHealThrough } from './time/healingDays.js';

const SMALL = { battle: { 'saga.battle.map': { rows: 9, columns: 8 } } };

const cast = (story: Story, seat: SeatId): readonly Character[] =>
  Object.values(story.campaign.open.characters).filter(({ owner, dead }) => owner === seat && dead === null);

const armed = (story: Story, character: Character): Story =>
  story.as(character.owner, {
    deed: 'carry',
    character: character.id,
    load: {
      items: [
        { id: 'sword', object: 'sword', at: { row: 0, column: 0, turn: 1 } },
        { id: 'shield', object: 'shield', at: { row: 0, column: 2, turn: 1 } },
        { id: 'bandages', object: 'bandages', at: { row: 0, column: 1 } },
      ],
    },
  });

/** Founded, with its powers, and drafted by three players with three characters each. */
const settled = (edition: string): Story => {
  const begun = founded(SMALL, edition)
    .as('ana', { deed: 'setting', text: 'Fjords and old feuds.' })
    .as('bo', { deed: 'unit', name: 'Hird', level: 4, troops: { mediumInfantry: 20, bowmen: 10 } })
    .as('cy', { deed: 'unit', name: 'Rhedd', level: 4, troops: { heavyInfantry: 12, lightCavalry: 5 } });
  const sized = PLAYERS.reduce((now, seat) => now.as(seat, { deed: 'castSize', seat, characters: 3 }), begun);
  return sized.play({ play: 'draft' }, byChance(`draft ${edition}`));
};

/** Whoever is dying is aided, and every day of the wounded is thrown for, one by one. */
const cared = (story: Story): Story => {
  const aided = Object.values(story.campaign.open.characters)
    .filter(({ dying }) => dying !== null)
    .reduce((now, { id }) => now.decide({ deed: 'aid', character: id, came: true }), story);
  return Object.values(aided.campaign.open.characters).reduce((now, { id, dead }) => {
    let then = now;
    const due = (): number => {
      const who = then.campaign.open.characters[id] as Character;
      return dead === null ? healingDays(who, mayHealThrough(then.campaign, who)).length : 0;
    };
    while (due() > 0) {
      const left = due();
      then = then.play({ play: 'healing', character: id, healer: id, days: [{ washed: true, sheltered: true }] });
      const { wounds } = then.campaign.open.characters[id] as Character;
      expect(wounds.length === 0 ? 0 : due()).toBe(wounds.length === 0 ? 0 : left - 1);
    }
    return then;
  }, aided);
};

/** The first by number that comes out as the story wants it. */
const firstOf = (name: string, tell: (seed: string) => Story, wanted: (after: Story) => boolean): Story => {
  for (let n = 0; n < 100; n++) {
    const after = tell(`${name} ${n}`);
    if (wanted(after)) return after;
  }
  throw new Error(`no ${name} comes out so`);
};

describe.each(['saga', 'saga-1e'])('a year in %s', (edition) => {
  let story = settled(edition);
  const say = (next: Story): void => {
    story = next;
  };

  test('SAGA-DRAFT-005, SAGA-DRAFT-008, SAGA-DRAFT-013 nine characters, each with ratings, name and owner', () => {
    expect(PLAYERS.map((seat) => cast(story, seat).length)).toEqual([3, 3, 3]);
    for (const { skills, motives, main } of Object.values(story.campaign.open.characters)) {
      expect([skills === null, motives === null, main]).toEqual([false, false, true]);
    }
    const goals = PLAYERS.map((seat) => seenCampaign(story.campaign, { seat, referee: null }).own?.goals ?? {});
    for (const [at, seat] of PLAYERS.entries()) {
      for (const id of Object.keys(goals[at] ?? {})) expect(story.campaign.open.characters[id]?.owner).toBe(seat);
    }
  });

  test('SAGA-CAMPAIGN-003, SAGA-CAL-002 a duel on day 10: wounds on the sheets, and what follows is asked', () => {
    const [ana, bo] = [cast(story, 'ana')[0] as Character, cast(story, 'bo')[0] as Character];
    const ready = armed(armed(story, ana), bo);
    const planned = duelOf(ready, 10, [ana.name], [bo.name]);
    expect(nextEntry(entriesOf(planned.campaign))?.title).toBe('Duel');
    const play = { play: 'entry', entry: planned.id('Duel') };
    say(
      firstOf(
        'duel',
        (seed) => planned.play(play, byChance(seed)),
        (after) => {
          const both = [ana.id, bo.id].map((id) => after.campaign.open.characters[id] as Character);
          return both.every(({ dead }) => dead === null) && both.some(({ wounds }) => wounds.length > 0);
        },
      ),
    );
    expect(story.campaign.open.today).toBe(10);
    const hurt = [ana.id, bo.id].flatMap((id) => story.campaign.open.characters[id]?.wounds ?? []);
    expect(hurt.length).toBeGreaterThan(0);
    for (const { day } of hurt) expect(day).toBe(10);
    expect(story.entry('Duel')).toMatchObject({ state: 'done', asksNext: true });
    say(story.as('cy', { deed: 'follow', entry: story.id('Duel'), next: null }));
    expect(story.entry('Duel').asksNext).toBe(false);
  });

  test('SAGA-CAL-006, SAGA-CAL-013, SAGA-CAL-014 the wounded are cared for until the council of day 30', () => {
    const wounded = Object.values(story.campaign.open.characters).filter(
      ({ wounds, dead }) => wounds.length > 0 && dead === null,
    );
    const council = talkOn(
      story,
      30,
      'Council',
      wounded.map(({ name }) => name),
    );
    expect(wounded.length).toBeGreaterThan(0);
    expect(council.refusal('ana', { deed: 'start', entry: council.id('Council') }).code).toBe('BROKEN_RULE');
    say(talked(cared(council), 'Council'));
    expect(story.campaign.open.today).toBe(30);
    for (const { id } of wounded) {
      const { wounds, healedThrough } = story.campaign.open.characters[id] as Character;
      if (wounds.length > 0) expect(healedThrough).toBe(29);
    }
    const dates = entriesOf(story.campaign).filter(({ title }) => title === 'healed');
    for (const { day } of dates) expect(day > 10 && day < 30).toBe(true);
  });

  test('SAGA-WEALTH-015, SAGA-WEALTH-016 a battle on day 40: what is lost is lost', () => {
    const before = story;
    const able = (seat: SeatId) => cast(story, seat).filter(({ dying }) => dying === null);
    const [one, other, third] = [able('ana')[1], able('bo')[1], able('cy')[0]] as [Character, Character, Character];
    const plan = {
      attacker: { unit: story.id('Hird'), commander: one.id, champions: [one.id] },
      defender: { unit: story.id('Rhedd'), commander: other.id, champions: [other.id], leaders: [third.id] },
    };
    const planned = story.as('bo', { deed: 'plan', scene: 'battle', title: 'Battle', day: 40, plan });
    const play = { play: 'entry', entry: planned.id('Battle') };
    say(
      firstOf(
        'battle',
        (seed) => planned.play(play, byChance(seed)),
        (after) =>
          ['Hird', 'Rhedd'].every((name) => costOf(after.unit(name).troops) < costOf(before.unit(name).troops)),
      ),
    );
    const { armies } = story.entry('Battle').outcome as unknown as BattleOutcome;
    for (const [at, name] of ['Hird', 'Rhedd'].entries()) {
      for (const troop of ALL_TROOPS) {
        const lost = armies[at as 0 | 1].lost[troop as Troop];
        expect(story.unit(name).troops[troop]).toBe(before.unit(name).troops[troop] - lost);
      }
    }
    expect(story.character(third.name).through).toBe(40);
  });

  test('SAGA-WEALTH-005, SAGA-WEALTH-007, SAGA-WEALTH-011 three credits, the year turns, and the books are settled', () => {
    const credit = (now: Story, title: string): Story =>
      now.decide({ deed: 'credit', entry: now.id(title), raise: now.id('Hird'), lower: now.id('Rhedd') });
    let now = cared(credit(credit(story, 'Duel'), 'Battle'));
    now = now.as('ana', { deed: 'plan', scene: 'discussion', title: 'Treaty', day: 50 });
    now = credit(talked(now, 'Treaty'), 'Treaty');
    expect([now.unit('Hird').wealth.level, now.unit('Rhedd').wealth.level]).toEqual([5, 3]);
    // Built at 100 and at 98 troop cost, at rating 2: floor(100 × 2.5 / 2) and floor(98 × 1.5 / 2).
    now = now.as('cy', { deed: 'reckon' });
    expect(now.campaign.open).toMatchObject({ today: 360, reckoned: 1 });
    const empty = Object.fromEntries(ALL_TROOPS.map((troop) => [troop, 0]));
    const full = { ...empty, mediumInfantry: 15, bowmen: 20 };
    const kept = now.unit('Hird').troops;
    const brought = { ...kept, mediumInfantry: kept.mediumInfantry + Math.floor((125 - costOf(kept)) / 3) };
    expect(
      now.refusal('bo', { deed: 'settle', unit: now.id('Hird'), troops: { ...full, bowmen: 30 }, supports: [] }),
    ).toMatchObject({
      rule: 'SAGA-WEALTH-015',
    });
    now = now.as('bo', { deed: 'settle', unit: now.id('Hird'), troops: brought, supports: [] });
    expect(costOf(now.unit('Hird').troops)).toBeGreaterThan(122);
    const weak = now.unit('Rhedd').troops;
    const fewer = trimmed(weak, 73);
    now = now.as('cy', { deed: 'settle', unit: now.id('Rhedd'), troops: fewer, supports: [] });
    expect(costOf(now.unit('Rhedd').troops)).toBeLessThanOrEqual(73);
    say(now.decide({ deed: 'pass', to: 361 }));
    expect(story.campaign.open.today).toBe(361);
  });

  test('the whole story is told by its events', () => {
    expect(readCampaign(story.events)).toStrictEqual(story.campaign);
    expect(readCampaign(JSON.parse(JSON.stringify(story.events)))).toStrictEqual(story.campaign);
  });
});

const costOf = ({
  mediumInfantry = 0,
  bowmen = 0,
  heavyInfantry = 0,
  lightCavalry = 0,
}: Partial<Record<Troop, number>>) => mediumInfantry * 3 + bowmen * 4 + heavyInfantry * 4 + lightCavalry * 10;

/** So many riders and then foot as must go, and no more. */
const trimmed = (troops: Readonly<Record<Troop, number>>, budget: number): Record<Troop, number> => {
  const left = { ...troops };
  for (const troop of ['heavyInfantry', 'lightCavalry'] as const) {
    while (costOf(left) > budget && left[troop] > 0) left[troop] -= 1;
  }
  return left;
};
