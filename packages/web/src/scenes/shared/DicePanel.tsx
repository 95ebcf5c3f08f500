import { diceBehind, type Throw } from '@warmoot/kernel';
import { awaitedOf } from '@warmoot/words';
import { type FormEvent, useState } from 'react';
import { Dice } from '../../design/chance/Dice.js';
import { diceLabel, dieLabel } from '../../design/chance/dieWords.js';
import { Tally } from '../../design/chance/Tally.js';
import { tallyOf } from '../../design/chance/tallyOf.js';
import { Button } from '../../design/forms/Button.js';
import { Field } from '../../design/forms/Field.js';
import { useSpoken } from '../../words/speech.js';
import { useWords } from '../../words/WordsProvider.js';
import type { SceneProps } from '../contract.js';
import { facesTyped, readDiceLine, type TypedLine } from './typedDice.js';
import { SHARED } from './words.js';

interface TypedDiceProps {
  readonly thrown: Throw;
  readonly onGive: (faces: readonly number[]) => void;
  readonly busy: boolean;
}

/** Real dice in one line: "4 5 1" and Enter. */
const TypedDice = ({ thrown, onGive, busy }: TypedDiceProps) => {
  const { t } = useSpoken(SHARED);
  const { ui } = useWords();
  const [text, setText] = useState('');
  // A die that is thrown once more asks for its second face behind all the others.
  const dice = diceBehind(thrown, facesTyped(thrown.dice, text));
  const read = readDiceLine(dice, text);
  const wrong = (line: TypedLine): string | null => {
    if (line.ok) return null;
    if (line.wrong === 'face') return t.noFace({ face: line.face, die: line.die });
    return line.wrong === 'few' ? t.tooFew({ n: line.by }) : t.tooMany({ n: line.by });
  };
  const give = (event: FormEvent): void => {
    event.preventDefault();
    if (read.ok && !busy) onGive(read.faces);
  };
  // A real d10 shows a 0 where others read 10: which it is must be said.
  const fromZero = dice.find(({ low }) => low === 0);
  const called =
    fromZero === undefined
      ? diceLabel(dice)
      : `${diceLabel(dice)} (${dieLabel(fromZero)}: ${ui.dice.range({ low: 0, high: (fromZero.sides - 1) * fromZero.step })})`;
  const loud = text !== '' && !read.ok && read.wrong !== 'few';
  return (
    <form className="typed-dice" onSubmit={give}>
      <Field
        label={t.typeDice}
        hint={t.typeDiceHint({ dice: called })}
        error={loud ? wrong(read) : null}
        value={text}
        onText={setText}
        inputMode="text"
        autoComplete="off"
        autoFocus
      />
      <Button kind="act" type="submit" busy={busy} off={read.ok ? null : wrong(read)}>
        {t.giveDice}
      </Button>
    </form>
  );
};

/** Dice are awaited: what they must reach and how likely that is; typed in where the table throws its own. */
export const DicePanel = ({ run, seat, people, typeDice, busy }: SceneProps) => {
  const { t, words } = useSpoken(SHARED);
  const { awaits } = run;
  if (awaits.need !== 'dice') return null;
  const { lead, lines } = awaitedOf(words, run, seat);
  // Whoever is to throw is given the means; a computer's dice are typed in by a person.
  const mine = typeDice !== null;
  const thrower = awaits.by === null ? null : (people[awaits.by]?.name ?? awaits.by);
  return (
    <div className="scene-body">
      <header className="scene-head">
        <h2>{t.diceHead}</h2>
        <Dice dice={awaits.throw.dice} faces={null} size={32} />
      </header>
      <p className="scene-lead">{lead}</p>
      {awaits.throw.tally === null ? null : (
        <div className="scene-tally">
          <Tally of={tallyOf(words, run.rules.scene, awaits.throw, null)} title={diceLabel(awaits.throw.dice)} />
        </div>
      )}
      {lines.map((line) => (
        <p key={line} className="small soft">
          {line}
        </p>
      ))}
      {mine && seat !== null ? (
        <div className="scene-foot">
          <TypedDice key={run.state.agenda.length} thrown={awaits.throw} onGive={typeDice} busy={busy} />
        </div>
      ) : (
        <p className="scene-wait">
          {typeDice === null || thrower === null ? t.othersThrow : t.theyThrow({ who: thrower })}
        </p>
      )}
    </div>
  );
};
