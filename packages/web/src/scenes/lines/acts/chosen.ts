import type { Choice, LinesView } from '../model.js';
import type { Heading } from '../parts.js';
import { type Act, actPicked, type Decision, endOf, isShot, type Picked, spacesIn } from './offers.js';
import { shotsIn } from './shots.js';

/** Ways at whose end one may look elsewhere. */
const TURNS = new Set(['move', 'charge', 'retreat', 'place']);

export const mayFace = ({ word, choices }: Act): boolean => TURNS.has(word) && choices[0]?.choose !== 'announce';

const facingIn = (choice: Choice): Heading | null =>
  'facing' in choice && choice.facing !== undefined ? (choice.facing as Heading) : null;

type Thrown = { readonly weapon: string; readonly after: number };

const thrownIn = (choice: Choice): Thrown | null => (choice.choose === 'charge' ? (choice.throw ?? null) : null);

/** What may be thrown on the way to the picked space, and when. */
export const throwsTo = (view: LinesView, act: Act | null, end: number | null): readonly Thrown[] =>
  act === null || act.word !== 'charge' || end === null
    ? []
    : act.choices.flatMap((choice) => {
        const thrown = thrownIn(choice);
        return thrown === null || endOf(view, choice) !== end ? [] : [thrown];
      });

/** Which of the choices of an act goes to the picked space, looking where it is to look. */
const wayOf = (view: LinesView, act: Act, { end, facing, thrown }: Picked): Choice | null => {
  if (act.key.endsWith('leave')) return act.choices[0] ?? null;
  if (end === null) return act.choices.length === 1 && act.word !== 'move' ? (act.choices[0] as Choice) : null;
  const there = act.choices.filter(
    (choice) => endOf(view, choice) === end && (thrownIn(choice)?.weapon ?? null) === thrown,
  );
  const plain =
    there.find((choice) => facingIn(choice) === facing) ?? there.find((choice) => facingIn(choice) === null);
  const first = plain ?? there[0];
  if (first === undefined) return null;
  if (facing === null || facingIn(first) === facing || !mayFace(act)) return first;
  return { ...first, facing } as Choice;
};

/** What is picked, as it would be answered; null as long as something is open. */
export const chosenOf = (view: LinesView, decision: Decision, picked: Picked): Choice | null => {
  const act = actPicked(decision, picked);
  if (act === null) return null;
  if (act.word === 'attack') {
    const { figure } = act.choices[0] as { readonly figure: string };
    return {
      choose: 'attack',
      figure,
      ...(picked.subdue ? { subdue: true } : {}),
      ...(picked.tied === null ? {} : { tied: picked.tied }),
    } as Choice;
  }
  if (act.goes) return wayOf(view, act, picked);
  const [only] = act.choices;
  if (only === undefined) return null;
  if (wantsText(act)) return picked.text.trim() === '' ? null : ({ ...only, text: picked.text.trim() } as Choice);
  if (isShot(only)) {
    const shots = shotsIn(act);
    const { choice } = shots.find(({ key }) => key === picked.shooters) ?? (shots[0] as (typeof shots)[number]);
    return picked.subdue ? { ...choice, subdue: true } : choice;
  }
  return only;
};

/** Whether something is still to be written down for it. */
export const wantsText = ({ choices: [only] }: Act): boolean =>
  only !== undefined &&
  (('text' in only && only.text !== undefined) || (only.choose === 'misc' && only.what === 'other'));

/** To whom those may go that are as near to two units. */
export const tiedIn = ({ choices }: Act): readonly string[] => [
  ...new Set(choices.flatMap((choice) => ('tied' in choice && choice.tied !== undefined ? [choice.tied] : []))),
];

/** Spaces of a way in their order. */
export const stepsIn = (choice: Choice): number => spacesIn(choice).length;
