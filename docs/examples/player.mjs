// A bot that knows no rules: it sits down over HTTP, plays over the socket, and answers whatever is asked from the
// schemas and the listed choices. It plays every scene.   node player.mjs http://127.0.0.1:4600/join#<code> Robin
// docs/protocol.md says what it does here. Node 22 brings all it needs; under Node 20, install the package ws.
const WebSocket = globalThis.WebSocket ?? (await import('ws')).WebSocket;
const [invitation, me = 'Robin'] = process.argv.slice(2);
const { origin, hash } = new URL(invitation);

const http = async (path, key, body) => {
  const headers = key ? { authorization: `Bearer ${key}` } : { 'x-warmoot-key': 'give' };
  if (body) headers['content-type'] = 'application/json';
  const response = await fetch(`${origin}/api${path}`, {
    method: body ? 'POST' : 'GET',
    headers,
    body: body && JSON.stringify(body),
  });
  const answer = await response.json();
  if (answer.refusal) throw new Error(JSON.stringify(answer.refusal));
  return answer;
};

const secret = hash.slice(1);
const isShort = secret.replace(/[^0-9a-z]/gi, '').length <= 6;
let place = isShort ? await http('/knock', null, { code: secret, me }) : await http('/join', null, { secret, me });
const { key } = place;
// Whoever comes by a short code waits at the door until the host has answered.
while (place.state === 'waiting') {
  await new Promise((resolve) => setTimeout(resolve, 500));
  place = await http(`/tables/${place.table}/visit`, key);
}
if (!place.seat) throw new Error('turned away at the door');
const { table, seat } = place;
const socket = new WebSocket(`${origin.replace(/^http/, 'ws')}/api/socket`, {
  headers: { authorization: `Bearer ${key}` },
});
const send = (message) => socket.send(JSON.stringify({ v: 1, ...message }));
const pick = (list) => list[Math.floor(Math.random() * list.length)];
const between = (least, most) => least + Math.floor(Math.random() * (most - least + 1));

/** Something that fits a schema: enough for answers of which none is listed. */
const fitting = (schema, root = schema) => {
  if (schema.$ref) return fitting(root.$defs[schema.$ref.slice('#/$defs/'.length)], root);
  if (schema.enum) return pick(schema.enum);
  if (schema.oneOf ?? schema.anyOf) return fitting(pick(schema.oneOf ?? schema.anyOf), root);
  if (schema.type === 'integer') return between(schema.minimum ?? 0, Math.min(schema.maximum ?? 10, 20));
  if (schema.type === 'boolean') return Math.random() < 0.5;
  if (schema.type === 'string') return `${me} ${between(1, 999)}`;
  if (schema.type === 'array') return Array.from({ length: schema.minItems ?? 0 }, () => fitting(schema.items, root));
  if (schema.type !== 'object') return null;
  return Object.fromEntries(schema.required.map((field) => [field, fitting(schema.properties[field], root)]));
};

/** A die is called d8, or d10z where it counts from 0. */
const thrown = (die) =>
  die.endsWith('z') ? between(0, parseInt(die.slice(1), 10) - 1) : between(1, parseInt(die.slice(1), 10));

/** Answers all that is due. What is refused, or comes too late, is tried otherwise as long as it is asked. */
let throws = 0;
const answer = async () => {
  for (const { question, as, made, dice, choices, schema } of await http(
    `/tables/${table}/questions?seat=${encodeURIComponent(seat)}`,
    key,
  )) {
    if (made) continue;
    const deed = dice
      ? { do: 'dice', question, faces: dice.map(thrown) }
      : { do: 'answer', question, as, choice: choices?.length ? pick(choices) : fitting(schema) };
    send({ send: 'command', command: { id: crypto.randomUUID(), table, seat, deed } });
  }
};

/** The scene is over when it was there and is not any more; every throw on the way is in the lines. */
let begun = false;
socket.addEventListener('open', () => send({ send: 'watch', table, seat }));
socket.addEventListener('message', async ({ data }) => {
  const { send: what, scene, moved, items = [], refusal } = JSON.parse(data);
  for (const { what: line } of items) if (line.entry?.thrown) throws += 1;
  if (scene) begun = true;
  if (begun && scene === null) {
    console.log(`the scene is over after ${throws} throws`);
    socket.close();
  } else if ((scene ?? moved)?.due?.some(({ made }) => !made) || (what === 'refused' && refusal.code !== 'STALE'))
    await answer();
});
console.log(`${seat} sits at table ${table}`);
