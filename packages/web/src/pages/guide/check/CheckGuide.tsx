import { useMemo } from 'react';
import { Arms } from '../../../design/base/Arms.js';
import { Icon } from '../../../design/base/Icon.js';
import { useSpoken } from '../../../words/speech.js';
import { GuideView } from '../GuideView.js';
import { ThrowPicture } from '../ThrowPicture.js';
import type { Card, Trial } from '../told.js';
import { CLIMBERS, checkExchange, WALLS } from './exchange.js';
import { CHECK_FIGURES } from './figures.js';
import { AgainstPicture, DarePicture, RatingPicture, RiskPicture, StandsPicture } from './pictures.js';
import { CHECK_GUIDE, type CheckGuideWords } from './words.js';

const { least, most, ordinary, difficulty, base } = CHECK_FIGURES;

export const checkCards = (t: CheckGuideWords): readonly Card[] => [
  { title: t.risk.title, text: t.risk.text, picture: <RiskPicture t={t} /> },
  { title: t.rating.title, text: t.rating.text({ least, most, ordinary }), picture: <RatingPicture t={t} /> },
  { title: t.against.title, text: t.against.text({ difficulty }), picture: <AgainstPicture t={t} /> },
  { title: t.dare.title, text: t.dare.text, picture: <DarePicture t={t} /> },
  {
    title: t.throw.title,
    text: t.throw.text,
    picture: <ThrowPicture adds={t.throw.yours} against={t.throw.theirs({ base })} />,
  },
  { title: t.stands.title, text: t.stands.text, picture: <StandsPicture t={t} /> },
];

const NOTHING: ReadonlySet<string> = new Set();

const trialOf = ({ trial: t }: CheckGuideWords): Trial => ({
  exchange: checkExchange(t.action, t.failure),
  title: t.title,
  sides: ({ who = '' }) => [
    { name: who, about: t.climber, picture: <Arms colour={Object.keys(CLIMBERS).indexOf(who)} size={26} /> },
    { name: t.cliff, about: t.difficulty, picture: <Icon name="sc-move" size={26} /> },
  ],
  picks: [
    {
      name: 'who',
      label: t.who,
      of: 'plus',
      options: Object.keys(CLIMBERS).map((key) => ({ key, label: key })),
    },
    {
      name: 'wall',
      label: t.wall,
      of: 'against',
      options: (Object.keys(WALLS) as (keyof typeof WALLS)[]).map((key) => ({ key, label: t.walls[key] })),
    },
  ],
  adds: t.adds,
  whose: t.total,
  verdicts: { success: t.succeeds, failure: t.fails },
  succeeding: t.succeeding,
  quiet: NOTHING,
});

/** The guide to the check. */
export const CheckGuide = () => {
  const { t } = useSpoken(CHECK_GUIDE);
  const told = useMemo(() => ({ cards: checkCards(t), trial: trialOf(t) }), [t]);
  return <GuideView kind="check" told={told} />;
};
