import {
  badForm,
  type Manifest,
  type Refusal,
  type Result,
  refused,
  type Shape,
  type Shaped,
  shape,
} from '@warmoot/kernel';
import type { battleOptions } from '../../battle/setup.js';
import { calendarOf } from '../../calendar/dates.js';
import type { discussionOptions } from '../../discussion/setup.js';
import type { duelOptions } from '../../duel/setup.js';
import type { marchOptions } from '../../march/setup.js';
import type { movementOptions } from '../../movement/party/options.js';
import { orTwoNumbers } from '../../notation.js';

const part = shape.record({ name: shape.text(0, 40), days: shape.integer(1, 1000) });

const range = orTwoNumbers(shape.record({ least: shape.integer(1, 40), most: shape.integer(1, 40) }), 'least', 'most');

/** What a table may switch for its campaign itself, by the names of the ledger. */
const OWN = {
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
};

type OwnOptions = Shaped<ReturnType<typeof shape.record<typeof OWN>>>;
type DuelOptions = Shaped<typeof duelOptions>;
type BattleOptions = Shaped<typeof battleOptions>;

type DiscussionOptions = Shaped<typeof discussionOptions>;
type MarchOptions = Shaped<typeof marchOptions>;
type MovementOptions = Shaped<typeof movementOptions>;

/** What a table has switched: the options of its campaign, and under the kind of a scene those of the scene. */
export type CampaignOptions = OwnOptions & {
  readonly duel?: DuelOptions;
  readonly battle?: BattleOptions;
  readonly discussion?: DiscussionOptions;
  readonly march?: MarchOptions;
  readonly chase?: MovementOptions;
  readonly race?: MovementOptions;
};

/** The referee is the table's: it says who it is where it sits down, and not in its campaign. */
const OF_THE_TABLE = 'saga.table.referee';

/** Every option under its name, those of the scenes among them. */
export type EveryOption = OwnOptions &
  DuelOptions &
  BattleOptions &
  Omit<DiscussionOptions & MarchOptions, typeof OF_THE_TABLE>;

type Manifests = readonly Manifest[];
type Said = Readonly<Record<string, unknown>>;

/** Scenes to which a plan of the campaign can lead. Editions of one scene have one kind, and one set of options. */
const planned = (manifests: Manifests): Manifests =>
  manifests.filter(
    ({ kind, campaign }, at) => campaign !== null && manifests.findIndex((other) => other.kind === kind) === at,
  );

/** The shape of the options of a campaign that can play these scenes. */
export const optionsShape = (manifests: Manifests): Shape<CampaignOptions> => {
  const ofScenes = planned(manifests).map(({ kind, rules }) => [kind, shape.optional(rules.options)]);
  return shape.record({ ...OWN, ...Object.fromEntries(ofScenes) }) as unknown as Shape<CampaignOptions>;
};

const usual = ({ rules }: Manifest): object => {
  const parsed = rules.options.parse({});
  return parsed.ok ? parsed.value : {};
};

/** All options by their names; what the table never said is as usual. */
export const everyOption = (manifests: Manifests, options: CampaignOptions): EveryOption => {
  const own: Record<string, unknown> = { ...options };
  const ofScenes = planned(manifests).map((one) => {
    const said = own[one.kind] ?? usual(one);
    delete own[one.kind];
    return said;
  });
  const { [OF_THE_TABLE]: _, ...every } = Object.assign(own, ...ofScenes);
  return every as EveryOption;
};

/** The options with some of them changed, by their names. A scene of which the table never spoke stays unsaid. */
export const changeOptions = (
  manifests: Manifests,
  before: CampaignOptions,
  changed: Partial<EveryOption>,
): Result<CampaignOptions> => {
  const own: Record<string, unknown> = { ...before };
  for (const [name, answer] of Object.entries(changed)) {
    // An option of several kinds of scene is one for all of them.
    const scenes = planned(manifests).filter(({ options }) => Object.hasOwn(options, name));
    if (scenes.length === 0) own[name] = answer;
    for (const { kind } of scenes) own[kind] = { ...(own[kind] as Said | undefined), [name]: answer };
  }
  const read = optionsShape(manifests).parse(own, 'options');
  const wrong = read.ok ? refusesOptions(read.value) : null;
  return wrong === null ? read : refused(wrong);
};

/** Why these options do not go together, though each of them is allowed. */
export const refusesOptions = (options: CampaignOptions): Refusal | null => {
  const { least, most } = options['saga.draft.castSize'];
  if (least > most) return badForm('options.saga.draft.castSize', 'campaign.castRange', `${least}–${most}`);
  const calendar = calendarOf(options);
  return calendar.ok ? null : calendar.refusal;
};
