import type { Fixed } from '@warmoot/kernel';
import type { warband } from '@warmoot/rules';
import type { Passage, Words } from '@warmoot/words';
import { tinctureOf } from '../../boards/counter/Counter.js';
import { placeOf } from './ground/geometry.js';
import { type Fighter, isIn, type SkirmishView } from './model.js';
import type { HeldPair, Marks, Seen, Shot, Walk, Weapon } from './parts.js';

type InHand = Weapon | 'shield' | null;

const WEAPONS: ReadonlySet<string> = new Set([
  'dagger',
  'sword',
  'handaxe',
  'spear',
  'javelin',
  'shortbow',
  'longbow',
  'crossbow',
  'sling',
  'greatsword',
  'halberd',
  'improvised',
]);

const drawn = (item: warband.Item): InHand => (WEAPONS.has(item) || item === 'shield' ? (item as InHand) : null);

const inHand = (items: readonly Fixed<warband.Carried>[], hand: 'left' | 'right'): InHand => {
  const held = items.find(({ kept, item }) => (kept === hand || kept === 'both') && drawn(item) !== null);
  // What needs both hands is drawn in the right one.
  if (held === undefined || (held.kept === 'both' && hand === 'left')) return null;
  return drawn(held.item);
};

/** Whoever can be seen on the ground, fallen ones too. */
export const seenOf = (
  words: Words,
  view: Pick<SkirmishView, 'open'>,
  fighters: readonly Fighter[],
  acting: string | null,
): readonly Seen[] =>
  fighters.flatMap((one): readonly Seen[] => {
    const { key, short, side, now, at, index } = one;
    if (at === null || now.fate === 'left') return [];
    return [
      {
        key,
        name: short,
        tincture: tinctureOf(side),
        at,
        facing: now.facing,
        hp: { left: now.hp, most: now.mostHp },
        left: inHand(now.items, 'left'),
        right: inHand(now.items, 'right'),
        helmet: now.items.some(({ item, kept }) => item === 'helmet' && kept === 'worn'),
        mounted: now.mounted,
        leads: view.open.chiefs[side] === index,
        prone: now.prone,
        // Whoever is struck down stands until the phase is over.
        critical: isIn(one) && (now.criticalSince > 0 || now.dying),
        out: isIn(one) ? null : words.skirmish.fates[now.fate],
        acting: key === acting,
      },
    ];
  });

type Event = warband.OwnEvent;

/** What was heard in an entry. */
export const eventsIn = ({ entry }: Pick<Passage, 'entry'>): readonly Event[] =>
  entry.heard.flatMap(({ event, depth }) => (depth > 0 ? [] : [event as unknown as Event]));

/** Where everybody stood before an entry. */
const placesBefore = ({ before }: Passage): readonly number[] =>
  before === null
    ? []
    : ((before.state.open as { figures?: readonly { at: number }[] }).figures ?? []).map(({ at }) => at);

/** The ways that were gone in one entry, the first space of each where it began. */
export const walksIn = (view: SkirmishView, passage: Passage | undefined): readonly Walk[] => {
  if (passage === undefined) return [];
  const { field } = view.given;
  const at = [...placesBefore(passage)];
  return eventsIn(passage).flatMap((event) => {
    if (event.event !== 'moved') return [];
    const from = at[event.figure] ?? -1;
    const path = event.path.filter((space) => space >= 0);
    at[event.figure] = path.at(-1) ?? from;
    const key = view.open.roster[event.figure]?.name ?? '';
    return from < 0 || path.length === 0
      ? []
      : [{ key, through: [from, ...path].map((space) => placeOf(field, space)) }];
  });
};

/** All ways since the Opening began, and shots: prints stay until the next. */
export const sinceOpening = (
  view: SkirmishView,
  passages: readonly Passage[],
): { readonly prints: readonly Walk[]; readonly shots: readonly Shot[] } => {
  const prints: Walk[] = [];
  const shots: Shot[] = [];
  for (const passage of passages.toReversed()) {
    const events = eventsIn(passage);
    prints.unshift(...walksIn(view, passage));
    for (const event of events) {
      if (event.event !== 'struck' || (event.way !== 'shot' && event.way !== 'throw')) continue;
      const places = placesBefore(passage);
      const [from, to] = [places[event.by] ?? -1, places[event.target] ?? -1];
      if (from >= 0 && to >= 0)
        shots.push({ from: placeOf(view.given.field, from), to: placeOf(view.given.field, to) });
    }
    if (events.some((event) => event.event === 'roundBegan')) break;
  }
  return { prints, shots };
};

export const holdsOf = ({ open }: Pick<SkirmishView, 'open'>): readonly HeldPair[] =>
  open.holds.map(({ controller, held }) => ({
    controller: open.roster[controller]?.name ?? '',
    held: open.roster[held]?.name ?? '',
  }));

/** What lies on the ground. */
export const thingsOf = ({ given, open }: SkirmishView): Marks['things'] =>
  open.figures.flatMap(({ items }) =>
    items.flatMap(({ item, kept, at }) =>
      kept === 'dropped' && at >= 0
        ? [
            {
              ...placeOf(given.field, at),
              item: drawn(item) ?? (item === 'helmet' ? ('helmet' as const) : ('other' as const)),
            },
          ]
        : [],
    ),
  );
