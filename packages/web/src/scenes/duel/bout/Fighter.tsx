import { number, signed, type Words } from '@warmoot/words';
import { Arms } from '../../../design/base/Arms.js';
import { Icon } from '../../../design/base/Icon.js';
import { Popover } from '../../../design/panels/Popover.js';
import { RuleRef } from '../../../design/rules/RuleRef.js';
import { Seal } from '../../../design/seats/Seal.js';
import { Figure, type FigureProps } from '../../../people/figure/Figure.js';
import { headKind } from '../../../people/names.js';
import type { Person } from '../../../people/person.js';
import type { Tincture } from '../../../people/tinctures.js';
import { ClosedSign } from '../../shared/ClosedSign.js';
import { conditionLines, type DuelView, figureLabel, type Rating, ratingsOf } from '../sheet.js';
import type { DuelWords } from '../words.js';
import { chargeWorn, coloursWorn, useBears } from '../worn.js';

interface RatingsProps {
  readonly ratings: readonly Rating[];
  readonly scene: string;
  readonly t: DuelWords;
  readonly words: Words;
}

const labelOf = (words: Words, scene: string, what: string): string => words.scenes[scene]?.tally[what] ?? what;

/** Where a lowered number comes from, line by line. */
export const Reasons = ({ rating, scene, words, t }: Omit<RatingsProps, 'ratings'> & { readonly rating: Rating }) => (
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
const Ratings = ({ ratings, ...rest }: RatingsProps) => (
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

export type Doing = 'sealed' | 'choosing' | null;

export interface FighterProps {
  readonly view: DuelView;
  readonly who: number;
  readonly people: Readonly<Record<string, Person>>;
  readonly doing: Doing;
  readonly far: boolean;
  readonly scene: string;
  readonly t: DuelWords;
  readonly words: Words;
}

const ownerText = (person: Person | undefined, seat: string, doing: Doing, t: DuelWords): string =>
  [
    person?.name ?? seat,
    ...(person?.you ? [t.you] : []),
    ...(doing === 'sealed' ? [t.sealed] : []),
    ...(doing === 'choosing' && !person?.you ? [t.choosing] : []),
    ...(doing === null && person?.held === 'computer' ? [t.computer] : []),
  ].join(', ');

type WhoseFigure = Pick<FighterProps, 'view' | 'who' | 'people' | 't'>;

/** A fighter as the figure draws them: colours, arms, what they hold and their wounds; null where there is nobody. */
export const useFigure = ({ view, who, people, t }: WhoseFigure): FigureProps | null => {
  const fighter = view.given.fighters[who];
  const me = view.open.combatants[who];
  const bears = useBears();
  if (fighter === undefined || me === undefined) return null;
  return {
    tincture: coloursWorn(view, bears)[who] as Tincture,
    charge: `ch-${chargeWorn(view, who, people, bears)}`,
    armour: fighter.armour,
    left: me.left,
    right: me.right,
    minors: me.minors,
    majors: me.majors,
    down: me.prone || me.standing === 'incapable' || me.standing === 'dead',
    kind: headKind(fighter.name),
    label: figureLabel(view, who, t),
  };
};

export const FighterFigure = ({ className, ...whose }: WhoseFigure & { readonly className?: string }) => {
  const figure = useFigure(whose);
  return figure === null ? null : <Figure className={className} {...figure} />;
};

/** One of the two who are shown large: figure, name, who plays them, ratings, and what bears on them. */
export const FighterCard = (props: FighterProps) => {
  const { view, who, people, doing, far, scene, t, words } = props;
  const fighter = view.given.fighters[who];
  if (fighter === undefined) return null;
  const person = people[fighter.seat];
  const standing = view.open.combatants[who]?.standing === 'in' && view.open.ending === null;
  return (
    <section className={far ? 'bout-side bout-far' : 'bout-side'} aria-label={fighter.name}>
      <div className="bout-figure">
        <FighterFigure view={view} who={who} people={people} t={t} />
      </div>
      <div className="bout-text">
        <h2>{fighter.name}</h2>
        <p className="bout-owner">
          {person === undefined ? null : <Arms colour={person.colour} size={18} />}
          <span>{ownerText(person, fighter.seat, doing, t)}</span>
          {doing === 'sealed' && person !== undefined ? (
            <Seal state="made" colour={person.colour} name={person.name} size={18} />
          ) : null}
        </p>
        {standing && view.closed?.includes(fighter.name) ? (
          <p className="bout-closed">
            <ClosedSign />
          </p>
        ) : null}
        {standing && !view.closed?.includes(fighter.name) ? (
          <Ratings ratings={ratingsOf(view, who)} scene={scene} t={t} words={words} />
        ) : null}
        <ul className="bout-conditions">
          {conditionLines(view, who, t).map(({ key, icon, text }) => (
            <li key={key} data-kind={key}>
              <Icon name={icon} size={16} />
              <span>{text}</span>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
};
