/** What places of a drawn map are called: proper names of our own, the same in every language. */
export const TOWNS: readonly string[] = [
  ...['Aldmere', 'Brackwell', 'Corren', 'Dunholt', 'Eskel', 'Farrowby', 'Hathersk', 'Ildon', 'Kestrow', 'Lammerby'],
  ...[
    'Marwick',
    'Nethering',
    'Ostrey',
    'Pellan',
    'Quernby',
    'Rushold',
    'Sarnmouth',
    'Tarrowick',
    'Ulverstow',
    'Wendel',
  ],
];

/** The first half of a name; the second says what it is. */
export const FIRST_HALVES: readonly string[] = [
  ...[
    'Alder',
    'Ash',
    'Badger',
    'Bell',
    'Crow',
    'Elder',
    'Fallow',
    'Fox',
    'Grey',
    'Hare',
    'Hawk',
    'Heron',
    'Hob',
    'Lark',
  ],
  ...[
    'Ling',
    'Long',
    'Marl',
    'Moss',
    'Oak',
    'Otter',
    'Owl',
    'Raven',
    'Reed',
    'Rook',
    'Rowan',
    'Salt',
    'Sallow',
    'Shepherd',
  ],
  ...['Stone', 'Tinker', 'Thorn', 'Wether', 'Whin', 'Widow', 'Willow', 'Wolf', 'Wren', 'Yew'],
];

export const SECOND_HALVES = {
  bridge: 'Bridge',
  ford: 'Ford',
  pool: 'Pool',
  pass: 'Pass',
  notch: 'Notch',
  woods: 'Wood',
  fen: 'Fen',
  hills: 'Down',
  mill: 'Mill',
  church: 'Chapel',
  gallows: 'Gallows',
  houses: 'Cross',
  tower: 'Tower',
  stones: 'Stones',
} as const;
export type NamedKind = keyof typeof SECOND_HALVES;
