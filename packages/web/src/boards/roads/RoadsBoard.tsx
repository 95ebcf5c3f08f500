import { saga } from '@warmoot/rules';
import { type KeyboardEvent, memo, useEffect, useMemo, useRef, useState } from 'react';
import { useSpoken } from '../../words/speech.js';
import { Beads } from './Beads.js';
import type { Point } from './curves.js';
import { HIGH, SKY, WIDE } from './ground.js';
import { LandscapePicture } from './LandscapePicture.js';
import { Counter, CrossingPlate, Fog, HaltFlag, LastSeen, lastBox, MeetingEye, RouteLine, WatchPlate } from './Live.js';
import './roads.css';
import { roadsKey } from './keys.js';
import { type Label, labelsOf } from './labels.js';
import { type Landscape, landscapeOf } from './landscape.js';
import type { RoadsMarks } from './marks.js';
import { ROADS } from './words.js';

export interface RoadsBoardProps {
  readonly map: saga.roads.Roads;
  readonly marks: RoadsMarks;
  /** What the whole map is called for ears. */
  readonly label: string;
  /** A span in words: name, ground, ways, and who is or may be there. */
  readonly nameOf: (key: string) => string;
  readonly onPick: (key: string) => void;
  /** A press on the land between the spans, for whoever draws the map; keys have other ways to that. */
  readonly onSheet?: (point: Point) => void;
  readonly picked?: string | null;
  readonly onOdds?: (key: string) => void;
  readonly onRead?: () => void;
  /** The id of an element that says how keys walk on it. */
  readonly describedBy?: string;
}

const Names = memo(({ labels }: { readonly labels: readonly Label[] }) => (
  <>
    {labels.map(({ key, x, y, anchor, text }) => (
      <text key={key} x={x.toFixed(0)} y={y.toFixed(0)} textAnchor={anchor} className="roads-name">
        {text}
      </text>
    ))}
  </>
));

/** Names keep clear of the plates of crossings, of the outlines of last known places, and of the notes under them. */
const takenBy = (map: saga.roads.Roads, last: RoadsMarks['last']) => [
  ...map.spans
    .filter(({ ground, crossing }) => ground === 'impassable' && crossing !== undefined)
    .map(({ x, y }) => ({ left: x - 62, right: x + 2, top: y - 52, bottom: y - 16 })),
  ...last.flatMap((mark) => {
    const { x, y } = saga.roads.spanOf(map, mark.at);
    const { left, wide, high } = lastBox(mark, x);
    return [
      { left: x - 25, right: x + 25, top: y - 64, bottom: y },
      { left: x + left, right: x + left + wide, top: y + 20, bottom: y + 28 + high },
    ];
  }),
];

interface LayerProps {
  readonly map: saga.roads.Roads;
  readonly marks: RoadsMarks;
  readonly land: Landscape;
  readonly tonight: string;
}

/** Everything live, from the ground up. */
const LiveLayer = ({ map, marks, land, tonight }: LayerProps) => {
  const at = (key: string): saga.roads.Span => saga.roads.spanOf(map, key);
  const covered = marks.parties.map((party) => party.at).join(' ');
  const { last } = marks;
  const halt = marks.route?.halt ?? null;
  const own = marks.parties.find(({ you }) => you)?.at;
  const labels = useMemo(
    () => labelsOf({ spans: map.spans, curves: land.curves, covered: covered.split(' '), taken: takenBy(map, last) }),
    [map, land, covered, last],
  );
  return (
    <>
      <Fog map={map} fog={marks.fog} />
      {marks.route === null ? null : <RouteLine curves={land.curves} route={marks.route} />}
      {marks.meeting === null || own === undefined || own === marks.meeting ? null : (
        <RouteLine
          curves={land.curves}
          route={{ from: own, spans: [marks.meeting], halt: marks.meeting, numbers: {} }}
        />
      )}
      <Beads map={map} marks={marks} />
      {map.spans.map((span) => (
        <CrossingPlate key={span.key} span={span} />
      ))}
      {marks.watchers.map((key) => (
        <WatchPlate key={key} x={at(key).x} y={at(key).y} />
      ))}
      <Names labels={labels} />
      {halt === null ? null : <HaltFlag x={at(halt).x} y={at(halt).y} text={tonight} />}
      {last.map((mark) => (
        <LastSeen key={mark.name} last={mark} x={at(mark.at).x} y={at(mark.at).y} />
      ))}
      {marks.parties.map((party, nth) => {
        const here = marks.parties.slice(0, nth).filter((other) => other.at === party.at).length;
        return <Counter key={party.name} party={party} x={at(party.at).x + here * 40} y={at(party.at).y} />;
      })}
      {marks.meeting === null ? null : <MeetingEye from={at(own ?? marks.meeting)} to={at(marks.meeting)} />}
    </>
  );
};

