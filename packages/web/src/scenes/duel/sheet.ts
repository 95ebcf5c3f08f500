import { listed, type Run, type TallyLine, type View } from '@warmoot/kernel';
import { saga } from '@warmoot/rules';
import { number, signed } from '@warmoot/words';
import type { IconName } from '../../design/base/Icon.js';
import { capital } from '../../words/text.js';
import type { DuelWords } from './words.js';

/*
 * A fighter as the head of the bout shows them: what they are worth now, and everything that bears on it.
 */

export type DuelView = View<saga.duel.Duel>;
export type DuelRun = Run<saga.duel.Duel>;
type T = DuelWords;

export interface Rating {
  readonly skill: saga.duel.HandSkill;
  readonly base: number;
  readonly now: number;
  readonly lines: readonly TallyLine[];
}

export const ratingsOf = (view: DuelView, who: number): readonly Rating[] =>
  saga.duel.HAND_SKILLS.map((skill) => {
    const { total, lines } = listed((sum) => saga.duel.addSkill(sum, view, who, skill));
    return { skill, base: view.given.fighters[who]?.skills[skill] ?? 0, now: total, lines: lines ?? [] };
  });

export interface Line {
  readonly key: string;
  readonly icon: IconName;
  readonly text: string;
  /** The same in fewer words, for a phone. */
  readonly short?: string;
}

export const nameOf: typeof saga.duel.fighters.nameOf = saga.duel.fighters.nameOf;
export const whoIs: typeof saga.duel.fighters.whoIs = saga.duel.fighters.whoIs;

export const ITEM_ICONS: Readonly<Record<saga.duel.Item, IconName>> = {
  dagger: 'wp-dagger',
  rock: 'wp-rock',
  sword: 'wp-sword',
  club: 'wp-club',
  hammer: 'wp-hammer',
  mace: 'wp-mace',
  axe: 'wp-axe',
  fencingSword: 'wp-fencing',
  bigSword: 'wp-bigsword',
  spear: 'wp-spear',
  staff: 'wp-staff',
  halberd: 'wp-halberd',
  shield: 'ar-shield',
};

/** "Left arm, Minor Wound": part by part, the worst first. */
export const woundLines = (view: DuelView, who: number, t: T): readonly Line[] => {
  const me = view.open.combatants[who];
  if (me === undefined) return [];
  return saga.duel.PARTS.flatMap((part, i) => {
    const major = me.majors[i] !== 0;
    const minors = me.minors[i] ?? 0;
    if (!major && minors === 0) return [];
    const what = [...(major ? [t.major] : []), ...(minors > 0 ? [t.minor({ n: minors })] : [])].join(` ${t.and} `);
    const short = [...(major ? [t.majorShort] : []), ...(minors > 0 ? [t.minorShort({ n: minors })] : [])].join(', ');
    const [icon, name] = [major ? 'wd-major' : 'wd-minor', capital(t.parts[part])] as const;
    return [{ key: part, icon, text: `${name}, ${what}`, short: `${name}, ${short}` }];
  });
};

const standingLines = (view: DuelView, who: number, t: T): readonly Line[] => {
  const me = view.open.combatants[who];
  if (me === undefined || me.standing === 'in') return [];
  const dying = me.standing === 'incapable' && me.dyingSince !== null ? `, ${t.dying({ n: me.dyingSince })}` : '';
  return [{ key: 'standing', icon: 'wd-major', text: `${t.standing[me.standing]}${dying}` }];
};

const gripLines = (view: DuelView, who: number, t: T): readonly Line[] => {
  const prone = view.open.combatants[who]?.prone ? [{ key: 'prone', icon: 'ui-pinned', text: t.prone } as const] : [];
  const grips = view.open.grips.flatMap(({ victim, holder, grip }): Line[] => {
    if (victim === who) {
      const by = nameOf(view, holder);
      return [
        {
          key: `on${holder}${grip}`,
          icon: 'wp-hands',
          text: grip === 'held' ? t.heldBy({ who: by }) : t.tackledBy({ who: by }),
        },
      ];
    }
    if (holder !== who) return [];
    const other = nameOf(view, victim);
    return [
      {
        key: `by${victim}${grip}`,
        icon: 'wp-hands',
        text: grip === 'held' ? t.holds({ who: other }) : t.hasTackled({ who: other }),
      },
    ];
  });
  return [...prone, ...grips];
};

/** Timed penalties, those of one blow together, with the last round in which they count. */
const penaltyLines = (view: DuelView, who: number, t: T): readonly Line[] => {
  const found = new Map<string, { from: string; by: string; until: number; on: string[] }>();
  for (const { from, by, until, on } of view.open.combatants[who]?.penalties ?? []) {
    const key = `${from} ${by} ${until}`;
    const name = from === 'setup' ? t.brought : t.acts[from];
    const line = found.get(key) ?? { from: name, by: number(by), until, on: [] };
    line.on.push(t.skillsShort[on]);
    found.set(key, line);
  }
  return [...found].map(([key, { from, by, until, on }]) => ({
    key,
    icon: 'mo-3b',
    text: t.penalty({ from, by, on: on.join(', '), until }),
    short: t.penaltyShort({ by, on: on.join(', '), until }),
  }));
};

const weakeningLines = (view: DuelView, who: number, t: T): readonly Line[] => {
  const by = view.open.combatants[who]?.weakening ?? 0;
  return by === 0
    ? []
    : [
        {
          key: 'weak',
          icon: 'mo-1b',
          text: t.weakening({ by: number(-by) }),
          short: t.weakeningShort({ by: number(-by) }),
        },
      ];
};

const gearLine = (view: DuelView, who: number, t: T): Line => {
  const me = view.open.combatants[who];
  const held = [me?.right ?? null, me?.left ?? null].filter((one) => one !== null);
  const armour = view.given.fighters[who]?.armour ?? 'none';
  const hands = held.length === 0 ? t.emptyHanded : capital(held.map((one) => t.items[one]).join(` ${t.and} `));
  const worn =
    saga.duel.ARMOUR[armour] === 0 ? t.armours.none : `${t.armours[armour]} ${signed(saga.duel.ARMOUR[armour])}`;
  return { key: 'gear', icon: held[0] === undefined ? 'wp-hands' : ITEM_ICONS[held[0]], text: `${hands}, ${worn}` };
};

/** Everything that bears on a fighter now, what matters most first. Once it is over only wounds are left. */
export const conditionLines = (view: DuelView, who: number, t: T): readonly Line[] => {
  const fights = view.open.ending === null && view.open.combatants[who]?.standing === 'in';
  return [
    ...standingLines(view, who, t),
    ...woundLines(view, who, t),
    ...(fights ? [...gripLines(view, who, t), ...penaltyLines(view, who, t), ...weakeningLines(view, who, t)] : []),
    gearLine(view, who, t),
  ];
};

/** What a picture of a fighter says: name, wounds, hands. */
export const figureLabel = (view: DuelView, who: number, t: DuelWords): string => {
  const wounds = woundLines(view, who, t).map(({ text }) => text);
  return `${nameOf(view, who)}: ${wounds.length === 0 ? t.noWounds : wounds.join('; ')}. ${gearLine(view, who, t).text}.`;
};
