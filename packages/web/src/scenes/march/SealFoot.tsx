import type { ReactNode } from 'react';
import { Button } from '../../design/forms/Button.js';
import { Seal } from '../../design/seats/Seal.js';
import { useSpoken } from '../../words/speech.js';
import { SHARED } from '../shared/words.js';
import { type AskedProps, seatOf } from './model.js';
import { MARCH } from './words.js';

interface SealFootProps extends Pick<AskedProps, 'view' | 'people' | 'seat' | 'busy'> {
  readonly title: ReactNode;
  readonly note: ReactNode;
  readonly act: string;
  readonly off: string | null;
  readonly onAct: () => void;
  readonly extra?: ReactNode;
}

/** SAGA-MOVE-042: the foot of what is chosen apart. Whether others choose, or have chosen, is not told: their seals never change. */
export const SealFoot = ({ view, people, seat, busy, title, note, act, off, onAct, extra }: SealFootProps) => {
  const { t } = useSpoken(MARCH);
  const { t: shared } = useSpoken(SHARED);
  const others = [...new Set(view.given.parties.map(({ name }) => seatOf(view, name)))].filter((one) => one !== seat);
  const me = seat === null ? undefined : people[seat];
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is drawn by other laws
    <div className="scene-foot march-foot" role="group" aria-label={shared.yourAnswer}>
      <ul className="foot-hidden" data-many={others.length > 1 || undefined}>
        {others.map((one) => (
          <li key={one}>
            <Seal
              state="hidden"
              colour={people[one]?.colour ?? 0}
              name={people[one]?.name ?? one}
              size={others.length > 1 ? 26 : 40}
            />
            <p>
              <b>{people[one]?.name ?? one}</b>
              <span>{t.notTold}</span>
            </p>
          </li>
        ))}
      </ul>
      <div className="foot-seal foot-mine">
        <Seal state="open" colour={me?.colour ?? 0} name={me?.name ?? ''} size={40} />
        <p>
          <b>{title}</b>
          <span>{note}</span>
        </p>
      </div>
      {extra}
      <Button kind="act" className="foot-act" off={off} busy={busy} onClick={onAct}>
        {act}
      </Button>
    </div>
  );
};
