/** SAGA-MOVE-018: what comes of two intents, read from the side of the first. */
export const EXCHANGE = {
  close: { close: 'meeting', hold: 'attack', evade: 'pursuit', unaware: 'ambush' },
  hold: { close: 'attacked', hold: 'standOff', evade: 'parting', unaware: 'wait' },
  evade: { close: 'pursued', hold: 'parting', evade: 'parting', unaware: 'slip' },
  unaware: { close: 'ambushed', hold: 'waitedFor', evade: 'slipped', unaware: 'unseen' },
} as const;

/** What a party that knows of another can want of it. */
export const INTENTS = ['close', 'hold', 'evade'] as const;
export type Intent = (typeof INTENTS)[number];
/** How a party stands to another. */
export type Stance = Intent | 'unaware';
export type ExchangeResult = (typeof EXCHANGE)[Stance][Stance];

/** SAGA-MOVE-046: the order in which the results of one moment are settled; what is not listed comes last. */
export const SETTLED: readonly (readonly ExchangeResult[])[] = [
  ['ambush', 'ambushed'],
  ['attack', 'attacked', 'meeting'],
  ['pursuit', 'pursued'],
];
