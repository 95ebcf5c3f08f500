import { Impossible, type Rated } from '@warmoot/kernel';
import { command } from '@warmoot/rules';
import type { Passage } from '@warmoot/words';
import { useMemo } from 'react';
import { CounterPicture } from '../../../boards/counter/Counter.js';
import { useSpoken } from '../../../words/speech.js';
import { GuideView } from '../GuideView.js';
import type { Card, Certain } from '../told.js';
import { COMMAND_EXCHANGE, HAS, HELPS } from './exchange.js';
import { COMMAND_FIGURES } from './figures.js';
import { EndsPicture, FightPicture, MovePicture, PointsPicture, RoutPicture, StagesPicture } from './pictures.js';
import { COMMAND_GUIDE, type CommandGuideWords } from './words.js';

const { advance, hold, volley, range, endure, attack, lose, check, rounds, health } = COMMAND_FIGURES;

export const commandCards = (t: CommandGuideWords): readonly Card[] => [
  { title: t.points.title, text: t.points.text, picture: <PointsPicture t={t} /> },
  { title: t.stages.title, text: t.stages.text, picture: <StagesPicture t={t} /> },
  {
    title: t.move.title,
    text: t.move.text({ advance, hold, volley, range, endure }),
    picture: <MovePicture t={t} />,
  },
  { title: t.fight.title, text: t.fight.text({ attack }), picture: <FightPicture t={t} /> },
  { title: t.rout.title, text: t.rout.text({ lose, check }), picture: <RoutPicture t={t} /> },
  { title: t.ends.title, text: t.ends.text({ rounds, health }), picture: <EndsPicture t={t} /> },
];

const QUIET: ReadonlySet<string> = new Set(['stageBegan', 'stageEnded', 'checksDone', 'turnEnded', 'turnBegan']);

type Clash = Extract<command.CommandEvent, { readonly event: 'clashed' }>;

const eventsIn = (passages: readonly Passage[]): readonly command.CommandEvent[] =>
  passages.flatMap(({ entry }) => entry.heard.map(({ event }) => event as unknown as command.CommandEvent));

/** Both totals of the one clash, whose lines are called by the units that they come from. */
export const totalsIn = (passages: readonly Passage[]): readonly [Rated, Rated] => {
  const clash = eventsIn(passages).find((event): event is Clash => event.event === 'clashed');
  const sight = passages[0]?.after.state as unknown as command.CommandSight | undefined;
  if (clash === undefined || sight === undefined) throw new Impossible('an exchange without a clash', passages.length);
  const names = command.unitNames(sight);
  const called = ({ total, lines }: Rated): Rated => ({
    total,
    lines: lines?.map((line) => ({ ...line, note: names[command.unitCalled(sight, line.note ?? '')] ?? '' })) ?? null,
  });
  return [called(clash.attack), called(clash.defence)];
};

const trialOf = ({ trial: t }: CommandGuideWords): Certain => ({
  exchange: COMMAND_EXCHANGE,
  title: t.title,
  sides: () => [
    { name: 'Avitch', about: t.about({ grade: 'B' }), picture: <CounterPicture side={0} icon="tr-hi" /> },
    { name: 'Dorrow', about: t.about({ grade: 'C' }), picture: <CounterPicture side={1} icon="tr-hi" /> },
  ],
  picks: [
    { name: 'help', label: t.help, options: HELPS.map((key) => ({ key, label: t.helps[key] })) },
    { name: 'has', label: t.has, options: HAS.map((key) => ({ key, label: t.hasPoints[key] })) },
  ],
  totals: totalsIn,
  verdict: (passages) => {
    const told = new Set(eventsIn(passages).map(({ event }) => event));
    if (told.has('routed')) return { good: true, said: t.routs };
    return told.has('lostAttack') ? { good: true, said: t.holds } : { good: false, said: t.nothing };
  },
  quiet: QUIET,
});

/** The guide to command. */
export const CommandGuide = () => {
  const { t } = useSpoken(COMMAND_GUIDE);
  const told = useMemo(() => ({ cards: commandCards(t), trial: trialOf(t) }), [t]);
  return <GuideView kind="command" told={told} />;
};
