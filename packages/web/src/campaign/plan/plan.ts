import type { Json } from '@warmoot/kernel';
import { saga, type war } from '@warmoot/rules';
import type { ArmyWish } from '../../table/army/army.js';
import { hasFault, namesSaid } from '../../table/army/names.js';
import { byCommand, commandSaid, type PlannedCommand, plannedCommand } from './command.js';
import { inLines, linesSaid, type PlannedLines, plannedLines } from './lines.js';
import { NO_ROAD, type PlannedRoad, peopleOn, roadLacks, roadPlan, roadSaid } from './road.js';
import { byFigures, figuresLack, type PlannedSkirmish, plannedSkirmish, skirmishSaid } from './skirmish.js';
import { inSorties, type PlannedSortie, plannedSortie, sortieSaid } from './sortie.js';
import { NO_TALK, type PlannedTalk, talkLacks, talkPlan, talkSaid } from './talk.js';

/** What can be put on the calendar. */
export const PLANNABLE = [...saga.calendar.SCENE_KINDS, 'happening', 'arrival'] as const;
export type Plannable = (typeof PLANNABLE)[number];

export type Distance = 'dagger' | 'sword' | 'spear';
export type Defence = 'standing' | 'onTheMarch' | 'inCamp';

/** An army of the campaign: a house's own soldiers, or some written down for this battle, under somebody of the cast. */
export interface PlannedArmy extends ArmyWish<saga.battle.Troop, string> {
  /** Who leads units of it besides whoever commands. */
  readonly leaders?: readonly string[];
}

/** What somebody means to put on the calendar, as far as it has been said. */
export interface Plan {
  readonly what: Plannable;
  readonly day: number;
  readonly days: number;
  readonly title: string;
  readonly place: string;
  readonly text: string;
  readonly characters: readonly string[];
  readonly sides: readonly [readonly string[], readonly string[]];
  readonly distance: Distance;
  readonly ambusher: 1 | 2 | null;
  readonly armies: readonly [PlannedArmy, PlannedArmy];
  readonly defence: Defence;
  readonly fields: readonly war.Field[];
  /** A battle by command points, and what is said for it; null where it is fought by the saga. */
  readonly command: PlannedCommand | null;
  /** A battle in sorties, and what is said for it; null where it is fought another way. */
  readonly sortie: PlannedSortie | null;
  /** A battle in battle lines, and what is said for it; null where it is fought another way. */
  readonly lines: PlannedLines | null;
  /** A fight by figures, and what is said for it; null where it is fought by the saga. */
  readonly skirmish: PlannedSkirmish | null;
  readonly talk: PlannedTalk;
  readonly road: PlannedRoad;
  /** The scene within which it is played. */
  readonly inside: string | null;
  /** SAGA-MOTIVE-008: what it is about, so that those whom it drives are reminded. */
  readonly matters: readonly saga.campaign.Matter[];
}

const NO_ARMY: PlannedArmy = { name: '', commander: '', muster: { from: 'nowhere' }, champions: [] };

export const emptyPlan = (day: number, what: Plannable = 'freeForm', characters: readonly string[] = []): Plan => ({
  what,
  day,
  days: 1,
  title: '',
  place: '',
  text: '',
  characters,
  sides: [[], []],
  distance: 'spear',
  ambusher: null,
  armies: [NO_ARMY, NO_ARMY],
  defence: 'standing',
  fields: [{ field: 'plain' }],
  command: null,
  sortie: null,
  lines: null,
  skirmish: null,
  talk: NO_TALK,
  road: NO_ROAD,
  inside: null,
  matters: [],
});

const musterIn = ({ unit, troops }: saga.campaign.ArmyPlan): PlannedArmy['muster'] => {
  if (unit !== null) return { from: 'house', unit, ...(troops && { troops }) };
  return troops === undefined ? NO_ARMY.muster : { from: 'hand', troops };
};

const armyIn = (army: saga.campaign.ArmyPlan): PlannedArmy => {
  const { name = '', commander, leaders, champions, names } = army;
  return { name, commander, leaders, muster: musterIn(army), champions, ...(names && { names }) };
};

const armyPlan = ({ name, commander, leaders = [], muster, names, champions }: PlannedArmy) => {
  const said = namesSaid(names);
  return {
    unit: muster.from === 'house' ? muster.unit : null,
    ...(name.trim() === '' ? {} : { name: name.trim() }),
    // A house's army has the names of its house.
    ...(muster.from === 'hand' ? { troops: muster.troops, ...(said && { names: said }) } : {}),
    ...(muster.from === 'house' && muster.troops && { troops: muster.troops }),
    commander,
    leaders: leaders.filter((id) => id !== commander),
    champions,
  };
};

