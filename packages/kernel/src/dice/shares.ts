import { canonicalJson } from '../json.js';
import { sha256 } from '../sha256.js';

/*
 * The share that a person adds to the dice: a chain of hashes that their device keeps. It shows the tip before the first
 * throw, and one more link at each throw. Every link is proved by the one shown before, and tells nothing of the next.
 */

/** How many throws one chain is enough for. */
export const LINKS = 1000;

/** What was shown before a link, if it is one of a chain. */
export const shownBefore = (link: string): string => sha256(`warmoot link 1\n${link}`);

/** The link of a chain that is shown at its n-th throw; at 0, its tip. */
export const linkOf = (secret: string, n: number): string => {
  let link = secret;
  for (let left = LINKS; left > n; left--) link = shownBefore(link);
  return link;
};

/** The seed with all that people added to a throw. Where nobody did, it is the seed. */
export const seedWith = (seed: string, links: Readonly<Record<string, string>>): string =>
  Object.keys(links).length === 0 ? seed : sha256(`warmoot shared 1\n${seed}\n${canonicalJson(links)}`);
