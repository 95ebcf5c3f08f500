// Which mutants are active, and which were come by. Node loads it before anything else, in the tests and in what they start.
const LARGEST = 4096;
const active = new Uint8Array(LARGEST);
for (const number of process.env.WARMOOT_MUTANTS?.split(',') ?? []) if (number !== '') active[Number(number)] = 1;
const met = new Uint8Array(LARGEST);

Object.assign(globalThis, {
  __mutantsMet: met,
  /** @param {number} number */
  __mutant: (number) => {
    met[number] = 1;
    return active[number] === 1;
  },
});
