// A whole bot: it takes an invitation, or waits at the door that a short code opens, plays what it may at random until the scene is over, and agrees to everything.
//   node bot.mjs http://127.0.0.1:4600/join#7K2M-9P4Q-8R3T-6VWX Robin
// docs/protocol.md tells what it does here. It needs nothing but Node.
const [invitation, me = 'Robin', wait = '500'] = process.argv.slice(2);
const { origin, hash } = new URL(invitation);
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

let key = null;
const ask = async (path, body) => {
  const response = await fetch(`${origin}/api${path}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      ...(body ? { 'content-type': 'application/json' } : {}),
      ...(key ? { authorization: `Bearer ${key}` } : { 'x-warmoot-key': 'give' }),
    },
    body: body && JSON.stringify(body),
  });
  const answer = await response.json();
  // Too fast, or the server restarts: the same again, with the same id, is done only once.
  if (response.status === 429 || response.status === 503) return pause(1000).then(() => ask(path, body));
  // Somebody else was first, and the question is gone.
  if (answer.refusal && response.status !== 409) throw new Error(JSON.stringify(answer.refusal));
  return answer;
};

const secret = hash.slice(1);
const isShort = secret.replace(/[^0-9a-z]/gi, '').length <= 6;
let place = isShort ? await ask('/knock', { code: secret, me }) : await ask('/join', { secret, me });
key = place.key;
while (place.state === 'waiting') {
  await pause(Number(wait));
  place = await ask(`/tables/${place.table}/visit`);
}
if (!place.seat) throw new Error('turned away at the door');
const { table, seat } = place;
const mine = `?seat=${encodeURIComponent(seat)}`;
console.log(`${seat} sits at table ${table}`);

const act = (deed) => ask(`/tables/${table}/commands`, { id: crypto.randomUUID(), seat, deed });
const oneOf = (list) => list[Math.floor(Math.random() * list.length)];

for (let hasPlayed = false; ; ) {
  const { seen, scene } = await ask(`/tables/${table}${mine}`);
  if (hasPlayed && scene === null) break;
  hasPlayed ||= scene !== null;
  const proposal = seen.proposals.find(({ due }) => due && !due.made);
  const isAsked = scene?.due.some(({ made }) => !made);
  if (proposal) {
    const choice = proposal.step === 'vote' ? { choose: 'vote', vote: 'for' } : { choose: 'agree' };
    await act({ do: 'speak', proposal: proposal.proposal, question: proposal.due.question, choice });
  } else if (isAsked && !seen.paused) {
    const questions = await ask(`/tables/${table}/questions${mine}`);
    const open = questions.filter(({ made, choices }) => !made && choices);
    for (const { question, as, choices } of open) await act({ do: 'answer', question, as, choice: oneOf(choices) });
    if (open.length === 0) await pause(Number(wait));
  } else await pause(Number(wait));
}
console.log('the scene is over');
