import type { SeatId } from '@warmoot/kernel';
import { saga } from '@warmoot/rules';
import { Stop } from '../stop.js';

const simple = (name: string): string => name.trim().toLowerCase();

/** Those that are meant: by the id, by the whole name, or by a part of it. */
const meant = <A extends { readonly id: string; readonly name: string }>(
  cast: readonly A[],
  wanted: string,
): readonly A[] => {
  const tests: readonly ((one: A) => boolean)[] = [
    ({ id }) => id === wanted,
    ({ name }) => simple(name) === simple(wanted),
    ({ name }) => simple(name).startsWith(simple(wanted)),
    ({ name }) => simple(name).includes(simple(wanted)),
  ];
  return tests.map((test) => cast.filter(test)).find((found) => found.length > 0) ?? [];
};

const MANY = 12;

/** Names to be told: of too many only the first. */
const few = (names: readonly string[]): readonly string[] =>
  names.length > MANY ? [`${names.slice(0, MANY).join(', ')}, …`] : names;

/** The one character who is called so, or the end of the command. */
export const characterNamed = ({ open }: saga.campaign.SeenCampaign, wanted: string): saga.campaign.SeenCharacter => {
  const cast = Object.values(open.characters);
  const found = meant(cast, wanted);
  const [first, second] = found;
  if (first !== undefined && second === undefined) return first;
  const named = ({ name, id }: saga.campaign.SeenCharacter): string => `${name} (${id})`;
  throw new Stop(2, ({ texts: { campaign } }) =>
    first === undefined
      ? campaign.nobody({ name: wanted, known: few(cast.map(({ name }) => name)) })
      : campaign.several({ name: wanted, found: few(found.map(named)) }),
  );
};

/** The scene that is over and called so, or the end of the command; without a name the last one. */
export const sceneOver = (seen: saga.campaign.SeenCampaign, wanted: string | undefined): saga.campaign.Entry => {
  const over = saga.calendar
    .inOrder(saga.campaign.entriesOf(seen))
    .filter(({ kind, state }) => kind === 'scene' && state === 'done')
    .map((entry) => ({ id: entry.id, name: entry.title, entry }));
  const found = wanted === undefined ? over : meant(over, wanted);
  // Of several that are called the same, the last is meant.
  const last = found.at(-1);
  if (last !== undefined) return last.entry;
  throw new Stop(2, ({ texts: { campaign } }) =>
    wanted === undefined || over.length === 0
      ? campaign.noneOver
      : campaign.noSceneOver({ name: wanted, known: few(over.map(({ name }) => name)) }),
  );
};

/** The seat that is meant: by what it is called in the table, or by what the person there is called now. */
export const seatNamed = (
  wanted: string | undefined,
  seats: readonly { readonly seat: SeatId; readonly name: string }[],
): SeatId | null => {
  if (wanted === undefined) return null;
  const found = seats.find(({ seat }) => seat === wanted) ?? seats.find(({ name }) => name === wanted);
  if (found !== undefined) return found.seat;
  const known = seats.map(({ name }) => name);
  throw new Stop(2, ({ texts }) => texts.campaign.noSuchSeat({ seat: wanted, known: few(known) }), {
    option: '--seat',
  });
};
