import type { Rated, View } from '@warmoot/kernel';
import { sortie, war } from '@warmoot/rules';
import type { SaidReveal, SortieWords } from '../catalogue/sortieWords.js';
import { percentOf } from '../chance.js';
import type { Speech } from '../speech.js';
import { armyName, type SortiePhrases, sideOfSeat, sortiePhrases, unitsHere } from './facts.js';

type SortieView = View<sortie.Sortie>;
type Seen = sortie.SortieSight;

/** What a unit is, has in hand and suffers; of one that is out of the battle, what has become of it. */
export const unitText = (speech: Speech, phrases: SortiePhrases, sight: Seen, unit: number): string => {
  const { board: t, names } = speech.t.sortie;
  const { open } = sight;
  const row = open.roster[unit] as sortie.UnitRow;
  const fate = open.fate[unit] ?? 'here';
  if (fate !== 'here') return names.fates[fate];
  const flankedBy = (open.flankedBy[unit] ?? []).filter((enemy) => open.fate[enemy] === 'here');
  const record = open.record[unit] ?? 0;
  const isBehind = row.behind !== null && open.stirred[unit] !== 1 && open.stirred[row.behind] !== 1;
  return [
    t.unit({
      kind: phrases.kind(row),
      heads: open.heads[unit] ?? 0,
      level: row.level / 100,
      commander: row.commander === null ? null : row.commander.level,
      hand: phrases.hand(open.floating[unit] ?? 0),
    }),
    ...(record > 0 ? [t.record({ n: record })] : []),
    ...(flankedBy.length > 0 ? [t.flanked({ units: phrases.units(sight, flankedBy) })] : []),
    ...(row.mercenary ? [t.mercenary] : []),
    ...(row.walls !== null && open.leftWalls[unit] !== 1 ? [t.walls({ level: row.walls.level })] : []),
    ...(row.higher ? [t.higher] : []),
    ...(isBehind ? [t.behind({ unit: phrases.unit(sight, row.behind as number) })] : []),
  ].join(', ');
};

/** Whom a unit touches, or how far the nearest enemy is. */
const whereText = (speech: Speech, phrases: SortiePhrases, sight: Seen, unit: number): readonly string[] => {
  const { board: t } = speech.t.sortie;
  const away = (enemy: number): number => sight.open.apart[unit]?.[enemy] ?? 0;
  const enemies = unitsHere(sight, war.otherSide(war.sideOf(sight, unit)));
  const nearest = enemies.toSorted((one, other) => away(one) - away(other))[0];
  if (nearest === undefined || sight.open.fate[unit] !== 'here') return [];
  return away(nearest) === 0
    ? [
        t.contact({
          units: phrases.units(
            sight,
            enemies.filter((enemy) => away(enemy) === 0),
          ),
        }),
      ]
    : [t.nearest({ n: away(nearest), unit: phrases.unit(sight, nearest) })];
};

/** Who fights and who shoots in this round, as far as it is known. */
const fightsText = (speech: Speech, phrases: SortiePhrases, { open, ...sight }: Seen): readonly string[] => {
  const { board: t, telling } = speech.t.sortie;
  const named = (unit: number) => phrases.unit({ open, ...sight }, unit);
  const pairs = [
    ...open.meetings.map(({ a, b }) => telling.met.pair({ a: named(a), b: named(b) })),
    ...open.shots.map(({ archers, target }) => telling.met.shot({ archers: named(archers), target: named(target) })),
  ];
  return pairs.length === 0 ? [] : [t.fights({ pairs })];
};

const linesText = (speech: Speech, phrases: SortiePhrases, view: SortieView, unit?: number): readonly string[] => {
  const { board: t } = speech.t.sortie;
  const told = (one: number): string =>
    t.line({
      unit: phrases.unit(view, one),
      told: [unitText(speech, phrases, view, one), ...whereText(speech, phrases, view, one)].join(', '),
    });
  if (unit !== undefined) return [told(unit)];
  const mine = sideOfSeat(view);
  return [
    ...[mine, war.otherSide(mine)].flatMap((side) => {
      const here = unitsHere(view, side);
      const isOwn = view.given.armies[side]?.seat === view.seat;
      const head = isOwn ? t.own({ units: here.length }) : t.army({ army: armyName(view, side), units: here.length });
      return [head, ...war.unitsOf(view, side).map(told)];
    }),
    ...fightsText(speech, phrases, view),
  ];
};

