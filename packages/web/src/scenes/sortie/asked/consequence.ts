import { sortie } from '@warmoot/rules';
import { handText } from '../lines/doing.js';
import { type Choice, type SortieView, type Unit, unitNamed } from '../model.js';
import type { AskedWords } from './words.js';

interface Sight {
  readonly t: AskedWords;
  readonly view: SortieView;
  readonly units: readonly Unit[];
  /** What is asked for: a key of a unit, or of two. */
  readonly as: string;
}

/** The unit that a question is about: `A1`, the first of `A1.B2`, or the second where the first is a side. */
export const unitOf = (units: readonly Unit[], as: string): Unit | null =>
  as
    .split('.')
    .map((key) => unitNamed(units, key))
    .find((unit) => unit !== null) ?? null;

/** What follows on an answer, in a line; nothing where the answer says all. */
export const consequenceOf = ({ t, view, units, as }: Sight, choice: Choice): string => {
  const unit = unitOf(units, as);
  const called = (key: string): string => unitNamed(units, key)?.called ?? key;
  const index = unit?.index ?? -1;
  const { open } = view;
  switch (choice.choose) {
    case 'place':
      return t.place({ n: choice.halfMoves });
    case 'escape': {
      const total = open.impacts.find((impact) => impact.unit === index)?.finishedBy ?? 0;
      return t.escape({ n: unit?.floating ?? 0, total });
    }
    case 'yield':
    case 'flee':
    case 'stay':
    case 'captured':
    case 'killed':
    case 'press':
    case 'takePrisoners':
    case 'takeNone':
      return t[choice.choose];
    case 'move':
      return choice.way === 'stay' || choice.way === 'withdraw'
        ? t.move[choice.way]
        : t.move[choice.way]({ names: (choice.back ?? [choice.enemy ?? '']).map(called) });
    case 'withdraw': {
      const now = unit?.floating ?? 0;
      const n = open.lost[index] ?? 0;
      if (choice.halfMoves === 0) return t.withdraw.none({ n, now: handText(now) });
      const ignored = sortie.ignoredBy(view, index, choice.halfMoves);
      return t.withdraw.some({ ignored, n, now: handText(now), then: handText(now + ignored) });
    }
    case 'letGo':
      return t.letGo({ n: open.withdrew[unitNamed(units, as.split('.')[1] ?? '')?.index ?? -1] ?? 1 });
    case 'take': {
      const heads = unitNamed(units, choice.target)?.heads ?? 0;
      return choice.fate === 'captured' ? t.takeCaptured({ heads }) : t.takeKilled({ heads });
    }
    default:
      return '';
  }
};
