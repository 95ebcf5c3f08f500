/** What this browser keeps of a person's wishes. Storage may be closed to us: then nothing is kept, and nothing breaks. */
type Wish =
  | 'theme'
  | 'language'
  | 'name'
  | 'notices'
  | 'maps'
  | 'roads'
  | 'opponent'
  | 'pace'
  | 'shelf'
  | 'standing'
  | 'talk'
  | 'odds'
  | 'coach'
  | 'coached';

export const kept = (wish: Wish): string | null => {
  try {
    return localStorage.getItem(`warmoot.${wish}`);
  } catch {
    return null;
  }
};

export const keep = (wish: Wish, value: string | null): void => {
  try {
    if (value === null) localStorage.removeItem(`warmoot.${wish}`);
    else localStorage.setItem(`warmoot.${wish}`, value);
  } catch {
    // Kept for this visit only.
  }
};
