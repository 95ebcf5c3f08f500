/** What is against the rules of a battle of sorties, and what data was expected. */
export const SORTIE_REFUSALS = {
  broken: {},
  forms: {
    'sortie.level': 'a number from {least} to {most} with two decimals at most',
  },
} as const;
