import { saga } from '@warmoot/rules';
import { en, refusalText } from '@warmoot/words';
import { InvalidArgumentError } from 'commander';

/** A party as it is asked about, and its pace of the day. */
export interface AskedParty {
  readonly party: saga.party.Party;
  readonly pace: saga.march.Pace;
}

/** A party that was described; who it is, the command says. */
export type Described = (name: string) => AskedParty;

const SKILLS = [
  'run',
  'ride',
  'swim',
  'jumpClimb',
  'hide',
  'endurance',
  'notice',
  'survive',
  'sail',
  'lead',
  'tactics',
] as const satisfies readonly saga.party.PartySkill[];
const TRAITS = ['mounted', 'light', 'lame'] as const;
const MOST_PEOPLE = 100_000;
const MOST_RATING = 10;

const { ALL_PACES } = saga.march;
const { ALL_TROOPS } = saga.battle;

const NUMBERS: readonly string[] = [...SKILLS, 'people', 'weary', ...ALL_TROOPS];
const FLAGS: readonly string[] = [...TRAITS, 'boats', ...ALL_PACES];

/** The words of which a party is made, for the help. */
export const PARTY_HELP = `
A party is described by words with commas between them; what is left out is one average walker, 2 in every skill:
  run=4, ride, swim, jumpClimb, hide, endurance, notice, survive, sail, lead, tactics   ratings from 0 to 10
  people=60                          so many with these ratings
  mediumCavalry=60, lightInfantry …  troops without names: 2 in every skill
  mounted, light, lame, boats        how they go
  weary=1                            steps of weariness, 0 to 3
  careful, steady, forced, rest      the pace of the day, where it counts`;

const fault = (message: string): InvalidArgumentError => new InvalidArgumentError(message);

const sameWord = (all: readonly string[], text: string): string | undefined =>
  all.find((one) => one.toLowerCase() === text.toLowerCase());

const isCount = (word: string): boolean => word === 'people' || ALL_TROOPS.some((troop) => troop === word);

const countIn = (word: string, text: string): number => {
  const most = isCount(word) ? MOST_PEOPLE : word === 'weary' ? saga.party.MOST_WEARY : MOST_RATING;
  if (!/^\d{1,6}$/.test(text) || Number(text) > most)
    throw fault(`After "${word}=" a whole number from 0 to ${most} was expected, and "${text}" was found.`);
  return Number(text);
};

/** What was said of a party, word by word. */
interface Said {
  readonly numbers: ReadonlyMap<string, number>;
  readonly flags: ReadonlySet<string>;
}

const wordsIn = (text: string): Said => {
  const numbers = new Map<string, number>();
  const flags = new Set<string>();
  for (const part of text.split(',').map((one) => one.trim())) {
    const [, name = '', value] = /^([^=]*)(?:=(.*))?$/s.exec(part) ?? [];
    const found = sameWord(value === undefined ? FLAGS : NUMBERS, name.trim());
    if (found === undefined && sameWord(NUMBERS, name.trim()) !== undefined)
      throw fault(`"${name.trim()}" needs a number, such as ${name.trim()}=2.`);
    if (found === undefined) {
      const known = [...NUMBERS.map((one) => `${one}=n`), ...FLAGS].join(', ');
      throw fault(`"${part}" says nothing about a party. Expected were, with commas: ${known}.`);
    }
    if (numbers.has(found) || flags.has(found)) throw fault(`"${found}" is said twice.`);
    if (value === undefined) flags.add(found);
    else numbers.set(found, countIn(found, value.trim()));
  }
  return { numbers, flags };
};

const paceIn = ({ flags }: Said): saga.march.Pace => {
  const [pace = 'steady', another] = ALL_PACES.filter((one) => flags.has(one));
  if (another !== undefined) throw fault(`A party goes at one pace: "${pace}" or "${another}".`);
  return pace;
};

/** How many there are who have the ratings that were said: one, or nobody where only troops were spoken of. */
const peopleIn = ({ numbers, flags }: Said): number => {
  const hasTroops = ALL_TROOPS.some((troop) => numbers.has(troop));
  const isOfPeople = SKILLS.some((skill) => numbers.has(skill)) || TRAITS.some((trait) => flags.has(trait));
  return numbers.get('people') ?? (hasTroops && !isOfPeople ? 0 : 1);
};

const some = (numbers: ReadonlyMap<string, number>, keys: readonly string[]): Readonly<Record<string, number>> =>
  Object.fromEntries(keys.flatMap((key) => (numbers.has(key) ? [[key, numbers.get(key) as number]] : [])));

const partyCalled = (name: string, said: Said): saga.party.Party => {
  const { numbers, flags } = said;
  const member = {
    name,
    skills: some(numbers, SKILLS),
    mounted: flags.has('mounted'),
    light: flags.has('light'),
    wounds: flags.has('lame') ? [{ part: 'rightLeg', severity: 'major' }] : [],
  };
  const parsed = saga.party.partyShape.parse({
    name,
    seats: [name],
    members: [member],
    troops: some(numbers, ALL_TROOPS),
    boats: flags.has('boats'),
    weary: numbers.get('weary') ?? 0,
  });
  if (!parsed.ok) throw fault(refusalText(en, parsed.refusal));
  const [one] = parsed.value.members;
  // No sheet of a party has so many people of name; the rules count them alike.
  const members = Array.from({ length: peopleIn(said) }, () => one as saga.party.Member);
  const party = { ...parsed.value, members };
  if (saga.party.sizeOf(party) === 0) throw fault('A party needs somebody: people=1, or troops.');
  return party;
};

/** `run=4,light` or `mediumCavalry=60,careful`: a party, or what is wrong with its description. */
export const partyText = (text: string): Described => {
  const said = wordsIn(text);
  const pace = paceIn(said);
  // A fault shows at once, and not when it is asked for by name.
  partyCalled('party', said);
  return (name) => ({ party: partyCalled(name, said), pace });
};

/** A pursuit and a race know no pace of the day. */
export const pacelessText = (text: string): Described => {
  const pace = wordsIn(text).flags;
  const found = ALL_PACES.find((one) => pace.has(one));
  if (found !== undefined) throw fault(`The pace of the day does not count here: leave out "${found}".`);
  return partyText(text);
};

/** One average walker. */
export const AVERAGE: Described = (name) => ({
  party: partyCalled(name, { numbers: new Map(), flags: new Set() }),
  pace: 'steady',
});
