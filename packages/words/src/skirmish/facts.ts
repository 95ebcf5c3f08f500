import { type war, warband } from '@warmoot/rules';
import type { Fact, Said } from '../say/index.js';
import type { Speech } from '../speech.js';

type Seen = warband.SkirmishSight;
type Word = string | ((facts: never) => string);

export const bandName = ({ given }: Pick<Seen, 'given'>, side: number): string => given.bands[side]?.name ?? '–';

/** Dice by target, those that are none left out. */
const someOf = (dice: Readonly<Record<string, number>>): readonly (readonly [string, number])[] =>
  Object.entries(dice).filter(([, n]) => n > 0);

/** A name as this language has it: what somebody is in its own word, everything else as it is written. */
export const personCalled =
  ({ t }: Speech) =>
  (name: string): string => {
    const { names } = t.skirmish;
    const kinds: Readonly<Record<string, string>> = names.kinds;
    const [person = '', kind = ''] = name.split(' ');
    return Object.hasOwn(kinds, kind) ? names.figureName({ person, kind: kinds[kind] as string }) : name;
  };

/** What those who fight are called. */
export interface Calling {
  /** A name in a refusal, or what the game has named. */
  readonly called: (name: string) => Said;
  /** Somebody by the place in the roster; what keys stand for, as choices have them. */
  readonly figure: (sight: Seen, index: number) => Said;
  readonly keyed: (sight: Seen, key: string) => Said;
  /** Who checks morale together, or one of them alone. */
  readonly group: (sight: Seen, index: number, alone?: number | null) => Said;
}

/** What the tellers of a fight share: figures, spaces, things and groups as the language calls them. */
export const figurePhrases = (speech: Speech, { called, figure, keyed, group }: Calling) => {
  const { names, fighting: t } = speech.t.skirmish;
  const figures = (sight: Seen, all: readonly number[]): readonly Said[] => all.map((one) => figure(sight, one));
  /** "(7, 4)"; null off the map. */
  const place = ({ given }: Seen, at: number): string | null =>
    at < 0 ? null : t.place({ ...warband.spaceOf(given.field, at) });
  /** Where a way leads; null off the map. */
  const end = (path: readonly warband.Space[], { given }: Seen): string | null => {
    const { x = -1, y = -1 } = path.at(-1) ?? {};
    const isOff = x < 0 || y < 0 || x >= given.field.width || y >= given.field.height;
    return isOff ? null : t.place({ x, y });
  };
  /** A kind of thing, or one by the name that its owner gave it. */
  const item = (sight: Seen, owner: number, nth: number): Said => {
    const carried = sight.open.figures[owner]?.items[nth];
    return carried === undefined ? '–' : (carried.called ?? names.items[carried.item]);
  };
  const dice = (sight: Seen, all: Readonly<Record<string, number>>): readonly string[] =>
    someOf(all).map(([target, n]) => t.diceOn({ n, target: figure(sight, Number(target)) }));
  return {
    called,
    figure,
    figures,
    /** A figure by its key, as choices have it. */
    keyed,
    place,
    end,
    item,
    /** Dice by targets that go by their places in the roster, or by their keys. */
    dice,
    keyedDice: (sight: Seen, all: Readonly<Record<string, number>>): readonly string[] =>
      dice(sight, Object.fromEntries(someOf(all).map(([key, n]) => [warband.figureNamed(sight, key), n]))),
    weapon: (weapon: warband.WeaponKey): Said => names.items[weapon],
    /** A kind of thing by its key; what has a name of its own, such as a spell, goes by that. */
    thing: (what: string): Said => (names.items as Readonly<Record<string, Said>>)[what] ?? what,
    facing: (direction: warband.Direction): string => names.directions[direction],
    /** "in the left hand". */
    woundAt: ({ wound, side }: Pick<warband.Wound, 'wound' | 'side'>): string =>
      wound === 'hand' && side !== null ? names.woundAt[`${side}Hand`] : names.woundAt[wound],
    wound: ({ wound, side }: Pick<warband.Wound, 'wound' | 'side'>): string =>
      wound === 'hand' && side !== null ? names.wounds[`${side}Hand`] : names.wounds[wound],
    /** What a gambit is for, after "tries". */
    trying: (sight: Seen, effect: warband.Gambit, target: number, text: string | null): string =>
      (t.trying[effect] as (facts: Readonly<Record<string, Fact>>) => string)({
        target: figure(sight, target),
        text: text ?? '',
      }),
    group,
  };
};

export type SkirmishPhrases = ReturnType<typeof figurePhrases>;

/** Figures by their names, groups by what they are. */
export const skirmishPhrases = (speech: Speech) => {
  const { faring } = speech.t.skirmish;
  const called = personCalled(speech);
  const figure = (sight: Seen, index: number): string => {
    const name = warband.figureNames(sight)[index];
    return name === undefined ? '–' : called(name);
  };
  const keyed = (sight: Seen, key: string): string => {
    const index = warband.figureNamed(sight, key);
    return index < 0 ? key : figure(sight, index);
  };
  /** A group of one goes by that one's name. */
  const group = (sight: Seen, index: number, alone: number | null = null): string => {
    if (alone !== null) return figure(sight, alone);
    const members = sight.open.roster.flatMap((row, one) => (row.group === index ? [one] : []));
    if (members.length === 1) return figure(sight, members[0] as number);
    const one = sight.open.groups[index];
    const band = bandName(sight, one?.side ?? 0);
    if (one === undefined || one.called === null) return faring.group.graded({ grade: one?.grade ?? 'average', band });
    return faring.group.called({ called: one.called, band });
  };
  return { ...figurePhrases(speech, { called, figure, keyed, group }), called, figure, keyed, group };
};

/** The side of whoever looks on; side A for those who have none. */
export const sideOfSeat = ({ open, given }: Seen, seat: string): war.Side =>
  given.bands[0]?.seat !== seat && open.roster.some((row) => row.seat === seat && row.side === 1) ? 1 : 0;

/** A sentence by its key, where it may be told with or without facts. */
export const toldBy = (word: Word, facts: Readonly<Record<string, Fact>>): string =>
  typeof word === 'string' ? word : (word as (all: Readonly<Record<string, Fact>>) => string)(facts);

/** WARBAND-WOUND-008 to WARBAND-WOUND-017: the rule of each row of the table. */
export const woundRule = (wound: warband.WoundRow): string =>
  `WARBAND-WOUND-${`${8 + warband.WOUNDS.indexOf(wound)}`.padStart(3, '0')}`;
