import type { warband } from '@warmoot/rules';
import type { Choice, Fighter, SkirmishView } from '../model.js';
import { type AttackChoice, attackOf, type Spread, spreadsOf } from './division.js';
import { type Act, actPicked, type Decision, endOf, type Picked, spacesOf } from './offers.js';

/** The spreads of an act that strikes; none of any other. */
export const spreadsIn = (view: SkirmishView, fighter: Fighter | null, act: Act | null): readonly Spread[] =>
  act === null || fighter === null || act.word !== 'attack'
    ? []
    : spreadsOf(view, fighter.index, act.choices as readonly AttackChoice[]);

/** Ways whose end may be looked at in any direction. */
const TURNS = new Set(['move', 'charge', 'retreat', 'rise']);

export const mayFace = ({ word, choices }: Act): boolean => TURNS.has(word) && choices[0]?.choose !== 'announce';

const withFacing = (choice: Choice, facing: warband.Direction | null): Choice =>
  facing === null ? choice : ({ ...choice, facing } as Choice);

type Thrown = NonNullable<Extract<Choice, { choose: 'charge' }>['throw']>;

const thrownIn = (choice: Choice): Thrown | null => (choice.choose === 'charge' ? (choice.throw ?? null) : null);

/** What may be thrown on the way to the picked space, and when. */
export const throwsTo = (view: SkirmishView, act: Act | null, end: number | null): readonly Thrown[] =>
  act === null || act.word !== 'charge' || end === null
    ? []
    : act.choices.flatMap((choice) => {
        const thrown = thrownIn(choice);
        return thrown === null || endOf(view, choice) !== end ? [] : [thrown];
      });

const withSubdue = (choice: Choice, subdue: boolean): Choice => {
  const thrown = thrownIn(choice);
  return thrown === null || !subdue ? choice : ({ ...choice, throw: { ...thrown, subdue } } as Choice);
};

/** Which of the choices of an act goes to the picked space. */
const wayOf = (view: SkirmishView, act: Act, { end, facing, thrown, subdue }: Picked): Choice | null => {
  if (act.choices.length === 1 && (act.key.endsWith('leave') || spacesOf(act.choices[0] as Choice).length === 0))
    return act.choices[0] as Choice;
  if (act.key.endsWith('leave')) return act.choices[0] ?? null;
  const there = act.choices.filter((choice) => endOf(view, choice) === end && end !== null);
  const first = there.find((choice) => (thrownIn(choice)?.weapon ?? null) === thrown) ?? there[0];
  if (first === undefined) {
    // To get up, or to throw somebody down, needs no other space.
    return end === null
      ? (act.choices.find((choice) => spacesOf(choice).length === 0 && act.word !== 'move') ?? null)
      : null;
  }
  // To stay is to turn.
  if (spacesOf(first).length === 0 && act.word === 'move' && first.choose === 'move')
    return facing === null
      ? (there.find((choice) => !('facing' in choice) || choice.facing === undefined) ?? null)
      : (there.find((choice) => 'facing' in choice && choice.facing === facing) ?? null);
  return mayFace(act) ? withFacing(withSubdue(first, subdue), facing) : first;
};

/** What is picked, as it would be answered; null as long as something is open. */
export const chosenOf = (
  view: SkirmishView,
  fighter: Fighter | null,
  decision: Decision,
  picked: Picked,
): Choice | null => {
  const act = actPicked(decision, picked);
  if (act === null || fighter === null) return null;
  if (act.word === 'attack') {
    const spreads = spreadsIn(view, fighter, act);
    const spread = spreads[picked.set] ?? spreads[0];
    return spread === undefined ? (act.choices[0] ?? null) : attackOf(view, fighter.index, spread, picked);
  }
  if (act.goes || act.word === 'rise' || act.word === 'throwDown') return wayOf(view, act, picked);
  const [only] = act.choices;
  if (only === undefined) return null;
  if (('text' in only && only.text !== undefined) || (only.choose === 'misc' && only.what === 'other'))
    return picked.text.trim() === '' ? null : ({ ...only, text: picked.text.trim() } as Choice);
  if (only.choose !== 'shoot' && only.choose !== 'throw') return only;
  return {
    ...only,
    ...(picked.dice === null ? {} : { dice: picked.dice }),
    ...(picked.subdue ? { subdue: true } : {}),
  };
};

/** Whether something is still to be written down for it. */
export const wantsText = ({ choices }: Act): boolean => {
  const [only] = choices;
  return (
    only !== undefined &&
    (('text' in only && only.text !== undefined) || (only.choose === 'misc' && only.what === 'other'))
  );
};
