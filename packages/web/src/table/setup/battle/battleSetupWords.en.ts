export const ARMY_WORDS = {
  levy: 'Levy: infantry and bows',
  hillmen: 'Hillmen: light and quick',
  guard: 'Guard: heavy infantry',
  riders: 'Riders: all horse',
  pikes: 'Pikes against horse',
  crown: 'Crown: some of everything',
} as const;

/** What the page says on which battles are set up. */
export const BATTLE_SETUP = {
  attacker: 'Attacker',
  defender: 'Defender',
  kinds: ARMY_WORDS,
  budget: 'Points for each army',
  cost: '{cost} of {budget} points',
  over: 'An army costs more than the points allow',
  defence: 'The defender',
  defences: {
    standing: 'stands and fights',
    onTheMarch: 'is ambushed on the march',
    inCamp: 'is ambushed in camp',
  },
  field: 'Field {nth}',
  fieldsNote: 'Of several fields the defender picks one; in an ambush, the attacker.',
  sources: {
    plain: 'open plain',
    seed: 'from a seed',
    ready: 'ready-made',
    own: 'own map',
  },
  landscape: 'Landscape',
  seed: 'Seed',
  ownMap: 'Map',
  readyMap: 'Ready-made field',
  fromFile: 'Read a file',
  drawMap: 'Draw a map',
  noMaps: 'No map is kept in this browser.',
  addField: 'Offer another field',
  removeField: 'Take field {nth} away',
  sizes: 'All fields must have one size',
  begin: 'Begin the battle',
  noMen: 'An army has nobody in it',
} as const;
