/** What the rules are made for: shown while a setting is written, and stopping nobody. */
export const ADVICE = [
  { rule: 'SAGA-WORLD-002', what: 'madeFor' },
  { rule: 'SAGA-WORLD-009', what: 'knownToAll' },
  { rule: 'SAGA-WORLD-010', what: 'noCasting' },
  { rule: 'SAGA-WORLD-011', what: 'magicAsNotes' },
  { rule: 'SAGA-WORLD-012', what: 'mostlyRural' },
  { rule: 'SAGA-WORLD-013', what: 'theFew' },
  { rule: 'SAGA-WORLD-014', what: 'manyPowers' },
  { rule: 'SAGA-WORLD-015', what: 'travelByLand' },
  { rule: 'SAGA-WORLD-016', what: 'travelBySea' },
  { rule: 'SAGA-WORLD-017', what: 'messengers' },
  { rule: 'SAGA-WORLD-018', what: 'tools' },
  { rule: 'SAGA-WORLD-019', what: 'writing' },
  { rule: 'SAGA-WORLD-020', what: 'medicine' },
  { rule: 'SAGA-WORLD-021', what: 'tooLate' },
] as const;
