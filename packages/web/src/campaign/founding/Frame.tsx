import type { saga } from '@warmoot/rules';
import type { ReactNode } from 'react';
import { Plate } from '../home/Plate.js';
import '../home/home.css';
import './founding.css';
import { YearBand } from './YearBand.js';

interface FrameProps {
  readonly name: string;
  readonly lead: string;
  readonly calendar: saga.calendar.Calendar;
  readonly marked: readonly saga.campaign.MarkedDay[];
  readonly houses: readonly { readonly arms: string }[];
  readonly steps: ReactNode;
  readonly world: ReactNode;
  readonly children: ReactNode;
}

/** The page of founding: the name over the engraving, the year, the steps, what is at hand, and the world. */
export const Frame = ({ name, lead, calendar, marked, houses, steps, world, children }: FrameProps) => (
  <div className="founding">
    <header className="camp-banner founding-banner">
      <Plate ofYear={0.05} people={Math.min(58, houses.length * 14)} units={houses.slice(0, 3)} />
      <div className="camp-title">
        <h1>{name}</h1>
        <p>{lead}</p>
      </div>
    </header>
    <YearBand calendar={calendar} marked={marked} />
    <div className="founding-columns">
      {steps}
      <div className="founding-middle">{children}</div>
      {world}
    </div>
  </div>
);

interface AtHandProps {
  readonly title: string;
  readonly note: string;
  readonly children: ReactNode;
  readonly foot?: ReactNode;
}

/** A step in the middle of the page, with its foot. */
export const AtHand = ({ title, note, children, foot }: AtHandProps) => (
  <section className="founding-step" aria-labelledby="founding-at">
    <header>
      <h2 id="founding-at">{title}</h2>
    </header>
    <p className="soft founding-note">{note}</p>
    {children}
    {foot === undefined ? null : <footer className="founding-foot">{foot}</footer>}
  </section>
);
