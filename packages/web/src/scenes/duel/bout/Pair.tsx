import { number, type Words } from '@warmoot/words';
import { Icon } from '../../../design/base/Icon.js';
import { Popover } from '../../../design/panels/Popover.js';
import { shortName } from '../../../people/names.js';
import type { Person } from '../../../people/person.js';
import { ClosedSign } from '../../shared/ClosedSign.js';
import type { Pair } from '../pairing.js';
import { conditionLines, type DuelView, figureLabel, type Line, type Rating, ratingsOf } from '../sheet.js';
import type { DuelWords } from '../words.js';
import { FighterFigure, Reasons } from './Fighter.js';
import './pair.css';

interface PairProps {
  readonly view: DuelView;
  readonly people: Readonly<Record<string, Person>>;
  readonly pair: Pair;
  readonly scene: string;
  readonly t: DuelWords;
  readonly words: Words;
}

/** What odds rest on of one of the two. Ratings are null where nobody may know them, or they count no more. */
interface Sheet {
  readonly who: number;
  readonly name: string;
  readonly isClosed: boolean;
  readonly ratings: readonly Rating[] | null;
  readonly conditions: readonly Line[];
}

const sheetOf = (view: DuelView, who: number, t: DuelWords): Sheet => {
  const name = view.given.fighters[who]?.name ?? '';
  const fights = view.open.combatants[who]?.standing === 'in' && view.open.ending === null;
  const isClosed = fights && (view.closed?.includes(name) ?? false);
  return {
    who,
    name,
    isClosed,
    ratings: fights && !isClosed ? ratingsOf(view, who) : null,
    conditions: conditionLines(view, who, t),
  };
};

interface AboutProps {
  readonly sheet: Sheet;
  readonly scene: string;
  readonly t: DuelWords;
  readonly words: Words;
}

/** All that bears on somebody: what they hold and wear, their wounds, and where each lowered rating comes from. */
const About = ({ sheet: { name, ratings, conditions }, ...rest }: AboutProps) => (
  <div className="pair-about">
    <h3>{name}</h3>
    <Conditions lines={conditions} />
    {(ratings ?? [])
      .filter(({ now, base }) => now !== base)
      .map((rating) => (
        <Reasons key={rating.skill} rating={rating} {...rest} />
      ))}
  </div>
);

const Conditions = ({ lines, isShort = false }: { readonly lines: readonly Line[]; readonly isShort?: boolean }) => (
  <ul className="pair-conditions">
    {lines.map(({ key, icon, text, short = text }) => (
      <li key={key}>
        <Icon name={icon} size={16} />
        <span>{isShort ? short : text}</span>
      </li>
    ))}
  </ul>
);

const Value = ({ rating, t }: { readonly rating: Rating | undefined; readonly t: DuelWords }) => (
  <td>
    {rating === undefined ? '–' : null}
    {rating !== undefined && rating.now !== rating.base ? (
      <>
        <s>
          <span className="vh">{t.base} </span>
          {number(rating.base)}
        </s>{' '}
      </>
    ) : null}
    {rating === undefined ? null : number(rating.now)}
  </td>
);

/** On a phone the figures on which odds rest stand in one table: both people, four skills of each, what bears on them. */
export const PairHead = ({ view, people, pair, scene, t, words }: PairProps) => {
  const names = view.given.fighters.map(({ name }) => name);
  const sheets = [pair.near, pair.far].map((who) => sheetOf(view, who, t));
  const ratings = sheets.find((sheet) => sheet.ratings !== null)?.ratings ?? [];
  const figure = (sheet: Sheet) => (
    <Popover
      label={sheet.name}
      triggerLabel={figureLabel(view, sheet.who, t)}
      triggerClass="pair-figure"
      trigger={<FighterFigure view={view} who={sheet.who} people={people} t={t} />}
    >
      <About sheet={sheet} scene={scene} t={t} words={words} />
    </Popover>
  );
  const [near, far] = sheets as [Sheet, Sheet];
  return (
    <section className="pair">
      <div className="pair-two">
        {figure(near)}
        <table>
          <thead>
            <tr>
              {sheets.map(({ who, name }, nth) => (
                <th key={who} scope="col" title={name} colSpan={nth + 1}>
                  {shortName(name, names)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {ratings.map(({ skill }, nth) => (
              <tr key={skill}>
                <Value rating={near.ratings?.[nth]} t={t} />
                <th scope="row">{t.skills[skill]}</th>
                <Value rating={far.ratings?.[nth]} t={t} />
              </tr>
            ))}
          </tbody>
        </table>
        {figure(far)}
      </div>
      <div className="pair-bears">
        {sheets.map(({ who, isClosed, conditions }) => (
          <div key={who}>
            {isClosed ? <ClosedSign /> : null}
            {/* What they hold the figure shows. */}
            <Conditions lines={conditions.filter(({ key }) => key !== 'gear')} isShort />
          </div>
        ))}
      </div>
    </section>
  );
};
