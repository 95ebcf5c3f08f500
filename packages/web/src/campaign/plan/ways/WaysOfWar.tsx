import { type ReactNode, useId, useMemo } from 'react';
import { Icon } from '../../../design/base/Icon.js';
import { MEASURED_WAYS } from '../../../measured/measured.table.js';
import { capital } from '../../../words/text.js';
import { useCampaignIn } from '../../useCampaign.js';
import type { Plan } from '../plan.js';
import { commandCounts, linesCounts, type Naming, sagaCounts, sortieCounts } from './counts.js';
import { CommandPicture, LinesPicture, SagaPicture, SortiePicture } from './pictures.js';
import { type There, thereIn } from './there.js';
import { WAY_ICONS, WayOfWar } from './WayOfWar.js';
import { ALL_WAYS, type Way, wayOf } from './way.js';
import { WAYS } from './words.js';
import './ways.css';

const COUNTS: Readonly<Record<Way, (there: There, naming: Naming) => ReturnType<typeof sagaCounts>>> = {
  saga: sagaCounts,
  command: commandCounts,
  sortie: sortieCounts,
  lines: linesCounts,
};

const PICTURES: Readonly<Record<Way, (there: There, label: string) => ReactNode>> = {
  saga: (there, label) => <SagaPicture there={there.saga} label={label} />,
  command: (there, label) => <CommandPicture there={there.command} label={label} />,
  sortie: (there, label) => <SortiePicture there={there.sortie} label={label} />,
  lines: (there, label) => <LinesPicture there={there.lines} label={label} />,
};

/** What of a way is told first: how many counters or figures stand there. */
const FIRST: Readonly<Record<Way, 'units' | 'figures'>> = {
  saga: 'units',
  command: 'units',
  sortie: 'units',
  lines: 'figures',
};

interface WaysOfWarProps {
  readonly plan: Plan;
  readonly onPick?: (way: Way) => void;
}

/** The ways of war side by side, for two armies of a campaign. */
export const WaysOfWar = ({ plan, onPick }: WaysOfWarProps) => {
  const { t, words, seen } = useCampaignIn(WAYS);
  const id = useId();
  const there = useMemo(() => thereIn(seen, plan), [seen, plan]);
  const naming: Naming = { t, troop: (key) => capital(words.campaign.troops[key]) };
  const armies = plan.armies.map(({ name, commander, muster }, side) => {
    const house = muster.from === 'house' ? seen.open.units[muster.unit]?.name : undefined;
    return name.trim() || (house ?? seen.open.characters[commander]?.name ?? t.sides[side === 0 ? 'a' : 'b']);
  }) as [string, string];
  const at = wayOf(plan);
  const all = ALL_WAYS.map((way) => {
    const counts = there === null ? null : COUNTS[way](there, naming);
    const first = counts?.find(({ key }) => key === FIRST[way])?.of.map(({ total }) => total) ?? [];
    const list = first.map((total, side) => `${armies[side]} ${total}`).join(', ');
    return { way, counts, first, picture: there === null ? null : PICTURES[way](there, t.ways[way].picture({ list })) };
  });
  return (
    <div className="war-ways">
      <p className="note">{t.note}</p>
      <table className="war-glance">
        <caption className="vh">{t.glance}</caption>
        <thead>
          <tr>
            {all.map(({ way }) => (
              <th key={way} scope="col" data-picked={way === at || undefined}>
                <button
                  type="button"
                  onClick={() => document.getElementById(`${id}-${way}`)?.scrollIntoView({ block: 'start' })}
                >
                  <Icon name={WAY_ICONS[way]} size={26} />
                  {t.ways[way].short}
                </button>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <tr>
            {all.map(({ way, first }) => (
              <td key={way}>
                <b className="fig">{first.length === 0 ? '–' : first.join(' : ')}</b>
                <span>{t.counts[FIRST[way]]}</span>
              </td>
            ))}
          </tr>
          <tr>
            {all.map(({ way }) => (
              <td key={way}>
                <b className="fig">{MEASURED_WAYS[way].minutes.join('–')}</b>
                <span>{t.minutes}</span>
              </td>
            ))}
          </tr>
        </tbody>
      </table>
      <div className="war-grid">
        {all.map(({ way, counts, picture }) => (
          <WayOfWar
            key={way}
            way={way}
            id={`${id}-${way}`}
            armies={armies}
            counts={counts}
            picture={picture}
            isPicked={way === at}
            onPick={onPick === undefined ? undefined : () => onPick(way)}
          />
        ))}
      </div>
      <p className="small soft">{t.measured}</p>
    </div>
  );
};
