export const BRING = {
  title: 'Or bring one from a file',
  text: 'A table or campaign that was saved here or elsewhere. Every scene in it is played again first; a file that was changed is refused, and nothing is kept of it.',
  label: 'File of a table',
  busy: 'The file is read and played again …',
} as const;
