/** Hands the browser a file to save. */
export const saveAs = (name: string, data: unknown): void => {
  const url = URL.createObjectURL(new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
};

/** What the file of a map is called. */
export const fileName = ({ name }: { readonly name: string }, ending: string): string => {
  const plain = name
    .trim()
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-');
  return `${plain === '' ? 'map' : plain}.${ending}`;
};
