import { sceneTitle } from '@warmoot/words';
import { type ChangeEvent, type FormEvent, useId, useState } from 'react';
import { useLocation, useSearch } from 'wouter';
import { keep, kept } from '../../browser/kept.js';
import { Button } from '../../design/forms/Button.js';
import { Field } from '../../design/forms/Field.js';
import { Choose } from '../../design/forms/Select.js';
import { Refused } from '../../design/rules/Refused.js';
import { Shell } from '../../design/shell/Shell.js';
import { api, type Hindrance } from '../../net/api.js';
import { watchTable } from '../../net/sittings.js';
import { act, noteSeat } from '../../net/store.js';
import { Strip } from '../../table/Strip.js';
import { setupPage, tableKinds } from '../../table/setup/kinds.js';
import { openDoor } from '../../table/setup/openDoor.js';
import { TABLE } from '../../table/words.js';
import { listOf } from '../../words/lists.js';
import { useSpoken } from '../../words/speech.js';
import { useWords } from '../../words/WordsProvider.js';
import type { START as ENGLISH_START } from './StartPage.en.js';
import '../join/join.css';

/** What a chosen file holds, or that it is no JSON. */
const readJson = async (file: File): Promise<{ readonly value: unknown } | Hindrance> => {
  try {
    return { value: JSON.parse(await file.text()) as unknown };
  } catch (error) {
    return { code: 'NOT_JSON', why: (error as Error).message };
  }
};

/** A table out of a file. Its host's seat is whose brings it. */
const BringFile = () => {
  const { t } = useSpoken(START);
  const { t: told } = useSpoken(TABLE);
  const [, go] = useLocation();
  const id = useId();
  const [isBusy, setBusy] = useState(false);
  const [hindrance, setHindrance] = useState<Hindrance | null>(null);
  const bring = async ({ target }: ChangeEvent<HTMLInputElement>): Promise<void> => {
    const [file] = target.files ?? [];
    if (file === undefined || isBusy) return;
    setBusy(true);
    setHindrance(null);
    const read = await readJson(file);
    const seat = 'value' in read ? await api.bring(read.value) : ({ ok: false, refusal: read } as const);
    setBusy(false);
    // The same file can be chosen again once it is mended.
    target.value = '';
    if (!seat.ok) return setHindrance(seat.refusal);
    noteSeat(seat.value.table, seat.value.seat);
    go(`/t/${seat.value.table}`);
  };
  return (
    <section className="join join-file">
      <h2>{t.bring.title}</h2>
      <p className="small soft">{t.bring.text}</p>
      <label htmlFor={id}>{t.bring.label}</label>
      <input
        id={id}
        type="file"
        accept="application/json,.json"
        aria-busy={isBusy || undefined}
        onChange={(event) => (isBusy ? undefined : void bring(event))}
      />
      <p role="status" className="small">
        {isBusy ? t.bring.busy : ''}
      </p>
      {hindrance?.code === 'NOT_JSON' ? (
        <Refused what={told.notDone} why={t.bring.notOurs} />
      ) : (
        <Strip hindrance={hindrance} />
      )}
    </section>
  );
};

const START = listOf<typeof ENGLISH_START>(import.meta.glob('./StartPage.??.ts', { eager: true, import: 'START' }));

const CAMPAIGN = 'campaign';

/** The page of a new table on which what is played first is set up. */
const pageOf = (table: string, kind: string): string =>
  kind === CAMPAIGN ? `/t/${table}/campaign` : setupPage(table, kind);

/** What can be played first: every scene that a table sets up, and a campaign. */
const useKinds = (): readonly { readonly key: string; readonly label: string }[] => {
  const { t, words } = useSpoken(START);
  const known: Readonly<Record<string, string>> = t.kinds;
  return [
    ...tableKinds().map(({ kind, rules }) => ({ key: kind, label: known[kind] ?? sceneTitle(words, rules.scene) })),
    { key: CAMPAIGN, label: t.kinds.campaign },
  ];
};

/** A name, a title and what is played first: then the table is open. */
export const StartPage = () => {
  const { ui } = useWords();
  const { t } = useSpoken(START);
  const { t: told } = useSpoken(TABLE);
  const [, go] = useLocation();
  const [name, setName] = useState(() => kept('name') ?? '');
  const [title, setTitle] = useState('');
  const asked = new URLSearchParams(useSearch()).get('play');
  const kinds = useKinds();
  const [kind, setKind] = useState(() => (kinds.find(({ key }) => key === asked) ?? kinds[0])?.key ?? CAMPAIGN);
  const [isBusy, setBusy] = useState(false);
  const [hindrance, setHindrance] = useState<Hindrance | null>(null);
  const open = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (name.trim() === '' || isBusy) return;
    setBusy(true);
    keep('name', name.trim());
    const seat = await api.openTable({ me: name.trim(), title: title.trim() || told.newTable });
    setBusy(false);
    if (!seat.ok) return setHindrance(seat.refusal);
    const { table, seat: mine } = seat.value;
    noteSeat(table, mine);
    // The invitation is ready when the table is.
    watchTable(table, mine);
    openDoor({ seen: null, seat: mine }, (deed) => act(table, mine, deed), kind);
    go(pageOf(table, kind));
  };
  return (
    <Shell at={null} scene={ui.home.start}>
      <div className="join-page">
        <div>
          <form className="join" onSubmit={(event) => void open(event)}>
            <h1>{ui.home.start}</h1>
            <p className="story">{t.text}</p>
            <Field
              label={ui.join.name}
              hint={ui.join.nameHint}
              autoComplete="nickname"
              maxLength={40}
              value={name}
              onText={setName}
            />
            <Field
              label={t.title}
              autoComplete="off"
              maxLength={80}
              placeholder={told.newTable}
              value={title}
              onText={setTitle}
            />
            <Choose label={t.first} options={kinds} at={kind} onPick={setKind} />
            <Strip hindrance={hindrance} />
            <Button kind="act" type="submit" busy={isBusy} off={name.trim() === '' ? ui.join.needName : null}>
              {t.act}
            </Button>
          </form>
          <BringFile />
        </div>
        <div className="plate-beside" aria-hidden="true" />
      </div>
    </Shell>
  );
};
