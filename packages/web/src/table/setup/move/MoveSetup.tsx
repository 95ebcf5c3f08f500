import { beginState, type Json, type SeatId } from '@warmoot/kernel';
import { saga } from '@warmoot/rules';
import { startTitle, writtenIn } from '@warmoot/words';
import { useMemo } from 'react';
import { Button } from '../../../design/forms/Button.js';
import { Choose } from '../../../design/forms/Select.js';
import { Switch } from '../../../design/forms/Switches.js';
import { peopleAt } from '../../../people/people.js';
import { tinctureOf } from '../../../people/tinctures.js';
import { GOING_ICON } from '../../../scenes/march/model.js';
import { useSpoken } from '../../../words/speech.js';
import { faultOf } from '../../road/faults.js';
import { MapFields } from '../../road/MapFields.js';
import type { MapWish } from '../../road/map.js';
import { PlaceBoard } from '../../road/PlaceBoard.js';
import { freeName, type OnRoads, type Roads, renamed, without } from '../../road/parties.js';
import { ROAD } from '../../road/words.js';
import { Begins } from '../Begins.js';
import { EditionSwitch, edition } from '../EditionSwitch.js';
import { places, seatsToPlay } from '../places.js';
import { Slated } from '../SlateNote.js';
import type { SetupProps } from '../setupProps.js';
import { SETUP } from '../setupWords.js';
import { useSlate } from '../slate.js';
import { SLATE } from '../slateWords.js';
import {
  type MoveKind,
  type MoveParty,
  manifestFor,
  moveSetup,
  moveSlate,
  newParty,
  partiesIn,
  placedOn,
  readyFor,
  roadsOf,
  seated,
} from './moveStart.js';
import { PartyCard } from './PartyCard.js';
import { MOVE_SETUP } from './words.js';
import './move-setup.css';

const useMove = (props: SetupProps) => {
  const slate = useSlate(props);
  return {
    edition: slate('edition', edition, 'saga'),
    start: slate('start', moveSlate.start, null),
    places: slate('places', places, []),
    parties: slate('parties', moveSlate.parties(props.kind as MoveKind), null),
    gap: slate('gap', moveSlate.gap, 'rules'),
    onWater: slate('onWater', moveSlate.onWater, 'asStart'),
    legs: slate('legs', moveSlate.legs, 'asStart'),
    map: slate('map', moveSlate.map, { from: 'start' }),
    rules: slate('rules', moveSlate.rules, 'draft'),
    secret: slate('secret', moveSlate.secret, 'yes'),
  };
};

/** What only a pursuit or a race asks for: the gap, the legs, and whether it is on the water. */
const OfKind = ({ kind, on }: { readonly kind: MoveKind; readonly on: ReturnType<typeof useMove> }) => {
  const { t } = useSpoken(MOVE_SETUP);
  if (kind === 'march') return null;
  return (
    <>
      {kind === 'chase' ? (
        <Choose label={t.gap} options={t.gaps} at={on.gap.value} onPick={on.gap.set} />
      ) : (
        <Choose
          label={t.legs}
          options={{ asStart: t.asStart, ...t.legKinds }}
          at={on.legs.value}
          onPick={on.legs.set}
        />
      )}
      <Choose
        label={t.onWater}
        options={{ asStart: t.asStart, land: t.waters.land, water: t.waters.water }}
        at={on.onWater.value}
        onPick={on.onWater.set}
      />
    </>
  );
};

