import { warband } from '@warmoot/rules';
import type { Moment, SceneWords } from '../catalogue/words.js';
import type { Said } from '../say/index.js';
import type { Speech } from '../speech.js';
import { type SkirmishPhrases, toldBy } from './facts.js';

type Events = SceneWords<warband.Skirmish>['events'];
type At = Moment<warband.Skirmish>;
type EventOf<K extends warband.SkirmishEvent['event']> = Extract<warband.SkirmishEvent, { readonly event: K }>;

/** WARBAND-DUEL-003 to WARBAND-DUEL-005: the rule by which each technique wins. */
const WINS = {
  parry: 'WARBAND-DUEL-003',
  assault: 'WARBAND-DUEL-004',
  feint: 'WARBAND-DUEL-005',
} as const satisfies Record<warband.Technique, string>;

/** Who has the better of it, by what they have shown. */
const tellTechniques =
  (speech: Speech, phrases: SkirmishPhrases) =>
  ({ pair, techniques: [one, other] }: EventOf<'techniquesShown'>, { sight }: At): string => {
    const { fighting: t, names } = speech.t.skirmish;
    const [a, b] = phrases.figures(sight, pair) as readonly [Said, Said];
    if (one === other) return t.techniquesShown.same({ a, b, technique: names.techniques[one], gains: t.gains[one] });
    const isFirst = warband.TECHNIQUES[one].beats === other;
    const [best, worse] = isFirst ? [one, other] : [other, one];
    return t.techniquesShown.won({
      winner: isFirst ? a : b,
      loser: isFirst ? b : a,
      technique: names.techniques[best],
      other: names.techniques[worse],
      gains: t.gains[best],
      rule: WINS[best],
    });
  };

/** Gambits and grapples. */
const tellHolds = (speech: Speech, phrases: SkirmishPhrases) => {
  const { fighting: t } = speech.t.skirmish;
  const who = (figure: number, { sight }: At): Said => phrases.figure(sight, figure);
  return {
    tried: ({ by, effect, target, helpers, text, odds }, at) =>
      t.tried({
        by: who(by, at),
        what: phrases.trying(at.sight, effect, target, text),
        helpers: phrases.figures(at.sight, helpers),
        odds,
      }),
    gambitCame: ({ worked, odds }, at) => t.gambitCame({ worked, face: at.came?.score ?? null, odds }),
    disarmed: ({ figure, item }, at) =>
      t.disarmed({ figure: who(figure, at), item: phrases.item(at.sight, figure, item) }),
    felled: ({ figure }, at) => t.felled({ figure: who(figure, at) }),
    pushed: ({ figure, to }, at) => t.pushed({ figure: who(figure, at), at: phrases.place(at.sight, to) ?? '' }),
    grappled: ({ by, joiners, target, effect }, at) =>
      t.grappled({
        by: who(by, at),
        joiners: phrases.figures(at.sight, joiners),
        what: phrases.trying(at.sight, effect, target, null),
      }),
    contested: ({ by, target, totals: [total, other] }, at) => {
      const came = warband.contestResult(at.sight.given.options, total, other);
      const result = came === 'controls' ? 'won' : came;
      return t.contested({ by: who(by, at), target: who(target, at), total, other, result });
    },
    held: ({ hold: { controller, held, total } }, at) =>
      t.held({ controller: who(controller, at), held: who(held, at), total }),
    // Who is thrown down has been told of.
    letGo: ({ controller, held, why }, at) =>
      why === 'thrown' ? '' : t.letGo[why]({ controller: who(controller, at), held: who(held, at) }),
    triedToBreak: ({ figure, total, needs }, at) => t.triedToBreak({ figure: who(figure, at), total, needs }),
    thrownDown: ({ figure, to, by }, at) =>
      t.thrownDown({ figure: who(figure, at), by: who(by, at), at: phrases.place(at.sight, to) ?? '' }),
    tightened: ({ controller, held, points }, at) =>
      t.tightened({ controller: who(controller, at), held: who(held, at), points }),
    pricePaid: ({ figure, foe, price }, at) =>
      toldBy(t.pricePaid[price], { figure: who(figure, at), foe: who(foe, at) }),
  } satisfies Partial<Events>;
};

/** Gambits, grapples and formal duels. */
export const tellGrappling = (
  speech: Speech,
  phrases: SkirmishPhrases,
): Pick<Events, warband.GrapplingEvent['event']> => {
  const { fighting: t } = speech.t.skirmish;
  const who = (figure: number, { sight }: At): Said => phrases.figure(sight, figure);
  return {
    ...tellHolds(speech, phrases),
    challenged: ({ figure, target }, at) => t.challenged({ figure: who(figure, at), target: who(target, at) }),
    duelBegan: ({ pair: [a, b] }, at) => t.duelBegan({ a: who(a, at), b: who(b, at) }),
    duelRefused: ({ figure, target }, at) => t.duelRefused({ figure: who(figure, at), target: who(target, at) }),
    duelEnded: ({ pair: [a, b], why }, at) => t.duelEnded[why]({ a: who(a, at), b: who(b, at) }),
    techniquesShown: tellTechniques(speech, phrases) as Events['techniquesShown'],
  } satisfies Partial<Events>;
};
