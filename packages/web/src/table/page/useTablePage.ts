import type { SeatId } from '@warmoot/kernel';
import { useMemo } from 'react';
import { awaitingAt } from '../../net/awaiting.js';
import { diceAwait } from '../../net/shares.js';
import type { Sitting } from '../../net/sitting.js';
import { peopleAt } from '../../people/people.js';
import type { Person } from '../../people/person.js';
import { type Course, courseOf } from '../../scenes/shared/course.js';
import { useSpoken } from '../../words/speech.js';
import { useWords } from '../../words/WordsProvider.js';
import { sceneName } from '../play/sceneName.js';
import { SCENE_NAMES } from '../play/sceneWords.js';
import { TABLE } from '../words.js';

const NOBODY: Readonly<Record<SeatId, Person>> = {};

export const usePeople = ({ seen, here, seat }: Sitting): Readonly<Record<SeatId, Person>> =>
  useMemo(() => (seen === null ? NOBODY : peopleAt(seen, here, seat)), [seen, here, seat]);

/** Who must act, in words: it is always said. */
export const useWhoActs = (sitting: Sitting, people: Readonly<Record<SeatId, Person>>): string => {
  const { t } = useSpoken(TABLE);
  const { ui } = useWords();
  const { seen, scene, ended, run } = sitting;
  if (seen?.proposals.some(({ due }) => due !== null && !due.made)) return t.yourProposal;
  if (seen?.paused) return t.paused;
  if (scene === null) return ended === null ? ui.home.noScene : t.over;
  const { mine, others } = awaitingAt(sitting);
  if (mine) return t.yours;
  const names = others.map((seat) => people[seat]?.name ?? seat);
  const [only = ''] = others;
  if (others.length === 1 && people[only]?.held === 'computer') return t.thinking({ name: names[0] ?? only });
  const isShared = diceAwait(sitting).length > 0;
  if (names.length === 0 && isShared) return t.waitingShare;
  if (names.length === 0) return run?.awaits.need === 'dice' ? t.waitingDice : ui.home.noScene;
  return isShared ? t.waitingShares({ names }) : t.waitingFor({ names });
};

/** Where the scene is that is played; null where none is. */
export const useCourse = ({ scene, telling }: Sitting): Course | null => {
  const rules = telling?.rules ?? null;
  const view = scene?.view ?? null;
  return useMemo(() => (rules === null || view === null ? null : courseOf(rules, view)), [rules, view]);
};

/** What the scene is called that is played, or was played last; null where none was seen. */
export const useSceneName = ({ scene, ended, telling, run, seat, campaign }: Sitting): string | null => {
  const { t, words } = useSpoken(SCENE_NAMES);
  if (scene !== null) return sceneName(t, words, scene, campaign);
  if (ended === null || telling === null) return null;
  const { rules } = telling;
  return sceneName(t, words, { scene: ended.scene, name: rules.scene, view: run?.view(seat) ?? null }, campaign);
};
