import { Impossible, type Json, type SeatId, shape } from '@warmoot/kernel';
import { startFor } from '@warmoot/protocol';
import { manifestsOf, saga } from '@warmoot/rules';

/** The scenes of movement. */
export type MoveKind = 'chase' | 'race' | 'march';

export interface MoveMember {
  readonly name: string;
  readonly mounted?: boolean;
  readonly light?: boolean;
  readonly scout?: boolean;
  readonly skills?: Json;
}

export type Want = { readonly want: string; readonly span?: string; readonly party?: string } | null;

/** A party as it stands in a setup, as far as the form changes it. */
export interface MoveParty {
  readonly name: string;
  readonly seats: readonly SeatId[];
  readonly members?: readonly MoveMember[];
  readonly troops?: Readonly<Record<string, number>>;
  readonly leader?: string;
  readonly at?: string;
  readonly wants?: Want;
  readonly stores?: number;
  readonly approaches?: readonly string[];
  readonly knows?: readonly Json[];
  readonly towns?: readonly string[];
}

type Setup = Readonly<Record<string, unknown>>;

/** The parties of a setup, wherever the scene has them. */
export const partiesIn = (kind: MoveKind, setup: Setup): readonly MoveParty[] => {
  const all = kind === 'chase' ? [setup.quarry, setup.pursuers] : kind === 'race' ? setup.racers : setup.parties;
  return all as readonly MoveParty[];
};

const withParties = (kind: MoveKind, setup: Setup, parties: readonly MoveParty[]): Setup => {
  if (kind === 'chase') return { ...setup, quarry: parties[0], pursuers: parties[1] };
  return kind === 'race' ? { ...setup, racers: parties } : { ...setup, parties };
};

const text = shape.text(0, 80);
const roadNames = ['asStart', ...saga.roads.READY_ROADS, 'seed'] as const;

/** What the slate holds of a scene of movement. */
export const moveSlate = {
  start: shape.nullable(shape.text(1, 60)),
  /** Parties as changed; null where they are those of the start. */
  parties: shape.nullable(shape.list(shape.anyJson, 1, 12)),
  gap: shape.oneOf('rules', 'near', 'far'),
  onWater: shape.oneOf('land', 'water', 'asStart'),
  legs: shape.oneOf('asStart', 'dash', 'three', 'five'),
  roads: shape.oneOf(...roadNames),
  seed: text,
  rules: shape.oneOf('draft', 'freeForm'),
  secret: shape.oneOf('yes', 'no'),
};
export type RoadsName = (typeof roadNames)[number];
export const ROAD_NAMES = roadNames;

const LEGS = { dash: 1, three: 3, five: 5 } as const;
const GAPS = { near: 1, far: 2 } as const;

export const manifestFor = (kind: string, edition: 'saga' | 'saga-1e') => {
  const manifest = manifestsOf(kind).find(({ rules }) => rules.scene === `${edition}/${kind}`);
  if (manifest === undefined) throw new Impossible('movement of no edition', edition);
  return manifest;
};

type Told = Parameters<typeof startFor>[3];

/** A ready-made start as it would be set up for these seats; where there are fewer, somebody plays two parties. */
export const readyFor = (
  manifest: ReturnType<typeof manifestFor>,
  start: string,
  seats: readonly SeatId[],
  told: Told,
): Setup => {
  const needed = manifest.starts.find(({ name }) => name === start)?.seats.least ?? 1;
  const enough = seats.length === 0 ? ['?'] : seats;
  const all = Array.from({ length: Math.max(needed, enough.length) }, (_, at) => enough[at % enough.length] as SeatId);
  return startFor(manifest, start, all, told).setup as Setup;
};

/** Parties on other roads than those they were made for: the first sets out at one end for the other. */
export const replaced = (parties: readonly MoveParty[], roads: saga.roads.Roads): readonly MoveParty[] => {
  const keys = roads.spans.map(({ key }) => key);
  const [from = '', to = ''] = [keys[0], keys.at(-1)];
  return parties.map((party, at) => ({
    ...party,
    at: at === 0 ? from : (keys[Math.floor((at * keys.length) / parties.length)] ?? to),
    wants: at === 0 ? { want: 'reach', span: to } : { want: 'catch', party: parties[0]?.name ?? '' },
    knows: [],
    towns: [],
  }));
};

export const roadsFor = (name: RoadsName, seed: string): saga.roads.Roads | null => {
  if (name === 'asStart') return null;
  return name === 'seed' ? saga.roads.drawRoads(seed.trim() || 'warmoot') : saga.roads.readyRoads(name);
};

interface Wish {
  readonly kind: MoveKind;
  readonly ready: Setup;
  readonly parties: readonly MoveParty[];
  readonly gap: 'rules' | 'near' | 'far';
  readonly onWater: 'land' | 'water' | 'asStart';
  readonly legs: 'asStart' | keyof typeof LEGS;
  readonly roads: saga.roads.Roads | null;
}

/** The setup that comes of it all. */
export const moveSetup = ({ kind, ready, parties, gap, onWater, legs, roads }: Wish): Setup => ({
  ...withParties(kind, ready, parties),
  seats: [...new Set(parties.flatMap((party) => party.seats))],
  ...(kind === 'chase' && gap !== 'rules' ? { gap: GAPS[gap], from: null } : {}),
  ...(kind !== 'march' && onWater !== 'asStart' ? { onWater: onWater === 'water' } : {}),
  ...(kind === 'race' && legs !== 'asStart' ? { legs: LEGS[legs] } : {}),
  ...(kind === 'march' && roads !== null ? { roads } : {}),
});

/** Somebody average who can fight a little. */
export const newMember = (name: string): MoveMember & { readonly fighter: { readonly like: string } } => ({
  name,
  fighter: { like: 'swordsman' },
});
