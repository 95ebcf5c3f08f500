import { saga } from '@warmoot/rules';
import type { Words } from '@warmoot/words';
import { useId, useMemo } from 'react';
import './pack.css';
import { Button } from '../../design/forms/Button.js';
import { Refused } from '../../design/rules/Refused.js';
import { useAnnounce } from '../../design/states/LiveRegion.js';
import { useSpoken } from '../../words/speech.js';
import { AddObject } from './AddObject.js';
import { AllThings, Tray, Unseen } from './Beside.js';
import { allBeside, withObject, without, wornOrNot } from './changes.js';
import type { Space } from './hand.js';
import { outlineOf } from './outline.js';
import { Drawn, Ground, gridSpaces, Hatches, SPACE } from './Picture.js';
import { Spaces } from './Spaces.js';
import { useDrag } from './useDrag.js';
import { isOn, nameOf, type PackWords, useHand } from './useHand.js';
import { type PackingState, usePacking } from './usePacking.js';
import { PACK } from './words.js';

export interface PackBoardProps {
  readonly load: saga.carry.Load;
  /** The rating as it stands on the sheet, 0 to 10. */
  readonly endurance: number;
  readonly options: saga.carry.CarryOptions;
  /** Whether objects may be flipped over, where it is not as the options say. */
  readonly mirror?: boolean;
  readonly onChange: (load: saga.carry.Load) => void;
  readonly readOnly?: boolean;
}

type HandPlay = ReturnType<typeof useHand>;

const MARGIN = 2;

/** The grid as a picture: what lies in it, and what hovers over it. */
const Board = ({ play, words }: { readonly play: HandPlay; readonly words: Words }) => {
  const { grid, pieces, hand, inHand, faults } = play;
  return (
    <svg
      aria-hidden="true"
      viewBox={`${-MARGIN} ${-MARGIN} ${8 * SPACE + 2 * MARGIN} ${grid.length * SPACE + 2 * MARGIN}`}
    >
      <Hatches />
      <Ground grid={grid} />
      {pieces.map((piece) => {
        const { at, id } = piece.item;
        const look = hand?.id === id ? 'left' : 'lies';
        return at === undefined ? null : (
          <Drawn key={id} piece={piece} spot={at} name={nameOf(words, piece)} look={look} />
        );
      })}
      <path d={outlineOf(gridSpaces(grid), SPACE)} className="pack-edge" />
      {hand === null || inHand === undefined ? null : (
        <Drawn
          piece={inHand}
          spot={hand.spot}
          name={nameOf(words, inHand)}
          look={faults.length === 0 ? 'fits' : 'unfit'}
        />
      )}
    </svg>
  );
};

/** What can be done with the object in hand. */
const HandBar = ({
  play,
  bearer,
  t,
  words,
}: {
  readonly play: HandPlay;
  readonly bearer: saga.carry.Bearer;
  readonly t: PackWords;
  readonly words: Words;
}) => {
  const { hand, inHand, why } = play;
  if (hand === null || inHand === undefined) return null;
  return (
    <fieldset className="pack-hand">
      <legend className="lab">{t.inHand({ name: nameOf(words, inHand) })}</legend>
      <Button small onClick={play.turn}>
        {t.turn}
      </Button>
      <Button small onClick={play.flip} off={bearer.options['saga.carry.mirrorObjects'] ? null : t.noFlipping}>
        {t.flip}
      </Button>
      <Button small kind="ink" onClick={() => play.drop(hand)} off={why === '' ? null : why}>
        {t.putDown}
      </Button>
      <Button small onClick={() => play.putBeside(hand.id)}>
        {t.putBeside}
      </Button>
      <Button small kind="quiet" onClick={play.putBack}>
        {t.back}
      </Button>
    </fieldset>
  );
};

/** How the search went, where it found nothing. */
const Searched = ({
  state,
  bearer,
  t,
  words,
}: {
  readonly state: PackingState;
  readonly bearer: saga.carry.Bearer;
  readonly t: PackWords;
  readonly words: Words;
}) => {
  const { load, endurance, options } = bearer;
  if (state.is === 'idle') return null;
  if (state.is === 'searching') return <p role="status">{t.searching({ steps: state.steps })}</p>;
  if (state.is === 'unsettled') return <p role="status">{t.unsettled}</p>;
  const { taken, spaces } = saga.carry.summaryOf(load, endurance, options);
  const drops = state.drops.result === 'fits' ? [] : state.drops.drops;
  const named = (id: string): string => {
    const item = load.items.find((one) => one.id === id);
    return item === undefined ? id : nameOf(words, { item });
  };
  const ways = drops.map((ids) => ids.map(named).join(` ${t.and} `)).join('; ');
  const why = state.why === 'area' ? t.tooLarge({ taken, spaces }) : t.noArrangement({ taken, spaces });
  return (
    <Refused what={t.doesNotFit} why={ways === '' ? why : `${why} ${t.without({ ways })}`} rule="SAGA-CARRY-011" />
  );
};

