/** The places of a battle before anybody has changed anything. */
export const usualBattlePlaces = [
  { as: 'Avitch', like: '', side: 0, seat: null },
  { as: 'Dorrow', like: '', side: 1, seat: null },
];
