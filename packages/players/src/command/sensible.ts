import type { Choice } from './sight.js';

const hexOf = (choice: Choice): string => ('hex' in choice ? `${choice.hex.row} ${choice.hex.column}` : '');

/** Orders worth a look: nobody routs or gives up for nothing, and nobody pays for what is free. */
export const sensible = (step: string, choices: readonly Choice[]): readonly Choice[] => {
  const words = (one: Choice): string => ('unit' in one ? one.unit : '');
  const free = new Set(choices.flatMap((one) => (one.choose === 'advance' ? [`${one.unit} ${hexOf(one)}`] : [])));
  const waits = new Set(choices.flatMap((one) => (one.choose === 'waiting' ? [one.unit] : [])));
  const left = choices.filter((one) => {
    if (one.choose === 'concede') return false;
    if (one.choose === 'rout') return step === 'lost' || step === 'charged';
    if (one.choose === 'manoeuvre') return !free.has(`${words(one)} ${hexOf(one)}`);
    if (one.choose === 'hold') return step === 'movement' && !waits.has(one.unit);
    return one.choose !== 'waiting' || !choices.some((other) => other.choose === 'engage' && other.unit === one.unit);
  });
  const end = left.filter(({ choose }) => choose === 'endStage');
  return left.length > 0 ? [...end, ...left.filter(({ choose }) => choose !== 'endStage')] : choices;
};
