export const CHECKED = {
  title: 'The dice',
  good: 'Checked just now in your browser: {entries, plural, one {# entry follows} other {# entries follow}} from one another and from the rules{seeded, plural, =0 {} one {; # throw follows from the seed that was fixed before} other {; # throws follow from the seed that was fixed before}}{shared, plural, =0 {} other {, # of them together with what people’s devices added}}{typed, plural, =0 {} one {; # was typed in} other {; # were typed in}}{unchecked, plural, =0 {} other {; # cannot be checked before their seed is shown}}.',
  bad: 'This log does not hold:',
  seed: 'Seed, shown at the end',
  command: 'warmoot verify FILE',
} as const;
