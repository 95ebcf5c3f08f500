import type { Asked, View } from '@warmoot/kernel';
import type { saga } from '@warmoot/rules';
import type { SceneProps } from '../contract.js';
import type { Asking } from '../shared/asking.js';

export type TalkView = View<saga.discussion.Discussion>;

/** What the parts of a Discussion's page are given. */
export interface TalkProps extends Omit<SceneProps, 'view'> {
  readonly view: TalkView;
  /** Whose answers are awaited; null while dice fall. What others do without dice interrupts nobody. */
  readonly asking: Asking | null;
  /** What this seat is asked now. */
  readonly asked: Asked | null;
  /** Who of those in the talk is looked at. */
  readonly looked: string;
  readonly onLook: (name: string) => void;
}

/** SAGA-CAMPAIGN-004: whether a sheet is closed to whoever looks. */
export const isClosed = ({ closed }: TalkView, name: string): boolean => closed?.includes(name) ?? false;
