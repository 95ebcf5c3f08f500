/** What the pages say on which battles are set up unit by unit. */
export const WAR_SETUP = {
  units: 'Units of {name}',
  nameOf: 'Name: {what} {nth}',
  forward: 'Put {who} before the one above',
  remove: 'Take {who} out',
  add: 'Add the unit',
  full: '{most} units are the most',
  sum: '{units, plural, one {# unit} other {# units}}',
  print: 'Print the armies',
  options: 'Options',
  usual: '{answer} (usual)',
  theOptions: 'the options',
  begin: 'Begin the battle',
  badName: 'A unit has a name that cannot be',
  noUnits: 'An army has no units',
} as const;