/** What the beads mean; those of the fog in the tinctures of whom it is about. */
const Legend = ({ fog }: Pick<RoadsMarks, 'fog'>) => {
  const { t } = useSpoken(ROADS);
  const tinctures = [...new Set(fog.map(({ tincture }) => tincture))];
  const rows = ['open', 'closed', 'impassable', ...(fog.length > 0 ? (['now', 'tonight'] as const) : [])] as const;
  return (
    <ul className="roads-legend" aria-label={t.legend}>
      {rows.map((row) => (
        <li key={row}>
          {(row === 'now' || row === 'tonight' ? tinctures : [undefined]).map((tincture) => (
            <i
              key={tincture ?? row}
              className={`roads-dot roads-dot-${row}`}
              data-tincture={tincture}
              aria-hidden="true"
            />
          ))}
          {t.beads[row]}
        </li>
      ))}
    </ul>
  );
};

const percent = (part: number, whole: number): string => `${((part / whole) * 100).toFixed(2)}%`;

/** Where on the sheet a press fell. */
const pointOn = (sheet: Element, x: number, y: number): Point => {
  const box = sheet.getBoundingClientRect();
  return {
    x: Math.round(((x - box.left) / box.width) * WIDE),
    y: Math.round(((y - box.top) / box.height) * (HIGH + SKY)) - SKY,
  };
};

/** A route map: a landscape painted once, what is live over it, and a button on every span for hands and ears. */
export const RoadsBoard = (props: RoadsBoardProps) => {
  const { map, marks, label, nameOf, onPick, onSheet, picked = null, onOdds, onRead, describedBy } = props;
  const { t } = useSpoken(ROADS);
  const land = useMemo(() => landscapeOf(map), [map]);
  const you = marks.parties.find((party) => party.you)?.at ?? null;
  const [walked, setWalked] = useState<string | null>(null);
  const buttons = useRef(new Map<string, HTMLButtonElement>());
  const frame = useRef<HTMLDivElement>(null);
  const isThere = (key: string | null): key is string => key !== null && saga.roads.isSpan(map, key);
  const focus = [walked, picked, you, map.spans[0]?.key ?? null].find(isThere) as string;

  useEffect(() => {
    // On a small screen the map is wider than its frame: it opens on one's own party.
    const box = frame.current;
    const at = you === null ? null : saga.roads.spanOf(map, you);
    if (box === null || at === null || box.scrollWidth <= box.clientWidth) return;
    box.scrollLeft = (at.x / WIDE) * box.scrollWidth - box.clientWidth / 2;
    box.scrollTop = ((at.y + SKY) / (HIGH + SKY)) * box.scrollHeight - box.clientHeight * 0.8;
  }, [map, you]);

  const go = (to: string): void => {
    setWalked(to);
    buttons.current.get(to)?.focus();
  };
  const key = (at: string, event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const parties = [...marks.parties, ...marks.last].map((mark) => mark.at);
    const does = roadsKey({ map, you, goal: marks.goal, parties }, at, event.key);
    if (does === null) return;
    event.preventDefault();
    if (does.does === 'go') go(does.to);
    else if (does.does === 'pick') onPick(at);
    else if (does.does === 'odds') onOdds?.(at);
    else onRead?.();
  };
  return (
    <div className="roads">
      <div className="roads-frame" ref={frame}>
        <div className="roads-sheet">
          <svg
            viewBox={`0 ${-SKY} ${WIDE} ${HIGH + SKY}`}
            aria-hidden="true"
            onClick={
              onSheet === undefined
                ? undefined
                : ({ currentTarget, clientX, clientY }) => onSheet(pointOn(currentTarget, clientX, clientY))
            }
          >
            <LandscapePicture of={land} />
            <LiveLayer map={map} marks={marks} land={land} tonight={t.tonight} />
          </svg>
          {/* biome-ignore lint/a11y/useSemanticElements: a group of buttons that lie about a map, no form */}
          <div role="group" aria-label={label} aria-describedby={describedBy} className="roads-spans">
            {map.spans.map((span) => (
              <button
                key={span.key}
                ref={(button) => {
                  if (button === null) buttons.current.delete(span.key);
                  else buttons.current.set(span.key, button);
                }}
                type="button"
                className="roads-span"
                aria-label={nameOf(span.key)}
                aria-pressed={picked === span.key}
                tabIndex={focus === span.key ? 0 : -1}
                style={{ left: percent(span.x, WIDE), top: percent(span.y + SKY, HIGH + SKY) }}
                onFocus={() => setWalked(span.key)}
                onKeyDown={(event) => key(span.key, event)}
                onClick={() => onPick(span.key)}
              />
            ))}
          </div>
        </div>
      </div>
      <Legend fog={marks.fog} />
    </div>
  );
};
