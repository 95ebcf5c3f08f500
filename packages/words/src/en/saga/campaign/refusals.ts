import type { Json } from '@warmoot/kernel';
import { plainData, spaced } from '../../../plain.js';
import type { BrokenWords } from '../../../sagaWords.js';
import type { FormWords } from '../../../words.js';
import { count, quoted } from '../../grammar.js';
import { TROOP_NAMES } from '../battle/names.js';
import { character } from '../character.js';

const text = (fact: Json | undefined): string => plainData(fact ?? null);
const titled = (fact: Json | undefined): string => (fact === undefined ? 'this entry' : quoted(text(fact)));
const motive = (fact: Json | undefined): string =>
  Object.hasOwn(character.motives, String(fact)) ? character.motives[fact as 'proud'] : spaced(text(fact));
const troop = (fact: Json | undefined): string =>
  Object.hasOwn(TROOP_NAMES, String(fact)) ? TROOP_NAMES[fact as 'pikemen'] : 'soldiers of a kind';
const days = (fact: Json | undefined): string => count(typeof fact === 'number' ? fact : 0, 'day');

export const campaignBroken: BrokenWords = {
  'campaign.castSize': ({ least, most, characters }) =>
    `A player has ${text(least)} to ${text(most)} main characters, not ${text(characters)}.`,
  'campaign.drafted': () => 'The cast has been drafted; there is no second draft.',
  'campaign.noNumbers': () => 'Say first how many main characters each player has.',
  'campaign.byHand': () =>
    'Ratings are thrown. They are written by hand only where the options say so, or the table decides it.',
  'campaign.pairOverTwelve': ({ left, right, sum }) =>
    `${motive(left)} and ${motive(right)} may come to 12 together, not ${text(sum)}.`,
  'campaign.terrainTooLate': ({ name }) =>
    `A terrain is named when a character is made; ${text(name)} has been in a scene since, and knows none best.`,
  'campaign.terrainFixed': ({ terrain }) => `The terrain has been named and stays: ${text(terrain)}.`,
  'campaign.noRatings': ({ name }) => `${text(name)} has no ratings yet. Have them thrown first.`,
  'campaign.noMotives': ({ name }) => `${text(name)} has no motivations yet. Have them thrown first.`,
  'campaign.hasRatings': ({ name }) => `${text(name)} has every rating already; nothing is thrown again.`,
  'campaign.neverEnds': () => 'In the earlier edition a Driving Motivation stays, unless the options say otherwise.',
  'campaign.noGrowth': () => 'In the earlier edition motivations do not change.',
  'campaign.regretted': ({ scene }) => `This has been regretted already, for ${titled(scene)}; it counts once.`,
  'campaign.notPlayed': ({ scene }) => `Nothing has come of ${titled(scene)} yet: name a scene that has been played.`,
  'campaign.lowest': ({ motive: which }) => `${motive(which)} is at 2 and goes no lower.`,
  'campaign.fromTheDraft': ({ name }) =>
    `Main characters come from the draft, or in place of one who died. Add ${text(name)} to the cast without being one.`,
  'campaign.mainOfNobody': ({ name }) => `${text(name)} needs a player: a main character is run by one.`,
  'campaign.isMain': ({ name }) => `${text(name)} is a main character already.`,
  'campaign.notLost': ({ name }) => `${text(name)} is no dead main character; nobody comes in that place.`,
  'campaign.replaced': ({ name, by }) => `${text(by)} has come in the place of ${text(name)} already.`,
  'campaign.mainCharacter': ({ name }) => `${text(name)} is a main character and is run by the owner.`,
  'campaign.past': ({ day, today }) => `Day ${text(day)} has passed; it is day ${text(today)}.`,
  'campaign.notPlanned': ({ title }) => `${titled(title)} is no longer only planned, so its plan stands.`,
  'campaign.notRunning': ({ title }) => `${titled(title)} is not being played.`,
  'campaign.notPaused': ({ title }) => `${titled(title)} is not paused.`,
  'campaign.playedAtTable': ({ title }) =>
    `${titled(title)} is played at the table by its rules, and ends there by itself.`,
  'campaign.notSetUp': ({ title }) => `Of ${titled(title)} nobody has said yet who fights. Change its plan first.`,
  'campaign.pauseTable': ({ title }) =>
    `${titled(title)} is played at the table. Propose a pause of the table: it waits there as it stands.`,
  'campaign.checkFirst': ({ title }) =>
    `A check of ${titled(title)} is still being made at the table. End it first, or have the table break it off.`,
  'campaign.playedByWord': ({ title }) =>
    `${titled(title)} is played in words: start it, and close it when it is over.`,
  'campaign.isScene': ({ title }) => `${titled(title)} is a scene. It is played, and does not come about by itself.`,
  'campaign.over': ({ title }) => `${titled(title)} is over.`,
  'campaign.tookLonger': ({ title, days: gone }) =>
    `${titled(title)} has gone on for ${days(gone)}; it cannot have taken less.`,
  'campaign.notAsked': ({ title }) => `Nobody asks any more what follows ${titled(title)}.`,
  'campaign.notDying': ({ name }) => `${text(name)} is not dying.`,
  'campaign.aidFirst': ({ name }) => `First say whether aid reached ${text(name)} in time.`,
  'campaign.aidByCheck': ({ name }) => `At this table aid takes a Heal check: play the hour of ${text(name)}.`,
  'campaign.healFirst': ({ name, days: due, from }) =>
    `First make the Heal checks of ${text(name)}: ${days(due)}, from day ${text(from)} on.`,
  'campaign.notYetPassed': ({ name, asked, due }) =>
    `For ${text(name)} ${days(due)} of healing can be played now, not ${text(asked)}.`,
  'campaign.playFirst': ({ title, day }) =>
    `${titled(title)} comes first, on day ${text(day)}. Play it, put it off or drop it.`,
  'campaign.scenesFirst': ({ title, day }) =>
    `The reckoning comes after the scenes of its year: ${titled(title)} is due on day ${text(day)}.`,
  'campaign.dayReckoned': ({ day }) =>
    `The year was reckoned on day ${text(day)}, after its scenes. The next scene can be on the day after.`,
  'campaign.yearFixed': () =>
    'The lengths of months and seasons stand once days have passed; their names can be changed.',
  'campaign.reckonFirst': ({ year, day }) => `First reckon year ${text(year)}, on day ${text(day)}.`,
  'campaign.settleFirst': ({ unit, excess }) =>
    `First ${text(unit)} has to settle its year: it has ${text(excess)} more than it can support.`,
  'campaign.onlyAtReckoning': ({ unit }) =>
    `What ${text(unit)} has changes at the reckoning and by losses, and in no other way.`,
  'campaign.whoseWealth': () => 'Somebody’s own wealth needs somebody: say whose it is.',
  'campaign.ownWealth': ({ name }) => `${text(name)} is somebody’s own wealth and passes to nobody else.`,
  'campaign.levelStands': ({ unit }) =>
    `The level of ${text(unit)} was set with the world; now it moves by scenes alone.`,
  'campaign.dropFirst': ({ name }) =>
    `${text(name)} carries more than can be laid out. First something has to be dropped.`,
  'campaign.incapable': ({ name }) =>
    `${text(name)} has a Major Wound on the head and can do nothing until it has become Minor.`,
  'campaign.noTroops': () => 'An army that belongs to no political unit needs its soldiers written down.',
  'campaign.nobodyMarches': ({ unit }) => `Of ${text(unit)} no soldier would march. An army needs one at least.`,
  'campaign.moreThanTheyHave': ({ unit, troop: kind, asked, has }) =>
    `${text(unit)} has ${text(has)} ${troop(kind)}, not ${text(asked)}.`,
  'campaign.notBorrowed': ({ scene }) =>
    `The earlier edition has no rules for this, and this table borrows none. ${
      scene === 'draft'
        ? 'Write main characters down by a decision of the table, or switch saga.first.borrowMissing on.'
        : 'Play it free-form, or switch saga.first.borrowMissing on.'
    }`,
};

export const campaignForms: FormWords = {
  'campaign.castRange': () => 'a least number that is not above the greatest',
  'campaign.eachOnce': () => 'a list in which everybody stands once, and on one side only',
};
