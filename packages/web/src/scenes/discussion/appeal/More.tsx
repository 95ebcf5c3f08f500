import { saga } from '@warmoot/rules';
import { number } from '@warmoot/words';
import { Button } from '../../../design/forms/Button.js';
import { Field } from '../../../design/forms/Field.js';
import { Choose } from '../../../design/forms/Select.js';
import { useSpoken } from '../../../words/speech.js';
import type { TalkProps } from '../model.js';
import { useDraft } from './draft.js';
import { undriven } from './drafting.js';
import { APPEAL_WORDS } from './words.js';

type Modifier = saga.discussion.Terms['modifiers'][number];

interface ModifiersProps {
  readonly who: string;
  readonly modifiers: readonly Modifier[];
  readonly onModifiers: (modifiers: readonly Modifier[]) => void;
}

const MOST_HELP = 5;
const HELPS = Array.from({ length: 2 * MOST_HELP + 1 }, (_, at) => MOST_HELP - at)
  .filter((by) => by !== 0)
  .map((by) => ({ key: `${by}`, label: by > 0 ? `+${by}` : number(by) }));

/** SAGA-CHECK-022: what helps or hinders the talker this once. */
export const Modifiers = ({ who, modifiers, onModifiers }: ModifiersProps) => {
  const { t } = useSpoken(APPEAL_WORDS);
  const write = (at: number, change: Partial<Modifier>): void =>
    onModifiers(modifiers.map((one, nth) => (nth === at ? { ...one, ...change } : one)));
  return (
    <div className="appeal-modifiers">
      <p className="lab">{t.modifiers({ who })}</p>
      {modifiers.map(({ by, why }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two of them may say the same while they are written.
        <div key={at} className="appeal-modifier">
          <Choose
            label={t.modifierBy}
            options={HELPS}
            at={`${by}`}
            onPick={(key) => write(at, { by: Number.parseInt(key, 10) })}
          />
          <Field label={t.modifierWhy} maxLength={200} value={why} onText={(text) => write(at, { why: text })} />
          <Button
            kind="quiet"
            small
            aria-label={t.dropModifier({ why: why === '' ? `${by}` : why })}
            onClick={() => onModifiers(modifiers.filter((_, nth) => nth !== at))}
          >
            {t.remove}
          </Button>
        </div>
      ))}
      <Button small onClick={() => onModifiers([...modifiers, { by: 1, why: '' }])}>
        {t.addModifier}
      </Button>
    </div>
  );
};

const DIFFICULTIES = Array.from({ length: 11 }, (_, key) => ({ key: `${key}`, label: `${key}` }));

/** SAGA-TALK-037: which pair on a listener's sheet is meant, where it is written otherwise there. */
const PairFor = ({ view, who }: Pick<TalkProps, 'view'> & { readonly who: string }) => {
  const { t } = useSpoken(APPEAL_WORDS);
  const { draft, alter } = useDraft();
  const pairs = saga.discussion.drivingOf(view, who).map(({ context, topic }) => ({ context, topic }));
  const meant = { context: draft.context.trim(), topic: draft.topic.trim() };
  if (pairs.length === 0 || pairs.some((pair) => saga.discussion.isSameMatter(pair, meant))) return null;
  const at = pairs.findIndex((pair) => {
    const own = draft.pairs[who];
    return own !== undefined && saga.discussion.isSameMatter(pair, own);
  });
  return (
    <Choose
      label={t.pairFor({ who })}
      options={pairs.map(({ context, topic }, key) => ({ key: `${key}`, label: `${context}, ${topic}` }))}
      none={t.noPair}
      at={at < 0 ? '' : `${at}`}
      onPick={(key: string) =>
        alter((was) => {
          const { [who]: _, ...others } = was.pairs;
          const pair = key === '' ? undefined : pairs[Number.parseInt(key, 10)];
          return { ...was, pairs: pair === undefined ? others : { ...others, [who]: pair } };
        })
      }
    />
  );
};

/** A listener's own difficulty, where an appeal has several. */
const DifficultyFor = ({ who }: { readonly who: string }) => {
  const { t } = useSpoken(APPEAL_WORDS);
  const { draft, alter } = useDraft();
  const own = draft.besides[who];
  return (
    <Choose
      label={t.difficultyFor({ who })}
      options={DIFFICULTIES}
      none={t.asForAll}
      at={own === undefined ? '' : `${own}`}
      onPick={(key: string) =>
        alter((was) => {
          const { [who]: _, ...others } = was.besides;
          return { ...was, besides: key === '' ? others : { ...others, [who]: Number.parseInt(key, 10) } };
        })
      }
    />
  );
};

/** What most appeals do without. */
export const More = ({ view }: Pick<TalkProps, 'view'>) => {
  const { t } = useSpoken(APPEAL_WORDS);
  const { draft, setDraft } = useDraft();
  const free = undriven(view, draft);
  return (
    <details className="appeal-more">
      <summary>{t.more}</summary>
      <Modifiers
        who={draft.talker ?? ''}
        modifiers={draft.modifiers}
        onModifiers={(modifiers) => setDraft({ modifiers })}
      />
      {draft.to.map((who) => (
        <PairFor key={who} view={view} who={who} />
      ))}
      {draft.to.length < 2 ? null : free.map((who) => <DifficultyFor key={who} who={who} />)}
    </details>
  );
};
