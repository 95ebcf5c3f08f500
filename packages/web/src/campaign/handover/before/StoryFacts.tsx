import type { saga } from '@warmoot/rules';
import { useSpoken } from '../../../words/speech.js';
import { FACTS } from './words.js';

type Said = Readonly<Record<string, string | ((values: { readonly count: number }) => string)>>;

/** What was before a chapter, and how that has decided what it begins with: a sentence each. */
export const StoryFacts = ({ facts }: { readonly facts: readonly saga.campaign.StoryFact[] }) => {
  const { t } = useSpoken(FACTS);
  const sentences: Said = t;
  return facts.map(({ fact, count = 0 }) => {
    const sentence = sentences[fact] ?? '';
    return (
      <p key={fact} className="story">
        {typeof sentence === 'string' ? sentence : sentence({ count })}
      </p>
    );
  });
};
