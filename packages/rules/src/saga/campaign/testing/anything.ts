import type { SeatId, Stream } from '@warmoot/kernel';
import { isLacking } from '../../../campaigns.js';
import { inOrder, SCENE_KINDS } from '../../calendar/agenda.js';
import { ALL_MOTIVES } from '../../character/motives.table.js';
import { ALL_SKILLS } from '../../skills.table.js';
import { RIGHTS } from '../papers/deeds.js';
import type { Campaign } from '../papers/model.js';
import { motives, PLAYERS, skills } from './story.js';

type Said = Readonly<Record<string, unknown>>;

const OBJECTS = ['sword', 'shield', 'dagger', 'bandages', 'tent'] as const;

/** Draws what fits a campaign, and now and then what does not. */
const drawing = ({ open }: Campaign, source: Stream) => {
  const below = (n: number): number => source.below(n);
  const one = <A>(of: readonly A[]): A => of[below(of.length)] as A;
  const maybe = <A>(value: A): A | null => (below(2) === 0 ? value : null);
  const idIn = (things: Readonly<Record<string, unknown>>): string =>
    below(30) === 0 ? 'x99' : (one(Object.keys(things)) ?? 'x98');
  const able = Object.values(open.characters).filter(({ dead, skills: rated }) => dead === null && rated !== null);
  /** Somebody who could act, most of the time. */
  const person = (): string => (below(6) === 0 ? idIn(open.characters) : (one(able)?.id ?? 'x97'));
  const entryIn = (...states: readonly string[]): string => {
    const those = inOrder(Object.values(open.entries).filter(({ state }) => states.includes(state)));
    return below(6) === 0 ? idIn(open.entries) : ((below(2) === 0 ? those[0] : one(those))?.id ?? 'x96');
  };
  const seat = (): SeatId => one([...PLAYERS, ...PLAYERS, 'eve']);
  const people = (most: number): string[] => [...new Set(Array.from({ length: below(most + 1) }, person))];
  const day = (): number => Math.max(1, open.today - 1 + below(5));
  const troops = (): Said => ({ mediumInfantry: below(8), bowmen: below(5), lightCavalry: below(4) });
  return { below, one, maybe, idIn, person, entryIn, seat, people, day, troops, open };
};

type Drawing = ReturnType<typeof drawing>;

const planOf = (draw: Drawing, scene: string): unknown => {
  const { open, idIn, maybe, troops, one, person: character } = draw;
  if (scene === 'discussion') {
    const people = draw.people(3).map((who) => ({ character: who }));
    const crowds = draw.below(3) === 0 ? [{ name: 'The square' }] : [];
    return people.length === 0 || draw.below(3) === 0 ? null : { people, crowds };
  }
  if (scene === 'duel') return { side1: [character()], side2: [character()], ambusher: one([null, null, 1, 2]) };
  const army = (): Said => ({
    unit: maybe(idIn(open.units)),
    commander: character(),
    champions: draw.below(3) === 0 ? [character()] : [],
    ...(draw.below(2) === 0 ? { troops: troops() } : {}),
  });
  return scene === 'battle' ? { attacker: army(), defender: army() } : null;
};

const planned = (draw: Drawing): Said => {
  const scene = draw.one([...SCENE_KINDS, 'duel', 'battle', 'freeForm', 'discussion']);
  return {
    day: draw.day(),
    days: draw.one([1, 1, 1, 3]),
    scene,
    title: `scene ${draw.below(1000)}`,
    characters: draw.people(3),
    plan: planOf(draw, scene),
    inside: draw.below(8) === 0 ? draw.idIn(draw.open.entries) : null,
    matters: [{ context: 'court', topic: 'rival' }],
  };
};

