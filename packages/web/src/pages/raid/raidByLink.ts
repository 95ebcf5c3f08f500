import type { Json } from '@warmoot/kernel';
import type { Seat } from '@warmoot/protocol';
import { storyTold } from '@warmoot/words';
import { storySetUp, usualParts } from '../../campaign/stories/parts.js';
import { STORY } from '../../campaign/stories/words.js';
import { type Answer, api } from '../../net/api.js';
import { watchTable } from '../../net/sittings.js';
import { act, noteSeat } from '../../net/store.js';
import type { Language } from '../../words/kinds.js';
import { inLanguage } from '../../words/lists.js';

/** A table at which the raid is set up for whoever comes by its link, with the door open. */
export const raidByLink = async (you: string, language: Language): Promise<Answer<Seat>> => {
  const opened = await api.openTable({ me: you, title: storyTold(language, 'raid')('name') });
  const story = storySetUp('raid');
  if (!opened.ok || story === null) return opened;
  const { table, seat } = opened.value;
  noteSeat(table, seat);
  watchTable(table, seat);
  const places = usualParts(story, inLanguage(STORY, language).raid.parts, seat) as unknown as Json;
  // All is said at once: the table does it in this order.
  void act(table, seat, { do: 'set', field: 'kind', value: story.key });
  void act(table, seat, { do: 'set', field: `${story.key}.places`, value: places });
  void act(table, seat, { do: 'openDoor' });
  return opened;
};
