import { saga, type table } from '@warmoot/rules';
import { describe, expect, test } from 'vitest';
import {
  become,
  company,
  DEED_CASES,
  inCampaign,
  MATTER_CASES,
  PEOPLE,
  PRESENCES,
  type PresenceCase,
} from '../testing/authorityCases.js';
import type { DeskTable } from '../testing/deskTable.js';
import { DEEDS, MATTERS } from './authority.js';
import { abandon } from './play.js';
import { linkSeat } from './seating.js';

const AGREE = { choose: 'agree' };
const OBJECT = { choose: 'object' };
const A_MONTH = 30 * 24 * 3600;
const SECONDS = { deadline: 60, absence: 24 * 3600, standIn: 600, never: null } as const;

type Command = keyof typeof DEEDS;
type Row = keyof typeof MATTERS;

const COMMANDS = Object.keys(DEEDS) as readonly Command[];
const ROWS = Object.keys(MATTERS) as readonly Row[];

/** What the table has settled last, and how. */
const settled = ({ records }: DeskTable): string | undefined =>
  records.flatMap(({ what }) => (what.did === 'settled' ? [what.why as string] : [])).at(-1);

describe('who may ask for a command', () => {
  const asks = { host: 'Ana', player: 'Bo', spectator: 'Sue' } as const;
  const may = { host: ['host'], players: ['host', 'player'], seated: ['host', 'player', 'spectator'] } as const;
  const cases = COMMANDS.flatMap((command) =>
    (Object.keys(asks) as (keyof typeof asks)[]).flatMap((role) =>
      (role === 'spectator' ? (['here', 'away'] as const) : PRESENCES).map((presence) => ({ command, role, presence })),
    ),
  );

  test.each(cases)('$command by the $role, $presence', ({ command, role, presence }) => {
    const { begin, deed, refused = null } = DEED_CASES[command];
    const desk = begin();
    const seat = asks[role];
    become(desk, seat, presence);
    const asked = deed(desk, seat);
    const before = desk.records.length;
    const refusal = desk.do(seat, asked);
    const allowed = (may[DEEDS[command]] as readonly string[]).includes(role);
    if (!allowed) {
      expect(refusal).toEqual({ code: DEEDS[command] === 'host' ? 'HOST_ONLY' : 'PLAYERS_ONLY' });
    } else if (command === 'leave' && role === 'host') expect(refusal).toEqual({ code: 'LAST_HOST' });
    else expect(refusal?.code ?? null).toBe(refused);
    if (refusal !== null) expect(desk.records).toHaveLength(before);
  });
});

/** Bo proposes it, and Cy agrees; Ana, the host, whose presence is as given, has said nothing yet. */
const put = (row: Row, presence: PresenceCase): DeskTable => {
  const { about, begin, value } = MATTER_CASES[row];
  const desk = begin();
  become(desk, 'Ana', presence);
  expect(desk.propose('Bo', about, value(desk) as object)).toBeNull();
  expect(desk.facts.proposals).toHaveLength(1);
  if (desk.facts.proposals[0]?.concerned.includes('Cy')) expect(desk.speak('Cy', AGREE)).toBeNull();
  return desk;
};

/** What a proposal could change, apart from the proposals themselves. */
const standing = ({ facts }: DeskTable): unknown => {
  const { title, options, paused, host, seats, scene, scenes, campaign, fileOpen } = facts;
  return { title, options, paused, host, seats, nos: scene?.nos, open: scene?.open, scenes, campaign, fileOpen };
};

