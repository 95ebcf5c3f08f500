import type { ReactNode } from 'react';
import { Icon, type IconName } from '../../../design/base/Icon.js';
import './line.css';

interface MoraleRowsProps {
  readonly icon: IconName;
  readonly title: string;
  readonly rows: readonly { readonly key: string; readonly name: string; readonly text: ReactNode }[];
}

/** What comes to each unit, in words. */
export const MoraleRows = ({ icon, title, rows }: MoraleRowsProps) => (
  <table className="ln-morale">
    <caption>
      <Icon name={icon} size={14} /> {title}
    </caption>
    <tbody>
      {rows.map(({ key, name, text }) => (
        <tr key={key}>
          <th scope="row">{name}</th>
          <td>{text}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
