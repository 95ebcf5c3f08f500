import type { ReadyStart, SeatId } from '@warmoot/kernel';
import { readyRoads } from '../movement/roads/readyMade.js';

type Told = (key: string) => string;

/** Twelve riders for Kell before a host of nine hundred: three roads, one of them watched. */
const kell = (seats: readonly SeatId[], told: Told) => {
  const [rides, marches, watches = marches] = seats;
  const [riders, host, watch] = [told('kell.riders'), told('kell.host'), told('kell.watch')];
  return {
    seats,
    roads: readyRoads('kell'),
    day: 3,
    parties: [
      {
        name: riders,
        seats: [rides],
        leader: 'Ella Avitch',
        members: [
          {
            name: 'Ella Avitch',
            mounted: true,
            skills: { lead: 7, tactics: 5, ride: 4, hide: 3, notice: 3, endurance: 3 },
            food: 3,
            skins: 3,
            fighter: { like: 'swordsman' },
          },
          {
            name: 'Morten Avitch',
            mounted: true,
            skills: { lead: 5, tactics: 4, ride: 3, hide: 3, notice: 2, endurance: 4 },
            food: 3,
            skins: 3,
            fighter: { like: 'knight' },
          },
          {
            name: 'Wren of Hag Wood',
            mounted: true,
            scout: true,
            skills: { ride: 3, hide: 5, notice: 5, survive: 5, endurance: 3 },
            food: 1,
            skins: 3,
            fighter: { like: 'scout' },
          },
        ],
        troops: { lightCavalry: 9 },
        stores: 8,
        weary: 1,
        forced: 1,
        at: 'gallows-cross',
        wants: { want: 'reach', span: 'kell' },
        towns: ['kell'],
        knows: [
          { of: host, at: 'hobs-cross', day: 1 },
          { of: watch, at: 'mill-bridge' },
        ],
      },
      {
        name: host,
        seats: [marches],
        leader: 'Casimir Dorrow',
        members: [
          {
            name: 'Casimir Dorrow',
            mounted: true,
            skills: { lead: 5, tactics: 3, ride: 4, hide: 2, notice: 3, endurance: 3 },
            fighter: { like: 'knight' },
          },
        ],
        troops: { mediumInfantry: 600, lightInfantry: 150, bowmen: 149 },
        at: 'hob-2',
        wants: { want: 'reach', span: 'kell' },
        towns: ['hobs-cross'],
        knows: [
          { of: riders, at: 'salt-road', day: 1 },
          { of: watch, at: 'mill-bridge' },
        ],
      },
      {
        name: watch,
        seats: [watches],
        leader: 'Hugo Wenn',
        members: [{ name: 'Hugo Wenn', skills: { lead: 3, endurance: 3 }, fighter: { like: 'halberdier' } }],
        troops: { mediumInfantry: 7 },
        at: 'mill-bridge',
        approaches: [told('kell.bridge'), told('kell.weir')],
        towns: ['mill-bridge'],
        knows: [{ of: host, at: 'hob-2' }],
      },
    ],
  };
};

/** Three with salt on their backs, and the bailiff's riders on the next stretch of road. */
const mill = ([carries, hunts]: readonly SeatId[], told: Told) => {
  const [smugglers, bailiff] = [told('mill.smugglers'), told('mill.bailiff')];
  return {
    seats: [carries, hunts],
    roads: readyRoads('small'),
    parties: [
      {
        name: smugglers,
        seats: [carries],
        leader: 'Ines',
        members: [
          {
            name: 'Ines',
            light: true,
            skills: { run: 4, hide: 4, notice: 4, jumpClimb: 4, endurance: 3, lead: 4 },
            fighter: { like: 'raider' },
          },
          {
            name: 'Dirk',
            light: true,
            skills: { run: 3, hide: 4, notice: 3, jumpClimb: 5, endurance: 4 },
            fighter: { like: 'brawler' },
          },
          {
            name: 'Frida',
            light: true,
            skills: { run: 4, hide: 5, notice: 3, jumpClimb: 4, endurance: 3, survive: 4 },
            fighter: { like: 'scout' },
          },
        ],
        at: 'tarry-mill',
        wants: { want: 'reach', span: 'marl-manor' },
        towns: ['marl-manor'],
        knows: [{ of: bailiff, at: 'west-1' }],
      },
      {
        name: bailiff,
        seats: [hunts],
        leader: 'Rolf',
        members: [
          {
            name: 'Rolf',
            mounted: true,
            skills: { ride: 3, hide: 3, notice: 4, endurance: 3, lead: 4 },
            fighter: { like: 'swordsman' },
          },
          {
            name: 'Wanda',
            mounted: true,
            skills: { ride: 4, hide: 3, notice: 3, endurance: 3 },
            fighter: { like: 'halberdier' },
          },
        ],
        at: 'west-1',
        wants: { want: 'catch', party: smugglers },
        knows: [{ of: smugglers, at: 'tarry-mill' }],
      },
    ],
  };
};

