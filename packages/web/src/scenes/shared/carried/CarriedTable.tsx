import type { saga } from '@warmoot/rules';
import type { Words } from '@warmoot/words';
import { Icon, type IconName } from '../../../design/base/Icon.js';
import { RuleRef } from '../../../design/rules/RuleRef.js';
import { useSpoken } from '../../../words/speech.js';
import './carried.css';
import { CARRIED } from './words.js';

const ICONS: Readonly<Record<saga.handover.Carried['what'], IconName>> = {
  role: 'ar-shield',
  distance: 'tv-gap',
  footwork: 'sc-duel',
  place: 'sc-move',
  fleeing: 'wy-open',
  wounds: 'wd-major',
  prisoners: 'tv-bonds',
  losses: 'mo-7b',
  surprise: 'tv-eye',
  days: 'tv-day',
  weariness: 'tv-weary',
};

interface CarriedTableProps {
  readonly rows: readonly saga.handover.Carried[];
  /** How days and places are called, and who is one person. */
  readonly names: Parameters<Words['handover']['carried']>[1];
}

/** What is carried into the next scene: what it is, as it stands, and what it does there. */
export const CarriedTable = ({ rows, names }: CarriedTableProps) => {
  const { t, words } = useSpoken(CARRIED);
  return (
    <div className="carried-room">
      <table className="carried">
        <thead className="vh">
          <tr>
            <th scope="col">{t.what}</th>
            <th scope="col">{t.stands}</th>
            <th scope="col">{t.does}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const { what, stands, does } = words.handover.carried(row, names);
            return (
              <tr key={row.what}>
                <th scope="row">
                  <span className="carried-what">
                    <Icon name={ICONS[row.what]} size={22} />
                    <b>{what}</b>
                  </span>
                </th>
                <td>{stands}</td>
                <td className="carried-does">{row.does === null ? does : <RuleRef id={row.rule}>{does}</RuleRef>}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
};