/** What a kind of scene is planned with: one row for each that the rules know. */
interface SceneForm {
  /** The plan as the campaign takes it; null where the scene is played in words. */
  readonly setUp: (plan: Plan) => object | null;
  /** What an entry says of it already. */
  readonly said: (entry: saga.campaign.Entry) => Partial<Plan>;
  readonly people: (plan: Plan) => readonly string[];
  readonly lacks: (plan: Plan, seen: Pick<saga.campaign.SeenCampaign, 'open'>) => Lack | null;
}

const FORMS: Readonly<Record<saga.campaign.Bridged, SceneForm>> = {
  duel: {
    setUp: ({ sides: [side1, side2], distance, ambusher, skirmish }) =>
      skirmish === null ? { side1, side2, distance, ambusher } : byFigures({ side1, side2, ambusher }, skirmish),
    said: (entry) => {
      const other = skirmishSaid(entry);
      if (other !== null) {
        const { side1, side2, ambusher } = other;
        return { sides: [side1, side2], ambusher, skirmish: plannedSkirmish(other) };
      }
      const { side1 = [], side2 = [], ...rest } = saga.campaign.planIn(entry, 'duel') ?? {};
      return { sides: [side1, side2], ...rest };
    },
    people: ({ sides }) => sides.flat(),
    lacks: ({ sides, skirmish }) => {
      if (sides.some((side) => side.length === 0)) return 'sides';
      if (sides[0].some((id) => sides[1].includes(id))) return 'bothSides';
      return skirmish === null ? null : figuresLack(sides, skirmish);
    },
  },
  battle: {
    setUp: ({ armies, defence, fields, command, sortie, lines }) => {
      const plan = { attacker: armyPlan(armies[0]), defender: armyPlan(armies[1]), defence, fields };
      if (lines !== null) return inLines(plan, lines);
      if (sortie !== null) return inSorties(plan, sortie);
      return command === null ? plan : byCommand(plan, command);
    },
    said: (entry) => {
      const other = commandSaid(entry);
      const third = sortieSaid(entry);
      const fourth = linesSaid(entry);
      const plan = other ?? third ?? fourth ?? saga.campaign.planIn(entry, 'battle');
      if (plan === null) return {};
      const { attacker, defender, defence, fields } = plan;
      const [command, sortie] = [other && plannedCommand(other), third && plannedSortie(third)];
      const lines = fourth && plannedLines(fourth);
      return { armies: [armyIn(attacker), armyIn(defender)], defence, fields, command, sortie, lines };
    },
    people: ({ armies, command, sortie, lines }) => [
      ...armies.flatMap(({ commander, champions }) => [commander, ...champions]),
      ...(command?.leaders ?? lines?.leaders ?? []).map((leader) => leader ?? ''),
      ...(sortie?.armies ?? []).flatMap(({ leader, placed }) => [leader ?? '', ...Object.values(placed)]),
    ],
    lacks: ({ armies, fields }, seen) => {
      if (armies.some(({ commander }) => commander === '')) return 'commanders';
      if (armies.some(({ muster }) => muster.from === 'nowhere')) return 'troops';
      if (armies.some(({ muster, names }) => muster.from === 'hand' && hasFault(names))) return 'names';
      return fields.every((field) => fits(field, fieldSizeIn(seen))) ? null : 'fieldSize';
    },
  },
  discussion: { setUp: talkPlan, said: talkSaid, people: ({ characters }) => characters, lacks: talkLacks },
  movement: {
    setUp: roadPlan,
    said: roadSaid,
    people: peopleOn,
    lacks: roadLacks,
  },
};

/** An entry as a plan again, to be changed. */
export const planOf = (entry: saga.campaign.Entry): Plan => {
  const { kind, scene, day, days, title, place, text, characters, inside = null, matters = [] } = entry;
  const what = kind === 'happening' || kind === 'arrival' ? kind : (scene ?? 'freeForm');
  const blank = emptyPlan(day, what, characters);
  return {
    ...blank,
    days,
    title,
    place,
    text,
    inside,
    matters,
    ...(saga.campaign.isBridged(what) ? FORMS[what].said(entry) : {}),
  };
};

