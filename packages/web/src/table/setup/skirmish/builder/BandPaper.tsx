import { nameIn } from '@warmoot/words';
import { useSpoken } from '../../../../words/speech.js';
import { capital } from '../../../../words/text.js';
import type { Both } from '../../war/armies.js';
import { Boxes, Paper } from '../../war/Paper.js';
import { FigurePicture } from '../FigurePicture.js';
import { type Shown, strengthOf, TESTED } from '../shown.js';
import { type Band, SCENE } from '../skirmishStart.js';
import { useTold } from '../useTold.js';
import { BAND_BUILDER } from './words.js';
import './band-paper.css';

interface CardProps {
  readonly side: 0 | 1;
  readonly unit: Band['units'][number];
  readonly one: Shown;
}

const AMMUNITION: ReadonlySet<string> = new Set(['arrows', 'bolts', 'stones']);
const SHOTS = 6;
const WOUNDS = 3;

/** A figure on a card, in one ink: boxes to cross off. */
const Card = ({ side, unit, one }: CardProps) => {
  const { t, words } = useSpoken(BAND_BUILDER);
  const told = useTold();
  const { ratings, items } = words.skirmish;
  const { state } = one;
  const has = (item: string): boolean => state.items.some((carried) => carried.item === item);
  const quivers = state.items.filter(({ item }) => AMMUNITION.has(item));
  const line = (label: string, boxes: number, sign = '□') => (
    <p>
      <span>{label}</span> <Boxes many={boxes} sign={sign} />
    </p>
  );
  return (
    <article className="band-card">
      <header>
        <FigurePicture side={side} shown={one} size={44} />
        <h3>{nameIn(words, SCENE, one.called)}</h3>
        <b>{one.sign}</b>
      </header>
      <p>
        {capital(told.about(unit, one))}
        {one.row.grade === null ? null : `, ${words.skirmish.grades[one.row.grade]}`}
      </p>
      <p>
        {ratings.might} <b>{state.might}</b> · {ratings.attacks} <b>{one.attacks.total}</b> · {ratings.armour}{' '}
        <b>{one.armour.total}</b>/<b>{one.missiles.total}</b> · {ratings.speed} <b>{one.speed.total}</b>
      </p>
      <p>{TESTED.map((key) => `${ratings[key]} ${one.tests[key].total}`).join(' · ')}</p>
      <p>{state.items.map(({ item, called }) => called ?? items[item]).join(', ')}</p>
      <div>
        {line(t.card.hp, state.mostHp)}
        {has('helmet') ? line(t.card.helmet, 1) : null}
        {quivers.length === 0 ? null : line(t.card.ammunition, SHOTS * quivers.length)}
        {line(t.card.wounds, WOUNDS, '○')}
      </div>
    </article>
  );
};

interface BandPaperProps {
  readonly armies: Both<Band>;
  readonly shown: Both<readonly Shown[]>;
}

/** Both bands for the table of wood: six cards on a sheet. */
export const BandPaper = ({ armies, shown }: BandPaperProps) => {
  const { t } = useSpoken(BAND_BUILDER);
  return (
    <Paper
      sheet={(side) => (
        <section key={side} className="army-sheet">
          <header>
            <h2>{armies[side].name}</h2>
            <p>{t.foot({ figures: armies[side].units.length, points: strengthOf(shown[side]) })}</p>
          </header>
          <div className="band-cards">
            {armies[side].units.map((unit, nth) => {
              const one = shown[side][nth];
              // biome-ignore lint/suspicious/noArrayIndexKey: the place in the list is what a figure goes by.
              return one === undefined ? null : <Card key={nth} side={side} unit={unit} one={one} />;
            })}
          </div>
        </section>
      )}
    />
  );
};
