import type { Kit } from '../../../carry/kits.table.js';
import { motivesOf } from '../../../discussion/starts.js';
import { ALL_SKILLS, AVERAGE_SKILL, type Skill } from '../../../skills.table.js';

/** What the players of the raid share among themselves: Lady Ella, those who ride with her or will not, and the town. */
export const RAID_PARTS = ['lady', 'house', 'town'] as const;
export type RaidPart = (typeof RAID_PARTS)[number];

const rated = (better: Readonly<Partial<Record<Skill, number>>>): Readonly<Record<Skill, number>> =>
  Object.fromEntries(ALL_SKILLS.map((skill) => [skill, better[skill] ?? AVERAGE_SKILL])) as Record<Skill, number>;

interface RaidPerson {
  readonly part: RaidPart;
  readonly arms: string;
  readonly kit: Kit;
  /** The house that is theirs to rule. */
  readonly rules?: 'avitch' | 'dorrow';
  readonly skills: Readonly<Record<Skill, number>>;
  readonly motives: Readonly<Record<string, number>>;
}

/** Six people: who plays them, what they bear and carry, what they can do and what moves them. */
export const RAID_PEOPLE = {
  ella: {
    part: 'lady',
    arms: 'gules fish',
    kit: 'rider',
    rules: 'avitch',
    skills: rated({
      ...{ control: 4, fightingMind: 4, speed: 4, strength: 3, endurance: 3, ride: 4, hide: 3, notice: 3 },
      ...{ lead: 6, convince: 5, tactics: 4, administer: 4 },
    }),
    motives: motivesOf([
      [8, 4],
      [5, 7],
      [7, 5],
      [8, 4],
      [5, 7],
      [5, 7],
      [9, 3],
      [8, 4],
      [9, 3],
    ]),
  },
  jorun: {
    part: 'house',
    arms: 'tenne hand',
    kit: 'rider',
    skills: rated({
      ...{ control: 3, fightingMind: 4, speed: 3, strength: 5, endurance: 4, ride: 4, hide: 2, notice: 3 },
      ...{ lead: 5, convince: 3, tactics: 3 },
    }),
    motives: motivesOf([
      [7, 5],
      [2, 10],
      [8, 4],
      [3, 9],
      [4, 8],
      [3, 9],
      [8, 4],
      [5, 7],
      [6, 6],
    ]),
  },
  wren: {
    part: 'house',
    arms: 'tenne leaf',
    kit: 'hunter',
    skills: rated({
      ...{ control: 3, fightingMind: 3, speed: 4, strength: 2, endurance: 3, ride: 3, hide: 5, notice: 5 },
      ...{ survive: 5, shootAim: 5, run: 4, jumpClimb: 4 },
    }),
    motives: motivesOf([
      [8, 4],
      [7, 5],
      [4, 8],
      [7, 5],
      [8, 4],
      [9, 3],
      [6, 6],
      [3, 9],
      [5, 7],
    ]),
  },
  hedda: {
    part: 'house',
    arms: 'vert key',
    kit: 'traveller',
    skills: rated({ administer: 5, convince: 3, know: 5, notice: 4, trade: 4 }),
    motives: motivesOf([
      [9, 3],
      [8, 4],
      [6, 6],
      [6, 6],
      [7, 5],
      [10, 2],
      [3, 9],
      [5, 7],
      [4, 8],
    ]),
  },
  casimir: {
    part: 'town',
    arms: 'azure tower',
    kit: 'rider',
    rules: 'dorrow',
    skills: rated({
      ...{ control: 3, fightingMind: 3, speed: 2, strength: 4, endurance: 3, ride: 4, notice: 3 },
      ...{ lead: 5, convince: 4, tactics: 3, administer: 5 },
    }),
    motives: motivesOf([
      [5, 7],
      [4, 8],
      [6, 6],
      [6, 6],
      [2, 10],
      [8, 4],
      [6, 6],
      [5, 7],
      [3, 9],
    ]),
  },
  joris: {
    part: 'town',
    arms: 'azure star',
    kit: 'rider',
    skills: rated({
      ...{ control: 5, fightingMind: 4, speed: 3, strength: 4, endurance: 4, ride: 3, hide: 2, notice: 3 },
      ...{ lead: 4, tactics: 4 },
    }),
    motives: motivesOf([
      [9, 3],
      [7, 5],
      [10, 2],
      [7, 5],
      [6, 6],
      [6, 6],
      [10, 2],
      [8, 4],
      [6, 6],
    ]),
  },
} as const satisfies Record<string, RaidPerson>;

export type RaidRole = keyof typeof RAID_PEOPLE;
export const RAID_ROLES = Object.keys(RAID_PEOPLE) as readonly RaidRole[];

/** What each house bears, its rung on the ladder of wealth (SAGA-WEALTH-009), and all the soldiers that it has. */
export const RAID_HOUSES = {
  avitch: { arms: 'gules fish', level: 6, troops: { mediumCavalry: 60, lightCavalry: 10 } },
  dorrow: { arms: 'azure tower', level: 5, troops: { pikemen: 20, bowmen: 20, mediumInfantry: 60 } },
} as const;
export type RaidHouse = keyof typeof RAID_HOUSES;
