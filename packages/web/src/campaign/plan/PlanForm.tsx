import type { AnyRefusal } from '@warmoot/protocol';
import { saga } from '@warmoot/rules';
import { lazy, type ReactElement, Suspense, useState } from 'react';
import { Area } from '../../design/forms/Area.js';
import { Button } from '../../design/forms/Button.js';
import { Field } from '../../design/forms/Field.js';
import { Form } from '../../design/forms/Form.js';
import { Select } from '../../design/forms/Select.js';
import { Switch } from '../../design/forms/Switches.js';
import { whole } from '../../design/forms/whole.js';
import { useAnnounce } from '../../design/states/LiveRegion.js';
import { Loading } from '../../design/states/Loading.js';
import { Strip } from '../../table/Strip.js';
import { useSpoken } from '../../words/speech.js';
import { entriesIn } from '../seen.js';
import { useCampaignIn } from '../useCampaign.js';
import { DateFields } from './DateFields.js';
import { Matters } from './Matters.js';
import {
  type Distance,
  fieldSizeIn,
  lacking,
  notReckonedYet,
  PLANNABLE,
  type Plan,
  planDeed,
  replanDeed,
} from './plan.js';
import { USUAL_SKIRMISH } from './skirmish.js';
import { TalkFields, TalkWants } from './TalkFields.js';
import { WhoPicker } from './WhoPicker.js';
import { PLAN } from './words.js';
import './plan.css';

interface DuelFieldsProps {
  readonly plan: Plan;
  readonly onChange: (plan: Plan) => void;
}

// What figures need comes only when a fight is planned with them; maps and their painters with a battle or a movement.
const SkirmishFields = lazy(async () => ({ default: (await import('./SkirmishFields.js')).SkirmishFields }));
const BattleFields = lazy(async () => ({ default: (await import('./BattleFields.js')).BattleFields }));
const RoadFields = lazy(async () => ({ default: (await import('./RoadFields.js')).RoadFields }));

/** A fight: who stands on which side, whether one lies in wait, and how far apart they begin; or what it is by figures. */
const DuelFields = ({ plan, onChange }: DuelFieldsProps) => {
  const { t } = useSpoken(PLAN);
  const {
    sides: [one, two],
    skirmish,
  } = plan;
  return (
    <>
      <div className="plan-sides">
        <WhoPicker
          legend={t.side({ nth: 1 })}
          chosen={one}
          without={two}
          onChange={(side) => onChange({ ...plan, sides: [side, two] })}
        />
        <WhoPicker
          legend={t.side({ nth: 2 })}
          chosen={two}
          without={one}
          onChange={(side) => onChange({ ...plan, sides: [one, side] })}
        />
      </div>
      <Switch<'saga' | 'warband'>
        legend={t.fightHow}
        options={t.duelHows}
        at={skirmish === null ? 'saga' : 'warband'}
        onGo={(way) => onChange({ ...plan, skirmish: way === 'saga' ? null : USUAL_SKIRMISH })}
      />
      <div className="plan-row">
        {skirmish === null ? (
          <Switch<Distance>
            legend={t.distance}
            options={t.distances}
            at={plan.distance}
            onGo={(distance) => onChange({ ...plan, distance })}
          />
        ) : null}
        <Switch<'0' | '1' | '2'>
          legend={t.ambush}
          options={{ 0: t.noAmbush, 1: t.side({ nth: 1 }), 2: t.side({ nth: 2 }) }}
          at={`${plan.ambusher ?? 0}`}
          onGo={(key) => onChange({ ...plan, ambusher: key === '0' ? null : (Number(key) as 1 | 2) })}
        />
      </div>
      {skirmish === null ? null : (
        <SkirmishFields plan={{ ...plan, skirmish }} onChange={(next) => onChange({ ...plan, skirmish: next })} />
      )}
    </>
  );
};

interface SceneFieldsProps {
  readonly plan: Plan;
  readonly seen: Pick<saga.campaign.SeenCampaign, 'open'>;
  readonly onChange: (plan: Plan) => void;
}

/** What is asked about a scene with rules of its own, by its kind. */
const FIELDS: Readonly<Record<saga.campaign.Bridged, (props: SceneFieldsProps) => ReactElement>> = {
  duel: ({ plan, onChange }) => <DuelFields plan={plan} onChange={onChange} />,
  battle: ({ plan, seen, onChange }) => <BattleFields plan={plan} size={fieldSizeIn(seen)} onChange={onChange} />,
  discussion: ({ plan, onChange }) => <TalkFields plan={plan} onChange={onChange} />,
  movement: ({ plan, onChange }) => <RoadFields plan={plan} onChange={onChange} />,
};

