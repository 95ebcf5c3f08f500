import type { Json } from '@warmoot/kernel';
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
  readonly of: SlateField<A>;
  /** What is asked for, in words. */
  readonly say: (value: A) => string;
}

/** What stands beside a field: who set it, or who asks for what. Nothing where all is as usual. */
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
  if (of.by === null) return null;
  return <p className="slate-note">{of.by === seat ? t.setByYou : t.setBy({ name: nameOf(of.by) })}</p>;
};

/** The options of a field that somebody asks for. */
export const askedOptions = <K extends string>(
  { seen, here, seat }: Sitting,
  { asks }: SlateField<K>,
): readonly AskedOption<K>[] => {
  const people = seen === null ? {} : peopleAt(seen, here, seat);
  return asks.map(({ by, value }) => ({ key: value, colour: people[by]?.colour ?? 0 }));
};
