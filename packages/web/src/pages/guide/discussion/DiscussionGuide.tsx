import { useMemo } from 'react';
import { Arms } from '../../../design/base/Arms.js';
import { useSpoken } from '../../../words/speech.js';
import { GuideView } from '../GuideView.js';
import { ThrowPicture } from '../ThrowPicture.js';
import type { Card, Trial } from '../told.js';
import { ALREADY, discussionExchange, LEAD, MORTEN, TO } from './exchange.js';
import { DISCUSSION_FIGURES } from './figures.js';
import { AgreePicture, HeardPicture, MovesPicture, TakePicture, TalkPicture } from './pictures.js';
import { DISCUSSION_GUIDE, type DiscussionGuideWords } from './words.js';

const { motives, least, most, together, base } = DISCUSSION_FIGURES;

export const discussionCards = (t: DiscussionGuideWords): readonly Card[] => [
  { title: t.moves.title, text: t.moves.text({ motives, least, most, together }), picture: <MovesPicture t={t} /> },
  { title: t.talk.title, text: t.talk.text, picture: <TalkPicture t={t} /> },
  { title: t.agree.title, text: t.agree.text, picture: <AgreePicture t={t} /> },
  {
    title: t.throw.title,
    text: t.throw.text,
    picture: <ThrowPicture adds={t.throw.yours} against={t.throw.theirs({ base })} />,
  },
  { title: t.take.title, text: t.take.text, picture: <TakePicture t={t} /> },
  { title: t.heard.title, text: t.heard.text, picture: <HeardPicture t={t} />, textFirst: true },
];

/** The dice stand above; what became of the words is told. */
const QUIET: ReadonlySet<string> = new Set(['appealEnded']);

const trialOf = ({ trial: t }: DiscussionGuideWords): Trial => ({
  exchange: discussionExchange(t),
  title: t.title,
  sides: ({ motive = TO[0] }) => [
    { name: 'Ella', about: t.ella({ lead: LEAD }), picture: <Arms colour={0} size={26} /> },
    {
      name: 'Morten',
      about: t.morten({ rating: MORTEN[motive as (typeof TO)[number]] }),
      picture: <Arms colour={1} size={26} />,
    },
  ],
  picks: [
    {
      name: 'motive',
      label: t.motive,
      of: 'plus',
      options: TO.map((key) => ({ key, label: t.motives[key], figure: MORTEN[key] })),
    },
    {
      name: 'already',
      label: t.already,
      of: 'against',
      options: ALREADY.map((key) => ({ key, label: t.drivings[key] })),
    },
  ],
  adds: t.adds,
  whose: t.total,
  verdicts: { success: t.reached, failure: t.unreached },
  succeeding: t.succeeding,
  quiet: QUIET,
});

/** The guide to the Discussion. */
export const DiscussionGuide = () => {
  const { t } = useSpoken(DISCUSSION_GUIDE);
  const told = useMemo(() => ({ cards: discussionCards(t), trial: trialOf(t) }), [t]);
  return <GuideView kind="discussion" told={told} />;
};
