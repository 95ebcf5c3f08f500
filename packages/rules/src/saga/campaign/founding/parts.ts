import { attempt, need, ok, type Refusal, type Result, unless } from '@warmoot/kernel';
import type { DeedOf } from '../papers/deeds.js';
import { evolveAll } from '../papers/evolve.js';
import { forbidden } from '../papers/finding.js';
import type { Founding, Suited, WorldPart } from '../papers/founding.js';
import type { Who } from '../papers/handlers.js';
import type { Campaign, CampaignEvent, Ruled } from '../papers/model.js';
import { because, keepUnit, newId } from '../papers/noting.js';
import { asksFirst, CAMPAIGN_VERSION } from '../papers/versions.table.js';
import { carrying } from '../people/carrying.js';
import { motives } from '../people/motives.js';
import { people } from '../people/people.js';
import { planning } from '../planning/deeds.js';
import { blankCharacter } from '../sheets/lives.js';
import { isBegun } from '../time/entries.js';
import { world } from '../world/world.js';

type Events = readonly CampaignEvent[];
type Doing = (campaign: Ruled) => Result<Events>;

/** One after the other, each in the campaign as those before it have left it. */
const inTurn = (campaign: Ruled, doings: readonly Doing[]): Result<Events> =>
  attempt(function* () {
    let now = campaign;
    const all: CampaignEvent[] = [];
    for (const doing of doings) {
      const events = yield* need(doing(now));
      all.push(...events);
      now = evolveAll(now, events);
    }
    return all;
  });

const called = <A extends { readonly name: string }>(things: Readonly<Record<string, A>>, name: string | undefined) =>
  name === undefined ? undefined : Object.values(things).find((thing) => thing.name === name);

const takesNote =
  (note: WorldPart['notes'][number], who: Who): Doing =>
  (campaign) =>
    world.note(campaign, { deed: 'note', bonuses: [], ...note } satisfies DeedOf<'note'>, who);

const takesRegion =
  (region: WorldPart['regions'][number], who: Who): Doing =>
  (campaign) =>
    world.region(campaign, { deed: 'region', ...region }, who);

const takesUnit =
  ({ ruler, plays, ...unit }: WorldPart['units'][number], who: Who): Doing =>
  (campaign) => {
    const whose = called(campaign.open.characters, ruler)?.id ?? null;
    return world.unit(campaign, { deed: 'unit', region: null, supports: [], ...unit, ruler: whose }, who);
  };

type NewPerson = WorldPart['people'][number];

/** Somebody joins as they are offered to the draft: a name, and nothing that was thrown for. */
const joins =
  ({ name, sheet }: NewPerson, who: Who): Doing =>
  (campaign) =>
    sheet === undefined
      ? ok([{ event: 'joined', character: blankCharacter(campaign, { id: newId(campaign, 'c'), name, owner: null }) }])
      : comesRated(campaign, name, sheet, who);

/** SAGA-GEN-016: whoever comes with ratings comes as everybody does whose ratings are written by hand. */
const comesRated = (
  campaign: Ruled,
  name: string,
  sheet: NonNullable<NewPerson['sheet']>,
  who: Who,
): Result<Events> => {
  const { owner, skills, motives: moved, driving } = sheet;
  const joins: Doing = (now) =>
    people.add(now, { deed: 'add', name, terrain: null, owner, skills, motives: moved }, who);
  const character = newId(campaign, 'c');
  const drives = driving.map(
    (one): Doing =>
      (now) =>
        motives.drive(now, { deed: 'drive', character, by: null, ...one }, who),
  );
  return inTurn(campaign, [joins, ...drives]);
};

/** Somebody joins with a name, a shield and words, and rules the house that is theirs if nobody does. */
const takesPerson =
  (person: NewPerson, who: Who): Doing =>
  (campaign) =>
    attempt(function* () {
      const { arms, home, trade, past, rules, sheet, kit } = person;
      const [joined, ...more] = yield* need(joins(person, who)(campaign));
      const { character: blank } = joined as Extract<CampaignEvent, { event: 'joined' }>;
      const character = { ...blank, arms, words: { ...blank.words, home, trade, past } };
      const house = called(campaign.open.units, rules);
      const rulesNow =
        house === undefined || house.ruler !== null
          ? []
          : [keepUnit({ ...house, ruler: blank.id }, because('rulePassed', ['SAGA-WEALTH-001']))];
      const there: Events = [{ event: 'joined', character }, ...more, ...rulesNow];
      if (sheet === undefined) return there;
      const packed = carrying.kit(evolveAll(campaign, there), { deed: 'kit', character: blank.id, kit }, who);
      return [...there, ...(yield* need(packed))];
    });

const takesHappening =
  (happening: WorldPart['happenings'][number], who: Who): Doing =>
  (campaign) =>
    planning.happening(campaign, { deed: 'happening', characters: [], ...happening }, who);

/** The ids of all that some events have put into a campaign. */
const idsIn = (before: Campaign, events: Events): readonly string[] => {
  const made = events.flatMap((event) =>
    event.event === 'joined' ? [event.character.id] : event.event === 'kept' ? [event.thing.id] : [],
  );
  return [...new Set(made)].filter((id) => Number(id.slice(1)) > before.open.made);
};

