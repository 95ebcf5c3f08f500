import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { Link } from 'wouter';
import { isRuleId } from '../design/rules/ids.js';
import { RuleRef } from '../design/rules/RuleRef.js';
import { Loading } from '../design/states/Loading.js';
import { useWords } from '../words/WordsProvider.js';
import { BookView } from './BookView.js';
import { fileOf, loadChapter, SHELF } from './book.js';
import { useBookWords } from './bookWords.js';
import type { Chapter } from './chapter.js';
import { RuleEntry } from './RuleEntry.js';
import '../design/forms/field.css';
import './rules.css';
import './rules-page.css';
import { RuleView } from '../design/rules/ruleView.js';
import { Shelf } from './Shelf.js';
import { type Indexed, indexOf, search } from './search.js';
import { titleIn } from './titles.js';

const MOST_SHOWN = 60;

/** All books, fetched when somebody begins to search. */
const useIndex = (wanted: boolean): readonly Indexed[] | null => {
  const [index, setIndex] = useState<readonly Indexed[] | null>(null);
  useEffect(() => {
    if (!wanted || index !== null) return;
    let away = false;
    Promise.all(SHELF.map(({ file }) => loadChapter(file))).then(
      (chapters) => {
        if (!away) setIndex(indexOf(chapters));
      },
      // The connection is down: the next letter tries again.
      () => {},
    );
    return () => {
      away = true;
    };
  }, [wanted, index]);
  return index;
};

const Found = ({ query }: { readonly query: string }) => {
  const t = useBookWords();
  const { language } = useWords();
  const index = useIndex(query !== '');
  const found = useMemo(() => (index === null ? null : search(index, query)), [index, query]);
  if (found === null) return <Loading text={t.loading} />;
  const shown = found.slice(0, MOST_SHOWN);
  return (
    <section className="rules-found">
      <p className="lab" role="status">
        {found.length === 0
          ? t.nothing({ query: query })
          : found.length > shown.length
            ? t.foundMore({ shown: shown.length, count: found.length })
            : t.found({ count: found.length })}
      </p>
      {shown.map(({ rule, section }) => (
        <RuleEntry key={rule.id} rule={rule} where={`${section.number} ${titleIn(language, section.title)}`.trim()} />
      ))}
    </section>
  );
};

const holds = ({ sections }: Chapter, id: string): boolean =>
  sections.some(({ blocks }) => blocks.some((block) => block.kind === 'rule' && block.id === id));

const Opened = ({ file, at }: { readonly file: string; readonly at: string | null }) => {
  const t = useBookWords();
  const [chapter, setChapter] = useState<Chapter | null | 'failed'>(null);
  useEffect(() => {
    let away = false;
    const tell = (answer: Chapter | 'failed') => {
      if (!away) setChapter(answer);
    };
    loadChapter(file).then(tell, () => tell('failed'));
    return () => {
      away = true;
    };
  }, [file]);
  if (chapter === null) return <Loading text={t.loading} />;
  if (chapter === 'failed') return <p className="story">{t.failed}</p>;
  return (
    <>
      {at === null || holds(chapter, at) ? null : <p className="story">{t.gone({ id: at })}</p>}
      <BookView chapter={chapter} at={at} />
    </>
  );
};

/** The rulebook: the shelf, a book, or what a search found. `id` is a book or a rule. */
const RulesPage = ({ id }: { readonly id: string | null }) => {
  const t = useBookWords();
  const [query, setQuery] = useState('');
  const asked = useDeferredValue(query.trim());
  const named = id?.toUpperCase() ?? '';
  const rule = isRuleId(named) ? named : null;
  const file = rule === null ? id : fileOf(rule);
  const open = SHELF.find((book) => book.file === file) ?? null;
  // Whoever follows a link out of what was found wants to be there.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is what this waits for.
  useEffect(() => setQuery(''), [id]);
  return (
    <RuleView value={RuleRef}>
      <div className="rules">
        <div className="rules-tools">
          <h1>
            <Link href="/rules">{t.title}</Link>
          </h1>
          <label className="rules-search">
            <span className="lab">{t.search}</span>
            <input
              type="search"
              className="text-input"
              placeholder={t.searchHint}
              autoComplete="off"
              spellCheck={false}
              value={query}
              onChange={({ target }) => setQuery(target.value)}
            />
          </label>
        </div>
        {asked !== '' ? (
          <Found query={asked} />
        ) : open !== null ? (
          <Opened key={open.file} file={open.file} at={rule} />
        ) : (
          <>
            {id === null ? null : <p className="story">{t.gone({ id: id })}</p>}
            <Shelf />
          </>
        )}
      </div>
    </RuleView>
  );
};

export default RulesPage;
