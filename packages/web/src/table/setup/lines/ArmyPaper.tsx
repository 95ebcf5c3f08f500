import { warband } from '@warmoot/rules';
import { nameIn } from '@warmoot/words';
import { SoldierDefs } from '../../../boards/soldiers/Soldiers.js';
import { useSpoken } from '../../../words/speech.js';
import { capital } from '../../../words/text.js';
import { useTold } from '../skirmish/useTold.js';
import type { Both } from '../war/armies.js';
import { Boxes, Paper } from '../war/Paper.js';
import { type Army, SCENE } from './linesStart.js';
import { type ShownAgent, type ShownUnit, strengthOf } from './shown.js';
import { UnitPicture } from './UnitPicture.js';
import { LINES_SETUP } from './words.js';
import './lines-paper.css';

/** How many units a sheet has. */
const A_SHEET = 6;

const AgentRow = ({ agent, rank }: { readonly agent: ShownAgent; readonly rank: string }) => {
  const { t, words } = useSpoken(LINES_SETUP);
  const told = useTold();
  const { state, figures, isUnique } = agent;
  return (
    <tr>
      <th scope="row">
        {isUnique ? nameIn(words, SCENE, agent.called) : rank}
        <small>{told.things(state.items)}</small>
      </th>
      <td>{state.might}</td>
      <td>{agent.attacks.total}</td>
      <td>
        {agent.armour.total}/{agent.missiles.total}
      </td>
      <td>
        {isUnique ? <Boxes many={state.mostHp} sign="□" /> : <Boxes many={figures} sign="♟" />}
        {!isUnique && state.mostHp > 1 ? (
          <small>
            {t.paper.damage} <Boxes many={state.mostHp - 1} sign="□" />
          </small>
        ) : null}
      </td>
    </tr>
  );
};

/** A unit on paper, in one ink: its ranks with figures to cross off, and when it checks morale. */
const Card = ({ side, one }: { readonly side: 0 | 1; readonly one: ShownUnit }) => {
  const { t, words } = useSpoken(LINES_SETUP);
  const name = nameIn(words, SCENE, one.called);
  const leader = one.agents.flat().find(({ leads }) => leads);
  // WARBAND-MORALE-021
  const third = Math.ceil(one.figures / 3);
  return (
    <article className="lines-card">
      <header>
        <h3>{name}</h3>
        <b>{one.sign}</b>
      </header>
      <UnitPicture side={side} drawn={one.drawn} hasBanner={one.unit.bearer >= 0} label={name} />
      <table>
        <thead>
          <tr>
            <td />
            <th scope="col">{t.paper.might}</th>
            <th scope="col">{t.paper.dice}</th>
            <th scope="col">{t.paper.armour}</th>
            <td />
          </tr>
        </thead>
        <tbody>
          {one.agents.map((agents, nth) =>
            agents.map((agent) => <AgentRow key={agent.row.name} agent={agent} rank={t.rank[nth] ?? ''} />),
          )}
        </tbody>
      </table>
      <p>
        {t.paper.morale} {warband.GRADES[one.grade]} ({words.skirmish.grades[one.grade]})
        {leader === undefined ? null : `, ${t.paper.leader} +1 □`}
        {one.unit.bearer >= 0 ? `, ${t.paper.banner} +1 □` : null}. {t.paper.loses({ n: third })}
      </p>
    </article>
  );
};

const sheetsOf = <A,>(all: readonly A[]): readonly (readonly A[])[] =>
  Array.from({ length: Math.ceil(all.length / A_SHEET) }, (_, nth) => all.slice(nth * A_SHEET, (nth + 1) * A_SHEET));

interface ArmyPaperProps {
  readonly armies: Both<Army>;
  readonly shown: Both<readonly ShownUnit[]>;
}

/** The armies for the table of wood: six units on a sheet. */
export const ArmyPaper = ({ armies, shown }: ArmyPaperProps) => {
  const { t } = useSpoken(LINES_SETUP);
  return (
    <Paper
      sheet={(side) =>
        sheetsOf(shown[side]).map((units, sheet) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: sheets have only their places.
          <section key={`${side} ${sheet}`} className="army-sheet lines-sheet">
            <header>
              <h2>{armies[side].name}</h2>
              <p>
                {capital(
                  t.paper.foot({
                    units: armies[side].units.length,
                    figures: shown[side].reduce((sum, { figures }) => sum + figures, 0),
                    points: strengthOf(shown[side]),
                  }),
                )}
              </p>
            </header>
            <svg className="lines-defs" aria-hidden="true">
              <SoldierDefs />
            </svg>
            <div className="lines-cards">
              {units.map((one) => (
                <Card key={one.unit.name} side={side} one={one} />
              ))}
            </div>
          </section>
        ))
      }
    />
  );
};
