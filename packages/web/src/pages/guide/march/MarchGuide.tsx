import { useMemo } from 'react';
import { Arms } from '../../../design/base/Arms.js';
import { useSpoken } from '../../../words/speech.js';
import { GuideView } from '../GuideView.js';
import { ThrowPicture } from '../ThrowPicture.js';
import type { Card, Trial } from '../told.js';
import { APPROACHES, HIDE, marchExchange, NOTICE } from './exchange.js';
import { MARCH_FIGURES } from './figures.js';
import { MarchEndsPicture, MeetPicture, PacePicture, RoadPicture, StoresPicture } from './pictures.js';
import { MARCH_GUIDE, type MarchGuideWords } from './words.js';

const { foot, mounted, open, closed, base, food, skins, weary, marked } = MARCH_FIGURES;

export const marchCards = (t: MarchGuideWords): readonly Card[] => [
  { title: t.road.title, text: t.road.text({ foot, mounted, open, closed }), picture: <RoadPicture t={t} /> },
  { title: t.pace.title, text: t.pace.text, picture: <PacePicture t={t} />, textFirst: true },
  {
    title: t.notice.title,
    text: t.notice.text,
    picture: <ThrowPicture adds={t.notice.yours} against={t.notice.theirs({ base })} />,
  },
  { title: t.meet.title, text: t.meet.text, picture: <MeetPicture t={t} />, textFirst: true },
  { title: t.stores.title, text: t.stores.text({ food, skins, weary }), picture: <StoresPicture t={t} /> },
  { title: t.ends.title, text: t.ends.text, picture: <MarchEndsPicture t={t} />, textFirst: true },
];

/** The evening and the next morning are none of the exchange. */
const QUIET: ReadonlySet<string> = new Set(['marched', 'evening', 'settledUp', 'dayOver', 'dayBegan', 'ended']);

const trialOf = ({ trial: t }: MarchGuideWords): Trial => ({
  exchange: marchExchange(t),
  title: t.title,
  sides: () => [
    { name: 'Wren', about: t.wren({ hide: HIDE }), picture: <Arms colour={0} size={26} /> },
    { name: t.watch, about: t.hugo({ notice: NOTICE, by: marked }), picture: <Arms colour={1} size={26} /> },
  ],
  picks: [
    {
      name: 'approach',
      label: t.approach,
      of: 'plus',
      options: APPROACHES.toReversed().map((key) => ({ key, label: t[key] })),
    },
    { name: 'marks', label: t.marks, of: 'against', options: APPROACHES.map((key) => ({ key, label: t[key] })) },
  ],
  adds: t.adds,
  whose: t.total,
  verdicts: { success: t.success, failure: t.failure },
  succeeding: t.succeeding,
  quiet: QUIET,
});

/** The guide to a march. */
export const MarchGuide = () => {
  const { t } = useSpoken(MARCH_GUIDE);
  const told = useMemo(() => ({ cards: marchCards(t), trial: trialOf(t) }), [t]);
  return <GuideView kind="march" told={told} />;
};
