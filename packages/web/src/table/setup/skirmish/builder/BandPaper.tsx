import { nameIn } from '@warmoot/words';
import { useSpoken } from '../../../../words/speech.js';
import { capital } from '../../../../words/text.js';
import type { Both } from '../../war/armies.js';
import { Boxes, Paper } from '../../war/Paper.js';
import { Portrait } from '../Portrait.js';
import { type Shown, strengthOf, TESTED } from '../shown.js';
import { type Band, SCENE } from '../skirmishStart.js';
import { useTold } from '../useTold.js';
import { chargeIn, copyOf } from './copy.js';
import type { BuilderProps } from './props.js';
import { BAND_BUILDER } from './words.js';
import './band-paper.css';

interface CardProps extends Pick<BuilderProps, 'side' | 'campaign'> {
  readonly unit: Band['units'][number];
  readonly one: Shown;
}

const AMMUNITION: ReadonlySet<string> = new Set(['arrows', 'bolts', 'stones']);
const SHOTS = 6;
const WOUNDS = 3;
/** How many cards a sheet has. */
const A_SHEET = 6;

/** A figure on a card, in one ink: boxes to cross off. */
const Card = ({ side, unit, one, campaign }: CardProps) => {
  const { t, words } = useSpoken(BAND_BUILDER);
  const told = useTold();
  const { ratings, flags, wounds } = words.skirmish;
  const { state } = one;
  const has = (item: string): boolean => state.items.some((carried) => carried.item === item);
  const quivers = state.items.filter(({ item }) => AMMUNITION.has(item));
  const line = (label: string, boxes: number, sign = '□') => (
    <p>
      <span>{label}</span> <Boxes many={boxes} sign={sign} />
    </p>
  );
  const number = (label: string, is: number | string) => (
    <div>
      <dt>{label}</dt>
      <dd>{is}</dd>
    </div>
  );
  const more = [...state.wounds.map(({ wound }) => wounds[wound]), ...one.row.flags.map((flag) => flags[flag])];
  return (
    <article className="band-card">
      <header>
        <div>
          <h3>{nameIn(words, SCENE, one.called)}</h3>
          <p>{capital(told.sort(unit, one))}</p>
        </div>
        <b>{one.sign}</b>
      </header>
      <div className="band-card-body">
        <Portrait side={side} shown={one} brought={copyOf(unit)?.of.wounds} charge={chargeIn(unit, campaign)} />
        <div>
          <dl>
            {number(ratings.might, state.might)}
            {number(ratings.attacks, one.attacks.total)}
            {number(ratings.speed, one.speed.total)}
            {number(ratings.armour, one.armour.total)}
            {number(t.against, one.missiles.total)}
          </dl>
          <dl>{TESTED.map((key) => number(ratings[key], one.tests[key].total))}</dl>
        </div>
      </div>
      <p>{capital(told.gear(one))}</p>
      {more.length === 0 ? null : <p className="band-card-more">{capital(more.join(', '))}</p>}
      <div className="band-card-boxes">
        {line(t.card.hp, state.mostHp)}
        {has('helmet') ? line(t.card.helmet, 1) : null}
        {quivers.length === 0 ? null : line(t.card.ammunition, SHOTS * quivers.length)}
        {line(t.card.wounds, WOUNDS, '○')}
      </div>
    </article>
  );
};

interface BandPaperProps extends Pick<BuilderProps, 'campaign'> {
  readonly armies: Both<Band>;
  readonly shown: Both<readonly Shown[]>;
  /** The only one that is wanted; null: both. */
  readonly only: 0 | 1 | null;
}

const sheetsOf = <A,>(all: readonly A[]): readonly (readonly A[])[] =>
  Array.from({ length: Math.ceil(all.length / A_SHEET) }, (_, nth) => all.slice(nth * A_SHEET, (nth + 1) * A_SHEET));

/** The bands for the table of wood: six cards on a sheet. */
export const BandPaper = ({ armies, shown, only, campaign }: BandPaperProps) => {
  const { t } = useSpoken(BAND_BUILDER);
  return (
    <Paper
      sheet={(side) =>
        only !== null && side !== only
          ? null
          : sheetsOf(armies[side].units).map((units, sheet) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: sheets have only their places.
              <section key={`${side} ${sheet}`} className="army-sheet band-sheet">
                <header>
                  <h2>{armies[side].name}</h2>
                  <p>{t.foot({ figures: armies[side].units.length, points: strengthOf(shown[side]) })}</p>
                </header>
                <div className="band-cards">
                  {units.map((unit, nth) => {
                    const one = shown[side][sheet * A_SHEET + nth];
                    return one === undefined ? null : (
                      // biome-ignore lint/suspicious/noArrayIndexKey: the place in the list is what a figure goes by.
                      <Card key={nth} side={side} unit={unit} one={one} campaign={campaign} />
                    );
                  })}
                </div>
              </section>
            ))
      }
    />
  );
};
