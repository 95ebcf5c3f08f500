import { Button } from '../../../design/forms/Button.js';
import { Field } from '../../../design/forms/Field.js';
import { motiveIcon } from '../../../design/motives/MotivePairs.js';
import { shortName } from '../../../people/names.js';
import { useSpoken } from '../../../words/speech.js';
import { AppealTexts } from '../AppealTexts.js';
import type { TalkProps } from '../model.js';
import { Chips } from './Chips.js';
import { useDraft } from './draft.js';
import { type Draft, heardAgainIn } from './drafting.js';
import { isTaken, type Offer, offersFor, taken } from './offers.js';
import { APPEAL_WORDS, type AppealWords } from './words.js';

const NEW = 'new';

const titleOf = ({ response, matter }: Offer): string => response ?? matter.topic;

/** Whose it is, and of what: a want says its topic too, since its words are what is asked. */
const noteOf = (offer: Offer, t: AppealWords, motives: Readonly<Record<string, string>>, who: string): string => {
  const { kind, matter, motive } = offer;
  switch (kind) {
    case 'want':
      return `${t.want({ who })}: ${matter.context}, ${matter.topic}`;
    case 'pair':
      return `${matter.context} · ${t.pair({ who, motive: motives[motive ?? ''] ?? '' })}`;
    case 'about':
      return `${matter.context} · ${t.about}`;
    case 'spoken':
      return `${matter.context} · ${t.spoken}`;
  }
};

/** What it is about: taken up with one tap, or written in two short lines. */
const PickMatter = ({ view, seat }: Pick<TalkProps, 'view' | 'seat'>) => {
  const { t, words } = useSpoken(APPEAL_WORDS);
  const { draft, setDraft, alter } = useDraft();
  const names = view.given.people.map(({ name }) => name);
  const offers = offersFor(view, seat ?? '', draft);
  const keyed = offers.map((offer, nth) => ({ key: `${nth}`, offer }));
  const at = draft.isNew ? NEW : keyed.find(({ offer }) => isTaken(draft, offer))?.key;
  return (
    <Chips
      legend={t.matter}
      look="lines"
      picked={at === undefined ? [] : [at]}
      onPick={(key) => {
        const picked = keyed.find((one) => one.key === key);
        if (picked === undefined) setDraft({ isNew: true, context: '', topic: '', response: '', pairs: {} });
        else alter((was) => taken(view, was, picked.offer));
      }}
      chips={[
        ...keyed.map(({ key, offer }) => ({
          key,
          label: titleOf(offer),
          note: noteOf(offer, t, words.character.motives, shortName(offer.whose ?? '', names)),
          icon: offer.motive === null ? undefined : motiveIcon(offer.motive),
        })),
        { key: NEW, label: t.somethingNew },
      ]}
    />
  );
};

const isSettled = (draft: Draft): boolean => !draft.isNew && draft.context !== '' && draft.topic !== '';

/** The three texts that are written down before dice are rolled. */
const Texts = ({ onChange }: { readonly onChange: () => void }) => {
  const { t } = useSpoken(APPEAL_WORDS);
  const { draft, setDraft } = useDraft();
  const { isNew, context, topic, response } = draft;
  return (
    <div className="appeal-three">
      {isNew ? (
        <>
          <Field
            label={t.context}
            placeholder={t.contextHint}
            maxLength={200}
            value={context}
            onText={(text) => setDraft({ context: text })}
          />
          <Field
            label={t.topic}
            placeholder={t.topicHint}
            maxLength={200}
            value={topic}
            onText={(text) => setDraft({ topic: text })}
          />
        </>
      ) : (
        <AppealTexts className="appeal-texts" context={context} topic={topic} />
      )}
      <Button kind="quiet" small onClick={onChange}>
        {t.otherMatter}
      </Button>
      <Field
        className="appeal-ask"
        label={t.response}
        placeholder={t.responseHint}
        maxLength={500}
        value={response}
        onText={(text) => setDraft({ response: text })}
      />
    </div>
  );
};

/** SAGA-TALK-021: a topic that was heard of in an earlier Discussion needs a change. */
const Changed = ({ view }: Pick<TalkProps, 'view'>) => {
  const { t } = useSpoken(APPEAL_WORDS);
  const { draft, setDraft } = useDraft();
  const again = heardAgainIn(view, draft);
  if (again.length === 0) return null;
  return (
    <Field
      label={t.changed}
      hint={t.changedHint({ who: again, n: again.length })}
      maxLength={500}
      value={draft.changed}
      onText={(changed) => setDraft({ changed })}
    />
  );
};

/** The matter of an appeal, and what is asked. */
export const Matter = (props: Pick<TalkProps, 'view' | 'seat'>) => {
  const { draft, setDraft } = useDraft();
  if (!isSettled(draft) && !draft.isNew) return <PickMatter {...props} />;
  return (
    <div className="appeal-matter">
      <Texts onChange={() => setDraft({ isNew: false, context: '', topic: '', response: '', pairs: {} })} />
      <Changed {...props} />
    </div>
  );
};
