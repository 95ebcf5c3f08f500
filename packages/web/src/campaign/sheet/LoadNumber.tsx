import { saga } from '@warmoot/rules';
import { Popover } from '../../design/panels/Popover.js';
import { RuleRef } from '../../design/rules/RuleRef.js';
import { useCampaignIn } from '../useCampaign.js';
import { SHEET } from './words.js';

const FLAT = { row: 0, column: 0, turn: 0, flipped: false } as const;

/** How many spaces an object takes. */
const spacesOf = ({ picture }: saga.carry.Piece): number => saga.carry.cellsAt(picture, FLAT).length;

/** The load in figures; pressed, it opens to what takes how many spaces, and where the grid comes from. */
export const LoadNumber = ({ who }: { readonly who: saga.campaign.Character }) => {
  const { t, words, seen } = useCampaignIn(SHEET);
  const { options } = seen.open;
  const endurance = saga.campaign.enduranceOf(who);
  const { taken, spaces } = saga.carry.summaryOf(who.load, endurance, options);
  const label = t.loadWhy({ taken, spaces });
  const nameOf = ({ item: { object } }: saga.carry.Piece): string =>
    typeof object === 'string' ? words.carry.objects[object] : object.name;
  return (
    <Popover label={label} triggerLabel={label} trigger={t.ofSpaces({ taken, spaces })} triggerClass="n">
      <table className="whence">
        <caption>{label}</caption>
        <tbody>
          {saga.carry.piecesOf(who.load, options).map((piece) => (
            <tr key={piece.item.id}>
              <th scope="row">{nameOf(piece)}</th>
              <td>{spacesOf(piece)}</td>
            </tr>
          ))}
          <tr className="whence-sum">
            <th scope="row">{t.whence.sum}</th>
            <td>{taken}</td>
          </tr>
          <tr>
            <th scope="row">
              <RuleRef id="SAGA-CARRY-004" className="tally-line">
                {t.grid({ endurance: words.skills.endurance, rating: endurance })}
              </RuleRef>
            </th>
            <td>{spaces}</td>
          </tr>
        </tbody>
      </table>
      <p className="small soft">{t.free}</p>
    </Popover>
  );
};
