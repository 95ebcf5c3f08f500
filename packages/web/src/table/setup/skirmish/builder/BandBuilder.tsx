import { nameIn } from '@warmoot/words';
import { useMemo, useState } from 'react';
import { Button } from '../../../../design/forms/Button.js';
import { useSpoken } from '../../../../words/speech.js';
import type { FigureWish } from '../figure.js';
import { type Shown, shownIn, strengthOf } from '../shown.js';
import { SCENE } from '../skirmishStart.js';
import { BandRoster } from './BandRoster.js';
import { ByHand, isChanged } from './ByHand.js';
import { CopyTable, useDay } from './CopyTable.js';
import { copyOf } from './copy.js';
import { FigureSheet } from './FigureSheet.js';
import { GearSlots } from './GearSlots.js';
import { InTheSaddle } from './InTheSaddle.js';
import { Measures } from './Measures.js';
import { PaperPreview } from './PaperPreview.js';
import type { BuilderProps } from './props.js';
import { BAND_BUILDER } from './words.js';
import './band-builder.css';

const TABS = ['band', 'figure', 'sheet', 'print'] as const;
const NOBODY: readonly FigureWish[] = [];

/** Whether a figure is as in the table, copied or changed. */
const useCondition = (figure: FigureWish | undefined, campaign: BuilderProps['campaign']): string => {
  const { t } = useSpoken(BAND_BUILDER);
  const dayOf = useDay(campaign);
  if (figure === undefined) return '';
  if (isChanged(figure)) return t.changed;
  const copy = copyOf(figure);
  return copy === null ? t.stock : t.copied({ day: dayOf(copy.day) });
};

/** The band with whoever is looked at and not yet in it. */
const useAdding = ({ side, band, shown, others = NOBODY, options = {} }: BuilderProps) => {
  const [adding, setAdding] = useState<FigureWish | null>(null);
  const units = adding === null ? band.units : [...band.units, adding];
  const key = JSON.stringify([units, others, options]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it follows from who is there
  const all = useMemo((): readonly Shown[] => {
    if (adding === null) return shown;
    const [mine, theirs] = [{ units }, { units: others }];
    return shownIn(side === 0 ? [mine, theirs] : [theirs, mine], options)?.[side] ?? shown;
  }, [key, side, shown]);
  return { adding, setAdding, units, all };
};

/** A band, figure by figure: who is in it, what each can do, where its numbers come from, and all of it on paper. */
export const BandBuilder = (props: BuilderProps & { readonly onClose: () => void }) => {
  const { side, band, limit, seats, campaign, onUnits, onClose } = props;
  const { t, words } = useSpoken(BAND_BUILDER);
  const [picked, setPicked] = useState(0);
  const [tab, setTab] = useState<(typeof TABS)[number]>('band');
  const { adding, setAdding, units, all } = useAdding(props);
  const at = Math.min(picked, units.length - 1);
  const figure = units[at];
  const one = all[at];
  const state = useCondition(figure, campaign);
  const isAdding = adding !== null && at === band.units.length;
  const change = (next: FigureWish): void => (isAdding ? setAdding(next) : onUnits(band.units.with(at, next)));
  const nameAt = (nth: number): string => nameIn(words, SCENE, all[nth]?.called ?? '');
  const look = (next: FigureWish): void => {
    setAdding(next);
    setPicked(band.units.length);
  };
  const add = (): void => {
    onUnits(units);
    setAdding(null);
    setPicked(band.units.length);
  };
  const leaveOut = (): void => (isAdding ? setAdding(null) : onUnits(band.units.toSpliced(at, 1)));
  const sums = { figures: units.length, points: strengthOf(all), limit };
  return (
    <div className="band-builder" data-tab={tab}>
      <nav className="bb-tabs" aria-label={t.tabs}>
        {TABS.map((key) => (
          <button key={key} type="button" aria-current={key === tab || undefined} onClick={() => setTab(key)}>
            {t[key]}
          </button>
        ))}
      </nav>
      <div className="bb-columns">
        <section className="bb-column" data-part="band" aria-label={t.band}>
          <BandRoster {...props} units={units} shown={all} adding={adding} at={at} onAt={setPicked} onLook={look} />
        </section>
        <section className="bb-column bb-middle" data-part="figure" aria-label={t.figure}>
          {figure === undefined || one === undefined ? null : (
            <>
              <FigureSheet side={side} figure={figure} shown={one} state={state} campaign={campaign} />
              <GearSlots figure={figure} shown={one} onChange={change} />
              <Measures figure={figure} />
              <ByHand figure={figure} shown={one} seats={seats} commander={band.commander} onChange={change} />
            </>
          )}
        </section>
        <div className="bb-column" data-part="right">
          <section data-part="sheet" aria-label={t.fromSheet}>
            <h3 className="bb-h">{t.fromSheet}</h3>
            {figure === undefined || one === undefined ? null : (
              <>
                <CopyTable {...props} figure={figure} shown={one} mine={all} onChange={change} />
                <InTheSaddle figure={figure} shown={one} />
              </>
            )}
          </section>
          <section data-part="print" className="bb-print" aria-label={t.paper}>
            <PaperPreview side={side} units={band.units} shown={props.shown} campaign={campaign} />
          </section>
        </div>
      </div>
      <footer className="bb-foot">
        <p>
          {adding === null ? null : `${t.withWhom({ who: nameAt(band.units.length) })} `}
          {limit === 0 ? t.foot(sums) : t.footOf(sums)}
        </p>
        {figure === undefined ? null : <Button onClick={leaveOut}>{t.leaveOut({ who: nameAt(at) })}</Button>}
        {adding === null ? (
          <Button kind="ink" onClick={onClose}>
            {t.done}
          </Button>
        ) : (
          <Button kind="act" onClick={add}>
            {t.addToBand({ who: nameAt(band.units.length) })}
          </Button>
        )}
      </footer>
    </div>
  );
};
