import { saga } from '@warmoot/rules';
import { describe, expect, test } from 'vitest';
import { DeskTable } from '../testing/deskTable.js';
import { itemsOf, sceneSeen, tableSeen } from './seen.js';

/*
 * SAGA-CAMPAIGN-004: what somebody could learn of a closed sheet by asking for something. Each test looks at it as
 * somebody else, in a world where Bo's ratings are low and in one where they are high.
 */

const OTHERS = { Ana: ['Bo', 'Cy'], Bo: ['Ana', 'Cy'], Cy: ['Ana', 'Bo'] } as const;

const SOME = { skills: skillsOf(3), motives: motivesOf(6) };

function skillsOf(rating: number): Readonly<Record<string, number>> {
  return Object.fromEntries(saga.ALL_SKILLS.map((skill) => [skill, rating]));
}

function motivesOf(first: number): Readonly<Record<string, number>> {
  return Object.fromEntries(
    saga.character.ALL_MOTIVES.map((motive, at) => [motive, at % 2 === 0 ? first : 12 - first]),
  );
}

class Closed extends DeskTable {
  constructor(founding: object, options: ConstructorParameters<typeof DeskTable>[1] = {}) {
    super(['Ana', 'Bo', 'Cy'], options);
    const closed = { 'saga.table.openSheets': false, 'saga.generation.others': 'byHand' };
    const { options: more = {}, ...found } = founding as { readonly options?: object };
    this.deed('Ana', { deed: 'found', name: 'Closed', ...found, options: { ...closed, ...more } });
  }

  deed(seat: string, what: object): void {
    const parsed = saga.campaign.campaignDeed.parse(what);
    if (!parsed.ok) throw new Error(JSON.stringify(parsed.refusal));
    expect(this.do(seat, { do: 'campaign', deed: parsed.value })).toBeNull();
  }

  /** The table decides something: everybody says yes. */
  decide(by: keyof typeof OTHERS, about: 'campaign' | 'play', value: object): void {
    expect(this.propose(by, about, value)).toBeNull();
    for (const seat of OTHERS[by]) expect(this.speak(seat, { choose: 'agree' })).toBeNull();
  }

  join(owner: keyof typeof OTHERS, name: string, more: object): void {
    this.decide(owner, 'campaign', { deed: { deed: 'add', name, owner, ...more } });
  }

  idOf(name: string): string {
    return Object.values(this.facts.campaign?.open.characters ?? {}).find((one) => one.name === name)?.id ?? '';
  }

  entryOf(title: string): string {
    return Object.values(this.facts.campaign?.open.entries ?? {}).find((one) => one.title === title)?.id ?? '';
  }

  plan(scene: string, names: readonly string[], plan: object | null = null): string {
    const characters = names.map((name) => this.idOf(name));
    this.deed('Ana', { deed: 'plan', day: 1, scene, title: scene, characters, plan });
    return this.entryOf(scene);
  }
}

const inBoth = <A>(look: (rating: number) => A): void => expect(look(2)).toEqual(look(9));

