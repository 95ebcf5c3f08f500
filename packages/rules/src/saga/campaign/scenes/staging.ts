import type { Result } from '@warmoot/kernel';
import { atHome } from '../../character/terrain.js';
import { armyNames, troopsIn } from '../fights/armies.js';
import { allSeats, borrowed, castOf, isFight, json, type Round, type Staged, type Start } from '../fights/round.js';
import { because, characterOf, entryOf, forbid, keepEntry, obeyed, refuse, unitOf } from '../papers/asking.js';
import type { Campaign, Entry } from '../papers/model.js';
import { able, calledIn, controllerOf, fighterOf } from '../sheets/casting.js';
import { beginning, comingIn, newEntry } from '../time/time.js';
import { aidOf, draftOf, eventOf, generationOf, healingOf } from './between.js';
import {
  type ArmyPlan,
  battlePlan,
  type CampaignPlay,
  decidedBy,
  duelPlan,
  type PlayOf,
  type RatedPlan,
} from './plays.js';

const need = <A>(parsed: Result<A>): A => (parsed.ok ? parsed.value : refuse(parsed.refusal));

const duelOf = (campaign: Campaign, entry: Entry, round: Round): Start => {
  const plan = need(duelPlan.parse(entry.plan, 'plan'));
  const called = calledIn(campaign, [...plan.side1, ...plan.side2]);
  const side = (ids: readonly string[], against: readonly string[]) =>
    ids.map((id) => {
      const seat = controllerOf(campaign, entry, characterOf(campaign, id), { ...round, against });
      return fighterOf(campaign, id, { name: called.get(id) as string, seat });
    });
  const { distance, ambusher } = plan;
  return {
    scene: borrowed(campaign, 'duel'),
    setup: json({
      seats: allSeats(round),
      side1: side(plan.side1, plan.side2),
      side2: side(plan.side2, plan.side1),
      distance,
      ambusher,
    }),
    options: json(campaign.open.options.duel ?? {}),
  };
};

const battleOf = (campaign: Campaign, entry: Entry, round: Round): Start => {
  const plan = need(battlePlan.parse(entry.plan, 'plan'));
  const { attacker, defender } = plan;
  const [attackers, defenders] = armyNames(campaign, [attacker, defender]) as [string, string];
  const called = calledIn(campaign, [...attacker.champions, ...defender.champions]);
  const army = (mine: ArmyPlan, theirs: ArmyPlan, name: string) => {
    const unit = mine.unit === null ? null : unitOf(campaign, mine.unit);
    const against = [theirs.commander, ...theirs.leaders, ...theirs.champions];
    const seatFor = (id: string) => controllerOf(campaign, entry, characterOf(campaign, id), { ...round, against });
    return {
      name,
      seat: seatFor(mine.commander),
      troops: troopsIn(unit, mine, theirs),
      leaders: [mine.commander, ...mine.leaders].map((id) => characterOf(campaign, id).name),
      champions: mine.champions.map((id) =>
        fighterOf(campaign, id, { name: called.get(id) as string, seat: seatFor(id) }),
      ),
    };
  };
  return {
    scene: borrowed(campaign, 'battle'),
    setup: json({
      seats: allSeats(round),
      attacker: army(attacker, defender, attackers),
      defender: army(defender, attacker, defenders),
      defence: plan.defence,
      fields: plan.fields,
      duelOptions: campaign.open.options.duel,
    }),
    options: json(campaign.open.options.battle ?? {}),
  };
};

const plannedScene = (campaign: Campaign, entry: Entry, round: Round): Start => {
  // SAGA-CAMPAIGN-008: a fight may stand on the calendar before anybody has said who fights it.
  if (isFight(campaign, entry) && entry.plan === null) forbid('SAGA-CAMPAIGN-008', 'notSetUp', { title: entry.title });
  switch (entry.scene) {
    case 'duel':
      return duelOf(campaign, entry, round);
    case 'battle':
      return battleOf(campaign, entry, round);
    default:
      return forbid('SAGA-CAMPAIGN-006', 'playedByWord', { title: entry.title });
  }
};

