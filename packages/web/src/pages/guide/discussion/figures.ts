/** The figures on the cards of the Discussion. A test finds the same in the rules. */
export const DISCUSSION_FIGURES = {
  /** SAGA-MOTIVE-001, SAGA-MOTIVE-002, SAGA-MOTIVE-003 */
  motives: 18,
  least: 2,
  most: 10,
  together: 12,
  /** SAGA-TALK-029: what the table almost always says; the second stands if it says nothing. */
  easy: 2,
  usual: 3,
  /** SAGA-TALK-030: a word that was given with Lead 5 has this difficulty. */
  lead: 5,
  /** SAGA-CHECK-017 */
  base: 14,
  /** SAGA-TALK-033: the listener’s die, and Morten’s pride. */
  faces: 12,
  rating: 10,
  /** SAGA-TALK-014 */
  heard: 3,
} as const;
