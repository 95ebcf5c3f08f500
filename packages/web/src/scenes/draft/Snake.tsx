import { Fragment } from 'react';
import { Arms } from '../../design/base/Arms.js';
import { Icon } from '../../design/base/Icon.js';
import type { Person } from '../../people/person.js';
import { type DraftView, orderOf, type Placing, placingsOf, type Round, roundsOf, type Turn } from './model.js';
import type { DraftWords } from './words.js';

interface SnakeProps {
  readonly view: DraftView;
  readonly people: Readonly<Record<string, Person>>;
  readonly seat: string | null;
  readonly t: DraftWords;
}

const nameIn = (people: SnakeProps['people'], seat: string): string => people[seat]?.name ?? seat;

const Face = ({ face }: { readonly face: number | null }) => (
  <span className="order-die">
    <Icon name="di-d12" size={30} />
    <span className="fig">{face ?? ''}</span>
  </span>
);

/** Every throw in its order: after a tie the last alone would not explain the place. */
const Faces = ({ faces, t }: Pick<Placing, 'faces'> & Pick<SnakeProps, 't'>) => (
  <span className="order-faces">
    {faces.length === 0 ? <Face face={null} /> : null}
    {faces.map((face, nth) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a throw is known by its place, and none is taken back.
      <Fragment key={nth}>
        {nth === 0 ? null : <span className="small soft"> {t.then} </span>}
        <Face face={face} />
      </Fragment>
    ))}
  </span>
);

const standing = ({ faces, even, place }: Placing, t: DraftWords): string => {
  if (place !== null) return t.place({ place });
  return faces.length === 0 ? t.toThrow : even ? t.again : t.thrown;
};

const Throws = ({ one, people, t }: Pick<SnakeProps, 'people' | 't'> & { readonly one: Placing }) => (
  <li data-open={one.place === null || undefined}>
    <Arms colour={people[one.seat]?.colour ?? 0} size={18} />
    <b>{nameIn(people, one.seat)}</b>
    <Faces faces={one.faces} t={t} />
    <span className="small soft">{standing(one, t)}</span>
  </li>
);

const OneTurn = ({ turn, people, seat, t }: Omit<SnakeProps, 'view'> & { readonly turn: Turn }) => {
  const { who, taken, now } = turn;
  const mine = who === seat;
  const state = taken !== null ? 'taken' : now ? 'now' : 'open';
  const said =
    taken !== null
      ? t.tookSet({ name: taken.name, set: taken.set })
      : now
        ? mine
          ? t.youPick
          : t.pickNow
        : nameIn(people, who);
  return (
    <li data-state={state} data-mine={mine || undefined} aria-current={now ? 'step' : undefined}>
      <Arms colour={people[who]?.colour ?? 0} size={state === 'open' ? 16 : 22} />
      <span className="vh">{nameIn(people, who)}: </span>
      <span className="turn-said">{said}</span>
    </li>
  );
};

const OneRound = ({
  round,
  nth,
  ...rest
}: Omit<SnakeProps, 'view'> & { readonly round: Round; readonly nth: number }) => (
  <li className="snake-round" data-backward={round.backward || undefined}>
    <span className="lab">{rest.t.round({ nth })}</span>
    <ol>
      {round.turns.map((turn) => (
        <OneTurn key={turn.nth} turn={turn} {...rest} />
      ))}
    </ol>
  </li>
);

/** The picking order: a d20 each until it is settled, then the picks round by round, turning at each end. */
export const Snake = ({ view, ...rest }: SnakeProps) => {
  const { people, t } = rest;
  return (
    <section className="snake" aria-labelledby="draft-order">
      <header>
        <h2 id="draft-order">{t.order}</h2>
        <p className="small soft">{t.orderNote}</p>
      </header>
      <ul className="order-dice" data-settled={orderOf(view) === null ? undefined : ''}>
        {placingsOf(view).map((one) => (
          <Throws key={one.seat} one={one} people={people} t={t} />
        ))}
      </ul>
      <ol className="snake-rounds">
        {roundsOf(view).map((round, at) => (
          <OneRound key={round.turns[0]?.nth} round={round} nth={at + 1} {...rest} />
        ))}
      </ol>
    </section>
  );
};
