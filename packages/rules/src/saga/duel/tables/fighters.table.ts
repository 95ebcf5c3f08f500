import type { Armour, Item } from './gear.table.js';

interface FighterRow {
  readonly skills: {
    readonly control: number;
    readonly fightingMind: number;
    readonly speed: number;
    readonly strength: number;
  };
  readonly left: Item | null;
  readonly right: Item | null;
  readonly carried: readonly Item[];
  readonly armour: Armour;
}

/** Ready-made fighters: ours, for a quick start. Two is an ordinary person, four a household's best, six a lord's. */
export const FIGHTERS = {
  militiaman: {
    skills: { control: 2, fightingMind: 2, speed: 2, strength: 2 },
    left: 'shield',
    right: 'spear',
    carried: ['dagger'],
    armour: 'other',
  },
  brawler: {
    skills: { control: 2, fightingMind: 2, speed: 2, strength: 4 },
    left: null,
    right: 'club',
    carried: [],
    armour: 'none',
  },
  swordsman: {
    skills: { control: 3, fightingMind: 3, speed: 3, strength: 3 },
    left: 'shield',
    right: 'sword',
    carried: ['dagger'],
    armour: 'otherMetal',
  },
  knight: {
    skills: { control: 4, fightingMind: 4, speed: 3, strength: 5 },
    left: 'shield',
    right: 'mace',
    carried: ['sword', 'dagger'],
    armour: 'metalPlate',
  },
  duellist: {
    skills: { control: 5, fightingMind: 4, speed: 6, strength: 3 },
    left: 'dagger',
    right: 'fencingSword',
    carried: [],
    armour: 'none',
  },
  halberdier: {
    skills: { control: 3, fightingMind: 3, speed: 3, strength: 4 },
    left: null,
    right: 'halberd',
    carried: ['dagger'],
    armour: 'otherMetal',
  },
  raider: {
    skills: { control: 3, fightingMind: 3, speed: 4, strength: 4 },
    left: 'shield',
    right: 'axe',
    carried: ['dagger'],
    armour: 'other',
  },
  champion: {
    skills: { control: 6, fightingMind: 6, speed: 5, strength: 6 },
    left: null,
    right: 'bigSword',
    carried: ['dagger'],
    armour: 'metalPlate',
  },
  wrestler: {
    skills: { control: 4, fightingMind: 3, speed: 3, strength: 5 },
    left: null,
    right: null,
    carried: [],
    armour: 'none',
  },
  scout: {
    skills: { control: 3, fightingMind: 4, speed: 4, strength: 2 },
    left: null,
    right: 'spear',
    carried: ['dagger', 'rock'],
    armour: 'other',
  },
} as const satisfies Record<string, FighterRow>;

export type FighterName = keyof typeof FIGHTERS;
/** A ready-made fighter. */
export const fighterRow = (name: FighterName): FighterRow => FIGHTERS[name];
