import type { DuelView } from '../sheet.js';

/** A word on how a round goes. In the second round everybody knows. */
export const FirstRound = ({ view, text }: { readonly view: DuelView; readonly text: string }) =>
  view.open.round > 1 ? null : <p className="small soft first-round">{text}</p>;
