import { Arms } from '../design/base/Arms.js';
import { Panel } from '../design/panels/Leaf.js';
import type { Person } from '../people/person.js';
import { useWords } from '../words/WordsProvider.js';
import './log.css';
import { type LuckThrow, luckOf } from './luck.js';

export interface PersonLuck {
  readonly person: Person;
  readonly throws: readonly LuckThrow[];
}

const Bar = ({ throws, actual, expected }: { throws: number; actual: number; expected: number }) => (
  <svg className="luck-bar" viewBox="0 0 100 18" preserveAspectRatio="none" aria-hidden="true">
    <rect className="luck-track" x="0" y="4" width="100" height="10" vectorEffect="non-scaling-stroke" />
    <rect className="luck-came" x="0" y="4" width={(actual / throws) * 100} height="10" />
    <path className="luck-expected" d={`M${(expected / throws) * 100} 0V18`} vectorEffect="non-scaling-stroke" />
  </svg>
);

const LuckRow = ({ person, throws }: PersonLuck) => {
  const { ui } = useWords();
  const luck = luckOf(throws);
  if (luck.throws === 0) return null;
  return (
    <li className="luck-row">
      <p>
        <Arms colour={person.colour} size={16} />
        <b>{person.name}</b>
        <span className="fig">
          {luck.actual}
          <span className="soft">{ui.luck.expectedShort({ expected: luck.expected.toFixed(1) })}</span>
        </span>
      </p>
      <Bar {...luck} />
      <span className="vh">
        {ui.luck.told({
          name: person.name,
          throws: luck.throws,
          actual: luck.actual,
          expected: luck.expected.toFixed(1),
        })}
      </span>
    </li>
  );
};

/** How the dice have fallen so far against what was to be expected of them: a bar, and a line where it should end. */
export const LuckSoFar = ({ of }: { readonly of: readonly PersonLuck[] }) => {
  const { ui } = useWords();
  const some = of.some(({ throws }) => throws.length > 0);
  return (
    <Panel title={ui.luck.title}>
      {some ? (
        <>
          <p className="small soft">{ui.luck.about}</p>
          <ul>
            {of.map((one) => (
              <LuckRow key={one.person.seat} {...one} />
            ))}
          </ul>
        </>
      ) : (
        <p className="small soft">{ui.luck.none}</p>
      )}
    </Panel>
  );
};
