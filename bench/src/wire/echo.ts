// The limit: the same stack, which does nothing but send back what it was sent.
import websocket from '@fastify/websocket';
import fastify from 'fastify';

const app = fastify();
await app.register(websocket);
app.get('/api/socket', { websocket: true }, (socket) => {
  socket.on('message', (data: Buffer) => socket.send(JSON.stringify(JSON.parse(data.toString()))));
});
await app.listen({ port: 0, host: '127.0.0.1' });
const address = app.server.address();
process.on('message', (order: string) => {
  if (order === 'stop') process.exit(0);
  process.send?.({ heapUsed: 0, rss: process.memoryUsage().rss, cpu: process.cpuUsage() });
});
process.send?.({ url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}` });
