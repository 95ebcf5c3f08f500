/** The longest row of lines that two pictures have in common, as pairs of places. */
const common = (before: readonly string[], after: readonly string[]): readonly (readonly [number, number])[] => {
  const longest = Array.from({ length: before.length + 1 }, () => new Uint16Array(after.length + 1));
  const at = (i: number, j: number): number => longest[i]?.[j] ?? 0;
  for (let i = before.length - 1; i >= 0; i--)
    for (let j = after.length - 1; j >= 0; j--)
      (longest[i] as Uint16Array)[j] =
        before[i] === after[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
  const pairs: (readonly [number, number])[] = [];
  for (let i = 0, j = 0; i < before.length && j < after.length; ) {
    if (before[i] === after[j]) pairs.push([i++, j++]);
    else if (at(i + 1, j) >= at(i, j + 1)) i++;
    else j++;
  }
  return pairs;
};

/** What is other than in the picture before: how many lines stay, how many are gone, and the lines that are new. */
const changes = (before: readonly string[], after: readonly string[]): readonly string[] => {
  const lines: string[] = [];
  let [stay, i, j] = [0, 0, 0];
  const tellStay = (): void => {
    if (stay > 0) lines.push(`= ${stay}`);
    stay = 0;
  };
  for (const [was, is] of [...common(before, after), [before.length, after.length] as const]) {
    if (was > i || is > j) tellStay();
    if (was > i) lines.push(`- ${was - i}`);
    for (; j < is; j++) lines.push(`+ ${after[j]}`);
    stay++;
    [i, j] = [was + 1, is + 1];
  }
  return lines;
};

/**
 * Pictures of pages in words, one after the other: the first whole, and of each that follows what is other than in the
 * one before. So a change of what all have in common is seen once.
 */
export class Album {
  private readonly pages: string[] = [];
  private last: readonly string[] | null = null;

  add(title: string, tree: readonly string[]): void {
    const shown = this.last === null ? tree : changes(this.last, tree);
    this.pages.push([`== ${title}`, ...shown].join('\n'));
    this.last = tree;
  }

  get text(): string {
    return `${this.pages.join('\n\n')}\n`;
  }
}
