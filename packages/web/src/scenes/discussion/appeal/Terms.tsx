import { saga } from '@warmoot/rules';
import { useId } from 'react';
import { Icon } from '../../../design/base/Icon.js';
import { percentText } from '../../../design/chance/Chance.js';
import { Field } from '../../../design/forms/Field.js';
import { Choose } from '../../../design/forms/Select.js';
import { motiveIcon, shortMotive } from '../../../design/motives/MotivePairs.js';
import { useSpoken } from '../../../words/speech.js';
import { useWords } from '../../../words/WordsProvider.js';
import type { TalkProps, TalkView } from '../model.js';
import { Chips } from './Chips.js';
import { checkWith, type Subject } from './odds.js';
import { reasonText } from './reasons.js';
import { APPEAL_WORDS } from './words.js';

type Motive = saga.character.Motive;

interface SkillsProps extends Pick<TalkProps, 'view'> {
  readonly talker: string | null;
  readonly skill: saga.Skill | null;
  /** What the odds of each would be of; null where nobody has asked for odds. */
  readonly subject: Subject | null;
  readonly onSkill: (skill: saga.Skill) => void;
}

const isUsual = (skill: saga.Skill | null): boolean =>
  (saga.discussion.USUAL_SKILLS as readonly (saga.Skill | null)[]).includes(skill);

/** SAGA-TALK-027: Convince, Lead or Administer as cards; any other that fits better from a list. */
export const Skills = ({ view, talker, skill, subject, onSkill }: SkillsProps) => {
  const { t, words } = useSpoken(APPEAL_WORDS);
  const { ui } = useWords();
  const isClosed = talker !== null && (view.closed ?? []).includes(talker);
  const ratingOf = (one: saga.Skill): string =>
    talker === null || isClosed ? '' : `${saga.discussion.skillOf(saga.discussion.personNamed(view, talker), one)}`;
  const chanceOf = (one: saga.Skill): string | undefined => {
    const chance = subject === null ? null : checkWith(view, subject, one);
    return chance === null ? undefined : percentText(ui, chance);
  };
  const others = saga.ALL_SKILLS.filter((one) => !isUsual(one));
  return (
    <div className="appeal-skills">
      <Chips
        legend={t.skill}
        look="cards"
        picked={skill === null ? [] : [skill]}
        onPick={(key) => onSkill(key as saga.Skill)}
        chips={saga.discussion.USUAL_SKILLS.map((one) => ({
          key: one,
          label: (
            <>
              {words.skills[one]} <b>{ratingOf(one)}</b>
            </>
          ),
          note: chanceOf(one),
        }))}
      />
      <Choose
        label={t.otherSkill}
        options={others.map((key) => ({ key, label: `${words.skills[key]} ${ratingOf(key)}`.trim() }))}
        none={t.noOtherSkill}
        at={skill === null || isUsual(skill) ? '' : skill}
        data-picked={skill === null || isUsual(skill) ? undefined : ''}
        onPick={(key: saga.Skill | '') => {
          if (key !== '') onSkill(key);
        }}
      />
    </div>
  );
};

interface MotivesProps extends Pick<TalkProps, 'view'> {
  readonly listeners: readonly string[];
  readonly motive: Motive | null;
  readonly onMotive: (motive: Motive) => void;
}

/** Of more listeners than these the ratings stand with the odds alone. */
const MOST_RATED = 2;

/** What stands beside a motivation: how strong it is in each listener whose sheet is open. */
const ratingsIn = (view: TalkView, listeners: readonly string[], motive: Motive): string =>
  listeners.length > MOST_RATED
    ? ''
    : listeners
        .filter((name) => !(view.closed ?? []).includes(name))
        .flatMap((name) => saga.discussion.motivesOf(view, name)?.[motive] ?? [])
        .join('/');

/** SAGA-TALK-028: any of the eighteen, in the order of the table. None is picked beforehand (SAGA-TALK-041). */
export const MotivePick = ({ view, listeners, motive, onMotive }: MotivesProps) => {
  const { t, words } = useSpoken(APPEAL_WORDS);
  const name = useId();
  return (
    <fieldset className="chips motive-pick">
      <legend className="lab">{t.motive}</legend>
      <div>
        {saga.character.MOTIVE_PAIRS.map((pair) => (
          <div key={pair[0]} className="motive-pick-pair">
            {pair.map((one) => (
              <label key={one} className="chip">
                <input
                  type="radio"
                  className="vh"
                  name={name}
                  checked={one === motive}
                  onChange={() => onMotive(one)}
                  aria-label={[words.character.motives[one], ratingsIn(view, listeners, one)].join(' ').trim()}
                />
                <Icon name={motiveIcon(one)} size={18} />
                <span className="chip-label">{shortMotive(words.character.motives[one])}</span>
                <b>{ratingsIn(view, listeners, one)}</b>
              </label>
            ))}
          </div>
        ))}
      </div>
    </fieldset>
  );
};

const OTHER = 'other';

interface DifficultyProps extends Pick<TalkProps, 'view'> {
  readonly subject: Pick<Subject, 'terms' | 'number' | 'listeners'>;
  readonly difficulty: number;
  readonly note: string;
  readonly onDifficulty: (difficulty: number) => void;
  readonly onNote: (note: string) => void;
}

const MOST_DIFFICULTY = 99;

/** SAGA-TALK-029, -030: 2 or 3, another with a note; where something drives a listener, as the rules give it. */
export const DifficultyPick = ({ view, subject, difficulty, note, onDifficulty, onNote }: DifficultyProps) => {
  const { t, words } = useSpoken(APPEAL_WORDS);
  const reasons = subject.listeners.flatMap((one) => reasonText(t, words, view, subject, one) ?? []);
  const isFree = subject.listeners.length === 0 || reasons.length < subject.listeners.length;
  const usual = saga.discussion.USUAL_DIFFICULTIES as readonly number[];
  const isOther = !usual.includes(difficulty);
  return (
    <div className="appeal-difficulty">
      {isFree ? (
        <>
          <Chips
            legend={t.difficulty}
            picked={[isOther ? OTHER : `${difficulty}`]}
            onPick={(key) => onDifficulty(key === OTHER ? 4 : Number(key))}
            chips={[
              ...usual.map((one) => ({ key: `${one}`, label: `${one}` })),
              { key: OTHER, label: isOther ? t.another({ difficulty }) : t.otherDifficulty },
            ]}
          />
          {isOther ? (
            <div className="appeal-pair">
              <Field
                label={t.difficulty}
                type="number"
                inputMode="numeric"
                min={0}
                max={MOST_DIFFICULTY}
                value={`${difficulty}`}
                onText={(text) => {
                  const typed = Number.parseInt(text, 10);
                  onDifficulty(Number.isNaN(typed) ? 0 : Math.max(0, Math.min(MOST_DIFFICULTY, typed)));
                }}
              />
              <Field label={t.note({ difficulty })} maxLength={200} value={note} onText={onNote} />
            </div>
          ) : null}
        </>
      ) : (
        <p className="lab">{t.difficulty}</p>
      )}
      {reasons.map((reason) => (
        <p key={reason} className="small appeal-reason">
          {reason}
        </p>
      ))}
    </div>
  );
};
