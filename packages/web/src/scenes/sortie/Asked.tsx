import { awaitedOf } from '@warmoot/words';
import { Button } from '../../design/forms/Button.js';
import { RadioRows } from '../../design/forms/RadioRows.js';
import { useSpoken } from '../../words/speech.js';
import { capital } from '../../words/text.js';
import { ForWhom } from '../shared/Deciding.js';
import { Foot } from '../shared/Foot.js';
import { questionTold } from '../shared/questionTold.js';
import { SceneHead } from '../shared/SceneHead.js';
import { SHARED } from '../shared/words.js';
import { consequenceOf, unitOf } from './asked/consequence.js';
import { PressedBack, withOnePress } from './asked/PressedBack.js';
import { ASKED } from './asked/words.js';
import type { Choice } from './model.js';
import { bySeat } from './orders/bySeat.js';
import type { AskProps } from './types.js';

const isSame = (one: unknown, two: unknown): boolean => JSON.stringify(one) === JSON.stringify(two);

/** A small question about one unit: every answer with what follows on it, in a line; of two, both a press away. */
export const Asked = ({ open, run, view, units, seat, people, busy, seal }: AskProps) => {
  const { t, words } = useSpoken(ASKED);
  const { t: shared } = useSpoken(SHARED);
  const { asking, asked, decision } = open;
  const sight = { t, view, units, as: asked.as };
  const texts = awaitedOf(words, run as never, seat).choices.filter((one) => one.asked.as === asked.as);
  const textOf = (choice: Choice): string =>
    // How many dice it saves hangs on how many were lost: what follows says it.
    (choice.choose === 'withdraw' ? t.withdrawals[choice.halfMoves] : undefined) ??
    (choice.choose === 'move' && choice.way === 'press' && choices !== decision.choices ? t.pressBack : undefined) ??
    capital(texts.find((one) => isSame(one.choice, choice))?.text ?? choice.choose);
  const question = questionTold(words, { run: run as never, view: view as never }, asked);
  const unit = unitOf(units, asked.as);
  const told = unit === null ? capital(question) : t.asks({ who: unit.called, question });
  const sealed = asking.sealed[asked.as] as Choice | undefined;
  const picked = open.picked ?? sealed ?? decision.choices[0] ?? null;
  const choices = withOnePress(decision.choices, picked);
  const called = (as: string): string => unitOf(units, as)?.called ?? as;
  const give = (choice: Choice | null): void => {
    if (choice !== null && !busy) seal([{ as: asked.as, choice }]);
  };
  const [one, two] = choices;
  const spare = choices.length === 2 ? (isSame(picked, one) ? two : one) : undefined;
  const isDone = asking.made.has(asked.as) && isSame(picked, sealed);
  return (
    <>
      <ForWhom asking={asking} asked={asked} onWhom={open.onWhom} named={called} />
      <div className="scene-body sortie-asked" data-asked={decision.step}>
        <SceneHead title={told} />
        <div className="scene-rows">
          <RadioRows
            look="cards"
            key={asked.as}
            legend={told}
            quietLegend
            rows={choices.map((choice, nth) => ({
              key: `${nth}`,
              title: textOf(choice),
              notes: [consequenceOf(sight, choice)],
            }))}
            picked={picked === null ? null : `${choices.findIndex((choice) => isSame(choice, picked))}`}
            onPick={(nth) => open.onPick(choices[Number(nth)] ?? null)}
            onAgain={() => give(picked)}
          />
          <PressedBack choices={decision.choices} picked={picked} units={units} onPick={open.onPick} t={t} />
        </div>
      </div>
      <Foot
        of={{ asking: bySeat(asking, people), asked, people, busy }}
        title={called(asked.as)}
        note={picked === null ? '' : consequenceOf(sight, picked)}
        act={isDone ? null : picked === null ? shared.decide : textOf(picked)}
        off={picked === null ? shared.pickFirst : null}
        onAct={() => give(picked)}
        choice={picked}
        made={isDone}
        extra={
          spare === undefined || isDone ? null : (
            <Button data-other="" busy={busy} onClick={() => give(spare)}>
              {textOf(spare)}
            </Button>
          )
        }
      />
    </>
  );
};
