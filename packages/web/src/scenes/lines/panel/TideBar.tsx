import { approx, type Chance } from '@warmoot/kernel';
import { Icon } from '../../../design/base/Icon.js';
import { percentText } from '../../../design/chance/Chance.js';
import { useWords } from '../../../words/WordsProvider.js';
import './line.css';

interface TideBarProps {
  readonly title: string;
  /** You push, nobody moves, they push; each with its words. */
  readonly parts: readonly [TidePart, TidePart, TidePart];
}

interface TidePart {
  readonly chance: Chance;
  readonly text: string;
}

const INKS = ['ink', 'light', 'hatched'] as const;

/** Who drives whom back when the round ends: you (ink), nobody (light), they (hatched). */
export const TideBar = ({ title, parts }: TideBarProps) => {
  const { ui } = useWords();
  const told = parts.map(({ chance, text }) => `${percentText(ui, chance)} ${text}`).join(', ');
  return (
    <section className="ln-tide">
      <h4>
        <Icon name="wb-tide" size={18} /> {title}
      </h4>
      <div className="ln-tide-bar" role="img" aria-label={told}>
        {parts.map(({ chance, text }, nth) => (
          <i key={text} data-ink={INKS[nth]} style={{ flex: approx(chance) }} />
        ))}
      </div>
      <p aria-hidden="true">
        {parts.map(({ chance, text }) => (
          <span key={text}>
            <b>{percentText(ui, chance)}</b> {text}
          </span>
        ))}
      </p>
    </section>
  );
};
