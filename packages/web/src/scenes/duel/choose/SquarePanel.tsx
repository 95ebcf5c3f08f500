import { RadioRows } from '../../../design/forms/RadioRows.js';
import { capital } from '../../../words/text.js';
import { Foot } from '../../shared/Foot.js';
import { SceneHead } from '../../shared/SceneHead.js';
import { squareText } from '../board/naming.js';
import { chosenIn, squareToken } from '../grouping.js';
import { isFinal } from '../usual.js';
import { FirstRound } from './FirstRound.js';
import type { PanelProps } from './types.js';

/** Where to go: squares are picked on the board, or from the list of them. */
export const SquarePanel = (props: PanelProps) => {
  const { view, asked, decision, picked, onPick, onAnswer, told, busy, lead, t } = props;
  const step = view.agenda.at(-1);
  const { choice } = chosenIn(decision, picked);
  const rows = decision.groups.flatMap(({ key, choices }) =>
    choices.map((one) => ({
      key: one.choose === 'move' ? squareToken(one.to) : key,
      title: capital(told(one)),
      one,
    })),
  );
  const me = step !== undefined && 'who' in step ? view.open.combatants[step.who] : undefined;
  const stays = choice?.choose === 'move' && me?.x === choice.to.x && me.y === choice.to.y;
  const verb =
    choice?.choose === 'move'
      ? stays
        ? t.stayAt({ at: squareText(choice.to) })
        : t.moveTo({ at: squareText(choice.to) })
      : t.doIt;
  const pushes = step?.step === 'goTo' && step.move === 'push';
  const act =
    pushes && choice?.choose === 'move'
      ? t.pushTo({ who: view.given.fighters[step.who]?.name ?? '', at: squareText(choice.to) })
      : verb;
  return (
    <>
      <div className="scene-body">
        <SceneHead title={t.footworkHead} aside={asked.as} />
        <p className="scene-lead">{lead}</p>
        {step?.step === 'move' ? <FirstRound view={view} text={t.about.move} /> : null}
        <p className="small soft">{t.pickSquare}</p>
        <div className="scene-rows square-rows">
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
        title={choice === null ? t.nothingPicked : capital(told(choice))}
        act={choice === null ? t.doIt : act}
        off={choice === null ? t.pickSquareFirst : null}
        onAct={() => choice !== null && onAnswer(choice)}
        choice={choice}
      />
    </>
  );
};
