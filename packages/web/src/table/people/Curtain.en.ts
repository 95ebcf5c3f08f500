export const CURTAIN = {
  pass: 'Pass the device to {name}',
  nobody: 'What was on the table is covered. Nothing is shown until the one named here presses.',
  iAm: 'I am {name}',
} as const;
