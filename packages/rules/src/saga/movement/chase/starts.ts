import type { ReadyStart, SeatId } from '@warmoot/kernel';

type Told = (key: string) => string;

/** What the three ways are in some place, told by its keys. */
export const waysOf = (place: string, told: Told) => ({
  open: told(`${place}.open`),
  cover: told(`${place}.cover`),
  rough: told(`${place}.rough`),
});

/** One alone on foot before two riders. They go by these names in every language. */
export const millRoad = ([runs, hunts]: readonly SeatId[], told: Told) => ({
  seats: [runs, hunts],
  from: 'march',
  quarry: {
    name: 'Wren of Hag Wood',
    seats: [runs],
    members: [
      {
        name: 'Wren of Hag Wood',
        light: true,
        skills: { run: 4, hide: 5, jumpClimb: 3, endurance: 2, notice: 4, lead: 2 },
        fighter: { like: 'raider' },
      },
    ],
  },
  pursuers: {
    name: told('millRoad.pursuers'),
    seats: [hunts],
    members: [
      {
        name: 'Joris Dorrow',
        mounted: true,
        skills: { ride: 3, notice: 2, endurance: 3, lead: 4, jumpClimb: 2 },
        fighter: { like: 'knight' },
      },
      {
        name: 'Tomas Wray',
        mounted: true,
        skills: { ride: 4, notice: 4, endurance: 3, lead: 2, jumpClimb: 3 },
        fighter: { like: 'swordsman' },
      },
    ],
  },
  words: waysOf('millRoad', told),
});

/** A beaten army before the horse of the winner. */
const retreat = ([runs, hunts]: readonly SeatId[], told: Told) => ({
  seats: [runs, hunts],
  from: 'battle',
  quarry: {
    name: told('retreat.quarry'),
    seats: [runs],
    members: [{ name: 'Morten Avitch', skills: { lead: 5, endurance: 4, hide: 3, tactics: 4 } }],
    troops: { mediumInfantry: 700, bowmen: 300 },
  },
  pursuers: {
    name: told('retreat.pursuers'),
    seats: [hunts],
    members: [{ name: 'Lord Osric', mounted: true, skills: { lead: 6, ride: 3, endurance: 3, tactics: 5 } }],
    troops: { lightCavalry: 250, mediumCavalry: 100 },
  },
  words: waysOf('retreat', told),
});

/** Four who carry salt past the toll, before five of the watch, all on foot. */
const smugglers = ([runs, hunts]: readonly SeatId[], told: Told) => ({
  seats: [runs, hunts],
  gap: 1,
  quarry: {
    name: told('smugglers.quarry'),
    seats: [runs],
    members: [
      { name: 'Ines', light: true, skills: { run: 4, hide: 4, jumpClimb: 4, endurance: 3, lead: 4 } },
      { name: 'Dirk', light: true, skills: { run: 3, hide: 3, jumpClimb: 5, endurance: 4 } },
      { name: 'Bram', skills: { run: 3, hide: 4, jumpClimb: 3, endurance: 4 } },
      { name: 'Frida', light: true, skills: { run: 5, hide: 5, jumpClimb: 4, endurance: 3 } },
    ],
    leader: 'Ines',
  },
  pursuers: {
    name: told('smugglers.pursuers'),
    seats: [hunts],
    members: [
      { name: 'Hugo', skills: { run: 3, notice: 4, jumpClimb: 3, endurance: 3, lead: 3 } },
      { name: 'Rolf', skills: { run: 4, notice: 2, jumpClimb: 3, endurance: 4 } },
      { name: 'Wanda', skills: { run: 3, notice: 3, jumpClimb: 4, endurance: 3 } },
      { name: 'Cato', skills: { run: 3, notice: 3, jumpClimb: 3, endurance: 5 } },
      { name: 'Ada', skills: { run: 4, notice: 4, jumpClimb: 3, endurance: 3 } },
    ],
    leader: 'Hugo',
  },
  words: waysOf('smugglers', told),
});

const TWO = { least: 2, most: 2 };

export const chaseStarts: readonly ReadyStart[] = [
  { name: 'millRoad', seats: TWO, setup: millRoad },
  { name: 'retreat', seats: TWO, setup: retreat },
  { name: 'smugglers', seats: TWO, setup: smugglers },
];
