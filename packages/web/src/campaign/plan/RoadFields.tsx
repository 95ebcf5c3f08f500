import type { saga } from '@warmoot/rules';
import { Field } from '../../design/forms/Field.js';
import { Select } from '../../design/forms/Select.js';
import { Switch } from '../../design/forms/Switches.js';
import { useSpoken } from '../../words/speech.js';
import type { Plan } from './plan.js';
import { mapOf, type PlannedRoad } from './road.js';
import { WhoPicker } from './WhoPicker.js';
import { PLAN } from './words.js';

interface RoadFieldsProps {
  readonly plan: Plan;
  readonly onChange: (plan: Plan) => void;
}

const FROM = ['none', 'discussion', 'duel', 'battle'] as const;

/** One of the two parties: what it is called, who is in it, and whether they ride. */
const Party = ({ plan, nth, onChange }: RoadFieldsProps & { readonly nth: 0 | 1 }) => {
  const { t } = useSpoken(PLAN);
  const { road, sides } = plan;
  const other = nth === 0 ? 1 : 0;
  const put = <A,>(pair: readonly [A, A], one: A): readonly [A, A] => (nth === 0 ? [one, pair[1]] : [pair[0], one]);
  const onRoad = (more: Partial<PlannedRoad>): void => onChange({ ...plan, road: { ...road, ...more } });
  return (
    <div>
      <Field
        label={t.partyNames[road.how === 'chase' ? 'chase' : 'others'][nth]}
        maxLength={60}
        value={road.names[nth]}
        onText={(text) => onRoad({ names: put(road.names, text) })}
      />
      <WhoPicker
        legend={t.partyWho({ nth: nth + 1 })}
        chosen={sides[nth]}
        without={sides[other]}
        onChange={(side) => onChange({ ...plan, sides: put(sides, side) })}
      />
      <Switch<'foot' | 'mounted'>
        legend={t.goesHow({ nth: nth + 1 })}
        options={t.goes}
        at={road.mounted[nth] ? 'mounted' : 'foot'}
        onGo={(key) => onRoad({ mounted: put(road.mounted, key === 'mounted') })}
      />
    </div>
  );
};

/** The map of a march: a ready-made one, where each sets out, and where the first wants to. */
const MapFields = ({ plan, onChange }: RoadFieldsProps) => {
  const { t } = useSpoken(PLAN);
  const { road } = plan;
  const { spans } = mapOf(road);
  const named = Object.fromEntries([['', t.pickSpan], ...spans.map(({ key, name }) => [key, name ?? key])]);
  const onRoad = (more: Partial<PlannedRoad>): void => onChange({ ...plan, road: { ...road, ...more } });
  const maps = { ...t.maps, ...(road.kept === null ? {} : { kept: road.kept.name }) } as Record<
    PlannedRoad['map'],
    string
  >;
  return (
    <div className="plan-row">
      <Select label={t.map} options={maps} at={road.map} onPick={(map) => onRoad({ map, at: ['', ''], goal: '' })} />
      <Select
        label={t.startsAt({ nth: 1 })}
        options={named}
        at={road.at[0]}
        onPick={(one) => onRoad({ at: [one, road.at[1]] })}
      />
      <Select
        label={t.startsAt({ nth: 2 })}
        options={named}
        at={road.at[1]}
        onPick={(two) => onRoad({ at: [road.at[0], two] })}
      />
      <Select label={t.wantsTo} options={named} at={road.goal} onPick={(goal) => onRoad({ goal })} />
    </div>
  );
};

/** A movement: told in words, or by the rules as a pursuit, a race, or days on a map. */
export const RoadFields = (props: RoadFieldsProps) => {
  const { plan, onChange } = props;
  const { t } = useSpoken(PLAN);
  const { road } = plan;
  const onRoad = (more: Partial<PlannedRoad>): void => onChange({ ...plan, road: { ...road, ...more } });
  if (road.how === 'word') {
    return (
      <>
        <Select label={t.goHow} options={t.goHows} at={road.how} onPick={(how) => onRoad({ how })} />
        <WhoPicker
          legend={t.who}
          chosen={plan.characters}
          onChange={(characters) => onChange({ ...plan, characters })}
        />
      </>
    );
  }
  return (
    <>
      <Select label={t.goHow} options={t.goHows} at={road.how} onPick={(how) => onRoad({ how })} />
      <div className="plan-sides">
        <Party {...props} nth={0} />
        <Party {...props} nth={1} />
      </div>
      {road.how === 'chase' ? (
        <Select
          label={t.fleesFrom}
          options={t.fleesFroms}
          at={FROM.find((one) => one === road.from) ?? 'none'}
          onPick={(key) => onRoad({ from: key === 'none' ? null : key })}
        />
      ) : null}
      {road.how === 'race' ? (
        <Select
          label={t.raceLegs}
          options={t.raceLegsOf}
          at={`${road.legs}`}
          onPick={(key) => onRoad({ legs: Number(key) as saga.campaign.RacePlan['legs'] })}
        />
      ) : null}
      {road.how === 'march' ? <MapFields {...props} /> : null}
    </>
  );
};
