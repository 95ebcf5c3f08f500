import { saga } from '@warmoot/rules';

export type Roads = saga.roads.Roads;
export type Want = saga.march.Want;

/** What a party is on the roads, in the setup of a march as in the plan of a campaign. */
export interface OnRoads
  extends Pick<saga.march.MarchParty, 'name' | 'at' | 'wants' | 'stores' | 'towns' | 'knows' | 'forced'> {
  readonly approaches?: readonly string[];
}

/** A party that has not been put on any map. */
export const ON_NO_ROADS: Omit<OnRoads, 'name'> = {
  at: '',
  wants: null,
  stores: saga.party.TROOP_STORES,
  towns: [],
  knows: [],
  forced: 0,
};

/** The places where anybody can stand, as the map has them. */
const standable = ({ spans }: Roads): Roads['spans'] => {
  const dry = spans.filter(({ ground }) => ground !== 'impassable');
  return dry.length === 0 ? spans : dry;
};

/** Where the so-many-th of several usually sets out: the first at one end, the others along the way. */
export const placeFor = (roads: Roads, nth: number, all: number): string => {
  const spans = standable(roads);
  return spans[Math.min(spans.length - 1, Math.floor((nth * spans.length) / Math.max(1, all)))]?.key ?? '';
};

/** Where one usually wants to go: the last town of the map, or its farther end. */
const farEnd = (roads: Roads): string => {
  const spans = standable(roads);
  return (spans.findLast(({ town }) => town) ?? spans.at(-1))?.key ?? '';
};

const isThere = ({ spans }: Roads, key: string): boolean => spans.some((span) => span.key === key);

/** What parties usually want: the first to the far end, the others to catch it. */
export const usualWant = (parties: readonly Pick<OnRoads, 'name'>[], roads: Roads, nth: number): Want =>
  nth === 0 ? { want: 'reach', span: farEnd(roads) } : { want: 'catch', party: parties[0]?.name ?? '' };

/** Parties on other roads than before: whatever names a place that is not on them is put where it usually is, or goes. */
export const onRoads = <P extends OnRoads>(parties: readonly P[], roads: Roads): readonly P[] =>
  parties.map((party, nth) => ({
    ...party,
    at: isThere(roads, party.at) ? party.at : placeFor(roads, nth, parties.length),
    wants:
      party.wants?.want === 'reach' && !isThere(roads, party.wants.span)
        ? { want: 'reach', span: farEnd(roads) }
        : party.wants,
    knows: party.knows.filter(({ at }) => isThere(roads, at)),
    towns: party.towns.filter((town) => isThere(roads, town)),
  }));

/** A want of another kind, for the same place or party as far as there is one. */
export const wantOf = (
  kind: Want['want'] | 'nothing',
  was: Want | null,
  { roads, others }: { readonly roads: Roads; readonly others: readonly string[] },
): Want | null => {
  if (kind === 'nothing') return null;
  if (kind === 'reach') return { want: kind, span: was?.want === 'reach' ? was.span : farEnd(roads) };
  const party = was !== null && was.want !== 'reach' ? was.party : (others[0] ?? '');
  return kind === 'avoid' ? { want: kind, party, days: was?.want === 'avoid' ? was.days : 7 } : { want: kind, party };
};

/** Everything that names a party, with another name for it. */
const callingIt = <P extends OnRoads>(party: P, was: string, name: string): P => ({
  ...party,
  wants:
    party.wants !== null && party.wants.want !== 'reach' && party.wants.party === was
      ? { ...party.wants, party: name }
      : party.wants,
  knows: party.knows.map((one) => (one.of === was ? { ...one, of: name } : one)),
});

/** A party under another name: whoever wants to catch it, or knows of it, still does. */
export const renamed = <P extends OnRoads>(parties: readonly P[], nth: number, name: string): readonly P[] => {
  const was = parties[nth]?.name ?? '';
  return parties.map((party, no) => (no === nth ? { ...party, name } : callingIt(party, was, name)));
};

/** The others without a party: nobody wants anything of it, or knows of it, any more. */
export const without = <P extends OnRoads>(parties: readonly P[], nth: number): readonly P[] => {
  const gone = parties[nth]?.name;
  return parties.toSpliced(nth, 1).map((party) => ({
    ...party,
    wants: party.wants !== null && party.wants.want !== 'reach' && party.wants.party === gone ? null : party.wants,
    knows: party.knows.filter(({ of }) => of !== gone),
  }));
};

/** The first name of its kind that nobody has yet. */
export const freeName = (taken: readonly string[], called: (nth: number) => string): string => {
  for (let nth = 1; ; nth++) {
    const name = called(nth);
    if (!taken.includes(name)) return name;
  }
};
