import type { SeatId } from '@warmoot/kernel';
import { NO_TROOPS } from '../../battle/setup.js';
import { calendarOf } from '../../calendar/dates.js';
import { refusesRecord, type WealthRecord, wealthAsBuilt } from '../../wealth/wealth.js';
import { notInFight } from '../fights/round.js';
import {
  because,
  characterOf,
  forbid,
  type Handlers,
  keepUnit,
  living,
  newId,
  refuse,
  thingOf,
  unitOf,
  type Who,
} from '../papers/asking.js';
import { COUNTRY_FOLK } from '../papers/deeds.js';
import type { Campaign, Entry, Region, Unit } from '../papers/model.js';
import { type CampaignOptions, campaignOptions, checkOptions } from '../papers/options.js';

/** Whether the cast has been drafted, or is being drafted: from then on the number of main characters stands. */
const isDrafted = ({ open }: Campaign): boolean =>
  Object.values(open.characters).some(({ main }) => main) ||
  Object.values(open.entries).some(({ kind, state }) => kind === 'draft' && state === 'running');

/** The record of a unit as it is made: what it has is what its wealth supports (SAGA-WEALTH-009, -010). */
const unitMade = (campaign: Campaign, deed: Parameters<typeof world.unit>[1]): Unit => {
  const { name, text, arms, region, ruler, level = 1, supports, troops = NO_TROOPS } = deed;
  const id = newId(campaign, 'u');
  const whose = deed.own === true ? ownRecord(campaign, ruler) : ({ of: 'unit', unit: id } as const);
  return { id, name, text, arms, region, ruler, wealth: wealthAsBuilt({ ...whose, level, supports, troops }), troops };
};

/** SAGA-WEALTH-001: a record of their own for those who rule no unit, and one only. */
const ownRecord = ({ open }: Campaign, character: string | null): Pick<WealthRecord, 'of' | 'unit'> => {
  if (character === null) return forbid('SAGA-WEALTH-001', 'whoseWealth');
  const units = Object.values(open.units);
  const ruled = units.filter(({ wealth }) => wealth.of === 'unit').map(({ id, ruler }) => [id, ruler] as const);
  const record = { of: 'character', unit: character } as const;
  const wrong = refusesRecord(
    units.map(({ wealth }) => wealth),
    record,
    Object.fromEntries(ruled),
  );
  return wrong === null ? record : refuse(wrong);
};

const lengthsIn = (options: CampaignOptions): string => {
  const calendar = calendarOf(options);
  if (!calendar.ok) return '';
  const { months, seasons } = calendar.value;
  return JSON.stringify([months, seasons].map((parts) => parts.map(({ days }) => days)));
};

/** SAGA-WEALTH-009: units are made while the world is built; once a scene has begun, by a decision of the table. */
const whileBuilding = ({ open }: Campaign, { decided }: Who): void => {
  const isUnderWay = Object.values(open.entries).some(({ kind, state }) => kind === 'scene' && isBegun(state));
  if (isUnderWay && !decided) refuse({ code: 'TABLE_DECIDES', rule: 'SAGA-WEALTH-009' });
};

export const isBegun = (state: Entry['state']): boolean => state !== 'planned' && state !== 'dropped';

export const world: Handlers<
  'found' | 'name' | 'options' | 'castSize' | 'setting' | 'note' | 'region' | 'unit' | 'remove'
