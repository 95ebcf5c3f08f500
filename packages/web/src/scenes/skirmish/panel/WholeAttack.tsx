import type { Chance } from '@warmoot/kernel';
import type { ReactNode } from 'react';
import { useSpoken } from '../../../words/speech.js';
import type { Fares, Joint } from '../parts.js';
import { Bars } from './Bars.js';
import { Hits } from './Hits.js';
import { Mosaic } from './Mosaic.js';
import './odds.css';
import { PANEL } from './words.js';

interface WholeAttackProps {
  /** All dice, the extra ones too. */
  readonly dice: number;
  readonly fares: readonly Fares[];
  /** Where there are two targets: both together. */
  readonly joint: Joint | null;
  /** The chance of so many hits in all, from none on. */
  readonly hits: readonly Chance[];
  /** What follows, beside the hits. */
  readonly children?: ReactNode;
}

/** What an attack as it is divided may come to, exactly. */
export const WholeAttack = ({ dice, fares, joint, hits, children }: WholeAttackProps) => {
  const { t } = useSpoken(PANEL);
  return (
    <section className="sk-whole">
      <header>
        <h3>{t.whole}</h3>
        <span className="lab">{t.exact({ n: dice })}</span>
      </header>
      {joint === null ? <Bars of={fares} /> : <Mosaic of={joint} />}
      <div className="sk-whole-below">
        <Hits of={hits} />
        {children}
      </div>
    </section>
  );
};
