import type { FastifyInstance } from 'fastify';
import { namesUs } from './hosts.js';
import { isOurs, sendRefusal } from './identity.js';

/** What all may know and keep: the same for everybody. */
const PUBLIC = /^\/api\/(protocol|scenes)(\/|\?|$)/;
const PRIVATE = /^\/(api\/|metrics(\?|$))/;

/** What our pages never ask a browser for, nor anything that could get into them. */
const DENIED = [
  'accelerometer',
  'autoplay',
  'bluetooth',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'publickey-credentials-get',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

const PERMISSIONS = DENIED.map((what) => `${what}=()`).join(', ');

/** For whoever opens a page under another name: the refusal in words. */
const NOT_HERE = `Warmoot runs here, but does not go by this address.
Open it under the address that it printed when it was started. Whoever runs it can set PUBLIC_URL to this one instead.
`;

/** Turns away what does not name us or comes from elsewhere, and says what may be kept of an answer. */
export const addGuard = (app: FastifyInstance, publicUrl: string | null): void => {
  const isToUs = namesUs(publicUrl);
  app.addHook('onRequest', async (request, reply) => {
    reply.header('permissions-policy', PERMISSIONS);
    if (PRIVATE.test(request.url)) reply.header('cache-control', PUBLIC.test(request.url) ? 'no-cache' : 'no-store');
    if (!isToUs(request)) {
      const isRead = (request.headers.accept ?? '').includes('text/html');
      return isRead ? reply.code(421).type('text/plain').send(NOT_HERE) : sendRefusal(reply, { code: 'OTHER_HOST' });
    }
    if (!isOurs(request, publicUrl)) return sendRefusal(reply, { code: 'OTHER_ORIGIN' });
    return undefined;
  });
};
