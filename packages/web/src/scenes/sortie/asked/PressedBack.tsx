import { type Choice, type Unit, unitNamed } from '../model.js';
import type { AskedWords } from './words.js';

type Move = Extract<Choice, { readonly choose: 'move' }>;

const isPress = (choice: Choice): choice is Move => choice.choose === 'move' && choice.way === 'press';

/** Everybody who may be pressed back, in the order in which they are listed. */
const foesIn = (choices: readonly Choice[]): readonly string[] => [
  ...new Set(choices.filter(isPress).flatMap(({ back = [] }) => back)),
];

/**
 * SORTIE-MULTI-015: of several who were beaten any may be pressed back, and not all of these choices are listed. Then the
 * list has one row for it, and whom it names is said below.
 */
export const withOnePress = (choices: readonly Choice[], picked: Choice | null): readonly Choice[] => {
  const foes = foesIn(choices);
  if (foes.length < 3) return choices;
  const all: Move = { choose: 'move', way: 'press', back: foes };
  const press = picked !== null && isPress(picked) ? picked : all;
  const at = choices.findIndex(isPress);
  return choices.flatMap((choice, nth): readonly Choice[] => {
    if (!isPress(choice)) return [choice];
    return nth === at ? [press] : [];
  });
};

interface PressedBackProps {
  readonly choices: readonly Choice[];
  readonly picked: Choice | null;
  readonly units: readonly Unit[];
  readonly onPick: (choice: Choice) => void;
  readonly t: AskedWords;
}

/** Whom the unit presses back: each of the beaten by itself, and at least one. */
export const PressedBack = ({ choices, picked, units, onPick, t }: PressedBackProps) => {
  const foes = foesIn(choices);
  if (foes.length < 3 || picked === null || !isPress(picked)) return null;
  const { back = [] } = picked;
  const turn = (name: string, on: boolean): void => {
    const next = foes.filter((foe) => (foe === name ? on : back.includes(foe)));
    if (next.length > 0) onPick({ ...picked, back: next });
  };
  return (
    <fieldset className="pressed-back">
      <legend>{t.whoIsPressed}</legend>
      {foes.map((name) => (
        <label key={name}>
          <input type="checkbox" checked={back.includes(name)} onChange={({ target }) => turn(name, target.checked)} />
          {unitNamed(units, name)?.called ?? name}
        </label>
      ))}
    </fieldset>
  );
};
