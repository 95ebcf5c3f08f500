import type { SceneTypes, View } from '@warmoot/kernel';
import { type command, editionOf, kindOf, type saga, type sortie, war, type warband } from '@warmoot/rules';
import { sceneTitle, type Words } from '@warmoot/words';
import { shortName } from '../../people/names.js';
import type { Spoken } from '../../words/lists.js';
import type { SCENE_NAMES } from './sceneWords.js';

export interface NamedScene {
  readonly scene: number;
  readonly name: string;
  readonly view: View<SceneTypes> | null;
}

type Names = Spoken<typeof SCENE_NAMES>;

/** The name of the field that is fought on; null where it has none but that of its landscape. */
const fieldName = (field: war.Field | undefined): string | null => {
  if (field?.field !== 'drawn') return null;
  const name = field.name.trim();
  return name === '' || name === 'plain' || war.LANDSCAPES.some((kind) => kind === name) ? null : name;
};

/** A battle is called by its field; else by the armies. */
const battleName = (t: Names, on: war.Field | undefined, armies: readonly { readonly name: string }[]): string => {
  const field = fieldName(on);
  if (field !== null) return t.battleOf({ field });
  const [one = '', two = ''] = armies.map(({ name }) => name);
  return t.against({ one, two });
};

/** Heads are narrow: people are called as on the board. */
const duelName = (t: Names, { given }: View<saga.duel.Duel>): string => {
  const all = given.fighters.map(({ name }) => name);
  const [one = [], two = []] = ([1, 2] as const).map((side) =>
    given.fighters.filter((fighter) => fighter.side === side).map(({ name }) => shortName(name, all)),
  );
  return t.against({ one: t.all({ names: one }), two: t.all({ names: two }) });
};

/** What a Discussion is about, where that is known; else who is there. */
const talkName = (t: Names, { given }: View<saga.discussion.Discussion>): string => {
  const all = given.people.map(({ name }) => name);
  return given.about[0]?.context ?? t.all({ names: all.map((name) => shortName(name, all)) });
};

/** Who runs from whom. */
const chaseName = (t: Names, { given: { quarry, pursuers } }: View<saga.chase.Chase>): string =>
  t.after({ one: pursuers.name, two: quarry.name });

/** The title under which a campaign's calendar has the scene. */
const planned = (campaign: saga.campaign.SeenCampaign | null, { scene, name }: NamedScene): string | null => {
  const kind = kindOf(name);
  const entries = Object.values(campaign?.open.entries ?? {}).filter((entry) => entry.scene === kind);
  const running = entries.filter(({ state }) => state === 'running');
  const entry = entries.find(({ played }) => played === scene) ?? (running.length === 1 ? running[0] : undefined);
  return entry?.title.trim() || null;
};

/** The kinds of scene that are called by what stands in them. */
const OWN_NAMES: Readonly<Record<string, (t: Names, view: View<SceneTypes>) => string>> = {
  battle: (t, view) => {
    const { given, open } = view as unknown as View<saga.battle.Battle>;
    return battleName(t, given.fields[open.field], given.armies);
  },
  command: (t, view) => {
    const { given } = view as unknown as View<command.Command>;
    return battleName(t, given.field, given.armies);
  },
  sortie: (t, view) => battleName(t, undefined, (view as unknown as View<sortie.Sortie>).given.armies),
  skirmish: (t, view) => {
    const [one, two] = (view as unknown as View<warband.Skirmish>).given.bands;
    return t.against({ one: one?.name ?? '', two: two?.name ?? '' });
  },
  lines: (t, view) => {
    const [one, two] = (view as unknown as View<warband.Battle>).given.bands;
    return t.against({ one: one?.name ?? '', two: two?.name ?? '' });
  },
  chase: (t, view) => chaseName(t, view as unknown as View<saga.chase.Chase>),
  discussion: (t, view) => talkName(t, view as unknown as View<saga.discussion.Discussion>),
  duel: (t, view) => duelName(t, view as unknown as View<saga.duel.Duel>),
  march: (_t, view) => (view as unknown as View<saga.march.March>).given.roads.name,
  race: (t, view) => {
    const [one, two] = (view as unknown as View<saga.race.Race>).given.racers;
    return t.against({ one: one?.name ?? '', two: two?.name ?? '' });
  },
};

const ownName = (t: Names, { name, view }: NamedScene): string | null =>
  view === null ? null : (OWN_NAMES[kindOf(name)]?.(t, view) ?? null);

/** What a scene is called of which only the head is known: as the calendar has it, else by what was played. */
export const pastName = (
  words: Words,
  { scene, name }: Pick<NamedScene, 'scene' | 'name'>,
  campaign: saga.campaign.SeenCampaign | null,
): string => {
  const entry = Object.values(campaign?.open.entries ?? {}).find(({ played }) => played === scene);
  return entry?.title.trim() || sceneTitle(words, name);
};

/** What a scene is called: as the calendar has it, by its field or by who meets whom; else by what is played. */
export const sceneName = (
  t: Names,
  words: Words,
  scene: NamedScene,
  campaign: saga.campaign.SeenCampaign | null = null,
): string => {
  const name = planned(campaign, scene) ?? ownName(t, scene);
  if (name === null) return sceneTitle(words, scene.name);
  return editionOf(scene.name) === 'first' && campaign === null ? t.firstEdition({ name }) : name;
};
