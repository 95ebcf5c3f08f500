import { saga } from '@warmoot/rules';
import type { CampaignNames, CampaignWords } from '../catalogue/campaignWords.js';
import type { Speech } from '../speech.js';
import { optionsTold, ruledBy } from './tellEvents.js';

type Deeds = CampaignWords['deeds'];
type Planned = Omit<Extract<saga.campaign.CampaignDeed, { readonly deed: 'plan' }>, 'deed'>;

/** How much a part of a world brings. */
const thingsIn = ({ notes, regions, units, people, happenings }: saga.campaign.WorldPart): number =>
  [notes, regions, units, people, happenings].reduce((sum, things) => sum + things.length, 0);

/** What is done to the people of the cast. */
const tellPeople = ({ t: all }: Speech) => {
  const { deeds: t, history, story, names: terms } = all;
  const { kits } = all.carry;
  const ofWhom = (owner: string | null, names: CampaignNames): string | null =>
    owner === null ? null : names.seat(owner);
  const driving = (character: string, id: string, names: CampaignNames): string => {
    const found = names.driving(character, id);
    const who = names.character(character);
    if (found === null) return t.someDriving({ who });
    const { motive, context, topic } = found;
    return t.driving({ who, motive: names.words.character.motives[motive], context, topic });
  };
  return {
    add: ({ name, owner, main, skills, motives }, names) =>
      t.add({ name, main: main ?? false, owner: ofWhom(owner, names), byHand: skills !== null || motives !== null }),
    bring: ({ sheet, owner }, names) =>
      t.bring({ name: sheet.name, owner: ofWhom(owner, names), edition: story.edition[sheet.edition] }),
    rename: ({ character, name }, names) => t.rename({ character: names.character(character), name }),
    words: ({ deed, character, ...said }, names) => {
      const parts = Object.entries(said).filter(([, text]) => text !== undefined);
      const what = parts.map(([key]) => history.fields[key as keyof typeof history.fields]);
      return t.words({ character: names.character(character), what });
    },
    arms: ({ character, arms }, names) => t.arms({ character: names.character(character), arms }),
    locks: ({ character }, names) => t.locks({ character: names.character(character) }),
    goals: ({ character }, names) => t.goals({ character: names.character(character) }),
    privateNote: ({ character }, names) => t.privateNote({ character: names.character(character) }),
    terrain: ({ character, terrain }, names) => t.terrain({ character: names.character(character), terrain }),
    kit: ({ character, kit }, names) => t.kit({ character: names.character(character), kit: kits[kit] }),
    carry: ({ character, load }, names) => t.carry({ character: names.character(character), n: load.items.length }),
    relate: ({ character, to, text }, names) =>
      t.relate({ character: names.character(character), to: names.character(to), text }),
    rate: ({ character, skill, to, reason }, names) =>
      t.rate({ character: names.character(character), skill: terms.skills[skill], to, reason }),
    drive: ({ motive, ...rest }, names) =>
      t.drive({ ...rest, character: names.character(rest.character), motive: names.words.character.motives[motive] }),
    playedOut: ({ character, driving: id }, names) => t.playedOut({ driving: driving(character, id, names) }),
    regret: ({ character, driving: id, entry }, names) =>
      t.regret({ entry: names.entry(entry), driving: driving(character, id, names) }),
    raise: ({ character, lost }, names) =>
      t.raise({ character: names.character(character), lost: names.character(lost) }),
    die: ({ character, why }, names) => t.die({ character: names.character(character), why }),
    free: ({ character }, names) => t.free({ character: names.character(character) }),
    aid: ({ character, came }, names) => t.aid({ character: names.character(character), came }),
  } satisfies Partial<Deeds>;
};

/** What is planned and played, and how time passes. */
const tellDays = ({ t: { deeds: t } }: Speech) => {
  const planned = ({ title, scene, day, days, characters, place }: Planned, names: CampaignNames): string =>
    t.planned({
      title,
      scene: names.words.calendar.scenes[scene],
      date: names.date(day),
      days,
      place,
      people: names.characters(characters),
    });
  return {
    plan: (deed, names) => t.plan({ planned: planned(deed, names) }),
    replan: ({ entry, day, title, characters = [], place = '' }, names) => {
      const changed = [
        ...(title === undefined ? [] : [t.replan.called({ title })]),
        ...(day === undefined ? [] : [t.replan.on({ date: names.date(day) })]),
        ...(place === '' ? [] : [t.replan.at({ place })]),
        ...(characters.length === 0 ? [] : [t.replan.with({ people: names.characters(characters) })]),
      ];
      return t.replan.all({ entry: names.entry(entry), changed });
    },
    arrange: ({ day, entries }, names) =>
      t.arrange({ date: names.date(day), entries: entries.map((id) => names.entry(id)) }),
    drop: ({ entry }, names) => t.drop({ entry: names.entry(entry) }),
    control: ({ entry, character, seat }, names) =>
      t.control({ seat: names.seat(seat), character: names.character(character), entry: names.entry(entry) }),
    happening: ({ day, title, characters }, names) =>
      t.happening({ title, date: names.date(day), people: names.characters(characters) }),
    arrival: ({ day, place, characters }, names) =>
      t.arrival({ people: names.characters(characters), date: names.date(day), place }),
    happened: ({ entry }, names) => t.happened({ entry: names.entry(entry) }),
    start: ({ entry }, names) => t.start({ entry: names.entry(entry) }),
    pause: ({ entry }, names) => t.pause({ entry: names.entry(entry) }),
    resume: ({ entry }, names) => t.resume({ entry: names.entry(entry) }),
    close: ({ entry }, names) => t.close({ entry: names.entry(entry) }),
    follow: ({ entry, next }, names) =>
      t.follow({ entry: names.entry(entry), planned: next === null ? null : planned(next, names) }),
    pass: ({ to }, names) => t.pass({ date: names.date(to) }),
  } satisfies Partial<Deeds>;
};

