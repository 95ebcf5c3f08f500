import { type FormEvent, Fragment, useId, useState } from 'react';
import { useSpoken } from '../../words/speech.js';
import type { HomeData, Opponent } from './homeData.js';
import { Picked } from './Picked.js';
import { WayCard } from './WayCard.js';
import { type CardKind, GROUPS, WAYS } from './ways.table.js';
import { WAY_WORDS } from './wayWords.js';
import './ways.css';
import './picked.css';

/** What is picked before anybody has picked anything. */
const FIRST: CardKind = 'duel';

/** All ways to play, one of them picked: what it asks stands right after its card, and Enter plays it. */
export const Ways = ({ data }: { readonly data: HomeData }) => {
  const { t } = useSpoken(WAY_WORDS);
  const group = useId();
  const [kind, setKind] = useState<CardKind>(FIRST);
  const [sides, setSides] = useState<Partial<Record<CardKind, string | null>>>({});
  const [against, setAgainst] = useState<Opponent>(data.opponent);
  const way = WAYS.find((one) => one.kind === kind) ?? WAYS[0];
  if (way === undefined) return null;
  const [usual = null] = Object.keys(way.sides);
  const side = sides[kind] === undefined ? usual : sides[kind];
  const play = (event: FormEvent): void => {
    event.preventDefault();
    data.play({ kind, side, against });
  };
  const pick = (next: CardKind): void => {
    setKind(next);
    data.ahead(next);
  };
  return (
    <form className="quick" aria-label={t.what} onSubmit={play}>
      {GROUPS.map((name) => (
        <Fragment key={name}>
          <h2 className="quick-group" data-group={name}>
            {t.groups[name]}
          </h2>
          <ul className="quick-ways" aria-label={t.groups[name]}>
            {WAYS.filter((one) => one.group === name).map((one) => (
              <li key={one.kind}>
                <WayCard way={one} group={group} isPicked={one.kind === kind} onPick={() => pick(one.kind)} />
                {one.kind === kind ? (
                  <Picked
                    way={one}
                    side={side}
                    onSide={(next) => setSides((now) => ({ ...now, [kind]: next }))}
                    against={against}
                    onAgainst={setAgainst}
                    onLink={() => data.play({ kind, side, against: 'friend' })}
                    data={data}
                  />
                ) : null}
              </li>
            ))}
          </ul>
        </Fragment>
      ))}
    </form>
  );
};
