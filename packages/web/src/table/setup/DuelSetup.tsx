import { sameJson, shape } from '@warmoot/kernel';
import { saga } from '@warmoot/rules';
import { Arms } from '../../design/base/Arms.js';
import { Button } from '../../design/forms/Button.js';
import { Switch } from '../../design/forms/Switches.js';
import { useSpoken } from '../../words/speech.js';
import { TABLE } from '../words.js';
import { Begins } from './Begins.js';
import { EditionSwitch, edition } from './EditionSwitch.js';
import { FighterCard } from './FighterCard.js';
import { type Chosen, type Distance, duelStart, likeIn, nameFor, usualPlaces } from './fighters.js';
import { places, seatsToPlay } from './places.js';
import { askedOptions, Slated, SlateNote } from './SlateNote.js';
import type { SetupProps } from './setupProps.js';
import { SETUP } from './setupWords.js';
import { useSlate } from './slate.js';
import { SLATE } from './slateWords.js';

const distance = shape.oneOf('dagger', 'sword', 'spear');

/** Sets up a fight: who fights as what, who plays whom, and at which distance they begin. */
export const DuelSetup = (props: SetupProps) => {
  const { sitting, act } = props;
  const { t } = useSpoken(SETUP);
  const { t: atTable } = useSpoken(TABLE);
  const { t: told } = useSpoken(SLATE);
  const seats = seatsToPlay(sitting);
  const [first, second] = seats;
  const slate = useSlate(props);
  const editionAt = slate('edition', edition, 'saga');
  const distanceAt = slate('distance', distance, 'spear');
  const placesAt = slate('places', places, usualPlaces);
  // Whoever sits down later plays those whom nobody plays yet.
  const known = new Set(seats.map(({ seat }) => seat));
  const sides = [0, 1].map((at) =>
    placesAt.value
      .filter(({ side }) => side === at)
      .map(({ as, like, seat }): Chosen => {
        const otherwise = at === 0 ? first?.seat : second?.seat;
        return { name: as, like: likeIn(like), seat: seat !== null && known.has(seat) ? seat : (otherwise ?? '') };
      }),
  ) as unknown as readonly [readonly Chosen[], readonly Chosen[]];
  const change = (at: 0 | 1, side: readonly Chosen[]): void =>
    placesAt.set(
      [at === 0 ? side : sides[0], at === 0 ? sides[1] : side].flatMap((one, nth) =>
        one.map(({ name, like, seat }) => ({ as: name, like, side: nth, seat: seat === '' ? null : seat })),
      ),
    );
  const all = sides.flat();
  const names = all.map(({ name }) => name.trim());
  const lacks = all.some(({ seat }) => seat === '')
    ? t.needsTwo
    : names.includes('')
      ? t.noName
      : new Set(names).size < names.length
        ? t.sameNames
        : null;
  const start = () =>
    duelStart({
      edition: editionAt.value,
      distance: distanceAt.value,
      sides: sides.map((side) => side.map((one) => ({ ...one, name: one.name.trim() }))) as unknown as typeof sides,
    });
  /** The first thing in which the people who are asked for differ from those who stand there. */
  const sayPlaces = (value: unknown): string => {
    const asked = places.parse(value, '');
    if (!asked.ok) return told.whoIsWho;
    const now = placesAt.value;
    const at = asked.value.findIndex((one, nth) => !sameJson(one, now[nth] ?? null));
    const [is, was] = [asked.value[at], now[at]];
    if (asked.value.length > now.length) return `${t.add}: ${is?.as ?? ''}`;
    if (asked.value.length < now.length) return t.remove({ name: was?.as ?? now.at(-1)?.as ?? '' });
    if (is === undefined || was === undefined) return told.whoIsWho;
    if (is.like !== was.like) return `${was.as}: ${t.fighters[likeIn(is.like)]}`;
    if (is.as !== was.as) return `${was.as}: ${t.name} ${is.as}`;
    return `${was.as}: ${t.playedBy} ${seats.find(({ seat }) => seat === is.seat)?.name ?? atTable.nobodyYet}`;
  };
  const sayDistance = (value: Distance): string => t.distances[value];
  const say = (field: string, value: unknown): string | null => {
    if (field === distanceAt.field && distance.parse(value, '').ok) return sayDistance(value as Distance);
    if (field === editionAt.field) return `${t.edition}: ${value === 'saga' ? t.second : t.first}`;
    return field === placesAt.field ? sayPlaces(value) : null;
  };
  return (
    <div className="setup-duel">
      <Slated sitting={sitting} of={placesAt} say={sayPlaces}>
        <div className="setup-sides">
          {([0, 1] as const).map((at) => {
            const side = sides[at];
            const owner = side.at(-1)?.seat ?? first?.seat ?? '';
            return (
              <section key={at} aria-label={t.side({ nth: at + 1 })}>
                <header>
                  <Arms colour={at} shape={at === 0 ? 'eared' : 'pavise'} size={22} />
                  <h3>{t.side({ nth: at + 1 })}</h3>
                </header>
                <ul>
                  {side.map((one, nth) => (
                    <FighterCard
                      // biome-ignore lint/suspicious/noArrayIndexKey: names are being typed here; the place is what stays.
                      key={nth}
                      one={one}
                      side={at}
                      seats={seats}
                      otherwise={one.seat === '' ? atTable.nobodyYet : null}
                      onChange={(next) => change(at, side.with(nth, next))}
                      onRemove={side.length === 1 ? null : () => change(at, side.toSpliced(nth, 1))}
                    />
                  ))}
                </ul>
                {side.length >= saga.duel.MOST_ON_A_SIDE ? null : (
                  <Button
                    small
                    onClick={() =>
                      change(at, [...side, { name: nameFor(at, side.length), like: 'militiaman', seat: owner }])
                    }
                  >
                    {t.add}
                  </Button>
                )}
              </section>
            );
          })}
        </div>
      </Slated>
      <div className="setup-row">
        <Switch
          legend={t.distance}
          options={t.shortDistances}
          at={distanceAt.value}
          onGo={distanceAt.set}
          asked={askedOptions(sitting, distanceAt)}
          note={<SlateNote sitting={sitting} of={distanceAt} say={(value) => t.shortDistances[value]} />}
        />
        <EditionSwitch sitting={sitting} of={editionAt} />
      </div>
      <Begins
        sitting={sitting}
        act={act}
        places={all.map(({ name, seat }) => ({ as: name, seat }))}
        lacks={lacks}
        label={t.begin}
        start={start}
        say={say}
      />
    </div>
  );
};
