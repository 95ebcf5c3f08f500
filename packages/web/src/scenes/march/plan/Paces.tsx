import { otherwise } from '@warmoot/kernel';
import { saga } from '@warmoot/rules';
import { useId } from 'react';
import { Icon } from '../../../design/base/Icon.js';
import { percentText } from '../../../design/chance/Chance.js';
import { useSpoken } from '../../../words/speech.js';
import { useWords } from '../../../words/WordsProvider.js';
import type { Book, Known, MarchView } from '../model.js';
import { chanceOf, noticedThrow, ownCheck } from '../odds.js';
import { MARCH } from '../words.js';
import { type Picked, planFrom } from './planning.js';

interface PacesProps {
  readonly view: MarchView;
  readonly book: Book;
  readonly picked: Picked;
  /** Whom one may meet, as far as known. */
  readonly other: Known | null;
  readonly onPace: (pace: saga.march.Pace) => void;
}

/** SAGA-MOVE-009: the four paces with what each does; one that is not open says why. */
export const Paces = ({ view, book, picked, other, onPace }: PacesProps) => {
  const { t } = useSpoken(MARCH);
  const { ui } = useWords();
  const name = useId();
  const { roads } = view.given;
  const noticed = (pace: saga.march.Pace) => (other === null ? null : noticedThrow(view, book, pace, other));
  const follows = (pace: saga.march.Pace): string => {
    const plan = { ...planFrom(view, book, { ...picked, pace }), lead: null };
    switch (pace) {
      case 'rest':
        return t.less;
      case 'careful':
        return `${t.forage} ${percentText(ui, chanceOf(ownCheck(view, book, plan, 'forage')))}`;
      case 'steady':
        return t.fresh;
      case 'forced':
        return `${t.wearier} ${percentText(ui, otherwise(chanceOf(ownCheck(view, book, plan, 'forced'))))}`;
    }
  };
  return (
    <fieldset className="march-paces" data-rows="">
      <legend>
        <span className="march-sub">{t.pace}</span>
        {other === null || noticed('steady') === null ? null : (
          <span className="lab">{t.paceNote({ who: other.name })}</span>
        )}
      </legend>
      <div className="pace-cards">
        {saga.march.ALL_PACES.map((pace) => {
          const bar = saga.march.paceBar(roads, book, pace);
          const thrown = noticed(pace);
          const moves = saga.march.movesAt(roads, book, pace);
          return (
            <label key={pace} className="pace-card" data-barred={bar === null ? undefined : ''}>
              <input
                type="radio"
                className="vh"
                name={name}
                checked={picked.pace === pace}
                disabled={bar !== null}
                onChange={() => onPace(pace)}
              />
              <span className="pace-title">
                <Icon name={`pc-${pace}`} size={22} />
                <b>{t.paces[pace]}</b>
              </span>
              <span className="pace-moves">
                {moves} <i>{t.movesWord({ n: moves })}</i>
              </span>
              {thrown === null ? null : (
                <span className="pace-noticed">
                  <i>{t.noticed}</i> {percentText(ui, chanceOf(thrown))}
                </span>
              )}
              <small>{bar === null ? follows(pace) : t.barred[bar]}</small>
            </label>
          );
        })}
      </div>
    </fieldset>
  );
};
