import type { SeatId } from '@warmoot/kernel';
import { awaitedOf, beginShare, type SeenScene, shareFor } from '@warmoot/protocol';
import type { Sitting } from './sitting.js';
import { socket } from './store.js';

/** The chains that this device keeps for the dice of a scene, by their secrets. Several pages may have begun one each. */
interface Chains {
  readonly scene: number;
  readonly secrets: readonly string[];
}

type At = Pick<Sitting, 'table' | 'seat'>;

const keyOf = ({ table, seat }: At): string => `warmoot.dice ${table} ${seat}`;

/** Chains for this page alone, where the browser keeps nothing. */
const here = new Map<string, Chains>();

const chainsFor = (at: At, { scene }: SeenScene): Chains => {
  const key = keyOf(at);
  let chains = here.get(key);
  try {
    const stored = localStorage.getItem(key);
    if (stored !== null) chains = JSON.parse(stored) as Chains;
  } catch {
    // Kept for this page only.
  }
  return chains?.scene === scene ? chains : { scene, secrets: [] };
};

const keepChain = (at: At, scene: SeenScene, secret: string): void => {
  const { secrets } = chainsFor(at, scene);
  if (secrets.includes(secret)) return;
  const chains: Chains = { scene: scene.scene, secrets: [...secrets, secret] };
  here.set(keyOf(at), chains);
  try {
    localStorage.setItem(keyOf(at), JSON.stringify(chains));
  } catch {
    // Kept for this page only.
  }
};

const freshSecret = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** What was sent last for a seat, so that it is not sent again while the answer is on its way. */
const sent = new Map<string, string>();

/** What this device can do for the dice; null where nothing is wanted, or another device keeps the chain. */
const shareHere = ({ seat, ...at }: At, scene: SeenScene) => {
  const { secrets } = chainsFor({ seat, ...at }, scene);
  for (const secret of [...secrets, null]) {
    const sharing = shareFor(scene, seat, secret, freshSecret);
    if (sharing !== null) return sharing;
  }
  return null;
};

/** Adds this device's share to the dice that wait for it. Nobody presses anything. */
export const shareByItself = ({ table, seat, scene, seen }: Sitting): void => {
  const key = keyOf({ table, seat });
  const need = scene === null || seen?.paused ? null : awaitedOf(scene, seat);
  if (scene === null || need === null) {
    sent.delete(key);
    return;
  }
  const wanted = `${scene.scene} ${need} ${scene.dice?.shares[seat]?.last ?? ''}`;
  const sharing = sent.get(key) === wanted ? null : shareHere({ table, seat }, scene);
  if (sharing === null) return;
  sent.set(key, wanted);
  keepChain({ table, seat }, scene, sharing.secret);
  socket.ask(table, seat, sharing.deed);
};

/** Whether the dice wait for a link that another device of this seat keeps. */
export const isElsewhere = ({ table, seat, scene }: Sitting): boolean =>
  scene !== null && awaitedOf(scene, seat) === 'link' && shareHere({ table, seat }, scene) === null;

/** Begins a chain on this device, for the throws to come. */
export const takeShareOver = ({ table, seat }: At, scene: SeenScene): void => {
  const { deed, secret } = beginShare(scene, freshSecret());
  keepChain({ table, seat }, scene, secret);
  socket.ask(table, seat, deed);
};

/** The seats that the dice of a scene wait for. */
export const diceAwait = ({ scene }: Pick<Sitting, 'scene'>): readonly SeatId[] =>
  (scene?.dice?.awaited ?? []).map(({ seat }) => seat);
