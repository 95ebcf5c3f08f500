import type { SeatId } from '@warmoot/kernel';
import { saga } from '@warmoot/rules';
import { useEffect, useState } from 'react';
import { Choose } from '../../design/forms/Select.js';
import { Popover } from '../../design/panels/Popover.js';
import { useAnnounce } from '../../design/states/LiveRegion.js';
import { useSpoken } from '../../words/speech.js';
import { charactersIn } from '../seen.js';
import { useMethod } from '../sheet/Decisions.js';
import { AskingForm, Lines } from '../sheet/Writing.js';
import { useCampaign, useCampaignIn } from '../useCampaign.js';
import { ByHand } from './ByHand.js';
import { ORDINARY } from './handWritten.js';
import { CAST } from './words.js';

type Way = 'none' | 'roll' | 'hand';
const WAYS: readonly Way[] = ['none', 'roll', 'hand'];
const NOBODY = '';

/** Somebody whose ratings are rolled once they are in the cast. */
interface Rolling {
  readonly name: string;
  readonly method: Pick<Extract<saga.campaign.CampaignPlay, { readonly play: 'generation' }>, 'method'>;
}

/** Players who can own somebody, and nobody. */
export const useOwners = (): readonly { readonly key: string; readonly label: string }[] => {
  const { t, sitting, people } = useCampaignIn(CAST);
  const players = (sitting.seen?.seats ?? []).filter(({ role }) => role === 'player');
  return [
    { key: NOBODY, label: t.nobody },
    ...players.map(({ seat, name }) => ({ key: seat, label: people[seat]?.name ?? name })),
  ];
};

const AddForm = ({ onRoll }: { readonly onRoll: (rolling: Rolling) => void }) => {
  const { t } = useSpoken(CAST);
  const here = useCampaign();
  const announce = useAnnounce();
  const owners = useOwners();
  const { fields, method } = useMethod();
  const [name, setName] = useState('');
  const [owner, setOwner] = useState<SeatId>(NOBODY);
  const [way, setWay] = useState<Way>('none');
  const [written, setWritten] = useState(ORDINARY);
  const byHand = way === 'hand' ? written : { skills: null, motives: null };
  const deed: saga.campaign.CampaignDeed = {
    deed: 'add',
    name: name.trim(),
    owner: owner === NOBODY ? null : owner,
    ...byHand,
    terrain: null,
  };
  const { edition, options } = here.seen.open;
  const free = saga.EDITIONS[edition].methods.includes('byHand') && options['saga.generation.others'] === 'byHand';
  const send = async (): Promise<boolean> => {
    const ask = way === 'hand' && !free;
    const refusal = await (ask ? here.propose(deed) : here.do(deed));
    announce(refusal !== null ? t.refused : ask ? t.proposed : t.added({ name: deed.name }));
    if (refusal === null && way === 'roll') onRoll({ name: deed.name, method });
    return refusal === null;
  };
  return (
    <AskingForm act={t.addAct} off={name.trim() === '' ? t.needName : null} onSend={send}>
      <Lines label={t.name} value={name} onValue={setName} most={60} />
      <Choose label={t.owner} options={owners} at={owner} onPick={setOwner} />
      <Choose label={t.ratings} options={WAYS.map((key) => ({ key, label: t.ways[key] }))} at={way} onPick={setWay} />
      {way === 'roll' ? fields : null}
      {way === 'hand' ? <ByHand written={written} onWrite={setWritten} /> : null}
    </AskingForm>
  );
};

/** SAGA-DRAFT-004: somebody beside the main cast. */
export const AddCharacter = () => {
  const { t, seen, play } = useCampaignIn(CAST);
  const [rolling, setRolling] = useState<Rolling | null>(null);
  // The newest character of that name is the one who was just added.
  const joined = rolling === null ? undefined : charactersIn(seen).findLast((one) => one.name === rolling.name)?.id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when whoever was added is in the cast.
  useEffect(() => {
    if (joined === undefined || rolling === null) return;
    setRolling(null);
    void play({ play: 'generation', characters: [joined], ...rolling.method });
  }, [joined]);
  return (
    <Popover label={t.add} trigger={t.add} triggerClass="btn btn-ink">
      <h3>{t.add}</h3>
      <AddForm onRoll={setRolling} />
    </Popover>
  );
};
