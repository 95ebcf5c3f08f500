import { ODDS } from './odds/sections.js';
import type { Section } from './section.js';

const ROLLS: Section = {
  name: 'rolls',
  title: 'Rolls of 2d8+d10',
  units: 'rolls',
  entrants: [
    { name: 'kernel, stream', load: async () => (await import('./rolls/kernel.js')).streamed },
    { name: 'kernel, verifiable', load: async () => (await import('./rolls/kernel.js')).verifiable },
    { name: 'kernel, parsed anew', load: async () => (await import('./rolls/kernel.js')).parsedAnew },
    { name: 'rpg-dice-roller, rerolled', load: async () => (await import('./rolls/diceRoller.js')).rerolled },
    { name: 'rpg-dice-roller, parsed anew', load: async () => (await import('./rolls/diceRoller.js')).parsedAnew },
  ],
  targets: [
    { target: 'times', of: 'kernel, stream', against: 'rpg-dice-roller, rerolled', aim: 1 },
    { target: 'times', of: 'kernel, verifiable', against: 'rpg-dice-roller, rerolled', aim: 1 },
    { target: 'times', of: 'kernel, parsed anew', against: 'rpg-dice-roller, parsed anew', aim: 1 },
  ],
};

const TUG: Section = {
  name: 'tug',
  title: 'A tug of war, choice by choice and throw by throw',
  units: 'inputs',
  entrants: [
    { name: 'bare loop', load: async () => (await import('./tug/bare.js')).rival },
    { name: 'kernel, run', load: async () => (await import('./tug/run.js')).rival },
    { name: 'kernel, apply', load: async () => (await import('./tug/apply.js')).rival },
    { name: 'kernel, log', load: async () => (await import('./tug/logged.js')).rival },
    { name: 'boardgame.io', load: async () => (await import('./tug/boardgame.js')).usualRival },
    { name: 'boardgame.io, least', load: async () => (await import('./tug/boardgame.js')).leastRival },
  ],
  targets: [
    { target: 'times', of: 'kernel, run', against: 'boardgame.io', aim: 200, floor: 100 },
    { target: 'times', of: 'kernel, run', against: 'bare loop', aim: 1 / 3, floor: 1 / 6 },
    { target: 'times', of: 'kernel, run', against: 'boardgame.io, least', aim: 200, floor: 100 },
    { target: 'times', of: 'kernel, apply', against: 'boardgame.io', aim: 1 },
    { target: 'times', of: 'kernel, log', against: 'boardgame.io', aim: 1 },
  ],
};

const DUELS: Section = {
  name: 'duels',
  title: 'Hand-to-Hand, two swordsmen who choose at random, to the end',
  units: 'duels',
  entrants: [
    { name: 'bare loop', load: async () => (await import('./bareDuel.js')).rival },
    { name: 'kernel, run', load: async () => (await import('./kernelDuel.js')).rival },
    { name: 'Showdown, first generation', load: async () => (await import('./showdown.js')).rival },
  ],
  targets: [
    { target: 'times', of: 'kernel, run', against: 'Showdown, first generation', aim: 1000, floor: 357 },
    { target: 'times', of: 'kernel, run', against: 'bare loop', aim: 1 / 3, floor: 1 / 6 },
    { target: 'within', of: 'kernel, run', microseconds: 100 },
  ],
};

const BATTLES: Section = {
  name: 'battles',
  title: 'Mass Combat, 9 units against 8 that choose at random, to the end',
  units: 'battles',
  entrants: [
    { name: 'bare loop', load: async () => (await import('./battle/bareBattle.js')).rival },
    { name: 'kernel, run', load: async () => (await import('./battle/kernelBattle.js')).rival },
  ],
  targets: [
    { target: 'within', of: 'kernel, run', microseconds: 2500 },
    { target: 'times', of: 'kernel, run', against: 'bare loop', aim: 1 / 3, floor: 1 / 6 },
  ],
};

