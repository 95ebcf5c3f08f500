export const MADE = {
  title: 'Ratings',
  main: 'main character',
  other: 'other character',
} as const;
