import { sortie } from '@warmoot/rules';
import type { Moment, SceneWords, Told } from '../catalogue/words.js';
import type { Named } from '../say/index.js';
import type { Speech } from '../speech.js';
import type { SortiePhrases } from './facts.js';

type Events = SceneWords<sortie.Sortie>['events'];
type At = Moment<sortie.Sortie>;
type EventOf<K extends sortie.SortieEvent['event']> = Extract<sortie.SortieEvent, { readonly event: K }>;

/** Told elsewhere: what comes before a round’s dice, what comes after the battle, and rulings. */
type Elsewhere =
  | ('asked' | 'proposed' | 'agreed' | 'objected' | 'voted' | 'settled')
  | ('initiativeRolled' | 'initiativeWon' | 'placed' | 'roundBegan' | 'ordered' | 'met' | 'beset' | 'planned')
  | ('decided' | 'quarterSaid' | 'spoiled' | 'counted' | 'reckoned' | 'characterFate' | 'renamed' | 'ended');

const SHOT_RULES = {
  none: 'SORTIE-ARCHER-008',
  win: 'SORTIE-ARCHER-005',
  plus4: 'SORTIE-ARCHER-006',
  double: 'SORTIE-ARCHER-007',
} as const satisfies Record<sortie.Shooting['result'], string>;

/** The rules of the rows of the table of effects: the winner's, and the loser's. */
const EFFECT_RULES = {
  attack: ['SORTIE-EFFECT-007', 'SORTIE-EFFECT-008'],
  defend: ['SORTIE-EFFECT-009', 'SORTIE-EFFECT-010'],
  retreat: ['SORTIE-EFFECT-011', 'SORTIE-EFFECT-012'],
  charge: ['SORTIE-EFFECT-013', 'SORTIE-EFFECT-014'],
  flank: ['SORTIE-EFFECT-015', 'SORTIE-EFFECT-016'],
} as const satisfies Record<sortie.Maneuver, readonly [string, string]>;

/** SORTIE-EFFECT-006: what a sortie does to the two, by the maneuver that its winner used; nothing where it does nothing. */
const tellFollows = (
  speech: Speech,
  { winner, loser }: Readonly<Record<'winner' | 'loser', Named>>,
  maneuver: sortie.Maneuver,
  degree: sortie.Degree,
): readonly string[] => {
  const { follows: t } = speech.t.sortie.telling;
  const row = (unit: Named, effect: sortie.Effect, rule: string): readonly string[] => {
    const { dice = 0, doublePenalty, flanked, fate, away } = effect;
    return [
      ...(dice > 0 ? [t.gains({ unit, n: dice, rule })] : []),
      ...(away === undefined ? [] : [t.away({ unit, n: away, rule })]),
      ...(doublePenalty ? [t.doubled({ unit, rule })] : []),
      ...(flanked ? [t.flanked({ unit, rule })] : []),
      ...(dice < 0 ? [t.loses({ unit, n: -dice, rule })] : []),
      ...(fate === undefined ? [] : [t.fallen({ unit, fate, rule })]),
    ];
  };
  const effects = sortie.EFFECTS[maneuver];
  const [first, second] = EFFECT_RULES[maneuver];
  const parts = [...row(winner, effects.winner[degree], first), ...row(loser, effects.loser[degree], second)];
  return parts.length === 0 ? [] : [t.all({ parts })];
};

/** How a sortie came out, with or without dice. */
const tellFought =
  (speech: Speech, phrases: SortiePhrases) =>
  ({ a, b, maneuvers, how }: EventOf<'fought'>, { sight }: At): Told => {
    const { fought: t } = speech.t.sortie.telling;
    const [one, other] = phrases.units(sight, [a, b]) as readonly [Named, Named];
    const { totals, winner, degree } = how;
    if (totals === null) {
      if (maneuvers[0] === 'flank') return t.bothFail({ a: one, b: other });
      if (maneuvers[0] === maneuvers[1]) return t.bothAway({ a: one, b: other });
      return maneuvers[0] === 'retreat'
        ? t.gotAway({ winner: one, loser: other })
        : t.gotAway({ winner: other, loser: one });
    }
    const [high, low] = [Math.max(...totals), Math.min(...totals)];
    if (winner === null) return t.tied({ a: one, b: other, total: high });
    const pair = winner === a ? { winner: one, loser: other } : { winner: other, loser: one };
    const won = high === low ? t.held(pair) : t.won({ ...pair, total: high, other: low, degree: degree ?? 'win' });
    return [won, ...tellFollows(speech, pair, maneuvers[winner === a ? 0 : 1], degree ?? 'win')];
  };

