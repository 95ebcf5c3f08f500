import { badForm, type Refusal, type Result, type Shaped, shape } from '@warmoot/kernel';
import { battleOptions } from '../../battle/setup.js';
import { calendarOf } from '../../calendar/dates.js';
import { duelOptions } from '../../duel/setup.js';
import { orTwoNumbers } from '../../notation.js';

const part = shape.record({ name: shape.text(0, 40), days: shape.integer(1, 1000) });

const range = orTwoNumbers(shape.record({ least: shape.integer(1, 40), most: shape.integer(1, 40) }), 'least', 'most');

/**
 * What a table may switch for its campaign, by the names of the ledger; a scene's own options stand under the scene.
 */
export const campaignOptions = shape.record({
  'saga.table.openSheets': shape.withDefault(shape.flag, true),
  'saga.check.allowRetry': shape.withDefault(shape.flag, false),
  'saga.generation.others': shape.withDefault(
    shape.oneOf('distribution', 'guide', 'mainDice', 'byHand'),
    'distribution',
  ),
  'saga.draft.castSize': shape.withDefault(range, { least: 3, most: 5 }),
  /** Left empty: twelve months of thirty days, four seasons of ninety. */
  'saga.calendar.months': shape.withDefault(shape.list(part, 0, 100), []),
  'saga.calendar.seasons': shape.withDefault(shape.list(part, 0, 100), []),
  /** A day of the year; null is its last. */
  'saga.wealth.reckoningDay': shape.withDefault(shape.nullable(shape.integer(1, 100_000)), null),
  'saga.wealth.timing': shape.withDefault(shape.oneOf('thirdScene', 'yearly'), 'thirdScene'),
  'saga.events.plagueDeaths': shape.withDefault(shape.flag, true),
  'saga.events.magic': shape.withDefault(shape.flag, true),
  'saga.carry.mirrorObjects': shape.withDefault(shape.flag, true),
  'saga.carry.awkwardShape': shape.withDefault(shape.oneOf('hook', 'three'), 'hook'),
  'saga.carry.coinsPerSmall': shape.withDefault(shape.integer(1, 1_000_000), 10),
  'saga.first.borrowMissing': shape.withDefault(shape.flag, true),
  'saga.first.retireDriving': shape.withDefault(shape.flag, false),
  duel: shape.optional(duelOptions),
  battle: shape.optional(battleOptions),
});

export type CampaignOptions = Shaped<typeof campaignOptions>;

type SceneOptions = Shaped<typeof duelOptions> & Shaped<typeof battleOptions>;

/** Every option under its name, those of the scenes among them. */
export type EveryOption = Omit<CampaignOptions, 'duel' | 'battle'> & SceneOptions;

const usual = <A>(options: Result<A>): A => (options.ok ? options.value : (undefined as never));

/** All options by their names; what the table never said is as usual. */
export const everyOption = ({ duel, battle, ...own }: CampaignOptions): EveryOption => ({
  ...own,
  ...(duel ?? usual(duelOptions.parse({}))),
  ...(battle ?? usual(battleOptions.parse({}))),
});

/** What does not go together in the options, each for itself allowed. */
export const refusesOptions = (options: CampaignOptions): Refusal | null => {
  const { least, most } = options['saga.draft.castSize'];
  if (least > most) return badForm('options.saga.draft.castSize', 'campaign.castRange', `${least}–${most}`);
  const calendar = calendarOf(options);
  return calendar.ok ? null : calendar.refusal;
};
