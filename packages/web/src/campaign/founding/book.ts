import { saga } from '@warmoot/rules';
import {
  foundingOf,
  type WorldBook,
  worldBooks,
  YEAR_KEYS,
  type YearBook,
  type YearKey,
  yearBook,
} from '@warmoot/words';

/** What somebody wishes for, before anything is founded. */
export interface Wish {
  readonly name: string;
  readonly edition: saga.EditionName;
  readonly year: YearKey;
  readonly world: string;
  /** The parts that are left; null where that is as the world has it. */
  readonly left: readonly string[] | null;
  readonly options: HouseRules;
}

/** How the table plays it: what is asked at the founding; everything else is on the page of the setting. */
export interface HouseRules {
  readonly openSheets: boolean;
  readonly others: 'distribution' | 'guide' | 'mainDice' | 'byHand';
  readonly least: number;
  readonly most: number;
  readonly timing: 'thirdScene' | 'yearly';
  readonly plague: boolean;
  readonly magic: boolean;
}

export const USUAL_RULES: HouseRules = {
  openSheets: true,
  others: 'distribution',
  least: 3,
  most: 5,
  timing: 'thirdScene',
  plague: true,
  magic: true,
};

/** The world that is offered first. */
export const firstWorld = (language: string): WorldBook => worldBooks(language)[0] as WorldBook;

export const worldCalled = (language: string, key: string): WorldBook =>
  worldBooks(language).find((world) => world.key === key) ?? firstWorld(language);

export const yearsIn = (language: string): readonly YearBook[] => YEAR_KEYS.map((key) => yearBook(language, key));

/** The parts of a world that a wish leaves out. */
export const leftIn = ({ left }: Pick<Wish, 'left'>, world: WorldBook): readonly string[] =>
  left ?? world.parts.filter(({ taken }) => !taken).map(({ part }) => part.key);

/** The deed that founds what is wished. */
export const foundDeed = (language: string, wish: Wish): saga.campaign.CampaignDeed => {
  const { name, edition, year, world, options: rules } = wish;
  const left = leftIn(wish, worldCalled(language, world));
  const { options, founding } = foundingOf(language, { year, world, left });
  return {
    deed: 'found',
    name: name.trim(),
    edition,
    options: {
      ...options,
      'saga.table.openSheets': rules.openSheets,
      'saga.generation.others': rules.others,
      'saga.draft.castSize': { least: rules.least, most: rules.most },
      'saga.wealth.timing': rules.timing,
      'saga.events.plagueDeaths': rules.plague,
      'saga.events.magic': rules.magic,
    } as never,
    founding: founding as never,
  };
};

/** The calendar of a ready-made year. */
export const calendarOfBook = ({ months, seasons }: YearBook): saga.calendar.Calendar => {
  const own = saga.calendar.calendarOf({
    'saga.calendar.months': months,
    'saga.calendar.seasons': seasons,
    'saga.wealth.reckoningDay': null,
  });
  return own.ok ? own.value : saga.calendar.USUAL_CALENDAR;
};

/** Which world a campaign has taken parts of; the blank one where it has taken none. */
export const worldOf = (language: string, { parts }: saga.campaign.Founding): WorldBook =>
  worldBooks(language).find(({ key }) => Object.keys(parts).some((part) => part.startsWith(`${key}.`))) ??
  worldCalled(language, 'blank');

/** Of a campaign that was founded in one go nothing is known. */
export const NO_FOUNDING: saga.campaign.Founding = {
  year: null,
  world: null,
  parts: {},
  people: {},
  by: {},
  begun: true,
};
