import type { Chance } from '@warmoot/kernel';
import { saga } from '@warmoot/rules';
import { useMemo, useState } from 'react';
import { NOTHING, pickedByKey, pickedOffer } from '../../../boards/hex/offers.js';
import { percentText } from '../../../design/chance/Chance.js';
import { Button } from '../../../design/forms/Button.js';
import type { ChoiceRow } from '../../../design/forms/RadioRows.js';
import { NamedRow } from '../../../design/lit/lit.js';
import { useAnnounce } from '../../../design/states/LiveRegion.js';
import { useWords } from '../../../words/WordsProvider.js';
import { useStandingAnswers } from '../../shared/standing/standing.js';
import { type BattleView, type Unit, unitNamed } from '../model.js';
import { subject, unitTitle } from '../naming.js';
import type { Offer } from '../offers.js';
import { TROOP_ICONS } from '../troops.js';
import type { BattleWords } from '../words.js';
import { FightLeaf } from './FightLeaf.js';
import { OfferPanel } from './OfferPanel.js';
import { Strengths } from './Strengths.js';
import type { PanelProps } from './types.js';

type Sides = Pick<saga.battle.Fight, 'mine' | 'theirs'>;

const sidesText = (t: BattleWords, units: readonly Unit[], { mine, theirs }: Sides): string => {
  const named = (all: Sides['mine']): string => all.map((unit) => unitTitle(t, units[unit] as Unit)).join(', ');
  return `${named(mine)} ${t.againstWord} ${named(theirs)}`;
};

/** The fight that comes next, with its odds, for ears. */
export const nextFightTold = (
  { view, units, open, t }: Pick<PanelProps, 'view' | 'units' | 'open' | 't'>,
  percent: (chance: Chance) => string,
): string => {
  const unit = unitNamed(units, open.decision.offers[0]?.unit ?? null);
  const fight = saga.battle.fightWith(saga.battle.fightsLeft(view, open.side), unit?.index ?? -1);
  return fight === null ? t.nextFight : `${t.fightThis}, ${sidesText(t, units, fight)}, ${percent(fight.wins)}`;
};

/** The lone unit of the fight that is being settled. */
const beatenIn = ({ open }: BattleView, units: readonly Unit[]): Unit | null =>
  units[open.clusters[open.fight?.cluster ?? -1]?.lone ?? -1] ?? null;

/** SAGA-BATTLE-MELEE-018: one may be named from which there is no way back. */
const pressNotes = ({ view, t }: PanelProps, beaten: Unit | null, from: Unit): readonly string[] =>
  beaten === null || !saga.battle.isBoxedIn(view, beaten.index, from.index) ? [] : [t.noWayBack];

/** Offers in the order that was set, those that it does not name after them as they are listed. */
const inOrder = (offers: readonly Offer[], order: readonly string[]): readonly Offer[] => {
  const place = ({ unit }: Offer): number => (order.includes(unit ?? '') ? order.indexOf(unit ?? '') : order.length);
  return offers.toSorted((a, b) => place(a) - place(b));
};

/** The same names with one of them one place earlier. */
const earlier = (names: readonly string[], name: string): readonly string[] => {
  const at = names.indexOf(name);
  return at < 1 ? names : [...names.slice(0, at - 1), name, names[at - 1] as string, ...names.slice(at + 1)];
};

interface OrderProps {
  readonly rows: readonly ChoiceRow[];
  readonly onEarlier: (key: string) => void;
  readonly t: BattleWords;
}

/** The fights in their order, each of which can be put before the one above it. */
const Order = ({ rows, onEarlier, t }: OrderProps) => (
  <ol className="fight-order">
    {rows.map(({ key, title, odds }, nth) => (
      <li key={key}>
        <span>{title}</span>
        <b>{odds}</b>
        <Button
          small
          off={nth === 0 ? '' : null}
          aria-label={t.earlierNamed({ what: `${title}` })}
          onClick={() => onEarlier(key)}
        >
          {t.earlier}
        </Button>
      </li>
    ))}
  </ol>
);

/** The fights of the round that are over, each with how it went. */
const Over = ({ settled, units, t }: Pick<PanelProps, 'settled' | 'units' | 't'>) =>
  settled.length === 0 ? null : (
    <ol className="fight-order fight-over" aria-label={t.fightsOver}>
      {settled.map((one) => (
        <li key={one.number} data-won={one.isWon ? '' : undefined}>
          <span>
            {one.number}. <NamedRow text={sidesText(t, units, one)} />
          </span>
          <b>{one.isWon ? t.fightWon : t.fightLost}</b>
        </li>
      ))}
    </ol>
  );

