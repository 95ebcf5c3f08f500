/** What is said wherever an army is put together. */
export const ARMY = {
  each: '{cost} each',
  champions: '{n, plural, =0 {Champions: none} other {Champions: #}}',
  championsNote: 'Leaders who may challenge those of the other army. The battle waits while two of them fight.',
} as const;
