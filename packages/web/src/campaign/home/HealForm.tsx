import { saga } from '@warmoot/rules';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { Field } from '../../design/forms/Field.js';
import { Form } from '../../design/forms/Form.js';
import { Select } from '../../design/forms/Select.js';
import { RuleRef } from '../../design/rules/RuleRef.js';
import { charactersIn } from '../seen.js';
import { healersFor } from '../sheet/wounds.js';
import { useCampaignIn } from '../useCampaign.js';
import { HOME } from './words.js';

const CARE = ['food', 'water', 'sleep', 'sheltered', 'washed'] as const;
const MATERIALS = ['bandages', 'splints'] as const;
type Spent = 'inBed' | 'carried' | 'riding' | 'walking';

interface HealFormProps {
  readonly character: saga.campaign.SeenCharacter;
  readonly days: number;
}

type Care = Readonly<Record<(typeof CARE)[number] | (typeof MATERIALS)[number], boolean>>;

/** SAGA-CARRY-033: what the patient and the healer carry for wounds, as far as their sheets are seen. */
const carriedBy = (
  seen: saga.campaign.SeenCampaign,
  ids: readonly string[],
): ReturnType<typeof saga.carry.remediesOf> =>
  saga.carry.remediesOf(
    ids.flatMap((id) => {
      const one = seen.open.characters[id];
      return one !== undefined && saga.campaign.isOpenSheet(one) ? [one.load] : [];
    }),
  );

/** What keeps every wound from healing, with its rule. */
const lacksOf = (healer: string, care: Care) =>
  (
    [
      { what: 'healer', rule: 'SAGA-DUEL-HEAL-001', is: healer === '' },
      { what: 'materials', rule: 'SAGA-DUEL-HEAL-002', is: !MATERIALS.some((one) => care[one]) },
      { what: 'dry', rule: 'SAGA-DUEL-HEAL-017', is: !care.sheltered || !care.washed },
    ] as const
  ).filter(({ is }) => is);

/** Who could treat the patient, the best first; whose Heal is not seen comes last. */
const healersIn = (seen: saga.campaign.SeenCampaign, patient: saga.campaign.SeenCharacter) => [
  ...healersFor(seen, patient),
  ...charactersIn(seen)
    .filter((one) => !saga.campaign.isOpenSheet(one) && one.dead === null)
    .map(({ id, name }) => ({ id, name, heal: null })),
];

/** The days of healing that are due: who heals, and what the patient has. */
export const HealForm = ({ character, days }: HealFormProps) => {
  const { t, seen, play, table, words } = useCampaignIn(HOME);
  const [, goTo] = useLocation();
  const healers = healersIn(seen, character);
  const [picked, setHealer] = useState<string | null>(null);
  const healer = picked ?? healers[0]?.id ?? '';
  const [lasting, setLasting] = useState(days);
  const [said, setSaid] = useState<Partial<Care>>({});
  const [spent, setSpent] = useState<Spent>('inBed');
  const { materials } = carriedBy(seen, [character.id, healer]);
  const care: Care = {
    ...{ food: true, water: true, sleep: true, sheltered: true, washed: true },
    ...{ bandages: materials.includes('bandages'), splints: materials.includes('splints') },
    ...said,
  };
  const lacks = lacksOf(healer, care);
  const roll = async (): Promise<void> => {
    const { bandages: _, splints: __, ...lodging } = care;
    const has = MATERIALS.filter((one) => care[one]);
    const refusal = await play({
      play: 'healing',
      character: character.id,
      healer: healer === '' ? null : healer,
      party: [],
      days: [
        {
          ...lodging,
          ...(has.length === 0 ? {} : { materials: has }),
          lasting: Math.min(360, Math.max(1, Math.min(lasting, days))),
          spent,
          armsUsed: [],
        },
      ],
    });
    if (refusal === null) goTo(`/t/${table}`);
  };
  return (
    <Form className="heal" small act={t.healAct} onSend={roll}>
      <div className="plan-row">
        <Select
          label={t.healer}
          options={healers.map(({ id, name, heal }) => ({
            key: id,
            label: heal === null ? name : `${name}, ${words.skills.heal} ${heal}`,
          }))}
          at={healer}
          none={t.noHealer}
          onPick={setHealer}
        />
        <Field
          label={t.healDays}
          type="number"
          min={1}
          max={days}
          value={lasting}
          className="field-short"
          onText={(text) => setLasting(Math.floor(Number(text) || 1))}
        />
        <Select<Spent> label={t.spentLabel} options={t.spent} at={spent} onPick={setSpent} />
      </div>
      <fieldset className="care">
        <legend className="lab">{t.careLegend}</legend>
        {[...CARE, ...MATERIALS].map((one) => (
          <label key={one}>
            <input
              type="checkbox"
              checked={care[one]}
              onChange={({ target }) => setSaid({ ...said, [one]: target.checked })}
            />
            {one in t.care
              ? t.care[one as keyof typeof t.care]
              : words.carry.objects[one as (typeof MATERIALS)[number]]}
          </label>
        ))}
      </fieldset>
      {lacks.length === 0 ? null : (
        <p className="small">
          {t.noHealing}{' '}
          {lacks.map(({ what, rule }) => (
            <span key={what}>
              {t.lacks[what]} <RuleRef id={rule} />{' '}
            </span>
          ))}
        </p>
      )}
    </Form>
  );
};
