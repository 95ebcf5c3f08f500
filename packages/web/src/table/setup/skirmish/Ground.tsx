import { warband } from '@warmoot/rules';
import { NumberField } from '../../../design/forms/NumberField.js';
import { Choose } from '../../../design/forms/Select.js';
import { useSpoken } from '../../../words/speech.js';
import { GroundView } from './GroundView.js';
import type { MapSize } from './skirmishStart.js';
import { SKIRMISH_SETUP } from './words.js';

interface GroundProps<K extends string> {
  readonly kinds: readonly { readonly key: K; readonly label: string }[];
  readonly at: K;
  /** Whether its size can be said; else it has its own. */
  readonly isOpen: boolean;
  readonly map: MapSize;
  readonly size: MapSize;
  /** As the fight would have it; null where it cannot be. */
  readonly field: warband.Field | null;
  readonly onGround: (ground: K) => void;
  readonly onMap: (map: MapSize) => void;
}

const { least, most } = warband.MAP;

/** Where it is fought: a ready-made ground, or open ground of any size. */
export const Ground = <K extends string>({ kinds, at, isOpen, map, size, field, onGround, onMap }: GroundProps<K>) => {
  const { t } = useSpoken(SKIRMISH_SETUP);
  return (
    <div className="skirmish-ground">
      <div className="skirmish-lines">
        <Choose label={t.ground} options={kinds} at={at} onPick={onGround} />
        {isOpen ? (
          <>
            <NumberField
              label={t.width}
              value={map.width}
              least={least}
              most={most}
              onNumber={(width) => onMap({ ...map, width })}
            />
            <NumberField
              label={t.height}
              value={map.height}
              least={least}
              most={most}
              onNumber={(height) => onMap({ ...map, height })}
            />
          </>
        ) : (
          <p className="small soft">{t.size(size)}</p>
        )}
      </div>
      {field === null ? null : <GroundView field={field} />}
    </div>
  );
};