/** The roads of a march; null for other kinds. The same wish is the same map, which is drawn once. */
const useRoads = (
  kind: MoveKind,
  on: ReturnType<typeof useMove>,
  ready: Parameters<typeof roadsOf>[1],
): Roads | null => {
  const wish = on.map.value as MapWish;
  const wished = JSON.stringify([kind, wish, wish.from === 'start' ? ready.roads : null]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: all that counts is in what is wished for
  return useMemo(() => (kind === 'march' ? roadsOf(wish, ready) : null), [wished]);
};

interface MapPartProps {
  readonly on: ReturnType<typeof useMove>;
  readonly roads: Roads;
  readonly parties: readonly MoveParty[];
  readonly looks: Parameters<typeof PlaceBoard>[0]['looks'];
  readonly why: string | null;
  readonly onPlaced: Parameters<typeof PlaceBoard>[0]['onChange'];
}

/** Parties with another name for one; on roads others speak of it by that name. */
const calledSo = (kind: MoveKind, parties: readonly MoveParty[], at: number, name: string): readonly MoveParty[] =>
  kind === 'march'
    ? renamed(parties as readonly (MoveParty & OnRoads)[], at, name)
    : parties.with(at, { ...(parties[at] as MoveParty), name });

/** The map of a march, and all parties on it. */
const MapPart = ({ on, roads, parties, looks, why, onPlaced }: MapPartProps) => {
  const { t } = useSpoken(ROAD);
  return (
    <section className="road-map" aria-label={t.map}>
      <h3>{t.map}</h3>
      <MapFields wish={on.map.value as MapWish} hasStart onChange={(wish) => on.map.set(wish as unknown as Json)} />
      {why === null ? null : <p className="field-error">{why}</p>}
      <PlaceBoard roads={roads} parties={parties as readonly OnRoads[]} looks={looks} onChange={onPlaced} />
    </section>
  );
};

/** Sets up a pursuit, a race or a march: a ready-made one, who plays whom; and whoever wants to changes the rest. */
const MoveSetup = (props: SetupProps) => {
  const { sitting, act } = props;
  const kind = props.kind as MoveKind;
  const { t, words } = useSpoken(MOVE_SETUP);
  const { t: setup } = useSpoken(SETUP);
  const { t: told } = useSpoken(SLATE);
  const { t: road } = useSpoken(ROAD);
  const on = useMove(props);
  const manifest = manifestFor(kind, on.edition.value);
  const { scene } = manifest.rules;
  const start = manifest.starts.find(({ name }) => name === on.start.value)?.name ?? manifest.starts[0]?.name ?? '';
  const seats = seatsToPlay(sitting);
  const here = sitting.seen === null ? {} : peopleAt(sitting.seen, sitting.here, sitting.seat);
  const ready = readyFor(
    manifest,
    start,
    seats.map(({ seat }) => seat),
    writtenIn(words, scene),
  );
  const usual = partiesIn(kind, ready);
  const roads = useRoads(kind, on, ready);
  const changed = (on.parties.value as readonly MoveParty[] | null) ?? usual;
  const placed = roads === null ? changed : placedOn(changed, roads);
  const there = seats.map(({ seat }) => seat);
  const wished = on.places.value.map(({ seat }) => there.find((one) => one === seat));
  // Whoever sits down later plays those whom nobody plays yet.
  const seatOf = (at: number): SeatId => {
    const otherwise = usual[at]?.seats[0] ?? there[at % Math.max(1, there.length)] ?? '';
    const free = wished.includes(otherwise) ? there.find((seat) => !wished.includes(seat)) : otherwise;
    return wished[at] ?? free ?? otherwise;
  };
  const parties = placed.map((party, at) => seated(party, seatOf(at), there));
  const setPlaces = (all: readonly MoveParty[]): void =>
    on.places.set(all.map(({ name, seats: by }) => ({ as: name, like: '', side: 0, seat: by[0] ?? null })));
  const setParties = (next: readonly MoveParty[]): void => {
    on.parties.set(next as unknown as Json[]);
    // Places bear the names of parties, wherever places were set.
    if (on.places.value.length > 0 || next.length !== parties.length) setPlaces(next);
  };
  const put = (at: number, party: MoveParty): void => setParties(parties.with(at, party));
  const add = (): void => {
    if (roads === null) return;
    const name = freeName(
      parties.map((party) => party.name),
      (nth) => road.called({ nth }),
    );
    const people = parties.flatMap(({ members }) => members.map((one) => one.name));
    const leader = freeName(people, (n) => t.newName({ n }));
    setParties([
      ...parties,
      newParty({ name, leader, seat: there[parties.length % there.length] ?? '' }, parties, roads),
    ]);
  };
  const wish = { kind, ready, parties, gap: on.gap.value, onWater: on.onWater.value, legs: on.legs.value, roads };
  const begins = {
    scene,
    setup: moveSetup(wish) as Json,
    options: {
      'saga.move.rules': on.rules.value,
      ...(kind === 'march' ? { 'saga.move.secret': on.secret.value === 'yes' } : {}),
    },
  };
  const begun = seats.length === 0 ? null : beginState(manifest.rules, begins);
  const fault = begun === null || begun.ok ? null : faultOf(begun.refusal, { t: road, words });
  const lacks = begun === null ? t.needsOne : (fault?.why ?? null);
  const titleOf = (at: number): string =>
    kind === 'chase' ? t.sides[at === 0 ? 'quarry' : 'pursuers'] : road.called({ nth: at + 1 });
  const colourOf = (party: MoveParty): number => here[party.seats[0] ?? '']?.colour ?? 0;
  const { MOST_PARTIES } = saga.march;
  return (
    <div className="setup-move">
      <p className="note">
        {t.draft} {kind === 'march' && on.secret.value === 'yes' ? t.seen : null}
      </p>
      <Slated sitting={sitting} of={on.start} say={(value) => (value === null ? '' : startTitle(words, scene, value))}>
        <div className="setup-row">
          <Choose
            label={setup.start}
            options={manifest.starts.map(({ name }) => ({ key: name, label: startTitle(words, scene, name) }))}
            at={start}
            onPick={(key) => {
              on.start.set(key);
              on.parties.set(null);
              on.places.set([]);
            }}
          />
          <OfKind kind={kind} on={on} />
        </div>
      </Slated>
      {roads === null ? null : (
        <Slated sitting={sitting} of={on.map} say={() => road.map}>
          <MapPart
            on={on}
            roads={roads}
            parties={parties}
            looks={parties.map((party) => ({
              tincture: tinctureOf(colourOf(party)),
              icon: GOING_ICON[party.boats ? 'afloat' : saga.party.goingOf(party)],
              size: saga.party.sizeOf(party),
            }))}
            why={fault?.field === 'map' ? fault.why : null}
            onPlaced={(at, party) => put(at, party as MoveParty)}
          />
        </Slated>
      )}
      <Slated sitting={sitting} of={on.parties.by === null ? on.places : on.parties} say={() => told.whoIsWho}>
        <section aria-label={t.parties}>
          <h3>{t.parties}</h3>
          {fault !== null && fault.party === null && fault.field === 'parties' ? (
            <p className="field-error">{fault.why}</p>
          ) : null}
          <ul className="move-parties">
            {parties.map((party, at) => (
              <PartyCard
                // biome-ignore lint/suspicious/noArrayIndexKey: names are being typed here; the place is what stays.
                key={`${start} ${at}`}
                kind={kind}
                title={titleOf(at)}
                nth={at}
                parties={parties}
                seats={seats}
                colour={colourOf(party)}
                roads={roads}
                day={(ready as { readonly day?: number }).day ?? 1}
                fault={fault}
                onChange={(next) => put(at, next)}
                onName={(name) => setParties(calledSo(kind, parties, at, name))}
                onSeat={(seat) => setPlaces(parties.with(at, { ...party, seats: [seat] }))}
                onRemove={
                  kind === 'march' && parties.length > 2
                    ? () => setParties(without(parties as readonly (MoveParty & OnRoads)[], at))
                    : null
                }
              />
            ))}
          </ul>
          {kind === 'march' ? (
            <Button small off={parties.length < MOST_PARTIES ? null : road.most({ n: MOST_PARTIES })} onClick={add}>
              {road.add}
            </Button>
          ) : null}
        </section>
      </Slated>
      <details className="move-more">
        <summary>{t.more}</summary>
        <div className="setup-row">
          <EditionSwitch sitting={sitting} of={on.edition} />
          <Switch legend={t.rules} options={t.ruleKinds} at={on.rules.value} onGo={on.rules.set} />
          {kind === 'march' ? (
            <Switch legend={t.secret} options={t.secrets} at={on.secret.value} onGo={on.secret.set} />
          ) : null}
        </div>
      </details>
      <Begins
        sitting={sitting}
        act={act}
        places={parties.map(({ name, seats: by }) => ({ as: name, seat: by[0] ?? '' }))}
        lacks={lacks}
        label={setup.beginScene}
        start={() => begins}
        say={(field) => (field.startsWith(`${kind}.`) ? told.theScene : null)}
      />
    </div>
  );
};

export default MoveSetup;
