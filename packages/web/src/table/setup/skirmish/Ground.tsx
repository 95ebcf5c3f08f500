import { warband } from '@warmoot/rules';
import { useMemo } from 'react';
import { NumberField } from '../../../design/forms/NumberField.js';
import { Choose } from '../../../design/forms/Select.js';
import { useSpoken } from '../../../words/speech.js';
import { GroundView } from './GroundView.js';
import { fieldIn } from './shown.js';
import { GROUND_KINDS, type GroundPick } from './skirmishSlate.js';
import { groundOf, type MapSize, type SkirmishWish } from './skirmishStart.js';
import { SKIRMISH_SETUP } from './words.js';

interface GroundProps {
  readonly wish: Pick<SkirmishWish, 'ground' | 'map' | 'brought'>;
  readonly onGround: (ground: GroundPick) => void;
  readonly onMap: (map: MapSize) => void;
}

const { least, most } = warband.MAP;

/** Where it is fought: a ready-made ground, or open ground of any size. */
export const Ground = ({ wish, onGround, onMap }: GroundProps) => {
  const { t } = useSpoken(SKIRMISH_SETUP);
  const { ground, map } = wish;
  const wished = JSON.stringify([ground, map, wish.brought]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is shown follows from what is wished for
  const field = useMemo(() => fieldIn(wish), [wished]);
  const kinds: readonly GroundPick[] = ground === 'brought' ? [...GROUND_KINDS, 'brought'] : GROUND_KINDS;
  const size = groundOf(wish).map;
  return (
    <div className="skirmish-ground">
      <div className="skirmish-lines">
        <Choose
          label={t.ground}
          options={kinds.map((key) => ({ key, label: t.grounds[key] }))}
          at={ground}
          onPick={onGround}
        />
        {ground === 'open' ? (
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
