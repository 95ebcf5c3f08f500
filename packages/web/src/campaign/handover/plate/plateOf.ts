import type { SeatId } from '@warmoot/kernel';
import { saga } from '@warmoot/rules';
import { noiseFrom, seedOf } from '../../../boards/terrain/noise.js';
import { headKind } from '../../../people/names.js';
import type { Person } from '../../../people/person.js';
import { readArms, type Shield, shieldOf } from '../../../people/shield.js';
import { woundsByPart } from '../../sheet/wounds.js';
import { kindOf } from '../offers.js';
import type { Land, Light } from './parts.js';
import type { Fighter, Plate } from './ScenePlate.js';

/** A scene that is drawn: as it stands on the calendar, or as it may come. */
export type Drawable = Pick<saga.campaign.Entry, 'scene' | 'plan' | 'characters' | 'place'> & {
  readonly key: string;
};

interface Sight {
  readonly seen: Pick<saga.campaign.SeenCampaign, 'open'>;
  readonly people: Readonly<Record<SeatId, Person>>;
}

/** A side of a scene: the house whose soldiers it has, and its people, who leads it first. */
interface Side {
  readonly unit: string | null;
  readonly people: readonly string[];
}

/** What plans of the kinds of scenes say of who is in them. */
interface Said {
  readonly side1?: readonly string[];
  readonly side2?: readonly string[];
  readonly attacker?: unknown;
  readonly defender?: unknown;
  readonly by?: string;
  readonly pursuers?: unknown;
  readonly quarry?: unknown;
  readonly parties?: readonly unknown[];
}

const armySide = (army: unknown): Side => {
  const { unit = null, commander, leaders = [] } = (army ?? {}) as Partial<saga.campaign.ArmyPlan>;
  return { unit, people: [commander, ...leaders].filter((id) => id !== undefined) };
};

const partySide = (party: unknown): Side => {
  const {
    unit = null,
    leader,
    members = [],
  } = (party ?? {}) as {
    readonly unit?: string | null;
    readonly leader?: string;
    readonly members?: readonly { readonly character: string }[];
  };
  const ids = members.map(({ character }) => character);
  return { unit, people: leader === undefined ? ids : [leader, ...ids.filter((id) => id !== leader)] };
};

/** Who is on which side, as far as the plan says so; else all are on one. */
const sidesIn = ({ scene, plan, characters }: Drawable): readonly Side[] => {
  const said = (plan ?? {}) as Said;
  const all: readonly Side[] = [{ unit: null, people: characters }];
  switch (scene) {
    case 'duel':
      return [said.side1, said.side2].map((people = []) => ({ unit: null, people }));
    case 'battle':
      return said.attacker === undefined ? all : [armySide(said.attacker), armySide(said.defender)];
    case 'movement':
      if (said.by === 'chase') return [partySide(said.pursuers), partySide(said.quarry)];
      return said.parties?.map(partySide) ?? all;
    default:
      return all;
  }
};

const armsOf = ({ seen: { open }, people }: Sight, { unit, people: ids }: Side): readonly Shield[] => {
  const borne = unit === null ? null : readArms(open.units[unit]?.arms ?? '');
  if (borne !== null) return [borne];
  const first = ids.map((id) => open.characters[id]).find((one) => one !== undefined);
  return first === undefined ? [] : [shieldOf(people, first)];
};

/** Among those who are in one room the arms that differ; of enemies who meet, those of the first and of the last to be named. */
const armsAmong = (sight: Sight, { people }: Side, areEnemies: boolean): readonly Shield[] => {
  const all = people.flatMap((id) => armsOf(sight, { unit: null, people: [id] }));
  const [first] = all;
  const differs = ({ tincture }: Shield): boolean => tincture !== first?.tincture;
  return [first, areEnemies ? all.findLast(differs) : all.find(differs)].filter((one) => one !== undefined);
};

const WEAPONS = ['sword', 'axe', 'spear'] as const satisfies readonly saga.duel.Item[];

const fighterOf = ({ seen: { open }, people }: Sight, { people: ids }: Side, nth: number): readonly Fighter[] => {
  const who = ids.map((id) => open.characters[id]).find((one) => one !== undefined);
  if (who === undefined) return [];
  const worn = saga.campaign.isOpenSheet(who) ? saga.carry.wornArmour(who.load) : 'none';
  return [
    {
      ...shieldOf(people, who),
      armour: worn,
      left: nth === 0 ? 'shield' : null,
      right: WEAPONS[seedOf(who.name) % WEAPONS.length] ?? 'sword',
      minors: woundsByPart(who, 'minor'),
      majors: woundsByPart(who, 'major'),
      kind: headKind(who.name),
    },
  ];
};

/** By the first letters of words for water and for woods: it is only a picture. */
const WET = /ford|river|water|bridge|mill|lake|fen|furt|fluss|bach|brücke|mühle|see\b|moor/i;
const WOODED = /wood|forest|wald|forst|hain/i;

/** Enemies talk under the open sky. */
const PARLEY = /parley|truce|unterhandlung|waffenruhe/i;

const landOf = ({ place, key }: Drawable, title: string): Land => {
  const said = `${place} ${title}`;
  if (WET.test(said)) return 'river';
  if (WOODED.test(said)) return 'woods';
  return seedOf(key) % 3 === 0 ? 'woods' : 'fields';
};

/** A battle has a grey sky; between two who fight stands one light. */
const lightOf = (kind: Plate['kind'], seed: number): Light => {
  const isFirst = noiseFrom(seed)(3) < 0.5;
  switch (kind) {
    case 'battle':
      return 'grey';
    case 'duel':
      return isFirst ? 'moon' : 'dawn';
    case 'march':
      return 'sun';
    default:
      return isFirst ? 'sun' : 'moon';
  }
};

const MOUNTED = /"mounted":true/;

/** What the plate of a scene is composed of. */
export const plateOf = (sight: Sight, drawn: Drawable, title: string): Plate => {
  const kind = kindOf(drawn);
  const seed = seedOf(drawn.key);
  const sides = sidesIn(drawn);
  const [only] = sides;
  const isOutside = kind === 'discussion' && PARLEY.test(`${drawn.place} ${title}`);
  return {
    kind,
    seed,
    light: lightOf(kind, seed),
    // Runners are dark: before trees they would be lost.
    land: kind === 'chase' ? 'fields' : landOf(drawn, title),
    arms:
      sides.length === 1 && only !== undefined
        ? armsAmong(sight, only, isOutside)
        : sides.flatMap((one) => armsOf(sight, one)),
    fighters: kind === 'duel' ? sides.flatMap((one, nth) => fighterOf(sight, one, nth)) : [],
    isBound: drawn.characters.some((id) => (sight.seen.open.characters[id]?.captive ?? null) !== null),
    isOutside,
    isMounted: MOUNTED.test(JSON.stringify(drawn.plan)),
  };
};
