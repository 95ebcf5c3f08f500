import { approx, type Chance as Exact } from '@warmoot/kernel';
import type { UiWords } from '../../words/ui.js';
import { useWords } from '../../words/WordsProvider.js';

/** "66.9 %", with the no-break space before the sign. */
export const percentText = (ui: UiWords, of: Exact): string => {
  if (of.ways === 0n) return ui.chance.percent({ percent: '0' });
  if (of.ways === of.of) return ui.chance.percent({ percent: '100' });
  const percent = approx(of) * 100;
  if (percent < 0.05) return ui.chance.under({ percent: '0.1' });
  if (percent >= 99.95) return ui.chance.over({ percent: '99.9' });
  return ui.chance.percent({ percent: percent.toFixed(1) });
};

/** "107 in 160"; nothing where it says no more than the percent. */
export const fractionText = (ui: UiWords, of: Exact): string | null =>
  of.of === 1n ? null : ui.chance.in({ ways: `${of.ways}`, of: `${of.of}` });

/** The percent with the exact fraction beside it. */
export const Chance = ({ of }: { readonly of: Exact }) => {
  const { ui } = useWords();
  const fraction = fractionText(ui, of);
  return (
    <span className="fig">
      {percentText(ui, of)}
      {fraction === null ? null : <span className="soft"> {fraction}</span>}
    </span>
  );
};
