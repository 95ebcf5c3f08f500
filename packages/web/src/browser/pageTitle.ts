let page: string | null = null;
let waiting = 0;

const show = (): void => {
  const name = page === null ? 'Warmoot' : `${page} · Warmoot`;
  document.title = waiting === 0 ? name : `(${waiting}) ${name}`;
};

/** Names the page in the browser's title; null where it has no name of its own. */
export const namePage = (name: string | null): void => {
  page = name;
  show();
};

/** Says before the name how many decisions wait. */
export const countWaiting = (decisions: number): void => {
  waiting = decisions;
  show();
};
