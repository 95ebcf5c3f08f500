import { warband } from '@warmoot/rules';

/** What is the same in both languages for a reason. */
const SAME = new Set([
  // The product, the rule sets, and languages in their own words.
  ...['Warmoot', 'Saga', 'Warband', 'Command', 'Sortie', 'English', 'Deutsch'],
  // Words that both languages have.
  ...['Name', 'Code', 'Frost', 'Ritual'],
  // The people of ready-made bands and armies.
  ...Object.values(warband.BANDS).flatMap((band) => band.map(({ name }) => name)),
  ...Object.values<readonly warband.ReadyUnit[]>(warband.ARMIES)
    .flat()
    .flatMap(({ ranks }) => ranks.flatMap(({ figures }) => figures.map(({ name = '' }) => name))),
]);

/** Names that people gave, what they said, places of the ready-made map, ids of rules, and what is reckoned. */
const GIVEN =
  /(?:Cross|Bridge|Wood|Pits|Pool|road)$|Saint Hild|Salt Crown|Berrin|Ella|Joris|Wren|Tomas|Morten|Jorun|Hedda|Avitch|Dorrow|Kell|Skeld|Supper is ready|climbs the mill|^[0-9a-f]{64}$|^(SAGA|FIRST|WARBAND)-|https?:/;

/** What a German page says in English: what an English one says too, and nobody gave it that name. */
export const inEnglish = (german: readonly string[], english: readonly string[]): readonly string[] =>
  german.filter((text) => english.includes(text) && !SAME.has(text) && !GIVEN.test(text));
