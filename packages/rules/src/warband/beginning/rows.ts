import type { Side } from '../../war/roster/sides.js';
import { type Item, WEAPONS, type Weapon, type WeaponKey } from '../model/gear.table.js';
import type { Carried, FigureRow, FigureSetup, Flag, Group, SkirmishSetup } from '../model/model.js';
import { PLAIN, PROFILES, type Profile } from '../model/profiles.table.js';
import { SIDE_KEYS } from '../model/setup.js';

const BASH = 2;
/** WARBAND-FIGURE-009: of a rider with its mount. */
const MOUNTED_SIZE = 2;

const profileOf = ({ like }: FigureSetup): Partial<Profile> => (like === undefined ? {} : PROFILES[like]);

/** WARBAND-FIGURE-011: what a setup says, else the profile, else what holds of everybody. */
export const said = <K extends keyof typeof PLAIN>(figure: FigureSetup, what: K): Exclude<FigureSetup[K], undefined> =>
  (figure[what] ?? profileOf(figure)[what] ?? PLAIN[what]) as Exclude<FigureSetup[K], undefined>;

export const flagsOf = (figure: FigureSetup): readonly Flag[] => figure.flags ?? profileOf(figure).flags ?? [];

/** WARBAND-GEAR-011: nobody rides who lies on the ground. */
export const isMountedAtFirst = (figure: FigureSetup): boolean =>
  !figure.prone && (figure.mounted ?? profileOf(figure).mounted ?? false);

type Listed = NonNullable<FigureSetup['gear']>[number];

/** WARBAND-FIGURE-011: a sword where nothing is said at all. Creatures with natural weapons need none. */
const listedGear = (figure: FigureSetup): readonly Listed[] => {
  if (figure.gear !== undefined) return figure.gear;
  const items: readonly Item[] =
    figure.like === undefined
      ? figure.flags?.includes('naturalWeapons')
        ? []
        : ['sword']
      : PROFILES[figure.like].gear;
  return items.map((item) => ({ item, loaded: true }));
};

/** Ours: a bow comes with its arrows on the belt, unless the list says where they are. */
const withAmmunition = (gear: readonly Listed[]): readonly Listed[] => {
  const needed = gear.flatMap(({ item }) => (WEAPONS as Record<string, Weapon>)[item]?.ammunition ?? []);
  const missing = [...new Set(needed)].filter((kind) => !gear.some(({ item }) => item === kind));
  return [...gear, ...missing.map((item) => ({ item, kept: 'worn', loaded: true }) as const)];
};

type Hand = 'left' | 'right';
const HANDS: readonly Hand[] = ['left', 'right'];

/** WARBAND-WOUND-021: which hand a Wound of a hand is. Ours: the left one where a setup does not say. */
export const woundedSide = ({ wound, side }: FigureSetup['wounds'][number]): Hand | null =>
  side ?? (wound === 'hand' ? 'left' : null);

/** WARBAND-WOUND-017: the hands that serve for nothing. */
const lameHands = ({ wounds }: FigureSetup): readonly (Hand | null)[] =>
  wounds.filter(({ wound }) => wound === 'hand').map(woundedSide);

const handsIn = (kept: Carried['kept'] | undefined): readonly Hand[] =>
  kept === 'both' ? HANDS : kept === 'left' || kept === 'right' ? [kept] : [];

/**
 * WARBAND-GEAR-001: the first weapon into the right hand, or both; a shield into the left one, if that is free; the other hand
 * where that one is lame. WARBAND-WOUND-021: what was said to be in a lame hand lies on the ground.
 */
