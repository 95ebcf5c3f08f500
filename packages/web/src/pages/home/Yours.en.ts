export const YOURS = {
  putAway: 'Put away on this device',
  putAwayForAll: 'Put away for all',
  takeOut: 'Take out again',
  away: 'Put away: {many}',
  moreOf: '{name}: more',
} as const;
