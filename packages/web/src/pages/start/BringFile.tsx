import { type ChangeEvent, useId, useState } from 'react';
import { useLocation } from 'wouter';
import { api, type Hindrance } from '../../net/api.js';
import { noteSeat } from '../../net/store.js';
import { Strip } from '../../table/Strip.js';
import { listOf } from '../../words/lists.js';
import { useSpoken } from '../../words/speech.js';
import type { BRING as ENGLISH_BRING } from './BringFile.en.js';

const BRING = listOf<typeof ENGLISH_BRING>(import.meta.glob('./BringFile.??.ts', { eager: true, import: 'BRING' }));

/** What a chosen file holds, or that it is no JSON. */
const readJson = async (file: File): Promise<{ readonly value: unknown } | Hindrance> => {
  try {
    return { value: JSON.parse(await file.text()) as unknown };
  } catch (error) {
    return { code: 'NOT_JSON', why: (error as Error).message };
  }
};

/** A table out of a file. Its host's seat is whose brings it. */
export const BringFile = () => {
  const { t } = useSpoken(BRING);
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
      <h2>{t.title}</h2>
      <p className="small soft">{t.text}</p>
      <label htmlFor={id}>{t.label}</label>
      <input
        id={id}
        type="file"
        accept="application/json,.json"
        disabled={isBusy}
        onChange={(event) => void bring(event)}
      />
      <p role="status" className="small">
        {isBusy ? t.busy : ''}
      </p>
      <Strip hindrance={hindrance} />
    </section>
  );
};
