import { saga } from '@warmoot/rules';
import { useId } from 'react';
import { Area } from '../../design/forms/Area.js';
import { Button } from '../../design/forms/Button.js';
import { Field } from '../../design/forms/Field.js';
import { Select } from '../../design/forms/Select.js';
import { Switch } from '../../design/forms/Switches.js';
import { MotivesByHand } from '../cast/ByHand.js';
import { BALANCED } from '../cast/handWritten.js';
import { useCampaignIn } from '../useCampaign.js';
import type { Plan } from './plan.js';
import {
  heardAgain,
  type PlannedCrowd,
  type PlannedTalk,
  type PlannedWant,
  partiesOf,
  replaced,
  withCrowd,
} from './talk.js';
import { WhoPicker } from './WhoPicker.js';
import { PLAN } from './words.js';

interface TalkFieldsProps {
  readonly plan: Plan;
  readonly onChange: (plan: Plan) => void;
}

const without = <A,>(list: readonly A[], at: number): readonly A[] => list.filter((_, nth) => nth !== at);

interface CrowdProps {
  readonly crowd: PlannedCrowd;
  readonly onChange: (crowd: PlannedCrowd) => void;
  readonly onRemove: () => void;
}

/** SAGA-TALK-024: a crowd or an army as one listener. */
const Crowd = ({ crowd, onChange, onRemove }: CrowdProps) => {
  const { t } = useCampaignIn(PLAN);
  const { name, is, motives } = crowd;
  return (
    <fieldset className="plan-part">
      <legend className="vh">{name === '' ? t.crowds[is] : name}</legend>
      <div className="plan-row">
        <Field
          label={t.crowdName}
          className="field-wide"
          maxLength={60}
          value={name}
          onText={(text) => onChange({ ...crowd, name: text })}
        />
        <Select label={t.crowdIs} options={t.crowds} at={is} onPick={(key) => onChange({ ...crowd, is: key })} />
        <Select<'thrown' | 'set'>
          label={t.crowdMotives}
          options={t.motivesHow}
          at={motives === null ? 'thrown' : 'set'}
          onPick={(key) => onChange({ ...crowd, motives: key === 'set' ? BALANCED : null })}
        />
        <Button kind="quiet" small aria-label={t.removeWhat({ name: name || t.crowds[is] })} onClick={onRemove}>
          {t.remove}
        </Button>
      </div>
      {motives === null ? null : (
        <MotivesByHand motives={motives} onWrite={(written) => onChange({ ...crowd, motives: written })} />
      )}
    </fieldset>
  );
};

const keyOf = ({ context, topic }: saga.campaign.Matter): string => JSON.stringify([context, topic]);

interface WantProps extends TalkFieldsProps {
  readonly want: PlannedWant;
  readonly onWant: (want: PlannedWant) => void;
  readonly onRemove: () => void;
}

/** Who wants what of whom: said openly, so that it can be asked for in a few taps. */
const Want = ({ plan, want, onWant, onRemove }: WantProps) => {
  const { t, nameOf } = useCampaignIn(PLAN);
  const matters = plan.matters.some((one) => keyOf(one) === keyOf(want)) ? plan.matters : [...plan.matters, want];
  const people = plan.characters.map((id) => ({ key: id, label: nameOf(id) }));
  const others = partiesOf(plan).filter((one) => one !== want.who && one !== '');
  return (
    <fieldset className="plan-part">
      <legend className="vh">{t.wantOf({ name: nameOf(want.who) })}</legend>
      <div className="plan-row">
        <Select label={t.wantWho} options={people} at={want.who} onPick={(who) => onWant({ ...want, who })} />
        <Select
          label={t.wantTo}
          options={others.map((one) => ({ key: one, label: nameOf(one) }))}
          at={want.to}
          none={t.anybody}
          onPick={(to) => onWant({ ...want, to })}
        />
        <Select
          label={t.wantOn}
          labelClass="field field-whole"
          options={matters.map((one) => ({ key: keyOf(one), label: t.matter(one) }))}
          at={keyOf(want)}
          onPick={(key) => {
            const found = matters.find((one) => keyOf(one) === key) ?? want;
            onWant({ ...want, context: found.context, topic: found.topic });
          }}
        />
      </div>
      <div className="plan-row">
        <Field
          label={t.wantWhat}
          className="field-wide"
          maxLength={500}
          value={want.response}
          onText={(response) => onWant({ ...want, response })}
        />
        <Button
          kind="quiet"
          small
          aria-label={t.removeWhat({ name: t.wantOf({ name: nameOf(want.who) }) })}
          onClick={onRemove}
        >
          {t.remove}
        </Button>
      </div>
    </fieldset>
  );
};

