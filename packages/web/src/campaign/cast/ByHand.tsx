import { saga } from '@warmoot/rules';
import { useSpoken } from '../../words/speech.js';
import { BALANCED, type HandWritten, withGroup, withMotive, withSkill } from './handWritten.js';
import { CAST } from './words.js';

interface ByHandProps {
  readonly written: HandWritten;
  readonly onWrite: (written: HandWritten) => void;
}

interface RatingProps {
  readonly label: string;
  readonly rating: number;
  readonly least: number;
  readonly onRate: (rating: number) => void;
}

const Rating = ({ label, rating, least, onRate }: RatingProps) => (
  <label className="hand-rating">
    <span>{label}</span>
    <input
      type="number"
      inputMode="numeric"
      min={least}
      max={10}
      value={rating}
      onChange={({ target }) => onRate(target.valueAsNumber)}
    />
  </label>
);

/** A group: one rating for all of it, and each skill for itself. */
const Group = ({ group, written, onWrite }: ByHandProps & { readonly group: saga.SkillGroup }) => {
  const { t, words } = useSpoken(CAST);
  const called = words.character.groups[group];
  const ratings = saga.character.skillsIn(group).map((skill) => written.skills[skill]);
  return (
    <details>
      <summary>
        {called}: {ratings.join(', ')}
      </summary>
      <Rating
        label={t.all}
        rating={ratings[0] ?? 0}
        least={0}
        onRate={(rating) => onWrite(withGroup(written, group, rating))}
      />
      {saga.character.skillsIn(group).map((skill) => (
        <Rating
          key={skill}
          label={words.skills[skill]}
          rating={written.skills[skill]}
          least={0}
          onRate={(rating) => onWrite(withSkill(written, skill, rating))}
        />
      ))}
    </details>
  );
};

interface MotivesByHandProps {
  readonly motives: saga.character.Motives;
  readonly onWrite: (motives: saga.character.Motives) => void;
}

/** The eighteen motivations, pair by pair. */
export const MotivesByHand = ({ motives, onWrite }: MotivesByHandProps) => {
  const { words } = useSpoken(CAST);
  return saga.character.MOTIVE_PAIRS.map((pair) => (
    <div key={pair[0]} className="hand-pair">
      {pair.map((motive) => (
        <Rating
          key={motive}
          label={words.character.motives[motive]}
          rating={motives[motive]}
          least={2}
          onRate={(rating) => onWrite(withMotive(motives, motive, rating))}
        />
      ))}
    </div>
  ));
};

/** Ratings written by hand: the 23 skills, and the motivations where they are wanted. */
export const ByHand = ({ written, onWrite }: ByHandProps) => {
  const { t, words } = useSpoken(CAST);
  const { motives } = written;
  return (
    <fieldset className="by-hand">
      <legend className="lab">{words.character.skillsTitle}</legend>
      {saga.character.GROUPS.map((group) => (
        <Group key={group} group={group} written={written} onWrite={onWrite} />
      ))}
      <label className="hand-motives">
        <input
          type="checkbox"
          checked={motives !== null}
          onChange={({ target }) => onWrite({ ...written, motives: target.checked ? BALANCED : null })}
        />
        {t.withMotives}
      </label>
      {motives === null ? null : (
        <MotivesByHand motives={motives} onWrite={(now) => onWrite({ ...written, motives: now })} />
      )}
      <p className="small soft">{t.handNote}</p>
    </fieldset>
  );
};
