/** What stands in the head of a campaign's pages. */
export const SHELL = {
  sheet: 'Character sheet',
} as const;