const COMMANDS: Section = {
  name: 'commands',
  title: 'War by command points, nine units a side that choose at random, to the end',
  units: 'battles',
  entrants: [
    { name: 'bare loop', load: async () => (await import('./command/bareCommand.js')).rival },
    { name: 'kernel, run', load: async () => (await import('./command/kernelCommand.js')).rival },
  ],
  targets: [
    { target: 'within', of: 'kernel, run', microseconds: 10_000 },
    { target: 'times', of: 'kernel, run', against: 'bare loop', aim: 1 / 3, floor: 1 / 6 },
  ],
};

const SORTIES: Section = {
  name: 'sorties',
  title: 'Battles of sorties, six units a side that choose at random, to the end',
  units: 'battles',
  entrants: [
    { name: 'bare loop', load: async () => (await import('./sortie/bareSortie.js')).rival },
    { name: 'kernel, run', load: async () => (await import('./sortie/kernelSortie.js')).rival },
  ],
  targets: [
    { target: 'within', of: 'kernel, run', microseconds: 10_000 },
    { target: 'times', of: 'kernel, run', against: 'bare loop', aim: 1 / 3, floor: 1 / 6 },
  ],
};

const SKIRMISHES: Section = {
  name: 'skirmishes',
  title: 'Fights of figures, six a side with swords and slings, at random to the end',
  units: 'fights',
  entrants: [
    { name: 'bare loop', load: async () => (await import('./warband/bareSkirmish.js')).rival },
    { name: 'kernel, run', load: async () => (await import('./warband/kernelSkirmish.js')).rival },
    { name: 'kernel, at random', load: async () => (await import('./warband/randomFight.js')).skirmish() },
  ],
  targets: [{ target: 'times', of: 'kernel, run', against: 'bare loop', aim: 1 / 3, floor: 1 / 6 }],
};

const LINES: Section = {
  name: 'lines',
  title: 'Battle lines of ranked units, three units a side, at random to the end',
  units: 'battles',
  entrants: [
    { name: 'bare loop', load: async () => (await import('./warband/bareLines.js')).rival },
    { name: 'kernel, run', load: async () => (await import('./warband/kernelLines.js')).rival },
    { name: 'kernel, at random', load: async () => (await import('./warband/randomFight.js')).lines() },
  ],
  targets: [{ target: 'times', of: 'kernel, run', against: 'bare loop', aim: 1 / 3, floor: 1 / 6 }],
};

const BATTLE_REACH: Section = {
  name: 'battle/reach',
  title: 'Where one unit of a battle can go',
  units: 'searches',
  entrants: [
    { name: 'bare loop', load: async () => (await import('./battle/reach.js')).bareReachRival },
    { name: 'kernel', load: async () => (await import('./battle/reach.js')).kernelReach },
  ],
  targets: [{ target: 'within', of: 'kernel', microseconds: 50 }],
};

const BATTLE_CLUSTERS: Section = {
  name: 'battle/clusters',
  title: 'All allowed clusterings of 18 engaged units, in melees at random',
  units: 'melees',
  entrants: [
    { name: 'bare loop', load: async () => (await import('./battle/clusters.js')).bareRandom },
    { name: 'kernel', load: async () => (await import('./battle/clusters.js')).kernelRandom },
  ],
  targets: [{ target: 'within', of: 'kernel', microseconds: 5000 }],
};

const HARDEST_CLUSTERS: Section = {
  name: 'battle/clusters/hardest',
  title: 'The same in the hardest melees known',
  units: 'melees',
  entrants: [
    { name: 'bare loop', load: async () => (await import('./battle/clusters.js')).bareHardest },
    { name: 'kernel', load: async () => (await import('./battle/clusters.js')).kernelHardest },
  ],
  targets: [{ target: 'within', of: 'kernel', microseconds: 5000 }],
};

const TALKS: Section = {
  name: 'talks',
  title: 'Discussions, four who appeal to one another at random, to the end',
  units: 'Discussions',
  entrants: [
    { name: 'bare loop', load: async () => (await import('./talk/bareTalk.js')).rival },
    { name: 'kernel, run', load: async () => (await import('./talk/kernelTalk.js')).rival },
  ],
  targets: [{ target: 'within', of: 'kernel, run', microseconds: 5000 }],
};

