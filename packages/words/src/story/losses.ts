import { saga } from '@warmoot/rules';
import type { SpokenNames } from '../campaign/names.js';

type Seen = saga.campaign.SeenCampaign;
type Entry = saga.campaign.Entry;

/** What a side has lost in a scene, or who died or was taken in it. */
export interface Loss {
  readonly name: string;
  readonly what: string;
}

type Lost = Readonly<Record<string, number>>;

/** The armies of a battle: every way of war leaves what they have lost in the same form. */
const armiesIn = ({ outcome }: Entry): readonly { readonly name: string; readonly lost: Lost }[] => {
  const { armies = [] } = (outcome ?? {}) as unknown as {
    readonly armies?: readonly { readonly name: string; readonly lost?: Lost }[];
  };
  return armies.flatMap(({ name, lost }) => (lost === undefined ? [] : [{ name, lost }]));
};

/** Who died in a scene or was taken in it, as far as sheets lie open. */
const peopleLost = ({ open }: Seen, { id }: Entry, { words }: SpokenNames): readonly Loss[] => {
  const { captive, told } = words.campaign.story;
  return Object.values(open.characters).flatMap((one) => {
    if (!saga.campaign.isOpenSheet(one)) return [];
    const own = one.history.filter(({ entry }) => entry === id);
    const last = (part: string) => own.findLast(({ what }) => what === part)?.to ?? null;
    if (last('dead') !== null) return [{ name: one.name, what: told.lostPeople.dead }];
    const of = last('captive');
    return typeof of === 'string' ? [{ name: one.name, what: captive({ of }) }] : [];
  });
};

/** The losses of a scene: of each army by its troops, then of people. None where nobody fought. */
export const lossesIn = (seen: Seen, entry: Entry, names: SpokenNames): readonly Loss[] => {
  const { troops, story } = names.words.campaign;
  const armies = armiesIn(entry).map(({ name, lost }) => {
    const some = saga.battle.ALL_TROOPS.filter((troop) => (lost[troop] ?? 0) > 0);
    const what = some.map((troop) => `${lost[troop]} ${troops[troop]}`).join(', ');
    return { name, what: what === '' ? story.told.lostPeople.nobody : what };
  });
  return [...armies, ...peopleLost(seen, entry, names)];
};
