import { familyOf } from '../design/rules/ids.js';
import type { Chapter, Outline, Rule, Section } from './chapter.js';

const outlines = import.meta.glob<Outline>('../../../../docs/ledger/*.md', {
  query: '?outline',
  import: 'default',
  eager: true,
});
const chapters = import.meta.glob<Chapter>('../../../../docs/ledger/*.md', { query: '?rules', import: 'default' });

const ORDER = ['saga-general', 'saga-duel', 'saga-battle', 'saga-1e', 'warband', 'command', 'sortie'];
const place = ({ file }: Outline): number => (ORDER.includes(file) ? ORDER.indexOf(file) : ORDER.length);

/** The books of the shelf, Saga first. */
export const SHELF: readonly Outline[] = Object.values(outlines).sort((a, b) => place(a) - place(b));

const loaderOf = (file: string): (() => Promise<Chapter>) | undefined =>
  Object.entries(chapters).find(([path]) => path.endsWith(`/${file}.md`))?.[1];

const loading = new Map<string, Promise<Chapter>>();

/** A chapter, fetched once; a fetch that failed is tried anew. */
export const loadChapter = (file: string): Promise<Chapter> => {
  const known = loading.get(file);
  if (known !== undefined) return known;
  const loader = loaderOf(file);
  if (loader === undefined) return Promise.reject(new Error(`no book ${file}`));
  const fresh = loader().catch((error: unknown) => {
    loading.delete(file);
    throw error;
  });
  loading.set(file, fresh);
  return fresh;
};

/** The file in which a rule must stand, by its family. */
export const fileOf = (id: string): string | null =>
  SHELF.find(({ families }) => families.includes(familyOf(id)))?.file ?? null;

export interface FoundRule {
  readonly rule: Rule;
  readonly section: Section;
  readonly chapter: Chapter;
}

/** The rule of an id with where it stands; null where there is none. */
export const findRule = async (id: string): Promise<FoundRule | null> => {
  const file = fileOf(id);
  if (file === null) return null;
  const chapter = await loadChapter(file);
  for (const section of chapter.sections)
    for (const rule of section.blocks) if (rule.kind === 'rule' && rule.id === id) return { rule, section, chapter };
  return null;
};
