import { saga } from '@warmoot/rules';
import { type ChoiceRow, RadioRows } from '../../../design/forms/RadioRows.js';
import { capital } from '../../../words/text.js';
import { Foot } from '../../shared/Foot.js';
import { SceneHead } from '../../shared/SceneHead.js';
import { distancesFrom, distancesShort, squareText } from '../board/naming.js';
import { chosenIn, squareToken } from '../grouping.js';
import { enemiesOf } from '../pairing.js';
import type { DuelView } from '../sheet.js';
import { isFinal } from '../usual.js';
import type { DuelWords } from '../words.js';
import { FirstRound } from './FirstRound.js';
import type { PanelProps } from './types.js';

/** Footwork to a square: as a row, at the foot, and on the button. */
const wayTold = (view: DuelView, who: number, to: saga.duel.Square, t: DuelWords) => {
  const at = squareText(to);
  const me = view.open.combatants[who];
  const n = me === undefined ? 0 : saga.duel.stepsTo(view, me, to);
  return n === 0
    ? { title: t.stayAt({ at }), steps: t.stayAt({ at }) }
    : { title: t.moveTo({ at }), steps: t.stepsTo({ n, at }) };
};

/** Where to go: squares are picked on the board, or from the list of them. */
export const SquarePanel = (props: PanelProps) => {
  const { view, asked, decision, picked, onPick, onAnswer, told, busy, lead, t } = props;
  const step = view.agenda.at(-1);
  const { choice } = chosenIn(decision, picked);
  const walker = step?.step === 'move' ? step.who : null;
  const rowOf = (one: saga.duel.DuelChoice): Omit<ChoiceRow, 'key'> =>
    one.choose === 'move' && walker !== null
      ? { title: wayTold(view, walker, one.to, t).title, notes: [distancesShort(view, walker, one.to, t)] }
      : { title: capital(told(one)) };
  const rows = decision.groups.flatMap(({ key, choices }) =>
    choices.map((one) => ({ key: one.choose === 'move' ? squareToken(one.to) : key, ...rowOf(one), one })),
  );
  const to = choice?.choose === 'move' ? choice.to : null;
  const way = to === null || step === undefined || !('who' in step) ? null : wayTold(view, step.who, to, t);
  const pushes = step?.step === 'goTo' && step.move === 'push';
  const act =
    pushes && to !== null
      ? t.pushTo({ who: view.given.fighters[step.who]?.name ?? '', at: squareText(to) })
      : (way?.title ?? t.doIt);
  const isFootwork = to !== null && walker !== null;
  return (
    <>
      <div className="scene-body">
        <SceneHead title={t.footworkHead} aside={asked.as} />
        <p className="scene-lead">{lead}</p>
        {step?.step === 'move' ? <FirstRound view={view} text={t.about.move} /> : null}
        <p className="small soft">{t.pickSquare}</p>
        <div
          className="scene-rows square-rows"
          data-foes={walker === null ? undefined : enemiesOf(view, walker).length}
        >
          <RadioRows
            legend={t.whereTo}
            quietLegend
            rows={rows}
            picked={picked.group === 'move' ? (picked.fields.to ?? null) : picked.group}
            onPick={(key) => {
              const one = rows.find((row) => row.key === key)?.one;
              onPick({ ...picked, group: one?.choose ?? null, fields: one?.choose === 'move' ? { to: key } : {} });
            }}
            onAgain={() => {
              if (choice !== null && !busy && !isFinal(choice)) onAnswer(choice);
            }}
          />
        </div>
      </div>
      <Foot
        of={props}
        title={choice === null ? t.nothingPicked : ((isFootwork ? way?.steps : null) ?? capital(told(choice)))}
        note={isFootwork ? distancesFrom(view, walker, to, t).join(', ') : undefined}
        act={choice === null ? t.doIt : act}
        off={choice === null ? t.pickSquareFirst : null}
        onAct={() => choice !== null && onAnswer(choice)}
        choice={choice}
      />
    </>
  );
};
