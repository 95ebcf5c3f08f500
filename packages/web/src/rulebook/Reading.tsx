import { useWords } from '../words/WordsProvider.js';
import { useBookWords } from './bookWords.js';
import { TERMS } from './terms.de.js';

/** What the terms of the books are called elsewhere in the product, for who reads them in another language. */
const Terms = () => {
  const t = useBookWords();
  const { language } = useWords();
  if (language === 'en') return null;
  return (
    <details className="terms-of">
      <summary>{t.terms}</summary>
      <dl className="terms">
        {TERMS.map(([english, german]) => (
          <div key={english}>
            <dt lang="en">{english}</dt>
            <dd>{german}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
};

/** How rules are marked, and what of them is in the language of the page. */
export const Reading = () => {
  const t = useBookWords();
  const { language } = useWords();
  return (
    <>
      <p>{t.reading}</p>
      {language === 'en' ? null : <p className="note">{t.inEnglish}</p>}
      <Terms />
    </>
  );
};
