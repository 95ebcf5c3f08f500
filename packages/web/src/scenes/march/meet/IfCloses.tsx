import { saga } from '@warmoot/rules';
import { Icon } from '../../../design/base/Icon.js';
import { percentText } from '../../../design/chance/Chance.js';
import { useSpoken } from '../../../words/speech.js';
import { useWords } from '../../../words/WordsProvider.js';
import { type Book, type Known, type MarchView, sizeIn } from '../model.js';
import { chanceOf, firstLegs } from '../odds.js';
import { Odds } from '../Rating.js';
import { MARCH } from '../words.js';

interface IfClosesProps {
  readonly view: MarchView;
  readonly book: Book;
  readonly other: Known;
}

/** What an Evade comes to where the other closes: a pursuit, with the odds of its first leg as far as they can be told. */
export const IfCloses = ({ view, book, other }: IfClosesProps) => {
  const { t } = useSpoken(MARCH);
  const { ui } = useWords();
  const legs = firstLegs(view, book, other);
  const isMass = Math.max(saga.party.sizeOf(book.party), sizeIn(other)) >= saga.party.MASS_COMBAT_FROM;
  return (
    <section className="if-closes">
      <h3 className="march-sub">{t.ifCloses}</h3>
      <p className="small">{t.ifClosesNote}</p>
      <ul>
        {saga.chase.WAYS.map((way) => {
          const leg = legs.find((one) => one.way === way);
          return (
            <li key={way}>
              <Icon name={`wy-${way}`} size={22} />
              <b>{t.ways[way]}</b>
              {leg === undefined ? (
                <span className="soft">{t.unknownOdds}</span>
              ) : (
                <>
                  <Odds of={leg.guessed}>{percentText(ui, chanceOf(leg.guessed))}</Odds>
                  <Odds of={leg.missed}>{percentText(ui, chanceOf(leg.missed))}</Odds>
                </>
              )}
            </li>
          );
        })}
      </ul>
      <p className="small soft">{t.caughtNote({ how: isMass ? t.caughtBattle : t.caughtDuel })}</p>
    </section>
  );
};
