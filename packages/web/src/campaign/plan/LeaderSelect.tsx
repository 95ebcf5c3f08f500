import { Select } from '../../design/forms/Select.js';
import { charactersIn } from '../seen.js';
import { useCampaignIn } from '../useCampaign.js';
import { PLAN } from './words.js';

const NOBODY = 'nobody';

interface LeaderSelectProps {
  readonly leader: string | null | undefined;
  readonly onPick: (leader: string | null | undefined) => void;
}

/** COMMAND-SAGA-006, SORTIE-SAGA-007: who leads an army in another war: the commander, somebody else, or nobody. */
export const LeaderSelect = ({ leader, onPick }: LeaderSelectProps) => {
  const { t, seen } = useCampaignIn(PLAN);
  const living = charactersIn(seen).filter(({ dead }) => dead === null);
  return (
    <Select<string>
      label={t.appointed}
      options={[{ key: NOBODY, label: t.noLeader }, ...living.map((one) => ({ key: one.id, label: one.name }))]}
      at={leader === undefined ? '' : (leader ?? NOBODY)}
      none={t.asCommander}
      onPick={(key) => onPick(key === '' ? undefined : key === NOBODY ? null : key)}
    />
  );
};
