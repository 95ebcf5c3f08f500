import { attempt, badForm, need, ok, type Refusal, type Result, refused, type SeatId, unless } from '@warmoot/kernel';
import { nameTwice } from '../../../war/names/names.js';
import type { UnitNames } from '../../battle/model.js';
import { namesIn } from '../../battle/names.js';
import { NO_TROOPS } from '../../battle/setup.js';
import { calendarOf } from '../../calendar/dates.js';
import { refusesRecord, type WealthRecord, wealthAsBuilt } from '../../wealth/wealth.js';
import { refusesInFight } from '../bridges/bridges.js';
import { COUNTRY_FOLK, type DeedOf } from '../papers/deeds.js';
import { forbid, forbidden, refusesDead, refusesOthers, thingOf, unitOf } from '../papers/finding.js';
import type { Handlers, Who } from '../papers/handlers.js';
import type { Campaign, Region, SharedCampaign, Unit } from '../papers/model.js';
import { because, keepUnit, newId } from '../papers/noting.js';
import { type CampaignOptions, refusesOptions } from '../papers/options.js';
import { asksFirst, CAMPAIGN_VERSION } from '../papers/versions.table.js';
import { isBegun } from '../time/entries.js';

/** Whether the cast has been drafted, or is being drafted: from then on the number of main characters stands. */
const isDrafted = ({ open }: Campaign): boolean =>
  Object.values(open.characters).some(({ main }) => main) ||
  Object.values(open.entries).some(({ kind, state }) => kind === 'draft' && state === 'running');

/** SAGA-WEALTH-009, SAGA-WEALTH-010: the record of a unit as it is made: what it has is what its wealth supports. */
const unitMade = (campaign: Campaign, deed: DeedOf<'unit'>): Result<Unit> =>
  attempt(function* () {
    const { name, text, arms, region, ruler, level = 1, supports, troops = NO_TROOPS, names } = deed;
    const id = newId(campaign, 'u');
    const whose = deed.own === true ? yield* need(ownRecord(campaign, ruler)) : ({ of: 'unit', unit: id } as const);
    const wealth = wealthAsBuilt({ ...whose, level, supports, troops });
    return { id, name, text, arms, region, ruler, wealth, troops, ...(names && { names }) };
  });

/** SAGA-WEALTH-001: a record of their own for those who rule no unit, and one only. */
const ownRecord = ({ open }: Campaign, character: string | null): Result<Pick<WealthRecord, 'of' | 'unit'>> => {
  if (character === null) return forbid('SAGA-WEALTH-001', 'whoseWealth');
  const units = Object.values(open.units);
  const ruled = units.filter(({ wealth }) => wealth.of === 'unit').map(({ id, ruler }) => [id, ruler] as const);
  const record = { of: 'character', unit: character } as const;
  const wrong = refusesRecord(
    units.map(({ wealth }) => wealth),
    record,
    Object.fromEntries(ruled),
  );
  return wrong === null ? ok(record) : refused(wrong);
};

const lengthsIn = (options: CampaignOptions): string => {
  const calendar = calendarOf(options);
  if (!calendar.ok) return '';
  const { months, seasons } = calendar.value;
  return JSON.stringify([months, seasons].map((parts) => parts.map(({ days }) => days)));
};

/** Why these options cannot take the place of the campaign's. */
export const refusesNewOptions = ({ open }: Campaign, options: CampaignOptions): Refusal | null => {
  const fault = refusesOptions(options);
  if (fault !== null) return fault;
  // SAGA-CAL-010: parts of the year may be called otherwise at any time; their lengths stand once days have passed.
  const isFixed = open.today > 1 && lengthsIn(options) !== lengthsIn(open.options);
  return isFixed ? forbidden('SAGA-CAL-010', 'yearFixed') : null;
};

/** SAGA-WEALTH-009: units are made while the world is built; once a scene has begun, by a decision of the table. */
const refusesUnderWay = ({ open }: Campaign, { decided }: Who): Refusal | null => {
  const isUnderWay = Object.values(open.entries).some(({ kind, state }) => kind === 'scene' && isBegun(state));
  return isUnderWay && !decided ? { code: 'TABLE_DECIDES', rule: 'SAGA-WEALTH-009' } : null;
};

/** Why somebody may not rewrite or strike out a house that stands: it is another's. */
const refusesKeeping = (campaign: Campaign, unit: Unit, who: Who): Refusal | null =>
  asksFirst(who.version ?? CAMPAIGN_VERSION) ? refusesOthers(campaign, unit, who) : null;

/** Each unit of an army goes by a name of its own. */
const refusesNames = (names: UnitNames | undefined): Refusal | null => {
  const twice = nameTwice(namesIn(names));
  return twice === undefined ? null : badForm('names', 'war.nameOnce', twice);
};

/** Why a deed may not rewrite a unit that was made before. */
const refusesRewriting = (before: Unit, deed: DeedOf<'unit'>): Refusal | null => {
  const { wealth, name } = before;
  if (deed.troops !== undefined || deed.supports.length > 0) {
    return forbidden('SAGA-WEALTH-015', 'onlyAtReckoning', { unit: name });
  }
  if ((deed.level ?? wealth.level) !== wealth.level) return forbidden('SAGA-WEALTH-009', 'levelStands', { unit: name });
  if (wealth.of === 'character' && deed.ruler !== before.ruler)
    return forbidden('SAGA-WEALTH-001', 'ownWealth', { name });
  return null;
};

