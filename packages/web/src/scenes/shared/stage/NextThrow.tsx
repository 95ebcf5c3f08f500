import { chanceThat, innermost, type Run, type SceneTypes, type SeatId, type Throw, throwAhead } from '@warmoot/kernel';
import { number, verdictText } from '@warmoot/words';
import { percentText } from '../../../design/chance/Chance.js';
import { Dice } from '../../../design/chance/Dice.js';
import type { Person } from '../../../people/person.js';
import { useSpoken } from '../../../words/speech.js';
import { useWords } from '../../../words/WordsProvider.js';
import { SHARED, type SharedWords } from '../words.js';

interface NextThrowProps {
  readonly run: Run<SceneTypes>;
  readonly seat: SeatId | null;
  readonly people: Readonly<Record<SeatId, Person>>;
}

/** What a throw must reach, and what is added to it. */
const needText = (t: SharedWords, { reading, guessed }: Throw): string | null => {
  if (guessed || reading.read !== 'together') return null;
  const { rows, plus } = reading;
  if (rows.rows === 'atMost') return t.needsMost({ target: number(rows.target) });
  if (rows.rows !== 'atLeast') return null;
  const target = number(rows.target);
  return plus === 0 ? t.needs({ target }) : t.needsWith({ target, plus: number(plus) });
};

/** The throw that follows on the one that lies there: whose it is, at what odds, and what it needs. */
export const NextThrow = ({ run, seat, people }: NextThrowProps) => {
  const { t, words } = useSpoken(SHARED);
  const { ui } = useWords();
  const ahead = throwAhead(run);
  if (ahead === null) return null;
  const { throw: thrown, by } = ahead;
  const who = by === null ? undefined : people[by]?.name;
  const { reading } = thrown;
  const isAsked = reading.read === 'together' && (reading.rows.rows === 'atLeast' || reading.rows.rows === 'atMost');
  const chance = isAsked && !thrown.guessed && thrown.dice.length > 0 ? chanceThat(thrown, 'success') : null;
  const verdict = verdictText(words, innermost(run).rules.scene, ahead, 'success');
  const head = by !== null && by === seat ? t.thenYours : who === undefined ? t.thenDice : t.thenThrow({ who });
  const need = needText(t, thrown);
  return (
    <div className="throw-next">
      <p className="lab">
        {head}
        {chance === null ? null : `, ${percentText(ui, chance)} ${verdict}`}
      </p>
      {need === null ? null : (
        <p className="small soft">
          <Dice dice={thrown.dice.slice(0, 6)} faces={null} size={24} />
          {need}
        </p>
      )}
    </div>
  );
};
