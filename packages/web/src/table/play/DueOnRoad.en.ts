/** What is said on a morning on the road when something else is due. */
export const DUE = {
  label: 'Due on the calendar',
  due: '{title} is due, {date}.',
  pause: 'Pause for it',
  goOn: 'Go on',
  note: 'The march waits as it stands, and goes on on this same morning.',
} as const;
