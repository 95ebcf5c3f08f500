/** What stands above what is carried into the next scene. */
export const CARRIED = {
  what: 'What',
  stands: 'As it stands',
  does: 'What it does in the next scene',
} as const;
