import type { NamedThing, Naming } from '@warmoot/kernel';
import { figureNamed, figureOf, rowOf } from './figures/figures.js';
import { figureCalled, figureNames, figureSigns } from './figures/names.js';
import { spaceOf } from './ground/spaces.js';
import type { Skirmish, SkirmishEvent, SkirmishSight, SkirmishStep } from './model/skirmish.js';

type Fields = Readonly<Record<string, string>>;

const FIGURE = { figure: 'figure' };
const SIDE = { side: 'band' };
const GROUP = { group: 'group' };
const GROUP_AND_FIGURE = { group: 'group', figure: 'figure' };
const GROUP_AND_FIGURES = { ...GROUP_AND_FIGURE, 'figures[]': 'figure' };
const TARGET = { figure: 'figure', target: 'figure' };
const BY = { figure: 'figure', by: 'figure' };
const AIMED = { by: 'figure', target: 'figure' };
const HOLD = { controller: 'figure', held: 'figure' };
const PAIR = { 'pair[]': 'figure' };
const SPELL = { figure: 'figure', on: 'figure' };
const TRYING = { ...AIMED, 'helpers[]': 'figure' };
const CONTEST = { ...AIMED, 'joiners[]': 'figure' };
const GOING = { figure: 'figure', 'path[]': 'space' };
const HINDRANCE = { ...AIMED, 'rising.figure': 'figure', 'rising.path[]': 'space' };
const CAST_ON = { by: 'figure', on: 'figure' };

/** Whom the events of a fight name, wherever figures fight. */
export const FIGURE_EVENTS: Readonly<Record<SkirmishEvent['event'], Fields>> = {
  // Placing and moving.
  placed: { figure: 'figure', at: 'space' },
  announced: { figure: 'figure', 'announcement.path[]': 'space', 'announcement.target': 'figure' },
  moved: GOING,
  charged: TARGET,
  left: FIGURE,
  rose: FIGURE,
  keptDown: BY,
  hindered: BY,
  roseAgainst: { figure: 'figure', over: 'figure' },
  cornered: FIGURE,
  retreatSaved: FIGURE,
  // Attacks.
  divided: FIGURE,
  struck: AIMED,
  hitAutomatically: AIMED,
  lostDice: TARGET,
  strayed: { by: 'figure', ally: 'figure' },
  helmetGiven: FIGURE,
  shieldGiven: FIGURE,
  mountGiven: FIGURE,
  wounded: FIGURE,
  scarred: FIGURE,
  dropped: FIGURE,
  harmed: BY,
  slainAtOnce: BY,
  // Gambits, grapples, duels.
  tried: TRYING,
  gambitCame: TRYING,
  disarmed: { figure: 'figure', at: 'space' },
  felled: FIGURE,
  pushed: { figure: 'figure', to: 'space' },
  grappled: CONTEST,
  contested: CONTEST,
  held: { 'hold.controller': 'figure', 'hold.held': 'figure', 'hold.joiners[]': 'figure' },
  letGo: HOLD,
  triedToBreak: FIGURE,
  thrownDown: { figure: 'figure', by: 'figure', to: 'space' },
  tightened: HOLD,
  pricePaid: { figure: 'figure', foe: 'figure' },
  challenged: TARGET,
  duelBegan: PAIR,
  duelRefused: TARGET,
  duelEnded: PAIR,
  techniquesShown: PAIR,
  // The round.
  roundBegan: { surprise: 'band' },
  priorityWon: SIDE,
  phaseBegan: { 'free[]': 'figure' },
  passed: SIDE,
  partEnded: SIDE,
  tiredOfIt: SIDE,
  acted: FIGURE,
  phaseEnded: {},
  roundEnded: { 'roused[]': 'figure' },
  ended: { winner: 'band' },
  renamed: FIGURE,
  thresholdSet: {},
  tookLonger: {},
  // Gear and spells.
  readied: FIGURE,
  tookItem: { figure: 'figure', from: 'figure' },
  used: FIGURE,
  didOther: FIGURE,
  dismounted: FIGURE,
  protects: { figure: 'figure', ally: 'figure' },
  works: FIGURE,
  workDone: FIGURE,
  depleted: FIGURE,
  unloaded: FIGURE,
  spellDeclared: SPELL,
  spellCast: SPELL,
  spellDelayed: SPELL,
  spellLost: SPELL,
  spellGivenUp: SPELL,
  effectOver: CAST_ON,
  // Health.
  fell: FIGURE,
  atDeathsDoor: FIGURE,
  bledToDeath: FIGURE,
  gotMight: FIGURE,
  deathSaved: FIGURE,
  deathWounded: FIGURE,
  aided: { figure: 'figure', patient: 'figure' },
  blinded: FIGURE,
  gotAdvantage: FIGURE,
  healed: FIGURE,
  restored: FIGURE,
  // What is thrown for when it is over.
  foundAfter: FIGURE,
  woundSided: FIGURE,
  // Morale.
  guarded: FIGURE,
  rallied: FIGURE,
  triggered: GROUP,
  leaderLost: FIGURE,
  circumstancesSaid: GROUP,
  checkedMorale: GROUP_AND_FIGURE,
  alliesSeen: { 'groups[]': 'group' },
  retreats: GROUP_AND_FIGURES,
  offersSurrender: GROUP_AND_FIGURE,
  surrendered: GROUP_AND_FIGURES,
  toTheDeath: GROUP_AND_FIGURES,
  horror: GROUP,
  // What the table settles.
  asked: {},
  proposed: {},
  agreed: {},
  objected: {},
  voted: {},
  settled: {},
};

