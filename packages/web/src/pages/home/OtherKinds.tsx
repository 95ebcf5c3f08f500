import { sceneTitle } from '@warmoot/words';
import { Link } from 'wouter';
import { Icon } from '../../design/base/Icon.js';
import { Button } from '../../design/forms/Button.js';
import { MEASURED } from '../../measured/measured.table.js';
import type { PlayedKind } from '../../rulebook/guides.js';
import { tableKinds } from '../../table/setup/kinds.js';
import { useSpoken } from '../../words/speech.js';
import { useWords } from '../../words/WordsProvider.js';
import type { HomeData } from './homeData.js';
import { saidOf } from './measures.js';
import { WAY_WORDS } from './wayWords.js';

interface OtherKindsProps {
  readonly drawn: readonly string[];
  readonly data: Pick<HomeData, 'play' | 'ahead' | 'busy'>;
}

/** What is played at once has been measured too. */
const isPlayed = (kind: string): kind is PlayedKind => Object.hasOwn(MEASURED, kind);

interface AtOnceProps extends Pick<OtherKindsProps, 'data'> {
  readonly kind: PlayedKind;
  readonly name: string;
}

/** What it is like, and the one press that begins it. */
const AtOnce = ({ kind, name, data }: AtOnceProps) => {
  const { t } = useSpoken(WAY_WORDS);
  return (
    <>
      <p>{saidOf(t, name, MEASURED[kind])}</p>
      <Button
        busy={data.busy}
        aria-describedby={`kind-${kind}`}
        onPointerEnter={() => data.ahead(kind)}
        onClick={() => data.play({ kind })}
      >
        {t.atOnce}
      </Button>
    </>
  );
};

/** What can be played besides the ways that have a card of their own; nothing where that is all. */
export const OtherKinds = ({ drawn, data }: OtherKindsProps) => {
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
            {isPlayed(kind) ? <AtOnce kind={kind} name={sceneTitle(words, rules.scene)} data={data} /> : null}
            <Link aria-describedby={`kind-${kind}`} href={`/start?play=${encodeURIComponent(kind)}`}>
              {isPlayed(kind) ? t.more : ui.home.start}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
};
