import type { WorldBook } from '@warmoot/words';
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
  readonly onOthers: () => void;
  /** Who took it, by name. */
  readonly by: readonly string[];
}

/** The world beside the steps: its map, and its parts, each taken or left out. */
export const WorldPanel = ({ world, places, isTaken, onToggle, onOthers, by }: WorldPanelProps) => {
  const { t } = useSpoken(FOUNDING);
  return (
    <section className="founding-world" aria-labelledby="founding-world">
      <header>
        <h2 id="founding-world">{world.name}</h2>
        <button type="button" className="link" onClick={onOthers}>
          {t.otherWorlds}
        </button>
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
              <button
                type="button"
                className="part-switch"
                aria-pressed={isIn}
                aria-label={`${title}: ${isIn ? t.taken : t.left}`}
                disabled={onToggle === null}
                onClick={() => onToggle?.(part.key)}
              >
                {isIn ? t.taken : t.left}
              </button>
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
