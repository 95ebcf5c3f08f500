import { warband } from '@warmoot/rules';
import { wrapped } from '@warmoot/words';
import { type Command, InvalidArgumentError } from 'commander';
import { outJson, outLines } from '../io.js';
import { columns } from '../layout.js';
import { type Json, jsonOption } from '../options.js';
import type { Teller } from '../speech.js';
import type { Speech } from '../texts/texts.js';

interface Patient {
  readonly who: string;
  readonly begins: warband.Recovering;
}

interface HealOptions extends Json {
  readonly days: readonly warband.DaySpent[];
  readonly heals?: readonly warband.WoundRow[];
}

const MOST_DAYS = 366;

const isWound = (text: string): text is warband.WoundRow => (warband.WOUNDS as readonly string[]).includes(text);

const rowIn = (text: string): warband.WoundRow => {
  if (isWound(text)) return text;
  throw new InvalidArgumentError(`There is no Wound "${text}". There are ${warband.WOUNDS.join(', ')}.`);
};

/** `knee`, `eye!` for good, `hand:left`. */
const woundIn = (text: string): warband.KeptWound => {
  const [, row = '', side, permanent] = /^([^:!]*)(?::(left|right))?(!)?$/.exec(text.trim()) ?? [];
  return {
    wound: rowIn(row),
    permanent: permanent !== undefined,
    side: (side ?? null) as 'left' | null,
    rested: false,
  };
};

/** `Berrin=2/8,knee,eye!`, added to those before. */
const patientList = (text: string, before: readonly Patient[] = []): readonly Patient[] => {
  const [, who = '', hp, mostHp, wounds = ''] = /^([^=]+)=(\d{1,2})\/(\d{1,2})(?:,(.*))?$/s.exec(text.trim()) ?? [];
  if (hp === undefined || Number(mostHp) < 1 || Number(hp) > Number(mostHp))
    throw new InvalidArgumentError(
      'A name, HP of how many, and Wounds were expected, such as Berrin=2/8,knee,hand:left,eye! (! for good).',
    );
  const begins = {
    hp: Number(hp),
    mostHp: Number(mostHp),
    wounds: wounds === '' ? [] : wounds.split(',').map(woundIn),
  };
  return [...before, { who: who.trim(), begins: warband.hurt(begins) }];
};

const isDay = (text: string): text is warband.DaySpent => (warband.DAYS as readonly string[]).includes(text);

/** `rest=7,busy,downtime=7`: what each day is spent with. */
const dayList = (text: string): readonly warband.DaySpent[] => {
  const days = text.split(',').flatMap((part) => {
    const [, day = '', n = '1'] = /^([^=]*)(?:=(\d{1,3}))?$/.exec(part.trim()) ?? [];
    if (!isDay(day))
      throw new InvalidArgumentError(`Days were expected, such as rest=7,busy,downtime=7; found ${part}.`);
    return Array.from({ length: Number(n) }, () => day);
  });
  if (days.length < 1 || days.length > MOST_DAYS)
    throw new InvalidArgumentError(`From 1 to ${MOST_DAYS} days were expected.`);
  return days;
};

/** WARBAND-RECOVER-004: day by day; at the end of each week the owner's next wish that still does something. */
const courseOf = ({ begins }: Patient, { days, heals: wanted = [] }: HealOptions): readonly warband.Recovering[] => {
  const wishes = [...wanted];
  const course: warband.Recovering[] = [];
  let now = begins;
  for (const day of days) {
    const open = warband.choicesOfWeek(now);
    const rows = new Map(open.map((place) => [now.wounds[place]?.wound, place]));
    const wish = wishes.find((row) => rows.has(row));
    const takes = warband.endsWeek(now, day) && wish !== undefined;
    if (takes) wishes.splice(wishes.indexOf(wish), 1);
    const heals = takes ? { heals: rows.get(wish) as number } : {};
    [now] = warband.dayByDay(now, [{ day, ...heals }]) as [warband.Recovering];
    course.push(now);
  }
  return course;
};

