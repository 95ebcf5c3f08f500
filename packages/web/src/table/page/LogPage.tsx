import { sceneTitle } from '@warmoot/words';
import { useMemo } from 'react';
import { LogView } from '../../log/LogView.js';
import { luckIn } from '../../log/passages.js';
import type { Sitting } from '../../net/sitting.js';
import type { Do } from '../../net/useSitting.js';
import type { Person } from '../../people/person.js';
import { useSpoken } from '../../words/speech.js';
import { useLogEntries } from '../play/TableLog.js';
import { isPlayer, proposeTo } from '../rulings/propose.js';
import { TABLE } from '../words.js';
import { useSceneName, useWhoActs } from './useTablePage.js';

interface LogPageProps {
  readonly sitting: Sitting;
  readonly people: Readonly<Record<string, Person>>;
  readonly act: Do;
}

/** The log of a table as a page of its own: ways through it, the story, and luck so far. */
export const LogPage = ({ sitting, people, act }: LogPageProps) => {
  const { words } = useSpoken(TABLE);
  const name = useSceneName(sitting);
  const who = useWhoActs(sitting, people);
  const entries = useLogEntries({ sitting, people });
  const { telling, seen, scene } = sitting;
  const luck = useMemo(() => luckIn(telling?.told.map(({ passage }) => passage) ?? [], people), [telling, people]);
  const head = seen?.scenes.at(-1);
  const title = name ?? (head === undefined ? (seen?.title ?? '') : sceneTitle(words, head.name));
  return (
    <LogView
      title={title}
      where={who}
      entries={entries}
      luck={luck}
      {...(scene !== null && isPlayer(sitting) && { onUndo: (to: number) => proposeTo(sitting, act, 'undo', { to }) })}
      {...(head?.commitment && { seedHash: head.commitment })}
    />
  );
};
