import { saga } from '@warmoot/rules';
import { Button } from '../../../design/forms/Button.js';
import { Field } from '../../../design/forms/Field.js';
import { Choose, Select } from '../../../design/forms/Select.js';
import { whole } from '../../../design/forms/whole.js';
import { useSpoken } from '../../../words/speech.js';
import { FIGHTER_NAMES } from '../fighters.js';
import { SETUP } from '../setupWords.js';
import type { TalkPerson, Want } from './talkStart.js';
import { TALK_SETUP } from './words.js';

interface SheetProps {
  readonly one: TalkPerson;
  /** The names of all who are there. */
  readonly names: readonly string[];
  readonly onChange: (one: TalkPerson) => void;
}

/** The skills that an appeal usually uses, and those that are written down besides. */
const Skills = ({ one, onChange }: SheetProps) => {
  const { t, words } = useSpoken(TALK_SETUP);
  const usual: readonly saga.Skill[] = saga.discussion.USUAL_SKILLS;
  const shown = saga.ALL_SKILLS.filter((skill) => usual.includes(skill) || one.skills[skill] !== undefined);
  const rest = saga.ALL_SKILLS.filter((skill) => !shown.includes(skill));
  const rate = (skill: saga.Skill, rating: number): void =>
    onChange({ ...one, skills: { ...one.skills, [skill]: rating } });
  return (
    <fieldset>
      <legend className="lab">{t.skills}</legend>
      <div className="talk-numbers">
        {shown.map((skill) => (
          <Field
            key={skill}
            label={words.skills[skill]}
            type="number"
            min={0}
            max={10}
            value={one.skills[skill] ?? AVERAGE}
            onText={(text) => rate(skill, whole(text, 0, 10))}
          />
        ))}
      </div>
      <Choose
        label={t.anotherSkill}
        options={rest.map((key) => ({ key, label: words.skills[key] }))}
        at=""
        none="–"
        onPick={(skill) => rate(skill, AVERAGE)}
      />
    </fieldset>
  );
};

/** What an average person has in every skill. */
const AVERAGE = 2;
const MIDDLE = Object.fromEntries(saga.character.ALL_MOTIVES.map((one) => [one, 6])) as saga.character.Motives;

/** SAGA-MOTIVE-003: what one side gains above twelve the other loses. */
const rated = (motives: saga.character.Motives, motive: saga.character.Motive, rating: number) => {
  const opposite = saga.character.other(motive);
  return { ...motives, [motive]: rating, [opposite]: Math.min(motives[opposite], 12 - rating) };
};

/** Motivations: thrown for, or written pair by pair. */
const Motives = ({ one, onChange }: SheetProps) => {
  const { t, words } = useSpoken(TALK_SETUP);
  const { motives } = one;
  return (
    <fieldset>
      <legend className="lab">{t.motives}</legend>
      <Select
        className="text-input"
        aria-label={t.motives}
        options={{ thrown: t.thrown, byHand: t.byHand }}
        at={motives === null ? 'thrown' : 'byHand'}
        onPick={(key) => onChange({ ...one, motives: key === 'thrown' ? null : MIDDLE })}
      />
      {motives === null ? null : (
        <div className="talk-pairs">
          {saga.character.ALL_MOTIVES.map((motive) => (
            <Field
              key={motive}
              label={words.character.motives[motive]}
              type="number"
              min={2}
              max={10}
              value={motives[motive]}
              onText={(text) => onChange({ ...one, motives: rated(motives, motive, whole(text, 2, 10)) })}
            />
          ))}
        </div>
      )}
    </fieldset>
  );
};

interface WantProps {
  readonly want: Want;
  readonly others: readonly string[];
  readonly onChange: (want: Want | null) => void;
}

const WantFields = ({ want, others, onChange }: WantProps) => {
  const { t } = useSpoken(TALK_SETUP);
  const several = want.to.length > 1 ? [{ key: want.to.join(', '), label: want.to.join(', ') }] : [];
  return (
    <li className="talk-want">
      {(['context', 'topic', 'response'] as const).map((key) => (
        <Field
          key={key}
          label={t[key]}
          maxLength={200}
          value={want[key]}
          onText={(text) => onChange({ ...want, [key]: text })}
        />
      ))}
      <Choose
        label={t.of}
        options={[...several, ...others.map((name) => ({ key: name, label: name }))]}
        at={want.to.join(', ')}
        none={t.anybody}
        onPick={(name) => onChange({ ...want, to: name === '' ? [] : [name] })}
      />
      <Button small onClick={() => onChange(null)}>
        {t.removeWant}
      </Button>
    </li>
  );
};

const NEW_WANT: Want = { context: '', topic: '', response: '', to: [] };

/** All that can be said of somebody before a Discussion begins. */
export const PersonSheet = (props: SheetProps) => {
  const { one, names, onChange } = props;
  const { t } = useSpoken(TALK_SETUP);
  const { t: setup } = useSpoken(SETUP);
  const others = names.filter((name) => name !== one.name && name.trim() !== '');
  const setWant = (at: number, want: Want | null): void =>
    onChange({ ...one, wants: want === null ? one.wants.toSpliced(at, 1) : one.wants.with(at, want) });
  return (
    <div className="talk-sheet">
      <Field label={setup.name} maxLength={40} value={one.name} onText={(name) => onChange({ ...one, name })} />
      <Choose label={t.is} options={t.kinds} at={one.is} onPick={(is) => onChange({ ...one, is })} />
      {one.is === 'person' ? <Skills {...props} /> : null}
      <Motives {...props} />
      {one.is === 'person' ? (
        <>
          <fieldset>
            <legend className="lab">{t.wants}</legend>
            <ul>
              {one.wants.map((want, at) => (
                <WantFields
                  // biome-ignore lint/suspicious/noArrayIndexKey: texts are being typed here; the place is what stays.
                  key={at}
                  want={want}
                  others={others}
                  onChange={(next) => setWant(at, next)}
                />
              ))}
            </ul>
            {one.wants.length >= 20 ? null : (
              <Button small onClick={() => onChange({ ...one, wants: [...one.wants, NEW_WANT] })}>
                {t.addWant}
              </Button>
            )}
          </fieldset>
          <Choose
            label={setup.kind}
            options={FIGHTER_NAMES.map((key) => ({ key, label: setup.fighters[key] }))}
            at={one.like ?? ''}
            none={t.noFight}
            onPick={(like) => onChange({ ...one, like: (like as string) === '' ? null : like })}
          />
        </>
      ) : null}
    </div>
  );
};
