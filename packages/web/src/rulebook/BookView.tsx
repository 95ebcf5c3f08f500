import { useEffect } from 'react';
import { useWords } from '../words/WordsProvider.js';
import type { Chapter, Section } from './chapter.js';
import { RuleEntry } from './RuleEntry.js';
import { AsideView, Prose } from './RuleText.js';

const Heading = ({ section: { level, number, title } }: { readonly section: Section }) => {
  const text = (
    <>
      {number === '' ? null : <span className="book-number">{number} </span>}
      {title}
    </>
  );
  if (level === 2) return <h2>{text}</h2>;
  return level === 3 ? <h3>{text}</h3> : <h4>{text}</h4>;
};

const SectionView = ({ section, at }: { readonly section: Section; readonly at: string | null }) => (
  <section id={section.anchor} className={`book-section book-level-${section.level}`}>
    <Heading section={section} />
    {section.blocks.map((block, nth) => {
      if (block.kind === 'rule') return <RuleEntry key={block.id} rule={block} here={block.id === at} />;
      const key = `${section.anchor}-${nth}`;
      return (
        <div key={key} className="book-text">
          {block.kind === 'text' ? (
            <p>
              <Prose text={block.text} />
            </p>
          ) : (
            <AsideView aside={block} />
          )}
        </div>
      );
    })}
  </section>
);

const Contents = ({ chapter }: { readonly chapter: Chapter }) => {
  const { ui } = useWords();
  return (
    <nav className="book-contents" aria-label={ui.rules.inChapter}>
      <p className="lab">{ui.rules.inChapter}</p>
      <ol>
        {chapter.sections
          .filter(({ level }) => level <= 3)
          .map(({ anchor, level, number, title }) => (
            <li key={anchor} className={`book-level-${level}`}>
              <a href={`#${anchor}`}>
                {number === '' ? null : <span className="book-number">{number} </span>}
                {title}
              </a>
            </li>
          ))}
      </ol>
    </nav>
  );
};

/** A book of the shelf, opened at a rule or at its beginning. */
export const BookView = ({ chapter, at }: { readonly chapter: Chapter; readonly at: string | null }) => {
  useEffect(() => {
    const here = at === null ? null : document.getElementById(at);
    if (here !== null) here.scrollIntoView({ block: 'center' });
    else if (location.hash === '') scrollTo(0, 0);
  }, [at]);
  return (
    <div className="book">
      <Contents chapter={chapter} />
      <div className="book-pages">
        <h2 className="book-title">{chapter.title}</h2>
        {chapter.sections.map((section) => (
          <SectionView key={section.anchor} section={section} at={at} />
        ))}
      </div>
    </div>
  );
};
