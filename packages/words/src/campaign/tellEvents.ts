import { saga } from '@warmoot/rules';
import type { CampaignNames, CampaignWords } from '../catalogue/campaignWords.js';
import type { Person } from '../say/index.js';
import { person, type Speech } from '../speech.js';
import { optionsChanged } from './options.js';
import { lastCheck } from './outcome.js';

type CampaignOptions = CampaignNames['options'];

/** The options in which two lists differ. */
export const optionsTold = ({ t }: Speech, before: CampaignOptions, after: CampaignOptions): string => {
  const changed = optionsChanged(t.options, t.command.names, before, after);
  return changed.length === 0 ? t.campaign.optionsAsUsual : changed.join('; ');
};

/** Somebody by the name that people go by now; nobody in particular is the table. */
const who = ({ t }: Speech, seat: string | null, { hearer, seat: nameOf }: CampaignNames): Person =>
  seat === null ? { person: t.campaign.theTable, isHearer: false } : person(seat, hearer, nameOf(seat));

export const tellCampaignEvents = (speech: Speech): CampaignWords['events'] => {
  const { campaign: t, story } = speech.t;
  return {
    founded: ({ name, edition }) => t.founded({ name, edition: story.edition[edition] }),
    named: ({ name }) => t.named({ name }),
    optionsSet: ({ options }, { usual }) => t.optionsSet({ options: optionsTold(speech, usual, options) }),
    castSizeSet: ({ seat, characters }, names) => t.castSizeSet({ who: who(speech, seat, names), characters }),
    daysMarked: ({ days }) => t.daysMarked({ days: days.length }),
    foundingWritten: ({ founding: { begun, by } }, names) => {
      if (begun) return t.foundingWritten.begins;
      const done = saga.campaign.FOUNDING_STEPS.flatMap((step) => {
        const seats = by[step] ?? [];
        return seats.length === 0 ? [] : [t.foundingWritten.step({ step, names: seats.map(names.seat) })];
      });
      return t.foundingWritten.goesOn({ done });
    },
    settingWritten: () => t.settingWritten,
    removed: ({ from, name }) => t.removed({ from, name }),
    joined: ({ character: { name, owner, main } }, names) =>
      t.joined({ name, main, owner: owner === null ? null : names.seat(owner) }),
    dayCame: ({ day }, names) => t.dayCame({ date: names.date(day) }),
    yearReckoned: ({ year }) => t.yearReckoned({ year }),
    goalsWritten: ({ seat, character }, names) =>
      t.goalsWritten({ who: who(speech, seat, names), character: names.character(character) }),
    noteWritten: ({ seat, character }, names) =>
      t.noteWritten({ who: who(speech, seat, names), character: names.character(character) }),
  };
};

export const tellKept = (speech: Speech): CampaignWords['kept'] => {
  const { campaign, story } = speech.t;
  const { kept: t } = campaign;
  return {
    notes: ({ thing: { title, kind } }) => t.notes({ kind: story.noteKinds[kind], title }),
    regions: ({ thing: { name, population, rural } }) => t.regions({ name, population, rural }),
    pages: ({ thing: { title, day, by } }, names) =>
      t.pages({ who: who(speech, by, names), date: names.date(day), title }),
    sittings: ({ thing: { present, from, to } }, names) => {
      const all = present.map(names.seat);
      return to === null
        ? t.sits({ names: all, date: names.date(from) })
        : t.rises({ names: all, date: names.date(to) });
    },
  };
};