interface PlanFormProps {
  readonly first: Plan;
  /** The entry that is changed, where one is. */
  readonly entry?: string;
  /** The scene on which it follows, where that was asked. */
  readonly follows?: string;
  readonly onDone: () => void;
}

/** A form for whatever stands on the calendar: what, when, where, who, and for a fight or a Discussion how. */
export const PlanForm = ({ first, entry, follows, onDone }: PlanFormProps) => {
  const { t, seen, calendar, act, dateText } = useCampaignIn(PLAN);
  const announce = useAnnounce();
  const [plan, setPlan] = useState(() => (entry === undefined ? notReckonedYet(first, seen) : first));
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<AnyRefusal | null>(null);
  const lack = lacking(plan, seen);
  // A scene within another: only what runs, or takes days, has room for one.
  const outer = entriesIn(seen).filter(
    ({ kind, state, days }) =>
      kind === 'scene' && (state === 'running' || state === 'paused' || (state === 'planned' && days > 1)),
  );
  const { what } = plan;
  const kinds = follows === undefined ? PLANNABLE : PLANNABLE.filter((one) => one !== 'happening' && one !== 'arrival');
  const put = async (): Promise<void> => {
    setBusy(true);
    const refused = await act(entry === undefined ? planDeed(plan, follows ?? null) : replanDeed(entry, plan));
    setBusy(false);
    setRefusal(refused);
    if (refused !== null) return;
    announce(t.planned({ title: plan.title === '' ? plan.place : plan.title, date: dateText(plan.day) }));
    onDone();
  };
  return (
    <Form
      className="plan-form"
      kind="act"
      act={entry === undefined ? t.put : t.save}
      busy={busy}
      off={lack === null ? null : t.lacks[lack]}
      foot="plan-acts"
      beside={
        <Button kind="quiet" onClick={onDone}>
          {t.cancel}
        </Button>
      }
      onSend={put}
    >
      <div className="plan-row">
        <div className="field">
          <label className="lab" htmlFor="plan-what">
            {t.what}
          </label>
          {entry === undefined ? (
            <Select
              id="plan-what"
              aria-describedby="plan-checks"
              options={kinds.map((one) => ({ key: one, label: t.kinds[one] }))}
              at={what}
              onPick={(key) => setPlan({ ...plan, what: key })}
            />
          ) : (
            <output id="plan-what">{t.kinds[what]}</output>
          )}
        </div>
        <DateFields calendar={calendar} day={plan.day} onChange={(day) => setPlan({ ...plan, day })} />
        {what === 'happening' || what === 'arrival' || what === 'duel' || what === 'battle' ? null : (
          <Field
            label={t.days}
            type="number"
            min={1}
            max={100_000}
            value={plan.days}
            className="field-short"
            onText={(text) => setPlan({ ...plan, days: whole(text, 1) })}
          />
        )}
      </div>
      {entry === undefined ? (
        <p id="plan-checks" className="small soft">
          {t.checks}
        </p>
      ) : null}
      <div className="plan-row">
        {what === 'arrival' ? null : (
          <Field
            label={t.name}
            maxLength={120}
            value={plan.title}
            className="field-wide"
            onText={(text) => setPlan({ ...plan, title: text })}
          />
        )}
        {what === 'happening' ? null : (
          <Field
            label={t.place}
            maxLength={200}
            value={plan.place}
            className="field-wide"
            onText={(text) => setPlan({ ...plan, place: text })}
          />
        )}
      </div>
      {entry !== undefined || what === 'happening' || what === 'arrival' || outer.length === 0 ? null : (
        <Select
          label={t.inside}
          options={outer.map((one) => ({ key: one.id, label: one.title }))}
          at={plan.inside ?? ''}
          none={t.alone}
          onPick={(key) => setPlan({ ...plan, inside: key === '' ? null : key })}
        />
      )}
      {what === 'happening' ? (
        <Area label={t.text} rows={4} value={plan.text} onChange={(text) => setPlan({ ...plan, text })} />
      ) : null}
      {saga.campaign.isBridged(what) ? (
        <Suspense fallback={<Loading />}>{FIELDS[what]({ plan, seen, onChange: setPlan })}</Suspense>
      ) : (
        <WhoPicker
          legend={t.who}
          chosen={plan.characters}
          onChange={(characters) => setPlan({ ...plan, characters })}
        />
      )}
      {what === 'happening' || what === 'arrival' ? null : <Matters plan={plan} onChange={setPlan} />}
      {what === 'discussion' ? <TalkWants plan={plan} onChange={setPlan} /> : null}
      <Strip hindrance={refusal} />
    </Form>
  );
};
