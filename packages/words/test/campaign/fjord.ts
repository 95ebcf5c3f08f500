import { saga } from '@warmoot/rules';
import { marched } from './marched.js';
import { Played } from './played.js';
import { reflected } from './reflected.js';

const SKILLS = Object.fromEntries(saga.ALL_SKILLS.map((skill, at) => [skill, at % 5]));
const MOTIVES = Object.fromEntries([
  ...saga.character.ALL_MOTIVES.map((motive) => [motive, 6]),
  ...saga.character.MOTIVE_PAIRS[6].map((motive, at) => [motive, at === 0 ? 10 : 2]),
]);
const GROUPS = { handToHand: 2, physical: 3, knowledge: 2, social: 1 };

const thrown = (faces: readonly number[], rating: number, start: number, dealt: readonly number[]) => ({
  by: 'mainDice',
  faces,
  raised: 0,
  rating,
  start,
  dealt,
  lost: 0,
});

const DICE = {
  groups: {
    handToHand: thrown([2, 1, 2, 4], 2, 0, [1, 2, 3, 4, 4, 3, 2, 4]),
    physical: thrown([2, 2, 2, 3], 3, 1, [1, 2, 3, 4, 5, 6, 7]),
    knowledge: thrown([2, 1, 2, 2], 2, 0, [7, 7, 6]),
    social: thrown([1, 1, 2, 3], 1, 0, [5]),
  },
  guide: [],
  motives: { placed: [7, 3, 1, 1, 4, 2, 1, 1, 1], order: [1, 2, 3, 4, 5, 6, 7, 8, 1] },
};

const drafted = (owner: string, name: string, set: number) => ({
  owner,
  name,
  set,
  words: { context: '', home: set === 1 ? 'Kell, by the ford' : '', ties: '', trade: '', past: '' },
  skills: SKILLS,
  motives: MOTIVES,
  groups: GROUPS,
  origin: set === 1 ? DICE : { groups: null, guide: [], motives: null },
});

const NOBODY = {
  lightInfantry: 0,
  mediumInfantry: 0,
  heavyInfantry: 0,
  pikemen: 0,
  lightCavalry: 0,
  mediumCavalry: 0,
  heavyCavalry: 0,
  bowmen: 0,
};

const fighter = (name: string, side: number, more: object = {}) => ({
  name,
  side,
  standing: 'in',
  wounds: [],
  taken: [],
  dyingSince: null,
  hands: { left: null, right: null },
  carried: [],
  ...more,
});

const CUT = { part: 'leftArm', severity: 'minor', marks: 0 };
const BLOW = { part: 'head', severity: 'major', marks: 0 };

const army = (name: string, lost: object) => ({ name, lost: { ...NOBODY, ...lost } });

/** The world and the cast. */
const begun = (): Played =>
  new Played()
    .do('ana', {
      deed: 'found',
      name: 'Fjord & Fell',
      founding: {
        days: [{ day: 4, name: 'The ice goes' }],
        parts: [{ key: 'fjord.people', people: [{ name: 'Olaf', trade: 'Ferryman', kit: 'traveller' }] }],
      },
    })
    .do('ana', { deed: 'castSize', seat: 'ana', characters: 3 })
    .do('ana', { deed: 'setting', text: 'Cold water.\nSteep hills.\n\nFew people.' })
    .do('bo', {
      deed: 'note',
      kind: 'magic',
      title: 'The horn',
      text: 'It is loud.',
      bonuses: [{ on: 'lead', by: 2, when: 'blown' }],
    })
    .do('bo', { deed: 'region', name: 'Kelland', population: 12000, rural: 92 })
    .play(
      { play: 'draft' },
      {
        order: ['ana'],
        characters: [
          drafted('ana', 'Ella', 1),
          drafted('ana', 'Signe', 2),
          { ...drafted('ana', 'Olaf', 3), who: 'c1', kit: 'traveller' },
        ],
      },
      { ana: { goals: [{ set: 1, goals: 'The throne.' }] } },
    )
    .do(null, { deed: 'add', name: 'Morten', owner: 'bo', skills: SKILLS, motives: MOTIVES })
    .do('bo', { deed: 'add', name: 'Gro' })
    .do('bo', { deed: 'begin' });

