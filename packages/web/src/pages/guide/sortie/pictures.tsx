import { sortie } from '@warmoot/rules';
import { signed } from '@warmoot/words';
import { Fragment } from 'react';
import { Shield, type Side, tinctureOf } from '../../../boards/counter/Counter.js';
import { Icon, type IconName } from '../../../design/base/Icon.js';
import { Die, type DieLook } from '../../../scenes/sortie/Die.js';
import { SORTIE_FIGURES } from './figures.js';
import type { SortieGuideWords } from './words.js';
import './sortie-guide.css';

interface PictureProps {
  readonly t: SortieGuideWords;
}

interface NamedProps extends PictureProps {
  /** What the maneuvers are called. */
  readonly named: Readonly<Record<sortie.Maneuver, string>>;
}

const { start, foot, horse, dice, armour, commander, march, levelDice, commanderDice, four, target, hit, hard } =
  SORTIE_FIGURES;

const HALF_MOVE = 48;
const LEFT = 54;

const Stands = ({ side, icon, x }: { readonly side: Side; readonly icon: IconName; readonly x: number }) => (
  <g transform={`translate(${x} 0) scale(.86)`} data-tincture={tinctureOf(side)}>
    <Shield side={side} icon={icon} />
  </g>
);

/** Pairs so many half moves apart: at the start, and as near as each must be to charge. */
export const LinesPicture = ({ t: { lines } }: PictureProps) => (
  <svg className="pic" viewBox="0 0 320 190" role="img" aria-label={lines.picture({ start, horse, foot })}>
    {(
      [
        [start, 'tr-li', lines.apart({ n: start })],
        [horse, 'tr-lc', lines.charge],
        [foot, 'tr-hi', lines.charge],
      ] as const
    ).map(([apart, icon, said], row) => (
      <g key={icon} transform={`translate(0 ${36 + row * 60})`}>
        <Stands side={0} icon={icon} x={LEFT} />
        {Array.from({ length: apart }, (_, nth) => (
          <path
            // biome-ignore lint/suspicious/noArrayIndexKey: half moves are alike.
            key={nth}
            d={`M${LEFT + 22 + nth * HALF_MOVE} 4v-8m0 4h${HALF_MOVE - 4}${nth + 1 === apart ? 'm0 4v-8' : ''}`}
            stroke="var(--ink)"
            strokeWidth="2"
            fill="none"
          />
        ))}
        <Stands side={1} icon="tr-mi" x={LEFT + 40 + apart * HALF_MOVE} />
        <text
          x={row === 0 ? LEFT + 22 + (apart * HALF_MOVE) / 2 : LEFT + 66 + apart * HALF_MOVE}
          y={row === 0 ? -10 : 5}
          textAnchor={row === 0 ? 'middle' : 'start'}
          className="pic-text"
        >
          {row === 0 ? said : `${apart}: ${said}`}
        </text>
      </g>
    ))}
  </svg>
);

const Row = ({ many, ...look }: DieLook & { readonly many: number }) =>
  Array.from({ length: Math.abs(many) }, (_, nth) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: dice have no names, only their places.
    <Die key={nth} {...look} />
  ));

/** A pool of heavy infantry after a long march, reason by reason. */
export const PoolPicture = ({ t: { pool } }: PictureProps) => {
  const net = armour + commander + march;
  const reasons = [
    { many: dice, said: pool.every, by: `${dice}`, icon: undefined },
    { many: armour, said: pool.armour, by: signed(armour), icon: 'ar-plate' },
    { many: commander, said: pool.commander, by: signed(commander), icon: 'mo-7a' },
    { many: march, said: pool.march, by: signed(march), icon: 'so-march' },
  ] as const;
  return (
    <dl className="pic pic-pool" aria-label={pool.picture}>
      {reasons.map(({ many, said, by, icon }) => (
        <div key={said}>
          <dt>
            <span>
              <Row many={many} size={26} icon={icon} look={many < 0 ? 'penalty' : 'plain'} />
            </span>
            {said}
          </dt>
          <dd>{by}</dd>
        </div>
      ))}
      <div>
        <dt>{pool.net({ net: signed(net), n: dice + net })}</dt>
      </div>
    </dl>
  );
};

const STAKED = 2;

