import { type ReactNode, useId } from 'react';
import { Link } from 'wouter';
import { Arms } from '../../design/base/Arms.js';
import { Icon, type IconName } from '../../design/base/Icon.js';
import { Button } from '../../design/forms/Button.js';
import { MEASURED } from '../../measured/measured.table.js';
import { guideOf } from '../../rulebook/guides.js';
import { useSpoken } from '../../words/speech.js';
import type { HomeData, Opponent } from './homeData.js';
import type { SideSign, Way } from './ways.table.js';
import { WAY_WORDS } from './wayWords.js';

interface RowProps {
  readonly group: string;
  readonly isPicked: boolean;
  readonly onPick: () => void;
  readonly name: string;
  readonly about: string;
  readonly children: ReactNode;
}

const Row = ({ group, isPicked, onPick, name, about, children }: RowProps) => (
  <label className="pick-row">
    <input type="radio" className="vh" name={group} checked={isPicked} onChange={onPick} />
    {children}
    <span>
      <b>{name}</b> <small>{about}</small>
    </span>
  </label>
);

const Sign = ({ of }: { readonly of: SideSign }) =>
  'sign' in of ? (
    <span className="pick-sign">
      <Icon name={of.sign} size={26} />
    </span>
  ) : (
    <Arms {...of} size={36} />
  );

/** Its ready-made sides, the usual one first, and whatever the lot brings. */
const Sides = ({ way, side, onSide }: Pick<PickedProps, 'way' | 'side' | 'onSide'>) => {
  const { t } = useSpoken(WAY_WORDS);
  const group = useId();
  const { sides, pick } = t.ways[way.kind];
  const told = sides as Readonly<Record<string, { readonly name: string; readonly about: string }>>;
  return (
    <fieldset className="pick-sides">
      <legend className="lab">{pick}</legend>
      {Object.entries<SideSign>(way.sides).map(([key, sign]) => (
        <Row
          key={key}
          group={group}
          isPicked={side === key}
          onPick={() => onSide(key)}
          name={told[key]?.name ?? key}
          about={told[key]?.about ?? ''}
        >
          <Sign of={sign} />
        </Row>
      ))}
      <Row group={group} isPicked={side === null} onPick={() => onSide(null)} {...t.lot}>
        <span className="pick-sign pick-lot">
          <Icon name="di-d12" size={24} />
        </span>
      </Row>
    </fieldset>
  );
};

const WHO_ICON = {
  captain: 'ui-engine',
  recruit: 'ui-engine',
  alone: 'ui-stand',
} as const satisfies Readonly<Record<string, IconName>>;

/** Who can be met at once, and by which of the words: alone there is nobody to be stronger or weaker. */
const whoIn = ({ alone }: Way, opponent: Opponent): readonly { as: Opponent; who: keyof typeof WHO_ICON }[] =>
  alone
    ? [{ as: opponent, who: 'alone' }]
    : [
        { as: 'captain', who: 'captain' },
        { as: 'recruit', who: 'recruit' },
      ];

export interface PickedProps {
  readonly way: Way;
  readonly side: string | null;
  readonly onSide: (side: string | null) => void;
  readonly against: Opponent;
  readonly onAgainst: (against: Opponent) => void;
  /** Sets it up for whoever comes by the link: one press, and no other is needed. */
  readonly onLink: () => void;
  readonly data: Pick<HomeData, 'busy' | 'note'>;
}

/** The way that is picked: its sides, whom it is played against, and the one button that begins it. */
export const Picked = ({ way, side, onSide, against, onAgainst, onLink, data }: PickedProps) => {
  const { t } = useSpoken(WAY_WORDS);
  const group = useId();
  const { kind } = way;
  const { name, at, act, sides } = t.ways[kind];
  const told = sides as Readonly<Record<string, { readonly name: string }>>;
  const met = whoIn(way, against);
  const now = met.find(({ as }) => as === against) ?? met[0];
  const friends = t.who[MEASURED[kind].players[1] > 2 ? 'friends' : 'friend'];
  return (
    <div className="pick" key={kind}>
      <header>
        <h2>{name}</h2>
        <p>{at}</p>
        <Link href={guideOf(kind) ?? '/rules'}>{t.rules}</Link>
      </header>
      <Sides way={way} side={side} onSide={onSide} />
      <fieldset className="pick-against">
        <legend className="lab">{way.alone ? t.with : t.against}</legend>
        <div>
          {met.map(({ as, who }) => (
            <Row
              key={who}
              group={group}
              isPicked={as === now?.as}
              onPick={() => onAgainst(as)}
              name={t.who[who].name}
              about={t.who[who].about}
            >
              <Icon name={WHO_ICON[who]} size={20} />
            </Row>
          ))}
          <Button className="pick-link" busy={data.busy} onClick={onLink}>
            <span>
              <b>{friends.name}</b> <small>{friends.about}</small>
            </span>
            <Icon name="ui-next" size={12} />
          </Button>
        </div>
      </fieldset>
      <p className="pick-more">
        <Link href={`/start?play=${kind}`}>{t.more}</Link>
      </p>
      {data.note}
      <div className="pick-go">
        <p className="pick-said">
          <b>{side === null ? t.lot.name : told[side]?.name}</b>
          <span>{now === undefined ? null : t.who[now.who].told}</span>
        </p>
        <Button kind="act" type="submit" busy={data.busy}>
          {act}
        </Button>
      </div>
    </div>
  );
};
