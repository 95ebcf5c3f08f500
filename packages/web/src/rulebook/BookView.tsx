import { useEffect } from 'react';
import { useWords } from '../words/WordsProvider.js';
import { bookTitle, useBookWords } from './bookWords.js';
import type { Chapter, Section } from './chapter.js';
import { Reading } from './Reading.js';
import { RuleEntry } from './RuleEntry.js';
import { AsideView, Prose } from './RuleText.js';
import { titleIn } from './titles.js';
import './shelf.css';

const Heading = ({ section: { level, number, title } }: { readonly section: Section }) => {
  const { language } = useWords();
  const text = (
    <>
      {number === '' ? null : <span className="book-number">{number} </span>}
      {titleIn(language, title)}
    </>
  );
  if (level === 2) return <h2>{text}</h2>;
  return level === 3 ? <h3>{text}</h3> : <h4>{text}</h4>;
};

const Blocks = ({ section, at }: { readonly section: Section; readonly at: string | null }) =>
  section.blocks.map((block, nth) => {
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
  });

const SectionView = ({ section, at }: { readonly section: Section; readonly at: string | null }) => (
  <section id={section.anchor} className={`book-section book-level-${section.level}`}>
    <Heading section={section} />
    <Blocks section={section} at={at} />
  </section>
);

/** What a ledger says of its own writing: for who checks the rules, not for who plays by them. */
const isOfTheLedger = ({ title }: Section): boolean => /^How to read/.test(title);

/** Before the rules: how they are marked, and what is in which language. How they are written down can be unfolded. */
const Opening = ({ sections }: { readonly sections: readonly Section[] }) => {
  const t = useBookWords();
  return (
    <div className="book-opening">
      <Reading />
      {sections.map((section) => (
        <details key={section.anchor} className="terms-of">
          <summary>{t.written}</summary>
          <div lang="en">
            <Blocks section={section} at={null} />
          </div>
        </details>
      ))}
    </div>
  );
};

const Contents = ({ sections }: { readonly sections: readonly Section[] }) => {
  const t = useBookWords();
  const { language } = useWords();
  return (
    <nav className="book-contents" aria-label={t.inChapter}>
      <p className="lab">{t.inChapter}</p>
      <ol>
        {sections
          .filter(({ level }) => level <= 3)
          .map(({ anchor, level, number, title }) => (
            <li key={anchor} className={`book-level-${level}`}>
              <a href={`#${anchor}`}>
                {number === '' ? null : <span className="book-number">{number} </span>}
                {titleIn(language, title)}
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
  const t = useBookWords();
  const sections = chapter.sections.filter((section) => !isOfTheLedger(section));
  return (
    <div className="book">
      <Contents sections={sections} />
      <div className="book-pages">
        <h2 className="book-title">{bookTitle(t, chapter)}</h2>
        <Opening sections={chapter.sections.filter(isOfTheLedger)} />
        {sections.map((section) => (
          <SectionView key={section.anchor} section={section} at={at} />
        ))}
      </div>
    </div>
  );
};
