import { warband } from '@warmoot/rules';
import type { Moment, SceneWords } from '../catalogue/words.js';
import type { Named } from '../say/index.js';
import { toldBy } from '../skirmish/facts.js';
import type { Speech } from '../speech.js';
import { aloneIn, type LinesPhrases } from './facts.js';

type Events = SceneWords<warband.Battle>['events'];
type At = Moment<warband.Battle>;
type EventOf<K extends warband.UnitEvent['event']> = Extract<warband.UnitEvent, { readonly event: K }>;

type Moving =
  | 'unitPlaced'
  | 'unitAnnounced'
  | 'unitMoved'
  | 'unitActed'
  | 'unitCharged'
  | 'unitLeft'
  | 'unitCornered'
  | 'parted'
  | 'obstacleTested'
  | 'retreatRolled'
  | 'swapped'
  | 'swapRolled';
type Order =
  | 'passedUnrolled'
  | 'manoeuvreChecked'
  | 'wallFormed'
  | 'wallEnded'
  | 'turned'
  | 'reformed'
  | 'cavalryChecked'
  | 'braced'
  | 'brokeFormation';

const came = (at: At): string | null => at.came?.text ?? null;
const face = (at: At): number | null => at.came?.score ?? null;

/** What a unit, or a rank or a figure of it, is going to do, as it has announced it. */
const tellAnnounced =
  (speech: Speech, phrases: LinesPhrases) =>
  ({ unit, announcement }: EventOf<'unitAnnounced'>, { sight }: At): string => {
    const { announced: t } = speech.t.lines.fighting;
    if (announcement.what === 'swap') {
      const { part: figure, partner } = announcement;
      return t.swap({ unit: phrases.figure(sight, figure), target: phrases.figure(sight, partner) });
    }
    const { what, path, target, manoeuvre, part } = announcement;
    const who = part < 0 ? phrases.unit(sight, unit) : phrases.figure(sight, part);
    if (path.length === 0 && what === 'move') return t.turn({ unit: who as Named });
    return toldBy(t[what], {
      unit: who,
      at: path.length === 0 ? null : phrases.place(sight, path.at(-1) ?? -1),
      target: phrases.unit(sight, target),
      kind: manoeuvre === null ? '' : phrases.manoeuvre(manoeuvre),
    });
  };

/** Where a unit went. Of what leaves the map the next sentence tells. */
const tellMoved =
  (speech: Speech, phrases: LinesPhrases) =>
  ({ unit, as, path, facing, cutShort }: EventOf<'unitMoved'>, { sight }: At): string => {
    const { moved: t } = speech.t.lines.fighting;
    const who = phrases.unit(sight, unit);
    const last = path.at(-1);
    if (last === undefined) {
      if (cutShort || as === 'retreat') return t.stays({ unit: who });
      return as === 'move' ? t.turn({ unit: who, facing: phrases.facing(facing) }) : '';
    }
    if (last < 0) return '';
    return toldBy(t[as], {
      unit: who,
      at: phrases.place(sight, last),
      facing: phrases.facing(facing),
      short: cutShort,
      rule: cutShort ? 'WARBAND-MOVE-004' : 'WARBAND-BMOVE-015',
    });
  };

/** Who leaves a unit, and what it is called from then on. */
const tellParted =
  (speech: Speech, phrases: LinesPhrases) =>
  ({ unit, part }: EventOf<'parted'>, { sight }: At): string => {
    const { fighting: t } = speech.t.lines;
    const from = phrases.unit(sight, unit);
    const alone = aloneIn(part);
    if (alone !== null) return t.partedAlone({ figure: phrases.figure(sight, alone), unit: from });
    const own = sight.open.units.findIndex(({ name }) => name === part.name);
    return t.parted({ n: warband.figuresIn(part), unit: from, part: phrases.unit(sight, own) });
  };

const tellSwapped =
  (speech: Speech, phrases: LinesPhrases) =>
  ({ figure, partner, saved, traded }: EventOf<'swapped'>, { was }: At): string => {
    const { swapped: t } = speech.t.lines.fighting;
    const how = traded ? (saved.every(Boolean) ? 'clean' : 'late') : 'not';
    return t[how]({ figure: phrases.oneOf(was, figure), partner: phrases.oneOf(was, partner) });
  };

/** Manoeuvres, and horse against foot. */
const tellOrder = (speech: Speech, phrases: LinesPhrases): Pick<Events, Order> => {
  const { fighting: t } = speech.t.lines;
  const who = (unit: number, { sight }: At): Named => phrases.unit(sight, unit);
  return {
    passedUnrolled: ({ unit, by, what }, at) => t.unrolled[by]({ unit: who(unit, at), what }),
    manoeuvreChecked: ({ unit, kind, chance, came: how }, at) =>
      t.manoeuvre[how === 'holds' ? 'holds' : 'fails']({
        unit: who(unit, at),
        kind: phrases.manoeuvre(kind),
        chance: chance.total,
        face: face(at),
      }),
    wallFormed: ({ unit }, at) => t.wallFormed({ unit: who(unit, at) }),
    wallEnded: ({ unit, why }, at) => t.wallEnded[why]({ unit: who(unit, at) }),
    turned: ({ unit, facing }, at) => t.turned({ unit: who(unit, at), facing: phrases.facing(facing) }),
    reformed: ({ unit, ranks }, at) =>
      t.reformed({ unit: who(unit, at), n: ranks.length, sizes: ranks.map(({ slots }) => slots.length) }),
    cavalryChecked: ({ unit, by, chance, came: how }, at) =>
      t.cavalry[how === 'holds' ? 'holds' : 'fails']({
        unit: who(unit, at),
        by: who(by, at),
        chance: chance.total,
        face: face(at),
      }),
    braced: ({ unit }, at) => t.braced({ unit: who(unit, at) }),
    brokeFormation: ({ unit }, at) => t.broke({ unit: who(unit, at) }),
  } satisfies Partial<Events>;
};

/** Placing and movement of units, and all that they try in good order. */
export const tellUnitsMoving = (speech: Speech, phrases: LinesPhrases): Pick<Events, Moving | Order> => {
  const { fighting: t } = speech.t.lines;
  const who = (unit: number, { sight }: At): Named => phrases.unit(sight, unit);
  return {
    ...tellOrder(speech, phrases),
    unitPlaced: ({ unit, at, facing }, moment) =>
      t.placed({
        unit: who(unit, moment),
        at: phrases.place(moment.sight, at) ?? '',
        facing: phrases.facing(facing),
      }),
    unitAnnounced: tellAnnounced(speech, phrases) as Events['unitAnnounced'],
    unitMoved: tellMoved(speech, phrases) as Events['unitMoved'],
    // What it did has an event of its own.
    unitActed: () => '',
    unitCharged: ({ unit, target }, at) => t.charged({ unit: who(unit, at), target: who(target, at) }),
    unitLeft: ({ unit }, at) => t.left({ unit: who(unit, at) }),
    unitCornered: ({ unit }, at) => t.cornered({ unit: who(unit, at) }),
    parted: tellParted(speech, phrases) as Events['parted'],
    obstacleTested: ({ unit, passed }, at) => t.obstacle({ unit: who(unit, at), passed, came: came(at) }),
    retreatRolled: ({ figure, dice, failed }, { sight }) =>
      t.tearsAway({ figure: phrases.figure(sight, figure), dice, failed }),
    swapped: tellSwapped(speech, phrases) as Events['swapped'],
    swapRolled: ({ figure, saved }, at) =>
      t.swapSaved({ figure: phrases.oneOf(at.sight, figure), saved, came: came(at) }),
  } satisfies Partial<Events>;
};
