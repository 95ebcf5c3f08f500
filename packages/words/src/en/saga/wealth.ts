import type { Json } from '@warmoot/kernel';
import { LADDER } from '@warmoot/rules';
import { plainData } from '../../plain.js';
import type { BrokenWords, WealthWords } from '../../sagaWords.js';
import type { FormWords } from '../../words.js';
import { and, count } from '../grammar.js';

/** 1, 1.25, 11.5. */
const rating = (hundredths: number): string => `${hundredths / 100}`;

const ratingOf = (level: number): string => rating(LADDER[level - 1] ?? 0);

const credits = (n: number): string => count(n, 'credit');

const KINDS = { raise: 'toward raising', lower: 'toward lowering' } as const;

const ARMY = 'the army, in troop cost';

export const wealth: WealthWords = {
  rating,
  army: ARMY,
  events: {
    credited: ({ kind, credits: n }, { unit }) => `A credit ${KINDS[kind]} the wealth of ${unit}: ${n} now.`,
    notRecorded: ({ kind }, { unit }) =>
      `The wealth of ${unit} is at the ${kind === 'raise' ? 'top' : 'bottom'} of the ladder, so the credit is not recorded.`,
    waits: ({ until }, { unit }) =>
      until === 'reckoning'
        ? `The credits of ${unit} wait for the reckoning.`
        : `The wealth of ${unit} has already moved this year; the credits wait for the next.`,
    cancelled: ({ credits: n }, { unit }) => `For ${unit} ${credits(n)} of each kind cancel.`,
    moved: ({ from, to }, { unit }) =>
      `The wealth of ${unit} ${to > from ? 'rises' : 'falls'} from ${ratingOf(from)} to ${ratingOf(to)}.`,
    dropped: ({ credits: n }, { unit }) => `${unit} is at the end of the ladder; ${credits(n)} left over are dropped.`,
    tookEffect: ({ from, to }, { unit }) =>
      `What ${unit} supports now goes by ${ratingOf(to)}; before, it went by ${ratingOf(from)}.`,
    gaveUp: ({ what, amount }, { unit, support }) => `${unit} gives up ${amount} of ${support(what)}.`,
    broughtUp: ({ what, amount }, { unit, support }) => `${unit} adds ${amount} to ${support(what)}.`,
    lost: ({ what, amount }, { unit, support }) => `${unit} loses ${amount} of ${support(what)}.`,
  },
  supported: ({ what, now, supported, excess, room }, { support }) => {
    const line = `${support(what)}: ${now}, supported ${supported}`;
    if (excess > 0) return `${line}; ${excess} to give up.`;
    return room > 0 ? `${line}; room for ${room}.` : `${line}.`;
  },
};

const text = (fact: Json | undefined): string => plainData(fact ?? null);
const what = (fact: Json | undefined): string => (fact === undefined || fact === null ? ARMY : text(fact));

export const wealthBroken: BrokenWords = {
  'wealth.oneRecord': () => 'It has a record of wealth already; there is never more than one.',
  'wealth.rulesUnit': () => 'Whoever rules a political unit holds its wealth and has no record of their own.',
  'wealth.noSubsystem': () =>
    'Only Discussion, Contested Movement, Hand-to-Hand and Mass Combat change wealth; this scene is none of them.',
  'wealth.notOver': () => 'A scene is credited when it has ended, and this one has not.',
  'wealth.creditedOnce': () => 'This scene has been credited in that way already.',
  'wealth.anothersCost': () => 'A scene that raises a wealth can lower only that of another.',
  'wealth.overBudget': ({ cost, budget }) =>
    `This army costs ${text(cost)}, but only ${text(budget)} is supported. Take fewer or cheaper troops.`,
  'wealth.notNow': () => 'Nothing is given up or added before the next reckoning.',
  'wealth.notSupported': ({ what: of, supported, after }) =>
    `Of ${what(of)} no more than ${text(supported)} is supported, not ${text(after)}.`,
  'wealth.notOwed': ({ what: of, now, supported, after }) =>
    `Of ${what(of)} there is ${text(now)} and ${text(supported)} is supported; to go down to ${text(after)} gives up more than is owed.`,
  'wealth.nothingNew': () => 'An army that must shrink takes on nobody new.',
};

export const wealthForms: FormWords = {
  'wealth.everySupport': ({ supports }) => `an amount for each of ${and((supports as readonly string[]) ?? [])}`,
  'wealth.support': () => 'something that the unit has',
  'wealth.noMoreThanThere': ({ now }) => `an amount from 0 to ${text(now)}`,
};
