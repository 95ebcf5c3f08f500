import type { Json } from '@warmoot/kernel';

/** An answer typed as data. Whether the rules take it is for them to say. */
export const readAnswer = (text: string): { readonly ok: true; readonly value: Json } | { readonly ok: false } => {
  try {
    return { ok: true, value: JSON.parse(text) as Json };
  } catch {
    return { ok: false };
  }
};
