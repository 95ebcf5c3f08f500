import { saga } from '@warmoot/rules';
import { useMemo } from 'react';
import { Button } from '../../design/forms/Button.js';
import { Field } from '../../design/forms/Field.js';
import { Select } from '../../design/forms/Select.js';
import { Switch } from '../../design/forms/Switches.js';
import { tinctureOf } from '../../people/tinctures.js';
import { GOING_ICON } from '../../scenes/march/model.js';
import { menIn } from '../../table/army/army.js';
import { faultOf, type RoadFault } from '../../table/road/faults.js';
import { MapFields } from '../../table/road/MapFields.js';
import { PartyRoad } from '../../table/road/PartyRoad.js';
import { PlaceBoard } from '../../table/road/PlaceBoard.js';
import { freeName, onRoads, placeFor, renamed, usualWant, without } from '../../table/road/parties.js';
import { ROAD } from '../../table/road/words.js';
import { useSpoken } from '../../words/speech.js';
import { useCampaignIn } from '../useCampaign.js';
import type { Plan } from './plan.js';
import { RoadPartyFields } from './RoadParty.js';
import {
  emptyIn,
  goingBy,
  mapOf,
  newParty,
  overdrawnIn,
  type PlannedRoad,
  partiesIn,
  type RoadParty,
  roadFault,
  soldiersIn,
} from './road.js';
import { WhoPicker } from './WhoPicker.js';
import { PLAN } from './words.js';

interface RoadFieldsProps {
  readonly plan: Plan;
  readonly onChange: (plan: Plan) => void;
}

const FROM = ['none', 'discussion', 'duel', 'battle'] as const;

/** What a pursuit or a race asks besides its two parties. */
const Running = ({
  road,
  onRoad,
}: {
  readonly road: PlannedRoad;
  readonly onRoad: (more: Partial<PlannedRoad>) => void;
}) => {
  const { t } = useSpoken(PLAN);
  return (
    <div className="plan-row">
      {road.how === 'chase' ? (
        <Select
          label={t.fleesFrom}
          options={t.fleesFroms}
          at={FROM.find((one) => one === road.from) ?? 'none'}
          onPick={(key) => onRoad({ from: key === 'none' ? null : key })}
        />
      ) : (
        <>
          <Select
            label={t.raceLegs}
            options={t.raceLegsOf}
            at={`${road.legs}`}
            onPick={(key) => onRoad({ legs: Number(key) as saga.campaign.RacePlan['legs'] })}
          />
          <Field label={t.raceGoal} maxLength={200} value={road.goal} onText={(goal) => onRoad({ goal })} />
        </>
      )}
      <Switch<'land' | 'water'>
        legend={t.onWater}
        options={t.waters}
        at={road.onWater ? 'water' : 'land'}
        onGo={(key) => onRoad({ onWater: key === 'water' })}
      />
    </div>
  );
};

const useFault = ({ road }: Plan): RoadFault | null => {
  const { t, words } = useSpoken(ROAD);
  const { t: plan, seen } = useCampaignIn(PLAN);
  const refusal = roadFault({ road });
  if (refusal !== null) return faultOf(refusal, { t, words });
  const overdrawn = overdrawnIn(road, seen);
  if (overdrawn >= 0) return { party: overdrawn, field: 'troops', why: plan.noMoreThan };
  const empty = emptyIn(road, seen);
  return empty < 0 ? null : { party: empty, field: 'members', why: t.faults['move.somebody'] };
};