/** Which fight comes next; or, where several have beaten one, from whom it moves back. */
export const FightsPanel = (props: PanelProps) => {
  const { open, view, units, settled, busy, give, t } = props;
  const { ui } = useWords();
  const { decision, picked } = open;
  const fights = useMemo(() => saga.battle.fightsLeft(view, open.side), [view, open.side]);
  const standing = useStandingAnswers();
  const announce = useAnnounce();
  const isPress = decision.kind === 'press';
  const listed = inOrder(decision.offers, open.order);
  const [isChanging, setChanging] = useState(false);
  // The list as it stands: the first of it is next, unless another is picked.
  const isMoved = open.order.length > 0 && picked.unit === null;
  const offer = (isMoved ? null : pickedOffer(decision, picked)) ?? (isPress ? null : (listed[0] ?? null));
  const names = listed.flatMap(({ unit }) => (unit === null ? [] : [unit]));
  const unitOf = (key: string): string => decision.offers.find((one) => one.key === key)?.unit ?? '';
  const changeOrder = (): void => {
    setChanging(!isChanging);
    // What is first in the list is next.
    open.onPick(NOTHING);
    if (!isChanging) open.onOrder(names);
  };
  const putEarlier = (key: string): void => {
    const at = rows.findIndex((row) => row.key === key);
    open.onOrder(earlier(names, unitOf(key)));
    // The button goes with its fight, and keeps the focus; where it is now is only seen.
    announce(t.nowAt({ what: `${rows[at]?.title}`, at, n: rows.length }), 'echo');
  };
  /** This one and then the others as they are listed, for this round; a fight that changes things asks again. */
  const fightRest = (): void => {
    if (offer === null) return;
    standing?.set({ fightOrder: { way: 'listed', names: [...new Set([offer.unit ?? '', ...names])] } });
    give(offer.choice);
  };
  const beaten = isPress ? beatenIn(view, units) : null;
  const fight = offer?.unit ? saga.battle.fightWith(fights, unitNamed(units, offer.unit)?.index ?? -1) : null;
  const rows = listed.flatMap((one): readonly ChoiceRow[] => {
    const who = unitNamed(units, one.unit);
    if (who === null) return [];
    const its = saga.battle.fightWith(fights, who.index);
    if (isPress || its === null) {
      const title = t.pressBy({ who: unitTitle(t, who) });
      return [{ key: one.key, title, icon: TROOP_ICONS[who.troop], notes: pressNotes(props, beaten, who) }];
    }
    return [
      {
        key: one.key,
        title: `${its.number}. ${sidesText(t, units, its)}`,
        icon: TROOP_ICONS[who.troop],
        odds: percentText(ui, its.wins),
      },
    ];
  });
  return (
    <OfferPanel
      of={props}
      head={isPress ? t.pressHead : t.nextFight}
      aside={
        isPress || standing === null || listed.length < 2 ? null : (
          <Button kind="quiet" small aria-pressed={isChanging} onClick={changeOrder}>
            {isChanging ? t.orderSet : t.changeOrder}
          </Button>
        )
      }
      note={isPress && beaten !== null ? t.pressNote({ who: subject(beaten) }) : null}
      lead={
        isChanging ? (
          <Order rows={rows} onEarlier={putEarlier} t={t} />
        ) : fight === null || isPress ? null : (
          <>
            <FightLeaf fight={fight} units={units} title={sidesText(t, units, fight)} t={t} />
            <Over settled={settled} units={units} t={t} />
          </>
        )
      }
      rows={isChanging ? [] : rows}
      below={isPress ? null : <Strengths view={view} units={units} t={t} />}
      act={isPress ? t.fallBack : t.fightThis}
      offer={offer}
      always={isPress}
      isNext={!isPress && fights.length < view.open.clusters.length}
      others={
        isPress || standing === null || offer === null ? null : (
          <Button busy={busy} onClick={fightRest}>
            {t.fightRest}
          </Button>
        )
      }
      onPick={(key) => open.onPick(pickedByKey(decision, picked, key))}
    />
  );
};

/** How those in contact are divided, each way with the odds of its fights. */
export const ClusterPanel = (props: PanelProps) => {
  const { open, view, units, t } = props;
  const { ui } = useWords();
  const { decision, picked } = open;
  const ways = useMemo(
    () =>
      decision.offers.map((offer) => ({
        offer,
        fights: offer.choice.choose === 'clusters' ? saga.battle.fightsIn(view, offer.choice.clusters, open.side) : [],
      })),
    [decision, view, open.side],
  );
  const now = ways.find(({ offer }) => offer.key === picked.key) ?? ways[0];
  return (
    <OfferPanel
      of={props}
      head={t.chooseClusters}
      rows={ways.map(({ offer, fights }, n) => ({
        key: offer.key,
        title: `${n + 1}. ${t.phases.clusters({ n: fights.length })}`,
        notes: fights.map((fight) => `${sidesText(t, units, fight)}: ${percentText(ui, fight.wins)}`),
      }))}
      act={t.takeClusters}
      offer={now?.offer ?? null}
    />
  );
};
