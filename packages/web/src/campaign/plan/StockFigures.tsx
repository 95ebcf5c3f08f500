import { warband } from '@warmoot/rules';
import { useState } from 'react';
import { Button } from '../../design/forms/Button.js';
import { Field } from '../../design/forms/Field.js';
import { Select } from '../../design/forms/Select.js';
import { Tick } from '../../table/setup/sortie/Ticks.js';
import { useSpoken } from '../../words/speech.js';
import { capital } from '../../words/text.js';
import type { Stock } from './skirmish.js';
import { PLAN } from './words.js';

type Like = Stock['like'];
/** A hero is somebody of the cast. */
const KINDS = (Object.keys(warband.PROFILES) as readonly warband.ProfileKey[]).filter(
  (key): key is Like => key !== 'hero',
);

interface StockFiguresProps {
  readonly stock: readonly Stock[];
  /** As many as there is room for beside the people of the side. */
  readonly most: number;
  readonly onChange: (stock: readonly Stock[]) => void;
}

/** WARBAND-FIGURE-005, WARBAND-FIGURE-011: those beside the people of the cast: stock figures, with a name where they have one. */
export const StockFigures = ({ stock, most, onChange }: StockFiguresProps) => {
  const { t, words } = useSpoken(PLAN);
  const { profiles } = words.skirmish;
  const [kind, setKind] = useState<Like>('spearman');
  const called = ({ like, name = '' }: Stock): string => (name === '' ? capital(profiles[like]) : name);
  const rename = (one: Stock, text: string): Stock => {
    const { name: _, ...others } = one;
    return text.trim() === '' ? others : { ...others, name: text };
  };
  return (
    <div className="plan-part">
      <p className="lab">{t.stockOf({ many: stock.length })}</p>
      {stock.map((one, nth) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: stock figures are alike, and only their places tell them apart.
        <div key={nth} className="plan-row plan-stock">
          <Field
            label={t.stockName({ kind: capital(profiles[one.like]) })}
            maxLength={24}
            value={one.name ?? ''}
            onText={(text) => onChange(stock.with(nth, rename(one, text)))}
          />
          <Tick
            label={t.hireling}
            at={one.hireling}
            onChange={(hireling) => onChange(stock.with(nth, { ...one, hireling }))}
          />
          <Button
            kind="quiet"
            small
            aria-label={t.removeWhat({ name: called(one) })}
            onClick={() => onChange(stock.toSpliced(nth, 1))}
          >
            {t.remove}
          </Button>
        </div>
      ))}
      {stock.length >= most ? null : (
        <div className="plan-row">
          <Select
            label={t.addStock}
            options={KINDS.map((key) => ({ key, label: capital(profiles[key]) }))}
            at={kind}
            onPick={setKind}
          />
          <Button small onClick={() => onChange([...stock, { like: kind, hireling: true }])}>
            {t.addStockOne}
          </Button>
        </div>
      )}
    </div>
  );
};
