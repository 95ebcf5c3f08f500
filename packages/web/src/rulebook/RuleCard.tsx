import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { Loading } from '../design/states/Loading.js';
import { useWords } from '../words/WordsProvider.js';
import { type FoundRule, findRule } from './book.js';
import { bookTitle, useBookWords } from './bookWords.js';
import { RuleText } from './RuleText.js';
import { titleIn } from './titles.js';
import './rules.css';

/** A rule on a card. A name that no rule has says so, and so does a book that could not be fetched. */
const RuleCard = ({ id }: { readonly id: string }) => {
  const t = useBookWords();
  const { language } = useWords();
  const [found, setFound] = useState<FoundRule | null | 'finding' | 'failed'>('finding');
  useEffect(() => {
    let away = false;
    const tell = (answer: FoundRule | null | 'failed') => {
      if (!away) setFound(answer);
    };
    findRule(id).then(tell, () => tell('failed'));
    return () => {
      away = true;
    };
  }, [id]);
  if (found === 'finding') return <Loading text={t.loading} />;
  if (found === 'failed') return <p>{t.failed}</p>;
  if (found === null) return <p>{t.gone({ id: id })}</p>;
  const { rule, section, chapter } = found;
  return (
    <div className="rule-card">
      <p className="lab">
        {bookTitle(t, chapter)}. {section.number} {titleIn(language, section.title)}
      </p>
      <RuleText rule={rule} t={t} />
      <p className="rule-card-foot">
        <span className="rule-id">{rule.id}</span>
        <Link href={`/rules/${rule.id}`}>{t.open}</Link>
      </p>
    </div>
  );
};

export default RuleCard;
