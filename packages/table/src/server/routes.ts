import type { Json, Shape } from '@warmoot/kernel';
import {
  campaignPage,
  campaignSummary,
  campaignThing,
  command,
  type Invitation,
  isCampaignPart,
  joinTable,
  knockAtDoor,
  makeInvitation,
  makeSeatLink,
  type Outcome,
  openTable,
  PROTOCOL,
  protocolSchema,
  refuse,
  sceneSchema,
  seeDoor,
} from '@warmoot/protocol';
import { SCENES, type saga, sceneRules } from '@warmoot/rules';
import { en, writtenIn } from '@warmoot/words';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { campaignSeen } from '../core/seen.js';
import { Guesses } from './guesses.js';
import { goneSignal, hashIn, isFromHere, keyFor, sendRefusal, wantsKey } from './identity.js';
import { hashOfKey } from './keys.js';
import { buckets, type Limits } from './limits.js';
import { Meeting } from './meeting.js';
import type { Service } from './service.js';

type SeenCampaign = saga.campaign.SeenCampaign;

interface Wanted {
  readonly service: Service;
  readonly limits: Limits;
  readonly publicUrl: string | null;
  readonly build: string;
  /** Whether the numbers are shown to whoever asks, and not only on this machine. */
  readonly openMetrics: boolean;
}

const MOST_LINES = 500;
const JSON_TYPE = 'application/json; charset=utf-8';

const answered = <A>(reply: FastifyReply, outcome: Outcome<A>, status = 200): FastifyReply =>
  outcome.ok ? reply.code(status).send(outcome.value ?? {}) : sendRefusal(reply, outcome.refusal);

/** Makes something of a body of one shape. */
const making =
  <A>(body: Shape<A>, made: (wish: A, request: FastifyRequest, reply: FastifyReply) => Promise<Outcome<unknown>>) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const wish = body.parse(request.body ?? {}, '');
    return wish.ok ? answered(reply, await made(wish.value, request, reply), 201) : sendRefusal(reply, wish.refusal);
  };

/** The address that a link starts with. */
const baseOf = (request: FastifyRequest, publicUrl: string | null): string =>
  (publicUrl ?? `${request.protocol}://${request.headers.host ?? 'localhost'}`).replace(/\/$/, '');

const param = (request: FastifyRequest, name: string): string =>
  String((request.params as Readonly<Record<string, string>>)[name] ?? '');

const query = (request: FastifyRequest, name: string): string =>
  String((request.query as Readonly<Record<string, string | undefined>>)[name] ?? '');

const count = (text: string, otherwise: number, most = Number.MAX_SAFE_INTEGER): number =>
  /^\d{1,9}$/.test(text) ? Math.min(Number(text), most) : otherwise;

const addOperating = (app: FastifyInstance, { service, build, openMetrics }: Wanted): void => {
  app.get('/api/health', async () => ({ ok: true, build, protocol: PROTOCOL }));
  app.get('/api/ready', async (_request, reply) => {
    const { health, rooms } = service;
    await health.probe(rooms.store).catch(() => undefined);
    // What it is that fails is no secret; why it does stands in the log.
    const { fails } = health;
    if (fails !== null) return reply.code(503).send({ refusal: { code: 'TRY_AGAIN', why: 'store' }, store: fails });
    return service.isStopping ? sendRefusal(reply, { code: 'TRY_AGAIN', why: 'stopping' }) : { ok: true };
  });
  // Whoever could count the commands of a small server would know when others have sealed their choices.
  app.get('/metrics', async (request, reply) =>
    openMetrics || isFromHere(request)
      ? reply.type('text/plain; version=0.0.4').send(service.metrics.text())
      : sendRefusal(reply, { code: 'NOT_FOUND', path: '/metrics' }),
  );
};

const addSchemas = (app: FastifyInstance): void => {
  app.get('/api/protocol', async () => protocolSchema());
  app.get('/api/scenes', async () => ({
    scenes: Object.values(SCENES).map(({ scene, version }) => ({ scene, version })),
  }));
  app.get('/api/scenes/:rules/:scene', async (request, reply) => {
    const rules = sceneRules(`${param(request, 'rules')}/${param(request, 'scene')}`);
    return rules.ok ? sceneSchema(rules.value, writtenIn(en, rules.value.scene)) : sendRefusal(reply, rules.refusal);
  });
};

