import type { SeatId } from '@warmoot/kernel';
import { refusalText } from '@warmoot/words';
import type { ReactElement } from 'react';
import { FaultPage } from '../../design/faults/FaultPage.js';
import { Shell } from '../../design/shell/Shell.js';
import { Loading } from '../../design/states/Loading.js';
import type { Hindrance } from '../../net/api.js';
import type { Sitting } from '../../net/sitting.js';
import { type Held, useHeld, useShares, useSitting } from '../../net/useSitting.js';
import { useSpoken } from '../../words/speech.js';
import { useWords } from '../../words/WordsProvider.js';
import { Curtain } from '../people/Curtain.js';
import { useHotSeat } from '../people/useHotSeat.js';
import { TABLE } from '../words.js';
import { KeptWhileAway } from './LineBanner.js';

/** The seat in front of a table, and what it knows. */
export interface AtSeat {
  readonly sitting: Sitting;
  readonly held: Held;
  readonly pass: (seat: SeatId) => void;
}

const Hindered = ({ hindrance }: { readonly hindrance: Hindrance }) => {
  const { words } = useSpoken(TABLE);
  switch (hindrance.code) {
    case 'AWAY':
    case 'TRY_AGAIN':
      return <FaultPage kind="away" />;
    case 'NO_SUCH_TABLE':
    case 'NOT_FOUND':
      return <FaultPage kind="gone" />;
    case 'FAULT':
      return <FaultPage kind="broken" detail={hindrance.fault} />;
    case 'OTHER_PROTOCOL':
      return <FaultPage kind="old" />;
    case 'NOT_YOUR_SEAT':
      return <FaultPage kind="taken" />;
    case 'PUT_OUT':
      return <FaultPage kind="putOut" />;
    default:
      return <FaultPage kind="shut" detail={refusalText(words, hindrance)} />;
  }
};

interface SeatedProps {
  readonly table: string;
  readonly children: (at: AtSeat) => ReactElement;
}

/** A page of a table, as soon as a seat of this device is found and the curtain is up; or why it cannot be shown. */
export const Seated = ({ table, children }: SeatedProps) => {
  const { ui } = useWords();
  const held = useHeld(table);
  const hot = useHotSeat(table, held.seats ?? []);
  const sitting = useSitting(table, hot.seat);
  useShares(sitting, held.seats ?? []);
  if (held.hindrance !== null && sitting === null) return <Hindered hindrance={held.hindrance} />;
  if (sitting?.gone) return <Hindered hindrance={sitting.gone} />;
  if (hot.curtain !== null) return <Curtain {...hot.curtain} />;
  if (sitting === null) {
    return (
      <Shell at="table">
        <div className="page-loading">
          <Loading text={ui.table.loading} />
        </div>
      </Shell>
    );
  }
  return <KeptWhileAway>{children({ sitting, held, pass: hot.pass })}</KeptWhileAway>;
};
