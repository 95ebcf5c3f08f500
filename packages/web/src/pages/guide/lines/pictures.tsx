import type { ReactNode } from 'react';
import { SoldierDefs } from '../../../boards/soldiers/Soldiers.js';
import type { SoldierKind } from '../../../boards/soldiers/soldiers.table.js';
import { Ranks } from '../../../table/setup/lines/Ranks.js';
import { LINES_FIGURES } from './figures.js';
import type { LinesGuideWords } from './words.js';
import '../skirmish/skirmish-guide.css';

interface PictureProps {
  readonly t: LinesGuideWords;
}

const { abreast, ranks, full, dice } = LINES_FIGURES;

const five = (kind: SoldierKind): SoldierKind[] => Array(abreast).fill(kind) as SoldierKind[];
const led = (kind: SoldierKind): SoldierKind[] => five(kind).with(Math.floor(abreast / 2), 'lead');

const Ground = ({ label, children }: { readonly label: string; readonly children: ReactNode }) => (
  <svg className="pic pic-ground" viewBox="0 0 320 190" role="img" aria-label={label}>
    <SoldierDefs />
    {children}
  </svg>
);

/** WARBAND-UNIT-004, WARBAND-UNIT-008: a full unit. */
export const UnitsPicture = ({ t: { units: t } }: PictureProps) => (
  <Ground label={t.picture({ figures: full, ranks })}>
    <g data-tincture="gules">
      <path d="M214 18V86" stroke="var(--ink)" strokeWidth="3" />
      <path d="M215 18H262L250 31 262 44H215Z" fill="var(--field)" stroke="var(--keyline)" strokeWidth="2" />
    </g>
    <g transform="translate(160 168)">
      <Ranks side={0} ranks={[led('spear'), five('spear'), five('spear')]} away={false} cell={44} />
    </g>
  </Ground>
);

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

/** WARBAND-MOVE-031: riders go straight into the front of a unit. */
export const MovePicture = ({ t: { move: t } }: PictureProps) => (
  <Ground label={t.picture}>
    <rect className="pic-charged" x="96" y="84" width="128" height="62" />
    <g transform="translate(160 62)">
      <Ranks side={1} ranks={[five('spear'), five('spear')]} away={false} cell={26} />
    </g>
    <path d="M160 142V90M150 100L160 86 170 100" stroke="var(--ink)" strokeWidth="3" fill="none" />
    <text x="178" y="120" className="pic-text pic-halo">
      {t.charge}
    </text>
    <g transform="translate(160 178)">
      <Ranks side={0} ranks={[five('rider')]} away cell={28} />
    </g>
  </Ground>
);

/** WARBAND-LINE-004, WARBAND-LINE-020: two ranks of spears against a front rank. */
export const LinesPicture = ({ t: { lines: t } }: PictureProps) => (
  <Ground label={t.picture({ dice: 2 * dice })}>
    <g transform="translate(120 84)">
      <Ranks side={1} ranks={[five('spear'), five('spear')]} away={false} cell={38} />
    </g>
    <g transform="translate(120 146)">
      <Ranks side={0} ranks={[five('spear'), five('spear')]} away cell={38} />
    </g>
    {[146, 174].map((y) => (
      <text key={y} x="230" y={y} className="pic-text pic-halo">
        {t.dice({ n: dice })}
      </text>
    ))}
  </Ground>
);

/** WARBAND-TACTIC-006: a leaders' duel. */
export const LeadersPicture = ({ t: { leaders: t } }: PictureProps) => (
  <Ground label={t.picture}>
    <g transform="translate(160 56)">
      <Ranks side={1} ranks={[five('blade')]} away={false} cell={40} />
    </g>
    <g transform="translate(136 124)">
      <Ranks side={1} ranks={[['lead']]} away={false} cell={52} />
    </g>
    <g transform="translate(186 136)">
      <Ranks side={0} ranks={[['lead']]} away={false} cell={52} />
    </g>
    <g transform="translate(160 186)">
      <Ranks side={0} ranks={[five('blade')]} away cell={40} />
    </g>
  </Ground>
);

/** What becomes of units. */
export const NervePicture = ({ t: { nerve: t } }: PictureProps) => (
  <dl className="pic pic-fates" aria-label={t.picture}>
    {Object.values(t.fates).map(({ who, what }) => (
      <div key={who}>
        <dt>{who}</dt>
        <dd>{what}</dd>
      </div>
    ))}
  </dl>
);
