import { war, type warband } from '@warmoot/rules';
import type { Moment, SceneWords } from '../catalogue/words.js';
import type { Named } from '../say/index.js';
import type { Speech } from '../speech.js';
import type { LinesPhrases } from './facts.js';

type Events = SceneWords<warband.Battle>['events'];
type At = Moment<warband.Battle>;
type EventOf<K extends warband.UnitEvent['event']> = Extract<warband.UnitEvent, { readonly event: K }>;

type Fighting =
  | 'linesFormed'
  | 'struckInLine'
  | 'hitsCounted'
  | 'lotFell'
  | 'rankHarmed'
  | 'rankStrayed'
  | 'thinned'
  | 'closedUp'
  | 'unitGone'
  | 'bannerLost'
  | 'tideTurned'
  | 'noRoom';

/** WARBAND-LINE-001: who meets whom, and how, where it is not front to front. */
const tellLines =
  (speech: Speech, phrases: LinesPhrases) =>
  ({ lines }: EventOf<'linesFormed'>, { sight }: At): readonly string[] => {
    const { fighting: t, names } = speech.t.lines;
    const told = lines.flatMap(({ units, meets }) => {
      const [a, b] = phrases.units(sight, units) as readonly [Named, Named];
      const sides = [
        [a, b, meets[0]],
        [b, a, meets[1]],
      ] as const;
      return [
        t.line({ a, b }),
        ...sides.flatMap(([unit, other, how]) => {
          if (how === null) return [t.noBlows({ unit, other })];
          return how === 'front' ? [] : [t.taken({ unit, other, where: names.meetings[how] })];
        }),
      ];
    });
    // Where nobody meets, nothing can happen in the Melee.
    return told.length === 0 ? [] : [speech.t.skirmish.faring.phaseBegan.melee, ...told];
  };

/** WARBAND-LINE-013, WARBAND-LINE-015, WARBAND-LINE-027: what becomes of points on a rank. */
const tellThinned =
  (speech: Speech, phrases: LinesPhrases) =>
  ({ figure, removed, carried, lost, damage }: EventOf<'thinned'>, { was }: At): string => {
    const { fighting: t } = speech.t.lines;
    const rank = phrases.figure(was, figure);
    if (removed > 0) {
      const rule = carried > 0 ? 'WARBAND-LINE-015' : lost > 0 ? 'WARBAND-LINE-029' : 'WARBAND-LINE-013';
      return t.thinned({ figure: rank, removed, carried, lost, damage, rule });
    }
    if (damage > 0) return t.shaken({ figure: rank, damage });
    return lost > 0 ? t.wasted({ figure: rank, lost }) : '';
  };

/** WARBAND-TIDE-002, WARBAND-TIDE-003, WARBAND-TIDE-006 */
const tellTide =
  (speech: Speech, phrases: LinesPhrases) =>
  ({ line, strengths, hits, winner }: EventOf<'tideTurned'>, { sight }: At): string => {
    const { tide: t } = speech.t.lines.fighting;
    const { units } = sight.open.lines[line] ?? { units: [-1, -1] };
    const [a, b] = phrases.units(sight, units) as readonly [Named, Named];
    const [sa, sb] = [strengths[0].total, strengths[1].total];
    const [ha, hb] = hits;
    if (winner === null) return t.even({ a, b, ha });
    const driven = { winner: winner === 0 ? a : b, loser: war.otherSide(winner) === 0 ? a : b };
    return sa === sb ? t.hits({ a, b, ha, hb, ...driven }) : t.strength({ a, b, sa, sb, ...driven });
  };

/** Who is in front by now: WARBAND-LINE-032. */
const tellClosedUp =
  (speech: Speech, phrases: LinesPhrases) =>
  ({ unit, ranks }: EventOf<'closedUp'>, { sight, was }: At): string => {
    const before = was.open.units[unit]?.ranks ?? [];
    const isFront = ranks.length === 0 || before[0]?.body === ranks[0]?.body;
    return isFront ? '' : speech.t.lines.fighting.stepsUp({ unit: phrases.unit(sight, unit) });
  };

/** Battle lines, blows on ranks, and tides. */
export const tellUnitsFighting = (speech: Speech, phrases: LinesPhrases): Pick<Events, Fighting> => {
  const { fighting: t } = speech.t.lines;
  const who = (unit: number, { sight }: At): Named => phrases.unit(sight, unit);
  return {
    linesFormed: tellLines(speech, phrases) as Events['linesFormed'],
    // Its dice tell it.
    struckInLine: () => '',
    hitsCounted: () => '',
    lotFell: ({ agent, for: what, lot }, { sight }) =>
      t.lot[what]({ agent: phrases.figure(sight, agent), lot: `${lot}` }),
    // A hit is a point, and the dice have told it; what comes without dice, or counts for more, is told here.
    rankHarmed: ({ figure, by, points }, { sight }) =>
      by < 0 || sight.given.options['warband.rankCrits'] === 'extraDamage'
        ? t.marked({ figure: phrases.figure(sight, figure), points })
        : '',
    rankStrayed: ({ by, rank, points }, { sight }) =>
      t.strayed({ by: phrases.figure(sight, by), rank: phrases.figure(sight, rank), points }),
    thinned: tellThinned(speech, phrases) as Events['thinned'],
    closedUp: tellClosedUp(speech, phrases) as Events['closedUp'],
    unitGone: ({ unit }, { was }) => t.gone({ unit: phrases.unit(was, unit) }),
    bannerLost: ({ unit }, at) => t.bannerLost({ unit: who(unit, at) }),
    tideTurned: tellTide(speech, phrases) as Events['tideTurned'],
    noRoom: ({ unit }, at) => t.noRoom({ unit: who(unit, at) }),
  } satisfies Partial<Events>;
};
