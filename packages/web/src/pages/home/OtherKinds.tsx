import { sceneTitle } from '@warmoot/words';
import { Link } from 'wouter';
import { Icon } from '../../design/base/Icon.js';
import { tableKinds } from '../../table/setup/kinds.js';
import { useSpoken } from '../../words/speech.js';
import { useWords } from '../../words/WordsProvider.js';
import { WAY_WORDS } from './wayWords.js';

/** What can be played besides the ways that have a card of their own; nothing where that is all. */
export const OtherKinds = ({ drawn }: { readonly drawn: readonly string[] }) => {
  const { words, ui } = useWords();
  const { t } = useSpoken(WAY_WORDS);
  const others = tableKinds().filter(({ kind }) => !drawn.includes(kind));
  if (others.length === 0) return null;
  return (
    <section className="others">
      <h2>{t.others}</h2>
      <ul className="further">
        {others.map(({ kind, rules }) => (
          <li key={kind}>
            <h3 id={`kind-${kind}`}>
              <Icon name="di-d12" size={22} /> {sceneTitle(words, rules.scene)}
            </h3>
            <p>{words.scenes[rules.scene]?.about}</p>
            <Link aria-describedby={`kind-${kind}`} href={`/start?play=${encodeURIComponent(kind)}`}>
              {ui.home.start}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
};
