/** What is said wherever an army is put together. */
export const ARMY = {
  army: 'Army',
  name: 'Name',
  commandedBy: 'Commanded by',
  byHand: 'By hand',
  each: '{cost} each',
  champions: '{n, plural, =0 {Champions: none} other {Champions: #}}',
  units:
    '{n, plural, one {1 unit} other {# units}}{own, plural, =0 {} one {, 1 named by hand} other {, # named by hand}}',
  unitsNote: 'Two words at most, each name once in the battle. What is left empty is named after a place or a house.',
  nameOf: 'Name: {troop} {nth}',
  roll: 'Another name by lot',
  rollFor: '{who}: another by lot',
  championsNote: 'Leaders who may challenge those of the other army. The battle waits while two of them fight.',
} as const;
