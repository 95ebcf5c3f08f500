import type { saga } from '@warmoot/rules';
import { keptWords } from './added.js';
import { tellBattle } from './battle/tell.js';
import { tellCalendarBroken } from './calendar/tell.js';
import { tellCampaign, tellCampaignBroken } from './campaign/tell.js';
import { tellCarry, tellCarryBroken } from './carry/tell.js';
import { type AnySceneWords, type FormWords, sceneWords, type Words } from './catalogue/words.js';
import { chanceText, decimal } from './chance.js';
import { tellCharacter, tellGeneration, tellGenerationForms } from './character/tell.js';
import { tellDraft } from './character/tellDraft.js';
import { tellChaseWords } from './chase/aloud.js';
import { tellChase } from './chase/tell.js';
import { tellCheck } from './check/tell.js';
import { tellCommandWords } from './command/aloud.js';
import { tellCommand } from './command/tell.js';
import { tellDiscussion, tellDiscussionWords } from './discussion/tell.js';
import { tellDuel, tellDuelWords } from './duel/tell.js';
import type { EN } from './en/index.js';
import { tellEvent } from './event/tell.js';
import { tellHandover } from './handover/tell.js';
import { tellAid, tellHealing } from './healing/tell.js';
import { tellLinesWords } from './lines/aloud.js';
import { tellLines } from './lines/tell.js';
import { tellMarchWords } from './march/aloud.js';
import { tellMarch } from './march/tell.js';
import { tellRace } from './race/tell.js';
import { tellForms, tellRefusals } from './refusals/tell.js';
import { speak } from './say/index.js';
import { tellSkirmishWords } from './skirmish/aloud.js';
import { tellSkirmish } from './skirmish/tell.js';
import { tellSortieWords } from './sortie/aloud.js';
import { tellSortie } from './sortie/tell.js';
import { keyedSentences, type Language, type Speech } from './speech.js';
import { tellTable } from './table/tell.js';
import { tellWealth, tellWealthBroken } from './wealth/tell.js';

/** The scenes of the saga in one edition: editions differ in the line that says what is played. */
const sagaScenes = (speech: Speech, edition: saga.EditionName): Readonly<Record<string, AnySceneWords>> => {
  const { about } = speech.t.scenes;
  return {
    [`${edition}/check`]: sceneWords(tellCheck(speech, about[`${edition}/check`])),
    [`${edition}/duel`]: sceneWords(tellDuel(speech, about[`${edition}/duel`])),
    [`${edition}/discussion`]: sceneWords(tellDiscussion(speech, about[`${edition}/discussion`])),
    [`${edition}/battle`]: sceneWords(tellBattle(speech, about[`${edition}/battle`])),
    [`${edition}/march`]: sceneWords(tellMarch(speech, about[`${edition}/march`])),
    [`${edition}/chase`]: sceneWords(tellChase(speech, about[`${edition}/chase`])),
    [`${edition}/race`]: sceneWords(tellRace(speech, about[`${edition}/race`])),
    [`${edition}/aid`]: sceneWords(tellAid(speech, about[`${edition}/aid`])),
    [`${edition}/healing`]: sceneWords(tellHealing(speech, about[`${edition}/healing`])),
    [`${edition}/event`]: sceneWords(tellEvent(speech, about[`${edition}/event`])),
    [`${edition}/generation`]: sceneWords(tellGeneration(speech, about[`${edition}/generation`])),
    [`${edition}/draft`]: sceneWords(tellDraft(speech, about[`${edition}/draft`])),
  };
};

/** The scenes, each by its name among the rules. A new scene adds its line here. */
const scenesIn = (speech: Speech): Readonly<Record<string, AnySceneWords>> => {
  const { starts } = speech.t.scenes;
  const all: Record<string, AnySceneWords> = {
    ...sagaScenes(speech, 'saga'),
    ...sagaScenes(speech, 'saga-1e'),
    'command/battle': sceneWords(tellCommand(speech, speech.t.scenes.about['command/battle'])),
    'sortie/battle': sceneWords(tellSortie(speech, speech.t.scenes.about['sortie/battle'])),
    'warband/skirmish': sceneWords(tellSkirmish(speech, speech.t.scenes.about['warband/skirmish'])),
    'warband/battle': sceneWords(tellLines(speech, speech.t.scenes.about['warband/battle'])),
  };
  return Object.fromEntries(Object.entries(all).map(([scene, words]) => [scene, { ...words, starts }]));
};

/** What was expected of data, of all parts of the rules. */
const formsIn = (speech: Speech): FormWords => {
  const { calendar, campaignRefusals, wealth, event, draft, discussion, march, command, sortie, skirmish } = speech.t;
  return {
    ...keyedSentences(calendar.forms),
    ...keyedSentences(campaignRefusals.forms),
    ...keyedSentences(wealth.forms),
    ...keyedSentences(event.forms),
    ...keyedSentences(discussion.asking.forms),
    ...keyedSentences(march.asking.forms),
    ...keyedSentences(command.refusals.forms),
    ...keyedSentences(sortie.refusals.forms),
    ...keyedSentences(skirmish.refusals.forms),
    ...tellGenerationForms(speech),
    ...keyedSentences(draft.forms),
    ...tellForms(speech),
  };
};

/** What may be done against a rule, of all parts of the rules. */
export const brokenIn = (
  speech: Speech,
  scenes: Readonly<Record<string, AnySceneWords>> = scenesIn(speech),
): AnySceneWords['broken'] =>
  Object.assign(
    {},
    tellCampaignBroken(speech),
    tellCarryBroken(speech),
    tellCalendarBroken(speech),
    tellWealthBroken(speech),
    ...Object.values(scenes).map(({ broken }) => broken),
  );

export const speechIn = ({ grammar, table }: Language): Speech => ({ grammar, t: speak<typeof EN>(grammar, table) });

/** A language as it is spoken: its table, told with the facts of every scene. */
export const wordsIn = (language: Language): Words => {
  const speech = speechIn(language);
  const { grammar } = speech;
  const scenes = scenesIn(speech);
  const forms = formsIn(speech);
  const broken = brokenIn(speech, scenes);
  return keptWords({
    language: grammar.code,
    refusals: tellRefusals(speech, forms, broken),
    forms,
    chance: (chance) => chanceText(speech, chance),
    decimal: (n, digits) => decimal(speech, n, digits),
    skills: speech.t.names.skills,
    character: tellCharacter(speech),
    duel: tellDuelWords(speech),
    discussion: tellDiscussionWords(speech),
    march: tellMarchWords(speech),
    chase: tellChaseWords(speech),
    command: tellCommandWords(speech),
    sortie: tellSortieWords(speech),
    skirmish: tellSkirmishWords(speech),
    lines: tellLinesWords(speech),
    handover: tellHandover(speech),
    carry: tellCarry(speech),
    campaign: tellCampaign(speech),
    calendar: speech.t.calendar,
    wealth: tellWealth(speech),
    events: speech.t.event.names,
    throws: speech.t.account.throws,
    awaited: speech.t.account.awaited,
    account: speech.t.account.account,
    table: tellTable(speech),
    scenes,
    broken,
  });
};
