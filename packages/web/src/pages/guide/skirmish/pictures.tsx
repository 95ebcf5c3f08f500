import { type Side, tinctureOf } from '../../../boards/counter/Counter.js';
import { Above } from '../../../scenes/skirmish/figure/Above.js';
import type { Weapon } from '../../../scenes/skirmish/parts.js';
import { capital } from '../../../words/text.js';
import { SKIRMISH_FIGURES } from './figures.js';
import type { SkirmishGuideWords } from './words.js';
import './skirmish-guide.css';

interface PictureProps {
  readonly t: SkirmishGuideWords;
}

type Stock = (typeof SKIRMISH_FIGURES)['stock'][number]['like'];

interface NamedProps extends PictureProps {
  readonly named: Readonly<Record<Stock, string>>;
}

const { stock, around, straight, death, wounds } = SKIRMISH_FIGURES;

interface Drawn {
  readonly right: Weapon;
  readonly left: 'shield' | null;
  readonly helmet: boolean;
}

/** What the stock figures carry, as they are drawn. */
const GEAR: Readonly<Record<Stock, Drawn>> = {
  levy: { right: 'spear', left: null, helmet: false },
  spearman: { right: 'spear', left: 'shield', helmet: false },
  veteran: { right: 'sword', left: 'shield', helmet: true },
  captain: { right: 'sword', left: 'shield', helmet: true },
};

/** A figure from above, the way it faces in degrees: 0 is to the right. */
export const FromAbove = ({
  side,
  like,
  turn = -90,
}: {
  readonly side: Side;
  readonly like: Stock;
  readonly turn?: number;
}) => (
  <g transform={`rotate(${turn})`}>
    <Above {...GEAR[like]} tincture={tinctureOf(side)} mounted={false} leads={false} prone={false} out={false} />
  </g>
);

const COLUMN = 80;

/** WARBAND-FIGURE-001: four stock figures, with what they are worth. */
export const FiguresPicture = ({ t: { figures: t }, named }: NamedProps) => {
  const list = stock.map(({ like, might, armour }) => t.one({ who: named[like], might, armour })).join('; ');
  return (
    <svg className="pic" viewBox="0 0 320 190" role="img" aria-label={t.picture({ list })}>
      {stock.map(({ like, might, armour }, nth) => (
        <g key={like} transform={`translate(${(nth + 0.5) * COLUMN} 0)`} textAnchor="middle">
          <g transform="translate(0 76) scale(.78)">
            <FromAbove side={nth === 3 ? 1 : 0} like={like} />
          </g>
          <text y="132" className="pic-text">
            {capital(named[like])}
          </text>
          <text y="152" className="pic-text pic-soft pic-small">
            {t.might({ might })}
          </text>
          <text y="170" className="pic-text pic-soft pic-small">
            {t.armour({ armour })}
          </text>
        </g>
      ))}
    </svg>
  );
};

/** WARBAND-PHASE-001 to WARBAND-PHASE-005: a round from its die to its end. */
export const RoundPicture = ({ t: { round: t } }: PictureProps) => (
  <svg
    className="pic"
    viewBox="0 0 320 190"
    role="img"
    aria-label={t.picture({ list: t.phases.map(({ name }) => name).join(', ') })}
  >
    {t.phases.map(({ name, what }, nth) => (
      <g key={name} transform={`translate(0 ${24 + nth * 36})`}>
        <text x="24" y="5" className="pic-text pic-soft">
          {nth}
        </text>
        <text x="46" y="5" className="pic-text">
          {name}
        </text>
        <text x="124" y="5" className="pic-text pic-soft">
          {what}
        </text>
        {nth === 0 ? null : <path d="M16-18H304" stroke="var(--rule)" />}
      </g>
    ))}
  </svg>
);

const SQUARE = 46;

/** Squares as they lie below a fight. */
const Squares = ({ across, down }: { readonly across: number; readonly down: number }) => (
  <path
    d={[
      ...Array.from({ length: across + 1 }, (_, n) => `M${n * SQUARE} 0V${down * SQUARE}`),
      ...Array.from({ length: down + 1 }, (_, n) => `M0 ${n * SQUARE}H${across * SQUARE}`),
    ].join('')}
    stroke="var(--ink)"
    strokeOpacity=".22"
    fill="none"
  />
);