export const world: Handlers<'name' | 'options' | 'castSize' | 'setting' | 'note' | 'region' | 'unit' | 'remove'> = {
  name: (_, { name }) => ok([{ event: 'named', name }]),

  options: (campaign, { options }) => {
    const wrong = refusesNewOptions(campaign, options);
    return wrong === null ? ok([{ event: 'optionsSet', options }]) : refused(wrong);
  },

  castSize: (campaign, { seat, characters }, { players }) => {
    if (!players.includes(seat)) return refused({ code: 'NO_SUCH', what: 'seat', id: seat });
    if (isDrafted(campaign)) return forbid('SAGA-DRAFT-002', 'drafted');
    const { least, most } = campaign.open.options['saga.draft.castSize'];
    if (characters < least || characters > most) {
      return forbid('SAGA-DRAFT-003', 'castSize', { least, most, characters });
    }
    return ok([{ event: 'castSizeSet', seat: seat as SeatId, characters }]);
  },

  // SAGA-WORLD-001: the setting is what the table writes.
  setting: (_, { text }) => ok([{ event: 'settingWritten', text }]),

  note: (campaign, { deed, id, ...note }) =>
    attempt(function* () {
      const before = id === undefined ? {} : yield* need(thingOf('note', campaign.open.notes, id));
      const onMap = Object.fromEntries(Object.entries(before).filter(([key]) => key === 'at' || key === 'roads'));
      const thing = { ...onMap, ...note, id: id ?? newId(campaign, 'n') };
      return [{ event: 'kept', in: 'notes', thing, why: because('noted', ['SAGA-WORLD-008']) }];
    }),

  region: (campaign, { deed, id, ...region }) =>
    attempt(function* () {
      if (id !== undefined) yield* need(thingOf('region', campaign.open.regions, id));
      const thing = { ...region, id: id ?? newId(campaign, 'r') };
      return [{ event: 'kept', in: 'regions', thing, why: because('region', ['SAGA-WORLD-012']) }];
    }),

  unit: (campaign, deed, who) =>
    attempt(function* () {
      const { id, name, text, arms, region, ruler, names } = deed;
      yield* unless(refusesNames(names));
      if (region !== null) yield* need(thingOf('region', campaign.open.regions, region));
      if (id === undefined) {
        yield* unless(refusesUnderWay(campaign, who));
        yield* unless(refusesDead(campaign, ruler === null ? [] : [ruler]));
        const why = because('unitMade', ['SAGA-WEALTH-001', 'SAGA-WEALTH-009', 'SAGA-WEALTH-010']);
        return [{ event: 'kept', in: 'units', thing: yield* need(unitMade(campaign, deed)), why }];
      }
      const before = yield* need(unitOf(campaign, id));
      yield* unless(refusesKeeping(campaign, before, who));
      yield* unless(refusesRewriting(before, deed));
      if (ruler !== null && ruler !== before.ruler) yield* unless(refusesDead(campaign, [ruler]));
      const why = because(before.ruler === ruler ? 'unitWritten' : 'rulePassed', ['SAGA-WEALTH-001']);
      return [
        {
          event: 'kept',
          in: 'units',
          thing: { ...before, name, text, arms, region, ruler, ...(names && { names }) },
          why,
        },
      ];
    }),

  remove: (campaign, { from, id }, who) =>
    attempt(function* () {
      const { open } = campaign;
      if (from === 'units') {
        yield* unless(refusesInFight(campaign, { unit: id }));
        yield* unless(refusesUnderWay(campaign, who));
        yield* unless(refusesKeeping(campaign, yield* need(unitOf(campaign, id)), who));
      }
      const what = { notes: 'note', regions: 'region', units: 'unit', pages: 'page' } as const;
      const things: Readonly<Record<string, { readonly name?: string; readonly title?: string }>> = open[from];
      const thing = yield* need(thingOf(what[from], things, id));
      const homeless = from === 'regions' ? Object.values(open.units).filter(({ region }) => region === id) : [];
      return [
        { event: 'removed', from, id, name: thing.name ?? thing.title ?? '' },
        ...homeless.map((unit) => keepUnit({ ...unit, region: null }, because('unitWritten', ['SAGA-WEALTH-001']))),
      ];
    }),
};

/** SAGA-WORLD-012: at least so many of a hundred live in the country. */
export const isCrowded = ({ rural }: Pick<Region, 'rural'>): boolean => rural < COUNTRY_FOLK;

/** SAGA-WORLD-002, SAGA-WORLD-009, SAGA-WORLD-012: advice that stops nobody. */
export const warningsOf = ({
  open,
}: SharedCampaign): readonly { readonly rule: string; readonly what: string; readonly name: string }[] => [
  ...Object.values(open.regions)
    .filter(isCrowded)
    .map(({ name }) => ({ rule: 'SAGA-WORLD-012', what: 'rural', name })),
  ...(open.setting === '' && Object.keys(open.notes).length === 0
    ? [{ rule: 'SAGA-WORLD-009', what: 'noSetting', name: '' }]
    : []),
];
