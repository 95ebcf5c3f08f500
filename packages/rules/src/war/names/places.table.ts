/**
 * Places that units are named after where neither setup nor map has names of its own. They are proper names, the same in
 * every language, and no two begin with the same two letters. One army takes them from the front, the other from the back.
 */
export const PLACES: readonly string[] = [
  ...['Tarn', 'Fen', 'Sarn', 'Quern', 'Lorn', 'Wend', 'Harrow', 'Oster', 'Brack', 'Avitch', 'Crail', 'Embly', 'Ulm'],
  ...['Neth', 'Pell', 'Istan', 'Jorrel', 'Varn', 'Yarrow', 'Zell', 'Ashby', 'Clun', 'Egmont', 'Thorne', 'Birk'],
  ...['Morrow', 'Elder', 'Skell', 'Prior', 'Orme', 'Dunmoor', 'Hollin', 'Larch', 'Stell', 'Reed', 'Garth', 'Wath'],
  ...['Toll', 'Ridge', 'Mill', 'Hill', 'Dorrow', 'Kell'],
];

/** What stands before the name of a place on a map, and is none itself. */
export const NO_PLACES: readonly string[] = [
  ...['House', 'Haus', 'Clan', 'Army', 'Heer', 'Count', 'County', 'Land', 'King', 'Kingdom'],
  ...['The', 'River', 'Lake', 'Mount', 'Great', 'Little', 'Upper', 'Lower', 'Old', 'New', 'Saint', 'Near', 'Far'],
  ...['Der', 'Die', 'Das', 'Am', 'Im', 'An', 'Auf', 'Bei', 'Zum', 'Zur', 'Fluss', 'Bach', 'Alt', 'Neu', 'Klein'],
];