const bearerOf = ({ load, endurance, options }: PackBoardProps, mirror: boolean): saga.carry.Bearer => ({
  load,
  endurance,
  options: { ...options, 'saga.carry.mirrorObjects': mirror },
});

/** A load on its grid: laid out by hand, by keys, by taps, or by the search. */
export const PackBoard = (props: PackBoardProps) => {
  const { load, endurance, options, readOnly = false, onChange } = props;
  const mirror = props.mirror ?? options['saga.carry.mirrorObjects'];
  const { t, words } = useSpoken(PACK);
  const announce = useAnnounce();
  const help = useId();
  // biome-ignore lint/correctness/useExhaustiveDependencies: all that a load is judged by
  const bearer = useMemo(() => bearerOf(props, mirror), [load, endurance, options, mirror]);
  const play = useHand({ bearer, readOnly, onChange, t, words });
  const { pieces, hand } = play;
  const packing = usePacking(bearer, (packed) => {
    onChange(packed);
    announce(t.packed, 'echo');
  });
  const drag = useDrag({ onTake: play.take, onMove: play.moveOver, onLet: play.letGo, onCancel: play.putBack });
  const { taken, spaces } = saga.carry.summaryOf(load, endurance, bearer.options);
  const beside = pieces.filter(({ item }) => item.at === undefined).map(({ item }) => item);
  const change = (next: saga.carry.Load, said: string): void => {
    onChange(next);
    announce(said, 'echo');
  };
  const spaceName = (space: Space): string => {
    const piece = play.pieceOn(space);
    return `${play.place(space)}: ${piece === undefined ? t.free : nameOf(words, piece)}`;
  };
  const named = (id: string): string => {
    const item = load.items.find((one) => one.id === id);
    return item === undefined ? '' : nameOf(words, { item });
  };
  const lists = { load, readOnly, t, words };
  return (
    <div className="pack" {...drag.handlers}>
      <p className="pack-figures fig">{t.figures({ taken, spaces })}</p>
      <div className="pack-board" data-holding={hand === null ? undefined : ''}>
        <Board play={play} words={words} />
        <Spaces
          grid={play.grid}
          label={t.grid}
          describedBy={readOnly ? undefined : help}
          focus={play.focus}
          nameOf={spaceName}
          isTaken={(space) => pieces.some(({ item, picture }) => isOn(space, picture, item.at))}
          called={play.called}
          onFocus={play.onFocus}
          onKey={play.key}
          onPress={(space) => {
            if (!drag.wasDragged()) play.press(space);
          }}
        />
      </div>
      {readOnly ? null : (
        <div className="pack-slot">
          {hand !== null && !drag.isDragging ? (
            <HandBar play={play} bearer={bearer} t={t} words={words} />
          ) : (
            <div className="pack-acts">
              <Button onClick={packing.start} busy={packing.state.is === 'searching'}>
                {t.packForMe}
              </Button>
              <Button kind="quiet" onClick={() => change(allBeside(load), t.unpacked)}>
                {t.unpackAll}
              </Button>
            </div>
          )}
        </div>
      )}
      <Tray
        {...lists}
        beside={beside}
        held={hand?.id ?? null}
        onPick={(id) => {
          if (!drag.wasDragged()) play.fromBeside(id);
        }}
      />
      {readOnly ? null : (
        <p id={help} className="small soft pack-help">
          {t.help}
        </p>
      )}
      <Searched state={packing.state} bearer={bearer} t={t} words={words} />
      <Unseen {...lists} />
      <AllThings
        {...lists}
        onWear={(id) => onChange(wornOrNot(load, id))}
        onDrop={(id) => change(without(load, id), t.dropped({ name: named(id) }))}
      />
      {readOnly ? null : (
        <AddObject
          t={t}
          words={words}
          onAdd={(object) =>
            change(
              withObject(load, object),
              t.added({ name: typeof object === 'string' ? words.carry.objects[object] : object.name }),
            )
          }
        />
      )}
    </div>
  );
};
