/** People who may be met in a scene that nobody has set up. */
export const PASSERS_BY: readonly string[] = [
  ...['Ella', 'Joris', 'Bram', 'Ada', 'Cato', 'Wanda', 'Dirk', 'Frida', 'Morten', 'Ines', 'Hugo', 'Rolf'],
];
