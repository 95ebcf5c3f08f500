import { warband } from '@warmoot/rules';
import type { Moment, SceneWords } from '../catalogue/words.js';
import type { Said } from '../say/index.js';
import type { Speech } from '../speech.js';
import { type SkirmishPhrases, toldBy, woundRule } from './facts.js';

type Events = SceneWords<warband.Skirmish>['events'];
type At = Moment<warband.Skirmish>;
type EventOf<K extends warband.SkirmishEvent['event']> = Extract<warband.SkirmishEvent, { readonly event: K }>;

/** What a figure is going to do, as it has announced it. */
const tellAnnounced =
  (speech: Speech, phrases: SkirmishPhrases) =>
  ({ figure, announcement: { what, path, target } }: EventOf<'announced'>, { sight }: At): string => {
    const { announced: t } = speech.t.skirmish.fighting;
    const who = phrases.figure(sight, figure);
    if (path.length === 0) return what === 'rise' ? t.rise({ figure: who, at: null }) : t.turn({ figure: who });
    const at = phrases.place(sight, path.at(-1) ?? -1);
    return toldBy(t[what], { figure: who, at, target: phrases.figure(sight, target ?? -1) });
  };

/** Where a figure went. Of who leaves the map, and of who is dragged along, the next sentence or the one before tells. */
const tellMoved =
  (speech: Speech, phrases: SkirmishPhrases) =>
  ({ figure, as, path, facing, cutShort }: EventOf<'moved'>, { sight }: At): string => {
    const { moved: t } = speech.t.skirmish.fighting;
    const who = phrases.figure(sight, figure);
    const last = path.at(-1);
    if (last === undefined) {
      if (cutShort || as === 'retreat' || as === 'flight') return t.stays({ figure: who });
      return as === 'move' ? t.turn({ figure: who, facing: phrases.facing(facing) }) : '';
    }
    const held = sight.open.holds.find(({ controller }) => controller === figure)?.held;
    if (last < 0 || (as === 'drag' && held === undefined)) return '';
    return toldBy(t[as], {
      figure: who,
      at: phrases.place(sight, last),
      facing: phrases.facing(facing),
      short: cutShort,
      held: phrases.figure(sight, held ?? -1),
      rule: cutShort ? 'WARBAND-MOVE-004' : 'WARBAND-MOVE-020',
    });
  };

/** Placing and movement. */
const tellMoving = (speech: Speech, phrases: SkirmishPhrases) => {
  const { fighting: t } = speech.t.skirmish;
  const who = (figure: number, { sight }: At): Said => phrases.figure(sight, figure);
  return {
    placed: ({ figure, at, facing }, moment) =>
      t.placed({
        figure: who(figure, moment),
        at: phrases.place(moment.sight, at) ?? '',
        facing: phrases.facing(facing),
      }),
    announced: tellAnnounced(speech, phrases) as Events['announced'],
    moved: tellMoved(speech, phrases) as Events['moved'],
    charged: ({ figure, target }, at) => t.charged({ figure: who(figure, at), target: who(target, at) }),
    left: ({ figure }, at) => t.left({ figure: who(figure, at) }),
    rose: ({ figure }, at) => t.rose({ figure: who(figure, at) }),
    // It has been told by what kept it down.
    keptDown: () => '',
    hindered: ({ figure, by, held }, at) =>
      t.hindered({ figure: who(figure, at), by: who(by, at), held, came: at.came?.text ?? null }),
    roseAgainst: ({ figure, over, totals: [total, other] }, at) =>
      t.roseAgainst({ figure: who(figure, at), over: who(over, at), total, other, won: total > other }),
    cornered: ({ figure }, at) => t.cornered({ figure: who(figure, at) }),
    retreatSaved: ({ figure, saved }, at) =>
      t.retreatSaved({ figure: who(figure, at), saved, came: at.came?.text ?? null }),
  } satisfies Partial<Events>;
};

/** Dice, points and wounds. */
const tellAttacking = (speech: Speech, phrases: SkirmishPhrases) => {
  const { fighting: t, names } = speech.t.skirmish;
  const who = (figure: number, { sight }: At): Said => phrases.figure(sight, figure);
  return {
    // On one target the row itself tells it.
    divided: ({ figure, way, now, kept }, at) => {
      const dice = phrases.dice(at.sight, now);
      const later = phrases.dice(at.sight, kept);
      if (dice.length + later.length < 2) return '';
      const rule = way === 'shot' ? 'WARBAND-RANGED-007' : 'WARBAND-MELEE-001';
      return t.divided({
        figure: who(figure, at),
        way,
        dice,
        kept: later,
        rule: later.length > 0 ? 'WARBAND-MELEE-028' : rule,
      });
    },
    struck: ({ by, target, way, weapon, subdue, first, chance, rolled, hits, criticals, allies }, at) =>
      toldBy(t.struck[way], {
        by: who(by, at),
        target: who(target, at),
        weapon: weapon === null ? null : phrases.weapon(weapon),
        subdue,
        first,
        rolled,
        chance: chance.total,
        came: t.came({ points: hits + criticals, criticals, allies }),
      }),
    hitAutomatically: ({ by, target, points, why }, at) =>
      t.hitAutomatically[why]({ by: who(by, at), target: who(target, at), points }),
    lostDice: ({ figure, target, dice }, at) =>
      t.lostDice({ figure: who(figure, at), target: who(target, at), n: dice }),
    strayed: ({ by, ally, points }, at) => t.strayed({ by: who(by, at), ally: who(ally, at), points }),
    helmetGiven: ({ figure, for: what }, at) => t.helmetGiven({ figure: who(figure, at), for: what }),
    shieldGiven: ({ figure }, at) => t.shieldGiven({ figure: who(figure, at) }),
    mountGiven: ({ figure }, at) => t.mountGiven({ figure: who(figure, at) }),
    wounded: ({ figure, wound }, at) => {
      const isIdle = at.sight.open.roster[figure]?.pc !== true && warband.IDLE_FOR_NPCS.has(wound.wound);
      return t.wounded({
        figure: who(figure, at),
        at: phrases.woundAt(wound),
        hurts: isIdle ? t.opening : names.hurts[wound.wound],
        lasting: wound.permanent,
        later: !wound.counts,
        rule: isIdle ? 'WARBAND-WOUND-006' : woundRule(wound.wound),
      } as never);
    },
    scarred: ({ figure, wound }, at) =>
      t.scarred({ figure: who(figure, at), at: phrases.woundAt({ wound, side: null }) }),
    dropped: ({ figure, items }, at) =>
      t.dropped({
        figure: who(figure, at),
        items: items.map((nth) => t.theItem({ item: phrases.item(at.sight, figure, nth) })),
      }),
    harmed: ({ figure, points, hp }, at) => t.harmed({ figure: who(figure, at), points, hp }),
    slainAtOnce: ({ figure, by }, at) => t.slainAtOnce({ figure: who(figure, at), by: who(by, at) }),
  } satisfies Partial<Events>;
};

export const tellFighting = (
  speech: Speech,
  phrases: SkirmishPhrases,
): Pick<Events, (warband.MovingEvent | warband.AttackingEvent)['event']> => ({
  ...tellMoving(speech, phrases),
  ...tellAttacking(speech, phrases),
});
