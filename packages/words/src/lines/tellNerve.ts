import type { warband } from '@warmoot/rules';
import type { Moment, SceneWords } from '../catalogue/words.js';
import type { Named } from '../say/index.js';
import type { Speech } from '../speech.js';
import type { LinesPhrases } from './facts.js';

type Events = SceneWords<warband.Battle>['events'];
type At = Moment<warband.Battle>;
type EventOf<K extends warband.UnitEvent['event']> = Extract<warband.UnitEvent, { readonly event: K }>;

type Nerve =
  | 'leadersFound'
  | 'challenged'
  | 'duelBegan'
  | 'duelRefused'
  | 'duelBrokenOff'
  | 'leaderLost'
  | 'retreats'
  | 'surrendered'
  | 'toTheDeath'
  | 'phaseBegan'
  | 'returnRolled'
  | 'cameBack'
  | 'wentAlong'
  | 'stayed'
  | 'casualtyFound';

/** WARBAND-TACTIC-004: who leads by now and did not before. */
const tellLeaders =
  (speech: Speech, phrases: LinesPhrases) =>
  ({ leaders }: EventOf<'leadersFound'>, { sight, was }: At): readonly string[] => {
    const { fighting: t } = speech.t.lines;
    return leaders.flatMap((leader, unit) => {
      const before = was.open.units[unit]?.leader ?? -1;
      if (leader === before) return [];
      const of = phrases.unit(sight, unit);
      return leader < 0 ? [t.leaderless({ unit: of })] : [t.leads({ figure: phrases.figure(sight, leader), unit: of })];
    });
  };

/** Leaders and their duels, nerves of units, and what is found when the battle is over. */
export const tellUnitsNerve = (speech: Speech, phrases: LinesPhrases): Pick<Events, Nerve> => {
  const { fighting: t } = speech.t.lines;
  const who = (unit: number, { sight }: At): Named => phrases.unit(sight, unit);
  const figure = (index: number, { sight }: At): Named => phrases.figure(sight, index) as Named;
  const came = (at: At): string | null => at.came?.text ?? null;
  /** A whole unit, or one of it who did so alone. */
  const group = (index: number, alone: number | null, at: At): Named =>
    alone === null ? who(index, at) : figure(alone, at);
  return {
    leadersFound: tellLeaders(speech, phrases) as Events['leadersFound'],
    challenged: ({ figure: by, target }, at) => t.challenged({ figure: figure(by, at), target: figure(target, at) }),
    duelBegan: ({ pair: [a, b] }, at) => t.duelBegan({ a: figure(a, at), b: figure(b, at) }),
    duelRefused: ({ figure: by, target }, at) => t.duelRefused({ figure: figure(by, at), target: figure(target, at) }),
    duelBrokenOff: ({ unit }, at) => t.brokenOff({ unit: who(unit, at) }),
    // Who leads is found anew at the start of a round, and the fall has been told.
    leaderLost: () => '',
    retreats: ({ group: index, disorder }, at) => t.retreats({ unit: who(index, at), disorder }),
    surrendered: ({ group: index, figure: alone }, at) => t.surrendered({ unit: group(index, alone, at) }),
    toTheDeath: ({ group: index, figure: alone }, at) => t.toTheDeath({ unit: group(index, alone, at) }),
    // The lines that form tell of the Melee.
    phaseBegan: ({ phase }, { sight }) => {
      const { phaseBegan: said } = speech.t.skirmish.faring;
      if (phase === 'opening') return said.opening;
      return phase === 'ritual' && sight.open.figures.some(({ delayed }) => delayed !== null) ? said.ritual : '';
    },
    returnRolled: ({ unit, chance, came: how }, at) =>
      t.return[how]({ unit: who(unit, at), chance: chance.total, face: at.came?.score ?? null } as never),
    cameBack: ({ unit }, at) => t.cameBack({ unit: who(unit, at) }),
    wentAlong: ({ unit, figure: by }, at) => t.wentAlong({ figure: figure(by, at), unit: who(unit, at) }),
    stayed: ({ unit, figure: by }, at) => t.stayed({ figure: figure(by, at), unit: who(unit, at) }),
    casualtyFound: ({ nth, lives }, at) =>
      t.casualty({ unit: who(at.sight.open.removed[nth]?.unit ?? -1, at), lives, came: came(at) }),
  } satisfies Partial<Events>;
};

/** Numbers of lines that no dice explain, opened into them. */
export const tellLinesSums = (
  speech: Speech,
  phrases: LinesPhrases,
): NonNullable<SceneWords<warband.Battle>['sums']> => {
  const { sums: t } = speech.t.lines.fighting;
  return {
    tideTurned: ({ line, strengths }, { sight }) =>
      (sight.open.lines[line]?.units ?? []).map((unit, side) => ({
        label: t.strength({ unit: phrases.unit(sight, unit) }),
        tally: strengths[side]?.lines ?? [],
      })),
  };
};
