/** A race between two, as a script that has no inputs yet. */
export const RACE = {
  rules: 'saga',
  scene: 'check',
  setup: {
    kind: 'opposed',
    seats: ['ella', 'morten'],
    acting: { name: 'Ella', seat: 'ella', skill: 'run', rating: 4 },
    opposing: { name: 'Morten', seat: 'morten', skill: 'run', rating: 2 },
  },
};

/** A climb whose difficulty another says, as a script that has no inputs yet. */
export const CLIMB = {
  rules: 'saga',
  scene: 'check',
  setup: {
    kind: 'unopposed',
    seats: ['morten', 'bo'],
    action: 'climbs the cliff',
    acting: { name: 'Morten', seat: 'morten', skill: 'jumpClimb', rating: 3 },
  },
};
