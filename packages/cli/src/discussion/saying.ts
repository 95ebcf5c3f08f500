import type { SeatId } from '@warmoot/kernel';
import { saga } from '@warmoot/rules';
import type { Typed } from '../sitting/menu.js';
import type { DiscussionTexts } from '../texts/texts.js';
import type { TalkView } from './appealing.js';
import { meantBy } from './prompts.js';

/** The words that say or tell something work in every language. */
const SAY = 'say';
const TELL = 'tell';

/** `Ella: Put him in the mill.`: who says it, and what. */
const speakerIn = (names: readonly string[], text: string): { readonly name: string; readonly text: string } | null => {
  const [, called = '', rest = ''] = /^([^:]{1,60}):\s*(.+)$/s.exec(text) ?? [];
  const at = called === '' ? -1 : meantBy(names, called);
  return at < 0 ? null : { name: names[at] as string, text: rest };
};

/** `say …` and `tell …`: role-play, which no rule reads. Null where something else was typed. */
export const saidIn = (t: DiscussionTexts, view: TalkView, seat: SeatId, typed: string): Typed<never> | null => {
  const [verb = '', ...rest] = typed.split(/\s+/);
  const [says, tells] = [
    [SAY, t.say],
    [TELL, t.tell],
  ].map((verbs) => verbs.includes(verb.toLowerCase()));
  if (!says && !tells) return null;
  const text = typed.slice(verb.length).trim();
  if (rest.length === 0) return { typed: 'nothing', why: t.sayWhat };
  if (tells) return { typed: 'gesture', gesture: { make: 'say', as: null, text } };
  const names = saga.discussion.ownHere(view, seat);
  const said = speakerIn(names, text) ?? { name: names[0], text };
  if (said.name === undefined) return { typed: 'nothing', why: t.nobody };
  return { typed: 'gesture', gesture: { make: 'say', as: said.name, text: said.text } };
};
