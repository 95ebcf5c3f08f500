import { saga } from '@warmoot/rules';
import { useSpoken } from '../../words/speech.js';
import { SkillNumber } from './Whence.js';
import { SHEET } from './words.js';

const NOTCHES = Array.from({ length: 10 }, (_, nth) => nth + 1);

/** Ten notches, so many of them cut. */
export const Notches = ({ rating }: { readonly rating: number }) => (
  <span className="notches" aria-hidden="true">
    {NOTCHES.map((nth) => (
      <i key={nth} data-in={nth <= rating || undefined} />
    ))}
  </span>
);

const SkillRow = ({ who, skill }: { readonly who: saga.campaign.Character; readonly skill: saga.Skill }) => {
  const { t, words } = useSpoken(SHEET);
  const rating = who.skills?.[skill] ?? 0;
  // A long name may break after its stroke.
  const called = words.skills[skill].replace('/', '/\u200b');
  return (
    <li>
      <span>
        {skill === 'survive' && who.terrain !== null ? t.survive({ name: called, terrain: who.terrain }) : called}
      </span>
      <Notches rating={rating} />
      <b>
        <SkillNumber who={who} skill={skill}>
          {rating}
        </SkillNumber>
      </b>
    </li>
  );
};

const Group = ({ who, group }: { readonly who: saga.campaign.Character; readonly group: saga.SkillGroup }) => {
  const { words } = useSpoken(SHEET);
  return (
    <section className="skill-group">
      <h3>{words.character.groups[group]}</h3>
      <ul>
        {saga.character.skillsIn(group).map((skill) => (
          <SkillRow key={skill} who={who} skill={skill} />
        ))}
      </ul>
    </section>
  );
};

/** The 23 skills in their four groups. */
export const Skills = ({ who }: { readonly who: saga.campaign.Character }) => {
  const { t } = useSpoken(SHEET);
  return (
    <section className="sheet-skills" id="skills" aria-label={t.skills}>
      <h2 className="vh">{t.skills}</h2>
      {who.skills === null ? (
        <p className="soft">{t.noSkills}</p>
      ) : (
        saga.character.GROUPS.map((group) => <Group key={group} who={who} group={group} />)
      )}
    </section>
  );
};
