import { counted, type View } from '@warmoot/kernel';
import { war, warband } from '@warmoot/rules';
import type { Said } from '../say/index.js';
import type { Speech } from '../speech.js';
import type { SkirmishPhrases } from './facts.js';

type Seen = View<warband.Skirmish>;

/** What keeps somebody from acting as usual, or changes what they do, one word each. */
const states = (speech: Speech, phrases: SkirmishPhrases, view: Seen, figure: number): readonly string[] => {
  const { board: t } = speech.t.skirmish;
  const { open } = view;
  const one = open.figures[figure] as (typeof open.figures)[number];
  const named = (other: number): Said => phrases.figure(view, other);
  const hold = open.holds.find(({ controller, held }) => controller === figure || held === figure);
  const pair = open.duels.find((duel) => duel.pair.includes(figure))?.pair;
  const said: readonly (readonly [boolean, () => string])[] = [
    [one.mounted, () => t.mounted],
    [one.prone, () => t.prone],
    [one.blindedTo >= Math.max(1, open.round), () => t.blinded],
    [one.unaware, () => t.unaware],
    [one.dying, () => t.dying],
    [one.criticalSince > 0, () => (one.stabilised ? t.stabilised : t.bleeding)],
    [one.retreating === 'order', () => t.retreating],
    [one.retreating === 'disorder', () => t.disorder],
    [one.cornered, () => t.cornered],
    [one.desperate, () => t.desperate],
    [one.guards, () => t.guards],
    [one.announced !== null && one.opening === null, () => t.announced],
    [one.charged >= 0, () => t.charged({ target: named(one.charged) })],
    [hold?.held === figure, () => t.heldBy({ figure: named(hold?.controller ?? -1) })],
    [hold?.controller === figure, () => t.holds({ figure: named(hold?.held ?? -1) })],
    [pair !== undefined, () => t.duel({ figure: named(pair?.find((other) => other !== figure) ?? -1) })],
    [one.delayed !== null, () => t.casting({ spell: one.delayed ?? '' })],
    [one.wounds.length > 0, () => t.wounds({ wounds: one.wounds.map(phrases.wound) })],
  ];
  return said.filter(([is]) => is).map(([, tell]) => tell());
};

/** What somebody has in hand. */
const handsText = (speech: Speech, phrases: SkirmishPhrases, view: Seen, figure: number): string => {
  const { board: t } = speech.t.skirmish;
  const items = view.open.figures[figure]?.items ?? [];
  const held = items.flatMap(({ kept }, nth) =>
    kept === 'left' || kept === 'right' || kept === 'both' ? [phrases.item(view, figure, nth)] : [],
  );
  if (held.length > 0) return t.hands({ items: held });
  const isArmed = view.open.roster[figure]?.flags.includes('naturalWeapons');
  return isArmed ? speech.t.skirmish.names.flags.naturalWeapons : t.bareHands;
};

/** How somebody is; of who is out of the fight, what has become of them. */
export const figureText = (speech: Speech, phrases: SkirmishPhrases, view: Seen, figure: number): string => {
  const { board: t, names } = speech.t.skirmish;
  const { fate, hp, mostHp, at, facing } = view.open.figures[figure] as (typeof view.open.figures)[number];
  if (fate !== 'fighting') return names.fates[fate];
  const where = at < 0 ? t.notPlaced : t.where({ at: phrases.place(view, at) ?? '', facing: phrases.facing(facing) });
  return [
    where,
    t.health({
      hp,
      most: mostHp,
      attacks: counted(warband.attacksOf(view, figure)).total,
      armour: counted(warband.armourAgainst(view, figure, { by: figure, way: 'melee' })).total,
    }),
    handsText(speech, phrases, view, figure),
    ...states(speech, phrases, view, figure),
  ].join(', ');
};

/** Who is in reach of somebody's blows, or how far the nearest foe is. */
export const nearText = (speech: Speech, phrases: SkirmishPhrases, view: Seen, figure: number): readonly string[] => {
  const { board: t } = speech.t.skirmish;
  if (!warband.isHere(view, figure)) return [];
  const near = warband.engagersOf(view, figure);
  if (near.length > 0) return [t.engaged({ figures: phrases.figures(view, near) })];
  const side = view.open.roster[figure]?.side ?? 0;
  const away = (foe: number): number => warband.distanceOf(view, figure, foe);
  const [nearest] = warband.hereOf(view, war.otherSide(side)).toSorted((one, other) => away(one) - away(other));
  return nearest === undefined ? [] : [t.nearest({ n: away(nearest), figure: phrases.figure(view, nearest) })];
};
