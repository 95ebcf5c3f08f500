import { useMemo } from 'react';
import { Arms } from '../../../design/base/Arms.js';
import { useSpoken } from '../../../words/speech.js';
import { GuideView } from '../GuideView.js';
import { ThrowPicture } from '../ThrowPicture.js';
import type { Card, Trial } from '../told.js';
import { CHASE_EXCHANGE, GUESSED, TAKEN, TOMAS, WREN } from './exchange.js';
import { CHASE_FIGURES } from './figures.js';
import { BreathPicture, EndsPicture, GapPicture, GuessPicture, WaysPicture } from './pictures.js';
import { CHASE_GUIDE, type ChaseGuideWords } from './words.js';

const { caught, away, start, near, guess, base, difficulty, spent } = CHASE_FIGURES;

export const chaseCards = (t: ChaseGuideWords): readonly Card[] => [
  { title: t.gap.title, text: t.gap.text({ caught, away, start, near }), picture: <GapPicture t={t} /> },
  { title: t.ways.title, text: t.ways.text, picture: <WaysPicture t={t} />, textFirst: true },
  { title: t.guess.title, text: t.guess.text({ guess }), picture: <GuessPicture t={t} /> },
  {
    title: t.throw.title,
    text: t.throw.text,
    picture: <ThrowPicture adds={t.throw.yours} against={t.throw.theirs({ base })} />,
  },
  { title: t.breath.title, text: t.breath.text({ difficulty, spent }), picture: <BreathPicture t={t} /> },
  { title: t.ends.title, text: t.ends.text, picture: <EndsPicture t={t} />, textFirst: true },
];

/** The next leg is none of the exchange. */
const QUIET: ReadonlySet<string> = new Set(['legBegan']);

const trialOf = ({ trial: t }: ChaseGuideWords): Trial => ({
  exchange: CHASE_EXCHANGE,
  title: t.title,
  sides: () => [
    { name: 'Wren', about: t.wren(WREN), picture: <Arms colour={0} size={26} /> },
    { name: 'Tomas', about: t.tomas(TOMAS), picture: <Arms colour={1} size={26} /> },
  ],
  picks: [
    { name: 'way', label: t.way, of: 'plus', options: TAKEN.map((key) => ({ key, label: t.ways[key] })) },
    { name: 'guess', label: t.guess, of: 'against', options: GUESSED.map((key) => ({ key, label: t.ways[key] })) },
  ],
  adds: t.adds,
  whose: t.total,
  verdicts: { success: t.success, failure: t.failure },
  succeeding: t.succeeding,
  quiet: QUIET,
});

/** The guide to a pursuit. */
export const ChaseGuide = () => {
  const { t } = useSpoken(CHASE_GUIDE);
  const told = useMemo(() => ({ cards: chaseCards(t), trial: trialOf(t) }), [t]);
  return <GuideView kind="chase" told={told} />;
};
