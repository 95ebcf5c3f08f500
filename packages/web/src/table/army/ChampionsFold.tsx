import type { ReactNode } from 'react';
import { useSpoken } from '../../words/speech.js';
import { ARMY } from './armyWords.js';

interface ChampionsFoldProps {
  readonly className: string;
  readonly count: number;
  readonly children: ReactNode;
}

/** The leaders of an army who may meet those of the other, folded away: most battles have none. */
export const ChampionsFold = ({ className, count, children }: ChampionsFoldProps) => {
  const { t } = useSpoken(ARMY);
  return (
    <details className={className}>
      <summary>{t.champions({ n: count })}</summary>
      <p className="small soft">{t.championsNote}</p>
      {children}
    </details>
  );
};