> = {
  found: (campaign, { name, edition, options: raw }) => {
    if (campaign.open.name !== '') refuse({ code: 'CAMPAIGN_FOUNDED', name: campaign.open.name });
    const options = campaignOptions.parse(raw, 'options');
    if (!options.ok) return refuse(options.refusal);
    const fault = checkOptions(options.value);
    if (fault !== null) refuse(fault);
    return [{ event: 'founded', edition, name, options: options.value }];
  },

  name: (_, { name }) => [{ event: 'named', name }],

  options: (campaign, { options }) => {
    const fault = checkOptions(options);
    if (fault !== null) refuse(fault);
    // SAGA-CAL-010: parts of the year may be called otherwise at any time; their lengths stand once days have passed.
    if (campaign.open.today > 1 && lengthsIn(options) !== lengthsIn(campaign.open.options)) {
      forbid('SAGA-CAL-010', 'yearFixed');
    }
    return [{ event: 'optionsSet', options }];
  },

  castSize: (campaign, { seat, characters }, { players }) => {
    if (!players.includes(seat)) refuse({ code: 'NO_SUCH', what: 'seat', id: seat });
    if (isDrafted(campaign)) forbid('SAGA-DRAFT-002', 'drafted');
    const { least, most } = campaign.open.options['saga.draft.castSize'];
    if (characters < least || characters > most) forbid('SAGA-DRAFT-003', 'castSize', { least, most, characters });
    return [{ event: 'castSizeSet', seat: seat as SeatId, characters }];
  },

  setting: (_, { text }) => [{ event: 'settingWritten', text }],

  note: (campaign, { deed, id, ...note }) => {
    if (id !== undefined) thingOf('note', campaign.open.notes, id);
    const thing = { ...note, id: id ?? newId(campaign, 'n') };
    return [{ event: 'kept', in: 'notes', thing, why: because('noted', ['SAGA-WORLD-008']) }];
  },

  region: (campaign, { deed, id, ...region }) => {
    if (id !== undefined) thingOf('region', campaign.open.regions, id);
    const thing = { ...region, id: id ?? newId(campaign, 'r') };
    return [{ event: 'kept', in: 'regions', thing, why: because('region', ['SAGA-WORLD-012']) }];
  },

  unit: (campaign, deed, who) => {
    const { id, name, text, arms, region, ruler } = deed;
    if (region !== null) thingOf('region', campaign.open.regions, region);
    if (id === undefined) {
      whileBuilding(campaign, who);
      if (ruler !== null) living(characterOf(campaign, ruler));
      const why = because('unitMade', ['SAGA-WEALTH-001', 'SAGA-WEALTH-009', 'SAGA-WEALTH-010']);
      return [{ event: 'kept', in: 'units', thing: unitMade(campaign, deed), why }];
    }
    const before = unitOf(campaign, id);
    if (deed.troops !== undefined || deed.supports.length > 0)
      forbid('SAGA-WEALTH-015', 'onlyAtReckoning', { unit: before.name });
    if ((deed.level ?? before.wealth.level) !== before.wealth.level) {
      forbid('SAGA-WEALTH-009', 'levelStands', { unit: before.name });
    }
    if (before.wealth.of === 'character' && ruler !== before.ruler) {
      forbid('SAGA-WEALTH-001', 'ownWealth', { name: before.name });
    }
    if (ruler !== null && ruler !== before.ruler) living(characterOf(campaign, ruler));
    const why = because(before.ruler === ruler ? 'unitWritten' : 'rulePassed', ['SAGA-WEALTH-001']);
    return [{ event: 'kept', in: 'units', thing: { ...before, name, text, arms, region, ruler }, why }];
  },

  remove: (campaign, { from, id }, who) => {
    const { open } = campaign;
    if (from === 'units') {
      notInFight(campaign, { unit: id });
      whileBuilding(campaign, who);
    }
    const what = { notes: 'note', regions: 'region', units: 'unit', pages: 'page' } as const;
    const thing = thingOf<{ readonly name?: string; readonly title?: string }>(what[from], open[from], id);
    const homeless = from === 'regions' ? Object.values(open.units).filter(({ region }) => region === id) : [];
    return [
      { event: 'removed', from, id, name: thing.name ?? thing.title ?? '' },
      ...homeless.map((unit) => keepUnit({ ...unit, region: null }, because('unitWritten', ['SAGA-WEALTH-001']))),
    ];
  },
};

/** SAGA-WORLD-012: at least so many of a hundred live in the country. */
export const isCrowded = ({ rural }: Pick<Region, 'rural'>): boolean => rural < COUNTRY_FOLK;

/** SAGA-WORLD-002, -009, -012: advice that stops nobody. */
export const warningsOf = ({
  open,
}: Campaign): readonly { readonly rule: string; readonly what: string; readonly name: string }[] => [
  ...Object.values(open.regions)
    .filter(isCrowded)
    .map(({ name }) => ({ rule: 'SAGA-WORLD-012', what: 'rural', name })),
  ...(open.setting === '' && Object.keys(open.notes).length === 0
    ? [{ rule: 'SAGA-WORLD-009', what: 'noSetting', name: '' }]
    : []),
];