describe('what is somebody’s own, wherever they are', () => {
  const isHere = (presence: PresenceCase): boolean => presence === 'here' || presence === 'resting';
  const fits = (row: Row, presence: PresenceCase): boolean =>
    row === 'regent' ? !isHere(presence) : row === 'regentHere' ? isHere(presence) : true;
  const cases = ROWS.flatMap((row) =>
    PRESENCES.filter((presence) => fits(row, presence)).map((presence) => ({ row, presence })),
  );

  test.each(cases)('$row, while Ana is $presence', ({ row, presence }) => {
    const { concerned, silence } = MATTERS[row];
    const isOwn = concerned !== 'nobody';
    // Everybody is asked, and those concerned are known to be.
    const asked = put(row, presence).facts.proposals[0];
    expect([...(asked?.entitled ?? [])].sort()).toEqual([...PEOPLE]);
    expect(asked?.concerned.includes('Ana')).toBe(isOwn);

    // Silence means what the table of authority says, and nothing before its time.
    const silent = put(row, presence);
    const before = standing(silent);
    const seconds = SECONDS[silence];
    silent.wait((seconds ?? 40 * A_MONTH) - 1);
    expect(standing(silent)).toEqual(before);
    expect(settled(silent)).toBeUndefined();
    silent.wait(1);
    expect(settled(silent)).toBe(seconds === null ? undefined : 'agreed');

    // Against their word it falls at once, and nothing has changed; where it is nobody's own, there is a vote.
    const against = put(row, presence);
    const was = standing(against);
    expect(against.speak('Ana', OBJECT)).toBeNull();
    expect(settled(against)).toBe(isOwn ? 'fell' : undefined);
    expect(standing(against)).toEqual(was);

    // With their word it is done, as soon as the others have spoken or may be taken to agree.
    const agreed = put(row, presence);
    expect(agreed.speak('Ana', AGREE)).toBeNull();
    agreed.wait(60);
    expect(settled(agreed)).toBe('agreed');
  });

  // Where everybody is concerned there is nobody whose objection would lead to a vote.
  const ofFew = ROWS.filter((row) => ['seat', 'hosts', 'owners', 'shown'].includes(MATTERS[row].concerned));
  test.each(ofFew)('%s: others cannot outvote them, and a vote does not pass over them', (row) => {
    const { about, begin, value } = MATTER_CASES[row];
    const desk = begin();
    if (row === 'regent') desk.away.add('Ana');
    expect(desk.propose('Bo', about, value(desk) as object)).toBeNull();
    const was = standing(desk);
    expect(desk.speak('Cy', OBJECT)).toBeNull();
    for (const seat of ['Bo', 'Cy']) expect(desk.speak(seat, { choose: 'vote', vote: 'for' })).toBeNull();
    expect(settled(desk)).toBeUndefined();
    expect(desk.speak('Ana', { choose: 'vote', vote: 'against' })).toBeNull();
    expect(settled(desk)).toBe('fell');
    expect(standing(desk)).toEqual(was);
  });

  test.each(ROWS)('%s: the options in force when it is put are those that hold for it', (row) => {
    const { silence } = MATTERS[row];
    const desk = put(row, row === 'regent' ? 'away' : 'here');
    const options: table.TableOptions = { ...desk.facts.options, deadline: 5, absence: 3600, standIn: 60 };
    desk.act((work) => work.put({ did: 'switched', options }));
    desk.wait((SECONDS[silence] ?? A_MONTH) - 1);
    expect(settled(desk)).toBeUndefined();
  });
});

