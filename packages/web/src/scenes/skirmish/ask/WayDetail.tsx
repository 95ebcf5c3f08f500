import { warband } from '@warmoot/rules';
import { Button } from '../../../design/forms/Button.js';
import { Field } from '../../../design/forms/Field.js';
import { Leaf } from '../../../design/panels/Leaf.js';
import { useWords } from '../../../words/WordsProvider.js';
import { mayFace, throwsTo, wantsText } from './chosen.js';
import { spacesOf } from './offers.js';
import { actNote, stepsIn, toldInFull } from './outlook.js';
import { ThrowOnWay } from './ThrowOnWay.js';
import { actTitle } from './titles.js';
import type { PanelProps } from './types.js';

/** The compass as it lies on the ground: rows from the north. */
const ROSE = ['nw', 'n', 'ne', 'w', null, 'e', 'sw', 's', 'se'] as const;

/** Which way to look in the end: a rose of eight, and as one walked in the middle. */
const Facing = ({ open, telling: { t, words } }: PanelProps) => {
  const { picked, onPick } = open;
  return (
    <div className="skirmish-facing">
      <span className="lab">{t.facing}</span>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is drawn by other laws */}
      <div className="skirmish-rose" role="group" aria-label={t.facing}>
        {ROSE.map((way) => (
          <button
            key={way ?? 'walked'}
            type="button"
            data-way={way ?? 'walked'}
            aria-label={way === null ? t.asWalked : words.skirmish.directions[way]}
            title={way === null ? t.asWalked : words.skirmish.directions[way]}
            aria-pressed={picked.facing === way}
            onClick={() => onPick({ ...picked, facing: way })}
          >
            <i aria-hidden="true" />
          </button>
        ))}
      </div>
    </div>
  );
};

/** An act that is not a strike: what it is, what it comes to, and what is still open of it. */
export const ActDetail = (props: PanelProps) => {
  const { open, telling, seat } = props;
  const { ui } = useWords();
  const { t, view } = telling;
  const { act, chosen, fighter, picked, decision } = open;
  if (act === null || fighter === null) return null;
  const isWay = act.goes;
  const note = actNote(telling, ui, act, chosen);
  const isOpen = chosen === null;
  const who = fighter.short;
  const hint =
    act.word === 'retreat'
      ? t.tapRetreat({ who })
      : act.word === 'throwDown'
        ? t.tapThrowDown({ who })
        : decision.step === 'announce'
          ? t.tapAnnounce({ who })
          : t.tapSpace({ who });
  const aside =
    isWay && chosen !== null && spacesOf(chosen).length > 0
      ? t.steps({ n: stepsIn(chosen) })
      : act.word === 'move'
        ? t.speedOf({ n: warband.allowanceOf(view, fighter.index) })
        : '';
  return (
    <Leaf
      className="skirmish-act"
      title={actTitle(telling, act, chosen)}
      aside={aside === '' ? null : <span className="lab">{aside}</span>}
    >
      <div className="skirmish-act-body">
        <div>
          {isWay && isOpen ? <p>{hint}</p> : null}
          {!isWay && chosen !== null ? <p>{toldInFull(telling, seat ?? '', chosen)}.</p> : null}
          {note === '' || act.word === 'move' ? null : <p className="skirmish-note">{note}</p>}
        </div>
        {isWay && mayFace(act) && !act.key.endsWith('leave') ? <Facing {...props} /> : null}
      </div>
      <ThrowOnWay
        t={t}
        items={telling.words.skirmish.items}
        throws={throwsTo(telling.view, act, picked.end)}
        picked={picked.thrown}
        onPick={(thrown) => open.onPick({ ...picked, thrown })}
      />
      {wantsText(act) ? (
        <Field label={t.whatElse} value={picked.text} onText={(text) => open.onPick({ ...picked, text })} />
      ) : null}
      {act.word === 'move' && fighter.at !== null && isOpen && decision.step !== 'announce' ? (
        <p className="skirmish-act-more">
          <Button small kind="quiet" onClick={() => open.onPick({ ...picked, end: fighter.now.at })}>
            {t.acts.stay}
          </Button>
        </p>
      ) : null}
    </Leaf>
  );
};
