import { warband } from '@warmoot/rules';
import { capital } from '../plain.js';
import { possessive } from '../say/grammar.js';
import type { Named, Said } from '../say/index.js';
import { figurePhrases, personCalled } from '../skirmish/facts.js';
import type { Speech } from '../speech.js';

type Seen = warband.BattleSight;
type Unit = Seen['open']['units'][number];

export const armyName = ({ given }: Pick<Seen, 'given'>, side: number): string => given.bands[side]?.name ?? '–';

const PLACES = ['front', 'middle', 'rear'] as const;
/** WARBAND-UNIT-005: what a rank is called by its place in the unit. */
export const placeOfRank = (rank: number): (typeof PLACES)[number] => PLACES[rank] ?? 'rear';

/** Who is unique and alone makes a unit; null where it is a formation, or nobody. */
export const aloneIn = (unit: Pick<Unit, 'ranks'> | undefined): number | null => {
  if (unit === undefined || !warband.isAlone(unit)) return null;
  const [figure = warband.NORMAL] = unit.ranks[0]?.slots ?? [];
  return figure === warband.NORMAL ? null : figure;
};

/** Units and ranks by their names, as this language has them. */
const callingOf = (speech: Speech) => {
  const { names: t } = speech.t.lines;
  const kinds: Readonly<Record<string, string>> = t.kinds;
  const kindsTo: Readonly<Record<string, string>> = t.kindsTo;
  const kindsAre: Readonly<Record<string, string>> = t.kindsAre;
  const isMany = (name: string): boolean => speech.grammar.many.test(name);
  /** "Tarn spears", "Ella’s riders": what they are in the word of this language. */
  const unit = (name: string): Named => {
    const [place = '', kind = ''] = name.split(' ');
    if (!Object.hasOwn(kinds, kind)) return { named: name, isMany: isMany(name) };
    const owner = /^(.+)[’']s$/.exec(place)?.[1];
    const put = (word: string): string =>
      owner === undefined ? t.unitName({ place, kind: word }) : `${possessive(speech.grammar, owner)} ${word}`;
    return {
      named: put(kinds[kind] as string),
      isMany: kindsAre[kind] === t.kindsAre.spears,
      cases: { dat: put(kindsTo[kind] as string) },
    };
  };
  const one = (named: string, dat = named): Named => ({ named, isMany: false, cases: { dat } });
  return {
    unit,
    /** A unit where the sentence speaks of one: "the unit Tarn spears". */
    theUnit: (of: Named): Named => one(t.theUnit({ unit: of }), t.theUnitTo({ unit: of })),
    rank: (of: Named, place: (typeof PLACES)[number]): Named =>
      one(t.rank[place]({ unit: of }), t.rankTo[place]({ unit: of })),
    rankNumber: (of: Named, n: string): Named => one(t.rankNumber({ n, unit: of })),
    isUnit: (name: string): boolean => Object.hasOwn(kinds, name.split(' ')[1] ?? ''),
  };
};

/** What the tellers of a battle share: units, ranks, figures, spaces and things, as the language calls them. */
export const linesPhrases = (speech: Speech) => {
  const { names: t } = speech.t.lines;
  const person = personCalled(speech);
  const calling = callingOf(speech);
  const unique = (sight: Seen, figure: number): Named => ({
    named: person(warband.agentNames(sight)[figure] ?? '–'),
    isMany: false,
  });
  const unit = (sight: Seen, index: number): Named => {
    const alone = aloneIn(sight.open.units[index]);
    if (alone !== null) return unique(sight, alone);
    const name = warband.unitNames(sight)[index];
    return name === undefined ? { named: t.someUnit, isMany: false } : calling.unit(name);
  };
  /** A rank by where it stands now; one that is no more by what it was. */
  const rank = (sight: Seen, body: number): Named => {
    const place = warband.placeOfFigure(sight.open.units, body);
    const [key = '', n = ''] = sight.open.roster[body]?.name.split('.') ?? [];
    if (place !== null) return calling.rank(unit(sight, place.unit), placeOfRank(place.rank));
    return calling.rankNumber(unit(sight, warband.unitKeyed(sight, key)), n);
  };
  const figure = (sight: Seen, index: number): Named => {
    const row = sight.open.roster[index];
    return row !== undefined && warband.isBody(row) ? rank(sight, index) : unique(sight, index);
  };
  const figureKeyed = (sight: Seen, key: string): number => sight.open.roster.findIndex(({ name }) => name === key);
  /** Who acts, by the key in a choice: a unit, a rank of one, or somebody unique. */
  const actor = (sight: Seen, key: string): Named => {
    const index = warband.unitKeyed(sight, key);
    if (index >= 0) return unit(sight, index);
    const of = figureKeyed(sight, key);
    return of < 0 ? { named: key, isMany: false } : figure(sight, of);
  };
  const keyed = (sight: Seen, key: string): Named => {
    const index = warband.unitKeyed(sight, key);
    return index >= 0 && aloneIn(sight.open.units[index]) === null
      ? calling.theUnit(unit(sight, index))
      : actor(sight, key);
  };
  /** A name in a refusal. */
  const called = (name: string): Said => {
    const [, of, n] = /^(.*), rank (\d+)$/.exec(name) ?? [];
    if (of !== undefined && n !== undefined) return calling.rankNumber(calling.unit(of), n);
    return calling.isUnit(name) ? calling.theUnit(calling.unit(name)) : person(name);
  };
  const dative = ({ named, cases }: Named): string => cases?.dat ?? named;
  const group = (sight: Seen, index: number, alone: number | null = null): string =>
    dative(alone === null ? unit(sight, index) : figure(sight, alone));
  // What the tellers of a skirmish ask for; a battle's facts are those of a skirmish, and more.
  const forFigures = { called, figure, keyed, group } as unknown as Parameters<typeof figurePhrases>[1];
  return {
    ...figurePhrases(speech, forFigures),
    unit,
    units: (sight: Seen, all: readonly number[]): readonly Named[] => all.map((index) => unit(sight, index)),
    actor,
    /** A rank or somebody unique, by the place in the roster. */
    agent: figure,
    /** In a sum, where the unit is known: a rank by its place, somebody unique by name. */
    noted: (sight: Seen, index: number): string => {
      const row = sight.open.roster[index];
      if (row === undefined || !warband.isBody(row)) return unique(sight, index).named;
      const place = warband.placeOfFigure(sight.open.units, index);
      return place === null ? row.name : t.places[placeOfRank(place.rank)];
    },
    /** The name of a unit that is written down, such as in an outcome. */
    unitCalled: (name: string): Named => calling.unit(name),
    /** Who trades places: somebody unique, or one of a rank. */
    oneOf: (sight: Seen, index: number): Named => {
      const row = sight.open.roster[index];
      if (row === undefined || !warband.isBody(row)) return unique(sight, index);
      const of = { rank: rank(sight, index) };
      return { named: t.oneOf(of), isMany: false, cases: { dat: t.oneOfTo(of) } };
    },
    manoeuvre: (kind: warband.Manoeuvre): string => t.manoeuvres[kind],
  };
};

export type LinesPhrases = ReturnType<typeof linesPhrases>;

/** Sentences begin with a capital, also where they begin with a rank or a unit. */
export const capitals = (text: string): string =>
  capital(text).replace(/([.!?] )(\p{Ll})/gu, (_all, end: string, letter: string) => end + letter.toUpperCase());