const middle = (n: number): number => (n + 0.5) * SQUARE;

/** WARBAND-MOVE-031: a way that bends and then runs straight at its target. */
export const MovePicture = ({ t: { move: t } }: PictureProps) => {
  const [y, end] = [2, 5 - straight];
  return (
    <svg className="pic pic-ground" viewBox="0 0 320 190" role="img" aria-label={t.picture({ straight })}>
      <g transform="translate(-1 3)">
        <Squares across={7} down={4} />
        {Array.from({ length: straight }, (_, n) => (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: squares have only their places
            key={n}
            className="pic-charged"
            x={(end + n) * SQUARE}
            y={(y - 1) * SQUARE}
            width={SQUARE}
            height={SQUARE}
          />
        ))}
        <path
          d={`M${middle(0)} ${middle(3)}L${middle(1)} ${middle(2)}L${middle(2)} ${middle(1)}H${middle(4)}`}
          stroke="var(--ink)"
          strokeWidth="3"
          strokeDasharray="7 5"
          fill="none"
        />
        <g transform={`translate(${middle(0)} ${middle(3)}) scale(.5)`} opacity=".45">
          <FromAbove side={0} like="captain" turn={-45} />
        </g>
        <g transform={`translate(${middle(4)} ${middle(1)}) scale(.5)`}>
          <FromAbove side={0} like="captain" turn={0} />
        </g>
        <g transform={`translate(${middle(5)} ${middle(1)}) scale(.5)`}>
          <FromAbove side={1} like="spearman" turn={90} />
        </g>
        <text x={middle(3.5)} y={middle(2.1)} textAnchor="middle" className="pic-text pic-halo">
          {t.charge}
        </text>
      </g>
    </svg>
  );
};

const FACES = Array.from({ length: 12 }, (_, n) => n + 1);

/** WARBAND-MELEE-004, WARBAND-CORE-002: what a d12 must show against each of them. */
export const HitPicture = ({ t: { hit: t }, named }: NamedProps) => {
  const list = stock.map(({ like, chance }) => t.one({ who: named[like], chance })).join('; ');
  return (
    <div className="pic pic-faces" role="img" aria-label={t.picture({ list })}>
      {stock.map(({ like, chance }) => (
        <div key={like}>
          <b>{capital(named[like])}</b>
          <p>
            {FACES.map((face) => (
              <i key={face} data-face={face === 1 ? 'wound' : face <= chance ? 'hit' : 'miss'}>
                {face}
              </i>
            ))}
          </p>
        </div>
      ))}
    </div>
  );
};

/** WARBAND-GRID-005: the eight squares about somebody, as the rules call them. */
export const PlacePicture = ({ t: { place: t } }: PictureProps) => (
  <svg className="pic pic-ground" viewBox="0 0 320 190" role="img" aria-label={t.picture}>
    <g transform="translate(91 26)">
      {around.map(({ x, y, place }) => (
        <g key={`${x} ${y}`} transform={`translate(${(x + 1) * SQUARE} ${(y + 1) * SQUARE})`}>
          <rect className="pic-about" data-place={place} width={SQUARE} height={SQUARE} />
          <text x={SQUARE / 2} y={SQUARE / 2 + 4} textAnchor="middle" className="pic-text pic-small">
            {t.places[place]}
          </text>
        </g>
      ))}
      <Squares across={3} down={3} />
      <g transform={`translate(${middle(1)} ${middle(1)}) scale(.5)`}>
        <FromAbove side={1} like="veteran" />
      </g>
    </g>
  </svg>
);

/** What becomes of figures. */
export const NervePicture = ({ t: { nerve: t } }: PictureProps) => {
  const { slain, hero, wound, twelve } = t.fates;
  const rows = [
    slain,
    { who: hero.who, what: hero.what({ death }) },
    { who: wound.who, what: wound.what({ wounds }) },
    twelve,
  ];
  return (
    <dl className="pic pic-fates" aria-label={t.picture}>
      {rows.map(({ who, what }) => (
        <div key={who}>
          <dt>{who}</dt>
          <dd>{what}</dd>
        </div>
      ))}
    </dl>
  );
};
