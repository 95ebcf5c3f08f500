import type { ReactNode } from 'react';
import { useSpoken } from '../../../words/speech.js';
import { OptionRows as Rows } from '../war/OptionRows.js';
import type { OptionsWish } from '../war/options.js';
import { COMMAND_OPTIONS } from './options.js';
import { COMMAND_SETUP } from './words.js';

interface OptionRowsProps {
  readonly options: OptionsWish;
  readonly onChange: (options: OptionsWish) => void;
  readonly children?: ReactNode;
}

/** How a table fights by command points where it does so otherwise. */
export const OptionRows = (props: OptionRowsProps) => {
  const { t, words } = useSpoken(COMMAND_SETUP);
  const { options: names, answers } = words.command;
  return (
    <Rows
      table={COMMAND_OPTIONS}
      names={names}
      answers={answers}
      hints={{ 'command.moralRange': t.everywhere }}
      {...props}
    />
  );
};
