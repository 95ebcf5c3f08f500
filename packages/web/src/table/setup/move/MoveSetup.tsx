import { beginState, type Json, type SeatId } from '@warmoot/kernel';
import { refusalText, startTitle, writtenIn } from '@warmoot/words';
import { Field } from '../../../design/forms/Field.js';
import { Choose } from '../../../design/forms/Select.js';
import { Switch } from '../../../design/forms/Switches.js';
import { peopleAt } from '../../../people/people.js';
import { useSpoken } from '../../../words/speech.js';
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
  partiesIn,
  ROAD_NAMES,
  readyFor,
  replaced,
  roadsFor,
} from './moveStart.js';
import { PartyCard } from './PartyCard.js';
import { MOVE_SETUP } from './words.js';
import './move-setup.css';

type Roads = NonNullable<ReturnType<typeof roadsFor>>;

const useMove = (props: SetupProps) => {
  const slate = useSlate(props);
  return {
    edition: slate('edition', edition, 'saga'),
    start: slate('start', moveSlate.start, null),
    places: slate('places', places, []),
    parties: slate('parties', moveSlate.parties, null),
    gap: slate('gap', moveSlate.gap, 'rules'),
    onWater: slate('onWater', moveSlate.onWater, 'asStart'),
    legs: slate('legs', moveSlate.legs, 'asStart'),
    roads: slate('roads', moveSlate.roads, 'asStart'),
    seed: slate('seed', moveSlate.seed, ''),
    rules: slate('rules', moveSlate.rules, 'draft'),
    secret: slate('secret', moveSlate.secret, 'yes'),
  };
};

/** What only one of the kinds asks for: the gap, the legs, the roads. */
const OfKind = ({ kind, on }: { readonly kind: MoveKind; readonly on: ReturnType<typeof useMove> }) => {
  const { t } = useSpoken(MOVE_SETUP);
  if (kind === 'march') {
    return (
      <>
        <Choose
          label={t.roads}
          options={ROAD_NAMES.map((key) => ({ key, label: t.readyRoads[key] }))}
          at={on.roads.value}
          onPick={(key) => {
            on.roads.set(key);
            on.parties.set(null);
          }}
        />
        {on.roads.value === 'seed' ? (
          <Field
            label={t.seed}
            value={on.seed.value}
            maxLength={80}
            onText={(text) => {
              on.seed.set(text);
              on.parties.set(null);
            }}
          />
        ) : null}
      </>
    );
  }
  const water = (
    <Choose
      label={t.onWater}
      options={{ asStart: t.readyRoads.asStart, land: t.waters.land, water: t.waters.water }}
      at={on.onWater.value}
      onPick={on.onWater.set}
    />
  );
  if (kind === 'chase') {
    return (
      <>
        <Choose label={t.gap} options={t.gaps} at={on.gap.value} onPick={on.gap.set} />
        {water}
      </>
    );
  }
  return (
    <>
      <Choose
        label={t.legs}
        options={{ asStart: t.readyRoads.asStart, ...t.legKinds }}
        at={on.legs.value}
        onPick={on.legs.set}
      />
      {water}
    </>
  );
};

/** Sets up a pursuit, a race or a march: a ready-made one, who plays whom; and whoever wants to changes the rest. */
const MoveSetup = (props: SetupProps) => {
  const { sitting, act } = props;
  const kind = props.kind as MoveKind;
  const { t, words } = useSpoken(MOVE_SETUP);
  const { t: setup } = useSpoken(SETUP);
  const { t: told } = useSpoken(SLATE);
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
  const roads = kind === 'march' ? roadsFor(on.roads.value, on.seed.value) : null;
  const usual = roads === null ? partiesIn(kind, ready) : replaced(partiesIn(kind, ready), roads);
  const changed = on.parties.value as readonly MoveParty[] | null;
  const seatOf = (at: number): SeatId => {
    const wished = on.places.value[at]?.seat ?? null;
    return seats.find(({ seat }) => seat === wished)?.seat ?? usual[at]?.seats[0] ?? seats[0]?.seat ?? '';
  };
  const parties = (changed ?? usual).map((party, at) => ({ ...party, seats: [seatOf(at)] }));
  const setParties = (next: readonly MoveParty[]): void => on.parties.set(next as unknown as Json[]);
  const setSeat = (at: number, seat: SeatId): void =>
    on.places.set(
      parties.map((party, nth) => ({
        as: party.name,
        like: '',
        side: 0,
        seat: (nth === at ? seat : party.seats[0]) ?? null,
      })),
    );
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
  const lacks = begun === null ? t.needsOne : begun.ok ? null : refusalText(words, begun.refusal);
  const titleOf = (at: number): string =>
    kind === 'chase' ? t.sides[at === 0 ? 'quarry' : 'pursuers'] : `${t.party} ${at + 1}`;
  const mapOf = roads ?? ((ready as { readonly roads?: Roads }).roads as Roads | undefined) ?? null;
  return (
    <div className="setup-move">
      <p className="note">{t.draft}</p>
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
      <Slated sitting={sitting} of={on.parties.by === null ? on.places : on.parties} say={() => told.whoIsWho}>
        <section aria-label={t.parties}>
          <h3>{t.parties}</h3>
          <ul className="move-parties">
            {parties.map((party, at) => (
              <PartyCard
                key={`${start} ${party.name}`}
                kind={kind}
                title={titleOf(at)}
                party={party}
                others={parties.filter((one) => one !== party).map(({ name }) => name)}
                seats={seats}
                colour={here[party.seats[0] ?? '']?.colour ?? 0}
                roads={mapOf}
                onChange={(next) => setParties(parties.with(at, next as (typeof parties)[number]))}
                onSeat={(seat) => setSeat(at, seat)}
              />
            ))}
          </ul>
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
