import { type Json, type Refusal, type SceneTypes, type SeatId, stream } from '@warmoot/kernel';
import { randomInput, sitDown, type TestTable } from '@warmoot/kernel/testing';
import { expect } from 'vitest';
import { campaignDeed, obeyDeed, stageScene, writeBack } from '../../../campaigns.js';
import { sceneRules } from '../../../scenes.js';
import { evolveAll, UNFOUNDED } from '../papers/evolve.js';
import type { Campaign, CampaignEvent, Character, Entry, Unit } from '../papers/model.js';
import { campaignPlay } from '../scenes/plays.js';
import type { Staged } from '../scenes/staging.js';
import { playedAs } from '../scenes/writing.js';

export const PLAYERS: readonly SeatId[] = ['ana', 'bo', 'cy'];

type Said = Readonly<Record<string, unknown>>;
type AnyTable = TestTable<SceneTypes>;
/** What is done at the table with a scene: to its end, or as far as the test wants. */
export type Playing = (table: AnyTable) => AnyTable;

/** A campaign as it is told in a test: every deed is parsed, every event must be plain JSON, a slip fails at once. */
export interface Story {
  readonly campaign: Campaign;
  readonly events: readonly CampaignEvent[];
  /** The events of the last step. */
  readonly last: readonly CampaignEvent[];
  readonly referee: SeatId | null;
  character(name: string): Character;
  entry(title: string): Entry;
  unit(name: string): Unit;
  /** The id of whatever has this name or title. */
  id(name: string): string;
  as(seat: SeatId | null, deed: Said): Story;
  /** The table has decided it. */
  decide(deed: Said): Story;
  refusal(seat: SeatId | null, deed: Said, decided?: boolean): Refusal;
  withReferee(referee: SeatId | null): Story;
  stage(play: Said): Staged;
  stageRefusal(play: Said, decided?: boolean): Refusal;
  /** The scene is begun, and not over yet. */
  begin(play: Said): Story;
  /** The outcome of a scene that was begun; null where it was broken off. */
  end(entry: string, outcome: Json, own?: Readonly<Record<SeatId, unknown>>): Story;
  /** A scene from its beginning to its end. */
  play(play: Said, playing?: Playing): Story;
}

/** Plays a scene to its end by chance, always the same for one seed. */
export const byChance =
  (seed: string): Playing =>
  (table) => {
    const source = stream(seed);
    let now = table;
    for (let input = randomInput(now.run, source); input !== null; input = randomInput(now.run, source)) {
      if (input.input === 'dice') now = now.dice(...input.faces);
      else if (input.input === 'answer') now = now.answer(input.seat, input.choice, input.as);
    }
    return now;
  };

const plain = <A>(value: A): A => {
  expect(JSON.parse(JSON.stringify(value))).toEqual(value);
  return value;
};

const found = <A>(things: Readonly<Record<string, A>>, is: (thing: A) => boolean, what: string): A => {
  const thing = Object.values(things).filter(is).at(-1);
  if (thing === undefined) throw new Error(`there is no ${what}`);
  return thing;
};

const sceneAt = ({ scene, setup, options }: Staged): AnyTable => {
  const rules = sceneRules(scene);
  if (!rules.ok) throw new Error(`no scene ${scene}`);
  return sitDown(rules.value, setup, options) as unknown as AnyTable;
};