const diceText = (speech: Speech, phrases: SortiePhrases, view: SortieView, unit?: number): readonly string[] => {
  const mine = sideOfSeat(view);
  const units = unit === undefined ? [...unitsHere(view, mine), ...unitsHere(view, war.otherSide(mine))] : [unit];
  return units.map((one) =>
    speech.t.sortie.board.dice({
      unit: phrases.unit(view, one),
      hand: phrases.hand(view.open.floating[one] ?? 0),
      started: view.open.started[one] === view.open.floating[one] ? null : (view.open.started[one] ?? 0),
      record: view.open.record[one] ?? 0,
    }),
  );
};

const cellText = (speech: Speech, { mine, theirs, nets, noRoll, odds, shut }: sortie.Cell): string => {
  const { cell: t } = speech.t.sortie.board;
  const { maneuvers } = speech.t.sortie.names;
  const pair = { mine: maneuvers[mine], theirs: maneuvers[theirs] };
  if (shut[0] !== null) return t.closed({ maneuver: pair.mine, own: true });
  if (shut[1] !== null) return t.closed({ maneuver: pair.theirs, own: false });
  if (odds === null) {
    const how = noRoll !== 'retreaterSucceeds' ? noRoll : mine === 'retreat' ? 'iAway' : 'theyAway';
    return t.noRoll({ ...pair, how });
  }
  return t.odds({
    ...pair,
    net: nets[0].total,
    other: nets[1].total,
    win: percentOf(speech, odds.wins[0]),
    equal: percentOf(speech, odds.parts.equal),
  });
};

const sumText = (
  speech: Speech,
  phrases: SortiePhrases,
  view: SortieView,
  [unit, enemy]: readonly [number, number],
  { total, lines }: Rated,
): string => {
  const { board: t, names } = speech.t.sortie;
  const words: Readonly<Record<string, string>> = names.tally;
  return t.sum({
    unit: phrases.unit(view, unit),
    enemy: phrases.unit(view, enemy),
    lines: (lines ?? []).map(({ what, by }) => t.sumLine({ what: words[what] ?? what, by })),
    pool: t.pool({
      net: total,
      dice: 3 + Math.abs(total),
      keep: total > 0 ? 'highest' : total < 0 ? 'lowest' : 'all',
    }),
  });
};

const revealText = (speech: Speech, phrases: SortiePhrases, view: SortieView, shown: SaidReveal): readonly string[] => {
  const {
    board: { reveal: t },
    names,
  } = speech.t.sortie;
  const [one, other] = shown.sides;
  const compared = sortie.comparisonOf(view.given.options, one.maneuver, other.maneuver);
  const [dice, maneuver] =
    'noRoll' in compared || compared.for === null ? [0, ''] : [compared.dice, names.maneuvers[compared.for]];
  return [
    t.maneuvers({ mine: names.maneuvers[one.maneuver], theirs: names.maneuvers[other.maneuver], dice, maneuver }),
    ...shown.sides.map(({ unit, kept, total }) => t.rolled({ unit: phrases.unit(view, unit), kept, total })),
    t.degree({ degree: shown.degree }),
  ];
};

/** What is said of a battle of sorties besides its account. */
export const tellSortieWords = (speech: Speech): SortieWords => {
  const { tally: _, fields: __, ...names } = speech.t.sortie.names;
  const phrases = sortiePhrases(speech);
  return {
    ...names,
    hand: phrases.hand,
    lines: (view, unit) => linesText(speech, phrases, view, unit),
    dice: (view, unit) => diceText(speech, phrases, view, unit),
    cell: (cell) => cellText(speech, cell),
    sum: (view, unit, enemy, net) => sumText(speech, phrases, view, [unit, enemy], net),
    reveal: (view, shown) => revealText(speech, phrases, view, shown),
  };
};