export const tellEntries = ({ t: { campaign } }: Speech): CampaignWords['entries'] => {
  const { entries: t } = campaign;
  /** Sentences that need no more than the title. */
  const titled =
    (tell: (facts: { readonly title: string }) => string): CampaignWords['entries'][string] =>
    (entry, names) =>
      tell({ title: names.titled(entry) });
  return {
    planned: (entry, names) => {
      const { kinds, scenes } = names.words.calendar;
      return t.planned({
        date: names.date(entry.day),
        title: names.titled(entry),
        kind: entry.kind === 'scene' ? scenes[entry.scene ?? 'freeForm'] : kinds[entry.kind],
        people: names.characters(entry.characters),
      });
    },
    replanned: (entry, names) =>
      t.replanned({
        title: names.titled(entry),
        date: names.date(entry.day),
        people: names.characters(entry.characters),
      }),
    arranged: (entry, names) => t.arranged({ title: names.titled(entry), order: entry.order }),
    dropped: titled(t.dropped),
    control: (entry, names) =>
      t.control({
        title: names.titled(entry),
        who: Object.entries(entry.control).map(([id, seat]) =>
          t.runs({ character: names.character(id), seat: names.seat(seat) }),
        ),
      }),
    happened: (entry, names) => {
      const people = names.characters(entry.characters);
      return entry.kind === 'arrival'
        ? t.arrives({ people, n: entry.characters.length, place: entry.place })
        : t.happened({ title: names.titled(entry), people });
    },
    began: titled(t.began),
    playedAs: (entry, names) => t.playedAs({ title: names.titled(entry), played: `${entry.played}` }),
    cameIn: (entry, names) => t.cameIn({ title: names.titled(entry), people: names.characters(entry.characters) }),
    goesOn: (entry, names) => t.goesOn({ title: names.titled(entry) }),
    paused: (entry, names) => t.paused({ title: names.titled(entry), date: names.date(entry.pausedOn ?? entry.day) }),
    ended: titled(t.ended),
    noneYet: titled(t.noneYet),
    followed: titled(t.followed),
    creditGiven: (entry, names) => {
      const { raise = null, lower = null } = entry.credited ?? {};
      const toward = [
        ...(raise === null ? [] : [t.raising({ unit: names.unit(raise) })]),
        ...(lower === null ? [] : [t.lowering({ unit: names.unit(lower) })]),
      ];
      return t.creditGiven({ title: names.titled(entry), toward });
    },
    tries: (entry, names) =>
      t.tries({
        title: names.titled(entry),
        who: names.character(entry.trying?.acting.character ?? ''),
        action: entry.trying?.action ?? '',
      }),
    onTheRoad: (entry, names) => t.onTheRoad({ title: names.titled(entry), days: entry.days }),
    heard: (entry, names) => t.heard({ title: names.titled(entry), n: entry.heard?.length ?? 0 }),
    checked: (entry, names) => t.checked({ title: names.titled(entry), check: lastCheck(entry, names) }),
    brokenOff: titled(t.brokenOff),
    healed: (entry, names) => t.healed({ people: names.characters(entry.characters), date: names.date(entry.day) }),
  };
};

/** "ruled by Ella". */
export const ruledBy = ({ t }: Speech, ruler: string | null, names: CampaignNames): string =>
  t.campaign.units.ruledBy({ name: ruler === null ? null : names.character(ruler) });

export const tellUnits = (speech: Speech): CampaignWords['units'] => {
  const { units: t } = speech.t.campaign;
  return {
    unitMade: ({ name, ruler, wealth: { of, level, supports }, troops }, names) => {
      const cost = saga.battle.costOf(troops);
      const has = [
        ...supports.map((support) => `${support.now} ${support.name}`),
        ...(cost === 0 ? [] : [t.army({ cost })]),
      ];
      const facts = { name, wealth: names.wealth(level), has };
      return of === 'unit' ? t.unitMade({ ...facts, ruled: ruledBy(speech, ruler, names) }) : t.ownMade(facts);
    },
    unitWritten: ({ name }) => t.unitWritten({ name }),
    rulePassed: ({ name, ruler }, names) => t.rulePassed({ name, ruled: ruledBy(speech, ruler, names) }),
    newYear: () => '',
    booksClosed: ({ name }) => t.booksClosed({ name }),
    credited: () => '',
    reckoned: ({ name }) => t.reckoned({ name }),
    settled: ({ name }) => t.settled({ name }),
    lostThings: () => '',
    lostInBattle: (unit, names) => {
      const { name, troops, away = [] } = unit;
      const last = away.filter(({ back }) => back === Math.max(...away.map((one) => one.back)));
      const men = last.reduce((sum, one) => sum + saga.battle.soldiersIn(one.troops), 0);
      const back = last[0] === undefined ? null : names.date(last[0].back);
      return t.lostInBattle({ name, cost: saga.battle.costOf(troops), men, back });
    },
    cameBack: ({ name, troops }) => t.cameBack({ name, cost: saga.battle.costOf(troops) }),
  };
};