/** SAGA-TALK-021: what has changed since somebody has heard of this; the table decides when the Discussion begins. */
const Changes = ({ plan, onChange }: TalkFieldsProps) => {
  const { t, seen, nameOf, dateText } = useCampaignIn(PLAN);
  const heard = heardAgain(plan, seen);
  if (heard.length === 0) return null;
  const { talk } = plan;
  const isOf =
    ({ listener, topic }: (typeof heard)[number]) =>
    (one: (typeof talk.changes)[number]): boolean =>
      one.listener === listener && one.topic === topic;
  return (
    <fieldset className="plan-part">
      <legend className="lab">{t.changes}</legend>
      <p className="small soft">{t.changesHint}</p>
      {heard.map((one) => {
        const { listener, topic, entry } = one;
        return (
          <Field
            key={`${listener}\n${topic}`}
            label={t.heard({ name: nameOf(listener), topic, title: entry.title, date: dateText(entry.day) })}
            maxLength={500}
            value={talk.changes.find(isOf(one))?.changed ?? ''}
            onText={(changed) => {
              const others = talk.changes.filter((other) => !isOf(one)(other));
              onChange({ ...plan, talk: { ...talk, changes: [...others, { listener, topic, changed }] } });
            }}
          />
        );
      })}
    </fieldset>
  );
};

/** A Discussion: in words, or at the table with who talks, crowds, what it is called and how it looks there. */
export const TalkFields = ({ plan, onChange }: TalkFieldsProps) => {
  const { t, words, seen } = useCampaignIn(PLAN);
  const hint = useId();
  const { talk, characters } = plan;
  const set = (more: Partial<PlannedTalk>): void => onChange({ ...plan, talk: { ...talk, ...more } });
  return (
    <>
      <Switch<PlannedTalk['how']>
        legend={t.talkHow}
        options={t.talkHows}
        at={talk.how}
        onGo={(how) => set({ how })}
        note={
          <p id={hint} className="small soft">
            {t.talkHints[talk.how]}
          </p>
        }
      />
      <WhoPicker
        legend={t.who}
        chosen={characters}
        onChange={(chosen) =>
          onChange({
            ...plan,
            characters: chosen,
            talk: { ...talk, wants: talk.wants.filter(({ who }) => chosen.includes(who)) },
          })
        }
      />
      {talk.how === 'word' ? null : (
        <>
          {talk.crowds.map((crowd, at) => (
            <Crowd
              // biome-ignore lint/suspicious/noArrayIndexKey: a crowd has no name but the one that is being written
              key={at}
              crowd={crowd}
              onChange={(one) => set(withCrowd(talk, at, one))}
              onRemove={() => set({ crowds: without(talk.crowds, at) })}
            />
          ))}
          <div>
            <Button
              kind="quiet"
              small
              onClick={() => set({ crowds: [...talk.crowds, { name: '', is: 'crowd', motives: null }] })}
            >
              {t.addCrowd}
            </Button>
          </div>
          {saga.EDITIONS[seen.open.edition].talk.hasUses ? (
            <Select
              label={t.use}
              options={words.discussion.uses}
              at={talk.use}
              none={t.noUse}
              onPick={(use) => set({ use })}
            />
          ) : null}
          <Area
            label={t.setting}
            hint={t.settingHint}
            rows={2}
            most={2000}
            value={talk.setting}
            onChange={(setting) => set({ setting })}
          />
        </>
      )}
    </>
  );
};

/** What is said of a Discussion once it is known what it is about: who wants what, and what has changed. */
export const TalkWants = ({ plan, onChange }: TalkFieldsProps) => {
  const { t } = useCampaignIn(PLAN);
  const { talk, characters, matters } = plan;
  const [first] = matters;
  const [who] = characters;
  const set = (wants: readonly PlannedWant[]): void => onChange({ ...plan, talk: { ...talk, wants } });
  if (talk.how === 'word') return null;
  return (
    <>
      <fieldset className="plan-wants">
        <legend className="lab">{t.wants}</legend>
        {talk.wants.map((want, at) => (
          <Want
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is what is written in it
            key={at}
            plan={plan}
            onChange={onChange}
            want={want}
            onWant={(one) => set(replaced(talk.wants, at, one))}
            onRemove={() => set(without(talk.wants, at))}
          />
        ))}
        {first === undefined || who === undefined ? (
          <p className="small soft">{t.wantsHint}</p>
        ) : (
          <div>
            <Button
              kind="quiet"
              small
              onClick={() =>
                set([...talk.wants, { who, to: '', context: first.context, topic: first.topic, response: '' }])
              }
            >
              {t.addWant}
            </Button>
          </div>
        )}
      </fieldset>
      <Changes plan={plan} onChange={onChange} />
    </>
  );
};
