import { useId } from 'react';
import { Icon } from '../../design/base/Icon.js';
import { MEASURED } from '../../measured/measured.table.js';
import { useSpoken } from '../../words/speech.js';
import { saidOf, shortOf } from './measures.js';
import type { Way } from './ways.table.js';
import { WAY_WORDS } from './wayWords.js';

const NOTCHES = [1, 2, 3, 4, 5] as const;

/** From luck to skill; nothing where that is not measured. */
const Notches = ({ at, winless }: { readonly at: number | null } & Pick<Way, 'winless'>) => {
  const { t } = useSpoken(WAY_WORDS);
  if (at === null) return <span className="way-luck">{winless ? t.noContest : null}</span>;
  return (
    <span className="way-luck">
      <span>{t.luck}</span>
      <span className="notches">
        {NOTCHES.map((notch) => (
          <i key={notch} data-in={notch <= at || undefined} />
        ))}
      </span>
      <span>{t.skill}</span>
    </span>
  );
};

interface WayCardProps {
  readonly way: Way;
  readonly group: string;
  readonly isPicked: boolean;
  readonly onPick: () => void;
}

/** A way to play: what it is like, how long, for how many, and how much of it is luck. All of it is said by its radio. */
export const WayCard = ({ way: { kind, icon, winless }, group, isPicked, onPick }: WayCardProps) => {
  const { t } = useSpoken(WAY_WORDS);
  const about = useId();
  const { name, about: text } = t.ways[kind];
  const measured = MEASURED[kind];
  const [long, many] = shortOf(t, measured);
  return (
    <label className="way-card">
      <input
        type="radio"
        className="vh"
        name={group}
        value={kind}
        checked={isPicked}
        aria-label={saidOf(t, name, measured, winless)}
        aria-describedby={about}
        onChange={onPick}
      />
      <span className="way-what">
        <span className="way-name">
          <Icon name={icon} size={30} />
          <b>{name}</b>
        </span>
        <span className="way-about" id={about}>
          {text}
        </span>
      </span>
      <span className="way-like" aria-hidden="true">
        <span className="way-facts">
          <span>{long}</span>
          <span>{many}</span>
        </span>
        <Notches at={measured.notches} {...(winless && { winless })} />
      </span>
    </label>
  );
};