/** The rule by which a unit is flanked no more: it has put the other out, or flanked it itself, or else that has got away. */
const freeRule = ({ open }: At['sight'], { unit, freeOf }: sortie.Impact): string => {
  if (open.impacts.some((one) => one.fate !== null && freeOf.includes(one.unit))) return 'SORTIE-STATE-020';
  const hasWon = open.meetings.some(
    ({ a, b }, nth) => open.fought[nth]?.winner === unit && freeOf.includes(a === unit ? b : a),
  );
  return hasWon ? 'SORTIE-STATE-019' : 'SORTIE-STATE-021';
};

/** The rule that says most about what a round did to a unit. */
const impactRule = (sight: At['sight'], impact: sortie.Impact): string => {
  const { lost, gained, flankedBy, freeOf } = impact;
  if (lost > 0) return 'SORTIE-STATE-004';
  if (flankedBy.length > 0) return 'SORTIE-STATE-018';
  if (gained > 0) return 'SORTIE-STATE-001';
  return freeOf.length > 0 ? freeRule(sight, impact) : 'SORTIE-FLOAT-016';
};

/** What a round has done to each unit; nothing of those to whom nothing was done. */
const tellApplied =
  (speech: Speech, phrases: SortiePhrases) =>
  ({ impacts }: EventOf<'applied'>, { sight }: At): Told => {
    const { telling: t } = speech.t.sortie;
    return impacts.flatMap((impact) => {
      const { unit, spent, gained, lost, flankedBy, freeOf } = impact as sortie.Impact;
      const parts = [
        ...(spent > 0 ? [t.impact.spent({ n: spent })] : []),
        ...(gained > 0 ? [t.impact.gained({ n: gained })] : []),
        ...(lost > 0 ? [t.impact.lost({ n: lost })] : []),
        ...(flankedBy.length > 0 ? [t.impact.flanked({ units: phrases.units(sight, flankedBy) })] : []),
        ...(freeOf.length > 0 ? [t.impact.free({ units: phrases.units(sight, freeOf) })] : []),
      ];
      if (parts.length === 0) return [];
      const hand = phrases.hand(sight.open.floating[unit] ?? 0);
      return [
        t.applied({ unit: phrases.unit(sight, unit), parts, hand, rule: impactRule(sight, impact as sortie.Impact) }),
      ];
    });
  };

/** New distances: contact by itself, since that is what matters. */
const tellMovedApart =
  (speech: Speech, phrases: SortiePhrases) =>
  ({ apart, leftWalls }: EventOf<'movedApart'>, { sight }: At): Told => {
    const { telling: t } = speech.t.sortie;
    const named = (unit: number): Named => phrases.unit(sight, unit);
    const touching = apart.filter(([, , n]) => n === 0);
    const others = apart.filter(([, , n]) => n > 0);
    return [
      ...(touching.length === 0
        ? []
        : [t.inContact({ pairs: touching.map(([a, b]) => t.contact({ one: named(a), other: named(b) })) })]),
      ...(others.length === 0
        ? []
        : [t.movedApart({ pairs: others.map(([a, b, n]) => t.apart({ one: named(a), other: named(b), n })) })]),
      ...(leftWalls.length === 0 ? [] : [t.leftWalls({ units: phrases.units(sight, leftWalls) })]),
    ];
  };