const ofPeople = (draw: Drawing): Record<string, () => Said> => {
  const { open, idIn, below, one, maybe, seat, person: character } = draw;
  const matter = () => ({ context: one(['court', 'camp']), topic: one(['rival', 'gold']), motive: one(ALL_MOTIVES) });
  /** A matter that moves somebody. */
  const moved = (): Said => {
    const those = Object.values(open.characters).flatMap((who) =>
      who.driving.map(({ id }) => ({ character: who.id, driving: id })),
    );
    return one(those) ?? { character: character(), driving: 'd1' };
  };
  const rated = () => ({ skills: maybe(skills()), motives: maybe(motives()) });
  return {
    add: () => ({
      name: one(['Ella', 'Morten', 'Ylva', 'Wanda']),
      owner: maybe(seat()),
      // Every other one, where the table may say so.
      ...(isLacking({ open }) && open.made % 2 === 0 ? { main: true } : {}),
      ...rated(),
    }),
    bring: () => ({ owner: maybe(seat()), sheet: { name: 'Guest', edition: one(['saga', 'saga-1e']), ...rated() } }),
    rename: () => ({ character: character(), name: one(['Ella', 'Bjorn']) }),
    words: () => ({ character: character(), past: `long ${below(9)}` }),
    arms: () => ({ character: character(), arms: 'red fish' }),
    locks: () => ({ character: character(), locks: { parry: 'control' } }),
    terrain: () => ({ character: character(), terrain: 'forest' }),
    carry: () => ({
      character: character(),
      load: { items: [{ id: 'a', object: one(OBJECTS), at: { row: 0, column: 0, turn: 1 } }] },
    }),
    kit: () => ({ character: character(), kit: one(['hunter', 'levy', 'emptyHands']) }),
    relate: () => ({ character: character(), to: character(), text: one(['', 'kin']) }),
    rate: () => ({ character: character(), skill: one(ALL_SKILLS), to: below(11), reason: 'agreed' }),
    drive: () => ({ character: character(), ...matter() }),
    playedOut: moved,
    regret: () => ({ ...moved(), entry: idIn(open.entries) }),
    raise: () => ({
      character: character(),
      lost: one(Object.values(open.characters).filter(({ main, dead }) => main && dead !== null))?.id ?? character(),
    }),
    die: () => ({ character: character(), why: 'fever' }),
    free: () => ({ character: character() }),
    aid: () => ({ character: character(), came: below(2) === 0 }),
  };
};

const ofDays = (draw: Drawing): Record<string, () => Said> => {
  const { open, idIn, below, day, people, person, entryIn, seat } = draw;
  const ofDay = (on: number): string[] =>
    Object.values(open.entries)
      .filter((one) => one.day === on && one.state === 'planned')
      .map(({ id }) => id);
  return {
    plan: () => planned(draw),
    replan: () => ({ entry: entryIn('planned'), day: day(), characters: people(2) }),
    arrange: () => {
      const on = day();
      return { day: on, entries: ofDay(on).reverse() };
    },
    drop: () => ({ entry: entryIn('planned') }),
    control: () => ({ entry: entryIn('planned'), character: idIn(open.characters), seat: seat() }),
    happening: () => ({ day: day(), title: 'ships', characters: people(2) }),
    arrival: () => ({ day: day(), place: 'Lund', characters: [person()] }),
    follow: () => ({ entry: entryIn('done'), next: below(3) === 0 ? null : planned(draw) }),
    pass: () => ({ to: open.today + [0, 1, 2, 5, 40, 360][below(6)]! }),
    close: () => ({ entry: entryIn('running'), text: 'over' }),
    happened: () => ({ entry: entryIn('planned') }),
    start: () => ({ entry: entryIn('planned') }),
    pause: () => ({ entry: entryIn('running') }),
    resume: () => ({ entry: entryIn('paused') }),
  };
};