const ratedSide = (
  campaign: Campaign,
  entry: Entry,
  round: Round,
  { character, name, skill, modifiers, terrain }: RatedPlan & { readonly name: string },
) => {
  const found = able(campaign, character);
  return {
    name,
    seat: controllerOf(campaign, entry, found, round),
    skill,
    rating: found.skills[skill],
    modifiers: [...modifiers, ...atHome(found, skill, terrain)],
  };
};

const checkOf = (campaign: Campaign, deed: PlayOf<'check'>, round: Round): Start => {
  const entry = entryOf(campaign, deed.entry);
  if (entry.state !== 'running') forbid('SAGA-CAMPAIGN-007', 'notRunning', { title: entry.title });
  if (entry.kind !== 'scene' || isFight(campaign, entry)) {
    forbid('SAGA-CAMPAIGN-006', 'playedAtTable', { title: entry.title });
  }
  const { difficulty, opposing } = deed;
  const called = calledIn(campaign, [deed.acting.character, ...(opposing === null ? [] : [opposing.character])]);
  const side = (plan: RatedPlan) =>
    ratedSide(campaign, entry, round, { ...plan, name: called.get(plan.character) as string });
  const common = { seats: allSeats(round), acting: side(deed.acting) };
  const setup =
    opposing === null
      ? {
          kind: 'unopposed',
          ...common,
          action: deed.action === '' ? entry.title : deed.action,
          ...(difficulty === undefined ? {} : { difficulty }),
        }
      : { kind: 'opposed', ...common, opposing: side(opposing) };
  const options = {
    'saga.table.referee': round.referee,
    'saga.check.allowRetry': campaign.open.options['saga.check.allowRetry'],
  };
  return { scene: `${campaign.open.edition}/check`, setup: json(setup), options: json(options) };
};

/** Whom an unplanned scene is about. */
const aboutWhom = (play: CampaignPlay): readonly string[] => {
  switch (play.play) {
    case 'generation':
      return play.characters;
    case 'healing':
    case 'aid':
      return [play.character];
    default:
      return [];
  }
};

/** The entry that an unplanned scene is kept under: today, or over the days that it takes. */
const ownEntry = (campaign: Campaign, play: CampaignPlay, span: Partial<Pick<Entry, 'day' | 'days'>> = {}): Entry =>
  newEntry(campaign, {
    day: campaign.open.today,
    ...span,
    kind: play.play as Entry['kind'],
    title: play.play,
    characters: aboutWhom(play),
    plan: json(play),
    state: 'running',
  });

const unplanned = (
  campaign: Campaign,
  play: Exclude<CampaignPlay, { readonly play: 'entry' | 'check' }>,
  round: Round,
): Start & { readonly span?: Pick<Entry, 'day' | 'days'> } => {
  switch (play.play) {
    case 'draft':
      return draftOf(campaign, round);
    case 'generation':
      return generationOf(campaign, play, round);
    case 'event':
      return eventOf(campaign, play, round);
    case 'healing':
      return healingOf(campaign, play, round);
    case 'aid':
      return aidOf(campaign, play, round);
  }
};

const staged = (campaign: Campaign, play: CampaignPlay, round: Round): Staged => {
  const rule = decidedBy(play.play, campaign.open.options);
  if (rule !== null && !round.decided) refuse({ code: 'TABLE_DECIDES', rule });
  if (play.play === 'check') {
    const start = checkOf(campaign, play, round);
    const acting = [play.acting, ...(play.opposing === null ? [] : [play.opposing])].map(({ character }) => character);
    return { ...start, entry: play.entry, events: comingIn(campaign, entryOf(campaign, play.entry), acting) };
  }
  if (play.play === 'entry') {
    const planned = entryOf(campaign, play.entry);
    // SAGA-CAMPAIGN-008, SAGA-CAL-011: whoever is to fight is in the scene.
    const entry = { ...planned, characters: castOf(planned) };
    const events = beginning(campaign, entry);
    return { ...plannedScene(campaign, entry, round), entry: entry.id, events };
  }
  const { span, ...start } = unplanned(campaign, play, round);
  const entry = ownEntry(campaign, play, span);
  return { ...start, entry: entry.id, events: [keepEntry(entry, because('began', [], entry.id))] };
};

/** A scene of the campaign made ready: from sheets, units and the calendar; or why it cannot be played now. */
export const stageScene = (campaign: Campaign, play: CampaignPlay, round: Round): Result<Staged> =>
  obeyed(() => staged(campaign, play, round));
