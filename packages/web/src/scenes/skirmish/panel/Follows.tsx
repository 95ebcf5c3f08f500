import type { ReactNode } from 'react';
import './panel.css';

interface FollowsProps {
  readonly rows: readonly { readonly key: string; readonly chance: ReactNode; readonly text: ReactNode }[];
}

/** What follows from an attack, each with its chance. Answers open to the other are a second fraction in the text. */
export const Follows = ({ rows }: FollowsProps) => (
  <ul className="sk-follows">
    {rows.map(({ key, chance, text }) => (
      <li key={key}>
        <b className="n">{chance}</b> {text}
      </li>
    ))}
  </ul>
);

interface OthersProps {
  readonly caption: string;
  /** Other plans; what is not open says why. Who presses one has it in place of the first. */
  readonly rows: readonly {
    readonly key: string;
    readonly title: string;
    readonly text: ReactNode;
    readonly closed: boolean;
  }[];
  readonly onPick: (key: string) => void;
}

/** Other plans in place of the one that is picked. */
export const Others = ({ caption, rows, onPick }: OthersProps) => (
  <table className="sk-others" data-rows="">
    <caption>{caption}</caption>
    <tbody>
      {rows.map(({ key, title, text, closed }) => (
        <tr key={key} data-closed={closed ? '' : undefined}>
          <th scope="row">
            {closed ? (
              title
            ) : (
              <button type="button" data-row="" onClick={() => onPick(key)}>
                {title}
              </button>
            )}
          </th>
          <td>{text}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