const peopled = (): Played => {
  const played = begun();
  const [ella, morten, gro] = ['Ella', 'Morten', 'Gro'].map((name) => played.id(name)) as [string, string, string];
  return played
    .do('ana', { deed: 'words', character: ella, past: 'Born at sea.', trade: 'Smith' })
    .do('ana', { deed: 'arms', character: ella, arms: 'red fish' })
    .do('ana', { deed: 'locks', character: ella, locks: { footwork: 'speed', tackle: 'strength' } })
    .do('ana', { deed: 'privateNote', character: ella, text: 'Trusts nobody.' })
    .do('ana', { deed: 'terrain', character: ella, terrain: 'hills' })
    .do('ana', { deed: 'relate', character: ella, to: morten, text: 'half brother' })
    .do('ana', {
      deed: 'carry',
      character: ella,
      load: { items: [{ id: 'k1', object: 'keys', worn: false }] },
    })
    .do(null, { deed: 'rate', character: ella, skill: 'swim', to: 4, reason: 'a summer on the coast' })
    .do(null, { deed: 'drive', character: ella, context: 'Kell', topic: 'the ford', motive: 'valourous', rating: 4 })
    .do('bo', { deed: 'rename', character: morten, name: 'Morten Ulv' })
    .play(
      { play: 'generation', characters: [gro] },
      {
        sets: [
          {
            name: 'Gro',
            skills: SKILLS,
            motives: MOTIVES,
            groups: GROUPS,
            origin: { groups: null, guide: [], motives: null },
          },
        ],
      },
    )
    .do('bo', {
      deed: 'unit',
      name: 'Harrow',
      ruler: morten,
      level: 4,
      supports: [{ name: 'ships', amount: 8 }],
      troops: { ...NOBODY, pikemen: 100 },
    })
    .do('bo', { deed: 'unit', name: 'Kell', level: 2 })
    .do('ana', { deed: 'unit', id: played.id('Kell'), name: 'Kell', ruler: ella });
};

/** A duel, its hour, its days of healing, and what it was worth. */
const fought = (played: Played): Played => {
  const [ella, morten, olaf] = ['Ella', 'Morten Ulv', 'Olaf'].map((name) => played.id(name)) as [
    string,
    string,
    string,
  ];
  played
    .do('ana', { deed: 'sit', present: ['ana', 'bo'] })
    .do('bo', { deed: 'happening', day: 2, title: 'Snow', characters: [ella] })
    .do('bo', { deed: 'arrival', day: 2, place: 'Kell', characters: [morten, olaf] })
    .do('ana', {
      deed: 'plan',
      day: 2,
      scene: 'duel',
      title: 'Kell Ford',
      place: 'the ford',
      characters: [ella, morten, olaf],
      plan: { side1: [ella], side2: [morten, olaf] },
    })
    .do('ana', { deed: 'plan', day: 2, scene: 'freeForm', title: 'A feast', characters: [ella] });
  const [ford, feast] = [played.id('Kell Ford'), played.id('A feast')];
  const [snow, arrival] = [played.id('Snow'), played.id('Kell')];
  played
    .do('ana', { deed: 'replan', entry: feast, title: 'A wake' })
    .do('ana', { deed: 'arrange', day: 2, entries: [arrival, snow, ford, feast] })
    .do(null, { deed: 'control', entry: ford, character: morten, seat: 'bo' })
    .play({ play: 'entry', entry: ford }, null)
    .play(
      { play: 'entry', entry: ford },
      {
        ending: 'side1',
        rounds: 3,
        fighters: [
          fighter('Ella', 1, { wounds: [CUT, BLOW], taken: [CUT, BLOW], dyingSince: 3 }),
          fighter('Morten Ulv', 2, { standing: 'surrendered' }),
          fighter('Olaf', 2, { standing: 'dead' }),
        ],
        dead: ['Olaf'],
        fled: [],
        prisoners: ['Morten Ulv'],
        lost: [],
      },
    )
    .do(null, { deed: 'aid', character: ella, came: true })
    .do('ana', { deed: 'follow', entry: ford, next: null })
    .do(null, { deed: 'credit', entry: ford, raise: played.id('Harrow'), lower: null })
    .do(null, { deed: 'free', character: morten })
    .do('ana', { deed: 'raise', character: played.id('Gro'), lost: olaf })
    .do('ana', { deed: 'start', entry: feast })
    .play(
      { play: 'check', entry: feast, acting: { character: morten, skill: 'perform' } },
      { success: false, prevails: null, consequence: 'laughter', by: 'dice' },
    )
    .do('ana', { deed: 'close', entry: feast, text: 'They sang until dawn.' });
  return played;
};

const rested = (played: Played): Played => {
  const [ella, morten] = [played.id('Ella'), played.id('Morten Ulv')];
  return played
    .do('ana', { deed: 'follow', entry: played.id('A wake'), next: { day: 4, scene: 'discussion', title: 'Terms' } })
    .do('ana', { deed: 'drop', entry: played.id('Terms') })
    .do(null, { deed: 'pass', to: 4 })
    .play(
      { play: 'healing', character: ella, healer: morten, days: [{ lasting: 2, sheltered: true, washed: true }] },
      {
        patient: 'Ella',
        wounds: [{ ...CUT, marks: 2, kind: 'cut', day: 2, becameMinor: null }],
        successes: [{ day: 4, healer: 'Morten Ulv', severity: 'minor', parts: ['leftArm'] }],
        through: 4,
        recovered: null,
      },
    )
    .do(null, { deed: 'regret', character: ella, driving: 'd1', entry: played.id('Kell Ford') })
    .do(null, { deed: 'playedOut', character: ella, driving: 'd1' })
    .play({ play: 'event' }, { event: 'plague', roll: 29, deaths: [played.id('Signe')] });
};

