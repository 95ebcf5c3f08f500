import type { saga } from '@warmoot/rules';
import type { Section } from '@warmoot/words';
import { useEffect, useState } from 'react';
import { shortName } from '../../people/names.js';
import { ReadingText } from '../shared/Reading.js';
import { TakeBack } from '../shared/TakeBack.js';
import { type BoardPlay, DuelBoard } from './board/DuelBoard.js';
import { squareText } from './board/naming.js';
import type { Trail } from './board/prints.js';
import { opensBoard } from './boardPlay.js';
import { distanceOf, isIn, type Pair } from './pairing.js';
import { type DuelView, nameOf } from './sheet.js';
import type { DuelWords } from './words.js';

interface BoardPaneProps {
  readonly view: DuelView;
  readonly pair: Pair;
  readonly seat: string | null;
  readonly yours: boolean;
  /** Whether this seat only looks on: nothing is asked of it, and nothing of its own lies sealed. */
  readonly idle: boolean;
  readonly play: BoardPlay;
  readonly trails: readonly Trail[];
  /** The id of the reading that describes the board. */
  readonly reading: string;
  readonly sections: readonly Section[];
  readonly onRead: () => void;
  readonly onOdds: (square: saga.duel.Square) => void;
  readonly t: DuelWords;
}

/** The board as a line of words, for a place too small to show it at once. */
const inWords = ({ view, pair, seat, t }: Pick<BoardPaneProps, 'view' | 'pair' | 'seat' | 't'>): string => {
  const { fighters } = view.given;
  const names = fighters.map(({ name }) => name);
  // Whoever plays both is told of them by name.
  const hasOne = fighters.length === 2 && fighters.filter((one) => one.seat === seat).length === 1;
  const at = (who: number): string => {
    const me = view.open.combatants[who];
    if (me === undefined || me.x < 0) return '';
    return hasOne && fighters[who]?.seat === seat
      ? t.youAt({ at: squareText(me) })
      : t.someoneAt({ who: shortName(nameOf(view, who), names), at: squareText(me) });
  };
  const distance = distanceOf(view, pair.near, pair.far);
  const places = [at(pair.near), at(pair.far)].filter((one) => one !== '').join(', ');
  if (places === '') return t.noBoard;
  const name = distance === null ? '' : t.distances[distance];
  return t.boardShort({ places, distance: distance === null ? '' : distance === 4 ? name : t.distanceName({ name }) });
};

/** The board with its reading; on a phone it is folded while something else is asked, unless somebody opens it. */
export const BoardPane = (props: BoardPaneProps) => {
  const { view, pair, yours, idle, play, trails, reading, sections, onRead, onOdds, t } = props;
  const [shown, setShown] = useState(false);
  const [whole, setWhole] = useState(false);
  const placed = view.open.combatants.some(({ x }) => x >= 0);
  const isOpen = opensBoard(view, play, { yours, idle });
  useEffect(() => setShown(isOpen), [isOpen]);
  const holder = play.mover >= 0 ? play.mover : pair.near;
  // Whoever moves sees at what distance from the enemy each square lies.
  const foe = holder === pair.near ? pair.far : pair.near;
  const who = play.mover >= 0 && isIn(view, foe) ? foe : holder;
  return (
    <div className="board-pane" data-shown={shown ? '' : undefined} data-way={play.way}>
      <div className="board-fold">
        <span>{inWords(props)}</span>
        {placed ? (
          <button type="button" aria-expanded={shown} onClick={() => setShown(!shown)}>
            {shown ? t.hide : t.show}
          </button>
        ) : null}
      </div>
      <div className="board-area">
        {placed ? (
          <DuelBoard
            view={view}
            who={who}
            holder={holder}
            whole={whole}
            yours={yours}
            play={play}
            trails={trails}
            describedBy={reading}
            onRead={onRead}
            onOdds={onOdds}
            t={t}
          />
        ) : (
          <p className="board-empty note">{t.noBoard}</p>
        )}
        <div className="board-bar">
          <TakeBack />
          <button type="button" aria-haspopup="dialog" onClick={onRead}>
            {t.readBoard}
          </button>
          {placed && (view.open.width > 11 || view.open.height > 11) ? (
            <button type="button" aria-pressed={whole} onClick={() => setWhole(!whole)}>
              {whole ? t.nearBoard : t.wholeBoard}
            </button>
          ) : null}
        </div>
      </div>
      <div id={reading} className="vh">
        <p>{t.boardKeys}</p>
        <ReadingText sections={sections} isHeard />
      </div>
    </div>
  );
};
