import type { Sitting } from '../../net/sitting.js';
import type { Do } from '../../net/useSitting.js';

/** What every form gets on which a kind of scene is set up. */
export interface SetupProps {
  readonly kind: string;
  readonly sitting: Sitting;
  readonly act: Do;
}
