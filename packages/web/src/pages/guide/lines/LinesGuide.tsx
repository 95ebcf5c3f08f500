import { useMemo } from 'react';
import { useSpoken } from '../../../words/speech.js';
import { GuideView } from '../GuideView.js';
import type { Card } from '../told.js';
import { LINES_FIGURES } from './figures.js';
import { LineTrial } from './LineTrial.js';
import { LeadersPicture, LinesPicture, MovePicture, NervePicture, RoundPicture, UnitsPicture } from './pictures.js';
import { LINES_GUIDE, type LinesGuideWords } from './words.js';

const { abreast, ranks, full, priority, nerve, leader, banner } = LINES_FIGURES;

export const linesCards = (t: LinesGuideWords): readonly Card[] => [
  { title: t.units.title, text: t.units.text({ ranks, abreast }), picture: <UnitsPicture t={t} /> },
  { title: t.round.title, text: t.round.text({ priority }), picture: <RoundPicture t={t} /> },
  { title: t.move.title, text: t.move.text, picture: <MovePicture t={t} /> },
  { title: t.lines.title, text: t.lines.text, picture: <LinesPicture t={t} /> },
  { title: t.leaders.title, text: t.leaders.text({ leader, full, banner }), picture: <LeadersPicture t={t} /> },
  { title: t.nerve.title, text: t.nerve.text(nerve), picture: <NervePicture t={t} /> },
];

/** The guide to battle lines. */
export const LinesGuide = () => {
  const { t } = useSpoken(LINES_GUIDE);
  const told = useMemo(() => ({ cards: linesCards(t), trial: { shown: <LineTrial /> } }), [t]);
  return <GuideView kind="lines" told={told} />;
};