/** A round from its dice to its end. */
export const tellRound = (speech: Speech, phrases: SortiePhrases): Omit<Events, Elsewhere> => {
  const { telling: t, names } = speech.t.sortie;
  const named = (index: number, { sight }: At): Named => phrases.unit(sight, index);
  const hand = (unit: number, { sight }: At): string => phrases.hand(sight.open.floating[unit] ?? 0);
  /** SORTIE-STATE-003: the total that finished a unit. */
  const finishedBy = (unit: number, { sight }: At): number =>
    sight.open.impacts.find((impact) => impact.unit === unit)?.finishedBy ?? 0;
  return {
    aimed: ({ archers, target, needs, net }, at) =>
      t.aimed({ archers: named(archers, at), target: named(target, at), needs: needs.total, net: net.total }),
    shot: ({ archers, target, how }, at) =>
      t.shot({
        archers: named(archers, at),
        target: named(target, at),
        total: how.total,
        needs: how.target,
        result: how.result,
        rule: SHOT_RULES[how.result],
      }),
    faced: ({ a, b, maneuvers: [ma, mb], nets: [na, nb] }, at) =>
      t.faced({
        a: named(a, at),
        b: named(b, at),
        ma: names.maneuvers[ma as sortie.Maneuver],
        mb: names.maneuvers[mb as sortie.Maneuver],
        na: na?.total ?? 0,
        nb: nb?.total ?? 0,
      }),
    rolledPool: ({ unit, total }, at) => t.rolledPool({ unit: named(unit, at), total }),
    fought: tellFought(speech, phrases) as Events['fought'],
    applied: tellApplied(speech, phrases) as Events['applied'],
    finished: ({ unit }, at) => t.finished({ unit: named(unit, at) }),
    destroyed: ({ unit }, at) => t.destroyed({ unit: named(unit, at) }),
    escaped: ({ unit, total }, at) => t.escaped({ unit: named(unit, at), total, needs: finishedBy(unit, at) }),
    caught: ({ unit, total }, at) => t.caught({ unit: named(unit, at), total, needs: finishedBy(unit, at) }),
    fled: ({ unit }, at) => t.fled({ unit: named(unit, at) }),
    stayed: ({ unit }, at) => t.stayed({ unit: named(unit, at) }),
    takenIn: ({ unit, fate }, at) => t.takenIn({ unit: named(unit, at), fate }),
    shifted: ({ unit, how, apart }, at) =>
      t.shifted[how]({
        unit: named(unit, at),
        enemies: apart.filter(([, n]) => (n as number) > 0).map(([enemy]) => named(enemy as number, at)),
      } as never),
    movedApart: tellMovedApart(speech, phrases) as Events['movedApart'],
    passedThrough: ({ unit, friend, dice }, at) =>
      t.passedThrough({ unit: named(unit, at), friend: named(friend, at), n: dice }),
    took: ({ unit, target, fate }, at) => t.took({ unit: named(unit, at), target: named(target, at), fate }),
    joined: ({ unit, into, floating }, at) =>
      t.joined({
        unit: named(unit, at),
        into: named(into, at),
        heads: at.sight.open.heads[into] ?? 0,
        hand: phrases.hand(floating),
      }),
    split: ({ unit }, at) => {
      const part = at.sight.open.roster.length - 1;
      const { heads } = at.sight.open;
      return t.split({ unit: named(unit, at), stays: heads[unit] ?? 0, goes: heads[part] ?? 0, part: named(part, at) });
    },
    withdrew: ({ unit, halfMoves, ignored }, at) =>
      halfMoves === 0 ? '' : t.withdrew({ unit: named(unit, at), n: halfMoves, ignored, hand: hand(unit, at) }),
    pressed: ({ unit, of }, at) => t.pressed({ unit: named(unit, at), of: named(of, at) }),
    letGo: ({ unit, of }, at) => t.letGo({ unit: named(unit, at), of: named(of, at) }),
    recovered: ({ units }, { sight }) =>
      units.length === 0 ? '' : t.recovered({ units: phrases.units(sight, units) }),
    leftField: ({ units }, { sight }) =>
      units.length === 0 ? '' : t.leftField({ units: phrases.units(sight, units) }),
    roundEnded: ({ quiet }) => (quiet === 0 ? '' : t.quiet({ n: quiet })),
  };
};
