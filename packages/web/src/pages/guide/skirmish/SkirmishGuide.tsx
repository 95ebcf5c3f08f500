import { useMemo } from 'react';
import { useSpoken } from '../../../words/speech.js';
import { GuideView } from '../GuideView.js';
import type { Card } from '../told.js';
import { SKIRMISH_FIGURES } from './figures.js';
import { FiguresPicture, HitPicture, MovePicture, NervePicture, PlacePicture, RoundPicture } from './pictures.js';
import { RowTrial } from './RowTrial.js';
import { SKIRMISH_GUIDE, type SkirmishGuideWords } from './words.js';

const { shield, arrows, priority, speed, far, straight, base, flank, rear, nerve } = SKIRMISH_FIGURES;

type Named = Parameters<typeof FiguresPicture>[0]['named'];

export const skirmishCards = (t: SkirmishGuideWords, named: Named): readonly Card[] => [
  {
    title: t.figures.title,
    text: t.figures.text({ shield, arrows }),
    picture: <FiguresPicture t={t} named={named} />,
  },
  { title: t.round.title, text: t.round.text({ priority }), picture: <RoundPicture t={t} /> },
  { title: t.move.title, text: t.move.text({ speed, far, straight }), picture: <MovePicture t={t} /> },
  { title: t.hit.title, text: t.hit.text({ base }), picture: <HitPicture t={t} named={named} /> },
  {
    title: t.place.title,
    text: t.place.text({ flank: flank.chance, rear: rear.dice }),
    picture: <PlacePicture t={t} />,
  },
  { title: t.nerve.title, text: t.nerve.text(nerve), picture: <NervePicture t={t} /> },
];

/** The guide to the skirmish. */
export const SkirmishGuide = () => {
  const { t, words } = useSpoken(SKIRMISH_GUIDE);
  const told = useMemo(
    () => ({ cards: skirmishCards(t, words.skirmish.profiles), trial: { shown: <RowTrial /> } }),
    [t, words],
  );
  return <GuideView kind="skirmish" told={told} />;
};
