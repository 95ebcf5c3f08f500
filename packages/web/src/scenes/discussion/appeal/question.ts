import type { Asked } from '@warmoot/kernel';
import type { Asking } from '../../shared/asking.js';
import type { TalkProps } from '../model.js';

/** What the panel of a question is given: somebody of this seat is asked. */
export interface Question extends TalkProps {
  readonly asking: Asking;
  readonly asked: Asked;
}
