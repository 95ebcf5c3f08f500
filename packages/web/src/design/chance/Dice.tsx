import type { Die } from '@warmoot/kernel';
import { number } from '@warmoot/words';
import { useWords } from '../../words/WordsProvider.js';
import { dieLabel } from './dieWords.js';
import './dice.css';
import { Icon, type IconName } from '../base/Icon.js';

/** Dice that are not drawn of their own are drawn as the nearest that is. */
const shapeOf = ({ sides }: Die): IconName => (sides <= 8 ? 'di-d8' : sides === 10 ? 'di-d10' : 'di-d12');

interface ShownProps {
  readonly die: Die;
  readonly text: string;
  readonly size: number;
  /** It lies there and does not count: pale, and struck through. */
  readonly idle: boolean;
}

const Shown = ({ die, text, size, idle }: ShownProps) => (
  <span className={`die die-${shapeOf(die)}${idle ? ' die-idle' : ''}`} title={dieLabel(die)}>
    <Icon name={shapeOf(die)} size={size} />
    {idle ? (
      <s className={size < 36 ? 'die-small' : ''}>{text}</s>
    ) : (
      <b className={size < 36 ? 'die-small' : ''}>{text}</b>
    )}
  </span>
);

export interface DiceProps {
  readonly dice: readonly Die[];
  /** Null while they are still to be thrown. */
  readonly faces: readonly number[] | null;
  /** For each face whether it counts; all of them, where nothing is said. */
  readonly counting?: readonly boolean[];
  /** Given by hand: real dice on a real table. */
  readonly typed?: boolean;
  readonly sum?: boolean;
  readonly size?: number;
}

/** Dice as they lie. Faces are text, so that they can be read, copied and heard. */
export const Dice = ({ dice, faces, counting, typed = false, sum = false, size = 44 }: DiceProps) => {
  const { ui } = useWords();
  const shown = (nth: number): string => (faces === null ? '' : number(faces[nth] ?? 0));
  const label = faces === null ? ui.dice.toThrow : ui.dice.lie({ faces: faces.map(number).join(', ') });
  return (
    <span className="dice" role="img" aria-label={label} data-state={faces === null ? 'open' : 'thrown'}>
      {dice.map((die, nth) => (
        <Shown
          // biome-ignore lint/suspicious/noArrayIndexKey: dice have no names, only their places.
          key={nth}
          die={die}
          text={shown(nth)}
          size={size}
          idle={faces !== null && counting?.[nth] === false}
        />
      ))}
      {sum && faces !== null ? (
        <span className="dice-sum">{ui.dice.sum({ sum: faces.reduce((a, b) => a + b, 0) })}</span>
      ) : null}
      {faces === null ? <span className="small soft">{ui.dice.toThrow}</span> : null}
      {typed ? <span className="small soft">{ui.dice.fromTable}</span> : null}
    </span>
  );
};
