import { approx, type Chance } from '@warmoot/kernel';
import { percentText } from '../../../design/chance/Chance.js';
import { useSpoken } from '../../../words/speech.js';
import { useWords } from '../../../words/WordsProvider.js';
import './odds.css';
import { PANEL } from './words.js';

const TALL = 42;
/** So many bars have their percent below them; where there are more, every fifth bar has its number. */
const LETTERED = 7;

/** How many hits in all, from none on: ink by chance. */
export const Hits = ({ of }: { readonly of: readonly Chance[] }) => {
  const { t } = useSpoken(PANEL);
  const { ui } = useWords();
  const most = Math.max(...of.map(approx), 0.0001);
  const isMany = of.length > LETTERED;
  // The title says that it is percent.
  const percent = (chance: Chance): string => percentText(ui, chance).replace(/\s*%/u, '');
  return (
    <div className="sk-hits">
      <span className="lab">{t.hits}</span>
      <ol aria-label={t.hits} data-many={isMany ? '' : undefined}>
        {of.map((chance, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the number of hits is its place
          <li key={n} title={`${t.hitsRow({ n })}: ${percent(chance)}`}>
            <i style={{ height: `${Math.max(chance.ways > 0n ? 1 : 0, (approx(chance) / most) * TALL)}px` }} />
            <b>{isMany && n % 5 !== 0 ? '' : n}</b>
            <span className={isMany ? 'vh' : ''}>{percent(chance)}</span>
          </li>
        ))}
      </ol>
    </div>
  );
};
