import { number, signed, type Words } from '@warmoot/words';
import { Popover } from '../../../design/panels/Popover.js';
import { RuleRef } from '../../../design/rules/RuleRef.js';
import type { Rating } from '../sheet.js';
import type { DuelWords } from '../words.js';

interface RatingsProps {
  readonly ratings: readonly Rating[];
  readonly scene: string;
  readonly t: DuelWords;
  readonly words: Words;
}

const labelOf = (words: Words, scene: string, what: string): string => words.scenes[scene]?.tally[what] ?? what;

/** Where a lowered number comes from, line by line. */
const Reasons = ({ rating, scene, words, t }: Omit<RatingsProps, 'ratings'> & { readonly rating: Rating }) => (
  <>
    <h3>{t.skills[rating.skill]}</h3>
    <table className="duel-reasons">
      <tbody>
        {rating.lines.map(({ what, by, why }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same reason can stand twice, and the order is fixed
          <tr key={i}>
            <th scope="row">{labelOf(words, scene, what)}</th>
            <td>{i === 0 ? number(by) : signed(by)}</td>
            <td>
              <RuleRef id={why} />
            </td>
          </tr>
        ))}
        <tr className="duel-reasons-sum">
          <th scope="row">{t.skills[rating.skill]}</th>
          <td>{number(rating.now)}</td>
          <td />
        </tr>
      </tbody>
    </table>
  </>
);

/** The four ratings. One that is lowered shows its base struck through, and opens into its reasons. */
export const Ratings = ({ ratings, ...rest }: RatingsProps) => (
  <dl className="bout-skills">
    {ratings.map((rating) => (
      <div key={rating.skill}>
        <dt>{rest.t.skills[rating.skill]}</dt>
        <dd>
          {rating.now === rating.base ? (
            number(rating.now)
          ) : (
            <Popover
              label={rest.t.tallyOf({ what: rest.t.skills[rating.skill] })}
              triggerLabel={`${rest.t.skills[rating.skill]} ${number(rating.now)}, ${rest.t.base} ${number(rating.base)}`}
              triggerClass="bout-lowered"
              trigger={
                <>
                  <s>{number(rating.base)}</s>
                  {number(rating.now)}
                </>
              }
            >
              <Reasons rating={rating} {...rest} />
            </Popover>
          )}
        </dd>
      </div>
    ))}
  </dl>
);