const slotsOf = ({ wounds }: warband.Recovering): number =>
  wounds.reduce((sum, wound) => sum + warband.slotsOfWound(wound), 0);

/** Nothing that rest could do is left. */
const isWell = (one: warband.Recovering): boolean => one.hp === one.mostHp && warband.choicesOfWeek(one).length === 0;

const woundsText = ({ words, texts }: Speech, { wounds }: warband.Recovering): string => {
  const { healing } = texts.skirmish;
  const names = words.skirmish.wounds;
  const told = wounds.map(({ wound, side, permanent }) =>
    healing.wound({ wound: wound === 'hand' && side !== null ? names[`${side}Hand`] : names[wound], permanent }),
  );
  return told.length === 0 ? healing.none : told.join(', ');
};

const patientLines = (io: Speech, patient: Patient, options: HealOptions): readonly string[] => {
  const { healing } = io.texts.skirmish;
  const { who, begins } = patient;
  const course = courseOf(patient, options);
  const row = (day: string, spent: string, one: warband.Recovering): readonly string[] => [
    day,
    spent,
    `${one.hp}/${one.mostHp}`,
    `${slotsOf(one)}`,
    woundsText(io, one),
  ];
  const rows = course.map((one, nth) => row(`${nth + 1}`, healing.spent[options.days[nth] as warband.DaySpent], one));
  const wellOn = isWell(begins) ? 0 : course.findIndex(isWell) + 1;
  const retainers = warband.moreRetainers((course.at(-1) ?? begins).wounds);
  return [
    who,
    ...columns([healing.heads, row('', healing.before, begins), ...rows], ['right', 'left', 'right', 'right', 'left']),
    wellOn === 0 && !isWell(begins) ? healing.never({ who }) : healing.well({ who, day: wellOn }),
    ...(retainers === 0 ? [] : wrapped(`${healing.retainers({ who, n: retainers })} [WARBAND-WOUND-007]`)),
  ];
};

const patientJson = (patient: Patient, options: HealOptions): unknown => {
  const told = (one: warband.Recovering) => ({
    hp: one.hp,
    mostHp: one.mostHp,
    slots: slotsOf(one),
    wounds: one.wounds,
  });
  const days = courseOf(patient, options).map((one, nth) => ({ day: nth + 1, spent: options.days[nth], ...told(one) }));
  return { who: patient.who, before: told(patient.begins), days };
};

const HELP = `
A day of full rest gives 1 HP, a week of quiet days all of them, a week of full rest heals one Wound; of one that stays for
good it frees the slot. [WARBAND-RECOVER-001 to WARBAND-RECOVER-007]

Examples:
  warmoot skirmish heal Berrin=2/8,knee,eye! --days rest=7
  warmoot skirmish heal Berrin=0/8,knee,arm Odda=1/3 --days rest=3,busy,rest=14 --heals arm,knee`;

/** How people get well after a fight, day by day. */
export const healCommand = (skirmish: Command, io: Teller): void => {
  skirmish
    .command('heal')
    .description('how people get well after a fight, day by day')
    .argument(
      '<who...>',
      'a name, HP of how many, and Wounds: Berrin=2/8,knee,hand:left,eye! (! for good)',
      patientList,
    )
    .option(
      '--days <list>',
      'how the days are spent: rest, downtime or busy, such as rest=7,busy',
      dayList,
      dayList('rest=7'),
    )
    .option('--heals <wounds>', 'the Wounds that full weeks go to, in order', (text) => text.split(',').map(rowIn))
    .addOption(jsonOption())
    .addHelpText('after', HELP)
    .action((patients: readonly Patient[], options: HealOptions) => {
      if (options.json) outJson(io, { days: options.days, people: patients.map((one) => patientJson(one, options)) });
      else
        outLines(
          io,
          patients.flatMap((one, nth) => [...(nth === 0 ? [] : ['']), ...patientLines(io, one, options)]),
        );
    });
};
