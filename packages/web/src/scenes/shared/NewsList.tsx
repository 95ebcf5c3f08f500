import { innermost } from '@warmoot/kernel';
import { namedThrow, unitsCalled } from '@warmoot/words';
import { useEffect, useRef } from 'react';
import { Dice } from '../../design/chance/Dice.js';
import { TallyPopover } from '../../design/chance/Tally.js';
import { tallyOf } from '../../design/chance/tallyOf.js';
import { WithRules } from '../../design/rules/WithRules.js';
import { useSpoken } from '../../words/speech.js';
import { unbroken } from '../../words/text.js';
import type { News } from './news.js';
import { SHARED } from './words.js';

const Thrown = ({ news }: { readonly news: News }) => {
  const { words } = useSpoken(SHARED);
  const { entry, before } = news.passage;
  if (entry.input.input !== 'dice' || before?.awaits.need !== 'dice' || entry.thrown === null) return null;
  const { from } = entry.input;
  // Behind closed sheets the dice are thrown, and nobody else sees how they lie.
  const faces = entry.input.faces.length === 0 ? null : entry.input.faces;
  const thrown = before.awaits.throw;
  const { score } = entry.thrown;
  return (
    <span className="news-dice">
      <Dice key={entry.seq} dice={thrown.dice} faces={faces} typed={from === 'table'} size={30} />
      {thrown.tally === null || score === null ? null : (
        <TallyPopover
          of={tallyOf(words, before.rules.scene, namedThrow(unitsCalled(words, innermost(before)), thrown), {
            faces: faces ?? [],
            score,
          })}
        >
          {score}
        </TallyPopover>
      )}
    </span>
  );
};

/** What has happened since one last chose: sentences, with the dice that fell. */
export const NewsList = ({ news }: { readonly news: readonly News[] }) => {
  const { t } = useSpoken(SHARED);
  const box = useRef<HTMLElement>(null);
  const newest = news.at(-1)?.passage.entry.seq;
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever is new comes into sight.
  useEffect(() => {
    if (box.current !== null) box.current.scrollTop = box.current.scrollHeight;
  }, [newest]);
  if (news.length === 0) return null;
  return (
    <section ref={box} className="news" aria-label={t.news}>
      <h3 className="lab">{t.news}</h3>
      <ol>
        {news.map((one) => (
          <li key={one.passage.entry.seq}>
            <Thrown news={one} />
            <span>
              <WithRules
                text={unbroken((one.account.lines.length > 0 ? one.account.lines : one.account.lead).join(' '))}
              />
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
};
