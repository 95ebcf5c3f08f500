import type { HAPPENINGS, HOUSES, HouseKey, PersonKey, PlaceKey, QUARRELS } from './saltCoast.table.js';

/** What is told of the Salt Coast. */
export interface SaltCoastWords {
  readonly name: string;
  readonly campaign: string;
  readonly lead: string;
  readonly setting: string;
  readonly region: { readonly name: string; readonly text: string };
  readonly places: Readonly<Record<PlaceKey, { readonly name: string; readonly text: string }>>;
  readonly houses: Readonly<Record<HouseKey & keyof typeof HOUSES, { readonly name: string; readonly text: string }>>;
  readonly people: Readonly<
    Record<PersonKey, { readonly name: string; readonly trade: string; readonly past: string }>
  >;
  readonly quarrels: Readonly<Record<(typeof QUARRELS)[number], { readonly title: string; readonly text: string }>>;
  readonly happenings: Readonly<
    Record<keyof typeof HAPPENINGS | 'plague', { readonly title: string; readonly text: string }>
  >;
  readonly first: {
    readonly duel: string;
    readonly discussion: string;
    readonly freeForm: string;
    readonly place: string;
  };
}

export const SALT_COAST: SaltCoastWords = {
  name: 'The Salt Coast',
  campaign: 'The Salt Crown',
  lead: 'Two houses, one ford. Salt is worth more than silver here, and it all goes over one river.',
  setting:
    'Two houses, one ford.\n\nThe Salt Coast is nine places between the sea and the hills. It has had no crown since the old king drowned with his ship, and it has managed: four houses keep what peace there is, the abbey keeps the accounts, and everybody else keeps sheep.\n\nSalt is boiled on the flats and goes inland by barge and mule. Whoever takes toll of it is rich; whoever is cut off from it slaughters in autumn and buries the meat in spring.\n\nNobody here casts spells. People believe in saints, wells and the number three.',
  region: {
    name: 'The Salt Coast',
    text: 'Flats, river meadows and bare hills. Nearly everybody farms, herds or boils salt.',
  },
  places: {
    kell: {
      name: 'Kell',
      text: 'A walled town at the only ford that carts can use. Its market decides what salt costs.',
    },
    skeld: {
      name: 'Skeld',
      text: 'A harbour behind a bar of shingle: forty roofs, sixty boats, and a chain across the mouth.',
    },
    dorrow: {
      name: 'Dorrow',
      text: 'A tower on a rock, older than the house that lives in it. From the roof one sees the sea.',
    },
    tarn: {
      name: 'Tarn Hall',
      text: 'A long hall beside black water, where the houses meet because nobody else wants it.',
    },
    hild: { name: 'Saint Hild’s', text: 'An abbey with a scriptorium, an infirmary and the only clock on the coast.' },
    fen: { name: 'The Fen', text: 'Reed, eels and paths that move. Those who live there pay what they choose to pay.' },
    hagWood: {
      name: 'Hag Wood',
      text: 'Old oaks and older stories. Charcoal burners work at its edge and sleep elsewhere.',
    },
    pans: { name: 'The Pans', text: 'Rows of lead pans on the flats. The smoke can be seen two days out at sea.' },
    bridge: { name: 'Whin Bridge', text: 'Half a stone bridge, and a rope ferry for the other half.' },
  },
  houses: {
    avitch: {
      name: 'House Avitch',
      text: 'Holds Kell and takes the toll of the ford. Generous, in debt and sure of its right.',
    },
    dorrow: {
      name: 'House Dorrow',
      text: 'Lords of the hills. They guard the road and say that the guard should have the toll.',
    },
    skeld: {
      name: 'Skeld',
      text: 'Ships’ masters who elect the richest of them. They own the boats and would own the salt.',
    },
    fen: { name: 'The Fen', text: 'No house, says every house. They dug the first pans and have not forgotten it.' },
  },
  people: {
    ella: {
      name: 'Lady Ella Avitch',
      trade: 'Lady of Kell',
      past: 'Inherited a town, a toll and her brother’s debts in one morning.',
    },
    casimir: {
      name: 'Casimir Dorrow',
      trade: 'Lord of the hills',
      past: 'Won three border wars and lost both sons’ patience.',
    },
    joris: {
      name: 'Joris Dorrow',
      trade: 'Sword of his house',
      past: 'Killed a toll-keeper two winters ago and has not been let to forget it.',
    },
    jorun: {
      name: 'Jorun Halfhand',
      trade: 'Captain of the town watch',
      past: 'Left two fingers and a husband at the ford.',
    },
    wren: {
      name: 'Wren of Hag Wood',
      trade: 'Huntress; knows every ford',
      past: 'Grew up among charcoal burners who found her in a cart.',
    },
    anselm: {
      name: 'Brother Anselm',
      trade: 'Infirmarian of the abbey',
      past: 'Was a surgeon with the hosts until he had counted enough.',
    },
    morten: {
      name: 'Morten Weir',
      trade: 'Mason of Whin Bridge',
      past: 'Has built the same arch four times, each time for another lord.',
    },
    hedda: {
      name: 'Hedda Quill',
      trade: 'Steward of Tarn Hall',
      past: 'Writes down what is said in the hall, and what was meant.',
    },
    rurik: {
      name: 'Rurik of Skeld',
      trade: 'Master of the harbour',
      past: 'Bought his first ship with another man’s silver and paid it back twice.',
    },
    maud: {
      name: 'Maud of the Fen',
      trade: 'Reeve of the reed people',
      past: 'Led her people over the moving paths in the year of the flood.',
    },
    tove: {
      name: 'Tove Lark',
      trade: 'Singer and carrier of news',
      past: 'Knows a song about every house, and which of them to sing where.',
    },
    osric: {
      name: 'Osric Pell',
      trade: 'Clerk who would be abbot',
      past: 'Keeps two books for the abbey; only one of them is shown.',
    },
  },
  quarrels: {
    ford: {
      title: 'The ford',
      text: 'Avitch takes a toll at Kell Ford. Dorrow guards the road that leads to it, unpaid for three years, and has now hung a chain of its own.',
    },
    salt: {
      title: 'The salt',
      text: 'The reed people dug the first pans; Skeld paid for the lead. Since the price has doubled each says that the other was only helping.',
    },
    abbot: {
      title: 'The abbot’s seat',
      text: 'The old abbot is dying. Anselm has the brothers, Osric has the books, and the houses have asked what an abbot costs.',
    },
  },
  happenings: {
    burial: { title: 'The old abbot is buried', text: 'All four houses send somebody, and nobody may bear arms.' },
    barges: {
      title: 'The new salt barges are ready',
      text: 'Twelve barges at Whin Bridge, and no agreement on whose salt goes first.',
    },
    wedding: {
      title: 'A wedding at Tarn Hall',
      text: 'Hedda’s niece and a master’s son of Skeld. Everybody comes who can be seen together.',
    },
    tolls: { title: 'The toll is let anew', text: 'The lease of the ford runs out at noon.' },
    plague: { title: 'A plague comes over the flats', text: 'First the mules, then the boilers.' },
  },
  first: {
    duel: 'A duel at Kell Ford',
    discussion: 'A parley at Kell Ford',
    freeForm: 'At Kell Ford',
    place: 'Kell Ford',
  },
};
