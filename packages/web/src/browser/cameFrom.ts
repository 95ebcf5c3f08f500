/** The page of a table that this tab was last at: rules and guides lead back there. */
export interface CameFrom {
  readonly path: string;
  readonly title: string;
}

const KEY = 'warmoot.from';

const drawer = (): Storage | null => {
  try {
    return sessionStorage;
  } catch {
    return null;
  }
};

/** Where one came from; null for who came from no table. */
export const cameFrom = (): CameFrom | null => {
  const [path, ...title] = drawer()?.getItem(KEY)?.split(' ') ?? [];
  return path?.startsWith('/t/') ? { path, title: title.join(' ') } : null;
};

export const noteAt = (at: CameFrom | null): void => {
  if (at === null) drawer()?.removeItem(KEY);
  else drawer()?.setItem(KEY, `${at.path} ${at.title}`);
};