describe('whoever is gone', () => {
  test('keeps what they kept secret: it is not opened any more', () => {
    const desk = company();
    const found = saga.campaign.campaignDeed.parse({ deed: 'found', name: 'Kell' });
    const add = saga.campaign.campaignDeed.parse({ deed: 'add', name: 'Tam', owner: 'Cy' });
    if (!found.ok || !add.ok) throw new Error('no deeds');
    desk.do('Cy', { do: 'campaign', deed: found.value });
    desk.do('Cy', { do: 'campaign', deed: add.value });
    const [character = ''] = Object.keys(desk.facts.campaign?.open.characters ?? {});
    const note = saga.campaign.campaignDeed.parse({ deed: 'privateNote', character, text: 'I did it' });
    if (!note.ok) throw new Error('no note');
    expect(desk.do('Cy', { do: 'campaign', deed: note.value })).toBeNull();
    expect(desk.do('Ana', { do: 'unseat', seat: 'Cy' as never })).toBeNull();
    for (const seat of ['Ana', 'Bo']) {
      expect(desk.propose(seat, 'openLog')).toEqual({ code: 'OWNER_GONE', seat: 'Cy' });
    }
    expect(desk.facts.fileOpen).toBeNull();
    desk.act((work) => {
      expect(linkSeat(work, 'Ana', 'Cy', 'hash', 9e15)).toMatchObject({ refusal: { code: 'UNKNOWN_SEAT' } });
    });
  });

  test('keeps a closed sheet closed: nobody becomes its reader', () => {
    const desk = inCampaign(false);
    const add = saga.campaign.campaignDeed.parse({ deed: 'add', name: 'Tam', owner: 'Cy' });
    if (!add.ok) throw new Error('no deed');
    expect(desk.do('Cy', { do: 'campaign', deed: add.value })).toBeNull();
    expect(desk.do('Ana', { do: 'unseat', seat: 'Cy' as never })).toBeNull();
    const options = { ...desk.facts.options, referee: 'Ana' };
    expect(desk.propose('Ana', 'options', options)).toEqual({ code: 'OWNER_GONE', seat: 'Cy' });
    expect(desk.propose('Ana', 'options', { ...desk.facts.options, hideMade: true })).toBeNull();
  });

  test('a secret that came to be while it was proposed to open all is not opened with the rest', () => {
    const desk = company();
    desk.beginToy(PEOPLE);
    desk.act(abandon);
    expect(desk.propose('Bo', 'openLog')).toBeNull();
    expect(desk.facts.proposals[0]?.concerned).toEqual([]);
    desk.beginToy(PEOPLE);
    desk.wait(60);
    expect(settled(desk)).toBe('impossible');
    expect(desk.facts).toMatchObject({ fileOpen: null, scene: { open: false } });
  });
});

describe('a person’s seat', () => {
  const linkedBy = (desk: DeskTable, by: string): unknown => {
    let done: unknown;
    desk.act((work) => {
      done = linkSeat(work, by, 'Bo', `hash ${desk.records.length}`, desk.now + 1e9);
    });
    return (done as { readonly refusal?: { readonly code: string } }).refusal?.code ?? null;
  };

  test.each(PRESENCES)('is handed out by nobody while its person is %s, unless the table has freed it', (presence) => {
    const desk = company();
    become(desk, 'Bo', presence);
    expect(linkedBy(desk, 'Ana')).toBe('OWN_SEAT');
    expect(linkedBy(desk, 'Cy')).toBe('HOST_ONLY');
    desk.propose('Ana', 'handOut', { seat: 'Bo' });
    desk.wait(SECONDS.absence - 1);
    expect(linkedBy(desk, 'Ana')).toBe('OWN_SEAT');
    desk.wait(1);
    expect(linkedBy(desk, 'Cy')).toBe('HOST_ONLY');
    expect(linkedBy(desk, 'Ana')).toBeNull();
    // Whoever is back before the link is used keeps the seat by doing anything there.
    expect(desk.do('Bo', { do: 'say', text: 'I am here' })).toBeNull();
    expect(desk.facts.seats.find(({ seat }) => seat === 'Bo')).toMatchObject({ freed: false, keys: ['key Bo'] });
    expect(desk.facts.tickets.filter(({ opens }) => opens === 'seat')).toEqual([]);
    expect(linkedBy(desk, 'Ana')).toBe('OWN_SEAT');
  });

  test('of a spectator is not handed out either; a computer’s is', () => {
    const desk = company();
    desk.act((work) => {
      expect(linkSeat(work, 'Ana', 'Sue', 'one', 9e15)).toMatchObject({ refusal: { code: 'OWN_SEAT' } });
      expect(linkSeat(work, 'Ana', 'Rex', 'two', 9e15)).toMatchObject({ ok: true });
    });
  });
});
