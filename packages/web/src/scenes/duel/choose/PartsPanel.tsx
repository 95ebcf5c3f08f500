import type { saga } from '@warmoot/rules';
import { BodyChoice } from '../../../design/forms/BodyChoice.js';
import { Foot } from '../../shared/Foot.js';
import { SceneHead } from '../../shared/SceneHead.js';
import { useFigure } from '../bout/Fighter.js';
import { chosenIn, pickedFor } from '../grouping.js';
import { nameOf } from '../sheet.js';
import type { PanelProps } from './types.js';
import { afterText, type Blow, blowIn, partLines } from './wounds.js';

/** Where a wound goes, or which part is warded: the figure of whoever takes it is the control. */
const Parts = ({ blow, ...props }: PanelProps & { readonly blow: Blow }) => {
  const { view, asked, decision, picked, onPick, onAnswer, people, busy, lead, t } = props;
  const figure = useFigure({ view, who: blow.victim, people, t });
  const open = decision.groups.flatMap(({ choices }) => choices);
  const { choice } = chosenIn(decision, picked);
  const lines = partLines(view, blow, open, t);
  const line = lines.find(({ key }) => key === picked.group) ?? null;
  const part = line?.part ?? null;
  const who = nameOf(view, blow.victim);
  const wound = blow.severity === 'major' ? t.major : t.minor({ n: 1 });
  const give = (): void => {
    if (choice !== null && !busy) onAnswer(choice);
  };
  const act = (): string => {
    if (blow.protects) return part === null ? t.protectNothing : t.protectIt;
    return blow.own ? t.takeItThere : t.woundThem({ who });
  };
  return (
    <>
      <div className="scene-body">
        <SceneHead title={blow.protects ? t.protectHead : t.placeHead} aside={asked.as} />
        <p className="small soft">{t.pressPart({ who, wound })}</p>
        {figure === null ? null : (
          <BodyChoice
            legend={lead}
            figure={figure}
            lines={lines}
            picked={picked.group}
            cut={blow.protects ? null : blow.severity}
            onPick={(key) => {
              const one = open.find((each) => each.choose === 'part' && (each.part ?? 'none') === key);
              if (one !== undefined) onPick(pickedFor(one as saga.duel.DuelChoice));
            }}
            onAgain={give}
          />
        )}
        {part === null || blow.protects ? null : (
          <section className="part-after">
            <h3 className="lab">{t.atRoundsEnd}</h3>
            <p>{afterText(view, blow, part, t)}</p>
          </section>
        )}
      </div>
      <Foot
        of={props}
        title={line?.title ?? t.nothingPicked}
        note={line === null ? '' : [blow.protects ? '' : wound, line.now].filter((text) => text !== '').join('. ')}
        act={act()}
        off={choice === null ? t.pickPart : null}
        onAct={give}
        choice={choice}
      />
    </>
  );
};

export const PartsPanel = (props: PanelProps) => {
  const blow = blowIn(props.view);
  return blow === null ? null : <Parts {...props} blow={blow} />;
};
