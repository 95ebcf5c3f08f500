import { sceneTitle } from '@warmoot/words';
import { Link } from 'wouter';
import { Icon } from '../../design/base/Icon.js';
import { tableKinds } from '../../table/setup/kinds.js';
import { useWords } from '../../words/WordsProvider.js';

/** What can be played besides the kinds that have a tile of their own. */
export const OtherKinds = ({ drawn }: { readonly drawn: readonly string[] }) => {
  const { words, ui } = useWords();
  return tableKinds()
    .filter(({ kind }) => !drawn.includes(kind))
    .map(({ kind, rules }) => (
      <li key={kind}>
        <Icon name="di-d12" size={34} />
        <h3 id={`kind-${kind}`}>{sceneTitle(words, rules.scene)}</h3>
        <p>{words.scenes[rules.scene]?.about}</p>
        <Link className="way" aria-describedby={`kind-${kind}`} href={`/start?play=${encodeURIComponent(kind)}`}>
          {ui.home.start}
        </Link>
      </li>
    ));
};
