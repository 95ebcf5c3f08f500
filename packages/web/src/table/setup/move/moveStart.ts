import { Impossible, type Json, type SeatId, type Shape, shape } from '@warmoot/kernel';
import { startFor } from '@warmoot/protocol';
import { manifestsOf, saga } from '@warmoot/rules';
import { mapWish, roadsFor } from '../../road/map.js';
import { type OnRoads, onRoads, placeFor, type Roads, usualWant } from '../../road/parties.js';

/** The scenes of movement. */
export type MoveKind = 'chase' | 'race' | 'march';

export type MoveMember = saga.party.Member;

/** A party of any of them; on roads where it goes by a map. */
export type MoveParty = saga.party.PartySetup & Partial<Omit<OnRoads, 'name'>>;

type Setup = Readonly<Record<string, unknown>>;

const withParties = (kind: MoveKind, setup: Setup, parties: readonly MoveParty[]): Setup => {
  if (kind === 'chase') return { ...setup, quarry: parties[0], pursuers: parties[1] };
  return kind === 'race' ? { ...setup, racers: parties } : { ...setup, parties };
};

const { partyShape } = saga.party;
const { marchPartyShape, MOST_PARTIES } = saga.march;

/** Parties as changed; null where they are those of the start. */
const partiesOn = (kind: MoveKind): Shape<readonly MoveParty[] | null> =>
  kind === 'march'
    ? shape.nullable(shape.list(marchPartyShape, 2, MOST_PARTIES))
    : shape.nullable(shape.list(partyShape, 2, 2));

/** What the slate holds of a scene of movement. */
export const moveSlate = {
  start: shape.nullable(shape.text(1, 60)),
  parties: (kind: MoveKind) => partiesOn(kind) as unknown as Shape<Json>,
  gap: shape.oneOf('rules', 'near', 'far'),
  onWater: shape.oneOf('land', 'water', 'asStart'),
  legs: shape.oneOf('asStart', 'dash', 'three', 'five'),
  map: mapWish as unknown as Shape<Json>,
  rules: shape.oneOf('draft', 'freeForm'),
  secret: shape.oneOf('yes', 'no'),
};

const LEGS = { dash: 1, three: 3, five: 5 } as const;
const GAPS = { near: 1, far: 2 } as const;

export const manifestFor = (kind: string, edition: 'saga' | 'saga-1e') => {
  const manifest = manifestsOf(kind).find(({ rules }) => rules.scene === `${edition}/${kind}`);
  if (manifest === undefined) throw new Impossible('movement of no edition', edition);
  return manifest;
};

type Manifest = ReturnType<typeof manifestFor>;
type Told = Parameters<typeof startFor>[3];

/** A ready-made start as it would be set up for these seats; where there are fewer, somebody plays two parties. */
export const readyFor = (manifest: Manifest, start: string, seats: readonly SeatId[], told: Told): Setup => {
  const needed = manifest.starts.find(({ name }) => name === start)?.seats.least ?? 1;
  const enough = seats.length === 0 ? ['nobody'] : seats;
  const all = Array.from({ length: Math.max(needed, enough.length) }, (_, at) => enough[at % enough.length] as SeatId);
  return startFor(manifest, start, all, told).setup as Setup;
};

/** The parties of a setup, wherever the scene has them; what they leave out is as usual. */
export const partiesIn = (kind: MoveKind, setup: Setup): readonly MoveParty[] => {
  const all = kind === 'chase' ? [setup.quarry, setup.pursuers] : kind === 'race' ? setup.racers : setup.parties;
  const read = partiesOn(kind).parse(all, 'setup');
  if (!read.ok || read.value === null) throw new Impossible('a ready-made start that cannot be', read);
  return read.value;
};

/** The parties of a march as they stand on these roads. */
export const placedOn = (parties: readonly MoveParty[], roads: Roads): readonly MoveParty[] =>
  onRoads(parties as readonly saga.march.MarchParty[], roads);

/** Somebody average who can fight a little. */
export const newMember = (name: string): MoveMember => {
  const read = partyShape.parse({ name, seats: [name], members: [{ name, fighter: { like: 'swordsman' } }] });
  if (!read.ok) throw new Impossible('nobody can be called so', name);
  return read.value.members[0] as MoveMember;
};

/** A further party of a march: somebody average, who wants to catch the first. */
export const newParty = (
  { name, leader, seat }: { readonly name: string; readonly leader: string; readonly seat: SeatId },
  parties: readonly MoveParty[],
  roads: Roads,
): MoveParty => {
  const at = placeFor(roads, parties.length, parties.length + 1);
  const wants = usualWant(parties, roads, parties.length);
  const read = marchPartyShape.parse({ name, seats: [seat], members: [], at, wants });
  if (!read.ok) throw new Impossible('no party can be called so', name);
  return { ...read.value, members: [newMember(leader)] };
};

/** The seats of a party: of whoever decides for it, and of those whose players are others. */
export const seated = (party: MoveParty, seat: SeatId, there: readonly SeatId[]): MoveParty => {
  const members = party.members.map(
    ({ seat: own, ...one }): MoveMember =>
      own === undefined || own === seat || !there.includes(own) ? one : { ...one, seat: own },
  );
  const others = members.flatMap((one) => (one.seat === undefined ? [] : [one.seat]));
  return { ...party, members, seats: [...new Set([seat, ...others])] };
};

interface Wish {
  readonly kind: MoveKind;
  readonly ready: Setup;
  readonly parties: readonly MoveParty[];
  readonly gap: 'rules' | 'near' | 'far';
  readonly onWater: 'land' | 'water' | 'asStart';
  readonly legs: 'asStart' | keyof typeof LEGS;
  readonly roads: Roads | null;
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

/** The roads of a march: those that are wished for, or those of the start. */
export const roadsOf = (wish: Parameters<typeof roadsFor>[0], ready: Setup): Roads => {
  const wished = roadsFor(wish);
  if (wished !== null) return wished;
  const read = saga.roads.roadsShape.parse(ready.roads, 'setup.roads');
  if (!read.ok) throw new Impossible('a ready-made start without roads', read);
  return read.value;
};
