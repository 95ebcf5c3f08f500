import { saga } from '@warmoot/rules';
import { useId, useState } from 'react';
import { NO_MARKS, type PartyMark } from '../../boards/roads/marks.js';
import { RoadsBoard } from '../../boards/roads/RoadsBoard.js';
import { Choose } from '../../design/forms/Select.js';
import { Switch } from '../../design/forms/Switches.js';
import { useAnnounce } from '../../design/states/LiveRegion.js';
import { MARCH } from '../../scenes/march/words.js';
import { useSpoken } from '../../words/speech.js';
import type { OnRoads, Roads } from './parties.js';
import { placeName } from './spans.js';
import { ROAD } from './words.js';

interface PlaceBoardProps {
  readonly roads: Roads;
  readonly parties: readonly OnRoads[];
  /** How each party looks on the map. */
  readonly looks: readonly Pick<PartyMark, 'tincture' | 'icon' | 'size'>[];
  readonly onChange: (nth: number, party: OnRoads) => void;
}

/** The map with all parties on it: a press says where one of them sets out, or where it wants to go. */
export const PlaceBoard = ({ roads, parties, looks, onChange }: PlaceBoardProps) => {
  const { t, words } = useSpoken(ROAD);
  const { t: march } = useSpoken(MARCH);
  const announce = useAnnounce();
  const id = useId();
  const [picked, setPicked] = useState(0);
  const [says, setSays] = useState<'at' | 'goal'>('at');
  const nth = Math.min(picked, parties.length - 1);
  const party = parties[nth];
  if (party === undefined) return null;
  const there = parties.map((one, no) => ({ ...one, no })).filter(({ at }) => saga.roads.isSpan(roads, at));
  const marks = {
    ...NO_MARKS,
    parties: there.map(({ name, at, no }) => ({
      name,
      at,
      ...(looks[no] as (typeof looks)[number]),
      you: no === nth,
    })),
    goal: party.wants?.want === 'reach' ? party.wants.span : null,
    watchers: there.filter(({ approaches }) => approaches !== undefined).map(({ at }) => at),
  };
  const put = (key: string): void => {
    onChange(nth, says === 'at' ? { ...party, at: key } : { ...party, wants: { want: 'reach', span: key } });
    announce(t.put({ name: party.name, span: placeName(words, roads, key) }));
  };
  return (
    <div className="road-board">
      <div className="road-board-for">
        <Choose
          label={t.pressFor}
          options={parties.map(({ name }, no) => ({ key: `${no}`, label: name }))}
          at={`${nth}`}
          onPick={(key) => setPicked(Number(key))}
        />
        <Switch legend={t.presses} options={t.pressing} at={says} onGo={setSays} />
      </div>
      <p id={id} className="small soft">
        {t.hint}
      </p>
      <RoadsBoard
        map={roads}
        marks={marks}
        label={t.board}
        describedBy={id}
        nameOf={(key) =>
          t.spanAs({
            span: placeName(words, roads, key),
            ground: march.ground[saga.roads.spanOf(roads, key).ground],
            here: there
              .filter(({ at }) => at === key)
              .map(({ name }) => name)
              .join(', '),
          })
        }
        onPick={put}
      />
    </div>
  );
};
