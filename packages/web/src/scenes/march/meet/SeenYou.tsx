import { fractionText, percentText } from '../../../design/chance/Chance.js';
import { TallyPopover } from '../../../design/chance/Tally.js';
import { tallyOf } from '../../../design/chance/tallyOf.js';
import { useSpoken } from '../../../words/speech.js';
import { useWords } from '../../../words/WordsProvider.js';
import type { AskedProps, Known } from '../model.js';
import { chanceOf, noticedThrow } from '../odds.js';
import { Odds } from '../Rating.js';
import type { Sighted } from '../sighted.js';
import { MARCH } from '../words.js';

const SCENE = 'saga/march';

/** The test by which one's own party has seen the other: what it came to, which opens to its sum. */
const YouSaw = ({ sighted }: { readonly sighted: Sighted }) => {
  const { t, words } = useSpoken(MARCH);
  const { throw: thrown, faces, score } = sighted;
  const tally = tallyOf(words, SCENE, thrown, { faces, score });
  if (score === null || tally.toReach === null) return null;
  return (
    <>
      {' '}
      {t.youSaw} <TallyPopover of={tally}>{t.sawSum({ got: score, target: tally.toReach })}</TallyPopover>.
    </>
  );
};

interface SeenYouProps extends Pick<AskedProps, 'view' | 'book'> {
  readonly other: Known;
  /** How one's own party has become aware of it today. */
  readonly sighted: Sighted | null;
}

/** How likely it is that the other has seen one's own party: one is not told, unless one has felt it. */
export const SeenYou = ({ view, book, other, sighted }: SeenYouProps) => {
  const { t } = useSpoken(MARCH);
  const { ui } = useWords();
  const saw = sighted === null ? null : <YouSaw sighted={sighted} />;
  if (book.felt.includes(other.name)) {
    return (
      <div className="seen-you">
        <p>
          <b>{t.seenYou}</b>
          {t.seenFelt}
          {saw}
        </p>
      </div>
    );
  }
  const pace = book.plan?.pace ?? 'steady';
  const by = (theirs: 'careful' | 'steady' | 'forced') => noticedThrow(view, book, pace, other, theirs);
  const likely = noticedThrow(view, book, pace, other, sighted?.theirPace);
  const [careful, forced] = [by('careful'), by('forced')];
  if (likely === null || careful === null || forced === null) return null;
  const percent = (thrown: typeof likely): string => percentText(ui, chanceOf(thrown));
  return (
    <div className="seen-you">
      <p className="seen-big">
        <b>{percent(likely)}</b>
        <Odds of={likely}>{fractionText(ui, chanceOf(likely)) ?? percent(likely)}</Odds>
      </p>
      <p>
        <b>{t.seenYou}</b>
        {sighted === null
          ? `${t.seenIf({ pace: t.paces.steady })} ${t.seenElse({ careful: percent(careful), forced: percent(forced) })}`
          : t.seenSince[sighted.theirPace === 'rest' ? 'steady' : sighted.theirPace]}{' '}
        {t.seenNote}
        {saw}
      </p>
    </div>
  );
};
