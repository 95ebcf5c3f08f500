import { beginState, Impossible, type Json, type SeatId, shape } from '@warmoot/kernel';
import { manifestsOf, saga } from '@warmoot/rules';
import { refusalText, startTitle, writtenIn } from '@warmoot/words';
import { Area } from '../../../design/forms/Area.js';
import { Button } from '../../../design/forms/Button.js';
import { Choose } from '../../../design/forms/Select.js';
import { Switch } from '../../../design/forms/Switches.js';
import { peopleAt } from '../../../people/people.js';
import { useSpoken } from '../../../words/speech.js';
import { Begins } from '../Begins.js';
import { EditionSwitch, edition } from '../EditionSwitch.js';
import { places, seatsToPlay } from '../places.js';
import { askedOptions, Slated, SlateNote } from '../SlateNote.js';
import type { SetupProps } from '../setupProps.js';
import { SETUP } from '../setupWords.js';
import { type SlateField, useSlate } from '../slate.js';
import { SLATE } from '../slateWords.js';
import { PersonCard } from './PersonCard.js';
import { newPerson, OWN, type TalkPerson, talkForm, talkSlate, talkStart, type Use } from './talkStart.js';
import { TALK_SETUP } from './words.js';
import './discussion-setup.css';

const MOST_PEOPLE = 40;

