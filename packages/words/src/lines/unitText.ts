import { counted, type View } from '@warmoot/kernel';
import { war, warband } from '@warmoot/rules';
import type { Speech } from '../speech.js';
import { type LinesPhrases, placeOfRank } from './facts.js';

type Seen = View<warband.Battle>;
type Unit = Seen['open']['units'][number];
type Rank = Unit['ranks'][number];

/** A rank as it stands: a sign for each figure, from left to right as the unit sees it. */
const rankPicture = (signs: readonly string[], { slots }: Rank): string =>
  slots.map((figure) => (figure === warband.NORMAL ? 'o' : (signs[figure] ?? '?'))).join(' ');

/** What one of a rank's normal figures has, and what has happened to them. */
const rankText = (speech: Speech, phrases: LinesPhrases, view: Seen, rank: Rank): string => {
  const { board: t } = speech.t.lines;
  const { body, slots, damage, idle, lit } = rank;
  const told = [t.figures({ n: slots.length })];
  if (warband.normalsIn(rank) > 0) {
    const { mostHp, items } = view.open.figures[body] as (typeof view.open.figures)[number];
    const held = items.flatMap(({ kept }, nth) =>
      kept === 'left' || kept === 'right' || kept === 'both' ? [phrases.item(view, body, nth)] : [],
    );
    told.push(
      t.each({
        hp: mostHp,
        attacks: counted(warband.attacksOf(view, body)).total,
        armour: counted(warband.armourAgainst(view, body, { by: body, way: 'melee' })).total,
      }),
      ...(held.length === 0 ? [] : [speech.t.skirmish.board.hands({ items: held })]),
    );
  }
  if (damage > 0) told.push(t.damage({ n: damage }));
  if (idle > 0) told.push(t.idle({ n: idle }));
  if (view.given.dark && !lit && view.given.options['warband.unlitRankBlinded'] === 'on') told.push(t.unlit);
  return told.join(', ');
};

/** The ranks of a unit, the front rank first: where they stand, a picture of them, and what they are. */
export const rankRows = (
  speech: Speech,
  phrases: LinesPhrases,
  view: Seen,
  { ranks }: Unit,
): readonly { readonly place: string; readonly picture: string; readonly text: string }[] => {
  const signs = warband.agentSigns(view);
  return ranks.map((rank, nth) => ({
    place: speech.t.lines.names.places[placeOfRank(nth)],
    picture: rankPicture(signs, rank),
    text: rankText(speech, phrases, view, rank),
  }));
};

/** What keeps a unit from acting as usual, or changes what it does, one word each. */
const states = (speech: Speech, phrases: LinesPhrases, view: Seen, index: number): readonly string[] => {
  const { board: t, names } = speech.t.lines;
  const unit = view.open.units[index] as Unit;
  const group = view.open.groups[index];
  const said: readonly (readonly [boolean, () => string])[] = [
    [true, () => speech.t.skirmish.names.grades[group?.grade ?? 'average']],
    [group !== undefined && group.mood !== 'steady', () => names.moods[group?.mood ?? 'steady']],
    [unit.leader >= 0, () => t.leader({ figure: phrases.figure(view, unit.leader) })],
    [unit.bearer >= 0, () => (unit.bannerPass ? t.bannerUnused : t.banner)],
    [unit.wall, () => t.wall],
    [unit.broken, () => t.broken],
    [unit.braced, () => t.braced],
    [unit.cornered, () => t.cornered],
    [unit.announced !== null && unit.opening === null, () => t.announced],
    [unit.charged >= 0, () => t.charged({ target: phrases.unit(view, unit.charged) })],
  ];
  return said.filter(([is]) => is).map(([, tell]) => tell());
};

/** How a unit is; of one that is out of the battle, what has become of it. */
export const unitText = (speech: Speech, phrases: LinesPhrases, view: Seen, index: number): string => {
  const { board: t, names } = speech.t.lines;
  const unit = view.open.units[index] as Unit;
  const figures = warband.figuresIn(unit);
  if (figures === 0) return names.states.gone;
  const mood = view.open.groups[index]?.mood;
  if (unit.at < 0 && view.open.round > 0) return mood === 'surrendered' ? names.states.surrendered : names.states.left;
  const figure = speech.t.skirmish.board;
  const where =
    unit.at < 0
      ? figure.notPlaced
      : figure.where({ at: phrases.place(view, unit.at) ?? '', facing: phrases.facing(unit.facing) });
  return [where, t.figures({ n: figures }), ...states(speech, phrases, view, index)].join(', ');
};

/** Whether a unit is on the map and has somebody left. */
export const isOnMap = ({ at, ranks }: Pick<Unit, 'at' | 'ranks'>): boolean => at >= 0 && ranks.length > 0;

/** Which units it meets in a battle line, or how far the nearest enemy is. */
export const nearUnits = (speech: Speech, phrases: LinesPhrases, view: Seen, index: number): readonly string[] => {
  const { board: t } = speech.t.lines;
  const { units, lines } = view.open;
  const unit = units[index] as Unit;
  if (!isOnMap(unit)) return [];
  const met = lines.flatMap((line) =>
    line.units.includes(index as never) ? line.units.filter((one) => one !== index) : [],
  );
  if (met.length > 0) return [t.meets({ units: phrases.units(view, met) })];
  const foes = units.flatMap((one, foe) => (one.side === war.otherSide(unit.side) && isOnMap(one) ? [foe] : []));
  const away = (foe: number): number => warband.unitsApart(view.given.field, unit, units[foe] as Unit);
  const [nearest] = foes.toSorted((one, other) => away(one) - away(other));
  return nearest === undefined ? [] : [t.nearest({ n: away(nearest), unit: phrases.unit(view, nearest) })];
};
