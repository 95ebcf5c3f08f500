import { nameIn } from '@warmoot/words';
import { useState } from 'react';
import { Button } from '../../../../design/forms/Button.js';
import { useSpoken } from '../../../../words/speech.js';
import type { FigureWish } from '../figure.js';
import { strengthOf } from '../shown.js';
import { SCENE } from '../skirmishStart.js';
import { BandRoster } from './BandRoster.js';
import { ByHand, isChanged } from './ByHand.js';
import { CopyTable, useDay } from './CopyTable.js';
import { copyOf } from './copy.js';
import { FigureSheet } from './FigureSheet.js';
import { GearSlots } from './GearSlots.js';
import { Measures } from './Measures.js';
import type { BuilderProps } from './props.js';
import { BAND_BUILDER } from './words.js';
import './band-builder.css';

const TABS = ['band', 'figure', 'sheet', 'print'] as const;

/** Whether a figure is as in the table, copied or changed. */
const useCondition = (figure: FigureWish | undefined, campaign: BuilderProps['campaign']): string => {
  const { t } = useSpoken(BAND_BUILDER);
  const dayOf = useDay(campaign);
  if (figure === undefined) return '';
  if (isChanged(figure)) return t.changed;
  const copy = copyOf(figure);
  return copy === null ? t.stock : t.copied({ day: dayOf(copy.day) });
};

/** A band, figure by figure: who is in it, what each can do, where its numbers come from, and all of it on paper. */
export const BandBuilder = (props: BuilderProps & { readonly onClose: () => void }) => {
  const { side, band, shown, seats, campaign, onUnits, onClose } = props;
  const { t, words } = useSpoken(BAND_BUILDER);
  const [picked, setPicked] = useState(0);
  const [tab, setTab] = useState<(typeof TABS)[number]>('band');
  const at = Math.min(picked, band.units.length - 1);
  const figure = band.units[at];
  const one = shown[at];
  const state = useCondition(figure, campaign);
  const change = (next: FigureWish): void => onUnits(band.units.with(at, next));
  const who = nameIn(words, SCENE, one?.called ?? '');
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
          <BandRoster {...props} at={at} onAt={setPicked} />
        </section>
        <section className="bb-column bb-middle" data-part="figure" aria-label={t.figure}>
          {figure === undefined || one === undefined ? null : (
            <>
              <FigureSheet side={side} figure={figure} shown={one} state={state} />
              <GearSlots figure={figure} shown={one} onChange={change} />
              <Measures figure={figure} />
              <ByHand figure={figure} shown={one} seats={seats} commander={band.commander} onChange={change} />
            </>
          )}
        </section>
        <div className="bb-column" data-part="right">
          <section data-part="sheet" aria-label={t.fromSheet}>
            <h3 className="bb-h">{t.fromSheet}</h3>
            {figure === undefined ? null : <CopyTable figure={figure} campaign={campaign} onChange={change} />}
          </section>
          <section data-part="print" className="bb-print" aria-label={t.paper}>
            <h3 className="bb-h">{t.paper}</h3>
            <p className="soft">{t.paperHow}</p>
            <Button onClick={() => window.print()}>{t.printBand}</Button>
          </section>
        </div>
      </div>
      <footer className="bb-foot">
        <p>{t.foot({ figures: band.units.length, points: strengthOf(shown) })}</p>
        {figure === undefined ? null : (
          <Button onClick={() => onUnits(band.units.toSpliced(at, 1))}>{t.leaveOut({ who })}</Button>
        )}
        <Button kind="act" onClick={onClose}>
          {t.done}
        </Button>
      </footer>
    </div>
  );
};
