import type { Shaped } from '@warmoot/kernel';
import { type Stream, stream } from '@warmoot/kernel';
import type { roadsShape } from '../../movement/roads/setup.js';

const NAMES = ['Ella’s riders', 'Dorrow’s host', 'The watch', 'Wren'] as const;
const SEATS = ['Ana', 'Bo', 'Cy', 'Di'] as const;

/** The fewest spans: small enough for parties to meet. */
const FEWEST = 5;

/** A ring of spans with a chord. */
const anyRoads = (source: Stream, fewest: number) => {
  const count = fewest + source.below(5);
  const spans = Array.from({ length: count }, (_, at) => {
    const ground = source.below(10) < 6 ? 'open' : source.below(4) === 0 && at > 2 ? 'impassable' : 'closed';
    return {
      key: `s${at}`,
      ground,
      x: 100 + 40 * at,
      y: 100 + 60 * (at % 3),
      water: source.below(3) === 0,
      afloat: source.below(6) === 0,
      town: source.below(5) === 0,
      ...(source.below(3) === 0 ? { terrain: 'forest' } : {}),
      ...(ground === 'impassable'
        ? { crossing: { by: (['swim', 'jumpClimb', 'sail'] as const)[source.below(3)], difficulty: 3 } }
        : {}),
    };
  });
  const ring = spans.map((_, at) => ({ from: `s${at}`, to: `s${(at + 1) % count}`, road: source.below(2) === 0 }));
  return { spans, ways: [...ring, { from: 's0', to: 's2' }] } as Partial<Shaped<typeof roadsShape>>;
};

const anyMember = (source: Stream, name: string) => ({
  name,
  skills: {
    run: source.below(6),
    ride: source.below(6),
    hide: source.below(6),
    notice: source.below(6),
    lead: source.below(6),
  },
  ...(source.below(2) === 0 ? { terrain: 'forest' } : {}),
  mounted: source.below(3) === 0,
  light: source.below(2) === 0,
  scout: source.below(4) === 0,
  food: source.below(5),
  skins: source.below(4),
  wounds: source.below(6) === 0 ? [{ part: 'rightLeg', severity: 'major' }] : [],
  ...(source.below(3) > 0 ? { fighter: { like: 'swordsman' } } : {}),
});

/** A march of two to four parties, drawn from a seed. */
export const anyMarch = (seed: number, fewest = FEWEST): object => {
  const source = stream(`march ${seed}`);
  const roads = anyRoads(source, fewest);
  const count = 2 + source.below(3);
  const parties = NAMES.slice(0, count).map((name, at) => ({
    name,
    seats: [SEATS[at] as string, ...(source.below(5) === 0 ? [SEATS[(at + 1) % count] as string] : [])],
    members: Array.from({ length: 1 + source.below(3) }, (_, no) => anyMember(source, `${name} ${no}`)),
    troops: source.below(5) === 0 ? { mediumInfantry: 100 + source.below(400), lightCavalry: source.below(60) } : {},
    boats: source.below(5) === 0,
    at: `s${source.below(2) === 0 ? at : source.below(fewest)}`,
    weary: source.below(3),
    stores: source.below(6),
    wants: null as unknown,
    knows: [] as unknown[],
    ...(at === 2 ? { approaches: ['the gate', 'the ford'] } : {}),
    towns: source.below(2) === 0 ? ['s1'] : [],
  }));
  for (const [at, party] of parties.entries()) {
    const other = parties[(at + 1) % count] as (typeof parties)[number];
    const wants = [
      { want: 'reach', span: `s${4 - (at % 2)}` },
      { want: 'catch', party: other.name },
      { want: 'find', party: other.name },
      { want: 'avoid', party: other.name, days: 3 },
      null,
    ][at === 0 ? source.below(4) : source.below(5)];
    party.wants = wants ?? null;
    if (source.below(2) === 0) party.knows.push({ of: other.name, at: other.at, aware: source.below(2) === 0 });
  }
  return { seats: SEATS.slice(0, count), roads, parties };
};
