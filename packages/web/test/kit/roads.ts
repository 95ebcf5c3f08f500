import type { Deed } from '@warmoot/protocol';
import { saga } from '@warmoot/rules';

export const RIDERS = 'Ella’s riders';
const [HOST, WATCH] = ['Dorrow’s host', 'The watch'] as const;
export const HARES = 'Two riders';
const HOUNDS = 'Three hunters';
/** Whoever looks for whom on the way to Kell. */
const [RIDER, CAMP] = ['Sif', 'Odd’s host'] as const;

/** A day in camp. */
export const REST = { choose: 'plan', route: [], pace: 'rest' } as const;

/** Those in camp are tired and see little: at a careful pace the few riders are seldom noticed. */
const KEEN = { hide: 8, notice: 8 };
const BLIND = { hide: 0, notice: 0 };

/** Riders who know of a host in camp beside them; a watch far away from both, at a place of its own. */
export const ambushOf = (riders: string, host: string, watch: string): Deed =>
  ({
    do: 'begin',
    scene: 'saga/march',
    setup: {
      seats: [riders, host, watch],
      roads: saga.roads.readyRoads('small'),
      parties: [
        {
          ...{ name: RIDERS, seats: [riders], at: 'tarry-mill', troops: { lightCavalry: 12 } },
          members: [{ name: 'Ella', skills: KEEN, mounted: true }],
          wants: { want: 'catch', party: HOST },
          knows: [{ of: HOST, at: 'three-stones', aware: true }],
        },
        {
          ...{ name: HOST, seats: [host], at: 'three-stones', troops: { mediumInfantry: 200 }, weary: 3 },
          members: [{ name: 'Morten', skills: BLIND }],
          wants: { want: 'reach', span: 'marl-manor' },
        },
        {
          ...{ name: WATCH, seats: [watch], at: 'marl-manor', approaches: ['the gate', 'the orchard'] },
          members: [{ name: 'Wren', skills: BLIND }],
        },
      ],
    },
    options: {},
  }) as unknown as Deed;

/** What whoever knows of nobody must never be sent: anything about a party that is not their own. */
export const TELLTALES = [
  '"choosing":["',
  '"sighting"',
  '"attacker"',
  '"intend"',
  '"handOver"',
  '"battle"',
  'Morten',
  'Ella"',
];

const member = (name: string) => ({
  name,
  skills: { run: 3, hide: 3, notice: 3, endurance: 3 },
  fighter: { like: 'duellist' },
});

/** Two parties that know of each other, in spans that touch, on roads that hide nothing. */
export const openRoadOf = (one: string, two: string): Deed =>
  ({
    do: 'begin',
    scene: 'saga/march',
    setup: {
      seats: [one, two],
      roads: saga.roads.readyRoads('small'),
      parties: [
        {
          ...{ name: HARES, seats: [one], at: 'tarry-mill', members: [member('Ella')] },
          wants: { want: 'reach', span: 'marl-manor' },
          knows: [{ of: HOUNDS, at: 'west-1', aware: true }],
        },
        {
          ...{ name: HOUNDS, seats: [two], at: 'west-1', members: [member('Morten')] },
          knows: [{ of: HARES, at: 'tarry-mill', aware: true }],
        },
      ],
    },
    options: { 'saga.move.secret': false },
  }) as unknown as Deed;

/** A campaign of one person that is written and played without a server. */
interface Line {
  readonly writes: (deed: object) => void;
  readonly play: (play: object) => void;
  readonly says: (as: string, choice: object) => void;
  /** Dice of which nobody may know fall. */
  readonly lift: () => void;
  readonly called: (name: string) => saga.campaign.Character;
  readonly entry: (title: string) => saga.campaign.Entry;
}

/** All ratings alike, so that nobody is thrown for. */
export const rated = (skill: number, motive: number) => ({
  skills: Object.fromEntries(saga.ALL_SKILLS.map((one) => [one, skill])),
  motives: Object.fromEntries(saga.character.ALL_MOTIVES.map((one) => [one, motive])),
});

/** Ella before Morten from day 2 on, and a supper of Hild on that day: the march of the first two is begun. */
export const supperOnTheRoad = (line: Line, owner: string): void => {
  line.writes({ deed: 'found', name: 'Kell', options: { 'saga.generation.others': 'byHand' } });
  const [ella, morten, hild] = ['Ella', 'Morten', 'Hild'].map((name) => {
    line.writes({ deed: 'add', name, owner, ...rated(3, 6) });
    return { character: line.called(name).id };
  });
  const plan = {
    roads: saga.roads.readyRoads('small'),
    parties: [
      { name: 'Hares', at: 'tarry-mill', wants: { want: 'reach', span: 'marl-manor' }, members: [ella] },
      { name: 'Hounds', at: 'marl-manor', members: [morten] },
    ],
  };
  line.writes({ deed: 'plan', day: 2, days: 5, scene: 'movement', title: 'The march', plan });
  line.writes({ deed: 'plan', day: 2, scene: 'discussion', title: 'Supper', plan: { people: [hild] } });
  line.play({ play: 'entry', entry: line.entry('The march').id });
};

/** The Salt Crown has a march before all else on this day: a rider whom nobody sees, beside a host that sees nobody. */
export const marchToKell = (line: Line, owner: string, day: number): void => {
  line.writes({ deed: 'drop', entry: line.entry('Duel at Kell Ford').id });
  const [sif, odd] = [
    ['Sif', 9],
    ['Odd', 0],
  ].map(([name, rating]) => {
    const { skills, motives } = rated(4, 5);
    line.writes({ deed: 'add', name, owner, skills: { ...skills, notice: rating, hide: rating }, motives });
    return line.called(`${name}`).id;
  });
  const plan = {
    roads: saga.roads.readyRoads('small'),
    parties: [
      {
        ...{ name: RIDER, members: [{ character: sif, mounted: true }], at: 'tarry-mill' },
        wants: { want: 'catch', party: CAMP },
        knows: [{ of: CAMP, at: 'three-stones', aware: true }],
      },
      {
        ...{ name: CAMP, members: [{ character: odd }], troops: { mediumInfantry: 4 }, at: 'three-stones' },
        wants: { want: 'reach', span: 'marl-manor' },
      },
    ],
  };
  const march = { day, days: 3, scene: 'movement', title: 'The march to Kell', characters: [sif, odd], plan };
  line.writes({ deed: 'plan', ...march });
};

/** That march up to its end: the rider closes in on a host in camp, and what comes of it is left for later. */
export const meetInCamp = (line: Line): void => {
  line.play({ play: 'entry', entry: line.entry('The march to Kell').id });
  line.says(RIDER, { choose: 'plan', route: ['south-1', 'three-stones'], pace: 'careful' });
  line.says(CAMP, REST);
  line.lift();
  line.says(RIDER, { choose: 'close' });
  for (const name of [RIDER, CAMP]) line.says(name, { choose: 'later' });
  line.lift();
};