/** What one stakes of what is in hand, and what is not known of the other. */
export const HandPicture = ({ t: { hand } }: PictureProps) => {
  const kept = levelDice + commanderDice - STAKED;
  return (
    <div className="pic pic-halves pic-hand" role="img" aria-label={hand.picture}>
      <div>
        <b>{hand.yours}</b>
        <p>
          <Row many={STAKED} size={40} icon="ch-tower" look="staked" />
        </p>
        <p>
          <Row many={kept} size={20} icon="ch-tower" />
        </p>
        <span>{hand.kept({ n: kept })}</span>
      </div>
      <div>
        <b>{hand.theirs}</b>
        <p>
          <Row many={STAKED} size={40} look="unknown" />
        </p>
        <p>
          <Row many={kept} size={20} look="unknown" />
        </p>
        <span>{hand.unknown}</span>
      </div>
    </div>
  );
};

/** SORTIE-MATRIX-001: what the maneuver of the row brings against that of the column. */
const bringsText = (t: SortieGuideWords, mine: sortie.Maneuver, theirs: sortie.Maneuver): string => {
  const compared = sortie.MATRIX[mine][theirs];
  if (!('noRoll' in compared)) return compared.for === mine ? signed(compared.dice) : '';
  if (compared.noRoll === 'bothFail') return t.maneuvers.fail;
  return mine === 'retreat' ? t.maneuvers.away : '';
};

/** The five against each other. */
export const ManeuversPicture = ({ t, named }: NamedProps) => (
  <div className="pic pic-table">
    <table aria-label={t.maneuvers.picture}>
      <thead>
        <tr>
          <td />
          {sortie.MANEUVERS.map((theirs) => (
            <th key={theirs} scope="col">
              <Icon name={`so-${theirs}`} size={20} label={named[theirs]} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {sortie.MANEUVERS.map((mine) => (
          <tr key={mine}>
            <th scope="row">
              <Icon name={`so-${mine}`} size={20} />
              {named[mine]}
            </th>
            {sortie.MANEUVERS.map((theirs) => (
              <td key={theirs}>{bringsText(t, mine, theirs)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

type Effect = (typeof sortie.EFFECTS)[sortie.Maneuver]['winner' | 'loser'][sortie.Degree];

/** What one row of the table of effects does, in a word or two. */
const effectTexts = ({ degrees: t }: SortieGuideWords, effect: Effect): readonly string[] => [
  ...('away' in effect ? [t.away({ n: effect.away })] : []),
  ...('fate' in effect ? [t.fates[effect.fate]] : []),
  ...('flanked' in effect ? [t.flanked] : []),
  ...('doublePenalty' in effect ? [t.penalty] : []),
  ...('dice' in effect ? [signed(effect.dice)] : []),
];

/** The table of effects: what is added falls to the winner, all else to the loser. */
export const DegreesPicture = ({ t, named }: NamedProps) => {
  const { degrees } = t;
  const heads = { win: degrees.win, plus4: degrees.plus({ n: four }), double: degrees.twice };
  return (
    <div className="pic pic-table">
      <table aria-label={degrees.picture} data-wide="">
        <thead>
          <tr>
            <td />
            {sortie.DEGREES.map((degree) => (
              <th key={degree} scope="col">
                {heads[degree]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sortie.MANEUVERS.map((maneuver) => (
            <tr key={maneuver}>
              <th scope="row">
                <Icon name={`so-${maneuver}`} size={20} label={named[maneuver]} />
              </th>
              {sortie.DEGREES.map((degree) => {
                const { winner, loser } = sortie.EFFECTS[maneuver];
                const all = [...effectTexts(t, winner[degree]), ...effectTexts(t, loser[degree])];
                return (
                  <td key={degree}>
                    {all.length === 0 ? degrees.nothing : null}
                    {all.map((one, nth) => (
                      <Fragment key={one}>
                        {nth === 0 ? null : ' '}
                        <span>{one}</span>
                      </Fragment>
                    ))}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <p>{degrees.key}</p>
    </div>
  );
};

/** What arrows do, and what is counted in the end. */
export const AfterPicture = ({ t: { after } }: PictureProps) => {
  const { hit: some, hard: many, lost, losers } = after.fates;
  const rows = [
    { who: some.who({ from: target + 1, to: target + four - 1 }), what: some.what({ n: hit }) },
    { who: many.who({ from: target + four }), what: many.what({ n: hard }) },
    lost,
    losers,
  ];
  return (
    <dl className="pic pic-fates" aria-label={after.picture}>
      {rows.map(({ who, what }) => (
        <div key={who}>
          <dt>{who}</dt>
          <dd>{what}</dd>
        </div>
      ))}
    </dl>
  );
};
