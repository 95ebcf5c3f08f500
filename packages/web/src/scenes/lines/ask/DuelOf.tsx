import { warband } from '@warmoot/rules';
import { agentName, type Telling } from '../acts/titles.js';
import { agentBy } from '../model.js';
import { DuelCard } from '../panel/DuelCard.js';

interface DuelOfProps {
  readonly telling: Telling;
  /** Who of the two is yours, and who is not: keys of figures. */
  readonly mine: string;
  readonly other: string;
}

/** The duel of two leaders, three by three: as it would be in its next round. */
export const DuelOf = ({ telling, mine, other }: DuelOfProps) => {
  const { t, view, forces } = telling;
  const [me, them] = [agentBy(forces, mine), agentBy(forces, other)];
  if (me === null || them === null) return null;
  const all = warband.forecastDuel(view, me.index, them.index);
  const techniques = [...new Set(all.map((one) => one.mine))];
  const [you, who] = [agentName(telling, me), agentName(telling, them)];
  return (
    <DuelCard
      title={t.duelTitle({ one: you, two: who })}
      corner={t.duelCorner}
      columns={techniques.map((one) => t.duelTheirs[one])}
      rows={techniques.map((one) => ({
        key: one,
        name: t.duelYours[one],
        gives: t.duelGives[one],
        cells: all
          .filter(({ mine: own }) => own === one)
          .map(({ theirs, theyFall, iFall }) => ({ key: theirs, falls: theyFall, down: iFall })),
      }))}
      note={t.duelNote({ who, you })}
      told={(falls, down) => t.duelTold({ falls, down })}
    />
  );
};
