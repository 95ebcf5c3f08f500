/** Every key that does something, where it does it: by the names that browsers give to keys. Keys of one row do alike. */
export const KEYS = [
  {
    of: 'page',
    rows: [
      { does: 'next', keys: [['Tab'], ['Shift', 'Tab']] },
      { does: 'press', keys: [['Enter'], [' ']] },
      { does: 'close', keys: [['Escape']] },
      { does: 'help', keys: [['?']] },
    ],
  },
  {
    of: 'scene',
    rows: [
      { does: 'row', keys: [['1', '…', '9']] },
      { does: 'give', keys: [['Enter']] },
      { does: 'pick', keys: [['ArrowUp'], ['ArrowDown']] },
      { does: 'decide', keys: [['d']] },
      { does: 'board', keys: [['b']] },
    ],
  },
  {
    of: 'board',
    rows: [
      { does: 'go', keys: [['ArrowLeft'], ['ArrowUp'], ['ArrowRight'], ['ArrowDown']] },
      { does: 'pick', keys: [['Enter'], [' ']] },
      { does: 'back', keys: [['Escape']] },
      { does: 'walk', keys: [['n'], ['p']] },
      { does: 'odds', keys: [['o']] },
      { does: 'read', keys: [['r']] },
    ],
  },
  {
    of: 'field',
    rows: [
      { does: 'lean', keys: [['Home'], ['End']] },
      { does: 'tally', keys: [['t']] },
      {
        does: 'undo',
        keys: [
          ['Control', 'z'],
          ['Control', 'y'],
        ],
      },
    ],
  },
  {
    of: 'command',
    rows: [
      { does: 'attack', keys: [['a']] },
      { does: 'support', keys: [['s']] },
      { does: 'hold', keys: [['h']] },
      { does: 'account', keys: [['c']] },
      { does: 'end', keys: [['e']] },
    ],
  },
  {
    of: 'sortie',
    rows: [
      { does: 'go', keys: [['ArrowLeft'], ['ArrowUp'], ['ArrowRight'], ['ArrowDown']] },
      { does: 'walk', keys: [['n'], ['p']] },
      { does: 'lines', keys: [['l']] },
      { does: 'dice', keys: [['d']] },
      { does: 'cell', keys: [['o']] },
      { does: 'sum', keys: [['t']] },
      { does: 'stake', keys: [['ArrowLeft'], ['ArrowRight'], ['0', '…', '9']] },
    ],
  },
  {
    of: 'skirmish',
    rows: [
      { does: 'division', keys: [['d']] },
      { does: 'morale', keys: [['m']] },
      { does: 'odd', keys: [['1', '…', '9']] },
    ],
  },
  {
    of: 'lines',
    rows: [
      { does: 'line', keys: [['l']] },
      { does: 'unit', keys: [['u']] },
      { does: 'challenge', keys: [['c']] },
      { does: 'picked', keys: [['d']] },
      { does: 'morale', keys: [['m']] },
    ],
  },
  {
    of: 'roads',
    rows: [
      { does: 'go', keys: [['ArrowLeft'], ['ArrowUp'], ['ArrowRight'], ['ArrowDown']] },
      { does: 'ends', keys: [['Home'], ['End']] },
      { does: 'lay', keys: [['Enter'], [' ']] },
      { does: 'parties', keys: [['n'], ['p']] },
      { does: 'odds', keys: [['o']] },
      { does: 'read', keys: [['r']] },
    ],
  },
  {
    of: 'pack',
    rows: [
      { does: 'go', keys: [['ArrowLeft'], ['ArrowUp'], ['ArrowRight'], ['ArrowDown']] },
      { does: 'take', keys: [['Enter'], [' ']] },
      { does: 'turn', keys: [['r']] },
      { does: 'flip', keys: [['f']] },
      { does: 'beside', keys: [['Delete'], ['Backspace']] },
      { does: 'back', keys: [['Escape']] },
    ],
  },
  {
    of: 'calendar',
    rows: [
      { does: 'day', keys: [['ArrowLeft'], ['ArrowUp'], ['ArrowRight'], ['ArrowDown']] },
      { does: 'month', keys: [['PageUp'], ['PageDown']] },
      { does: 'move', keys: [['m']] },
    ],
  },
] as const;
