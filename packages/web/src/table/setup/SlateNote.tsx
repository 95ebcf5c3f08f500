import type { Json } from '@warmoot/kernel';
import type { ReactNode } from 'react';
import type { AskedOption } from '../../design/forms/Switches.js';
import type { Sitting } from '../../net/sitting.js';
import { peopleAt } from '../../people/people.js';
import { tinctureOf } from '../../people/tinctures.js';
import { useSpoken } from '../../words/speech.js';
import type { SlateField } from './slate.js';
import { SLATE } from './slateWords.js';
import './slate.css';

interface SlateNoteProps<A> {
  readonly sitting: Sitting;
  readonly of: Pick<SlateField<A>, 'by' | 'asks'>;
  /** What is asked for, in words. */
  readonly say: (value: A) => string;
}

/** What stands beside a field: who set it, or who asks for what. */
export const SlateNote = <A extends Json>({ sitting, of, say }: SlateNoteProps<A>) => {
  const { t } = useSpoken(SLATE);
  const { seen, here, seat } = sitting;
  const people = seen === null ? {} : peopleAt(seen, here, seat);
  const nameOf = (one: string): string => people[one]?.name ?? one;
  const [asked] = of.asks;
  if (asked !== undefined) {
    const what = say(asked.value);
    return (
      <p className="slate-note" data-asked="" data-tincture={tinctureOf(people[asked.by]?.colour ?? 0)}>
        {asked.by === seat ? t.youAskFor({ what }) : t.asksFor({ name: nameOf(asked.by), what })}
      </p>
    );
  }
  const by = of.by === null ? t.asUsual : of.by === seat ? t.setByYou : t.setBy({ name: nameOf(of.by) });
  return <p className="slate-note">{by}</p>;
};

interface SlatedProps<A> extends SlateNoteProps<A> {
  readonly children: ReactNode;
}

/** A field of several parts, with who set it below; dashed in the tincture of whoever asks for something else. */
export const Slated = <A extends Json>({ children, ...note }: SlatedProps<A>) => {
  const { sitting, of } = note;
  const { seen, here, seat } = sitting;
  const [asked] = of.asks;
  const people = seen === null ? {} : peopleAt(seen, here, seat);
  return (
    <div
      className="slated"
      data-asked={asked === undefined ? undefined : ''}
      data-tincture={asked && tinctureOf(people[asked.by]?.colour ?? 0)}
    >
      {children}
      <SlateNote {...note} />
    </div>
  );
};

/** The options of a field that somebody asks for. */
export const askedOptions = <K extends string>(
  { seen, here, seat }: Sitting,
  { asks }: SlateField<K>,
): readonly AskedOption<K>[] => {
  const people = seen === null ? {} : peopleAt(seen, here, seat);
  return asks.map(({ by, value }) => ({ key: value, colour: people[by]?.colour ?? 0 }));
};