/** By night past the toll house, while riders come down the pass. */
const toll = (seats: readonly SeatId[], told: Told) => {
  const [sneaks, watches, rides = watches] = seats;
  const [walkers, house, patrol] = [told('toll.walkers'), told('toll.house'), told('toll.patrol')];
  return {
    seats,
    roads: readyRoads('pass'),
    parties: [
      {
        name: walkers,
        seats: [sneaks],
        leader: 'Ada',
        members: [
          {
            name: 'Ada',
            skills: { hide: 4, notice: 4, lead: 4, endurance: 3, run: 3, jumpClimb: 3 },
            fighter: { like: 'scout' },
          },
          {
            name: 'Bram',
            skills: { hide: 4, notice: 3, endurance: 4, run: 3, jumpClimb: 4 },
            fighter: { like: 'swordsman' },
          },
          {
            name: 'Cato',
            skills: { hide: 5, notice: 3, survive: 4, endurance: 3, run: 4, jumpClimb: 4 },
            fighter: { like: 'raider' },
          },
        ],
        at: 'east-1',
        wants: { want: 'reach', span: 'overwick' },
        towns: ['overwick'],
        knows: [{ of: house, at: 'toll-house' }],
      },
      {
        name: house,
        seats: [watches],
        leader: 'Hugo Wenn',
        members: [
          {
            name: 'Hugo Wenn',
            skills: { notice: 3, lead: 3, endurance: 3, run: 3 },
            fighter: { like: 'halberdier' },
          },
          { name: 'Wanda', skills: { notice: 3, endurance: 3, run: 4 }, fighter: { like: 'militiaman' } },
        ],
        troops: { mediumInfantry: 4 },
        at: 'toll-house',
        approaches: [told('toll.gate'), told('toll.gully')],
        towns: ['toll-house'],
      },
      {
        name: patrol,
        seats: [rides],
        leader: 'Joris Dorrow',
        members: [
          {
            name: 'Joris Dorrow',
            mounted: true,
            skills: { ride: 3, hide: 3, notice: 2, endurance: 3, lead: 4, tactics: 3 },
            fighter: { like: 'knight' },
          },
          {
            name: 'Tomas Wray',
            mounted: true,
            scout: true,
            skills: { ride: 4, hide: 4, notice: 4, endurance: 3 },
            fighter: { like: 'swordsman' },
          },
          {
            name: 'Rolf',
            mounted: true,
            skills: { ride: 3, hide: 3, notice: 3, endurance: 4 },
            fighter: { like: 'halberdier' },
          },
        ],
        at: 'hospice',
        wants: { want: 'catch', party: walkers },
        knows: [{ of: walkers, at: 'underwick', day: 0 }],
      },
    ],
  };
};

/** A letter for Stavehithe: by boat, on foot over the bridge, or along the north bank. */
const race = (seats: readonly SeatId[], told: Told) => {
  const [boats, bridge, bank] = [told('race.boats'), told('race.bridge'), told('race.bank')];
  const places = { [boats]: 'weir-head', [bridge]: 'south-mill', [bank]: 'north-1' };
  const running = [boats, bridge, bank].slice(0, seats.length);
  const people: Readonly<Record<string, readonly object[]>> = {
    [boats]: [
      { name: 'Frida', skills: { sail: 4, run: 3, endurance: 3, lead: 3 }, fighter: { like: 'raider' } },
      { name: 'Bram', skills: { sail: 3, run: 3, endurance: 3 }, fighter: { like: 'brawler' } },
    ],
    [bridge]: [
      { name: 'Ines', skills: { run: 4, endurance: 4, lead: 3, notice: 3 }, fighter: { like: 'duellist' } },
      { name: 'Cato', skills: { run: 4, endurance: 4, survive: 3 }, fighter: { like: 'swordsman' } },
    ],
    [bank]: [
      { name: 'Ada', skills: { run: 3, endurance: 5, lead: 4, survive: 4 }, fighter: { like: 'scout' } },
      { name: 'Dirk', skills: { run: 4, endurance: 4 }, fighter: { like: 'militiaman' } },
    ],
  };
  return {
    seats,
    roads: readyRoads('waters'),
    parties: running.map((name, at) => ({
      name,
      seats: [seats[at]],
      members: people[name],
      boats: name === boats,
      at: places[name],
      wants: { want: 'reach', span: 'stavehithe' },
      towns: ['stavehithe'],
      knows: running.filter((of) => of !== name).map((of) => ({ of, at: places[of] })),
    })),
  };
};

const TWO = { least: 2, most: 2 };
const TWO_OR_THREE = { least: 2, most: 3 };

export const marchStarts: readonly ReadyStart[] = [
  { name: 'kell', seats: TWO_OR_THREE, setup: kell },
  { name: 'mill', seats: TWO, setup: mill },
  { name: 'toll', seats: TWO_OR_THREE, setup: toll },
  { name: 'race', seats: TWO_OR_THREE, setup: race },
];
