import { useMemo } from 'react';
import { Button } from '../../../design/forms/Button.js';
import { Field } from '../../../design/forms/Field.js';
import { Leaf } from '../../../design/panels/Leaf.js';
import { ThrowOnWay } from '../../skirmish/ask/ThrowOnWay.js';
import { mayFace, stepsIn, throwsTo, wantsText } from '../acts/chosen.js';
import { isShot, spacesIn } from '../acts/offers.js';
import { actTitle, named, toldInFull } from '../acts/titles.js';
import { chargeAhead } from '../forecast.js';
import { unitBy } from '../model.js';
import { Facing } from './Facing.js';
import { LineAhead } from './LineDetail.js';
import { actNote } from './outlook.js';
import { ShotDetail } from './ShotDetail.js';
import type { PanelProps } from './types.js';

/** The line that a charge leads to. */
const ChargeAhead = ({ open, telling }: PanelProps) => {
  const { act, chosen, unit } = open;
  const { view, forces, t } = telling;
  const of = useMemo(() => chargeAhead(view, chosen), [view, chosen]);
  const foe = act?.word === 'charge' ? unitBy(forces, act.target) : null;
  if (of === null || unit === null || foe === null) return null;
  return (
    <>
      <p className="lines-ahead">{t.chargeAhead({ who: foe.name })}</p>
      <LineAhead telling={telling} unit={unit} foe={foe} of={of} />
    </>
  );
};

/** An act that is not a fight in a line: what it is, what it comes to, and what is still open of it. */
export const ActDetail = (props: PanelProps) => {
  const { open, telling, seat } = props;
  const { t } = telling;
  const { act, chosen, unit, picked, decision, onPick } = open;
  if (act === null || unit === null) return null;
  const who = named(telling, act.figure);
  const isOpen = chosen === null;
  const note = actNote(telling, act);
  const hint =
    act.word === 'retreat'
      ? t.tapRetreat({ who })
      : act.word === 'manoeuvre'
        ? t.tapManoeuvre({ who })
        : decision.step === 'announce'
          ? t.tapAnnounce({ who })
          : t.tapSpace({ who });
  const aside = act.goes && chosen !== null && spacesIn(chosen).length > 0 ? t.steps({ n: stepsIn(chosen) }) : '';
  const mayStay = act.word === 'move' && act.figure === unit.key && isOpen && decision.step !== 'announce';
  return (
    <>
      <Leaf
        className="skirmish-act"
        title={actTitle(telling, act, chosen)}
        aside={aside === '' ? null : <span className="lab">{aside}</span>}
      >
        <div className="skirmish-act-body">
          <div>
            {act.goes && isOpen ? <p>{hint}</p> : null}
            {!act.goes && chosen !== null && !isShot(chosen) ? <p>{toldInFull(telling, seat ?? '', chosen)}.</p> : null}
            {note === '' ? null : <p className="skirmish-note">{note}</p>}
          </div>
          {act.goes && mayFace(act) && !act.key.endsWith('leave') ? (
            <Facing telling={telling} facing={picked.facing} onFacing={(facing) => onPick({ ...picked, facing })} />
          ) : null}
        </div>
        <ThrowOnWay
          t={t}
          items={telling.words.skirmish.items}
          throws={throwsTo(telling.view, act, picked.end)}
          picked={picked.thrown}
          onPick={(thrown) => onPick({ ...picked, thrown })}
        />
        {wantsText(act) ? (
          <Field label={t.whatElse} value={picked.text} onText={(text) => onPick({ ...picked, text })} />
        ) : null}
        {mayStay ? (
          <p className="skirmish-act-more">
            <Button small kind="quiet" onClick={() => onPick({ ...picked, end: unit.now.at })}>
              {t.acts.stay}
            </Button>
          </p>
        ) : null}
        <ShotDetail {...props} />
      </Leaf>
      <ChargeAhead {...props} />
    </>
  );
};
