import type { Json, SeatId } from '@warmoot/kernel';
import { startAtOnce } from '@warmoot/protocol';
import { command, manifestsOf } from '@warmoot/rules';
import { type Words, writtenIn } from '@warmoot/words';
import { formOf, OWN } from './discussion/talkStart.js';
import { READY_UNITS as LINES } from './lines/ready.js';
import { type MoveKind, manifestFor, partiesIn, readyFor } from './move/moveStart.js';
import { READY_FIGURES } from './skirmish/ready.js';
import { READY_UNITS as FORCES } from './sortie/ready.js';

/** What is written on the slate for a side, by the names of its fields. */
type Fields = Readonly<Record<string, unknown>>;

interface Picked {
  readonly kind: string;
  readonly side: string;
  readonly seat: SeatId;
  readonly seed: string;
  readonly words: Pick<Words, 'scenes'>;
}

/** The setup that would be played at once with that side. */
const drawn = ({ kind, side, seat, seed, words }: Picked): Readonly<Record<string, unknown>> => {
  const [manifest] = manifestsOf(kind);
  if (manifest === undefined) return {};
  const told = writtenIn(words, manifest.rules.scene);
  return startAtOnce(manifest, [seat, ''], seed, told, side).setup as Readonly<Record<string, unknown>>;
};

/** The army that was picked against the usual one; against another where that is the same. */
const armies =
  ([one, other]: readonly [string, string], army: (kind: string) => unknown) =>
  ({ side }: Picked): Fields => ({ armies: [side, side === other ? one : other].map(army) });

type Fighter = { readonly name: string; readonly like: string };

/** Those of a scene of movement, with the one who picked among the first or the second of them. */
const seatedAt = ({ kind, seat, words }: Picked, at: 0 | 1, start: string): Fields => {
  const manifest = manifestFor(kind, 'saga');
  const ready = readyFor(manifest, start, [seat], writtenIn(words, manifest.rules.scene));
  const places = partiesIn(kind as MoveKind, ready).map(({ name }, nth) => ({
    as: name,
    like: '',
    side: 0,
    seat: nth === at ? seat : null,
  }));
  return { start, places };
};

/** How each kind of scene that is played at once is set up with a side for whoever comes by a link. */
const FIELDS: Readonly<Record<string, (picked: Picked) => Fields>> = {
  check: (picked) => {
    const { action, acting } = drawn(picked);
    return { kind: 'unopposed', action, acting };
  },
  duel: (picked) => {
    const { side1, side2 } = drawn(picked) as Readonly<Record<string, readonly Fighter[]>>;
    const place = (side: 0 | 1, { name, like }: Fighter) => ({
      as: name,
      like,
      side,
      seat: side === 0 ? picked.seat : null,
    });
    return {
      places: [...(side1 ?? []).map((one) => place(0, one)), ...(side2 ?? []).map((one) => place(1, one))],
    };
  },
  discussion: (picked) => {
    const { people, place, use } = formOf(drawn(picked) as unknown as Json);
    return { start: OWN, people, place, use };
  },
  march: (picked) => seatedAt(picked, picked.side === 'hunts' ? 1 : 0, 'mill'),
  chase: (picked) => seatedAt(picked, picked.side === 'hunts' ? 1 : 0, 'millRoad'),
  battle: armies(['crown', 'guard'], (kind) => ({ muster: { from: 'readyMade', kind }, champions: [] })),
  command: armies(['wall', 'usual'], (kind) => ({
    kind,
    units: command.ARMIES[kind as command.ArmyKind],
    leader: '',
    quality: 2,
  })),
  sortie: armies(['shields', 'usual'], (kind) => ({ kind, units: FORCES[kind], general: null, comes: 'openly' })),
  skirmish: armies(['usual', 'shields'], (kind) => ({ kind, units: READY_FIGURES[kind] })),
  lines: armies(['mixed', 'pikes'], (kind) => ({ kind, units: LINES[kind] })),
};

/** The fields of the slate that say which side somebody has picked. */
export const sideOnSlate = (picked: Picked): Readonly<Record<string, Json>> =>
  Object.fromEntries(
    Object.entries(FIELDS[picked.kind]?.(picked) ?? {}).map(([name, value]) => [
      `${picked.kind}.${name}`,
      value as Json,
    ]),
  );
