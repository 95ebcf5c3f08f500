import { type AnyRules, enter, type Json, openSession, type SeatId, seededDice } from '@warmoot/kernel';
import { saga, sceneRules } from '@warmoot/rules';
import type { Person } from '../../../people/person.js';

/* A small campaign, made by deeds alone: for tests, and for looking at pages without a server. */

const PLAYERS: readonly SeatId[] = ['ana', 'bo'];

const person = (seat: SeatId, name: string, colour: number): Person => ({
  seat,
  name,
  colour,
  held: 'person',
  here: true,
  you: seat === 'ana',
});

export const PEOPLE: Readonly<Record<SeatId, Person>> = { ana: person('ana', 'Ana', 0), bo: person('bo', 'Bo', 1) };

const need = <A>(
  result: { readonly ok: true; readonly value: A } | { readonly ok: false; readonly refusal: unknown },
): A => {
  if (!result.ok) throw new Error(JSON.stringify(result.refusal));
  return result.value;
};

/** A deed of Ana's that the table has decided. */
export const done = (campaign: saga.campaign.Campaign, deed: object, seat: SeatId = 'ana'): saga.campaign.Campaign => {
  const parsed: saga.campaign.CampaignDeed = need(saga.campaign.campaignDeed.parse(deed));
  const who = { seat, decided: true, players: PLAYERS };
  return saga.campaign.evolveAll(campaign, need(saga.campaign.obeyDeed(campaign, parsed, who)));
};

/** A scene of dice alone, thrown from a seed and written back. */
const rolled = (
  campaign: saga.campaign.Campaign,
  play: saga.campaign.CampaignPlay,
  seed: string,
): saga.campaign.Campaign => {
  const round = { players: PLAYERS, referee: null, decided: true };
  const { scene, setup, options, entry, events } = need(saga.campaign.stageScene(campaign, play, round));
  const begun = saga.campaign.evolveAll(campaign, events);
  let session = need(openSession(need(sceneRules(scene)) as AnyRules, { setup, options }, seed));
  for (let dice = seededDice(session, seed); dice !== null; dice = seededDice(session, seed)) {
    session = need(enter(session, dice));
  }
  const outcome = session.run.outcome() as unknown as Json;
  return saga.campaign.evolveAll(begun, saga.campaign.writeBack(begun, { entry, outcome, own: {} }));
};

/** Something that a scene has done to a sheet. */
export const changed = (
  campaign: saga.campaign.Campaign,
  character: string,
  set: Partial<saga.campaign.Character>,
  code = 'fought',
): saga.campaign.Campaign =>
  saga.campaign.evolveAll(campaign, [{ event: 'changed', character, set, why: { code, rules: [], entry: null } }]);

const WORDS = {
  context: 'Heir of Tarn, keeper of the Salt Gate, nineteen winters old and tired of being called promising.',
  home: 'Tarn Hall',
  ties: 'Sister of Morten; promised to Skeld.',
  trade: 'Lady of the Salt Gate',
  past: 'Held the ford at Kell when nobody else would.',
};

/** Ella with everything a sheet can show; Morten, who is Bo's; Maud, whom nobody owns; Osk, who is dead. */
export const saltCrown = (): saga.campaign.Campaign => {
  const named = ['Lady Ella Avitch', 'Morten Tarn', 'Maud the Leech', 'Osk'];
  const owners = ['ana', 'bo', null, 'bo'];
  const founded = named.reduce(
    (now, name, at) => done(now, { deed: 'add', name, owner: owners[at] }),
    done(saga.campaign.UNFOUNDED, { deed: 'found', name: 'The Salt Crown' }),
  );
  const [ella, morten, maud, osk] = Object.keys(founded.open.characters) as [string, string, string, string];
  const main = [ella, morten].reduce((now, id) => changed(now, id, { main: true }, 'raised'), founded);
  const made = rolled(main, { play: 'generation', characters: [ella, morten, maud] }, 'salt');
  const deeds = [
    { deed: 'words', character: ella, ...WORDS },
    { deed: 'arms', character: ella, arms: 'gules fish' },
    { deed: 'goals', character: ella, text: 'Before the Moot sits at midwinter I will have Skeld’s ships promised.' },
    { deed: 'terrain', character: ella, terrain: 'fen' },
    { deed: 'locks', character: ella, locks: { feint: 'speed' } },
    { deed: 'relate', character: ella, to: morten, text: 'my brother, whom I trust with the gate' },
    { deed: 'drive', character: ella, context: 'The ford', topic: 'holding it', motive: 'valourous', rating: 3 },
    { deed: 'rate', character: ella, skill: 'ride', to: 6, reason: 'a year in the saddle' },
    { deed: 'die', character: osk, why: 'drowned in the ford' },
  ];
  const told = deeds.reduce((now: saga.campaign.Campaign, deed) => done(now, deed), made);
  return changed(told, ella, {
    wounds: [
      { part: 'rightLeg', severity: 'major', marks: 2, kind: 'cut', day: 1, becameMinor: null },
      { part: 'leftArm', severity: 'minor', marks: 1, kind: 'cut', day: 1, becameMinor: null },
      { part: 'leftArm', severity: 'minor', marks: 0, kind: 'bone', day: 1, becameMinor: null },
    ],
    load: {
      items: [
        { id: 'i1', object: 'sword', worn: false, at: { row: 0, column: 0, turn: 0, flipped: false } },
        { id: 'i2', object: 'bandages', worn: false },
      ],
    },
  });
};

/** The campaign as a seat sees it. */
export const seenBy = (campaign: saga.campaign.Campaign, seat: SeatId = 'ana'): saga.campaign.SeenCampaign =>
  saga.campaign.seenCampaign(campaign, { seat, referee: null });

/** Somebody of a campaign by name. */
export const named = ({ open }: saga.campaign.Campaign, name: string): saga.campaign.Character => {
  const found = Object.values(open.characters).find((one) => one.name.includes(name));
  if (found === undefined) throw new Error(`nobody is called ${name}`);
  return found;
};