const CHASES: Section = {
  name: 'chases',
  title: 'Pursuits, way and guess at random, to the end',
  units: 'pursuits',
  entrants: [
    { name: 'bare loop', load: async () => (await import('./road/bareChase.js')).rival },
    { name: 'kernel, run', load: async () => (await import('./road/kernelChase.js')).rival },
  ],
  targets: [{ target: 'within', of: 'kernel, run', microseconds: 100 }],
};

const MARCHES: Section = {
  name: 'marches',
  title: 'Ten days on the road, two parties that never meet, way and pace at random',
  units: 'marches',
  entrants: [
    { name: 'bare loop', load: async () => (await import('./road/bareMarch.js')).rival },
    { name: 'kernel, run', load: async () => (await import('./road/kernelMarch.js')).rival },
  ],
  targets: [{ target: 'within', of: 'kernel, run', microseconds: 5000 }],
};

const FORK: Section = {
  name: 'fork',
  title: 'A copy of a state with 20 units of 10 fields',
  units: 'copies',
  entrants: [
    { name: 'kernel, generic', load: async () => (await import('./fork/copies.js')).generic },
    { name: 'kernel, copyOpen by hand', load: async () => (await import('./fork/copies.js')).byHand },
    { name: 'structuredClone', load: async () => (await import('./fork/copies.js')).cloned },
    { name: 'JSON and back', load: async () => (await import('./fork/copies.js')).throughText },
  ],
  targets: [
    { target: 'within', of: 'kernel, generic', microseconds: 5 },
    { target: 'within', of: 'kernel, copyOpen by hand', microseconds: 5 },
    { target: 'times', of: 'kernel, generic', against: 'structuredClone', aim: 1 },
  ],
};

const NEIGHBOURS: Section = {
  name: 'hex/neighbours',
  title: 'The neighbours of a hex on a board of 449',
  units: 'queries',
  entrants: [
    { name: 'kernel', load: async () => (await import('./hex/kernel.js')).neighbourQueries },
    { name: 'honeycomb-grid', load: async () => (await import('./hex/honeycomb.js')).neighbourQueries },
  ],
  targets: [{ target: 'times', of: 'kernel', against: 'honeycomb-grid', aim: 10 }],
};

const REACH: Section = {
  name: 'hex/reach',
  title: 'The cost of getting from the middle to each of 449 hexes',
  units: 'searches',
  entrants: [
    { name: 'kernel', load: async () => (await import('./hex/kernel.js')).reach },
    { name: 'honeycomb-grid', load: async () => (await import('./hex/honeycomb.js')).reach },
  ],
  targets: [{ target: 'times', of: 'kernel', against: 'honeycomb-grid', aim: 10 }],
};

const PACKING: Section = {
  name: 'carry/packing',
  title: 'Packing a grid that is full but for a few spaces, or proving that it cannot be done',
  units: 'loads',
  entrants: [{ name: 'rules', load: async () => (await import('./carry/packing.js')).fullLoads }],
  targets: [{ target: 'within', of: 'rules', microseconds: 10_000 }],
};

const HARDEST_PACKING: Section = {
  name: 'carry/packing/hardest',
  title: 'The same with the hardest loads known',
  units: 'loads',
  entrants: [{ name: 'rules', load: async () => (await import('./carry/packing.js')).hardestLoads }],
  targets: [{ target: 'within', of: 'rules', microseconds: 100_000 }],
};

export const SECTIONS: readonly Section[] = [
  ROLLS,
  TUG,
  DUELS,
  BATTLES,
  TALKS,
  CHASES,
  MARCHES,
  COMMANDS,
  SORTIES,
  SKIRMISHES,
  LINES,
  BATTLE_REACH,
  BATTLE_CLUSTERS,
  HARDEST_CLUSTERS,
  ...ODDS,
  FORK,
  NEIGHBOURS,
  REACH,
  PACKING,
  HARDEST_PACKING,
];