/** What is done to the world: its name, its notes, its political units. */
const tellWorld = (speech: Speech) => {
  const { deeds: t, story } = speech.t;
  return {
    found: ({ name, edition }) => t.found({ name, edition: story.edition[edition] }),
    name: ({ name }) => t.name({ name }),
    year: ({ months, days }) =>
      t.year({ months: months.map(({ name }) => name).filter((name) => name !== ''), days: days.length }),
    take: ({ part }) => t.take({ n: thingsIn(part) }),
    leave: () => t.leave,
    begin: () => t.begin,
    options: ({ options }, names) => t.options({ options: optionsTold(speech, names.options, options) }),
    castSize: ({ seat, characters }, names) => t.castSize({ seat: names.seat(seat), characters }),
    setting: () => t.setting,
    note: ({ title, kind }) => t.note({ kind: story.noteKinds[kind], title }),
    region: ({ name }) => t.region({ name }),
    unit: ({ id, name, ruler, level = 1, own = false }, names) => {
      if (id !== undefined) return t.unitAnew({ unit: names.unit(id), name, ruled: ruledBy(speech, ruler, names) });
      const wealth = names.wealth(level);
      return own
        ? t.ownWealth({ whose: ruler === null ? null : names.character(ruler), name, wealth })
        : t.unit({ name, ruled: ruledBy(speech, ruler, names), wealth });
    },
    remove: ({ from, id }, names) => {
      const what = from === 'units' ? names.unit(id) : from === 'regions' ? names.region(id) : names.thing(from, id);
      return t.remove({ from, what });
    },
    credit: ({ entry, raise, lower }, names) => {
      const toward = [
        ...(raise === null ? [] : [t.raising({ unit: names.unit(raise) })]),
        ...(lower === null ? [] : [t.lowering({ unit: names.unit(lower) })]),
      ];
      return t.credit({ entry: names.entry(entry), toward });
    },
    reckon: () => t.reckon,
    settle: ({ unit, troops }, names) => t.settle({ unit: names.unit(unit), cost: saga.battle.costOf(troops) }),
    lose: ({ unit, what, amount }, names) =>
      t.lose({ unit: names.unit(unit), amount, what: names.support(unit, what) }),
    page: ({ title, day }, names) => t.page({ date: day === undefined ? null : names.date(day), title }),
    sit: ({ present }, names) => t.sit({ names: present.map(names.seat) }),
    rise: () => t.rise,
  } satisfies Partial<Deeds>;
};

export const tellDeeds = (speech: Speech): Deeds => ({
  ...tellPeople(speech),
  ...tellDays(speech),
  ...tellWorld(speech),
});

export const tellPlays = ({ t: { deeds, names: terms } }: Speech): CampaignWords['plays'] => {
  const { plays: t } = deeds;
  return {
    entry: ({ entry }, names) => t.entry({ entry: names.entry(entry), way: names.way(entry) }),
    check: ({ entry, acting, opposing }, names) => {
      const side = ({ character, skill }: typeof acting): string =>
        t.side({ character: names.character(character), skill: terms.skills[skill] });
      return t.check({
        entry: names.entry(entry),
        acting: side(acting),
        opposing: opposing === null ? null : side(opposing),
      });
    },
    draft: () => t.draft,
    generation: ({ characters }, names) => t.generation({ people: names.characters(characters) }),
    event: () => t.event,
    healing: ({ character, healer, days: stretches }, names) =>
      t.healing({
        days: stretches.reduce((sum, { lasting }) => sum + lasting, 0),
        character: names.character(character),
        healer: healer === null ? null : names.character(healer),
      }),
    aid: ({ character, helpers }, names) =>
      t.aid({ character: names.character(character), helpers: names.characters(helpers) }),
  };
};
