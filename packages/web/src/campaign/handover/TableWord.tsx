import type { SeenProposal } from '@warmoot/protocol';
import { saga } from '@warmoot/rules';
import { Proposals } from '../../table/rulings/Proposals.js';
import { CreditButtons } from '../home/Asked.js';
import { useCampaignIn } from '../useCampaign.js';
import { NEXT } from './words.js';

interface TableWordProps {
  readonly entry: saga.campaign.Entry;
  /** The proposal that stands elsewhere on the page. */
  readonly but: SeenProposal | null;
}

/** What the table still has to say, such as whose wealth the scene serves. It never keeps anybody from playing on. */
export const TableWord = ({ entry, but }: TableWordProps) => {
  const { t, seen, sitting, people, atTable, plays } = useCampaignIn(NEXT);
  const isCreditAsked = saga.campaign.creditsAsked(seen).some(({ id }) => id === entry.id);
  const { seen: at } = sitting;
  const here =
    at === null ? sitting : { ...sitting, seen: { ...at, proposals: at.proposals.filter((one) => one !== but) } };
  return (
    <div className="table-word">
      <Proposals sitting={here} people={people} act={atTable} />
      {isCreditAsked ? (
        <div className="leaf table-credit">
          <p>{t.credit({ title: entry.title })}</p>
          {plays ? <CreditButtons entry={entry} /> : null}
        </div>
      ) : null}
    </div>
  );
};
