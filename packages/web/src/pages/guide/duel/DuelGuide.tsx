import { number } from '@warmoot/words';
import { useMemo } from 'react';
import { Arms } from '../../../design/base/Arms.js';
import { useSpoken } from '../../../words/speech.js';
import { GuideView } from '../GuideView.js';
import { ThrowPicture } from '../ThrowPicture.js';
import type { Card, Trial } from '../told.js';
import { ACTS, DEFENCES, DUEL_EXCHANGE, FIGHTERS } from './exchange.js';
import { DUEL_FIGURES } from './figures.js';
import { DefendPicture, EndsPicture, FootworkPicture, SecretPicture, WoundsPicture } from './pictures.js';
import { DUEL_GUIDE, type DuelGuideWords } from './words.js';

const { loser, winner, away, base, head, minors } = DUEL_FIGURES;

export const duelCards = (t: DuelGuideWords): readonly Card[] => [
  {
    title: t.footwork.title,
    text: t.footwork.text({
      loserLeast: number(loser.least),
      loserMost: number(loser.most),
      winnerLeast: number(winner.least),
      winnerMost: number(winner.most),
      away: number(away),
    }),
    picture: <FootworkPicture t={t} />,
  },
  { title: t.secret.title, text: t.secret.text, picture: <SecretPicture /> },
  { title: t.defend.title, text: t.defend.text, picture: <DefendPicture t={t} /> },
  {
    title: t.throw.title,
    text: t.throw.text,
    picture: <ThrowPicture adds={t.throw.yours} against={t.throw.theirs({ base })} />,
  },
  {
    title: t.wounds.title,
    text: t.wounds.text({ head: number(-head), minors: number(minors) }),
    picture: <WoundsPicture t={t} />,
    textFirst: true,
  },
  { title: t.ends.title, text: t.ends.text, picture: <EndsPicture t={t} /> },
];

/** Steps and turns, which the exchange is not about. */
const QUIET: ReadonlySet<string> = new Set(['tookTurn', 'moved', 'stayed', 'wounded', 'roundEnded', 'roundBegan']);

const trialOf = ({ trial: t }: DuelGuideWords): Trial => ({
  exchange: DUEL_EXCHANGE,
  title: t.title,
  sides: () => [
    {
      name: 'Ella',
      about: t.ella({ speed: number(FIGHTERS.Ella.speed), strength: number(FIGHTERS.Ella.strength) }),
      picture: <Arms colour={0} size={26} />,
    },
    {
      name: 'Joris',
      about: t.joris({ speed: number(FIGHTERS.Joris.speed), control: number(FIGHTERS.Joris.control) }),
      picture: <Arms colour={1} size={26} />,
    },
  ],
  picks: [
    { name: 'act', label: t.act, of: 'plus', options: ACTS.map((key) => ({ key, label: t.acts[key] })) },
    {
      name: 'defence',
      label: t.defence,
      of: 'against',
      options: DEFENCES.map((key) => ({ key, label: t.defences[key] })),
    },
  ],
  adds: t.adds,
  whose: 'Ella',
  verdicts: { success: t.strong, failure: t.weak },
  succeeding: t.succeeding,
  quiet: QUIET,
});

/** The guide to the duel. */
export const DuelGuide = () => {
  const { t } = useSpoken(DUEL_GUIDE);
  const told = useMemo(() => ({ cards: duelCards(t), trial: trialOf(t) }), [t]);
  return <GuideView kind="duel" told={told} />;
};
