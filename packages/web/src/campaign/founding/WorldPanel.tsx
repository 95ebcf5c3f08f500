import type { WorldBook } from '@warmoot/words';
import { Press } from '../../design/forms/Press.js';
import { useSpoken } from '../../words/speech.js';
import type { MapPlace } from './map.js';
import { WorldMap } from './WorldMap.js';
import { FOUNDING } from './words.js';

interface WorldPanelProps {
  readonly world: WorldBook;
  readonly places: readonly MapPlace[];
  readonly isTaken: (part: string) => boolean;
  /** Takes a part or leaves it; null where this seat may not. */
  readonly onToggle: ((part: string) => void) | null;
  /** Shows other worlds; left out where there is no more choice. */
  readonly onOthers?: () => void;
  /** Whether what was taken can still be left. */
  readonly mayLeave?: boolean;
  /** Who took it, by name. */
  readonly by: readonly string[];
}

/** The world beside the steps: its map, and its parts, each taken or left out. */
export const WorldPanel = (props: WorldPanelProps) => {
  const { world, places, isTaken, onToggle, onOthers, mayLeave = true, by } = props;
  const { t } = useSpoken(FOUNDING);
  const off = (isIn: boolean): string | null => {
    if (onToggle === null) return t.onlyPlayersTake;
    return isIn && !mayLeave ? t.staysTaken : null;
  };
  return (
    <section className="founding-world" aria-labelledby="founding-world">
      <header>
        <h2 id="founding-world">{world.name}</h2>
        {onOthers === undefined ? null : (
          <button type="button" className="link" onClick={onOthers}>
            {t.otherWorlds}
          </button>
        )}
      </header>
      {world.parts.length === 0 ? <p className="soft">{t.blank}</p> : null}
      {places.length === 0 ? null : <WorldMap name={world.name} world={world.key} places={places} />}
      <ul>
        {world.parts.map(({ kind, part, names }) => {
          const isIn = isTaken(part.key);
          const title = kind === 'single' ? (names[0] ?? '') : t.counts[kind]({ n: names.length });
          const says =
            kind === 'houses' || kind === 'quarrels' || kind === 'happenings' ? names.join(', ') : t.says[kind];
          return (
            <li key={part.key} data-left={!isIn || undefined}>
              <p>
                <b>{title}</b>
                <span>{says}</span>
              </p>
              <Press className="part-switch" aria-pressed={isIn} off={off(isIn)} onClick={() => onToggle?.(part.key)}>
                <span className="vh">{title}: </span>
                {isIn ? t.taken : t.left}
              </Press>
            </li>
          );
        })}
      </ul>
      {world.parts.length === 0 ? null : (
        <p className="small soft">{by.length === 0 ? t.letIn : t.takenBy({ names: by })}</p>
      )}
    </section>
  );
};