/** The parties of a movement by the rules, and for a march their map. */
const ByRules = ({ plan, onChange }: RoadFieldsProps) => {
  const { t, seen } = useCampaignIn(PLAN);
  const { t: onRoad } = useSpoken(ROAD);
  const { road } = plan;
  const fault = useFault(plan);
  const wished = JSON.stringify(road.map);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same wish is the same map, which is drawn once
  const roads = useMemo(() => mapOf(road), [wished]);
  const isMarch = road.how === 'march';
  const parties = partiesIn(road);
  const change = (more: Partial<PlannedRoad>): void => onChange({ ...plan, road: { ...road, ...more } });
  const put = (nth: number, party: RoadParty): void => change({ parties: road.parties.with(nth, party) });
  const add = (): void => {
    const name = freeName(
      road.parties.map((party) => party.name),
      (nth) => onRoad.called({ nth }),
    );
    const place = placeFor(roads, road.parties.length, road.parties.length + 1);
    const wants = usualWant(road.parties, roads, road.parties.length);
    change({ parties: [...road.parties, { ...newParty(name), at: place, wants }] });
  };
  const looks = parties.map((party, nth) => {
    const soldiers = soldiersIn(party, seen);
    const men = soldiers === undefined ? 0 : menIn(soldiers);
    const rides = men === 0 && party.members.length > 0 && party.members.every(({ mounted }) => mounted);
    const going = party.boats ? 'afloat' : rides ? 'mounted' : 'foot';
    return { tincture: tinctureOf(nth), icon: GOING_ICON[going], size: party.members.length + men };
  });
  const roleOf = (nth: number): string | null => (road.how === 'chase' ? (t.chaseNames[nth] ?? null) : null);
  const { MOST_PARTIES } = saga.march;
  return (
    <>
      {isMarch ? (
        <section className="road-map" aria-label={onRoad.map}>
          <MapFields
            wish={road.map}
            hasStart={false}
            onChange={(map) => change({ map, parties: onRoads(road.parties, mapOf({ map })) })}
          />
          {fault?.field === 'map' ? <p className="field-error">{fault.why}</p> : null}
          <PlaceBoard
            roads={roads}
            parties={parties}
            looks={looks}
            onChange={(nth, placed) => put(nth, { ...(parties[nth] as RoadParty), ...placed } as RoadParty)}
          />
        </section>
      ) : (
        <Running road={road} onRoad={change} />
      )}
      {fault !== null && fault.party === null && fault.field === 'parties' ? (
        <p className="field-error">{fault.why}</p>
      ) : null}
      <div className="plan-parties">
        {parties.map((party, nth) => {
          const others = parties.filter((_, no) => no !== nth);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: names are being typed here; the place is what stays.
            <fieldset key={nth} className="plan-army" aria-label={party.name}>
              <RoadPartyFields
                party={party}
                nth={nth}
                role={roleOf(nth)}
                others={others}
                fault={fault}
                onChange={(next) => put(nth, next)}
                onName={(name) => change({ parties: renamed(road.parties, nth, name) })}
                onRemove={isMarch && parties.length > 2 ? () => change({ parties: without(road.parties, nth) }) : null}
              />
              {isMarch ? (
                <PartyRoad
                  party={party}
                  nth={nth}
                  others={others}
                  roads={roads}
                  day={plan.day}
                  fault={fault}
                  onChange={(next) => put(nth, next as RoadParty)}
                />
              ) : null}
            </fieldset>
          );
        })}
      </div>
      {isMarch ? (
        <p className="row">
          <Button small off={parties.length < MOST_PARTIES ? null : onRoad.most({ n: MOST_PARTIES })} onClick={add}>
            {onRoad.add}
          </Button>
        </p>
      ) : null}
    </>
  );
};

/** A movement: told in words, or by the rules as a pursuit, a race, or days on a map. */
export const RoadFields = (props: RoadFieldsProps) => {
  const { plan, onChange } = props;
  const { t } = useSpoken(PLAN);
  const { t: onRoad } = useSpoken(ROAD);
  const { road } = plan;
  return (
    <>
      <Select
        label={t.goHow}
        options={t.goHows}
        at={road.how}
        onPick={(how) => onChange({ ...plan, ...goingBy(plan, how, (nth) => onRoad.called({ nth })) })}
      />
      {road.how === 'word' ? (
        <WhoPicker
          legend={t.who}
          chosen={plan.characters}
          onChange={(characters) => onChange({ ...plan, characters })}
        />
      ) : (
        <ByRules {...props} />
      )}
    </>
  );
};