/** Sets up a Discussion: a ready-made one, who plays whom; and whoever wants to changes people, place and options. */
const DiscussionSetup = (props: SetupProps) => {
  const { sitting, act, kind } = props;
  const { t, words } = useSpoken(TALK_SETUP);
  const { t: setup } = useSpoken(SETUP);
  const { t: told } = useSpoken(SLATE);
  const slate = useSlate(props);
  const editionAt = slate('edition', edition, 'saga');
  const startAt = slate('start', shape.text(1, 60), 'council');
  const placesAt = slate('places', places, []);
  const peopleOn = slate('people', talkSlate.people, null);
  const placeAt = slate('place', talkSlate.place, null);
  const useAt = slate('use', talkSlate.use, null);
  const groupAt = slate('groupAppeal', talkSlate.groupAppeal, 'oneRoll');
  const oddsAt = slate('showOdds', talkSlate.showOdds, 'yes');
  const manifest = manifestsOf(kind).find(({ rules }) => rules.scene === `${editionAt.value}/discussion`);
  if (manifest === undefined) throw new Impossible('a Discussion of no edition', editionAt.value);
  const { scene } = manifest.rules;
  const known = manifest.starts.some(({ name }) => name === startAt.value) || startAt.value === OWN;
  const start = known ? startAt.value : 'council';
  const ready = talkForm(manifest, start, writtenIn(words, scene));
  const people = peopleOn.value ?? ready.people;
  const names = people.map(({ name }) => name);
  const seats = seatsToPlay(sitting);
  const here = sitting.seen === null ? {} : peopleAt(sitting.seen, sitting.here, sitting.seat);
  // One each in the order of the table; whoever sits down later plays those whom nobody plays yet.
  const seatOf = (at: number): SeatId => {
    const wished = placesAt.value[at]?.seat ?? null;
    return seats.find(({ seat }) => seat === wished)?.seat ?? seats[at % Math.max(1, seats.length)]?.seat ?? '';
  };
  const playedBy = people.map((_, at) => seatOf(at));
  const setPlaces = (all: readonly TalkPerson[], by: readonly SeatId[]): void =>
    placesAt.set(
      all.map(({ name }, at) => ({
        as: name.trim() || '…',
        like: '',
        side: 0,
        seat: by[at] === '' ? null : (by[at] ?? null),
      })),
    );
  const setPeople = (all: readonly TalkPerson[], by: readonly SeatId[]): void => {
    peopleOn.set(all as typeof peopleOn.value);
    // Places bear the names of people, wherever places were set.
    if (placesAt.value.length > 0 || all.length !== people.length) setPlaces(all, by);
  };
  const pick = (key: string): void => {
    startAt.set(key);
    if (placesAt.value.length > 0) placesAt.set([]);
    for (const field of [peopleOn, placeAt, useAt]) if (field.value !== null) field.set(null);
  };
  const add = (one: TalkPerson): void => setPeople([...people, one], [...playedBy, seats[0]?.seat ?? '']);
  const useNow: Use | null = useAt.value === null ? ready.use : useAt.value === 'none' ? null : useAt.value;
  const wish = {
    edition: editionAt.value,
    seats: seats.map(({ seat }) => seat),
    people,
    playedBy,
    place: placeAt.value ?? ready.place,
    use: useNow,
    about: peopleOn.value === null ? ready.about : [],
    groupAppeal: groupAt.value,
    showOdds: oddsAt.value === 'yes',
  };
  const trimmed = names.map((name) => name.trim());
  const begun = beginState(manifest.rules, talkStart(wish));
  const lacks =
    seats.length === 0
      ? t.needsOne
      : trimmed.includes('')
        ? setup.noName
        : new Set(trimmed).size < trimmed.length
          ? setup.sameNames
          : begun.ok
            ? null
            : refusalText(words, begun.refusal);
  const sayStart = (value: string): string => (value === OWN ? t.own : startTitle(words, scene, value));
  const say = (field: string, value: unknown): string | null => {
    if (field === startAt.field && typeof value === 'string') return sayStart(value);
    if (field === editionAt.field) return `${setup.edition}: ${value === 'saga' ? setup.second : setup.first}`;
    if (field === groupAt.field) return t.rolls[value === 'rollEach' ? 'rollEach' : 'oneRoll'];
    if (field === oddsAt.field) return `${t.showOdds}: ${t.odds[value === 'no' ? 'no' : 'yes']}`;
    if (field === placesAt.field || field === peopleOn.field) return told.whoIsWho;
    return field === placeAt.field ? t.place : field === useAt.field ? t.use : null;
  };
  const whoAt: Pick<SlateField<Json>, 'by' | 'asks'> = peopleOn.by !== null || peopleOn.asks.length > 0
    ? peopleOn
    : placesAt;
  return (
    <div className="setup-talk">
      <Slated sitting={sitting} of={startAt} say={sayStart}>
        <Choose
          label={setup.start}
          options={[...manifest.starts.map(({ name }) => name), OWN].map((key) => ({ key, label: sayStart(key) }))}
          at={start}
          onPick={pick}
        />
      </Slated>
      <div className="setup-row">
        <EditionSwitch sitting={sitting} of={editionAt} />
      </div>
      {wish.place.trim() === '' ? null : <p className="talk-place">{wish.place}</p>}
      <Slated sitting={sitting} of={whoAt} say={() => told.whoIsWho}>
        <section aria-label={t.people}>
          <h3>{t.people}</h3>
          <ul className="talk-setup-people">
            {people.map((one, at) => (
              <PersonCard
                // biome-ignore lint/suspicious/noArrayIndexKey: names are being typed here; the place is what stays.
                key={`${start} ${at}`}
                one={one}
                names={names}
                seat={playedBy[at] ?? ''}
                colour={here[playedBy[at] ?? '']?.colour ?? 0}
                seats={seats}
                onChange={(next) => setPeople(people.with(at, next), playedBy)}
                onSeat={(seat) => setPlaces(people, playedBy.with(at, seat))}
                onRemove={
                  people.length === 1 ? null : () => setPeople(people.toSpliced(at, 1), playedBy.toSpliced(at, 1))
                }
              />
            ))}
          </ul>
          {people.length >= MOST_PEOPLE ? null : (
            <p className="row">
              <Button small onClick={() => add(newPerson(''))}>
                {t.addPerson}
              </Button>
              <Button small onClick={() => add(newPerson(t.newCrowd, 'crowd'))}>
                {t.addCrowd}
              </Button>
              <Button small onClick={() => add(newPerson(t.newArmy, 'army'))}>
                {t.addArmy}
              </Button>
            </p>
          )}
        </section>
      </Slated>
      <details className="talk-more">
        <summary>{t.more}</summary>
        <Slated sitting={sitting} of={placeAt} say={() => t.place}>
          <Area label={t.place} rows={3} most={2000} value={wish.place} onChange={placeAt.set} />
        </Slated>
        {editionAt.value === 'saga' ? (
          <Slated sitting={sitting} of={useAt} say={() => t.use}>
            <Choose
              label={t.use}
              options={saga.discussion.USES.map((key) => ({ key, label: words.discussion.uses[key] }))}
              at={useNow ?? ''}
              none={t.noUse}
              onPick={(key) => useAt.set((key as string) === '' ? 'none' : key)}
            />
          </Slated>
        ) : null}
        <div className="setup-row">
          <Switch
            legend={t.groupAppeal}
            options={t.rolls}
            at={groupAt.value}
            onGo={groupAt.set}
            asked={askedOptions(sitting, groupAt)}
            note={<SlateNote sitting={sitting} of={groupAt} say={(value) => t.rolls[value]} />}
          />
          <Switch
            legend={t.showOdds}
            options={t.odds}
            at={oddsAt.value}
            onGo={oddsAt.set}
            asked={askedOptions(sitting, oddsAt)}
            note={<SlateNote sitting={sitting} of={oddsAt} say={(value) => t.odds[value]} />}
          />
        </div>
      </details>
      <Begins
        sitting={sitting}
        act={act}
        places={people.map(({ name }, at) => ({ as: name, seat: playedBy[at] ?? '' }))}
        lacks={lacks}
        label={t.begin}
        start={() => talkStart(wish)}
        say={say}
      />
    </div>
  );
};

export default DiscussionSetup;