describe('SAGA-CAMPAIGN-004: a closed sheet is not told', () => {
  const race = (rating: number, dice: 'seed' | 'typed'): readonly [Closed, object] => {
    const table = new Closed({ edition: 'saga-1e', options: { 'saga.generation.others': 'distribution' } }, { dice });
    table.join('Bo', 'Joris', { ...SOME, skills: skillsOf(rating) });
    table.join('Ana', 'Ella', SOME);
    const entry = table.plan('freeForm', ['Joris', 'Ella']);
    table.deed('Ana', { deed: 'start', entry });
    const [acting, opposing] = ['Joris', 'Ella'].map((name) => ({ character: table.idOf(name), skill: 'run' }));
    return [table, { play: { play: 'check', entry, acting, opposing } }];
  };

  test('S1E-CHECK-002 by how many dice were thrown', () => {
    const diceSeen = (rating: number) => {
      const [table, check] = race(rating, 'seed');
      table.decide('Ana', 'play', check);
      const lines = itemsOf(table.records, 'Cy', 0).flatMap(({ what }) => (what.did === 'played' ? [what.entry] : []));
      expect(lines.some(({ thrown }) => thrown !== null)).toBe(true);
      return lines.map(({ thrown }) => thrown && { ...thrown, result: null });
    };
    inBoth(diceSeen);
  });

  test('S1E-CHECK-002 nor by how many real dice somebody is asked for', () => {
    const [table, check] = race(9, 'typed');
    expect(table.propose('Ana', 'play', check)).toMatchObject({
      rule: 'SAGA-CAMPAIGN-004',
      what: 'campaign.poolTells',
    });
  });

  test('SAGA-MOTIVE-019, SAGA-SKILL-022, SAGA-CARRY-002 by what can be proposed for another, or instead of something', () => {
    const answers = (rating: number) => {
      const table = new Closed({});
      table.join('Bo', 'Joris', { skills: skillsOf(rating), motives: motivesOf(rating === 2 ? 2 : 5) });
      const character = table.idOf('Joris');
      const [motive] = saga.character.ALL_MOTIVES;
      const matter = { context: 'the court', topic: 'a rival', motive, rating: 3 };
      table.decide('Bo', 'campaign', { deed: { deed: 'drive', character, ...matter } });
      if (rating === 9) table.deed('Bo', { deed: 'terrain', character, terrain: 'coast' });
      const entry = table.plan('freeForm', ['Joris']);
      table.deed('Ana', { deed: 'start', entry });
      const items = Array.from({ length: 6 }, (_, at) => ({ id: `i${at}`, object: 'shield', worn: false }));
      const deeds = [
        { deed: 'regret', character, driving: 'd1', entry },
        { deed: 'terrain', character, terrain: 'wood' },
        { deed: 'carry', character, load: { items } },
        { deed: 'rate', character, skill: 'run', to: 5, reason: 'why not' },
        { deed: 'playedOut', character, driving: 'd2' },
      ];
      const proposed = deeds.map((deed) => table.propose('Ana', 'campaign', { deed }));
      expect(table.propose('Cy', 'campaign', { deed: { deed: 'name', name: 'Other' } })).toBeNull();
      const instead = deeds.map((deed) => table.speak('Ana', { choose: 'propose', value: { deed } }));
      return [proposed, instead];
    };
    inBoth(answers);
  });

  test('by how far a scene has come that is not shown', () => {
    const table = new Closed({}, { dice: 'typed' });
    table.deed('Bo', { deed: 'add', name: 'Kai', owner: 'Bo' });
    const play = { play: 'generation', characters: [table.idOf('Kai')], method: { by: 'mainDice' } };
    table.decide('Bo', 'play', { play });
    for (const to of [0, 1, 99]) expect(table.propose('Ana', 'undo', { to })).toEqual({ code: 'NO_SCENE' });
    const [due] = table.due('Bo');
    expect(table.do('Bo', { do: 'dice', question: due?.question ?? '', faces: [1, 2, 3, 4] })).toBeNull();
    for (const to of [0, 1, 99]) expect(table.propose('Cy', 'undo', { to })).toEqual({ code: 'NO_SCENE' });
    // Who sees it may go back in it; and what else could be gone back to is not told by that either.
    expect(table.propose('Bo', 'undo', { to: 0 })).toBeNull();
    expect(table.speak('Ana', { choose: 'propose', value: { to: 99 } })).toEqual({ code: 'NO_SCENE' });
  });

  test('SAGA-DUEL-014 to whoever plays somebody else’s character, by the choices that hang on its ratings', () => {
    const seen = (strength: number) => {
      const table = new Closed({ options: { duel: { 'saga.duel.choicesVisible': false } } });
      table.join('Bo', 'Joris', { ...SOME, skills: { ...skillsOf(3), strength } });
      table.join('Ana', 'Ella', SOME);
      const [joris, ella] = ['Joris', 'Ella'].map((name) => table.idOf(name));
      const entry = table.plan('duel', ['Joris', 'Ella'], { side1: [joris], side2: [ella] });
      table.decide('Bo', 'campaign', { deed: { deed: 'control', entry, character: joris, seat: 'Cy' } });
      expect(table.do('Cy', { do: 'play', play: { play: 'entry', entry } })).toBeNull();
      expect(sceneSeen(table.facts, 'Cy')?.due[0]?.as).toEqual(['Joris']);
      return [sceneSeen(table.facts, 'Cy')?.view, sceneSeen(table.facts, 'Ana')?.view];
    };
    inBoth(seen);
  });

  /** S1E-SCOPE-004: without a draft the table names the main characters. Ana has lost hers. */
  const bereaved = (): Closed => {
    const table = new Closed({
      edition: 'saga-1e',
      options: { 'saga.generation.others': 'distribution', 'saga.first.borrowMissing': false },
    });
    table.join('Bo', 'Joris', SOME);
    table.join('Ana', 'Ella', { ...SOME, main: true });
    table.decide('Cy', 'campaign', { deed: { deed: 'die', character: table.idOf('Ella'), why: 'fever' } });
    return table;
  };
  const raising = (table: Closed) => ({
    deed: { deed: 'raise', character: table.idOf('Joris'), lost: table.idOf('Ella') },
  });

  test('SAGA-DRAFT-017 to a new owner, without the spoken yes of the old one', () => {
    const table = bereaved();
    expect(table.propose('Ana', 'campaign', raising(table))).toBeNull();
    const [proposal] = tableSeen(table.facts, 'Ana').proposals;
    expect(proposal?.concerned).toContain('Bo');
    expect(proposal?.waitsFor).toContainEqual({ seat: 'Bo', until: null });
    table.wait(400 * 86_400);
    expect(table.facts.campaign?.open.characters[table.idOf('Joris')]?.owner).toBe('Bo');
  });

  test('nor whether somebody who owns nobody any more has written anything down', () => {
    const answer = (isWritten: boolean) => {
      const table = bereaved();
      const character = table.idOf('Joris');
      if (isWritten) table.deed('Bo', { deed: 'privateNote', character, text: 'hush' });
      table.decide('Ana', 'campaign', raising(table));
      expect(table.facts.campaign?.open.characters[character]?.owner).toBe('Ana');
      expect(table.do('Bo', { do: 'leave' })).toBeNull();
      return table.propose('Ana', 'openLog');
    };
    expect(answer(true)).toEqual({ code: 'OWNER_GONE', seat: 'Bo' });
    expect(answer(false)).toEqual(answer(true));
  });
});
