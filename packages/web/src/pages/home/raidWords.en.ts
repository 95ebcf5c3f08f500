/** What the first page says of the featured story. */
export const RAID = {
  kind: 'A story for a first evening',
  name: 'The Raid',
  about:
    'Sixty riders, one ford, a watch that may be asleep. Each rule is told when it is needed, and what you do decides what follows.',
  begin: 'Begin the story',
  friends: 'with friends, by link',
  scenes: 'Its scenes',
  chain: { council: 'Council', march: 'March', battle: 'Battle', duel: 'Single combat', parley: 'Parley' },
  length: 'About half an hour, alone or for two to three',
  plate:
    'A woodcut: sixty riders with a red banner cross a ford by moonlight, towards a palisaded town with one lit window.',
} as const;
