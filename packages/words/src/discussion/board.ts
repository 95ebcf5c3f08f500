import type { View } from '@warmoot/kernel';
import { saga } from '@warmoot/rules';
import type { SceneWords, Section } from '../catalogue/words.js';
import { PAGE, wrapped } from '../lines.js';
import type { Speech } from '../speech.js';
import { type Appeal, listenersOf, matterText, replyText, type Talk } from './facts.js';

/** So much of the talk stands on the board; the journal has all of it. */
const LAST_LINES = 6;

type TalkView = View<Talk>;

const { APPEALS_TO_HEAR, drivingOf, mayIgnore, motivesOf, nowOf, personNamed } = saga.discussion;

const lines = (texts: readonly string[]): readonly string[] => texts.flatMap((text) => wrapped(text, PAGE, 2));

/** The nine pairs of somebody, the stronger side first. */
const pairsOf = ({ t }: Speech, motives: saga.character.Motives): string =>
  saga.character.MOTIVE_PAIRS.map(([left, right]) => {
    const [stronger, weaker] = motives[right] > motives[left] ? [right, left] : [left, right];
    return t.discussion.names.board.pair({
      stronger: t.character.motives[stronger],
      high: motives[stronger],
      weaker: t.character.motives[weaker],
      low: motives[weaker],
    });
  }).join('; ');

const skillsText = ({ t }: Speech, skills: Readonly<Partial<Record<saga.Skill, number>>>): string =>
  saga.ALL_SKILLS.flatMap((skill) =>
    skills[skill] === undefined ? [] : [`${t.names.skills[skill]} ${skills[skill]}`],
  ).join(', ');

/** What everybody may read of somebody: what they want is said openly, the rest stands on the sheet. */
const personLines = (speech: Speech, view: TalkView, name: string): readonly string[] => {
  const { board, motives: nouns } = speech.t.discussion.names;
  const { skills, wants } = personNamed(view, name);
  const wanted = wants.map(({ to, response, ...matter }) =>
    board.wants({ to, response, matter: matterText(speech, matter) }),
  );
  if (view.closed?.includes(name)) return [speech.t.story.closed, ...wanted];
  const motives = motivesOf(view, name);
  const driving = drivingOf(view, name).map(({ motive, by, rating, ...matter }) =>
    board.drives({ motive: nouns[motive], matter: matterText(speech, matter), by, rating }),
  );
  const able = skillsText(speech, skills);
  return [
    ...(able === '' ? [] : [board.skills({ skills: able })]),
    board.moves({ pairs: motives === null ? board.unknown : pairsOf(speech, motives) }),
    ...(driving.length === 0 ? [board.nothingDrives] : driving),
    ...wanted,
  ];
};

/** Who is there, who is not any more, and how many appeals each has heard. */
const hereLines = ({ t }: Speech, view: TalkView): readonly string[] => {
  const { board, gone } = t.discussion.names;
  return view.given.people.map(({ name, seat: own, is }) => {
    const now = nowOf(view, name);
    const called = { name: t.discussion.telling.one({ name, is }), seat: own === name ? null : own };
    if (now.gone !== null) return board.gone({ ...called, why: gone[now.gone] });
    return board.heard({ ...called, heard: now.heard, of: APPEALS_TO_HEAR, mayIgnore: mayIgnore(view, name) });
  });
};

const appealLine = ({ t }: Speech, appeal: Appeal): string => {
  const { board } = t.discussion.names;
  const { number, talker, response, state, hearings } = appeal;
  const moved = hearings.filter((one) => one.moved === true).map(({ who }) => who);
  const result = state === 'done' ? board.states.done({ moved }) : board.states[state];
  return board.appeal({ number, talker, to: listenersOf(appeal), response, result });
};

/** A line of the talk as it is read afterwards. */
const lineTold = (speech: Speech, view: TalkView, line: TalkView['open']['lines'][number]): readonly string[] => {
  const { names, telling } = speech.t.discussion;
  switch (line.line) {
    case 'said':
      return [telling.said({ as: line.as, text: line.text })];
    case 'replied':
      return [telling.said({ as: line.as, text: replyText(speech, view, line) })];
    case 'appeal': {
      const appeal = view.open.appeals[line.appeal - 1] as Appeal;
      const said = appeal.words.trim() === '' ? [] : [telling.said({ as: appeal.talker, text: appeal.words })];
      return [...said, appealLine(speech, appeal)];
    }
    case 'happened':
      return [names.board.happened[line.what]({ who: line.who, text: line.text })];
  }
};

const talkLines = (speech: Speech, view: TalkView): readonly string[] => {
  const told = view.open.lines.slice(-LAST_LINES).flatMap((line) => lineTold(speech, view, line));
  return told.length === 0 ? [speech.t.discussion.names.board.silent] : told;
};

/** A Discussion in words, as a seat sees it: who is there, what moves and drives each, and the last of the talk. */
export const talkBoard =
  (speech: Speech): NonNullable<SceneWords<Talk>['board']> =>
  (view): readonly Section[] => {
    const { board } = speech.t.discussion.names;
    const here = view.given.people.filter(({ name }) => nowOf(view, name).gone === null);
    return [
      { title: board.here, lines: lines(hereLines(speech, view)) },
      ...here.map(({ name }) => ({ title: name, lines: lines(personLines(speech, view, name)) })),
      { title: board.talk, lines: lines(talkLines(speech, view)) },
    ];
  };
