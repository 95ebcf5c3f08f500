import { saga } from '@warmoot/rules';
import type { Words } from '@warmoot/words';
import { memo } from 'react';
import { Icon, type IconName } from '../../design/base/Icon.js';
import './sets.css';
import type { Ratings, Sorting } from './model.js';
import type { DraftWords } from './words.js';

const COLUMNS: readonly (readonly saga.SkillGroup[])[] = [
  ['handToHand', 'physical'],
  ['knowledge', 'social'],
];

/** The first of two names: where both stand, there is no room for either. */
const short = (name: string): string => name.split('/')[0] ?? name;

interface RatingsProps {
  readonly of: Ratings;
  readonly sorting: Sorting;
  readonly t: DraftWords;
  readonly words: Words;
}

const figure = (rating: number | undefined): string => (rating === undefined ? '–' : `${rating}`);

const Group = ({ group, of, sorting, t, words }: RatingsProps & { readonly group: saga.SkillGroup }) => {
  const rating = figure(of.groups?.[group]);
  return (
    <section className="set-group" data-asked={sorting === group || undefined}>
      <h4 aria-label={t.groupRating({ group: words.character.groups[group], rating })}>
        {words.character.groups[group]} <b className="fig">{rating}</b>
      </h4>
      <ul>
        {saga.SKILLS[group].map((skill) => {
          const rated = of.skills?.[skill];
          return (
            <li key={skill} data-asked={sorting === skill || undefined}>
              <span>{words.skills[skill]}</span>
              <i className="set-bar" style={{ '--of-ten': rated ?? 0 } as object} aria-hidden="true" />
              <b className="fig">{figure(rated)}</b>
            </li>
          );
        })}
      </ul>
    </section>
  );
};

const Pair = ({ at, of, t, words }: Omit<RatingsProps, 'sorting'> & { readonly at: number }) => {
  const [one, two] = saga.character.MOTIVE_PAIRS[at] as (typeof saga.character.MOTIVE_PAIRS)[number];
  const [a, b] = [of.motives?.[one], of.motives?.[two]];
  const [left, right] = [words.character.motives[one], words.character.motives[two]];
  const nth = (at + 1) as 1;
  return (
    <li data-stronger={(a ?? 0) > (b ?? 0) ? 'left' : (a ?? 0) < (b ?? 0) ? 'right' : undefined}>
      <span className="vh">{t.against({ left, a: figure(a), right, b: figure(b) })}</span>
      <span className="pair-left" aria-hidden="true">
        <Icon name={`mo-${nth}a` as IconName} size={12} /> {short(left)}
      </span>
      <b className="fig" aria-hidden="true">
        {figure(a)}
      </b>
      <i className="pair-bar" aria-hidden="true" style={{ '--left': a ?? 0, '--right': b ?? 0 } as object} />
      <b className="fig" aria-hidden="true">
        {figure(b)}
      </b>
      <span className="pair-right" aria-hidden="true">
        {short(right)} <Icon name={`mo-${nth}b` as IconName} size={12} />
      </span>
    </li>
  );
};

/** A set of ratings to be compared with others: skills by group with bars, and the nine pairs of motivations. */
export const SetRatings = memo(({ of, sorting, t, words }: RatingsProps) => (
  <>
    {of.skills === null ? null : (
      <div className="set-skills">
        {COLUMNS.map((groups) => (
          <div key={groups.join()}>
            {groups.map((group) => (
              <Group key={group} group={group} of={of} sorting={sorting} t={t} words={words} />
            ))}
          </div>
        ))}
      </div>
    )}
    {of.motives === null ? null : (
      <ul className="set-motives" aria-label={words.character.motivesTitle}>
        {saga.character.MOTIVE_PAIRS.map(([first], at) => (
          <Pair key={first} at={at} of={of} t={t} words={words} />
        ))}
      </ul>
    )}
  </>
));
