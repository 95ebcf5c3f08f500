import { saga } from '@warmoot/rules';

const MONTHS = [
  'Thaw',
  'Sowing',
  'Lambing',
  'Rushes',
  'Midsummer',
  'Haysel',
  'Reaping',
  'Acorn',
  'Slaughter',
  'Frost',
  'Midwinter',
  'Wolves',
];

const OPTIONS = {
  'saga.generation.others': 'byHand',
  'saga.calendar.months': MONTHS.map((name) => ({ name, days: 30 })),
};

const rated = <K extends string>(keys: readonly K[], from: number): Record<K, number> =>
  Object.fromEntries(keys.map((key, nth) => [key, from + (nth % 4)])) as Record<K, number>;

const PEOPLE = [
  ['Lady Ella Avitch', 'gules fish', 'At the ford'],
  ['Jorun Halfhand', 'tenne hand', 'With Ella'],
  ['Wren of Hag Wood', 'tenne leaf', 'Watching the mill road'],
  ['Casimir Dorrow', 'azure tower', 'A day’s march from Kell'],
  ['Joris Dorrow', 'azure tower', 'At the ford'],
  ['Morten Avitch', 'gules fish', 'Kell'],
  ['Hedda Quill', 'vert key', 'Tarn Hall'],
  ['Rurik of Skeld', 'vert ship', 'On the water'],
  ['Maud of the Fen', 'purpure reed', 'Fen road'],
  ['Brother Anselm', 'purpure star', 'Saint Hild’s'],
] as const;

const HOUSES = [
  ['Avitch', 'gules fish', 5],
  ['Dorrow', 'azure tower', 6],
  ['Skeld', 'vert ship', 7],
  ['The Fen', 'purpure reed', 2],
] as const;

/** The ninth of Acorn in the third year. */
export const NINTH = 720 + 7 * 30 + 9;

export interface Cast {
  readonly ella: string;
  readonly joris: string;
  readonly morten: string;
}

/** Somebody of the campaign by name. */
const idOf = ({ characters }: saga.campaign.CampaignOpen, name: string): string => {
  const found = Object.values(characters).find((one) => one.name === name);
  if (found === undefined) throw new Error(`nobody is called ${name}`);
  return found.id;
};

/** What a campaign is written by: over the lines of a server, or at a table without one. */
export interface Hands {
  /** Something done in the campaign; what is left out is as the rules have it. */
  readonly say: (deed: object) => unknown;
  /** Something the table decides; alone at a table it holds at once. */
  readonly decide: (deed: object) => unknown;
  readonly open: () => Promise<saga.campaign.CampaignOpen> | saga.campaign.CampaignOpen;
}

/** Writes the Salt Crown on the ninth of Acorn: a cast, houses and a month full of plans. */
export const writeSaltCrown = async (
  { say, decide, open }: Hands,
  owners: readonly (string | null)[],
): Promise<Cast> => {
  await say({ deed: 'found', name: 'The Salt Crown', options: OPTIONS });
  await say({ deed: 'setting', text: 'The pigs are in the woods.' });
  for (const [nth, [name, ,]] of PEOPLE.entries()) {
    const [skills, motives] = [rated(saga.ALL_SKILLS, 2), rated(saga.character.ALL_MOTIVES, 3)];
    await say({ deed: 'add', name, owner: owners[nth % owners.length], skills, motives });
  }
  const campaign = await open();
  const { characters } = campaign;
  for (const { id, name } of Object.values(characters)) {
    const row = PEOPLE.find(([called]) => called === name);
    await decide({ deed: 'arms', character: id, arms: row?.[1] });
    await decide({ deed: 'words', character: id, home: row?.[2] });
  }
  await decide({ deed: 'pass', to: NINTH });
  for (const [name, arms, level] of HOUSES) await say({ deed: 'unit', name, arms, level });
  const [ella, joris, morten, hedda, maud] = [
    'Lady Ella Avitch',
    'Joris Dorrow',
    'Morten Avitch',
    'Hedda Quill',
    'Maud of the Fen',
  ].map((name) => idOf(campaign, name)) as [string, string, string, string, string];
  const plan = { side1: [ella], side2: [joris] };
  await say({ deed: 'plan', day: NINTH, scene: 'duel', title: 'Duel at Kell Ford', characters: [ella, joris], plan });
  await say({ deed: 'happening', day: NINTH, title: 'The salt barges are finished', characters: [hedda] });
  const parley = { title: 'Parley with Skeld', place: 'Tarn Hall', characters: [hedda, ella] };
  await say({ deed: 'plan', day: NINTH + 3, scene: 'discussion', ...parley });
  const host3 = [joris, ella, morten];
  await say({ deed: 'plan', day: NINTH + 8, scene: 'battle', title: 'Dorrow’s host reaches Kell', characters: host3 });
  await say({
    deed: 'plan',
    day: NINTH + 12,
    days: 5,
    scene: 'movement',
    title: 'Maud on the fen road',
    characters: [maud],
  });
  await say({
    deed: 'plan',
    day: NINTH + 17,
    scene: 'freeForm',
    title: 'The abbot gives his answer',
    characters: [maud],
  });
  await say({ deed: 'plan', day: NINTH + 60, scene: 'discussion', title: 'The Moot sits', characters: [ella, joris] });
  return { ella, joris, morten };
};