/** Opening tables and sitting down at them. Only here are keys given out. */
const addSeating = (app: FastifyInstance, { service, limits, publicUrl }: Wanted): void => {
  const tables = buckets(limits.tablesPerHour, limits.tablesPerHour / 3_600_000);
  const joins = buckets(limits.joinsPerHour, limits.joinsPerHour / 3_600_000);

  const meeting = new Meeting(service, new Guesses(service.store, limits, service.metrics));

  /** Sits somebody down by a key, or lets them stand at a door; the key is told to those who ask for it. */
  const seated = async <A extends object>(
    request: FastifyRequest,
    reply: FastifyReply,
    sit: (hash: string) => Promise<Outcome<A>>,
  ): Promise<Outcome<A>> => {
    const { key, give } = await keyFor(request, service.notices);
    const seat = await sit(hashOfKey(key));
    if (!seat.ok) return seat;
    give(reply);
    return wantsKey(request) ? { ok: true, value: { ...seat.value, key } } : seat;
  };

  app.post(
    '/api/tables',
    making(openTable, async (wish, request, reply) =>
      tables.take(request.ip, performance.now())
        ? seated(request, reply, (hash) => service.openTable(wish, hash))
        : refuse({ code: 'TOO_MANY', what: 'tables', most: limits.tablesPerHour }),
    ),
  );
  app.post(
    '/api/join',
    making(joinTable, async ({ secret, me }, request, reply) =>
      joins.take(request.ip, performance.now())
        ? seated(request, reply, (hash) => meeting.join(secret, me, hash))
        : refuse({ code: 'TOO_MANY', what: 'joins', most: limits.joinsPerHour }),
    ),
  );
  app.post('/api/door', async (request, reply) => {
    const wish = seeDoor.parse(request.body ?? {}, '');
    return wish.ok
      ? answered(reply, await meeting.see(wish.value.secret, hashIn(request), request.ip))
      : sendRefusal(reply, wish.refusal);
  });
  app.post(
    '/api/knock',
    making(knockAtDoor, async (wish, request, reply) =>
      joins.take(request.ip, performance.now())
        ? seated(request, reply, (hash) => meeting.knock(wish, hash, request.ip))
        : refuse({ code: 'TOO_MANY', what: 'joins', most: limits.joinsPerHour }),
    ),
  );
  app.get('/api/tables/:table/visit', async (request) => meeting.visit(param(request, 'table'), hashIn(request) ?? ''));

  const linked = (request: FastifyRequest, made: Outcome<Omit<Invitation, 'link'>>): Outcome<Invitation> =>
    made.ok
      ? { ok: true, value: { ...made.value, link: `${baseOf(request, publicUrl)}/join#${made.value.secret}` } }
      : made;

  app.post(
    '/api/tables/:table/invitations',
    making(makeInvitation, async ({ by, opens }, request) =>
      linked(request, await meeting.invite(param(request, 'table'), hashIn(request) ?? '', by, opens)),
    ),
  );
  app.post(
    '/api/tables/:table/links',
    making(makeSeatLink, async ({ by, seat }, request) =>
      linked(request, await meeting.linkSeat(param(request, 'table'), hashIn(request) ?? '', by, seat)),
    ),
  );
};

/** What a client without a socket needs: a bot, or a page that only wants to look. */
const addReading = (app: FastifyInstance, { service }: Wanted): void => {
  const where = (request: FastifyRequest) =>
    [param(request, 'table'), hashIn(request) ?? '', query(request, 'seat')] as const;

  app.get('/api/me', async (request) => {
    const key = hashIn(request);
    return key === null ? { tables: [], notices: [] } : service.mine(key);
  });
  const written = (reply: FastifyReply, text: Outcome<string>): FastifyReply =>
    text.ok ? reply.type(JSON_TYPE).send(text.value) : sendRefusal(reply, text.refusal);

  app.get('/api/tables/:table', async (request, reply) => written(reply, await service.snapshot(...where(request))));
  app.get('/api/tables/:table/questions', async (request, reply) =>
    answered(reply, await service.questions(...where(request))),
  );
  app.get('/api/tables/:table/lines', async (request, reply) => {
    const from = count(query(request, 'from'), 0);
    const most = count(query(request, 'most'), 100, MOST_LINES);
    return answered(reply, await service.lines(...where(request), from, most));
  });
  const campaign = async (request: FastifyRequest, reply: FastifyReply, see: (seen: SeenCampaign) => unknown) => {
    const seen = await service.look(...where(request), (facts): Outcome<SeenCampaign> => {
      const found = campaignSeen(facts, query(request, 'seat'));
      return found === null ? refuse({ code: 'NO_CAMPAIGN' }) : { ok: true, value: found };
    });
    if (!seen.ok) return sendRefusal(reply, seen.refusal);
    return see(seen.value) ?? sendRefusal(reply, { code: 'NOT_FOUND', path: request.url.split('?')[0] ?? '' });
  };
  app.get('/api/tables/:table/campaign', (request, reply) => campaign(request, reply, campaignSummary));
  app.get('/api/tables/:table/campaign/:part', (request, reply) => {
    const part = param(request, 'part');
    const from = count(query(request, 'from'), 0);
    const most = count(query(request, 'most'), 100, MOST_LINES);
    return campaign(request, reply, (seen) => (isCampaignPart(part) ? campaignPage(seen, part, { from, most }) : null));
  });
  app.get('/api/tables/:table/campaign/:part/:id', (request, reply) => {
    const part = param(request, 'part');
    return campaign(request, reply, (seen) =>
      isCampaignPart(part) ? campaignThing(seen, part, param(request, 'id')) : null,
    );
  });
  app.get('/api/tables/:table/scenes/:scene/log', async (request, reply) => {
    const [table, key, seat] = where(request);
    const read = { want: 'log', table, seat, scene: count(param(request, 'scene'), 0) } as const;
    const log = await service.read(read, key, goneSignal(reply));
    if (log === null) return reply.hijack();
    return written(reply, log);
  });
  app.post('/api/tables/:table/commands', async (request, reply) => {
    const body = (request.body ?? {}) as Readonly<Record<string, Json>>;
    const wish = command.parse({ ...body, table: param(request, 'table') }, '');
    if (!wish.ok) return sendRefusal(reply, wish.refusal);
    const key = hashIn(request);
    if (key === null) return sendRefusal(reply, { code: 'NOT_YOUR_SEAT', seat: wish.value.seat });
    const done = await service.obey(wish.value, key);
    if (!done.ok) return sendRefusal(reply, done.refusal);
    return { done: wish.value.id, ...(done.value === null ? {} : { made: done.value }) };
  });
};

export const addRoutes = (app: FastifyInstance, wanted: Wanted): void => {
  addOperating(app, wanted);
  addSchemas(app);
  addSeating(app, wanted);
  addReading(app, wanted);
};
