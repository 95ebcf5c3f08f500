import type { warband } from '@warmoot/rules';
import type { SceneWords } from '../catalogue/words.js';
import type { Speech } from '../speech.js';
import type { LinesPhrases } from './facts.js';

interface Count {
  readonly all: number;
  readonly left: number;
  readonly slain: number;
  readonly survived: number;
  readonly captured: number;
}

const sum = (counts: readonly Count[], of: keyof Count): number => counts.reduce((all, count) => all + count[of], 0);

/** The figures of a unit: normal ones by their ranks, and who is unique. */
const counted = ({ ranks, figures }: warband.UnitOutcome): Count => {
  const normal: readonly Count[] = ranks.map(({ began, left, slain, surrendered, survived }) => ({
    ...{ all: began, left, slain, survived, captured: surrendered },
  }));
  const unique: readonly Count[] = figures.map(({ fate, survives, captured }) => ({
    all: 1,
    left: fate === 'fighting' || fate === 'left' ? 1 : 0,
    slain: fate === 'slain' || fate === 'dead' ? 1 : 0,
    survived: survives ? 1 : 0,
    captured: captured ? 1 : 0,
  }));
  const both = [...normal, ...unique];
  return {
    all: sum(both, 'all'),
    left: sum(both, 'left'),
    slain: sum(both, 'slain'),
    survived: sum(both, 'survived'),
    captured: sum(both, 'captured'),
  };
};

/** Who has won, what is left of each army, and how each of its units stands. */
export const tellLinesOutcome = (speech: Speech, phrases: LinesPhrases): SceneWords<warband.Battle>['outcome'] => {
  const { names } = speech.t.lines;
  const { outcome: t } = speech.t.lines.board;
  const army = ({ name, units }: warband.ArmyOutcome): readonly string[] => {
    const counts = units.map(counted);
    return [
      t.army({
        name,
        all: sum(counts, 'all'),
        left: sum(counts, 'left'),
        slain: sum(counts, 'slain'),
        survived: sum(counts, 'survived'),
        captured: sum(counts, 'captured'),
      }),
      ...units.map((unit) => {
        const { left, all } = counted(unit);
        return t.unit({ unit: phrases.unitCalled(unit.name), left, all, state: names.states[unit.state] });
      }),
    ];
  };
  return ({ ending, rounds, minutes, winner, armies }) =>
    [
      t.ended({ winner, rounds, ending: speech.t.skirmish.names.endings[ending], minutes }),
      ...armies.flatMap(army),
    ].join(' ');
};