const ofWorld = (draw: Drawing): Record<string, () => Said> => {
  const { open, idIn, below, one, maybe, seat, troops } = draw;
  const from = () => one(['notes', 'regions', 'units', 'pages'] as const);
  const again = (things: Readonly<Record<string, unknown>>): Said => (below(3) === 0 ? { id: idIn(things) } : {});
  const closed = below(6) === 0;
  return {
    found: () => ({ name: 'Again' }),
    name: () => ({ name: `Skara ${below(9)}` }),
    year: () => ({ months: [], seasons: [], days: [{ day: below(360) + 1, name: 'fair' }] }),
    take: () => ({
      part: {
        key: `part ${below(4)}`,
        notes: [{ kind: 'place', title: 'Kell', at: { x: 1, y: 2 }, roads: [{ to: 'Skeld', days: 2 }] }],
        people: [{ name: `Guest ${below(99)}`, rules: 'Hird' }],
        happenings: [{ day: open.today + below(9), title: 'ice' }],
      },
    }),
    leave: () => ({ part: `part ${below(4)}` }),
    begin: () => ({}),
    options: () => ({
      options: {
        ...open.options,
        'saga.wealth.timing': one(['thirdScene', 'yearly']),
        'saga.table.openSheets': closed ? one([true, false]) : open.options['saga.table.openSheets'],
        'saga.wealth.reckoningDay': one([null, 100, 359]),
      },
    }),
    castSize: () => ({ seat: seat(), characters: below(3) }),
    setting: () => ({ text: `fjords ${below(9)}` }),
    note: () => ({ title: 'Ring', kind: 'magic', ...again(open.notes) }),
    region: () => ({ name: 'Skane', rural: below(101), ...again(open.regions) }),
    unit: () => ({
      name: one(['Hird', 'Rhedd']),
      ruler: maybe(idIn(open.characters)),
      region: maybe(idIn(open.regions)),
      level: below(12) + 1,
      ...(below(2) === 0 ? again(open.units) : { troops: troops(), supports: [{ name: 'ships', amount: below(9) }] }),
    }),
    remove: () => {
      const drawer = from();
      return { from: drawer, id: idIn(open[drawer]) };
    },
    credit: () => ({
      entry: draw.entryIn('done'),
      raise: below(3) === 0 ? null : (Object.keys(open.units)[0] ?? null),
      lower: maybe(idIn(open.units)),
    }),
    reckon: () => ({}),
    settle: () => {
      const unit = idIn(open.units);
      const now = open.units[unit];
      return { unit, troops: now?.troops ?? {}, supports: now?.wealth.supports.map((support) => support.now) ?? [] };
    },
    lose: () => {
      const unit = idIn(open.units);
      return { unit, what: open.units[unit]?.wealth.supports[0]?.id ?? 'ships', amount: below(3) + 1 };
    },
    page: () => ({ text: 'It rained.', ...again(open.pages) }),
    sit: () => ({ present: [seat()] }),
    rise: () => ({ sitting: idIn(open.sittings) }),
  };
};

/** What keeps a tale going. */
const OFTEN = [
  ...['plan', 'plan', 'plan', 'start', 'start', 'close', 'close', 'follow', 'pass', 'resume', 'goals', 'drop'],
  ...['credit', 'credit', 'reckon', 'settle', 'drive', 'regret', 'aid', 'unit', 'carry', 'raise'],
];

/** What people write for themselves bears their mark. */
export const markOf = (seat: SeatId): string => `only for ${seat}`;

/** Anything that somebody might do in this campaign; it need not be allowed. */
export const anyDeed = (campaign: Campaign, source: Stream, seat: SeatId): Said => {
  const draw = drawing(campaign, source);
  const deed = draw.one(draw.below(2) === 0 ? OFTEN : Object.keys(RIGHTS));
  const character = draw.person();
  if (deed === 'goals' || deed === 'privateNote') return { deed, character, text: markOf(seat) };
  const fields = { ...ofPeople(draw), ...ofDays(draw), ...ofWorld(draw) }[deed];
  if (fields === undefined) throw new Error(`nothing is drawn for ${deed}`);
  return { deed, ...fields() };
};

/** Anything that could be played; scenes that wait more often than the rest. */
export const anyPlay = (campaign: Campaign, source: Stream): Said => {
  const draw = drawing(campaign, source);
  const { open, one, people, person, entryIn } = draw;
  const all = Object.values(open.characters);
  const skill = () => one(ALL_SKILLS);
  switch (draw.below(9)) {
    case 0:
      return {
        ...{ play: 'check', entry: entryIn('running') },
        acting: { character: person(), skill: skill() },
        opposing: { character: person(), skill: skill() },
      };
    case 1:
      return { play: 'draft' };
    case 2: {
      const lacking = all.filter(({ skills: rated, motives: felt }) => rated === null || felt === null);
      return { play: 'generation', characters: [one(lacking)?.id ?? person()] };
    }
    case 3:
      return { play: 'event' };
    case 4: {
      const hurt = all.filter(({ wounds, dead }) => wounds.length > 0 && dead === null);
      const care = { lasting: one([1, 1, 1, 3]), sheltered: true, washed: true, materials: ['bandages'] };
      return { play: 'healing', character: one(hurt)?.id ?? person(), healer: person(), days: [care] };
    }
    case 5: {
      const dying = all.filter((who) => who.dying !== null);
      return { play: 'aid', character: one(dying)?.id ?? person(), helpers: people(1) };
    }
    default:
      return { play: 'entry', entry: entryIn('planned') };
  }
};
