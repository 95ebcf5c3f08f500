export const CHECKED = {
  title: 'The dice',
  good: 'Checked just now in your browser: {entries} entries follow from one another and from the rules; {seeded} throws follow from the seed that was fixed before{typed, plural, =0 {} other {; # were typed in}}.',
  bad: 'This log does not hold:',
  seed: 'Seed, shown at the end',
  command: 'warmoot verify FILE',
} as const;