export const carriedBy = (figure: FigureSetup): readonly Carried[] => {
  const gear = withAmmunition(listedGear(figure));
  const lame = lameHands(figure);
  const taken = new Set([...lame, ...gear.flatMap(({ kept }) => handsIn(kept))]);
  const grip = (first: Hand, other: Hand): Hand | undefined =>
    [first, ...(lame.includes(first) ? [other] : [])].find((hand) => !taken.has(hand));
  return gear.map(({ item, called = null, kept, loaded }) => {
    const put = (where: Carried['kept'] = 'worn'): Carried => {
      for (const hand of handsIn(where)) taken.add(hand);
      return { item, called, kept: where, loaded, at: -1 };
    };
    if (kept !== undefined) return put(handsIn(kept).some((hand) => lame.includes(hand)) ? 'dropped' : kept);
    const hands = Object.hasOwn(WEAPONS, item) ? WEAPONS[item as WeaponKey].hands : 0;
    if (hands === 2 && taken.size === 0 && !gear.some((other) => other.item === 'shield')) return put('both');
    if (hands === 1) return put(grip('right', 'left'));
    return put(item === 'shield' ? grip('left', 'right') : undefined);
  });
};

export const STEADY = { mood: 'steady', triggers: [], circumstances: 0 } as const;

/** WARBAND-MORALE-001, WARBAND-MORALE-003: who never checks. */
export const neverChecks = (figure: FigureSetup): boolean => said(figure, 'pc') || flagsOf(figure).includes('fearless');

/** WARBAND-MORALE-028: the key of a group; who never checks is in none. */
const groupKey = (figure: FigureSetup, side: Side): string | null => {
  if (neverChecks(figure)) return null;
  return `${side}/${figure.group ?? `*${said(figure, 'grade')}`}`;
};

/** The key of a figure, or of a unit, by its place in the list of its side. */
export const keyOf = (side: Side, nth: number): string => `${(SIDE_KEYS[side] as string).toUpperCase()}${nth + 1}`;

/** What a figure of a setup is. `own`: whose it is and how it is called here. */
export const rowOf = (figure: FigureSetup, own: Pick<FigureRow, 'side' | 'name' | 'seat' | 'group'>): FigureRow => ({
  side: own.side,
  name: own.name,
  chosen: figure.name ?? null,
  like: figure.like ?? null,
  seat: figure.seat ?? own.seat,
  pc: said(figure, 'pc'),
  armour: said(figure, 'armour'),
  capture: said(figure, 'capture'),
  death: said(figure, 'death'),
  agility: said(figure, 'agility'),
  vigor: said(figure, 'vigor'),
  finesse: said(figure, 'finesse'),
  firstAid: figure.firstAid ?? said(figure, 'finesse'),
  bash: figure.bash ?? BASH,
  size: figure.size ?? profileOf(figure).size ?? (isMountedAtFirst(figure) ? MOUNTED_SIZE : PLAIN.size),
  grade: said(figure, 'pc') ? null : said(figure, 'grade'),
  flags: flagsOf(figure),
  spells: figure.spells.map(({ name, text, targeted, rounds }) => ({ name, text, targeted, rounds: rounds ?? null })),
  group: own.group,
  aim: figure.aim,
  dazed: figure.dazed,
  tactics: figure.tactics ?? null,
  character: figure.character ?? null,
  brought: figure.wounds.length,
});

/** Side 1's figures in the order of its list, then side 2's; and the groups in which they check morale. */
export const rosterOf = (setup: SkirmishSetup): { readonly rows: readonly FigureRow[]; readonly groups: Group[] } => {
  const keys: string[] = [];
  const groups: Group[] = [];
  const rows = SIDE_KEYS.flatMap((sideKey, index) => {
    const side = index as Side;
    const { seat, figures } = setup[sideKey];
    return figures.map((figure, nth) => {
      const key = groupKey(figure, side);
      if (key !== null && !keys.includes(key)) {
        keys.push(key);
        const called = figure.group ?? null;
        const grade = said(figure, 'grade');
        groups.push({ side, grade, called, began: 0, thirds: 0, leader: null, ...STEADY });
      }
      const group = key === null ? null : keys.indexOf(key);
      return rowOf(figure, { side, name: keyOf(side, nth), seat, group });
    });
  });
  const counted = groups.map((group, nth) => ({ ...group, began: rows.filter((row) => row.group === nth).length }));
  return { rows, groups: counted };
};
