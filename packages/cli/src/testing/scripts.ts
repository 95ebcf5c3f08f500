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
