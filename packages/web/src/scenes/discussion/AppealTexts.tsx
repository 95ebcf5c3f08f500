import { useSpoken } from '../../words/speech.js';
import { TALK } from './words.js';

interface AppealTextsProps {
  readonly className: 'spoken-matter' | 'appeal-texts';
  readonly context: string;
  readonly topic: string;
  /** Left out until it is written. */
  readonly response?: string;
  /** What is said to have changed; null where nothing is. */
  readonly changed?: string | null;
}

/** What an appeal is written down with (SAGA-TALK-025), each text under its name. */
export const AppealTexts = ({ className, context, topic, response, changed }: AppealTextsProps) => {
  const { t } = useSpoken(TALK);
  const rows = [
    [t.context, context],
    [t.topic, topic],
    [t.asks, response],
    [t.changed, changed],
  ] as const;
  return (
    <dl className={className}>
      {rows.map(([name, text]) =>
        text === undefined || text === null ? null : (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ),
      )}
    </dl>
  );
};