export const FIGURE_STEPS: Readonly<Partial<Record<SkirmishStep['step'], Fields>>> = {
  place: SIDE,
  announcing: SIDE,
  announce: SIDE,
  cornering: SIDE,
  goOn: { ...GOING, target: 'figure' },
  retreatSave: GOING,
  hindering: GOING,
  hinderOdds: HINDRANCE,
  hinderDie: HINDRANCE,
  riseContest: { ...GOING, over: 'figure' },
  riseReply: { ...GOING, over: 'figure' },
  row: AIMED,
  keptGone: SIDE,
  sureRow: AIMED,
  killingBlow: AIMED,
  ally: { ...AIMED, 'among[]': 'figure' },
  allyDie: { ...AIMED, 'among[]': 'figure' },
  helmet: { figure: 'figure', 'row.by': 'figure', 'row.target': 'figure' },
  woundDie: BY,
  whichHand: FIGURE,
  makeRoom: FIGURE,
  harm: BY,
  sacrifice: BY,
  odds: TRYING,
  gambitDie: TRYING,
  backlashSaid: TRYING,
  contest: CONTEST,
  contestReply: CONTEST,
  control: AIMED,
  price: { by: 'figure', foe: 'figure' },
  breakOutDice: FIGURE,
  tightening: SIDE,
  challenge: AIMED,
  part: SIDE,
  opening: SIDE,
  declare: SIDE,
  strikes: SIDE,
  blows: SIDE,
  ritual: SIDE,
  deathSave: FIGURE,
  deathWound: FIGURE,
  spellSave: FIGURE,
  aidTest: { figure: 'figure', patient: 'figure' },
  survival: FIGURE,
  woundSide: FIGURE,
  check: GROUP_AND_FIGURE,
  circumstances: GROUP,
  moraleDie: GROUP_AND_FIGURE,
  quarter: GROUP_AND_FIGURE,
};

const ACTS_OF_ONE = [
  ...['place', 'announce', 'move', 'retreat', 'rise', 'spell', 'ready', 'take', 'use', 'search', 'drop', 'misc'],
  ...['reload', 'firstAid', 'protect', 'guard', 'rally', 'attack', 'shoot', 'throw', 'yield', 'breakOut', 'hold'],
  ...['letGo', 'tighten', 'throwDown', 'drag', 'horror', 'advantage', 'blind', 'harm', 'heal', 'restore'],
];

/** Choices by their names: who acts, and on whom. */
export const FIGURE_CHOICES: Readonly<Record<string, Fields>> = {
  ...Object.fromEntries(ACTS_OF_ONE.map((act) => [act, FIGURE])),
  announce: { figure: 'figure', charge: 'figure' },
  charge: TARGET,
  hinder: TARGET,
  take: { figure: 'figure', from: 'figure' },
  firstAid: { figure: 'figure', patient: 'figure' },
  protect: { figure: 'figure', ally: 'figure' },
  spell: TARGET,
  gambit: { ...TARGET, 'helpers[]': 'figure' },
  grapple: { ...TARGET, 'joiners[]': 'figure' },
  challenge: TARGET,
  accept: TARGET,
  refuse: TARGET,
};

/** Somebody by name, sign and key, and where they stand. */
export const namedAt = (
  { given }: Pick<SkirmishSight, 'given'>,
  { at, ...called }: { readonly name: string; readonly sign: string; readonly key: string; readonly at: number },
): NamedThing => ({ ...called, ...(at < 0 ? {} : { at: { ...spaceOf(given.field, at) } }) });

const figure = (sight: SkirmishSight, nth: number): NamedThing | null => {
  if (sight.open.roster[nth] === undefined) return null;
  const [name, sign] = [figureNames(sight)[nth] as string, figureSigns(sight)[nth] as string];
  return namedAt(sight, { name, sign, key: rowOf(sight, nth).name, at: figureOf(sight, nth).at });
};

export const spaceNamed = ({ given }: Pick<SkirmishSight, 'given'>, at: number): NamedThing | null =>
  at < 0 || at >= given.field.walls.length ? null : { at: { ...spaceOf(given.field, at) } };

export const bandNamed = ({ given }: Pick<SkirmishSight, 'given'>, side: number): NamedThing | null => {
  const name = given.bands[side]?.name;
  return name === undefined ? null : { name };
};

/** A group as the table calls it, else its band and how steady it is. */
const group = (sight: SkirmishSight, nth: number): NamedThing | null => {
  const one = sight.open.groups[nth];
  return one === undefined ? null : { name: one.called ?? `${bandNamed(sight, one.side)?.name} ${one.grade}` };
};

const THINGS: Readonly<Record<string, (sight: SkirmishSight, number: number) => NamedThing | null>> = {
  figure,
  space: spaceNamed,
  band: bandNamed,
  group,
};

/** What the numbers in steps, events and choices stand for. */
export const skirmishNaming: Naming<Skirmish> = {
  steps: FIGURE_STEPS as Readonly<Record<string, Fields>>,
  events: FIGURE_EVENTS,
  choices: FIGURE_CHOICES,
  gestures: { rename: { unit: 'figure' } },
  keyed: (sight, kind, key) => (kind === 'figure' ? figureNamed(sight, key) : -1),
  spoken: (sight, kind, text) => (kind === 'figure' ? figureCalled(sight, text) : -1),
  thing: (sight, kind, number) => THINGS[kind]?.(sight, number) ?? null,
};