/** A battle in sorties, after which some of the pikemen are away for a week. */
const inSorties = (played: Played, armies: { readonly attacker: object; readonly defender: object }): Played => {
  played.do('bo', { deed: 'plan', day: 42, scene: 'battle', title: 'The dunes', plan: { by: 'sortie', ...armies } });
  const unit = (key: string, name: string, troop: string, [fit, injured]: readonly [number, number]) => {
    const men = { heads: fit + injured, fit, injured, dead: 0, prisoners: 0 };
    const rest = { fate: 'here', goneIn: 0, record: 0, floating: 0, started: 0, fadesIn: 0 };
    return { unit: key, name, ...rest, ...men, troops: [{ troop, from: [key], ...men }] };
  };
  const { pikemen = 0 } = played.campaign.open.units[played.id('Harrow')]?.troops ?? {};
  return played.play(
    { play: 'entry', entry: played.id('The dunes') },
    {
      ...{ ending: 'agreed', rounds: 4, winner: null, returns: { injured: 1, dead: 7 }, characters: [] },
      armies: [
        {
          name: 'Harrow',
          side: 'a',
          retreated: false,
          returns: { days: 7, on: 49 },
          units: [unit('A1', 'Salt pikes', 'pikemen', [pikemen - 15, 15])],
        },
        {
          name: 'The raiders',
          side: 'b',
          retreated: false,
          returns: { days: 7, on: 49 },
          units: [unit('B1', 'Dune bows', 'bowmen', [50, 0])],
        },
      ],
    },
  );
};

/** A battle, a long walk, a year that turns. */
const reckoned = (played: Played): Played => {
  const [morten, gro] = [played.id('Morten Ulv'), played.id('Gro')];
  const kell = Object.values(played.campaign.open.units).find(({ name }) => name === 'Kell')?.id as string;
  const harrow = played.id('Harrow');
  const armies = {
    attacker: { unit: harrow, commander: morten },
    defender: { name: 'The raiders', troops: { ...NOBODY, bowmen: 50 }, commander: gro },
  };
  played
    .do('bo', {
      deed: 'plan',
      day: 40,
      scene: 'battle',
      title: 'The long beach',
      characters: [morten, gro],
      plan: armies,
    })
    .do('bo', { deed: 'plan', day: 50, days: 5, scene: 'movement', title: 'Home', characters: [gro] });
  const ships = played.campaign.open.units[harrow]?.wealth.supports[0]?.id;
  const [beach, home] = [played.id('The long beach'), played.id('Home')];
  played
    .play(
      { play: 'entry', entry: beach },
      {
        ending: 'left',
        rounds: 6,
        holder: 'Harrow',
        armies: [army('Harrow', { pikemen: 20 }), army('The raiders', { bowmen: 50 })],
        credit: { raise: 'Harrow', lower: null },
        champions: [],
      },
    )
    .do(null, { deed: 'credit', entry: beach, raise: harrow, lower: kell });
  inSorties(played, armies)
    .do('bo', { deed: 'start', entry: home })
    .do('bo', { deed: 'plan', day: 50, scene: 'freeForm', title: 'A word', characters: [morten] })
    .do('bo', { deed: 'pause', entry: home })
    .do('bo', { deed: 'resume', entry: home })
    .do('bo', { deed: 'close', entry: home })
    .do('bo', { deed: 'drop', entry: played.id('A word') });
  return marched(played)
    .do('ana', { deed: 'page', day: 40, title: 'Salt', text: 'The sea took half.\n\nWe took the rest.' })
    .do('ana', { deed: 'page', text: 'Nothing more to say.' })
    .do('ana', { deed: 'rise', sitting: Object.keys(played.campaign.open.sittings)[0] })
    .do('ana', { deed: 'unit', id: kell, name: 'Kell', text: 'Four huts.', ruler: played.id('Ella') })
    .do(null, { deed: 'lose', unit: harrow, what: ships, amount: 2 })
    .talks(harrow, 4)
    .do('ana', { deed: 'reckon' })
    .do('bo', { deed: 'settle', unit: harrow, supports: [8], troops: { ...NOBODY, pikemen: 100 } })
    .do(null, { deed: 'pass', to: 361 })
    .do(null, { deed: 'die', character: gro, why: 'old age' })
    .do(null, { deed: 'name', name: 'Fjord' })
    .do(null, { deed: 'options', options: { 'saga.wealth.timing': 'yearly' } })
    .do('bo', { deed: 'remove', from: 'pages', id: Object.keys(played.campaign.open.pages)[1] });
};

/** A small campaign in which a little of everything has happened. */
export const fjord = (): Played => reflected(reckoned(rested(fought(peopled()))));

export const NAMES: Readonly<Record<string, string>> = { ana: 'Ana', bo: 'Bo' };
