import type { Asked, SeatId, Throw } from '@warmoot/kernel';
import type { AccountWords, AwaitedWords, Hearer, ThrowWords } from './catalogue/words.js';
import { person, type Speech } from './speech.js';
import { opposingSum } from './tally.js';

/** What the dice came to. */
const cameTo = ({ t: { account } }: Speech, thrown: Throw, score: number | null, result: string): string => {
  const t = account.throws;
  const { reading } = thrown;
  if (score === null || reading.read !== 'together') return t.result({ result });
  const { rows } = reading;
  const hits = reading.worth.worth === 'hit';
  const got = hits ? t.counted({ n: score }) : score;
  if (rows.rows === 'score') return t.score({ got });
  if (rows.rows === 'bands') {
    const opposing = opposingSum(thrown);
    return opposing === null ? t.band({ got, result }) : t.against({ got, target: opposing, result });
  }
  const { target } = rows;
  if (rows.rows === 'atLeast') return (hits ? t.atLeast : t.against)({ got, target, result });
  return (hits ? t.hitsAtMost : t.atMost)({ got, target, result });
};

/** The column heads and sentences of a throw. */
export const tellThrows = (speech: Speech): ThrowWords => {
  const { throws: t } = speech.t.account;
  return {
    ...t,
    thrown: (dice, faces, { seat, hearer }) =>
      t.thrown({ who: seat === null ? null : person(seat, hearer), dice, faces }),
    cameTo: (thrown, score, result) => cameTo(speech, thrown, score, result),
    had: (result, chance) => t.had({ result, chance }),
  };
};

const forWhom = ({ seat, as }: Asked): string | null => (as === seat ? null : as);

const asked = (one: Asked, hearer: Hearer) => ({ who: person(one.seat, hearer), as: forWhom(one) });

/** Sentences on what is awaited. */
export const tellAwaited = ({ t: { account } }: Speech): AwaitedWords => {
  const { awaited: t } = account;
  const whose = (all: readonly Asked[], hearer: Hearer): readonly string[] =>
    all.map((one) => t.whose(asked(one, hearer)));
  return {
    anyOf: (all, question, hearer) => t.anyOf({ whose: whose(all, hearer), question }),
    allOf: (all, question, hearer) => t.allOf({ whose: whose(all, hearer), question }),
    made: (names) => t.made({ names, n: names.length }),
    dice: (dice, by: SeatId | null, hearer) => t.dice({ who: by === null ? null : person(by, hearer), dice }),
    prospect: (result, chance) => t.prospect({ result, chance }),
    eachDie: (dice, results) => t.eachDie({ dice, results: results.map((one) => t.ofOne(one)).join('; ') }),
    atLeastOne: (result, chance) => t.atLeastOne({ result, chance }),
    nothing: t.nothing,
    unseen: t.unseen,
  };
};

/** Sentences that join an account. */
export const tellAccount = ({ t: { account } }: Speech): AccountWords => {
  const { account: t } = account;
  return {
    chose: (one, choice, hearer) => t.chose({ ...asked(one, hearer), choice }),
    hasChosen: (one, hearer) => t.hasChosen(asked(one, hearer)),
    undid: (to) => t.undid({ to }),
    newRules: (version) => t.newRules({ version }),
    part: (number) => t.part({ number }),
    aside: (to, sentence) => t.aside({ to, sentence }),
  };
};
