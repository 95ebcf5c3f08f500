import { type Die, diceBehind, innermost, type Throw } from '@warmoot/kernel';
import { awaitedOf, namedThrow, notedIn } from '@warmoot/words';
import { type FormEvent, useState } from 'react';
import { Dice } from '../../design/chance/Dice.js';
import { diceLabel, dieLabel } from '../../design/chance/dieWords.js';
import { Tally } from '../../design/chance/Tally.js';
import { tallyOf } from '../../design/chance/tallyOf.js';
import { Button } from '../../design/forms/Button.js';
import { Field } from '../../design/forms/Field.js';
import { below } from '../../design/forms/Press.js';
import { useSpoken } from '../../words/speech.js';
import { useWords } from '../../words/WordsProvider.js';
import type { SceneProps } from '../contract.js';
import { SceneTitle } from './SceneHead.js';
import {
  digitDice,
  facesTyped,
  isOneNumber,
  keysFor,
  readDiceLine,
  type TypedLine,
  withFace,
  withoutLast,
} from './typedDice.js';
import { SHARED } from './words.js';

interface TypedDiceProps {
  readonly thrown: Throw;
  readonly onGive: (faces: readonly number[]) => void;
  readonly busy: boolean;
}

interface KeysProps {
  readonly faces: readonly number[];
  readonly text: string;
  /** All dice lie there. */
  readonly full: boolean;
  readonly onText: (text: string) => void;
}

/** A key for each face of the die that comes next, for throws of many dice. */
const Keys = ({ faces, text, full, onText }: KeysProps) => {
  const { t } = useSpoken(SHARED);
  return (
    <fieldset className="typed-keys" aria-label={t.diceKeys}>
      {faces.map((face) => (
        <Button
          key={face}
          small
          off={full ? t.allTyped : null}
          why={below}
          onClick={() => onText(withFace(text, face))}
        >
          {face}
        </Button>
      ))}
      <Button
        className="typed-back"
        kind="quiet"
        small
        off={text.trim() === '' ? t.noneTyped : null}
        onClick={() => onText(withoutLast(text))}
      >
        {t.takeBack}
      </Button>
    </fieldset>
  );
};

/** Real dice in one line: "4 5 1" and Enter; a number too large for a die, or many dice by keys. */
const TypedDice = ({ thrown, onGive, busy }: TypedDiceProps) => {
  const { t } = useSpoken(SHARED);
  const { ui } = useWords();
  const [text, setText] = useState('');
  // A die that is thrown once more asks for its second face behind all the others.
  const typed = facesTyped(thrown.dice, text);
  const dice = diceBehind(thrown, typed);
  const number = isOneNumber(dice);
  const read = readDiceLine(dice, text);
  const wrong = (line: TypedLine): string | null => {
    if (line.ok) return null;
    if (number && text.trim() === '') return t.noneTyped;
    if (line.wrong === 'face') return t.noFace({ face: line.face, die: line.die });
    return line.wrong === 'few' ? t.tooFew({ n: line.by }) : t.tooMany({ n: line.by });
  };
  const give = (event: FormEvent): void => {
    event.preventDefault();
    if (read.ok && !busy) onGive(read.faces);
  };
  const rangeOf = ({ sides, low, step }: Die): string => ui.dice.range({ low, high: low + (sides - 1) * step });
  // A real d10 shows a 0 where others read 10: which it is must be said.
  const fromZero = dice.find(({ low }) => low === 0);
  const called =
    fromZero === undefined ? diceLabel(dice) : `${diceLabel(dice)} (${dieLabel(fromZero)}: ${rangeOf(fromZero)})`;
  const [first] = dice as readonly [Die];
  const digits = digitDice(first);
  const keys = keysFor(dice, text);
  const hint = (): string => {
    if (!number) return t.typeDiceHint({ dice: called });
    return digits === null ? rangeOf(first) : t.digitsHint({ range: rangeOf(first), n: digits });
  };
  const loud = text !== '' && !read.ok && read.wrong !== 'few';
  return (
    <form className="typed-dice" onSubmit={give}>
      <Field
        label={number ? t.typeNumber : t.typeDice}
        hint={hint()}
        error={loud ? wrong(read) : null}
        value={text}
        onText={setText}
        inputMode={number ? 'numeric' : 'text'}
        autoComplete="off"
        data-next=""
      />
      {keys.length === 0 ? null : <Keys faces={keys} text={text} full={typed.length >= dice.length} onText={setText} />}
      <Button kind="act" type="submit" busy={busy} off={read.ok ? null : wrong(read)}>
        {number ? t.giveNumber : t.giveDice}
      </Button>
    </form>
  );
};

/** Dice are awaited: what they must reach and how likely that is; typed in where the table throws its own. */
export const DicePanel = ({ run, seat, people, typeDice, devices, busy }: SceneProps) => {
  const { t, words } = useSpoken(SHARED);
  const { awaits } = run;
  if (awaits.need !== 'dice') return null;
  const { lead, lines } = awaitedOf(words, run, seat, devices);
  // Whoever is to throw is given the means; a computer's dice are typed in by a person.
  const mine = typeDice !== null;
  const thrower = awaits.by === null ? null : (people[awaits.by]?.name ?? awaits.by);
  const wait = (): string => {
    if (devices.length > 0) return t.devicesAdd;
    return typeDice === null || thrower === null ? t.othersThrow : t.theyThrow({ who: thrower });
  };
  return (
    <div className="scene-body">
      <header className="scene-head">
        <SceneTitle>{t.diceHead}</SceneTitle>
        <Dice dice={awaits.throw.dice} faces={null} size={32} />
      </header>
      <p className="scene-lead">{lead}</p>
      {awaits.throw.tally === null || awaits.throw.guessed ? null : (
        <div className="scene-tally">
          <Tally
            of={tallyOf(words, run.rules.scene, namedThrow(notedIn(words, innermost(run)), awaits.throw), null)}
            title={diceLabel(awaits.throw.dice)}
          />
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
        <p className="scene-wait">{wait()}</p>
      )}
    </div>
  );
};
