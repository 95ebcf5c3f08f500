import type { Json, Refusal } from '@warmoot/kernel';
import type { AnySceneWords, FormWords, RefusalWords } from '../catalogue/words.js';
import { facesOf, grouped, number, plainData, spaced } from '../plain.js';
import { keyedSentences, type Speech } from '../speech.js';
import { tellDiverged } from './diverged.js';
import { tellBadShape } from './shapes.js';

type Refused<C extends Refusal['code']> = Extract<Refusal, { code: C }>;

/** What is to be written is the same in every language. */
const SCRIPT = {
  answer: '{"seat", "choice"}',
  dice: '{"dice": [4, 5, 1]}',
  bare: '[4, 5, 1]',
  undo: '{"undo": 3}',
};

/** What was expected where no shape can say it. */
export const tellForms = ({ t: { refused } }: Speech): FormWords => ({
  ...keyedSentences(refused.forms),
  'script.input': () => refused.forms['script.input'](SCRIPT),
});

const whose = ({ seat, as }: { readonly seat: string; readonly as: string }) => ({
  seat,
  as: as === seat ? null : as,
});

/** What is refused: what was wrong, what was expected, what to do. */
export const tellRefusals = (speech: Speech, forms: FormWords, broken: AnySceneWords['broken']): RefusalWords => {
  const { refusals: t, refused } = speech.t;

  /** "0 to 9"; "0 to 90 in steps of 10". */
  const rangeOf = (name: string): string => {
    const faces = facesOf(name);
    return faces === null ? name : refused.range(faces);
  };

  /** "2 × d8 (1 to 8), d10z (0 to 9)". */
  const wanted = (dice: readonly string[]): string =>
    grouped(dice)
      .map(({ name, count }) => `${count === 1 ? '' : `${count} × `}${name} (${rangeOf(name)})`)
      .join(', ');

  const wrongFaces = ({ dice, found, at }: Refused<'WRONG_FACES'>): string => {
    if (at === null) {
      const faces = found.map(number).join(', ');
      return refused.facesWanted({ n: dice.length, wanted: wanted(dice), count: found.length, found: faces });
    }
    const die = dice[at] as string;
    return refused.faceWrong({ nth: at + 1, of: dice.length, face: `${found[at]}`, die, range: rangeOf(die) });
  };

  const brokenRule = ({ rule, what, facts }: Refused<'BROKEN_RULE'>): string => {
    const tell = broken[what];
    const sentence = tell?.(facts) ?? refused.notAllowed({ what: spaced(what), facts: plainData(facts as Json) });
    return `${sentence} [${rule}]`;
  };

  const tell = (refusal: Refusal): string => (words[refusal.code] as (refusal: Refusal) => string)(refusal);

  const plain = keyedSentences(t) as unknown as { readonly [C in keyof typeof t]: (carried: unknown) => string };

  const words: RefusalWords = {
    ...plain,
    BAD_SHAPE: tellBadShape(speech, forms),
    NOT_JSON: ({ why }) => t.NOT_JSON({ why: why.replace(/\.$/, '') }),
    NOT_AWAITED: ({ awaited, ...asked }) => t.NOT_AWAITED({ ...whose(asked), awaited }),
    NOT_A_CHOICE: ({ step, open, ...asked }) => t.NOT_A_CHOICE({ ...whose(asked), step, open }),
    BROKEN_RULE: brokenRule,
    DICE_FIRST: ({ dice }) => t.DICE_FIRST({ wanted: wanted(dice) }),
    WRONG_FACES: wrongFaces,
    BAD_DICE: ({ notation, at }) => t.BAD_DICE({ notation, at: at === notation ? '' : at }),
    REPLAY_DIVERGED: (refusal) => tellDiverged(speech, refusal, tell),
  };
  return words;
};