const storyOf = (campaign: Campaign, events: readonly CampaignEvent[], now: Pick<Story, 'last' | 'referee'>): Story => {
  const { referee } = now;
  const go = (more: readonly CampaignEvent[]): Story =>
    storyOf(evolveAll(campaign, plain(more)), [...events, ...more], { referee, last: more });
  const obey = (seat: SeatId | null, deed: Said, decided: boolean) => {
    const parsed = campaignDeed.parse(deed);
    return parsed.ok ? obeyDeed(campaign, parsed.value, { seat, decided, players: PLAYERS }) : parsed;
  };
  const doing = (seat: SeatId | null, deed: Said, decided: boolean): Story => {
    const done = obey(seat, deed, decided);
    if (!done.ok) throw new Error(`refused: ${JSON.stringify(done.refusal)} for ${JSON.stringify(deed)}`);
    return go(done.value);
  };
  const staging = (play: Said, decided: boolean) => {
    const parsed = campaignPlay.parse(play);
    return parsed.ok ? stageScene(campaign, parsed.value, { players: PLAYERS, referee, decided }) : parsed;
  };
  const stage = (play: Said): Staged => {
    const staged = staging(play, true);
    if (!staged.ok) throw new Error(`refused: ${JSON.stringify(staged.refusal)} for ${JSON.stringify(play)}`);
    return plain(staged.value);
  };
  const refusalOf = (result: { readonly ok: boolean; readonly refusal?: Refusal }): Refusal => {
    if (result.ok || result.refusal === undefined) throw new Error('accepted, though it should be refused');
    return result.refusal;
  };
  const begin = (play: Said): Story => {
    const { entry, events: begun } = stage(play);
    return play.play === 'check' ? go(begun) : go([...begun, playedAs(evolveAll(campaign, begun), entry, 1)]);
  };
  const character = (name: string): Character => found(campaign.open.characters, (one) => one.name === name, name);
  const entry = (title: string): Entry => found(campaign.open.entries, (one) => one.title === title, title);
  const unit = (name: string): Unit => found(campaign.open.units, (one) => one.name === name, name);
  return {
    campaign,
    events,
    ...now,
    character,
    entry,
    unit,
    id: (name) => {
      const { characters, entries, units } = campaign.open;
      const all = [...Object.values(characters), ...Object.values(entries), ...Object.values(units)];
      const one = all.filter((thing) => ('name' in thing ? thing.name : thing.title) === name).at(-1);
      if (one === undefined) throw new Error(`there is no ${name}`);
      return one.id;
    },
    as: (seat, deed) => doing(seat, deed, false),
    decide: (deed) => doing(null, deed, true),
    refusal: (seat, deed, decided = false) => refusalOf(obey(seat, deed, decided)),
    withReferee: (seat) => storyOf(campaign, events, { ...now, referee: seat }),
    stage,
    stageRefusal: (play, decided = true) => refusalOf(staging(play, decided)),
    begin,
    end: (id, outcome, own = {}) => go(writeBack(campaign, { entry: id, outcome: plain(outcome), own })),
    play: (play, playing = byChance('story')) => {
      const staged = stage(play);
      const over = playing(sceneAt(staged));
      if (!over.run.over) throw new Error(`not over: ${JSON.stringify(over.run.awaits)}`);
      return begin(play).end(staged.entry, over.run.outcome() as unknown as Json, over.run.state.own as never);
    },
  };
};

/** A campaign that was founded on day 1. */
export const founded = (options: Said = {}, edition = 'saga'): Story =>
  storyOf(UNFOUNDED, [], { last: [], referee: null }).as('ana', { deed: 'found', name: 'Skara', edition, options });

/** Before anything is there. */
export const unfounded = (): Story => storyOf(UNFOUNDED, [], { last: [], referee: null });

const SKILLS_OF_ALL = {
  ...{ control: 2, fightingMind: 2, speed: 2, strength: 2 },
  ...{ endurance: 2, hide: 2, jumpClimb: 2, ride: 2, run: 2, shootAim: 2, swim: 2 },
  ...{ craft: 2, heal: 2, know: 2, notice: 2, sail: 2, survive: 2, trade: 2 },
  ...{ administer: 2, convince: 2, lead: 2, perform: 2, tactics: 2 },
};

export const skills = (more: Said = {}): Said => ({ ...SKILLS_OF_ALL, ...more });

/** Every pair 6 and 6, but for what is said. */
export const motives = (more: Said = {}): Said => ({
  ...{ energetic: 6, lazy: 6, forgiving: 6, avenging: 6, honest: 6, deceitful: 6, merciful: 6, cruel: 6 },
  ...{ modest: 6, proud: 6, prudent: 6, reckless: 6, valourous: 6, cowardly: 6, trusting: 6, independent: 6 },
  ...{ generous: 6, selfish: 6 },
  ...more,
});

/** Somebody with ratings, put on the cast by the table. */
export const joined = (story: Story, name: string, owner: SeatId | null, more: Said = {}): Story =>
  story.decide({ deed: 'add', name, owner, skills: skills(more), motives: motives() });

/** Ella (ana), Morten (bo) and Wanda (nobody's), each ordinary, on day 1. */
export const threePeople = (options: Said = {}, edition = 'saga'): Story =>
  joined(joined(joined(founded(options, edition), 'Ella', 'ana'), 'Morten', 'bo'), 'Wanda', null);

export const duelOf = (story: Story, day: number, one: readonly string[], other: readonly string[], more: Said = {}) =>
  story.as('ana', {
    deed: 'plan',
    scene: 'duel',
    title: 'Duel',
    day,
    plan: { side1: one.map(story.id), side2: other.map(story.id) },
    ...more,
  });

export const talkOn = (story: Story, day: number, title: string, who: readonly string[] = [], more: Said = {}): Story =>
  story.as('ana', { deed: 'plan', scene: 'freeForm', title, day, characters: who.map(story.id), ...more });

/** A scene that is played by word, begun and ended. */
export const talked = (story: Story, title: string): Story =>
  story.as('ana', { deed: 'start', entry: story.id(title) }).as('ana', { deed: 'close', entry: story.id(title) });
