import { type CampaignLine, campaignTable, rated } from './campaign.js';
import { fillIn, pickIn } from './fields.js';
import { opened } from './opened.js';
import type { Hand, Page } from './page.js';

interface Founded {
  /** People of Ana's with their skills, all alike; what is said besides is other. */
  readonly people: Readonly<Record<string, { readonly skill: number; readonly more?: object }>>;
  /** Soldiers of houses. */
  readonly soldiers?: Readonly<Record<string, object>>;
  readonly dice?: 'typed' | 'seed';
}

/** A campaign of Ana alone with these people and soldiers in it. */
export const founded = ({ people, soldiers = {}, dice = 'seed' }: Founded): CampaignLine => {
  const line = campaignTable({ dice });
  line.writes({ deed: 'found', name: 'The Salt Crown', options: { 'saga.generation.others': 'byHand' } });
  for (const [name, { skill, more = {} }] of Object.entries(people)) {
    const { skills, motives } = rated(skill, 6);
    line.writes({ deed: 'add', name, owner: 'Ana', skills: { ...skills, ...more }, motives });
  }
  for (const [name, troops] of Object.entries(soldiers)) line.writes({ deed: 'unit', name, level: 6, troops });
  return line;
};

/** The form on the page of a campaign, in which a scene of this kind is being planned. */
export const planned = async (line: CampaignLine, what: string, title: string): Promise<readonly [Page, Hand]> => {
  const page = await opened('/t/desk/campaign', line);
  await page.in(page.room.querySelector('.next') as HTMLElement).press(['button', 'Plan something']);
  const form = page.in(['dialog', /./]);
  await pickIn(form, { 'What it is': what });
  await fillIn(form, { Title: title });
  return [page, form];
};

/** A part of the form about an army or a band, by its place among them. */
export const armyIn = (form: Hand, nth: number): Hand =>
  form.in(form.room.querySelectorAll<HTMLElement>('.plan-army')[nth] as HTMLElement);

/** The battle of Kell bridge: Ella leads Dorrow's soldiers against Kell's under Morten. How it is fought is picked last. */
export const battlePlanned = async (line: CampaignLine, way: string): Promise<readonly [Page, Hand]> => {
  const [page, form] = await planned(line, 'Battle', 'Kell bridge');
  await pickIn(armyIn(form, 0), { Army: 'Soldiers of Dorrow', Commander: 'Ella' });
  await pickIn(armyIn(form, 1), { Army: 'Soldiers of Kell', Commander: 'Morten' });
  await form.press(['radio', way]);
  return [page, form];
};
