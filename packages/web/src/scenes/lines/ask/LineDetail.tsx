import type { Chance } from '@warmoot/kernel';
import type { warband } from '@warmoot/rules';
import { useMemo } from 'react';
import { percentText } from '../../../design/chance/Chance.js';
import { capital } from '../../../words/text.js';
import type { UiWords } from '../../../words/ui.js';
import { useWords } from '../../../words/WordsProvider.js';
import { SumNumber } from '../../skirmish/panel/SumNumber.js';
import { agentName, rankName, type Telling } from '../acts/titles.js';
import { forecastOf, isDuelled, lossesTold, rowsOf } from '../forecast.js';
import { type Formation, type Line, SCENE } from '../model.js';
import { moraleSum, untilThird } from '../muster.js';
import { AgentsTable } from '../panel/AgentsTable.js';
import { LineHead } from '../panel/LineHead.js';
import { Losses } from '../panel/Losses.js';
import { MoraleRows } from '../panel/MoraleRows.js';
import { TideBar } from '../panel/TideBar.js';
import type { AgentRow, LossesOf } from '../parts.js';
import type { PanelProps } from './types.js';
import { headNote } from './UnitHead.js';

/** Of what hangs on somebody's fall: who, and how likely. */
const hangingNote = (telling: Telling, ui: UiWords, { falls }: warband.LossesAhead): string => {
  const [first] = [...falls].filter(([, of]) => of.ways > 0n);
  const agent = first === undefined ? undefined : telling.forces.agents[first[0]];
  if (first === undefined || agent === undefined) return '';
  return telling.t.hanging({ who: agentName(telling, agent), percent: percentText(ui, first[1]) });
};

/** Who strikes, and on whom, of the unit in hand. */
const Agents = ({
  telling,
  unit,
  of,
}: {
  readonly telling: Telling;
  readonly unit: Formation;
  readonly of: warband.LineForecast;
}) => {
  const { t, words, forces } = telling;
  const own = of.agents.filter(({ agent }) => forces.agents[agent]?.unit === unit.index);
  const targets = [...new Set(own.flatMap(({ aims }) => aims.map(({ target }) => target)))].sort(
    (a, b) => Number(forces.agents[a]?.name === '') - Number(forces.agents[b]?.name === ''),
  );
  if (own.length === 0) return null;
  const columns = targets.map((target) => {
    const agent = forces.agents[target];
    const who =
      agent === undefined
        ? ''
        : agent.name === ''
          ? t.onRank({ rank: rankName(telling, agent.rank) })
          : t.onWhom({ who: agent.name });
    const sum = own.flatMap(({ aims }) => aims.filter((aim) => aim.target === target))[0]?.chance;
    return {
      key: `${target}`,
      head:
        sum === undefined ? (
          who
        ) : (
          <>
            {who},{' '}
            <SumNumber
              words={words}
              scene={SCENE}
              of={sum}
              what={capital(who)}
              who={unit.name}
              shown={t.inTwelve({ n: sum.total })}
            />
          </>
        ),
    };
  });
  const rows = own.map(({ agent: index, pool, aims }): AgentRow => {
    const agent = forces.agents[index];
    const figures = unit.now.ranks[agent?.rank ?? 0]?.slots.filter((slot) => slot < 0).length ?? 0;
    const who =
      agent === undefined
        ? ''
        : agent.name === ''
          ? t.ranked({ rank: capital(rankName(telling, agent.rank)), n: figures })
          : agent.name;
    const on = targets.map((target) => aims.find((aim) => aim.target === target)?.dice ?? 0);
    return { key: `${index}`, who, dice: pool.total, on };
  });
  return <AgentsTable title={t.whoStrikes} dice={t.dice} all={t.all} columns={columns} rows={rows} />;
};

const thirdTold = (telling: Telling, ui: UiWords, unit: Formation, third: Chance) => {
  const { t, view } = telling;
  const n = moraleSum(view, unit.index).total;
  const more = untilThird(view, unit);
  return (
    <>
      {more === null ? (
        t.noThird({ n })
      ) : (
        <>
          {t.third({ n: more })} <b>{percentText(ui, third)}</b>, {t.holds({ n })}
        </>
      )}
      {unit.now.bannerPass && unit.now.bearer >= 0 ? `. ${t.bannerPasses}` : '.'}
    </>
  );
};

interface AheadProps {
  readonly telling: Telling;
  readonly unit: Formation;
  readonly foe: Formation;
  readonly of: warband.LineForecast;
}

/** What a line leads to in this round: who strikes what, what both may lose, the tide, and whose nerve is tried. */
export const LineAhead = ({ telling, unit, foe, of }: AheadProps) => {
  const { t } = telling;
  const { ui } = useWords();
  const nth = of.units[0] === unit.index ? 0 : 1;
  const [mine, theirs] = [of.losses[nth], of.losses[1 - nth] as warband.LossesAhead];
  const losses = (title: string, ahead: warband.LossesAhead): LossesOf => ({
    title,
    note: hangingNote(telling, ui, ahead),
    rows: rowsOf(ahead),
  });
  const told = [
    t.lossesTold({ unit: foe.name, rows: lossesTold(telling, ui, rowsOf(theirs)) }),
    t.lossesTold({ unit: unit.name, rows: lossesTold(telling, ui, rowsOf(mine)) }),
  ].join('. ');
  const { pushes, stands, pushed } = of.tide;
  return (
    <>
      <Agents telling={telling} unit={unit} of={of} />
      <Losses
        title={t.ifFights}
        aside={t.exact}
        theirs={losses(t.theyLose({ unit: foe.name }), theirs)}
        yours={losses(t.youLose, mine)}
        told={told}
      />
      <TideBar
        title={t.tide}
        parts={[
          { chance: nth === 0 ? pushes : pushed, text: t.youPush },
          { chance: stands, text: t.stand },
          { chance: nth === 0 ? pushed : pushes, text: t.theyPush },
        ]}
      />
      <MoraleRows
        icon="mo-7a"
        title={t.moraleAtEnd}
        rows={[
          { key: foe.key, name: foe.name, text: thirdTold(telling, ui, foe, theirs.third) },
          { key: unit.key, name: unit.name, text: thirdTold(telling, ui, unit, mine.third) },
        ]}
      />
    </>
  );
};

interface LineDetailProps extends PanelProps {
  readonly unit: Formation;
  readonly line: Line;
}

/** A battle line as it stands: both units, and what it leads to. */
export const LineDetail = ({ telling, unit, line, open }: LineDetailProps) => {
  const { t, forces, view } = telling;
  const { step } = open.decision;
  const of = useMemo(() => forecastOf(view, line, step), [view, line, step]);
  const foe = forces.units[line.units.find((one) => one !== unit.index) ?? -1];
  if (foe === undefined) return null;
  const isDuel = isDuelled(view, [unit.now.leader, foe.now.leader]);
  return (
    <>
      <LineHead
        yours={{ name: unit.name, colour: unit.side, note: headNote(telling, unit) }}
        theirs={{ name: foe.name, colour: foe.side, note: headNote(telling, foe) }}
        against={t.against}
      />
      {isDuel ? <p className="scene-lead">{t.noTide}</p> : null}
      {of === null || isDuel ? null : <LineAhead telling={telling} unit={unit} foe={foe} of={of} />}
    </>
  );
};
