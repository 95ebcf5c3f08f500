import { number } from '@warmoot/words';
import { useMemo } from 'react';
import { CounterPicture } from '../../../boards/counter/Counter.js';
import type { IconName } from '../../../design/base/Icon.js';
import { useSpoken } from '../../../words/speech.js';
import { GuideView } from '../GuideView.js';
import { ThrowPicture } from '../ThrowPicture.js';
import type { Card, Trial } from '../told.js';
import { BATTLE_EXCHANGE, CHARGES, GROUNDS, MEN } from './exchange.js';
import { BATTLE_FIGURES } from './figures.js';
import { EndsPicture, MovePicture, MusterPicture, QuickPicture, ShootPicture } from './pictures.js';
import { BATTLE_GUIDE, type BattleGuideWords } from './words.js';

const { units, foot, horse, range, mostMoved, base, noRoom } = BATTLE_FIGURES;

export const battleCards = (t: BattleGuideWords): readonly Card[] => [
  { title: t.muster.title, text: t.muster.text({ units }), picture: <MusterPicture t={t} /> },
  { title: t.quick.title, text: t.quick.text, picture: <QuickPicture t={t} /> },
  { title: t.move.title, text: t.move.text({ foot, horse }), picture: <MovePicture t={t} /> },
  { title: t.shoot.title, text: t.shoot.text({ range, mostMoved }), picture: <ShootPicture t={t} /> },
  {
    title: t.fight.title,
    text: t.fight.text({ noRoom }),
    picture: <ThrowPicture adds={t.fight.dice} against={t.fight.against({ base })} />,
  },
  { title: t.ends.title, text: t.ends.text, picture: <EndsPicture t={t} /> },
];

const QUIET: ReadonlySet<string> = new Set(['clusterDone', 'roundEnded', 'roundBegan']);

type Charge = (typeof CHARGES)[number];
const SIGNS: Readonly<Record<Charge, IconName>> = { heavyCavalry: 'tr-hc', pikemen: 'tr-pi', lightInfantry: 'tr-li' };

const trialOf = ({ trial: t }: BattleGuideWords): Trial => ({
  exchange: BATTLE_EXCHANGE,
  title: t.title,
  sides: ({ charge }) => [
    {
      name: 'Avitch',
      about: t.men({ men: number(MEN.attacker) }),
      picture: <CounterPicture side={0} icon={SIGNS[charge as Charge]} />,
    },
    {
      name: 'Dorrow',
      about: t.men({ men: number(MEN.defender) }),
      picture: <CounterPicture side={1} icon="tr-hi" />,
    },
  ],
  picks: [
    { name: 'charge', label: t.charge, of: 'plus', options: CHARGES.map((key) => ({ key, label: t.charges[key] })) },
    {
      name: 'ground',
      label: t.ground,
      of: 'against',
      options: GROUNDS.map((key) => ({ key, label: t.grounds[key] })),
    },
  ],
  adds: t.adds,
  whose: 'Avitch',
  verdicts: { success: t.won, failure: t.lost },
  succeeding: t.succeeding,
  quiet: QUIET,
});

/** The guide to the battle. */
export const BattleGuide = () => {
  const { t } = useSpoken(BATTLE_GUIDE);
  const told = useMemo(() => ({ cards: battleCards(t), trial: trialOf(t) }), [t]);
  return <GuideView kind="battle" told={told} />;
};