/** What the scene is set up with; null where its characters are all there is to say. */
const setUp = (plan: Plan): Json =>
  saga.campaign.isBridged(plan.what) ? (FORMS[plan.what].setUp(plan) as unknown as Json) : null;

/** Who is in it: in a fight those who stand on its sides. */
export const peopleIn = (plan: Plan): readonly string[] => {
  const people = saga.campaign.isBridged(plan.what) ? FORMS[plan.what].people(plan) : plan.characters;
  return [...new Set(people.filter((id) => id !== ''))];
};

type ScenePlan = Plan & { readonly what: Exclude<Plannable, 'happening' | 'arrival'> };

const scenePlan = (plan: ScenePlan) => ({
  day: plan.day,
  days: plan.days,
  scene: plan.what,
  title: plan.title.trim(),
  place: plan.place.trim(),
  characters: [...peopleIn(plan)],
  plan: setUp(plan),
  inside: plan.inside,
  ...(plan.matters.length === 0 ? {} : { matters: plan.matters }),
});

const isScene = (plan: Plan): plan is ScenePlan => plan.what !== 'happening' && plan.what !== 'arrival';

/** The deed that puts it on the calendar; where it follows on a scene, the answer to what follows. */
export const planDeed = (plan: Plan, follows: string | null = null): saga.campaign.CampaignDeed => {
  const { day, title, place, text } = plan;
  const characters = [...peopleIn(plan)];
  if (isScene(plan)) {
    return follows === null
      ? { deed: 'plan', ...scenePlan(plan) }
      : { deed: 'follow', entry: follows, next: scenePlan(plan) };
  }
  if (plan.what === 'arrival') return { deed: 'arrival', day, place: place.trim(), characters };
  return { deed: 'happening', day, title: title.trim(), text, characters };
};

/** The deed that changes what stands there already. */
export const replanDeed = (entry: string, plan: Plan): saga.campaign.CampaignDeed => ({
  deed: 'replan',
  entry,
  day: plan.day,
  days: plan.days,
  title: plan.what === 'arrival' ? plan.place.trim() : plan.title.trim(),
  place: plan.place.trim(),
  characters: [...peopleIn(plan)],
  ...(isScene(plan) ? { plan: setUp(plan), matters: plan.matters } : {}),
});

export type Lack =
  | 'title'
  | 'place'
  | 'people'
  | 'sides'
  | 'bothSides'
  | 'several'
  | 'tooMany'
  | 'commanders'
  | 'troops'
  | 'names'
  | 'fieldSize'
  | 'crowdNames'
  | 'wants'
  | 'inParties'
  | 'road'
  | 'changes'
  | 'past'
  | 'reckoned';

export const sizeOf = ({ ground }: Extract<war.Field, { readonly field: 'drawn' }>): war.FieldSize => ({
  rows: ground.length,
  columns: ground[0]?.length ?? 0,
});

/** SAGA-BATTLE-TERRAIN-007: how large the fields of a campaign are. */
export const fieldSizeIn = ({ open }: Pick<saga.campaign.SeenCampaign, 'open'>): war.FieldSize =>
  saga.campaign.everyOption(open.options)['saga.battle.map'];

const fits = (field: war.Field, { rows, columns }: war.FieldSize): boolean => {
  if (field.field === 'plain') return true;
  const drawn = sizeOf(field);
  return drawn.rows === rows && drawn.columns === columns;
};

/** SAGA-WEALTH-008: a new plan, a day later where the day's scenes are over and its reckoning is held. */
export const notReckonedYet = (plan: Plan, seen: Pick<saga.campaign.SeenCampaign, 'open'>): Plan =>
  plan.day === seen.open.reckonedOn ? { ...plan, day: plan.day + 1 } : plan;

/** What must still be said before it can be put down; null where nothing is missing. */
export const lacking = (plan: Plan, seen: Pick<saga.campaign.SeenCampaign, 'open'>): Lack | null => {
  const { what, day, title, place } = plan;
  // SAGA-CAL-011: a scene may be played behind the campaign's day, by those who have not come further.
  if (day < (isScene(plan) ? 1 : seen.open.today)) return 'past';
  if (isScene(plan) && day === seen.open.reckonedOn) return 'reckoned';
  if (what === 'arrival') {
    if (place.trim() === '') return 'place';
    return plan.characters.length === 0 ? 'people' : null;
  }
  if (title.trim() === '') return 'title';
  return saga.campaign.isBridged(what) ? FORMS[what].lacks(plan, seen) : null;
};
