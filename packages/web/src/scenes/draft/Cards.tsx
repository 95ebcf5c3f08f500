import { saga } from '@warmoot/rules';
import type { Words } from '@warmoot/words';
import { useId, useRef } from 'react';
import { Arms } from '../../design/base/Arms.js';
import { Icon } from '../../design/base/Icon.js';
import type { Person } from '../../people/person.js';
import { type DraftView, goalsFor, type SetOnTable, type Sorting, setsInAll, setsOf } from './model.js';
import { SetRatings } from './SetCard.js';
import type { DraftWords } from './words.js';

interface CardsProps {
  readonly view: DraftView;
  readonly people: Readonly<Record<string, Person>>;
  readonly sorting: Sorting;
  readonly onSort: (sorting: Sorting) => void;
  readonly picked: number | null;
  /** Null where this seat picks nothing any more. */
  readonly onPick: ((set: number) => void) | null;
  readonly t: DraftWords;
  readonly words: Words;
}

const Sort = ({ sorting, onSort, t, words }: Pick<CardsProps, 'sorting' | 'onSort' | 't' | 'words'>) => {
  const id = useId();
  const groups = Object.keys(saga.SKILLS) as saga.SkillGroup[];
  return (
    <p className="set-sort">
      <label className="lab" htmlFor={id}>
        {t.sortBy}
      </label>
      <select id={id} value={sorting} onChange={({ target }) => onSort(target.value as Sorting)}>
        <option value="thrown">{t.asThrown}</option>
        {groups.map((group) => (
          <optgroup key={group} label={words.character.groups[group]}>
            <option value={group}>{t.wholeGroup({ group: words.character.groups[group] })}</option>
            {saga.SKILLS[group].map((skill) => (
              <option key={skill} value={skill}>
                {words.skills[skill]}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
    </p>
  );
};

const Taken = ({ one, people, view, t }: Pick<CardsProps, 'people' | 'view' | 't'> & { one: SetOnTable }) => {
  if (one.taken === null) return null;
  const { owner, name } = one.taken;
  const goals = goalsFor(view, one.number);
  return (
    <>
      <p className="set-taken">
        <Arms colour={people[owner]?.colour ?? 0} size={20} />
        <b>{t.takenBy({ name, owner: people[owner]?.name ?? owner })}</b>
      </p>
      {goals === null ? null : <p className="note set-goals">{goals}</p>}
    </>
  );
};

const Card = ({ one, name, ...rest }: Omit<CardsProps, 'onSort'> & { one: SetOnTable; name: string }) => {
  const { picked, onPick, sorting, t, words } = rest;
  const { number, ratings, taken } = one;
  const head = <h3>{t.set({ number })}</h3>;
  return (
    <li className="set-card" data-set={number} data-taken={taken === null ? undefined : ''}>
      {onPick === null || taken !== null ? (
        head
      ) : (
        <label className="set-pick">
          <input
            type="radio"
            name={name}
            value={number}
            checked={picked === number}
            onChange={({ target }) => {
              onPick(number);
              target.closest('li')?.scrollIntoView({ block: 'nearest', inline: 'center' });
            }}
          />
          {head}
        </label>
      )}
      <Taken one={one} {...rest} />
      <SetRatings of={ratings} sorting={sorting} t={t} words={words} />
    </li>
  );
};

/** All sets side by side; on a phone one at a time, by swipe, by the two buttons, or by the arrows of the radios. */
export const Cards = ({ onSort, ...rest }: CardsProps) => {
  const { view, sorting, t, words } = rest;
  const list = useRef<HTMLUListElement>(null);
  const name = useId();
  const sets = setsOf(view, sorting);
  const left = sets.filter(({ taken }) => taken === null).length;
  const turn = (by: number): void => list.current?.scrollBy({ left: by * list.current.clientWidth });
  return (
    <section className="sets" aria-labelledby="draft-sets">
      <header className="sets-head">
        <h2 id="draft-sets">{t.sets}</h2>
        <span className="small soft">{t.setsLeft({ left, all: setsInAll(view) })}</span>
        <Sort sorting={sorting} onSort={onSort} t={t} words={words} />
        <span className="sets-turn">
          <button type="button" onClick={() => turn(-1)}>
            <Icon name="ui-back" size={22} label={t.before} />
          </button>
          <button type="button" onClick={() => turn(1)}>
            <Icon name="ui-next" size={22} label={t.after} />
          </button>
        </span>
      </header>
      {/* Whatever scrolls can be reached by the keyboard. */}
      <ul className="set-cards" ref={list} aria-label={t.sets} tabIndex={rest.onPick === null ? 0 : undefined}>
        {sets.map((one) => (
          <Card key={one.number} one={one} name={name} {...rest} />
        ))}
      </ul>
    </section>
  );
};