/** SAGA-DRAFT-009: people of the setting may become main characters; names tell them apart. */
const refusesNames = ({ open }: Campaign, { people }: WorldPart): Refusal | null => {
  const known = Object.values(open.characters).map(({ name }) => name);
  const twice = people.find(
    ({ name }, at) => known.includes(name) || people.findIndex((one) => one.name === name) !== at,
  );
  return twice === undefined ? null : forbidden('SAGA-DRAFT-009', 'calledSo', { name: twice.name });
};

/** Whether the campaign is under way: the table has begun it, or a scene of it. */
const isUnderWay = ({ open }: Campaign): boolean =>
  open.founding?.begun === true ||
  Object.values(open.entries).some(({ kind, state }) => kind === 'scene' && isBegun(state));

/**
 * SAGA-CHECK-005: what drives somebody is for the table to say. Whoever founds a campaign brings in people with all that
 * drives them; once it is under way, a part that does so takes a decision. Before 1.5.0 it did not.
 */
const refusesDriven = (campaign: Campaign, { people: newcomers }: WorldPart, who: Who): Refusal | null => {
  const areDriven = newcomers.some(({ sheet }) => sheet !== undefined && sheet.driving.length > 0);
  const isAsked = asksFirst(who.version ?? CAMPAIGN_VERSION) && isUnderWay(campaign);
  return areDriven && isAsked && !who.decided ? { code: 'TABLE_DECIDES', rule: 'SAGA-CHECK-005' } : null;
};

/** Who and what of a part of a world plays which part in its story: names tell them apart. */
const partedIn = ({ open }: Campaign, { people: newcomers, units }: WorldPart): Readonly<Record<string, string>> => {
  const found = (things: Readonly<Record<string, { readonly id: string; readonly name: string }>>, one: Part) =>
    one.plays === undefined ? [] : [[one.plays, called(things, one.name)?.id ?? ''] as const];
  return Object.fromEntries([
    ...newcomers.flatMap((one) => found(open.characters, one)),
    ...units.flatMap((one) => found(open.units, one)),
  ]);
};

interface Part {
  readonly name: string;
  readonly plays?: string | undefined;
}

/** A part of a world comes into a campaign whole, and the founding notes what it has brought. */
export const takePart = (
  campaign: Ruled,
  founding: Founding,
  part: WorldPart,
  who: Who,
): Result<{ readonly events: Events; readonly founding: Founding }> =>
  attempt(function* () {
    const { key, setting, notes, regions, units, people: newcomers, happenings } = part;
    if (founding.parts[key] !== undefined) yield* unless(forbidden('SAGA-WORLD-008', 'partTaken'));
    yield* unless(refusesNames(campaign, part));
    yield* unless(refusesDriven(campaign, part, who));
    const writes: Doing = () => ok(setting === undefined ? [] : [{ event: 'settingWritten', text: setting }]);
    const events = yield* need(
      inTurn(campaign, [
        writes,
        ...regions.map((one) => takesRegion(one, who)),
        ...notes.map((one) => takesNote(one, who)),
        ...units.map((one) => takesUnit(one, who)),
        ...newcomers.map((one) => takesPerson(one, who)),
        ...happenings.map((one) => takesHappening(one, who)),
      ]),
    );
    const joined = events.flatMap((event) => (event.event === 'joined' ? [event.character.id] : []));
    const suited = newcomers.flatMap(({ sheet, suits, kit }, at): readonly (readonly [string, Suited])[] =>
      sheet === undefined ? [[joined[at] as string, { suits, kit }]] : [],
    );
    const parted = partedIn(evolveAll(campaign, events), part);
    return {
      events,
      founding: {
        ...founding,
        parts: { ...founding.parts, [key]: idsIn(campaign, events) },
        people: { ...founding.people, ...Object.fromEntries(suited) },
        // Whoever plays a part plays it: nobody is brought in over them.
        ...(Object.keys(parted).length > 0 && { parted: { ...parted, ...founding.parted } }),
      },
    };
  });

const DRAWERS = ['notes', 'regions', 'units', 'characters', 'entries'] as const;

/** Takes out again what a part has put in, and leaves no house to somebody who is gone. */
export const leavePart = (
  { open }: Campaign,
  founding: Founding,
  key: string,
): { readonly events: Events; readonly founding: Founding } => {
  const ids = founding.parts[key] ?? [];
  const gone = DRAWERS.flatMap((from) => {
    const things: Readonly<Record<string, { readonly name?: string; readonly title?: string }>> = open[from];
    return ids
      .filter((id) => Object.hasOwn(things, id))
      .map((id) => ({ event: 'removed', from, id, name: things[id]?.name ?? things[id]?.title ?? '' }) as const);
  });
  const orphaned = Object.values(open.units).filter(
    ({ id, ruler }) => ruler !== null && ids.includes(ruler) && !ids.includes(id),
  );
  const { [key]: _left, ...parts } = founding.parts;
  const people = Object.fromEntries(Object.entries(founding.people).filter(([id]) => !ids.includes(id)));
  const parted = Object.fromEntries(Object.entries(founding.parted ?? {}).filter(([, id]) => !ids.includes(id)));
  return {
    events: [
      ...gone,
      ...orphaned.map((unit) => keepUnit({ ...unit, ruler: null }, because('rulePassed', ['SAGA-WEALTH-001']))),
    ],
    founding: { ...founding, parts, people, ...(founding.parted && { parted }) },
  };
};
