import type { sortie } from '@warmoot/rules';
import { useMemo } from 'react';
import { useSpoken } from '../../../words/speech.js';
import { GuideView } from '../GuideView.js';
import type { Card } from '../told.js';
import { SORTIE_FIGURES } from './figures.js';
import { PoolTrial } from './PoolTrial.js';
import { AfterPicture, DegreesPicture, HandPicture, LinesPicture, ManeuversPicture, PoolPicture } from './pictures.js';
import { SORTIE_GUIDE, type SortieGuideWords } from './words.js';

const { start, foot, horse, dice, level, levelDice, commanderDice, four, range, target } = SORTIE_FIGURES;

export const sortieCards = (t: SortieGuideWords, named: Readonly<Record<sortie.Maneuver, string>>): readonly Card[] => [
  { title: t.lines.title, text: t.lines.text({ start, foot, horse }), picture: <LinesPicture t={t} /> },
  { title: t.pool.title, text: t.pool.text({ dice }), picture: <PoolPicture t={t} /> },
  { title: t.hand.title, text: t.hand.text({ level, levelDice, commanderDice }), picture: <HandPicture t={t} /> },
  { title: t.maneuvers.title, text: t.maneuvers.text, picture: <ManeuversPicture t={t} named={named} /> },
  { title: t.degrees.title, text: t.degrees.text({ four }), picture: <DegreesPicture t={t} named={named} /> },
  { title: t.after.title, text: t.after.text({ range, target }), picture: <AfterPicture t={t} /> },
];

/** The guide to sortie. */
export const SortieGuide = () => {
  const { t, words } = useSpoken(SORTIE_GUIDE);
  const told = useMemo(
    () => ({ cards: sortieCards(t, words.sortie.maneuvers), trial: { shown: <PoolTrial /> } }),
    [t, words],
  );
  return <GuideView kind="sortie" told={told} />;
};
